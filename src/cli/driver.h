/* The line protocol of `carc drive` (src/cli/README.md), apart from reading and printing. */
#ifndef CLI_DRIVER_H
#define CLI_DRIVER_H

#include <stdatomic.h>
#include <stdbool.h>

#include "base/text.h"
#include "session/session.h"

#define DRIVER_MAX_LINE 4096 /* bytes of a command that are looked at */

struct driver {
    struct session *session; /* NULL before the first `new` or `load` */
    bool files_barred;       /* `save` and `load` do not touch files; `go` thinks for a moment */
    const atomic_bool *stop; /* ends a `go` at once when it becomes true; or NULL */
    bool ended;              /* `quit` was said */
};

void driver_init(struct driver *driver);
void driver_finish(struct driver *driver);

/* Carries out one command of `size` bytes (anything may be in them) and appends the answer, one
 * line without its newline: "ok", "ok ..." or "err REASON". */
void driver_line(struct driver *driver, const char *line, size_t size, struct text *answer);

#endif
