/* What the screen shows, told on stdout whenever it has come to rest and is not as it was: `scene
 * NAME`, `at STEP PHASE` when a game runs, one line for each widget and text (ui/shown.h), `READY`. Test scripts read it to know
 * where to click. */
#ifndef CLIENT_TRACE_H
#define CLIENT_TRACE_H

#include "base/text.h"

struct app;

struct trace {
    struct text last;
};

/* Call it when a pass has ended. */
void trace_show(struct trace *trace, struct app *app);

#endif
