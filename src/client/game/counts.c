/* How many tiles of the bag fit an open cell: a small number; a cross where none will. */
#include <math.h>
#include <stdlib.h>

#include "client/game/parts.h"
#include "client/kit.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"

#define FEW 3
#define CHIP 22.0f

void game_count_fits(struct game *game)
{
    const struct carc_rules *rules = game_rules(game);
    const struct carc_state *state = game_state(game);
    game->fits = base_realloc(game->fits, ((size_t)state->open + 1) * sizeof *game->fits);
    for (int i = 0; i < state->open; i++) {
        struct carc_cell cell = carc_open_cell(rules, state, i);
        int count = 0;
        for (int tile = 0; tile < rules->set.count; tile++) {
            int left = carc_bag_count(rules, state, tile);
            if (left > 0 && carc_fits_at(rules, state, tile, cell) != 0) {
                count += left;
            }
        }
        game->fits[i] = (uint16_t)count;
    }
}

static bool is_legal(const struct game *game, struct carc_cell cell)
{
    for (size_t i = 0; i < game->turn.cell_count; i++) {
        if (carc_same_cell(game->turn.cells[i].cell, cell)) {
            return true;
        }
    }
    return false;
}

/* Whether the numbers are shown, and whether only small ones are. */
static bool is_wanted(const struct game *game, bool *few)
{
    enum settings_counts wish = game->app->settings.counts;
    bool all = wish == SETTINGS_COUNTS_ALWAYS || (game->counts && wish != SETTINGS_COUNTS_NEVER);
    *few = !all;
    return !game->purist && (all || wish == SETTINGS_COUNTS_FEW);
}

static bool is_shown(const struct game *game, int cell, bool few)
{
    int left = game_state(game)->bag_left;
    return !few || (game->fits[cell] <= FEW && game->fits[cell] < left);
}

/* In the middle of the cell, or in its corner, where the tile in hand may go there. */
static void chip(struct game *game, struct carc_cell cell, int count)
{
    struct ui *ui = game->app->ui;
    struct ui_rect rect = camera_cell(&game->camera, cell);
    float width = count >= 10 ? CHIP + 8 : CHIP;
    struct ui_rect box = ui_centre(rect, width, CHIP);
    if (is_legal(game, cell)) {
        box.x = rect.x + rect.w - width - 2;
        box.y = rect.y + rect.h - CHIP - 2;
    }
    ui_round(ui, box, CHIP / 2, ui_alpha(ui_color(ui, UI_NIGHT), 0.75f));
    if (count == 0) {
        ui_icon(ui, ui_inset(box, 5), UI_ICON_CROSS, ui_color(ui, UI_GOLD));
    } else {
        ui_text(ui, box, kit_aligned(ui, UI_SMALL_BOLD, UI_NIGHT_TEXT, UI_MIDDLE),
            ui_format(ui, "%d", count));
    }
}

void game_counts(struct game *game)
{
    bool few;
    if (!ui_painting(game->app->ui) || !is_wanted(game, &few)) {
        return;
    }
    for (int i = 0; i < game_state(game)->open; i++) {
        if (is_shown(game, i, few)) {
            chip(game, carc_open_cell(game_rules(game), game_state(game), i), game->fits[i]);
        }
    }
}

void game_counts_tip(struct game *game, struct ui_point at)
{
    struct ui *ui = game->app->ui;
    bool few;
    for (int i = 0; is_wanted(game, &few) && i < game_state(game)->open; i++) {
        struct ui_rect rect =
            camera_cell(&game->camera, carc_open_cell(game_rules(game), game_state(game), i));
        if (!ui_rect_has(rect, at) || !is_shown(game, i, few)) {
            continue;
        }
        int count = game->fits[i];
        const char *text = count == 0 ? _("No tile that is left fits here.")
                                      : ui_format(ui,
                                            _n("%d tile that is left fits here.",
                                                "%d tiles that are left fit here.", count),
                                            count);
        ui_tip(ui, ui_centre(rect, CHIP, CHIP), count == 0 ? _("Closed") : NULL, text);
    }
}

bool game_counts_allowed(struct game *game)
{
    if (game->purist) {
        game_refuse(game, REFUSAL_PURIST);
    } else if (game->app->settings.counts == SETTINGS_COUNTS_NEVER) {
        game_refuse(game, REFUSAL_COUNTS_HIDDEN);
    } else {
        return true;
    }
    return false;
}
