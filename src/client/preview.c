#include "client/preview.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "client/app.h"
#include "client/kit.h"
#include "client/pictures.h"
#include "client/snapshot.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/picture.h"

struct preview {
    struct session *session;
    bool own;
    struct snapshot_job *job;
    int pixels[2];        /* of the room that the picture was made for */
    struct ui_point size; /* of the picture, in device pixels; 0: not there yet */
};

struct preview *preview_of(struct app *app, struct session *session)
{
    (void)app;
    struct preview *preview = base_alloc(sizeof *preview);
    *preview = (struct preview){.session = session};
    return preview;
}

struct preview *preview_open(struct app *app, const char *path, struct diag *diag)
{
    struct session *session = app_read(app, &(struct app_file){.path = path}, diag);
    if (session == NULL) {
        return NULL;
    }
    struct preview *preview = preview_of(app, session);
    preview->own = true;
    return preview;
}

void preview_close(struct preview *preview)
{
    if (preview == NULL) {
        return;
    }
    snapshot_end(preview->job);
    if (preview->own) {
        session_destroy(preview->session);
    }
    free(preview);
}

const struct session *preview_session(const struct preview *preview)
{
    return preview->session;
}

bool preview_finished(const struct preview *preview)
{
    return session_state(preview->session)->phase == CARC_PHASE_OVER;
}

static const char *picture_key(struct app *app, const struct preview *preview)
{
    return ui_format(app->ui, "preview/%p", (const void *)preview);
}

static void start(struct app *app, struct preview *preview, int width, int height)
{
    const struct carc_rules *rules = session_rules(preview->session);
    const struct carc_state *state = session_state(preview->session);
    snapshot_end(preview->job);
    preview->pixels[0] = width;
    preview->pixels[1] = height;
    struct snapshot what = {.rules = rules, .state = state, .margin = 4, .clear = true};
    what.tile = snapshot_tile_for(rules, state, 96, (const int[]){width - 8, height - 8});
    for (int i = 0; i < state->players; i++) {
        what.looks[i] = app_player_of(app, preview->session, i);
    }
    preview->job = snapshot_start(app->ui, &what);
}

void preview_picture(struct app *app, struct preview *preview, struct ui_rect rect)
{
    struct ui *ui = app->ui;
    enum ui_theme theme = ui_theme(ui);
    ui_gradient(ui, rect, 10,
        (const struct ui_color[]){
            ui_theme_color(theme, UI_TABLE_CENTRE), ui_theme_color(theme, UI_TABLE_MIDDLE)});
    float scale = ui_scale(ui);
    int width = (int)((rect.w - 16) * scale);
    int height = (int)((rect.h - 16) * scale);
    if (preview->pixels[0] != width || preview->pixels[1] != height) {
        start(app, preview, width, height);
    }
    const char *key = picture_key(app, preview);
    SDL_Surface *picture = snapshot_take(preview->job);
    if (picture != NULL) {
        ui_picture_store(ui, key, picture);
        preview->size = (struct ui_point){(float)picture->w, (float)picture->h};
        SDL_FreeSurface(picture);
    }
    if (preview->size.x > 0) {
        float fit =
            fminf(1 / scale, fminf((rect.w - 8) / preview->size.x, (rect.h - 8) / preview->size.y));
        struct ui_rect place = ui_centre(rect, preview->size.x * fit, preview->size.y * fit);
        ui_clip_push(ui, rect);
        ui_picture(ui, place, key, UI_PLAIN);
        ui_clip_pop(ui);
    }
}

float preview_players(struct app *app, const struct preview *preview, struct ui_rect rect)
{
    struct ui *ui = app->ui;
    const struct carc_state *state = session_state(preview->session);
    float start = rect.y;
    float line = fmaxf(19, fminf(30, rect.h / (float)state->players));
    int winners =
        preview_finished(preview) ? carc_winners(session_rules(preview->session), state) : 0;
    for (int i = 0; i < state->players; i++) {
        struct ui_rect row = ui_cut_top(&rect, line, 0);
        struct ui_rect badge = ui_cut_left(&row, 22, 10);
        picture_badge_of(app, ui_centre(badge, 22, 22), app_player_of(app, preview->session, i));
        struct ui_rect score = ui_cut_right(&row, 56, 6);
        enum ui_style style = winners >> i & 1 ? UI_BODY_BOLD : UI_BODY;
        kit_text(ui, row, style, UI_INK, session_names(preview->session)[i]);
        ui_text(ui, score, kit_aligned(ui, UI_BODY_BOLD, UI_INK, UI_END),
            ui_format(ui, "%d", (int)state->score[i]));
    }
    return rect.y - start;
}

/* The names of the players in the set, joined as the language does it. */
static const char *join(struct app *app, const struct preview *preview, int players)
{
    const char *const *names = session_names(preview->session);
    const char *all = "";
    int count = session_state(preview->session)->players;
    for (int i = count - 1; i >= 0; i--) {
        if (!(players >> i & 1)) {
            continue;
        }
        int later = players >> (i + 1);
        if (later == 0) {
            all = names[i];
        } else if ((later & (later - 1)) == 0) {
            /* TRANSLATORS: the last two names of a list */
            all = ui_format(app->ui, _("%s and %s"), names[i], all);
        } else {
            /* TRANSLATORS: a name and the rest of the list */
            all = ui_format(app->ui, _("%s, %s"), names[i], all);
        }
    }
    return all;
}

const char *preview_names(struct app *app, const struct preview *preview)
{
    return join(app, preview, (1 << session_state(preview->session)->players) - 1);
}

const char *preview_state(struct app *app, const struct preview *preview)
{
    const struct carc_rules *rules = session_rules(preview->session);
    const struct carc_state *state = session_state(preview->session);
    if (preview_finished(preview)) {
        int winners = carc_winners(rules, state);
        int points = 0;
        for (int i = 0; i < state->players; i++) {
            points = winners >> i & 1 ? (int)state->score[i] : points;
        }
        bool shared = (winners & (winners - 1)) != 0;
        return shared
                   ? ui_format(app->ui,
                         _n("%s share the victory with %d point",
                             "%s share the victory with %d points", points),
                         join(app, preview, winners), points)
                   : ui_format(app->ui, _n("%s won with %d point", "%s won with %d points", points),
                         join(app, preview, winners), points);
    }
    int actor = carc_actor(state) >= 0 ? carc_actor(state) : state->turn_player;
    int left = state->bag_left;
    return ui_format(app->ui,
        _n("Turn %d, %s to play, %d tile left", "Turn %d, %s to play, %d tiles left", left),
        state->turn, session_names(preview->session)[actor], left);
}
