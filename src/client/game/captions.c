/* Why the points moved: for a moment what was scored last stands at the foot of the board, with its
 * sum (client, 3: T5). It waits for nobody, clicks go through it, and so does the eye that follows
 * the pointer. */
#include <math.h>

#include "client/game/parts.h"
#include "client/kit.h"
#include "ui/draw.h"
#include "ui/text.h"

#define LASTS 3200
#define LASTS_MORE 900 /* for each one more */
#define FADES 200
#define HEIGHT 58.0f
#define GAP 8.0f

void game_caption(struct game *game, size_t from)
{
    struct game_captions *captions = &game->captions;
    uint64_t now = ui_now(game->app->ui);
    bool fast = game->app->settings.speed == SETTINGS_FAST;
    size_t count = 0;
    for (size_t i = game->log.count; i-- > from && count < GAME_CAPTIONS;) {
        if (game->log.lines[i].points > 0) {
            captions->lines[count++] = i;
        }
    }
    if (count > 0) {
        captions->count = count;
        captions->shown.since = now;
        captions->shown.until = now + (LASTS + LASTS_MORE * (count - 1)) / (fast ? 2 : 1);
    }
}

/* When it looks another way. */
static uint64_t next_look(const struct game *game)
{
    const struct game_captions *captions = &game->captions;
    uint64_t now = ui_now(game->app->ui);
    bool still = now >= captions->shown.since + FADES && now < captions->shown.until - FADES;
    return game->app->settings.less_motion ? captions->shown.until
           : still                         ? captions->shown.until - FADES
                                           : now + 16;
}

/* Where the pointer is, what lies below is to be seen. */
static float opacity_under(const struct ui *ui, struct ui_rect box)
{
    return ui_rect_has(ui_inset(box, -8), ui_pointer(ui)) ? 0.12f : 1;
}

static void draw(struct game *game, const struct log_line *line, struct ui_rect box)
{
    struct ui *ui = game->app->ui;
    const char *points = ui_format(ui, "+%d", line->points);
    ui_card_shadow(ui, box, 16);
    ui_round(ui, box, 16, ui_color(ui, UI_PAPER));
    game_player_frame(game, line->player, box, 16, 3);
    struct ui_rect rest = {box.x + 14, box.y, box.w - 30, box.h};
    picture_badge(game->app, ui_centre(ui_cut_left(&rest, 34, 12), 34, 34), line->player);
    float width = ui_text_width(ui, UI_SCORE, points) + 2;
    ui_text(ui, ui_cut_right(&rest, width, 16),
        (struct ui_type){UI_SCORE, ui_color(ui, UI_LEAF_TEXT), UI_END, false}, points);
    float upper = ui_text_line(ui, UI_BODY_BOLD);
    float lower = ui_text_line(ui, UI_SMALL);
    rest = ui_centre(rest, rest.w, upper + lower);
    kit_text(ui, ui_cut_top(&rest, upper, 0), UI_BODY_BOLD, UI_INK,
        ui_shorten(ui, UI_BODY_BOLD, rest.w, line->text));
    kit_text(ui, rest, UI_SMALL, UI_INK2, ui_shorten(ui, UI_SMALL, rest.w, line->why));
}

/* As wide as its words, but no wider than there is room. */
static float width_of(struct game *game, const struct log_line *line, float most)
{
    struct ui *ui = game->app->ui;
    float words =
        fmaxf(ui_text_width(ui, UI_BODY_BOLD, line->text), ui_text_width(ui, UI_SMALL, line->why));
    float points = ui_text_width(ui, UI_SCORE, ui_format(ui, "+%d", line->points));
    return fminf(most, words + points + 100);
}

void game_show_captions(struct game *game)
{
    struct ui *ui = game->app->ui;
    struct game_captions *captions = &game->captions;
    struct ui_rect view = game->layout.viewport;
    if (ui_now(ui) >= captions->shown.until || game_covered(game)) {
        return;
    }
    float side = game->layout.margin + 72; /* the zoom buttons */
    float height = fmaxf(HEIGHT, ui_text_line(ui, UI_BODY_BOLD) + ui_text_line(ui, UI_SMALL) + 16);
    float y = view.y + view.h - 20 - height;
    ui_opacity_push(ui, game_fade(game, captions->shown, FADES, FADES));
    for (size_t i = 0; i < captions->count && captions->lines[i] < game->log.count; i++) {
        const struct log_line *line = &game->log.lines[captions->lines[i]];
        float width = width_of(game, line, view.w - 2 * side);
        struct ui_rect box = {view.x + (view.w - width) / 2, y, width, height};
        ui_opacity_push(ui, opacity_under(ui, box));
        draw(game, line, box);
        ui_opacity_pop(ui);
        y -= height + GAP;
    }
    ui_opacity_pop(ui);
    ui_repaint_at(ui, next_look(game));
}
