/* Validates a data file of either format. */
#ifndef LOAD_CHECK_H
#define LOAD_CHECK_H

#include <stdbool.h>

#include "base/diag.h"

/* Reads a tile file or a rule set, as its `format` line says. True when it is without errors;
 * messages and warnings are added to `diag`. */
bool load_check_file(const char *path, struct diag *diag);

#endif
