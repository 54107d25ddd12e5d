/* What floats over the board: whose turn, which step, what to do; and the zoom (look, 4.1). */
#include <math.h>

#include "client/caps.h"
#include "client/game/parts.h"
#include "client/game/prompt_words.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"
#include "ui/shown.h"
#include "ui/widget.h"

#define STEPS 4
#define GAP 8.0f
#define WIDEST 640.0f

static const char *const step_names[STEPS] = {
    N_("Place tile"), N_("Meeple"), N_("Scoring"), N_("Crop circle")};

static int current_step(const struct game *game)
{
    switch (game_step(game)) {
    case GAME_TILE: return 0;
    case GAME_MEEPLE: return 1;
    case GAME_CHOICE:
    case GAME_ACTOR: return 3;
    default: return 2;
    }
}

static void pill(struct ui *ui, struct ui_rect rect)
{
    ui_panel(ui, rect, rect.h / 2);
}

/* Returns the right end. */
static float turn_pill(struct game *game, float height)
{
    struct ui *ui = game->app->ui;
    const struct game_layout *layout = &game->layout;
    int actor = game_actor(game);
    bool acts = game_state(game)->phase == CARC_PHASE_CROP_TURN;
    const char *text =
        ui_format(ui, acts ? _("%s's choice") : _("%s's turn"), game_name(game, actor));
    const char *turn = ui_format(ui, _("Turn %d"), game_state(game)->turn);
    text = ui_shorten(ui, UI_NAME, 230, text);
    float width = ui_text_width(ui, UI_NAME, text);
    width = layout->compact ? width : fmaxf(width, ui_text_width(ui, UI_SMALL, turn));
    struct ui_rect rect = {layout->margin, layout->margin, width + height + 22, height};
    pill(ui, rect);
    float badge = height - 18;
    picture_badge(game->app, (struct ui_rect){rect.x + 9, rect.y + 9, badge, badge}, actor);
    struct ui_rect words = {rect.x + height, rect.y, width + 4, height};
    struct ui_type name = {UI_NAME, ui_color(ui, UI_INK), UI_START, false};
    if (layout->compact) {
        ui_text(ui, words, name, text);
    } else {
        ui_text(ui, (struct ui_rect){words.x, rect.y + 7, words.w, 24}, name, text);
        struct ui_type small = {UI_SMALL, ui_color(ui, UI_INK2), UI_START, false};
        ui_text(ui, (struct ui_rect){words.x, rect.y + 30, words.w, 18}, small, turn);
    }
    game_add_cover(game, rect);
    return rect.x + rect.w;
}

static void step_disc(struct game *game, struct ui_rect box, int step)
{
    struct ui *ui = game->app->ui;
    struct ui_point centre = {box.x + box.w / 2, box.y + box.h / 2};
    bool possible = step != 3 || current_step(game) == 3;
    struct tiles_face face = game_turn_face(game);
    possible |= game_rules(game)->set.tiles[face.tile].symbol != CARC_NO_SYMBOL;
    ui_opacity_push(ui, possible ? 1 : 0.45f);
    ui_ring(ui, centre, 16, (struct ui_pen){2, ui_color(ui, UI_FIELD_EDGE), 0, 0});
    struct ui_type type = {UI_ACTION, ui_color(ui, UI_INK2), UI_MIDDLE, false};
    ui_text(ui, box, type, ui_format(ui, "%d", step + 1));
    ui_opacity_pop(ui);
}

static float step_pill_width(struct ui *ui, int step)
{
    return ui_text_width(ui, UI_ACTION, _(step_names[step])) + 28 + 12 + 24;
}

/* `right`: where it ends. */
static float step_bar(struct game *game, float left, float height)
{
    struct ui *ui = game->app->ui;
    int current = current_step(game);
    float wide = step_pill_width(ui, current);
    struct ui_rect rect = {left, game->layout.margin, wide + (STEPS - 1) * 40 + 16, height};
    pill(ui, rect);
    float x = rect.x + 8;
    for (int step = 0; step < STEPS; step++) {
        if (step != current) {
            step_disc(game, (struct ui_rect){x + 4, rect.y + height / 2 - 16, 32, 32}, step);
            x += 40;
            continue;
        }
        struct ui_rect now = {x, rect.y + height / 2 - 19, wide, 38};
        ui_round(ui, now, 19, ui_color(ui, UI_TERRACOTTA));
        struct ui_point centre = {now.x + 5 + 14, now.y + 19};
        ui_disc(ui, centre, 14, ui_rgb(0xFFF8EA));
        struct ui_type number = {UI_ACTION, ui_rgb(0xBF4A28), UI_MIDDLE, false};
        ui_text(ui, (struct ui_rect){centre.x - 14, centre.y - 14, 28, 28}, number,
            ui_format(ui, "%d", step + 1));
        struct ui_type name = {UI_ACTION, ui_color(ui, UI_ON_TERRACOTTA), UI_START, false};
        ui_text(
            ui, (struct ui_rect){now.x + 42, now.y, now.w - 50, now.h}, name, _(step_names[step]));
        x += wide;
    }
    game_add_cover(game, rect);
    return rect.x + rect.w;
}

/* ---- The prompt. */

static const char *action_tip(const struct game *game)
{
    return cap_tip(
        game->app, game_help_step(game), game_step(game) == GAME_TILE ? KEYS_PICK : KEYS_END_TURN);
}

/* Beside a button stands what else does it, for whoever plays by keys or by pad. */
static struct cap cap_beside(const struct game *game, enum ui_hand hand, enum keys_command command)
{
    return hand == UI_BY_POINTER ? (struct cap){.name = ""}
                                 : cap_by(game->app, hand, game_help_step(game), command);
}

static struct cap main_cap(const struct game *game, enum ui_hand hand)
{
    return cap_beside(game, hand, game_step(game) == GAME_TILE ? KEYS_PICK : KEYS_END_TURN);
}

/* With the gap before it. */
static float cap_room(const struct game *game, struct cap cap)
{
    return *cap.name ? cap_width(game->app->ui, cap) + 10 : 0;
}

static void draw_words(struct ui *ui, struct ui_rect rect, const char *text, bool two_lines)
{
    struct ui_type type = {UI_BODY, ui_color(ui, UI_NIGHT_TEXT), UI_START, false};
    if (two_lines) {
        type.style = UI_SMALL;
        type.rich = true;
        float high = ui_paragraph_height(ui, UI_SMALL, rect.w, text);
        ui_paragraph(ui, ui_centre(rect, rect.w, high), type, text);
    } else {
        ui_text(ui, rect, type, text);
    }
}

/* How long Start is held already, along the lower edge of what it ends. */
static void hold_bar(struct game *game, struct ui_rect button)
{
    struct ui *ui = game->app->ui;
    if (game->start_held == 0) {
        return;
    }
    float part = fminf(1, (float)(ui_now(ui) - game->start_held) / GAME_HOLD);
    struct ui_rect track = {button.x + 16, button.y + button.h - 8, button.w - 32, 4};
    struct ui_color color = ui_color(ui, UI_ON_TERRACOTTA);
    ui_round(ui, track, 2, ui_alpha(color, 0.35f));
    track.w *= part;
    ui_round(ui, track, 2, color);
}

static void prompt(struct game *game, float y)
{
    struct ui *ui = game->app->ui;
    const char *text = prompt_text(game);
    const char *label = prompt_action(game);
    bool passes = game_step(game) == GAME_ACTOR && turn_may_pass(&game->turn);
    struct ui_button main = {.kind = UI_PILL,
        .icon = UI_ICON_CHECK,
        .label = label,
        .disabled = !game_can_confirm(game),
        .tip = action_tip(game)};
    struct ui_button pass = {.kind = UI_PILL_PLAIN,
        .label = _("Pass"),
        .tip = cap_tip(game->app, game_help_step(game), KEYS_SKIP)};
    const struct cap none = {.name = ""};
    struct cap caps[] = {label ? main_cap(game, ui_hand(ui)) : none,
        passes ? cap_beside(game, ui_hand(ui), KEYS_SKIP) : none};
    float main_width = label ? ui_button_width(ui, &main) : 0;
    float pass_width = passes ? ui_button_width(ui, &pass) + GAP : 0;
    float most = WIDEST - main_width - pass_width - 60;
    float words = ui_text_width(ui, UI_BODY, text) + 2;
    if (words > most - cap_room(game, caps[0]) - cap_room(game, caps[1])) {
        caps[0] = caps[1] = none; /* the words come first */
    }
    main_width += cap_room(game, caps[0]);
    pass_width += cap_room(game, caps[1]);
    bool two_lines = words > most;
    if (two_lines) {
        text = ui_shorten(ui, UI_SMALL, 1.8f * most, text);
        words = fminf(most, ui_text_width(ui, UI_SMALL, text) * 0.5f + 50);
    }
    words = fmaxf(words, fminf(most, prompt_room(game)));
    struct ui_rect rect = {
        game->layout.margin, y, 20 + words + 14 + pass_width + main_width + 7, 52};
    ui_night_bar(ui, rect);
    draw_words(ui, (struct ui_rect){rect.x + 20, rect.y, words, rect.h}, text, two_lines);
    float x = rect.x + 20 + words + 14;
    if (passes) {
        struct ui_rect at = {x, rect.y + 7, pass_width - GAP - cap_room(game, caps[1]), 38};
        cap_draw(ui, (struct ui_rect){at.x + at.w + 6, at.y, 0, at.h}, caps[1]);
        if (ui_button(ui, "pass", at, &pass)) {
            game_pass(game);
        }
        x += pass_width;
    }
    struct ui_rect at = {x, rect.y + 7, main_width - cap_room(game, caps[0]), 38};
    cap_draw(ui, (struct ui_rect){at.x + at.w + 6, at.y, 0, at.h}, caps[0]);
    if (label && ui_button(ui, "main", at, &main)) {
        game_confirm(game);
    }
    hold_bar(game, at);
    if (label && !*caps[0].name) { /* room for it: the board shall not move for a key */
        rect.w += cap_room(game, main_cap(game, UI_BY_KEYS));
    }
    game_add_cover(game, rect);
}

bool game_under_main(const struct game *game, struct ui_rect rect)
{
    const struct ui_shown *main = ui_shown_find(game->app->ui, "main");
    if (main == NULL) {
        return false;
    }
    struct ui_rect over = main->rect;
    over.w += cap_room(game, main_cap(game, ui_hand(game->app->ui)));
    return ui_rects_meet(rect, over);
}

/* They give way to what reaches down to `bottom`: a long hint. */
static void zoom_buttons(struct game *game, float bottom)
{
    struct ui *ui = game->app->ui;
    const struct game_layout *layout = &game->layout;
    struct ui_rect box = {
        layout->margin + (layout->compact ? 4 : 0), layout->viewport.h - 16 - 136, 52, 136};
    if (bottom > box.y) {
        return;
    }
    ui_panel(ui, box, 16);
    struct ui_point middle = {layout->viewport.w / 2, layout->viewport.h / 2};
    struct ui_rect at = {box.x + 6, box.y + 6, 40, 40};
    struct ui_button look = {
        .kind = UI_GHOST, .icon = UI_ICON_PLUS, .label = _("Larger"), .icon_only = true};
    if (ui_button(ui, "zoom-in", at, &look)) {
        camera_zoom(&game->camera, middle, 1.2f);
    }
    at.y += 42;
    look.icon = UI_ICON_MINUS;
    look.label = _("Smaller");
    if (ui_button(ui, "zoom-out", at, &look)) {
        camera_zoom(&game->camera, middle, 1 / 1.2f);
    }
    at.y += 42;
    look.icon = UI_ICON_FIT;
    look.label = _("Show the whole board");
    if (ui_button(ui, "zoom-fit", at, &look)) {
        game_fit_again(game);
    }
    game_add_cover(game, box);
}

void game_hud(struct game *game)
{
    const struct game_layout *layout = &game->layout;
    float height = layout->compact ? 48 : 56;
    float right = turn_pill(game, height);
    step_bar(game, right + GAP, height);
    float y = layout->margin + height + (layout->compact ? GAP : 12);
    if (game_state(game)->phase == CARC_PHASE_CROP_TURN) {
        game_order(game, (struct ui_rect){layout->margin, y, 0, 52});
        y += 52 + GAP;
    }
    bool computer = !computers_person_acts(game) && game_step(game) != GAME_OVER;
    if (computer) {
        computers_prompt(game, (struct ui_point){layout->margin, y});
        y += 52 + GAP;
    } else if (game_state(game)->phase != CARC_PHASE_CROP_CHOICE || game->peek) {
        prompt(game, y);
        y += 52 + GAP;
    }
    y += hint_card(game, (struct ui_point){layout->margin, y});
    if (game_state(game)->phase != CARC_PHASE_CROP_CHOICE || game->peek) {
        y += game_tip(game, y, layout->viewport.w); /* else it lies above the veil of the choice */
    }
    zoom_buttons(game, y);
    ui_toasts(game->app->ui, (struct ui_point){layout->margin, y}, 460);
}
