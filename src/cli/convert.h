/* A sub-command that makes one file of another. */
#ifndef CLI_CONVERT_H
#define CLI_CONVERT_H

#include <stdbool.h>

#include "base/diag.h"
#include "base/text.h"

/* Reads the file and adds the other one to `out`. False with messages. */
typedef bool convert_function(const char *path, struct text *out, struct diag *diag);

/* The command line `FILE [-o OUTPUT]`: converts the file, writes it and tells messages. Returns an
 * exit status. */
int convert_run(int argc, char **argv, convert_function *convert);

#endif
