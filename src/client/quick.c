#include "client/quick.h"

#include <SDL_platform.h>
#include <SDL_version.h>
#include <inttypes.h>
#include <string.h>
#include <time.h>

#include "base/file.h"
#include "base/paths.h"
#include "client/app.h"
#include "client/export.h"
#include "client/files.h"
#include "client/keys.h"
#include "client/words.h"
#include "ui/overlay.h"
#include "ui/shown.h"

static void quick_path(struct text *path)
{
    paths_user_data("games", path);
    text_add(path, "/quick.carc");
}

/* True when it went well; tells it in both cases. */
static bool tell(struct app *app, bool good, const char *what, const struct diag *diag)
{
    ui_toast(app->ui, good ? UI_GOOD : UI_BAD, good ? what : app_fault(app, diag));
    return good;
}

static bool make_folder(const struct text *folder, struct diag *diag)
{
    bool good = paths_make_folder(text_string(folder));
    if (!good) {
        diag_error(
            diag, (struct diag_place){0, 0}, "the folder %s cannot be made", text_string(folder));
    }
    return good;
}

void quick_save(struct app *app)
{
    struct text path = {0};
    struct text folder = {0};
    struct diag diag;
    diag_init(&diag, "");
    paths_user_data("games", &folder);
    quick_path(&path);
    bool good = make_folder(&folder, &diag);
    good = good && session_save(app->session, text_string(&path), &diag);
    const char *key = keys_of(app, KEYS_QUICK_LOAD);
    tell(app, good,
        *key ? ui_format(app->ui, _("Saved. %s brings the game back."), key) : _("Saved."), &diag);
    text_finish(&folder);
    text_finish(&path);
}

bool quick_is_there(void)
{
    struct text path = {0};
    quick_path(&path);
    bool there = paths_exists(text_string(&path));
    text_finish(&path);
    return there;
}

bool quick_load(struct app *app)
{
    struct text path = {0};
    struct diag diag;
    diag_init(&diag, "");
    quick_path(&path);
    bool good = app_open(app, &(struct app_file){.path = text_string(&path)}, &diag);
    tell(app, good, _("The game is as it was saved."), &diag);
    text_finish(&path);
    return good;
}

/* ---- Reports. */

static void write_about(const struct app *app, struct text *out)
{
    SDL_version sdl;
    SDL_GetVersion(&sdl);
    struct ui_rect screen = ui_screen(app->ui);
    text_printf(out, "version %s\n", CLIENT_VERSION);
    text_printf(
        out, "platform %s, SDL %d.%d.%d\n", SDL_GetPlatform(), sdl.major, sdl.minor, sdl.patch);
    text_printf(out, "screen %gx%g, scale %g\n", (double)screen.w, (double)screen.h,
        (double)ui_scale(app->ui));
    if (app->scenes.depth > 0) {
        text_printf(out, "scene %s\n", app->scenes.open[app->scenes.depth - 1].scene->name);
    }
    if (app->session != NULL) {
        text_printf(out, "hash %016" PRIx64 "\n",
            carc_hash(session_rules(app->session), session_state(app->session)));
        text_printf(out, "position %zu of %zu\n", session_position(app->session),
            session_length(app->session));
    }
    text_add(out, "\nOn the screen:\n");
    ui_shown_dump(app->ui, out);
}

static bool write_file(
    const struct text *folder, const char *leaf, const struct text *bytes, struct diag *diag)
{
    struct text path = {0};
    text_printf(&path, "%s/%s", text_string(folder), leaf);
    bool good = file_write(text_string(&path), text_string(bytes), bytes->size, diag);
    text_finish(&path);
    return good;
}

static bool write_game(const struct app *app, const struct text *folder, struct diag *diag)
{
    struct text game = {0};
    struct text log = {0};
    session_write(app->session, &game);
    export_log(app, &log);
    bool good =
        write_file(folder, "game.carc", &game, diag) && write_file(folder, "log.txt", &log, diag);
    text_finish(&log);
    text_finish(&game);
    return good;
}

void quick_report(struct app *app)
{
    struct text folder = {0};
    struct text about = {0};
    struct diag diag;
    char stamp[32];
    diag_init(&diag, "");
    files_date(stamp, sizeof stamp, "/%Y-%m-%d %H.%M.%S", time(NULL));
    paths_user_data("reports", &folder);
    text_add(&folder, stamp);
    write_about(app, &about);
    bool good = make_folder(&folder, &diag);
    good = good && write_file(&folder, "about.txt", &about, &diag) &&
           (app->session == NULL || write_game(app, &folder, &diag));
    if (good) {
        ui_screenshot_next(app->ui, ui_format(app->ui, "%s/screen.png", text_string(&folder)));
        SDL_strlcpy(app->report.folder, text_string(&folder), sizeof app->report.folder);
        app->report.passes = 1;
    } else {
        tell(app, false, "", &diag);
    }
    text_finish(&about);
    text_finish(&folder);
}

void quick_follow(struct app *app)
{
    enum { ENOUGH = 3 }; /* the picture has been taken: the toast is not on it */
    if (app->report.passes == 0 || ui_input(app->ui)->kind != UI_NONE) {
        return;
    }
    ui_repaint(app->ui);
    if (++app->report.passes > ENOUGH) {
        app->report.passes = 0;
        ui_toast(app->ui, UI_GOOD,
            ui_format(app->ui,
                _("A report lies in %s. Please send it with a word on what went wrong."),
                app->report.folder));
    }
}
