/* Files of games: to load one, to watch one, to save one. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/paths.h"
#include "client/files.h"
#include "client/home.h"
#include "client/vacant.h"
#include "client/words.h"
#include "jcz/file.h"
#include "ui/draw.h"
#include "ui/overlay.h"

static struct files *enter(struct app *app, enum files_purpose purpose)
{
    struct files *files = base_alloc(sizeof *files);
    memset(files, 0, sizeof *files);
    files->purpose = purpose;
    struct text path = {0};
    paths_user_data("games", &path);
    paths_make_folder(text_string(&path));
    folder_read(&files->folder, text_string(&path));
    text_finish(&path);
    if (purpose == FILES_SAVE) {
        files_propose_name(app, files);
        files->preview = preview_of(app, app->session);
    }
    return files;
}

static void leave(struct app *app, void *memory)
{
    (void)app;
    struct files *files = memory;
    preview_close(files->preview);
    folder_finish(&files->folder);
    free(files);
}

static void choose(struct app *app, struct files *files, const char *path)
{
    struct diag diag;
    diag_init(&diag, "");
    snprintf(files->chosen, sizeof files->chosen, "%s", path);
    files->fault[0] = 0;
    if (files->purpose == FILES_SAVE) {
        char name[FOLDER_PATH];
        const char *slash = strrchr(path, '/');
        snprintf(name, sizeof name, "%s", slash ? slash + 1 : path);
        name[strlen(name) - strlen(strrchr(name, '.'))] = 0;
        files->foreign = jcz_is_file(path);
        ui_edit_set(&files->name, name);
        return;
    }
    preview_close(files->preview);
    files->preview = preview_open(app, path, &diag);
    if (files->preview == NULL) {
        snprintf(files->fault, sizeof files->fault, "%s", app_fault(app, &diag));
    }
}

/* Leaves the scene at once when it succeeds. */
static bool open_chosen(struct app *app, struct files *files, bool watch)
{
    char path[FOLDER_PATH];
    struct text own = {0};
    struct diag diag;
    diag_init(&diag, "");
    snprintf(path, sizeof path, "%s", files->chosen);
    paths_user_data("games/unfinished-", &own);
    bool resume = strncmp(path, text_string(&own), own.size) == 0;
    text_finish(&own);
    struct app_file file = {.path = path, .resume = resume};
    if (watch ? app_watch(app, &file, &scene_replays, &diag) : app_open(app, &file, &diag)) {
        return true;
    }
    ui_toast(app->ui, UI_BAD, app_fault(app, &diag));
    return false;
}

/* Returns true when the scene was left. */
static bool list(struct app *app, struct files *files, struct ui_rect rest)
{
    struct ui *ui = app->ui;
    float each = files_row_height(ui);
    float height = each * (float)files->folder.count;
    float offset = ui_scroll_begin(ui, "files", rest, height);
    float bar = height > rest.h ? 14 : 0;
    const struct folder_entry *clicked = NULL;
    for (size_t i = 0; i < files->folder.count; i++) {
        struct ui_rect row = {
            rest.x + 2, rest.y + each * (float)i - offset, rest.w - 4 - bar, each - 2};
        bool seen = row.y + row.h > rest.y && row.y < rest.y + rest.h;
        if (files_row(app, files, row, i, seen)) {
            clicked = &files->folder.entries[i];
        }
    }
    ui_scroll_end(ui);
    if (files->folder.count == 0) {
        ui_text(ui, rest, kit_aligned(ui, UI_BODY, UI_INK2, UI_MIDDLE),
            files->folder.readable ? _("There are no games here yet.")
                                   : _("This folder cannot be read."));
    }
    if (clicked != NULL && clicked->folder) {
        folder_read(&files->folder, clicked->path);
        ui_repaint(ui);
    } else if (clicked != NULL) {
        bool again = strcmp(files->chosen, clicked->path) == 0 && files->preview != NULL;
        if (again && files->purpose != FILES_SAVE) {
            return open_chosen(app, files, files->purpose == FILES_WATCH);
        }
        choose(app, files, clicked->path);
        ui_repaint(ui);
    }
    return false;
}

/* Where we are, and ways to elsewhere. */
static void places(struct app *app, struct files *files, struct ui_rect row)
{
    struct ui *ui = app->ui;
    struct ui_button up = {
        .label = _("Folder above"), .icon = UI_ICON_UP, .kind = UI_ROUND, .icon_only = true};
    if (ui_button(ui, "folder-up", ui_centre(ui_cut_left(&row, 40, 12), 40, 42), &up)) {
        folder_up(&files->folder);
    }
    struct ui_button own = {.label = _("Saved games"), .kind = UI_GHOST, .icon = UI_ICON_SAVE};
    struct ui_button home = {.label = _("Home"), .kind = UI_GHOST, .icon = UI_ICON_PERSON};
    struct text path = {0};
    if (ui_button(ui, "place-home", ui_cut_right(&row, ui_button_width(ui, &home), 4), &home)) {
        paths_home(&path);
        folder_read(&files->folder, text_string(&path));
    }
    if (ui_button(ui, "place-games", ui_cut_right(&row, ui_button_width(ui, &own), 8), &own)) {
        paths_user_data("games", &path);
        folder_read(&files->folder, text_string(&path));
    }
    text_finish(&path);
    const char *shown = files->folder.path;
    while (*shown && ui_text_width(ui, UI_SMALL, shown) > row.w) { /* its end tells more */
        const char *slash = strchr(shown + 1, '/');
        if (slash == NULL) {
            break;
        }
        shown = slash;
    }
    kit_text(ui, row, UI_SMALL, UI_INK2, shown);
}

/* Whether nothing was ever saved; other folders may well be empty. */
static bool none_saved(const struct files *files)
{
    struct text own = {0};
    paths_user_data("games", &own);
    bool none = files->folder.readable && files->folder.count == 0 &&
                strcmp(files->folder.path, text_string(&own)) == 0;
    text_finish(&own);
    return none;
}

/* Instead of the list, and of what would be done with a game. */
static void vacant(struct app *app, const struct files *files, struct ui_rect room)
{
    bool watch = files->purpose == FILES_WATCH;
    const char *key = keys_of(app, KEYS_SAVE);
    const char *more =
        watch  ? _("Here it can be watched again, turn by turn.")
        : *key ? ui_format(app->ui, _("During a game %s saves it under a name of your own."), key)
               : "";
    struct vacant look = {.icon = watch ? UI_ICON_PLAY : UI_ICON_SAVE,
        .title = watch ? _("No games to watch yet") : _("No saved games yet"),
        .words = ui_format(
            app->ui, "%s %s", _("Each game is saved by itself while it is played."), more)};
    vacant_show(app, room, &look);
}

static void details(struct app *app, struct files *files, struct ui_rect card)
{
    struct ui *ui = app->ui;
    if (files->fault[0]) {
        ui_round(ui, card, 14, ui_color(ui, UI_AMBER_WASH));
        struct ui_rect inside = ui_inset(card, 16);
        struct ui_rect icon = ui_cut_left(&inside, 24, 12);
        ui_icon(
            ui, (struct ui_rect){icon.x, icon.y, 22, 22}, UI_ICON_WARNING, ui_color(ui, UI_AMBER));
        ui_paragraph(ui, inside, kit_type(ui, UI_BODY, UI_AMBER_TEXT), files->fault);
        return;
    }
    ui_round(ui, card, 14, ui_color(ui, UI_PAPER_LO));
    struct ui_rect inside = ui_inset(card, 12);
    if (files->preview == NULL) {
        ui_text(ui, inside, kit_aligned(ui, UI_BODY, UI_INK2, UI_MIDDLE),
            _("Choose a game to see its board."));
        return;
    }
    preview_picture(
        app, files->preview, ui_cut_left(&inside, fminf(inside.w * 0.46f, inside.h * 1.4f), 16));
    const char *state = preview_state(app, files->preview);
    float height = kit_height(ui, UI_BODY_BOLD, inside.w, state);
    ui_paragraph(ui, ui_cut_top(&inside, height, 8), kit_type(ui, UI_BODY_BOLD, UI_INK), state);
    ui_clip_push(ui, inside);
    preview_players(app, files->preview, inside);
    ui_clip_pop(ui);
}

static bool open_row(struct app *app, struct files *files, struct ui_rect row)
{
    struct ui *ui = app->ui;
    bool load = files->purpose == FILES_LOAD;
    bool none = files->preview == NULL;
    bool over = !none && preview_finished(files->preview);
    struct ui_button open = {.label = over ? _("Show the result") : _("Play on"),
        .icon = UI_ICON_PLAY,
        .kind = load ? UI_PRIMARY : UI_PLAIN_BUTTON,
        .disabled = none};
    struct ui_button watch = {.label = _("Watch"),
        .icon = UI_ICON_EYE,
        .kind = load ? UI_PLAIN_BUTTON : UI_PRIMARY,
        .disabled = none};
    const struct ui_button *first = load ? &open : &watch;
    const struct ui_button *second = load ? &watch : &open;
    bool a = ui_button(
        ui, load ? "open" : "watch", ui_cut_right(&row, ui_button_width(ui, first), 10), first);
    bool b = ui_button(
        ui, load ? "watch" : "open", ui_cut_right(&row, ui_button_width(ui, second), 10), second);
    return (a || b) && open_chosen(app, files, load ? b : a);
}

/* The list, what is chosen in it, and what to do with that. Returns true when the scene was left. */
static bool games(struct app *app, struct files *files, struct ui_rect rest)
{
    bool save = files->purpose == FILES_SAVE;
    struct ui_rect row = ui_cut_bottom(&rest, save ? files_save_height : 48, 14);
    float height = fminf(230, rest.h * 0.44f);
    struct ui_rect card = ui_cut_bottom(&rest, height, 12);
    if (list(app, files, rest)) {
        return true;
    }
    details(app, files, card);
    if (save) {
        files_save_rows(app, files, row);
    } else if (open_row(app, files, row)) {
        return true;
    }
    if (files->replace) {
        files_replace_dialog(app, files);
    }
    return false;
}

static void show(struct app *app, void *memory)
{
    static const char *const titles[] = {N_("Load"), N_("Replays"), N_("Save the game")};
    struct files *files = memory;
    struct ui *ui = app->ui;
    struct ui_rect head;
    files->drew = false;
    struct ui_rect rest = home_page(app, _(titles[files->purpose]), &head);
    places(app, files, ui_cut_top(&rest, 44, 8));
    if (files->purpose != FILES_SAVE && none_saved(files)) {
        vacant(app, files, rest);
    } else if (games(app, files, rest)) {
        return;
    }
    ui_toasts(ui, (struct ui_point){24, 24}, 480);
    if (ui_input(ui)->kind == UI_QUIT) {
        ui_quit(ui);
    }
}

static void *enter_load(struct app *app)
{
    return enter(app, FILES_LOAD);
}

static void *enter_watch(struct app *app)
{
    return enter(app, FILES_WATCH);
}

static void *enter_save(struct app *app)
{
    ui_focus(app->ui, "file-name"); /* what is typed at once is the name */
    return enter(app, FILES_SAVE);
}

const struct scene scene_load = {.name = "load", .enter = enter_load, .show = show, .leave = leave};
const struct scene scene_replays = {
    .name = "replays", .enter = enter_watch, .show = show, .leave = leave};
const struct scene scene_save = {.name = "save", .enter = enter_save, .show = show, .leave = leave};
