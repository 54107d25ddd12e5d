#include "client/app.h"

#include <math.h>
#include <string.h>
#include <time.h>

#include "client/lifetime.h"
#include "client/opponent.h"
#include "client/quick.h"
#include "client/tiles.h"
#include "client/words.h"
#include "jcz/file.h"
#include "session/autosave.h"
#include "ui/animation.h"
#include "ui/overlay.h"

static void make_tiles(struct app *app)
{
    app->tiles = tiles_create(app->ui, session_rules(app->session));
    tiles_set_pale(app->tiles, app->settings.high_contrast);
}

static void start(struct app *app, struct session *session, bool trial, const char *resume)
{
    app_end_game(app);
    app->trial = trial;
    session_deal(session); /* also if another program dealt so far */
    app->session = session;
    make_tiles(app);
    if (session_id(session) == 0 && !trial) {
        session_set_id(session, lifetime_new_id(session));
    }
    if (app->autosave && !app->trial) {
        session_autosave(session, NULL, resume);
    }
    app->replay_back = NULL;
    app->counted = false;
    bool over = session_state(session)->phase == CARC_PHASE_OVER;
    scene_go(app, over ? &scene_end : &scene_game);
}

static bool play(struct app *app, const struct record *record, bool trial, struct diag *diag)
{
    struct session *session = session_create(record, diag);
    if (session != NULL) {
        start(app, session, trial, NULL);
    }
    return session != NULL;
}

bool app_play(struct app *app, const struct record *record, struct diag *diag)
{
    return play(app, record, false, diag);
}

bool app_try(struct app *app, const struct record *record, struct diag *diag)
{
    return play(app, record, true, diag);
}

uint64_t app_chance(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return ((uint64_t)now.tv_sec << 30 ^ (uint64_t)now.tv_nsec) % 1000000007u;
}

bool app_play_now(struct app *app, struct diag *diag)
{
    struct record record;
    record_init(&record);
    record_add_seat(&record, "Ann", false, NULL);
    record_add_seat(&record, "", true, "easy");
    opponent_name_seat(&record, 1, 0);
    record.seeded = true;
    record.seed = app_chance();
    bool good = load_request_sets(&record.request, "base,crop-circles", diag) &&
                app_play(app, &record, diag);
    record_finish(&record);
    return good;
}

static struct session *read_foreign(const char *path, struct diag *diag)
{
    struct record record;
    if (!jcz_import_file(&record, path, diag)) {
        return NULL;
    }
    struct session *session = session_create(&record, diag);
    record_finish(&record);
    return session;
}

struct session *app_read(const struct app *app, const struct app_file *file, struct diag *diag)
{
    if (jcz_is_file(file->path)) {
        return read_foreign(file->path, diag);
    }
    const char *files[LOAD_MAX_FILES];
    size_t count = file->file_count;
    if (file->files == NULL && app->asked != NULL) {
        count = app->asked->request.file_count;
        for (size_t i = 0; i < count; i++) {
            files[i] = app->asked->request.files[i];
        }
    }
    return session_open(file->path, file->files ? file->files : files, count, diag);
}

static void tell_warning(struct app *app, const struct diag *diag)
{
    if (diag->warnings > 0) {
        ui_toast(app->ui, UI_WARN, app_fault(app, diag));
    }
}

bool app_open(struct app *app, const struct app_file *file, struct diag *diag)
{
    struct session *session = app_read(app, file, diag);
    if (session != NULL) {
        start(app, session, false, file->resume ? file->path : NULL);
        tell_warning(app, diag);
    }
    return session != NULL;
}

bool app_watch(
    struct app *app, const struct app_file *file, const struct scene *back, struct diag *diag)
{
    struct session *session = app_read(app, file, diag);
    if (session != NULL) {
        app_end_game(app);
        app->session = session;
        make_tiles(app);
        app->replay_back = back;
        app->counted = false;
        bool own = !jcz_is_file(file->path);
        snprintf(app->watched, sizeof app->watched, "%s", own ? file->path : "");
        scene_go(app, &scene_replay);
        tell_warning(app, diag);
    }
    return session != NULL;
}

void app_keep_watched(struct app *app)
{
    struct diag diag;
    diag_init(&diag, "");
    if (app->replay_back == NULL) { /* the game that was just played: it is saved by itself */
        return;
    }
    if (!*app->watched) {
        ui_toast(app->ui, UI_WARN, _("Such a file holds no notes: save the game to keep them."));
    } else if (!session_save(app->session, app->watched, &diag)) {
        ui_toast(app->ui, UI_WARN, app_fault(app, &diag));
    }
}

void app_end_game(struct app *app)
{
    scene_close(app); /* the scenes know the session */
    tiles_destroy(app->tiles);
    session_destroy(app->session);
    app->tiles = NULL;
    app->session = NULL;
    app->trial = false;
}

void app_apply_settings(struct app *app)
{
    const struct settings *settings = &app->settings;
    language_use(&app->language, settings->language);
    ui_set_theme(app->ui, settings->theme);
    ui_set_scale(app->ui, settings->scale);
    ui_set_high_contrast(app->ui, settings->high_contrast);
    if (app->tiles != NULL) {
        tiles_set_pale(app->tiles, settings->high_contrast);
    }
    ui_set_large_text(app->ui, settings->large_text);
    ui_set_large_targets(app->ui, settings->large_targets);
    if (ui_full_screen(app->ui) != settings->full_screen) {
        ui_set_full_screen(app->ui, settings->full_screen);
    }
    ui_tweens_less_motion(ui_tweens(app->ui), settings->less_motion);
    ui_tweens_speed(ui_tweens(app->ui), settings->speed == SETTINGS_FAST ? 2.0f : 1.0f);
    sounds_volume(app->sounds, settings->sound ? settings->volume : 0);
}

/* The next size of text and buttons: automatic is where it starts from. */
static float next_scale(struct app *app, float step)
{
    float now = app->settings.scale > 0 ? app->settings.scale : ui_scale(app->ui);
    float next = roundf(now * 4) / 4 + step;
    return fmaxf(0.75f, fminf(next, 3));
}

void app_keys(struct app *app)
{
    quick_follow(app);
    if (keys_hit(app, KEYS_REPORT)) {
        quick_report(app);
        return;
    }
    if (keys_hit(app, KEYS_FULL_SCREEN)) {
        app->settings.full_screen = !app->settings.full_screen;
    } else if (keys_hit(app, KEYS_LARGER)) {
        app->settings.scale = next_scale(app, 0.25f);
    } else if (keys_hit(app, KEYS_SMALLER)) {
        app->settings.scale = next_scale(app, -0.25f);
    } else if (keys_hit(app, KEYS_USUAL_SIZE)) {
        app->settings.scale = 0;
    } else if (keys_hit(app, KEYS_MUTE)) {
        app->settings.sound = !app->settings.sound;
        ui_toast(app->ui, UI_NEWS, app->settings.sound ? _("Sound on") : _("Sound off"));
    } else {
        return;
    }
    app_apply_settings(app);
    ui_repaint(app->ui);
}

/* A seat may name its colour by a letter, A for the first. */
static int colour_of(const struct session *session, int player)
{
    const struct record *record = session_record(session);
    const char *colour = player < record->seat_count ? record->seats[player].colour : "";
    bool known = strlen(colour) == 1 && *colour >= 'A' && *colour < 'A' + ART_PLAYERS;
    return known ? *colour - 'A' : player;
}

const struct art_player *app_player_of(
    const struct app *app, const struct session *session, int player)
{
    return art_player(app->settings.colours, colour_of(session, player));
}

const struct art_player *app_player(const struct app *app, int player)
{
    return app_player_of(app, app->session, player);
}

struct ui_color app_player_color(const struct app *app, int player)
{
    return ui_rgb(app_player(app, player)->fill);
}

const char *app_fault(struct app *app, const struct diag *diag)
{
    char line[DIAG_FILE + DIAG_TEXT + 64];
    if (diag->kept == 0) {
        return _("Something went wrong.");
    }
    size_t worst = 0; /* warnings may come before it */
    while (worst + 1 < diag->kept && diag->messages[worst].severity == DIAG_WARNING) {
        worst++;
    }
    diag_format(&diag->messages[worst], line, sizeof line);
    return ui_format(app->ui, "%s", line);
}
