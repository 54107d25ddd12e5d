/* What the prompt says while a computer player has the word. */
#include <math.h>

#include "client/caps.h"
#include "client/game/parts.h"
#include "client/kit.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/widget.h"

#define THINKS_AFTER 400 /* ms: quick answers do not flicker */
#define DOT_MS 280
#define DOTS 30.0f /* room for them */
#define WIDEST 640.0f

/* By the symbol of the circle. */
static const struct {
    const char *add, *take;
} circle_words[CARC_SYMBOL_COUNT] = {
    [CARC_SHIELD] = {N_("%s adds a knight."), N_("%s takes back a knight.")},
    [CARC_CLUB] = {N_("%s adds a highwayman."), N_("%s takes back a highwayman.")},
    [CARC_RAKE] = {N_("%s adds a farmer."), N_("%s takes back a farmer.")},
};

static const char *const claim_words[CARC_KIND_COUNT] = {[CARC_FIELD] = N_("%s places a farmer."),
    [CARC_ROAD] = N_("%s places a highwayman."),
    [CARC_CITY] = N_("%s places a knight."),
    [CARC_MONASTERY] = N_("%s places a monk.")};

static enum carc_kind claimed_kind(const struct game *game, struct carc_action action)
{
    const struct carc_state *state = game_state(game);
    struct carc_placement last = carc_placement(game_rules(game), state, state->placed - 1);
    return game_rules(game)->set.tiles[last.tile].segments[action.item].kind;
}

/* What it is about to do. */
static const char *decision(struct game *game)
{
    struct carc_action action = game->computers.action;
    enum carc_symbol symbol = carc_crop_symbol(game_rules(game), game_state(game));
    switch (action.verb) {
    case CARC_CLAIM: return _(claim_words[claimed_kind(game, action)]);
    case CARC_CROP: return action.item == CARC_CROP_A ? _("%s chooses A.") : _("%s chooses B.");
    case CARC_ADD: return _(circle_words[symbol].add);
    case CARC_RETURN: return _(circle_words[symbol].take);
    case CARC_PASS:
        return game_state(game)->phase == CARC_PHASE_CROP_TURN ? _("%s adds nothing.")
                                                               : _("%s plays.");
    default: return _("%s plays.");
    }
}

static bool is_long(const struct game *game)
{
    uint64_t begins = game->computers.since + THINKS_AFTER;
    bool thinks = game->computers.stage == COMPUTERS_THINK;
    if (thinks && ui_now(game->app->ui) < begins) {
        ui_repaint_at(game->app->ui, begins);
    }
    return thinks && ui_now(game->app->ui) >= begins;
}

static const char *format_of(struct game *game)
{
    const struct computers *computers = &game->computers;
    if (computers->stage == COMPUTERS_FAILED) {
        return _("%s cannot decide.");
    }
    if (computers->paused) {
        return _("Paused. It is for %s to decide.");
    }
    if (is_long(game)) {
        return _("%s is thinking");
    }
    return computers->stage == COMPUTERS_SHOW ? decision(game) : _("%s plays.");
}

/* One of three is bright, and moves on. */
static void dots(struct game *game, struct ui_rect box)
{
    struct ui *ui = game->app->ui;
    bool still = game->app->settings.less_motion;
    uint64_t now = ui_now(ui);
    int bright = still ? 3 : (int)(now / DOT_MS % 3);
    struct ui_color color = ui_color(ui, UI_NIGHT_TEXT);
    for (int i = 0; i < 3; i++) {
        struct ui_point at = {box.x + 5 + 10 * (float)i, box.y + box.h / 2 + 3};
        bool on = still || i == bright;
        ui_disc(ui, at, on ? 3.5f : 2.5f, ui_alpha(color, on ? 1 : 0.45f));
    }
    if (!still) {
        ui_repaint_at(ui, (now / DOT_MS + 1) * DOT_MS);
    }
}

static void press(struct game *game)
{
    if (game->computers.stage == COMPUTERS_FAILED) {
        computers_take_over(game, game_actor(game));
    } else {
        computers_pause(game);
    }
}

static struct ui_button button_of(const struct game *game)
{
    const struct computers *computers = &game->computers;
    if (computers->stage == COMPUTERS_FAILED) {
        return (struct ui_button){.kind = UI_PILL, .icon = UI_ICON_PERSON, .label = _("Take over")};
    }
    return (struct ui_button){.kind = computers->paused ? UI_PILL : UI_PILL_PLAIN,
        .icon = computers->paused ? UI_ICON_PLAY : UI_ICON_PAUSE,
        .label = computers->paused ? _("Go on") : _("Pause"),
        .tip = cap_tip(game->app, HELP_COMPUTER, KEYS_PAUSE)};
}

void computers_prompt(struct game *game, struct ui_point at)
{
    struct ui *ui = game->app->ui;
    const char *name = game_name(game, game_actor(game));
    struct ui_button look = button_of(game);
    float button = ui_button_width(ui, &look);
    float most = WIDEST - button - 60 - DOTS;
    const char *text = ui_shorten(ui, UI_BODY, most, ui_format(ui, format_of(game), name));
    const char *thinks = ui_shorten(ui, UI_BODY, most, ui_format(ui, _("%s is thinking"), name));
    /* As wide as when it thinks, so that it does not jump. */
    float words =
        fmaxf(ui_text_width(ui, UI_BODY, text), ui_text_width(ui, UI_BODY, thinks) + DOTS + 4) + 2;
    struct ui_rect rect = {at.x, at.y, 20 + words + 14 + button + 7, 52};
    ui_night_bar(ui, rect);
    struct ui_rect line = {rect.x + 20, rect.y, words, rect.h};
    kit_text(ui, line, UI_BODY, UI_NIGHT_TEXT, text);
    if (is_long(game) && !game->computers.paused) {
        float width = ui_text_width(ui, UI_BODY, text) + 6;
        dots(game, (struct ui_rect){line.x + width, line.y, DOTS, line.h});
    }
    struct ui_rect place = {line.x + words + 14, rect.y + 7, button, 38};
    if (ui_button(ui, "pause", place, &look)) {
        press(game);
    }
    game_add_cover(game, rect);
}
