/* The end of a game. */
#include <stdlib.h>
#include <string.h>

#include "client/end.h"
#include "ui/overlay.h"

static void *enter(struct app *app)
{
    struct end *end = base_alloc(sizeof *end);
    memset(end, 0, sizeof *end);
    end->app = app;
    end->watch = watch_create(app);
    end_find_facts(end);
    end->step = app->counted ? end->step_count : 0;
    end->playing = !app->trace;
    end->next = ui_now(app->ui) + 1800;
    return end;
}

static void leave(struct app *app, void *memory)
{
    (void)app;
    struct end *end = memory;
    watch_destroy(end->watch);
    chart_finish(&end->chart);
    free(end->steps);
    free(end);
}

static void show(struct app *app, void *memory)
{
    struct end *end = memory;
    if (end->step < end->step_count) {
        end_show_final(end);
    } else if (end_show_result(end)) {
        return; /* another game has begun */
    }
    ui_toasts(app->ui, (struct ui_point){24, 24}, 480);
    if (ui_input(app->ui)->kind == UI_QUIT) {
        ui_quit(app->ui);
    }
}

const struct scene scene_end = {.name = "end", .enter = enter, .show = show, .leave = leave};
