/* The hint on the screen: a card with the moves, and their places on the board. */
#include <math.h>

#include "client/caps.h"
#include "client/game/parts.h"
#include "client/kit.h"
#include "client/words.h"
#include "ui/animation.h"
#include "ui/draw.h"

#define WIDTH 404.0f
#define PAD 14.0f
#define MOST_REASONS 2
#define DISC 13.0f

/* ---- The board. */

static void number_disc(struct game *game, struct ui_point at, int number, bool strong)
{
    struct ui *ui = game->app->ui;
    ui_disc(ui, at, DISC + 2, ui_rgb(0x26221E));
    ui_disc(ui, at, DISC, strong ? ui_color(ui, UI_LEAF) : ui_rgb(0xFFF8EA));
    struct ui_type type = {
        UI_ACTION, strong ? ui_rgb(0xFFFFFF) : ui_rgb(0x26221E), UI_MIDDLE, false};
    ui_text(ui, (struct ui_rect){at.x - DISC, at.y - DISC, 2 * DISC, 2 * DISC}, type,
        ui_format(ui, "%d", number + 1));
}

/* How many better moves are for the same cell: their numbers stand side by side. */
static int before_it(const struct hint *hint, int number)
{
    int count = 0;
    for (int i = 0; i < number; i++) {
        struct carc_action a = hint->advice.advice[i].step[0];
        struct carc_action b = hint->advice.advice[number].step[0];
        count += a.verb == b.verb && carc_same_cell(a.cell, b.cell);
    }
    return count;
}

static void meeple_on_ghost(
    struct game *game, const struct ai_advice *advice, struct tiles_face face)
{
    if (advice->steps < 2 || advice->step[1].verb != CARC_CLAIM) {
        return;
    }
    int segment = advice->step[1].item;
    const struct art_spots *spots = tiles_spots(game->app->tiles, face.tile, face.rotation);
    enum carc_kind kind = game_rules(game)->set.tiles[face.tile].segments[segment].kind;
    struct picture_figure figure = game_figure(game, game_actor(game), kind, 1);
    struct ui_point at = camera_spot(&game->camera, advice->step[0].cell,
        spots->segment[segment].at[0].x, spots->segment[segment].at[0].y);
    picture_meeple(game->app, at, &figure);
}

static bool is_place(const struct hint *hint, int number)
{
    return hint->advice.advice[number].step[0].verb == CARC_PLACE;
}

/* The tile as it would lie, with its meeple. */
static void ghost(struct game *game, int number)
{
    const struct ai_advice *advice = &game->hint.advice.advice[number];
    struct tiles_face face = game_turn_face(game);
    face.rotation = camera_rotation(&game->camera, advice->step[0].rotation);
    struct ui_rect cell = camera_cell(&game->camera, advice->step[0].cell);
    tiles_draw_whole(game->app->tiles, cell, face, 0.88f);
    meeple_on_ghost(game, advice, face);
}

static void mark_place(struct game *game, int number, bool strong)
{
    struct ui *ui = game->app->ui;
    struct carc_cell place = game->hint.advice.advice[number].step[0].cell;
    struct ui_rect cell = camera_cell(&game->camera, place);
    struct ui_rect edge = ui_inset(cell, -2);
    ui_frame(ui, edge, 4, (struct ui_pen){5, ui_rgb(0xFFF8EA), 0, 0});
    ui_frame(ui, ui_inset(edge, 1), 4, (struct ui_pen){3, ui_color(ui, UI_LEAF), 0, 0});
    float x = cell.x + 8 + (2 * DISC + 6) * (float)before_it(&game->hint, number);
    number_disc(game, (struct ui_point){x, cell.y + 8}, number, strong);
}

static void mark_meeple(struct game *game, int number, bool strong)
{
    struct ui *ui = game->app->ui;
    struct carc_action action = game->hint.advice.advice[number].step[0];
    const struct carc_state *state = game_state(game);
    int last = state->placed - 1;
    int placement =
        action.verb == CARC_CLAIM ? last : carc_placement_at(game_rules(game), state, action.cell);
    struct ui_point at = game_spot(game, placement, action.item, 0);
    float radius = fmaxf(24, game->camera.tile * 0.17f);
    at.y -= radius * 0.4f;
    ui_ring(ui, at, radius, (struct ui_pen){6, ui_rgb(0xFFF8EA), 0, 0});
    ui_ring(ui, at, radius - 1.5f, (struct ui_pen){3, ui_color(ui, UI_LEAF), 0, 0});
    number_disc(
        game, (struct ui_point){at.x + radius * 0.8f, at.y + radius * 0.8f}, number, strong);
}

static void mark(struct game *game, int number)
{
    bool strong = number == game->hint.marked;
    switch (game->hint.advice.advice[number].step[0].verb) {
    case CARC_PLACE: mark_place(game, number, strong); break;
    case CARC_CLAIM:
    case CARC_ADD:
    case CARC_RETURN: mark_meeple(game, number, strong); break;
    default: break;
    }
}

void hint_marks(struct game *game)
{
    const struct hint *hint = &game->hint;
    if (hint->stage != HINT_SHOWN) {
        return;
    }
    ui_clip_push(game->app->ui, game->layout.viewport);
    if (is_place(hint, hint->marked)) {
        ghost(game, hint->marked);
    }
    for (int i = hint->advice.count; i-- > 0;) { /* the best above the others */
        mark(game, i);
    }
    ui_clip_pop(game->app->ui);
}

/* ---- The card. */

static const char *signed_points(struct ui *ui, double points)
{
    return ui_format(ui, "%s%.1f", points < -0.05 ? "\xe2\x88\x92" : "+", fabs(points));
}

static float reason_height(struct game *game, const struct ai_reason *reason, float width)
{
    return kit_height(game->app->ui, UI_SMALL, width, hint_reason_text(game, reason)) + 2;
}

static float words_width(void)
{
    return WIDTH - 2 * PAD - 2 * PAD - 2 * DISC - 10 - 56;
}

/* The move's words may need two lines. */
static float title_height(struct game *game, int number)
{
    struct ui *ui = game->app->ui;
    return fmaxf(24, kit_height(ui, UI_NAME, words_width() - 6, hint_move_text(game, number)));
}

static int reasons_of(const struct game *game, const struct ai_advice *advice)
{
    int most = game->layout.tight ? 1 : MOST_REASONS;
    return advice->reasons < most ? advice->reasons : most;
}

static float move_height(struct game *game, int number)
{
    const struct ai_advice *advice = &game->hint.advice.advice[number];
    float height = title_height(game, number) + 20;
    for (int i = 0; i < reasons_of(game, advice); i++) {
        height += reason_height(game, &advice->reason[i], words_width());
    }
    return height;
}

static void reason(struct game *game, struct ui_rect line, const struct ai_reason *reason)
{
    struct ui *ui = game->app->ui;
    struct ui_rect points = ui_cut_right(&line, 46, 10);
    ui_paragraph(ui, line, kit_type(ui, UI_SMALL, UI_INK2), hint_reason_text(game, reason));
    enum ui_token color = reason->points < 0 ? UI_ERROR : UI_LEAF_TEXT;
    points.h = 20;
    if (reason->kind != AI_REASON_LITTLE) {
        ui_text(ui, points, kit_aligned(ui, UI_SMALL_BOLD, color, UI_END),
            signed_points(ui, reason->points));
    }
}

static void move(struct game *game, struct ui_rect row, int number)
{
    struct ui *ui = game->app->ui;
    struct hint *hint = &game->hint;
    const struct ai_advice *advice = &hint->advice.advice[number];
    const char *id = ui_format(ui, "hint-%d", number + 1);
    const char *text = hint_move_text(game, number);
    bool on = hint->marked == number;
    bool clicked =
        ui_card(ui, id, row, &(struct ui_card){.label = text, .radius = 12, .flat = !on});
    const struct ui_shown *shown = ui_shown_find(ui, id);
    bool pointed = shown != NULL && shown->state & (UI_HOVER | UI_FOCUSED);
    if (pointed && !on) {
        hint->marked = number;
        ui_repaint(ui);
    }
    struct ui_rect inside = {row.x + PAD, row.y + 10, row.w - 2 * PAD, row.h - 20};
    struct ui_rect disc = ui_cut_left(&inside, 2 * DISC, 10);
    number_disc(game, (struct ui_point){disc.x + DISC, disc.y + DISC - 1}, number, on);
    struct ui_rect head = ui_cut_top(&inside, title_height(game, number), 0);
    ui_text(ui, ui_cut_right(&head, 56, 6), kit_aligned(ui, UI_NAME, UI_INK, UI_END),
        signed_points(ui, advice->points));
    ui_paragraph(ui, head, kit_type(ui, UI_NAME, UI_INK), text);
    for (int i = 0; i < reasons_of(game, advice); i++) {
        float height = reason_height(game, &advice->reason[i], words_width());
        reason(game, ui_cut_top(&inside, height, 0), &advice->reason[i]);
    }
    if (clicked) {
        hint_apply(game, number);
    }
}

static void dots(struct game *game, struct ui_rect line)
{
    struct ui *ui = game->app->ui;
    float width = fminf(line.w - 40, ui_text_width(ui, UI_BODY, _("The expert is thinking")));
    kit_text(ui, line, UI_BODY, UI_INK2, _("The expert is thinking"));
    uint64_t now = ui_now(ui);
    bool still = game->app->settings.less_motion;
    for (int i = 0; i < 3; i++) {
        bool on = still || (int)(now / 280 % 3) == i;
        struct ui_point at = {line.x + width + 12 + 10 * (float)i, line.y + line.h / 2 + 3};
        ui_disc(ui, at, on ? 3.5f : 2.5f, ui_alpha(ui_color(ui, UI_INK2), on ? 1 : 0.45f));
    }
    if (!still) {
        ui_repaint_at(ui, (now / 280 + 1) * 280);
    }
}

static const char *note_text(void)
{
    return _("expected lead at the end");
}

static float head_height(struct game *game)
{
    struct ui *ui = game->app->ui;
    float title = ui_text_width(ui, UI_H4, _("Hint")) + 2;
    float room = WIDTH - 2 * PAD - 44 - title - 12;
    return fmaxf(36, kit_height(ui, UI_SMALL, room, note_text()));
}

static void head(struct game *game, struct ui_rect line)
{
    struct ui *ui = game->app->ui;
    struct ui_button close = {
        .label = _("Close"), .icon = UI_ICON_CROSS, .kind = UI_GHOST, .icon_only = true};
    bool closed = ui_button(ui, "hint-close", ui_cut_right(&line, 40, 4), &close);
    float title = ui_text_width(ui, UI_H4, _("Hint")) + 2;
    kit_text(ui, ui_cut_left(&line, title, 12), UI_H4, UI_INK, _("Hint"));
    if (game->hint.stage == HINT_SHOWN) {
        float height = kit_height(ui, UI_SMALL, line.w, note_text());
        ui_paragraph(ui, ui_centre(line, line.w, height),
            kit_aligned(ui, UI_SMALL, UI_INK2, UI_END), note_text());
    }
    if (closed) {
        hint_close(game);
    }
}

static const char *foot_text(void)
{
    return _("makes the first move; pick another to make it");
}

static float foot_height(struct game *game)
{
    return fmaxf(28, kit_height(game->app->ui, UI_SMALL, WIDTH - 2 * PAD - 60, foot_text()));
}

static void foot(struct game *game, struct ui_rect line)
{
    struct ui *ui = game->app->ui;
    struct cap cap = cap_of(game->app, game_help_step(game), KEYS_HINT);
    if (*cap.name) {
        cap_draw(ui, ui_cut_left(&line, fminf(cap_width(ui, cap), 52), 8), cap);
        float words = kit_height(ui, UI_SMALL, WIDTH - 2 * PAD - 60, foot_text());
        line.w = WIDTH - 2 * PAD - 60;
        ui_paragraph(
            ui, ui_centre(line, line.w, words), kit_type(ui, UI_SMALL, UI_INK2), foot_text());
    }
}

float hint_card(struct game *game, struct ui_point at)
{
    struct ui *ui = game->app->ui;
    struct hint *hint = &game->hint;
    if (hint->stage == HINT_NONE) {
        return 0;
    }
    int count = hint->stage == HINT_SHOWN ? hint->advice.count : 0;
    float height = 2 * PAD + head_height(game) + (count > 0 ? foot_height(game) + 4 : 40);
    for (int i = 0; i < count; i++) {
        height += move_height(game, i) + 4;
    }
    struct ui_rect card = {at.x, at.y, WIDTH, height};
    ui_panel(ui, card, 18);
    game_add_cover(game, card);
    struct ui_rect rest = ui_inset(card, PAD);
    head(game, ui_cut_top(&rest, head_height(game), 0));
    if (count == 0 && hint->stage == HINT_ASKED) {
        dots(game, rest);
    }
    for (int i = 0; i < count && hint->stage == HINT_SHOWN; i++) {
        move(game, ui_cut_top(&rest, move_height(game, i), 4), i);
    }
    if (hint->stage == HINT_SHOWN) {
        foot(game, rest);
    }
    return height + 8;
}
