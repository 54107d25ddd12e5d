#include "client/game/sheet.h"

#include <math.h>

#include "client/game/parts.h"
#include "client/kit.h"
#include "client/words.h"
#include "ui/animation.h"
#include "ui/draw.h"
#include "ui/overlay.h"

#define DRAWER 440.0f
#define HELD 300 /* ms: the key for it was held, and closes it when it is let go */

static const struct {
    const char *id, *title;
    void (*show)(struct game *game, struct ui_rect rest);
    enum keys_command key;
} sheets[] = {[SHEET_TILES] = {"tiles", N_("Tiles"), sheet_tiles, KEYS_TILES},
    [SHEET_LOG] = {"log", N_("Log"), sheet_log, KEYS_LOG},
    [SHEET_SCORES] = {"scores", N_("Points"), sheet_scores, KEYS_SCORES},
    [SHEET_NOTES] = {"notes", N_("Notes"), sheet_notes, KEYS_NOTES}};

void sheets_open(struct game *game, enum sheet sheet)
{
    game->sheets.open = sheet;
    game->sheets.since = ui_now(game->app->ui);
    game->sheets.chosen = false;
    ui_repaint(game->app->ui);
}

static void close_sheet(struct game *game)
{
    game->sheets.open = SHEET_NONE;
    ui_repaint(game->app->ui);
}

/* Its own key closes it, Escape, and the pad. */
static void read_keys(struct game *game)
{
    struct app *app = game->app;
    struct ui *ui = app->ui;
    const struct ui_input *input = ui_input(ui);
    enum keys_command key = sheets[game->sheets.open].key;
    bool long_ago = ui_now(ui) >= game->sheets.since + HELD;
    if (long_ago && keys_released(app, key) && game->peek_key == key) {
        game->peek_key = KEYS_COUNT;
        close_sheet(game);
        return;
    }
    bool pad = input->kind == UI_PAD && input->button == SDL_CONTROLLER_BUTTON_B;
    if (pad || keys_hit(app, KEYS_CANCEL) || (!input->repeat && keys_hit(app, key))) {
        close_sheet(game);
    }
}

/* At the right, over the side panel: the board stays in view, and what is pointed at is lit on
 * it. */
static struct ui_rect begin_drawer(struct game *game, const char *title)
{
    struct ui *ui = game->app->ui;
    const struct game_layout *layout = &game->layout;
    ui_modal(ui, 0);
    float in = ui_tween_to(ui_tweens(ui), "drawer", 1, (struct ui_motion){160, UI_EASE_OUT, true});
    float width = fminf(DRAWER, layout->screen.w * 0.46f);
    struct ui_rect box = {layout->screen.w - layout->margin - width, layout->margin, width,
        layout->screen.h - 2 * layout->margin};
    box.x += 24 * (1 - in);
    ui_panel(ui, box, 20);
    struct ui_rect rest = ui_inset(box, 20);
    kit_text(ui, ui_cut_top(&rest, 40, 10), UI_H3, UI_INK, title);
    return rest;
}

static struct ui_rect begin_table(struct game *game, const char *id, const char *title)
{
    struct ui *ui = game->app->ui;
    struct ui_rect screen = ui_screen(ui);
    struct ui_point size = {fminf(980, screen.w - 32), fminf(screen.h - 40, 680)};
    return ui_dialog_begin(ui, id, size, title);
}

/* A click beside a drawer closes it. */
static bool clicked_beside(const struct game *game, struct ui_rect rest)
{
    const struct ui_input *input = ui_input(game->app->ui);
    return input->kind == UI_PRESS && input->at.x < rest.x - 20;
}

void sheets_show(struct game *game)
{
    struct ui *ui = game->app->ui;
    enum sheet open = game->sheets.open;
    if (open == SHEET_NONE) {
        ui_tween_drop(ui_tweens(ui), "drawer");
        return;
    }
    bool table = open == SHEET_SCORES;
    const char *title = _(sheets[open].title);
    struct ui_rect rest =
        table ? begin_table(game, sheets[open].id, title) : begin_drawer(game, title);
    if (!table && clicked_beside(game, rest)) {
        close_sheet(game);
        ui_take(ui);
    }
    struct ui_rect foot = ui_cut_bottom(&rest, 44, 12);
    struct ui_button look = {.kind = UI_PRIMARY, .label = _("Close")};
    if (ui_button(ui, "sheet-close", ui_cut_right(&foot, ui_button_width(ui, &look), 12), &look)) {
        close_sheet(game);
    }
    game->sheets.foot = foot;
    sheets[open].show(game, rest);
    read_keys(game);
    if (table) {
        ui_dialog_end(ui);
    }
}
