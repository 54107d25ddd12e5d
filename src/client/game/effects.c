/* What has just happened, shown and heard: numbers that rise, figures that go home. */
#include <math.h>

#include "client/game/parts.h"
#include "client/words.h"
#include "ui/animation.h"
#include "ui/draw.h"
#include "ui/overlay.h"
#include "ui/shown.h"
#include "ui/text.h"

#define POINTS_MS 900
#define HOME_MS 420

void game_skip_effects(struct game *game)
{
    game->effect_count = 0;
    ui_tweens_skip(ui_tweens(game->app->ui));
}

static void add_effect(struct game *game, const struct carc_event *event, int player, int points)
{
    if (game->effect_count == GAME_EFFECTS) {
        return;
    }
    int placement = carc_placement_at(game_rules(game), game_state(game), event->cell);
    struct carc_placement at = carc_placement(game_rules(game), game_state(game), placement);
    const struct art_spots *spots = tiles_spots(game->app->tiles, at.tile, at.rotation);
    const struct art_spot *spot = &spots->segment[event->segment];
    game->effects[game->effect_count++] =
        (struct game_effect){.kind = points != 0 ? GAME_POINTS : GAME_HOME,
            .player = player,
            .points = points,
            .placement = placement,
            .segment = event->segment,
            .pose = spot->lying ? ART_LYING : ART_STANDING,
            .start = ui_now(game->app->ui) + 60 * game->effect_count};
}

/* From left to right as on the screen. */
static float pan_of(const struct game *game, struct carc_cell cell)
{
    struct ui_rect rect = camera_cell(&game->camera, cell);
    float half = game->layout.viewport.w / 2;
    float pan = half > 0 ? (rect.x + rect.w / 2 - half) / half : 0;
    return fmaxf(-1, fminf(1, pan)) * 0.6f;
}

static void show_scored(struct game *game, const struct carc_event *event)
{
    int most = 0;
    game_flash(game, carc_node_at(game_rules(game), game_state(game), event->cell, event->segment));
    for (int player = 0; player < game_state(game)->players; player++) {
        if (event->points[player] > 0) {
            add_effect(game, event, player, event->points[player]);
            most = event->points[player] > most ? event->points[player] : most;
        }
    }
    sounds_play(game->app->sounds, most >= 10 ? SYNTH_SCORE_LARGE : SYNTH_SCORE_SMALL,
        pan_of(game, event->cell));
}

static void show_event(struct game *game, const struct carc_event *event)
{
    struct sounds *sounds = game->app->sounds;
    struct ui *ui = game->app->ui;
    switch (event->kind) {
    case CARC_EVENT_PLACED: sounds_play(sounds, SYNTH_TILE, pan_of(game, event->cell)); break;
    case CARC_EVENT_ADDED: sounds_play(sounds, SYNTH_MEEPLE, pan_of(game, event->cell)); break;
    case CARC_EVENT_SCORED: show_scored(game, event); break;
    case CARC_EVENT_TAKEN_BACK:
    case CARC_EVENT_RETURNED:
        add_effect(game, event, event->player, 0);
        sounds_play(sounds, SYNTH_RETURN, pan_of(game, event->cell));
        break;
    case CARC_EVENT_CROP_CHOSEN: sounds_play(sounds, SYNTH_CIRCLE, 0); break;
    case CARC_EVENT_SET_ASIDE:
        ui_toast(ui, UI_NEWS, _("This tile fits nowhere. It is set aside."));
        break;
    default: break;
    }
}

/* All whom the circle passed over for the same reason are named in one message, unless the order of
 * a step 4 that goes on tells it: a message would lie over the board. */
static void tell_skipped(struct game *game, enum carc_skip skip)
{
    const struct carc_events *events = session_events(game->app->session);
    struct ui *ui = game->app->ui;
    const char *names = NULL;
    for (size_t i = 0; i < events->count; i++) {
        const struct carc_event *event = &events->items[i];
        if (event->kind == CARC_EVENT_SKIPPED && event->skip == skip) {
            const char *name = game_name(game, event->player);
            names = names != NULL ? ui_format(ui, "%s, %s", names, name) : name;
        }
    }
    if (names != NULL) {
        const char *format = skip == CARC_SKIP_SUPPLY_EMPTY ? _("%s: supply empty")
                                                            : _("%s: no such meeple on the board");
        ui_toast(ui, UI_NEWS, ui_format(ui, format, names));
    }
}

void game_show_events(struct game *game)
{
    const struct carc_events *events = session_events(game->app->session);
    for (size_t i = 0; i < events->count; i++) {
        show_event(game, &events->items[i]);
    }
    if (game_state(game)->phase != CARC_PHASE_CROP_TURN) {
        tell_skipped(game, CARC_SKIP_SUPPLY_EMPTY);
        tell_skipped(game, CARC_SKIP_NO_MEEPLE);
    }
    if (game->app->settings.less_motion) {
        for (size_t i = 0; i < game->effect_count; i++) {
            game->effects[i].start = ui_now(game->app->ui);
        }
    }
}

/* The first step of the turn that was played last, or -1. */
static int last_turn(const struct session *session)
{
    int first = -1;
    int turn = 0;
    for (size_t i = session_position(session); i-- > 0;) {
        struct session_step step = session_step(session, i);
        if (turn == 0 && step.actor == CARC_CHANCE) {
            continue; /* the tile in hand */
        }
        if (turn != 0 && step.turn != turn) {
            break;
        }
        turn = step.turn;
        first = (int)i;
    }
    return first;
}

static size_t first_line(const struct log *log, int turn)
{
    size_t line = log->count;
    while (line > 0 && log->lines[line - 1].turn >= turn) {
        line--;
    }
    return line;
}

void game_show_again(struct game *game)
{
    const struct session *session = game->app->session;
    int first = last_turn(session);
    game->effect_count = 0;
    game->flash_count = 0;
    for (size_t i = (size_t)first; first >= 0 && i < session_position(session); i++) {
        struct session_step step = session_step(session, i);
        for (size_t k = 0; k < step.event_count; k++) {
            show_event(game, &step.events[k]);
            if (step.events[k].kind == CARC_EVENT_PLACED) {
                game_centre_if_out(game, step.events[k].cell);
                game_land_at(game, step.events[k].cell);
            }
        }
    }
    if (first < 0) {
        game_refuse(game, REFUSAL_NOBODY_MOVED);
    } else {
        game_caption(game, first_line(&game->log, session_step(session, (size_t)first).turn));
    }
    ui_repaint(game->app->ui);
}

/* Where the figure goes: to its player's row. */
static struct ui_point home(const struct game *game, int player)
{
    struct ui *ui = game->app->ui;
    const struct ui_shown *row = ui_shown_find(ui, ui_format(ui, "player:%d", player + 1));
    if (row == NULL) {
        return (struct ui_point){game->layout.panel.x, game->layout.panel.y};
    }
    return (struct ui_point){row->rect.x + 80, row->rect.y + row->rect.h / 2};
}

static void draw_points(struct game *game, const struct game_effect *effect, float t)
{
    struct ui *ui = game->app->ui;
    struct ui_point at = game_spot(game, effect->placement, effect->segment, 0);
    const char *text = ui_format(ui, "+%d", effect->points);
    float width = ui_text_width(ui, UI_SCORE, text) + 46;
    struct ui_rect box = {at.x - width / 2, at.y - 52 - 28 * ui_curve(UI_EASE_OUT, t), width, 40};
    ui_opacity_push(ui, t > 0.7f ? (1 - t) / 0.3f : 1);
    ui_card_shadow(ui, box, 20);
    ui_round(ui, box, 20, ui_color(ui, UI_PAPER));
    picture_badge(game->app, (struct ui_rect){box.x + 6, box.y + 7, 26, 26}, effect->player);
    struct ui_rect words = {box.x + 36, box.y, width - 40, box.h};
    ui_text(
        ui, words, (struct ui_type){UI_SCORE, ui_color(ui, UI_LEAF_TEXT), UI_START, false}, text);
    ui_opacity_pop(ui);
}

static void draw_home(struct game *game, const struct game_effect *effect, float t)
{
    if (game->app->settings.less_motion) {
        return;
    }
    struct ui_point from = game_spot(game, effect->placement, effect->segment, 0);
    struct ui_point to = home(game, effect->player);
    float way = ui_curve(UI_EASE_IN, t);
    struct ui_point at = {from.x + (to.x - from.x) * way,
        from.y + (to.y - from.y) * way - 90 * sinf(3.14159265f * way)};
    struct picture_figure figure = {.player = effect->player,
        .pose = effect->pose,
        .look = PICTURE_FULL,
        .height = (float)art_meeple_height(effect->pose, (double)game->camera.tile),
        .opacity = 1};
    picture_meeple(game->app, at, &figure);
}

void game_effects(struct game *game)
{
    struct ui *ui = game->app->ui;
    uint64_t now = ui_now(ui);
    size_t kept = 0;
    for (size_t i = 0; i < game->effect_count; i++) {
        struct game_effect effect = game->effects[i];
        float lasts = effect.kind == GAME_POINTS ? POINTS_MS : HOME_MS;
        float t = now > effect.start ? (float)(now - effect.start) / lasts : 0;
        if (t >= 1) {
            continue;
        }
        game->effects[kept++] = effect;
        if (effect.kind == GAME_POINTS) {
            draw_points(game, &effect, t);
        } else {
            draw_home(game, &effect, t);
        }
    }
    if (kept > 0 || game->effect_count > 0) {
        ui_repaint_at(ui, now + 16);
    }
    game->effect_count = kept;
}
