#include "client/trace.h"

#include <stdio.h>
#include <string.h>

#include "client/app.h"
#include "rules/names.h"
#include "ui/animation.h"
#include "ui/shown.h"

void trace_show(struct trace *trace, struct app *app)
{
    if (!app->trace || ui_tweens_running(ui_tweens(app->ui))) {
        return;
    }
    struct text now;
    text_init(&now);
    if (app->scenes.depth > 0) {
        text_printf(&now, "scene %s\n", app->scenes.open[app->scenes.depth - 1].scene->name);
    }
    if (app->session != NULL) {
        text_printf(&now, "at %zu %s\n", session_position(app->session),
            carc_phase_name(session_state(app->session)->phase));
    }
    ui_shown_dump(app->ui, &now);
    if (strcmp(text_string(&now), text_string(&trace->last)) == 0) {
        text_finish(&now);
        return;
    }
    text_finish(&trace->last);
    trace->last = now;
    printf("%sREADY\n", text_string(&now));
    fflush(stdout);
}
