/* Step 4: who acts in which order, and how far it went. */
#include <math.h>

#include "client/game/parts.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"
#include "ui/widget.h"

enum standing { WAITS, ACTS, DONE, SKIPPED };

struct place {
    enum standing standing;
    enum carc_skip why; /* SKIPPED */
};

/* What the log says of a player who had his part in this circle. */
static struct place past(const struct session *session, int player)
{
    for (size_t i = session_position(session); i-- > 0;) {
        struct session_step step = session_step(session, i);
        for (size_t e = 0; e < step.event_count; e++) {
            const struct carc_event *event = &step.events[e];
            if (event->kind == CARC_EVENT_SKIPPED && event->player == player) {
                return (struct place){SKIPPED, (enum carc_skip)event->skip};
            }
        }
        if (step.action.verb == CARC_CROP) {
            break;
        }
    }
    return (struct place){.standing = DONE};
}

/* Left neighbour first, turn player last: the seats between the turn player and the actor
 * had their part. Whoever has nothing to do is passed over. */
static struct place place_of(const struct game *game, int player)
{
    const struct carc_state *state = game_state(game);
    int actor = game_actor(game);
    int players = state->players;
    int place = (player - state->turn_player - 1 + players) % players;
    int now = (actor - state->turn_player - 1 + players) % players;
    if (place == now) {
        return (struct place){.standing = ACTS};
    }
    if (place < now) {
        return past(game->app->session, player);
    }
    enum carc_skip why;
    int options = carc_crop_options(game_rules(game), state, player, state->crop, &why);
    return options > 0 ? (struct place){.standing = WAITS} : (struct place){SKIPPED, why};
}

static const char *why_text(const struct game *game, enum carc_skip why)
{
    if (why == CARC_SKIP_SUPPLY_EMPTY) {
        return _("supply empty");
    }
    switch (carc_crop_symbol(game_rules(game), game_state(game))) {
    case CARC_SHIELD: return _("no knight");
    case CARC_CLUB: return _("no highwayman");
    default: return _("no farmer");
    }
}

static const char *short_name(struct game *game, int player)
{
    return ui_shorten(game->app->ui, UI_SMALL_BOLD, 92, game_name(game, player));
}

/* With `reasons`, why somebody is passed over stands below the name; else in the tip only. */
static float chip_width(struct game *game, int player, bool reasons)
{
    struct ui *ui = game->app->ui;
    struct place place = place_of(game, player);
    float words = ui_text_width(ui, UI_SMALL_BOLD, short_name(game, player));
    if (place.standing == SKIPPED && reasons) {
        words = fmaxf(words, ui_text_width(ui, UI_SMALL, why_text(game, place.why)) + 2);
    }
    return 34 + words + (place.standing == DONE ? 28 : 12);
}

static void skipped_chip(struct game *game, struct ui_rect words, int player, const char *why)
{
    struct ui *ui = game->app->ui;
    struct ui_type name = {UI_SMALL_BOLD, ui_color(ui, UI_INK2), UI_START, false};
    struct ui_type small = {UI_SMALL, ui_color(ui, UI_INK2), UI_START, false};
    struct ui_rect upper = words;
    if (why != NULL) {
        upper.h = words.h / 2;
        ui_text(ui, (struct ui_rect){words.x, words.y + upper.h - 2, words.w, upper.h}, small, why);
    }
    ui_text(ui, upper, name, short_name(game, player));
    float y = upper.y + upper.h / 2 + 1;
    float end = words.x + ui_text_width(ui, UI_SMALL_BOLD, short_name(game, player)) + 2;
    ui_line(ui, (struct ui_point){words.x - 2, y}, (struct ui_point){end, y},
        (struct ui_pen){1.5f, ui_color(ui, UI_INK2), 0, 0});
}

static void chip(struct game *game, struct ui_rect box, int player, bool reasons)
{
    struct ui *ui = game->app->ui;
    struct place place = place_of(game, player);
    const char *why = place.standing == SKIPPED ? why_text(game, place.why) : NULL;
    if (place.standing == ACTS) {
        ui_round(ui, box, box.h / 2, ui_color(ui, UI_PAPER_HI));
        game_player_frame(game, player, box, box.h / 2, 2);
    }
    const char *label = game_name(game, player);
    label = why == NULL ? label : ui_format(ui, "%s: %s", label, why);
    const char *id = ui_format(ui, "order:%d", player + 1);
    struct ui_reply reply = ui_react_as(ui, id, box, (struct ui_thing){"order", label, 0});
    ui_opacity_push(ui, why != NULL ? 0.6f : 1);
    picture_badge(game->app, (struct ui_rect){box.x + 6, box.y + box.h / 2 - 11, 22, 22}, player);
    ui_opacity_pop(ui);
    struct ui_rect words = {box.x + 34, box.y, box.w - 34, box.h};
    if (why != NULL) {
        skipped_chip(game, words, player, reasons ? why : NULL);
    } else {
        struct ui_type type = {UI_SMALL_BOLD, ui_color(ui, UI_INK), UI_START, false};
        ui_text(ui, words, type, short_name(game, player));
    }
    if (place.standing == DONE) {
        struct ui_rect tick = {box.x + box.w - 24, box.y + box.h / 2 - 9, 18, 18};
        ui_icon(ui, tick, UI_ICON_CHECK, ui_color(ui, UI_LEAF_TEXT));
    }
    if (reply.hover && why != NULL) {
        ui_tip(ui, box, NULL, label);
    }
}

/* Of all chips. */
static float chips_width(struct game *game, bool reasons)
{
    float width = 0;
    for (int player = 0; player < game_state(game)->players; player++) {
        width += chip_width(game, player, reasons) + 4;
    }
    return width;
}

void game_order(struct game *game, struct ui_rect rect)
{
    struct ui *ui = game->app->ui;
    const char *title = game_state(game)->crop == CARC_CROP_A ? _("A: Add") : _("B: Take back");
    float words = ui_text_width(ui, UI_ACTION, title);
    int players = game_state(game)->players;
    float room = game->layout.viewport.w - 2 * rect.x - 72 - words;
    bool reasons = chips_width(game, true) <= room;
    rect.w = 52 + words + 14 + 6 + chips_width(game, reasons);
    ui_panel(ui, rect, rect.h / 2);
    picture_medallion(game->app, (struct ui_rect){rect.x + 10, rect.y + 8, 36, 36},
        carc_crop_symbol(game_rules(game), game_state(game)));
    struct ui_type type = {UI_ACTION, ui_color(ui, UI_INK), UI_START, false};
    ui_text(ui, (struct ui_rect){rect.x + 52, rect.y, words + 4, rect.h}, type, title);
    struct ui_rect at = {rect.x + 52 + words + 14, rect.y + 6, 0, rect.h - 12};
    for (int i = 1; i <= players; i++) {
        int player = (game_state(game)->turn_player + i) % players;
        at.w = chip_width(game, player, reasons);
        chip(game, at, player, reasons);
        at.x += at.w + 4;
    }
    game_add_cover(game, rect);
}
