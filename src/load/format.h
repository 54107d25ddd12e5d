/* The line that says what a file is. Private to this room. */
#ifndef LOAD_FORMAT_H
#define LOAD_FORMAT_H

#include <stdbool.h>

#include "yaml/document.h"

/* False with a message when the document is no mapping, or its key `format` is missing or another
 * one: then its other keys mean nothing. */
bool format_check(const struct doc_node *root, const char *expected, struct diag *diag);

#endif
