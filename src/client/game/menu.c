/* The menu of the game, and the question before an undo that reaches into an earlier turn. */
#include "client/game/game.h"
#include "client/words.h"
#include "ui/overlay.h"
#include "ui/widget.h"

enum item { GO_ON, REDO, FIT, THEME, SOUND, QUIT, ITEMS };

static void choose(struct game *game, enum item item)
{
    struct app *app = game->app;
    game->menu = item == THEME || item == SOUND;
    switch (item) {
    case GO_ON: break;
    case REDO: game_redo(game); break;
    case FIT: game_fit(game, true); break;
    case THEME:
        app->settings.theme = (app->settings.theme + 1) % UI_THEMES;
        app_apply_settings(app);
        break;
    case SOUND:
        app->settings.sound = !app->settings.sound;
        app_apply_settings(app);
        break;
    default: scene_back(app); break;
    }
}

static void menu(struct game *game)
{
    static const struct {
        const char *id, *label;
        enum ui_icon icon;
    } items[ITEMS] = {
        {"menu-go-on", N_("Go on playing"), UI_ICON_PLAY},
        {"menu-redo", N_("Redo"), UI_ICON_REDO},
        {"menu-fit", N_("See the whole board"), UI_ICON_FIT},
        {"menu-theme", N_("Next theme"), UI_ICON_EYE},
        {"menu-sound", N_("Sound on or off"), UI_ICON_SOUND},
        {"menu-quit", N_("Leave the game (it stays saved)"), UI_ICON_FLAG},
    };
    struct ui *ui = game->app->ui;
    struct ui_rect rest =
        ui_dialog_begin(ui, "game-menu", (struct ui_point){420, 130 + ITEMS * 52}, _("Menu"));
    for (int i = 0; i < ITEMS; i++) {
        bool off = i == REDO && session_redo_reach(game->app->session) == SESSION_NOTHING;
        struct ui_button look = {.kind = UI_PLAIN_BUTTON,
            .label = _(items[i].label),
            .icon = items[i].icon,
            .disabled = off};
        if (ui_button(ui, items[i].id, ui_cut_top(&rest, 44, 8), &look)) {
            choose(game, (enum item)i);
        }
    }
    if (ui_shortcut(ui, "Escape")) {
        game->menu = false;
    }
    ui_dialog_end(ui);
}

static void question(struct game *game)
{
    struct ui *ui = game->app->ui;
    struct ui_rect rest = ui_dialog_begin(
        ui, "undo-question", (struct ui_point){520, 220}, _("Take back an earlier turn?"));
    struct ui_rect row = ui_cut_bottom(&rest, 44, 12);
    struct ui_type body = {UI_BODY, ui_color(ui, UI_INK2), UI_START, false};
    ui_paragraph(ui, rest, body, _("The next tile has been seen already. It will be drawn again."));
    struct ui_button look = {.kind = UI_PRIMARY, .icon = UI_ICON_UNDO, .label = _("Take back")};
    if (ui_button(ui, "undo-yes", ui_cut_right(&row, ui_button_width(ui, &look), 12), &look)) {
        game_undo(game);
        game->ask_undo = false;
    }
    look = (struct ui_button){.kind = UI_PLAIN_BUTTON, .label = _("No")};
    if (ui_button(ui, "undo-no", ui_cut_right(&row, 100, 0), &look) || ui_shortcut(ui, "Escape")) {
        game->ask_undo = false;
    }
    ui_dialog_end(ui);
}

void game_menu(struct game *game)
{
    if (game->ask_undo) {
        question(game);
    } else if (game->menu) {
        menu(game);
    }
}
