/* Messages on the terminal. */
#ifndef CLI_REPORT_H
#define CLI_REPORT_H

#include "base/diag.h"
#include "base/macros.h"
#include "base/text.h"

/* Prints the messages on stderr, one a line, and how many were not kept. */
void report_diag(const struct diag *diag);

/* Prints the text on stdout, and empties it. */
void report_text(struct text *text);

#endif
