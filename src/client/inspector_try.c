/* A game for two in which the chosen tile comes first. */
#include <stdio.h>
#include <string.h>

#include "client/inspector.h"
#include "client/words.h"
#include "rules/event.h"
#include "ui/overlay.h"

static bool has_start_tile(const struct inspector *inspector)
{
    for (size_t i = 0; i < inspector->set.count; i++) {
        if (inspector->set.tiles[i].start) {
            return true;
        }
    }
    return false;
}

/* Its only copy lies on the table: no draw brings it. */
static bool lies_there(const struct carc_tile *tile)
{
    return tile->start && tile->count == 1;
}

const char *inspector_cannot_try(const struct inspector *inspector)
{
    if (inspector->set.count == 0) {
        return _("There is no tile to be shown. The checks tell why.");
    }
    return inspector->said.fine ? NULL
                                : _("The set cannot be played before its errors are mended.");
}

/* The set, and the base game if that is to come along; the draw of the tile stands in the record,
 * and all others are dealt as in any game. */
static bool fill(
    const struct inspector *inspector, bool base, struct record *record, struct diag *diag)
{
    const struct inspector_file *file = &inspector->files[inspector->file];
    const struct carc_tile *tile = inspector_tile(inspector);
    const struct diag_place nowhere = {0, 0};
    record_init(record);
    record_add_seat(record, "Ann", false, NULL);
    record_add_seat(record, "Bob", false, NULL);
    record->seeded = record->draws_free = true;
    record->seed = app_chance();
    if (base || !lies_there(tile)) {
        struct record_step *step = record_add_step(record);
        snprintf(step->text, sizeof step->text, "draw %s/%s", tile->set, tile->id);
    }
    bool fine = !base || load_request_set(&record->request, "base", nowhere, diag);
    return fine &&
           (file->user ? load_request_file(&record->request, file->path, diag)
                       : load_request_set(&record->request, inspector->set.id, nowhere, diag));
}

static bool set_aside(const struct session *session)
{
    if (session_length(session) == 0) {
        return false;
    }
    struct session_step step = session_step(session, 0);
    for (size_t i = 0; i < step.event_count; i++) {
        if (step.events[i].kind == CARC_EVENT_SET_ASIDE) {
            return true;
        }
    }
    return false;
}

/* Nothing can be laid beside the start tile of the set, or there is nothing else in it. */
static bool ends_at_once(const struct inspector *inspector)
{
    struct record record;
    struct diag unsaid; /* the trial itself tells it */
    diag_init(&unsaid, "");
    struct session *session =
        fill(inspector, false, &record, &unsaid) ? session_create(&record, &unsaid) : NULL;
    record_finish(&record);
    bool over = false;
    if (session != NULL) {
        session_deal(session);
        over = session_state(session)->phase == CARC_PHASE_OVER;
    }
    session_destroy(session);
    return over;
}

void inspector_try(struct inspector *inspector)
{
    struct app *app = inspector->app;
    bool helped = has_start_tile(inspector) && ends_at_once(inspector);
    bool base = helped || !has_start_tile(inspector);
    bool lies = !base && lies_there(inspector_tile(inspector));
    struct record record;
    struct diag diag;
    diag_init(&diag, "");
    bool fine = fill(inspector, base, &record, &diag) && app_try(app, &record, &diag);
    record_finish(&record);
    if (!fine) {
        ui_toast(app->ui, UI_BAD, app_fault(app, &diag));
    } else if (helped) {
        ui_toast(app->ui, UI_NEWS,
            _("With this set alone the game would be over at once: the base game comes along."));
    } else if (lies) {
        ui_toast(app->ui, UI_NEWS, _("This tile lies on the table: it is the start tile."));
    } else if (set_aside(app->session)) {
        ui_toast(app->ui, UI_NEWS,
            _("This tile fits nowhere beside the start tile, so it was set aside."));
    }
}
