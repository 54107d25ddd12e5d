#include "client/game/parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/quick.h"
#include "client/words.h"
#include "ui/animation.h"
#include "ui/draw.h"
#include "ui/text.h"

enum game_step game_step(const struct game *game)
{
    switch (game_state(game)->phase) {
    case CARC_PHASE_TILE: return game->turn.held ? GAME_MEEPLE : GAME_TILE;
    case CARC_PHASE_MEEPLE: return GAME_MEEPLE;
    case CARC_PHASE_CROP_CHOICE: return GAME_CHOICE;
    case CARC_PHASE_CROP_TURN: return GAME_ACTOR;
    default: return GAME_OVER;
    }
}

int game_actor(const struct game *game)
{
    int actor = carc_actor(game_state(game));
    return actor >= 0 ? actor : game_state(game)->turn_player;
}

static int copies_of(const struct game *game, int tile, int before)
{
    int count = 0;
    for (int i = 0; i < before; i++) {
        count += carc_placement(game_rules(game), game_state(game), i).tile == tile;
    }
    return count;
}

struct tiles_face game_turn_face(const struct game *game)
{
    const struct carc_state *state = game_state(game);
    if (state->phase == CARC_PHASE_TILE) {
        int rotation = game->turn.ghost >= 0 ? turn_rotation_at(&game->turn, game->turn.ghost)
                                             : game->turn.rotation;
        return (struct tiles_face){.tile = state->drawn,
            .rotation = camera_rotation(&game->camera, rotation),
            .copy = copies_of(game, state->drawn, state->placed)};
    }
    int last = state->placed - 1;
    struct carc_placement placement = carc_placement(game_rules(game), state, last);
    return (struct tiles_face){.tile = placement.tile,
        .rotation = camera_rotation(&game->camera, placement.rotation),
        .copy = game->copies[last]};
}

static void *enter(struct app *app)
{
    struct game *game = base_alloc(sizeof *game);
    memset(game, 0, sizeof *game);
    game->app = app;
    game->hovered = game->lit = game->spot_lit = -1;
    game->peek_key = KEYS_COUNT;
    ui_set_title(app->ui, _("Walls & Wheat"));
    game_changed(game);
    return game;
}

static void leave(struct app *app, void *memory)
{
    (void)app;
    struct game *game = memory;
    computers_finish(game);
    game_tiles_finish(game);
    turn_finish(&game->turn);
    log_finish(&game->log);
    free(game->fits);
    free(game->trial);
    free(game);
}

/* The classes of look, 4.1. */
static void lay_out(struct game *game)
{
    struct game_layout *layout = &game->layout;
    struct ui_rect screen = ui_screen(game->app->ui);
    layout->screen = screen;
    layout->tight = screen.h < 760;
    layout->compact = screen.w < 1440 || screen.h < 860;
    layout->margin = layout->compact ? 12 : 16;
    float width = layout->compact ? 300 : 344;
    layout->panel = (struct ui_rect){
        screen.w - width - layout->margin, layout->margin, width, screen.h - 2 * layout->margin};
    game->purist = game->app->settings.purist;
    layout->band = game->app->settings.large_turn ? 64 : 0;
    layout->viewport = (struct ui_rect){0, 0, layout->panel.x - 8, screen.h - layout->band};
}

void game_add_cover(struct game *game, struct ui_rect rect)
{
    struct game_layout *layout = &game->layout;
    if (layout->cover_count < sizeof layout->covers / sizeof *layout->covers) {
        layout->covers[layout->cover_count++] = rect;
    }
}

void game_player_frame(
    const struct game *game, int player, struct ui_rect rect, float radius, float width)
{
    struct ui *ui = game->app->ui;
    struct ui_color color = app_player_color(game->app, player);
    struct ui_color paper = ui_color(ui, UI_PAPER);
    ui_frame(ui, rect, radius, (struct ui_pen){width, color, 0, 0});
    if (ui_contrast(color, paper) < 1.5f) {
        ui_frame(ui, ui_inset(rect, width), radius - width,
            (struct ui_pen){1.5f, ui_color(ui, UI_INK), 0, 0});
    }
}

/* The frame that tells the whole table whose turn it is. */
static void frame(struct game *game)
{
    game_player_frame(game, game_actor(game), game->layout.screen, 0, 4);
}

/* Whose turn it is, to be read from the other side of a room. */
static void turn_band(struct game *game)
{
    struct ui *ui = game->app->ui;
    const struct game_layout *layout = &game->layout;
    if (layout->band == 0) {
        return;
    }
    int actor = game_actor(game);
    struct ui_color color = app_player_color(game->app, actor);
    struct ui_color dark = ui_rgb(0x2B2622);
    struct ui_color light = ui_rgb(0xFFFFFF);
    struct ui_color ink = ui_contrast(color, dark) > ui_contrast(color, light) ? dark : light;
    struct ui_rect band = {0, layout->viewport.h, layout->viewport.w + 8, layout->band};
    ui_fill(ui, band, color);
    const char *format = game_step(game) == GAME_ACTOR ? _("%s's choice") : _("%s's turn");
    const char *text = ui_format(ui, format, game_name(game, actor));
    text = ui_shorten(ui, UI_H1, band.w - 140, text);
    float width = 48 + 16 + ui_text_width(ui, UI_H1, text);
    struct ui_rect line = ui_centre(band, width + 2, band.h);
    picture_badge(game->app, ui_centre(ui_cut_left(&line, 48, 16), 48, 48), actor);
    ui_text(ui, line, (struct ui_type){UI_H1, ink, UI_START, false}, text);
}

static void show(struct app *app, void *memory)
{
    struct game *game = memory;
    lay_out(game);
    game_clock(game);
    computers_follow(game);
    unsigned version = game->board_version;
    game->layout.cover_count = 0;
    game_guard_pads(game);
    game_end_banner(game);
    notes_follow(game);
    game_turn_board(game);
    game_glide(game);
    game_board(game);
    game_edges(game);
    game_meeples(game);
    game_cells(game);
    game_spots(game);
    notes_show(game);
    hint_marks(game);
    game_hud(game);
    game_panel(game);
    field_labels(game);
    game_carried(game);
    game_effects(game);
    game_hover(game);
    turn_band(game);
    frame(game);
    game_show_captions(game);
    game_banner(game);
    game_circle(game);
    game_menu(game);
    computers_seats(game);
    notes_dialog(game);
    game_help(game);
    game_keys(game);
    game_pad(game);
    if (game->board_version == version) { /* what lies over the board is that of this position */
        game_fit(game);
    } else {
        ui_repaint(app->ui);
    }
    if (ui_input(app->ui)->kind == UI_QUIT) {
        ui_quit(app->ui);
    }
    if (game->wish == GAME_QUICK_LOAD) { /* last: it leaves the scene */
        game->wish = GAME_STAY;
        quick_load(app);
    }
}

static void cover(struct app *app, void *memory)
{
    (void)app;
    game_stop_clock(memory);
    computers_stop_pondering(memory);
}

const struct scene scene_game = {
    .name = "game", .enter = enter, .show = show, .cover = cover, .leave = leave};
