/* The side panel: the tile, the players, the log, the buttons (look, 4.1). */
#include <math.h>
#include <string.h>

#include "client/caps.h"
#include "client/game/parts.h"
#include "client/game/spot.h"
#include "client/kit.h"
#include "client/words.h"
#include "session/autosave.h"
#include "ui/draw.h"
#include "ui/widget.h"

#define LEAST_LOG 78.0f /* its title and two lines */

/* A text at the right end of the row, its number darker than its words, and larger if there is room
 * beside what takes `other`. Returns the width. */
static float stressed(struct ui *ui, struct ui_rect row, float other, const char *text)
{
    size_t at = strcspn(text, "0123456789");
    size_t to = at + strspn(text + at, "0123456789");
    const char *parts[3] = {ui_format(ui, "%.*s", (int)at, text),
        ui_format(ui, "%.*s", (int)(to - at), text + at), text + to};
    bool large = ui_text_width(ui, UI_ACTION, text) + 8 + other <= row.w;
    float width = 0;
    for (int i = 2; i >= 0; i--) {
        enum ui_style style = i == 1 && large ? UI_NAME : UI_ACTION;
        float w = ui_text_width(ui, style, parts[i]);
        if (w > 0) {
            ui_text(ui, ui_cut_right(&row, w, 0), kit_type(ui, style, i == 1 ? UI_INK : UI_INK2),
                parts[i]);
        }
        width += w;
    }
    return width;
}

static void header(struct game *game, struct ui_rect row)
{
    struct ui *ui = game->app->ui;
    bool in_hand = game_step(game) == GAME_TILE;
    const char *hand = computers_person_acts(game) ? _("Your tile") : _("Tile in hand");
    const char *title = in_hand ? hand : _("Last tile");
    struct ui_rect icon = {row.x + row.w, row.y + (row.h - 18) / 2, 18, 18};
    if (!game->purist) {
        int bag = game_state(game)->bag_left;
        float other = ui_text_width(ui, UI_H4, title) + 32 + (game->trouble ? 44 : 0);
        const char *left = ui_format(ui, _n("%d left", "%d left", bag), bag);
        icon.x -= stressed(ui, row, other, left) + 26;
        ui_icon(ui, icon, UI_ICON_STACK, ui_color(ui, UI_INK2));
    }
    struct ui_rect words = {row.x, row.y, icon.x - 6 - (game->trouble ? 44 : 0) - row.x, row.h};
    bool fits = ui_text_width(ui, UI_H4, title) <= words.w;
    kit_text(ui, words, fits ? UI_H4 : UI_BODY_BOLD, UI_INK, title);
    if (game->trouble) {
        struct ui_button look = {.kind = UI_GHOST,
            .icon = UI_ICON_WARNING,
            .label = _("Not saved"),
            .icon_only = true,
            .tip = session_autosave_trouble(game->app->session)};
        struct ui_rect at = {icon.x - 44, row.y - 8, 40, 40};
        if (ui_button(ui, "not-saved", at, &look)) { /* by hand, then */
            scene_open(game->app, &scene_save);
        }
    }
}

static void turn_tile(struct game *game, int direction)
{
    if (!computers_person_acts(game)) {
        return;
    }
    if (game_step(game) == GAME_MEEPLE) {
        game_turn_laid(game, direction);
    } else {
        turn_rotate(&game->turn, direction);
    }
    sounds_play(game->app->sounds, SYNTH_ROTATE, 0);
    ui_repaint(game->app->ui);
}

static void tray(struct game *game, struct ui_rect well, float size)
{
    struct ui *ui = game->app->ui;
    ui_gradient(ui, well, 16,
        (struct ui_color[2]){ui_color(ui, UI_WELL_TOP), ui_color(ui, UI_WELL_BOTTOM)});
    ui_frame(ui, well, 16, (struct ui_pen){ui_edge(ui, 1), ui_color(ui, UI_LINE), 0, 0});
    struct ui_rect tile = ui_centre(well, size, size);
    struct tiles *tiles = game->app->tiles;
    struct tiles_face face = game_turn_face(game);
    face.lone = true;
    if (tiles_best(tiles, face, (int)lrintf(size * ui_scale(ui))) > 0) {
        ui_tile_shadow(ui, tile);
        tiles_draw_whole(tiles, tile, face, game->carried ? 0.35f : 1);
    } else { /* it is being painted: rather nothing than a bare meadow */
        tiles_draw(tiles, tile, face, TILES_GROUND, 1);
        tiles_draw(tiles, tile, face, TILES_PROPS, 1);
    }
    if (game_step(game) == GAME_TILE && computers_person_acts(game)) {
        game_carry(game, tile);
    }
    game_tray_spots(game, tile);
    bool turns = game_step(game) == GAME_TILE || game_step(game) == GAME_MEEPLE;
    turns &= computers_person_acts(game);
    float y = well.y + well.h / 2 - 22;
    struct ui_button look = {.kind = UI_ROUND,
        .icon = UI_ICON_TURN_CCW,
        .label = _("Turn back"),
        .icon_only = true,
        .disabled = !turns};
    if (ui_button(ui, "tray-left", (struct ui_rect){well.x + 10, y, 44, 44}, &look)) {
        turn_tile(game, -1);
    }
    look.icon = UI_ICON_TURN_CW;
    look.label = _("Turn");
    struct ui_rect right = {well.x + well.w - 54, y, 44, 44};
    if (ui_button(ui, "tray-right", right, &look)) {
        turn_tile(game, 1);
    }
}

/* Of the command's keys the one with the shorter name, of two alike the second, which lies beside
 * that of the other way: Q, E. "" when there is none. */
static const char *short_key(const struct app *app, enum keys_command command)
{
    const char *best = keys_of(app, command);
    for (int i = 0; i < KEYS_EACH; i++) {
        const char *name = app->settings.keys.name[command][i];
        if (*name && strlen(keys_shown(app, name)) <= strlen(best)) {
            best = keys_shown(app, name);
        }
    }
    return best;
}

/* By a pad the button that turns a tile in hand, whatever step it is. */
static struct cap turn_cap(const struct app *app, enum keys_command command)
{
    return ui_hand(app->ui) == UI_BY_PAD ? cap_of(app, HELP_TILE, command)
                                         : (struct cap){.name = short_key(app, command)};
}

static void turn_hint(struct game *game, struct ui_rect row)
{
    struct ui *ui = game->app->ui;
    struct cap caps[2] = {turn_cap(game->app, KEYS_ROTATE_BACK), turn_cap(game->app, KEYS_ROTATE)};
    const char *text = caps[0].pad ? _("turn the tile") : _("or right click to turn");
    float width = 4 + ui_text_width(ui, UI_SMALL, text);
    for (int i = 0; i < 2; i++) {
        width += *caps[i].name ? cap_width(ui, caps[i]) + 6 : 0;
    }
    float x = row.x + (row.w - width) / 2;
    for (int i = 0; i < 2; i++) {
        cap_draw(ui, (struct ui_rect){x, row.y, 0, 22}, caps[i]);
        x += *caps[i].name ? cap_width(ui, caps[i]) + 6 : 0;
    }
    struct ui_type type = {UI_SMALL, ui_color(ui, UI_INK2), UI_START, false};
    ui_text(ui, (struct ui_rect){x + 4, row.y, width, 22}, type, text);
}

/* Where the words are too long for the button its sign has to do. */
static void shorten(struct ui *ui, struct ui_button *look, float width)
{
    float sign = look->icon == UI_ICON_NONE ? 0 : 26;
    if (ui_text_width(ui, UI_ACTION, look->label) + sign + 18 > width) {
        look->icon = look->icon == UI_ICON_NONE ? UI_ICON_SKIP : look->icon;
        look->icon_only = true;
        look->tip = NULL; /* the words are the tip */
    }
}

static void buttons(struct game *game, struct ui_rect row)
{
    struct ui *ui = game->app->ui;
    struct ui_rect menu = ui_cut_right(&row, 44, 8);
    struct ui_rect undo = ui_cut_left(&row, (row.w - 8) / 2, 8);
    const struct turn *turn = &game->turn;
    bool something = game_undo_reach(game) != SESSION_NOTHING || turn->held || turn->picked >= 0 ||
                     turn->none || turn->choice != CARC_CROP_NONE;
    struct ui_button look = {.kind = UI_PLAIN_BUTTON,
        .icon = UI_ICON_UNDO,
        .label = _("Undo"),
        .disabled = !something,
        .tip = something ? cap_tip(game->app, game_help_step(game), KEYS_UNDO)
                         : _("Nothing has happened yet.")};
    shorten(ui, &look, undo.w);
    if (ui_button(ui, "undo", undo, &look)) {
        game_undo(game);
    }
    look = (struct ui_button){.kind = UI_PLAIN_BUTTON,
        .label = game->layout.compact ? _("No meeple") : _("Skip meeple"),
        .disabled = game_step(game) != GAME_MEEPLE || turn->none || !computers_person_acts(game),
        .tip = cap_tip(game->app, game_help_step(game), KEYS_SKIP)};
    shorten(ui, &look, row.w);
    if (ui_button(ui, "skip", row, &look)) {
        game_pass(game);
    }
    look = (struct ui_button){
        .kind = UI_PLAIN_BUTTON, .icon = UI_ICON_MENU, .label = _("Menu"), .icon_only = true};
    if (ui_button(ui, "menu", menu, &look)) {
        game->menu = true;
    }
}

/* Of the tray: in a low window what the players leave of the panel. */
static float well_height(const struct game *game, float room)
{
    const struct game_layout *layout = &game->layout;
    float players = game_rows_height(game) + 20;
    return layout->tight ? fminf(160, fmaxf(96, room - players)) : layout->compact ? 150 : 212;
}

void game_panel(struct game *game)
{
    struct ui *ui = game->app->ui;
    const struct game_layout *layout = &game->layout;
    ui_panel(ui, layout->panel, 20);
    struct ui_rect rest = ui_inset(layout->panel, layout->compact ? 14 : 18);
    struct ui_rect foot = ui_cut_bottom(&rest, 44, 10);
    header(game, ui_cut_top(&rest, 24, 12));
    float well = well_height(game, rest.h);
    float tile = roundf(well * 0.83f);
    tray(game, ui_cut_top(&rest, well, layout->compact ? 14 : 10), tile);
    if (!layout->compact) {
        turn_hint(game, ui_cut_top(&rest, 22, 14));
        struct ui_rect line = ui_cut_top(&rest, 1, 14);
        ui_divider(ui, line.x, line.y, line.w);
    }
    game_rows(game, &rest);
    ui_cut_top(&rest, layout->compact ? 6 : 8, 0);
    if (rest.h >= LEAST_LOG) {
        game_log(game, rest);
    }
    buttons(game, foot);
}
