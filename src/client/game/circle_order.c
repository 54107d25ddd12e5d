/* Step 4: who acts in which order, and how far it went. */
#include "client/game/parts.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/widget.h"

enum standing { WAITS, ACTS, DONE, SKIPPED };

/* Left neighbour first, turn player last: the seats between the turn player and the actor
 * had their part. Whoever has nothing to do is passed over. */
static enum standing standing_of(const struct game *game, int player)
{
    const struct carc_state *state = game_state(game);
    int actor = game_actor(game);
    int players = state->players;
    int place = (player - state->turn_player - 1 + players) % players;
    int now = (actor - state->turn_player - 1 + players) % players;
    if (place == now) {
        return ACTS;
    }
    if (place > now) {
        enum carc_skip skip;
        int options = carc_crop_options(game_rules(game), state, player, state->crop, &skip);
        return options > 0 ? WAITS : SKIPPED;
    }
    const struct session *session = game->app->session;
    for (size_t i = session_position(session); i-- > 0;) {
        struct session_step step = session_step(session, i);
        for (size_t e = 0; e < step.event_count; e++) {
            if (step.events[e].kind == CARC_EVENT_SKIPPED && step.events[e].player == player) {
                return SKIPPED;
            }
        }
        if (step.action.verb == CARC_CROP) {
            break;
        }
    }
    return DONE;
}

static const char *short_name(struct game *game, int player)
{
    return ui_shorten(game->app->ui, UI_SMALL_BOLD, 92, game_name(game, player));
}

static float chip_width(struct game *game, int player)
{
    float name = ui_text_width(game->app->ui, UI_SMALL_BOLD, short_name(game, player));
    return 34 + name + (standing_of(game, player) == DONE ? 28 : 12);
}

static void chip(struct game *game, struct ui_rect box, int player)
{
    struct ui *ui = game->app->ui;
    enum standing standing = standing_of(game, player);
    const char *name = short_name(game, player);
    if (standing == ACTS) {
        ui_round(ui, box, box.h / 2, ui_color(ui, UI_PAPER_HI));
        game_player_frame(game, player, box, box.h / 2, 2);
    }
    ui_opacity_push(ui, standing == SKIPPED ? 0.55f : 1);
    picture_badge(game->app, (struct ui_rect){box.x + 6, box.y + box.h / 2 - 11, 22, 22}, player);
    struct ui_rect words = {box.x + 34, box.y, box.w - 34, box.h};
    struct ui_type type = {UI_SMALL_BOLD, ui_color(ui, UI_INK), UI_START, false};
    ui_text(ui, words, type, name);
    if (standing == SKIPPED) {
        float y = box.y + box.h / 2 + 1;
        ui_line(ui, (struct ui_point){words.x - 2, y},
            (struct ui_point){words.x + ui_text_width(ui, UI_SMALL_BOLD, name) + 2, y},
            (struct ui_pen){1.5f, ui_color(ui, UI_INK), 0, 0});
    }
    ui_opacity_pop(ui);
    if (standing == DONE) {
        struct ui_rect tick = {box.x + box.w - 24, box.y + box.h / 2 - 9, 18, 18};
        ui_icon(ui, tick, UI_ICON_CHECK, ui_color(ui, UI_LEAF_TEXT));
    }
}

void game_order(struct game *game, struct ui_rect rect)
{
    struct ui *ui = game->app->ui;
    const char *title = game_state(game)->crop == CARC_CROP_A ? _("A: Add") : _("B: Take back");
    float words = ui_text_width(ui, UI_ACTION, title);
    int players = game_state(game)->players;
    rect.w = 52 + words + 14 + 6;
    for (int player = 0; player < players; player++) {
        rect.w += chip_width(game, player) + 4;
    }
    ui_panel(ui, rect, rect.h / 2);
    picture_medallion(game->app, (struct ui_rect){rect.x + 10, rect.y + 8, 36, 36},
        carc_crop_symbol(game_rules(game), game_state(game)));
    struct ui_type type = {UI_ACTION, ui_color(ui, UI_INK), UI_START, false};
    ui_text(ui, (struct ui_rect){rect.x + 52, rect.y, words + 4, rect.h}, type, title);
    struct ui_rect at = {rect.x + 52 + words + 14, rect.y + 8, 0, rect.h - 16};
    for (int i = 1; i <= players; i++) {
        int player = (game_state(game)->turn_player + i) % players;
        at.w = chip_width(game, player);
        chip(game, at, player);
        at.x += at.w + 4;
    }
    game_add_cover(game, rect);
}
