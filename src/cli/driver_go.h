/* The command `go` of the line protocol. Private to the driver. */
#ifndef CLI_DRIVER_GO_H
#define CLI_DRIVER_GO_H

#include "cli/driver.h"
#include "notation/words.h"

/* go [time MS] [nodes N] [player NAME] [seed N] [threads N]: appends "ok {...}". False with a
 * message when the words are no such thing or nobody is to decide. There is a session. */
bool driver_go(
    struct driver *driver, struct notation_span words, struct text *answer, struct diag *diag);

#endif
