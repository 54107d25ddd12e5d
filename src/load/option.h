/* Setting an option from a file or a command line. Private to this room. */
#ifndef LOAD_OPTION_H
#define LOAD_OPTION_H

#include <stdbool.h>

#include "base/diag.h"
#include "rules/options.h"

struct option_places {
    struct diag_place name;
    struct diag_place value;
};

/* carc_set_option with a message about what is wrong. */
bool option_set(struct carc_options *options, const char *name, const char *value,
    struct option_places places, struct diag *diag);

#endif
