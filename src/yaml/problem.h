/* What libyaml could not read, in our words. Private to this room. */
#ifndef YAML_PROBLEM_H
#define YAML_PROBLEM_H

#include <stddef.h>
#include <yaml.h>

#include "base/diag.h"

/* Line and column of a byte of a text that is UTF-8 up to there. */
struct diag_place problem_place(const char *bytes, size_t offset);

/* Adds the fault at which the parser stopped. */
void problem_report(const yaml_parser_t *parser, const char *bytes, size_t size, struct diag *diag);

#endif
