/* The menu of the game, and the question before an undo that reaches into an earlier turn. */
#include <math.h>

#include "client/caps.h"
#include "client/export.h"
#include "client/game/parts.h"
#include "client/kit.h"
#include "client/quick.h"
#include "client/words.h"
#include "ui/overlay.h"
#include "ui/widget.h"

static void go_on(struct game *game)
{
    (void)game;
}

static void show_tiles(struct game *game)
{
    sheets_open(game, SHEET_TILES);
}

static void show_log(struct game *game)
{
    sheets_open(game, SHEET_LOG);
}

static void show_scores(struct game *game)
{
    sheets_open(game, SHEET_SCORES);
}

static void show_notes(struct game *game)
{
    sheets_open(game, SHEET_NOTES);
}

static void show_fields(struct game *game)
{
    game->fields = !game->fields;
}

static void show_owners(struct game *game)
{
    game->owners = !game->owners;
}

static void show_seats(struct game *game)
{
    computers_open_seats(game, game_actor(game));
}

static void open_help(struct game *game)
{
    game->help = true;
}

static void open_rules(struct game *game)
{
    scene_open(game->app, &scene_rules);
}

static void open_save(struct game *game)
{
    scene_open(game->app, &scene_save);
}

static void save_quickly(struct game *game)
{
    quick_save(game->app);
}

void game_load_quickly(struct game *game)
{
    bool safe = game->app->autosave && !game->trouble;
    if (!quick_is_there()) {
        game_refuse(game, REFUSAL_NO_QUICK_SAVE);
    } else if (safe || session_position(game->app->session) == 0) {
        game->wish = GAME_QUICK_LOAD;
    } else {
        game->ask_load = true;
    }
}

static void export_picture(struct game *game)
{
    export_game(game->app, EXPORT_PICTURE);
}

static void open_settings(struct game *game)
{
    scene_open(game->app, &scene_settings);
}

/* The game is saved already; it stands first on the title screen. */
static void leave(struct game *game)
{
    scene_go(game->app, &scene_title);
}

static const struct {
    const char *id, *label;
    enum ui_icon icon;
    enum keys_command key;
    void (*run)(struct game *game);
} items[] = {
    {"menu-go-on", N_("Play on"), UI_ICON_PLAY, KEYS_COUNT, go_on},
    {"menu-redo", N_("Redo"), UI_ICON_REDO, KEYS_REDO, game_redo},
    {"menu-tiles", N_("Tiles that are left"), UI_ICON_STACK, KEYS_TILES, show_tiles},
    {"menu-log", N_("Log"), UI_ICON_LOG, KEYS_LOG, show_log},
    {"menu-scores", N_("Points"), UI_ICON_CHART, KEYS_SCORES, show_scores},
    {"menu-notes", N_("Notes"), UI_ICON_PENCIL, KEYS_NOTES, show_notes},
    {"menu-fields", N_("Fields and their farmers"), UI_ICON_EYE, KEYS_FIELDS, show_fields},
    {"menu-owners", N_("Who holds what"), UI_ICON_FLAG, KEYS_OWNERS, show_owners},
    {"menu-hint", N_("Hint"), UI_ICON_STAR, KEYS_HINT, hint_press},
    {"menu-pause", N_("Pause computer players"), UI_ICON_PAUSE, KEYS_PAUSE, computers_pause},
    {"menu-seats", N_("Who plays"), UI_ICON_PERSON, KEYS_COUNT, show_seats},
    {"menu-help", N_("Help for this step"), UI_ICON_INFO, KEYS_HELP, open_help},
    {"menu-rules", N_("The rules"), UI_ICON_HELP, KEYS_COUNT, open_rules},
    {"menu-save", N_("Save as"), UI_ICON_SAVE, KEYS_SAVE, open_save},
    {"menu-quick", N_("Quick save"), UI_ICON_SAVE, KEYS_QUICK_SAVE, save_quickly},
    {"menu-quick-load", N_("Quick load"), UI_ICON_FOLDER, KEYS_QUICK_LOAD, game_load_quickly},
    {"menu-picture", N_("Picture of the board"), UI_ICON_COPY, KEYS_COUNT, export_picture},
    {"menu-settings", N_("Settings"), UI_ICON_GEAR, KEYS_SETTINGS, open_settings},
    {"menu-leave", N_("Title screen"), UI_ICON_ARROW_LEFT, KEYS_COUNT, leave},
};

#define ITEMS (int)(sizeof items / sizeof *items)
#define COLUMNS 2
#define ROWS (1 + ITEMS / COLUMNS)

/* Nothing to bring back; nobody to be advised; nobody to be paused. */
static bool is_off(const struct game *game, void (*run)(struct game *game))
{
    bool computers = false;
    for (int seat = 0; seat < game_state(game)->players; seat++) {
        computers |= computers_player(game, seat) != NULL;
    }
    return (run == game_redo && session_redo_reach(game->app->session) == SESSION_NOTHING) ||
           (run == game_load_quickly && !quick_is_there()) ||
           (run == hint_press && !computers_person_acts(game)) ||
           (run == computers_pause && !computers);
}

/* While they pause, the same key lets them go on. */
static bool goes_on(const struct game *game, int item)
{
    return items[item].run == computers_pause && game->computers.paused;
}

static struct ui_button look_of(const struct game *game, int item)
{
    bool on = goes_on(game, item);
    return (struct ui_button){.kind = item == 0 ? UI_PRIMARY : UI_PLAIN_BUTTON,
        .label = on ? _("Computer players go on") : _(items[item].label),
        .icon = on ? UI_ICON_PLAY : items[item].icon,
        .disabled = is_off(game, items[item].run),
        .tip = items[item].key != KEYS_COUNT
                   ? cap_tip(game->app, game_help_step(game), items[item].key)
                   : NULL};
}

/* What does it without the menu: for whoever plays by keys or by pad. */
static struct cap cap_beside(const struct game *game, int item)
{
    bool none = ui_hand(game->app->ui) == UI_BY_POINTER || items[item].key == KEYS_COUNT ||
                is_off(game, items[item].run);
    return none ? (struct cap){.name = ""}
                : cap_of(game->app, game_help_step(game), items[item].key);
}

/* With room for its cap at both sides: its words stand in the middle. */
static float item_width(const struct game *game, int item, struct cap cap)
{
    struct ui *ui = game->app->ui;
    struct ui_button look = look_of(game, item);
    float beside = cap_width(ui, cap);
    return ui_button_width(ui, &look) + (beside > 0 ? 2 * (beside + 4) : 0);
}

/* The names of keys can be long: they stand where there is room. */
static float widest(const struct game *game)
{
    float width = 0;
    for (int i = 0; i < ITEMS; i++) {
        struct cap cap = cap_beside(game, i);
        width = fmaxf(width, item_width(game, i, cap.pad ? cap : (struct cap){.name = ""}));
    }
    return width;
}

/* The first item is as wide as all; the others stand below it in columns. */
static struct ui_rect item_box(struct ui_rect rest, int item, float pitch)
{
    float width = (rest.w - 12) / COLUMNS;
    int column = (item - 1) / (ROWS - 1);
    int row = 1 + (item - 1) % (ROWS - 1);
    return (struct ui_rect){
        rest.x + (float)column * (width + 12), rest.y + (float)row * pitch, width, 44};
}

static void menu(struct game *game)
{
    struct ui *ui = game->app->ui;
    float pitch = fminf(52, floorf((ui_screen(ui).h - 32 - 108) / (float)ROWS));
    struct ui_point size = {fminf(fmaxf(640, COLUMNS * widest(game) + 92), ui_screen(ui).w - 32),
        108 + (float)(ROWS - 1) * pitch + 44};
    struct ui_rect rest = ui_dialog_begin(ui, "game-menu", size, _("Menu"));
    struct ui_rect first = {rest.x, rest.y, rest.w, 44};
    for (int i = 0; i < ITEMS; i++) {
        struct ui_button look = look_of(game, i);
        struct ui_rect at = i == 0 ? first : item_box(rest, i, pitch);
        bool clicked = ui_button(ui, items[i].id, at, &look);
        struct cap cap = cap_beside(game, i);
        if (item_width(game, i, cap) <= at.w) {
            cap_draw(ui, kit_right(ui_inset(at, 10), cap_width(ui, cap), 22), cap);
        }
        if (clicked) {
            game->menu = false;
            items[i].run(game);
        }
    }
    if (keys_hit(game->app, KEYS_CANCEL)) {
        game->menu = false;
    }
    ui_dialog_end(ui);
}

/* A question with its two answers. */
struct question {
    const char *id; /* "undo": "undo-question" with "undo-yes" and "undo-no" */
    const char *title, *text, *yes;
    enum ui_icon icon;
    enum keys_command again; /* says yes, too; KEYS_COUNT: none */
};
enum answer { NO_ANSWER, YES, NO };

static enum answer ask(struct game *game, const struct question *question)
{
    struct ui *ui = game->app->ui;
    struct ui_point size = {520, 230};
    struct ui_rect rest =
        ui_dialog_begin(ui, ui_format(ui, "%s-question", question->id), size, question->title);
    struct ui_rect row = ui_cut_bottom(&rest, 44, 12);
    struct ui_type body = {UI_BODY, ui_color(ui, UI_INK2), UI_START, false};
    ui_paragraph(ui, rest, body, question->text);
    struct ui_button yes = {.kind = UI_PRIMARY, .icon = question->icon, .label = question->yes};
    struct ui_button no = {.kind = UI_PLAIN_BUTTON, .label = _("No")};
    enum answer answer = NO_ANSWER;
    const char *id = ui_format(ui, "%s-yes", question->id);
    if (ui_button(ui, id, ui_cut_right(&row, ui_button_width(ui, &yes), 12), &yes) ||
        (question->again != KEYS_COUNT && keys_hit(game->app, question->again))) {
        answer = YES;
    }
    id = ui_format(ui, "%s-no", question->id);
    float width = fmaxf(100, ui_button_width(ui, &no));
    if (ui_button(ui, id, ui_cut_right(&row, width, 0), &no) || keys_hit(game->app, KEYS_CANCEL)) {
        answer = NO;
    }
    ui_dialog_end(ui);
    return answer;
}

static void ask_undo(struct game *game)
{
    struct question question = {
        "undo", _("Undo?"), game_undo_question(game), _("Undo"), UI_ICON_UNDO, KEYS_UNDO};
    enum answer answer = ask(game, &question);
    if (answer == YES) {
        game_undo(game);
    }
    game->ask_undo &= answer == NO_ANSWER;
}

static void ask_load(struct game *game)
{
    struct question question = {"load", _("Leave this game?"),
        _("It is not being saved. Loading the quick save would lose it."), _("Load"),
        UI_ICON_FOLDER, KEYS_COUNT};
    enum answer answer = ask(game, &question);
    game->wish = answer == YES ? GAME_QUICK_LOAD : game->wish;
    game->ask_load &= answer == NO_ANSWER;
}

void game_menu(struct game *game)
{
    if (game->ask_undo) {
        ask_undo(game);
    } else if (game->ask_load) {
        ask_load(game);
    } else if (game->menu) {
        menu(game);
    } else {
        sheets_show(game);
    }
}
