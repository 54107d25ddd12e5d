/* What the client looks like: the board, each screen and each theme beside stored pictures. How
 * they are renewed after a change that was meant stands in tests/README.md. */
#include <SDL_image.h>
#include <criterion/criterion.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/macros.h"
#include "base/paths.h"
#include "client/game/game.h"
#include "golden.h"
#include "screens.h"
#include "ui/shown.h"

TestSuite(golden, .init = screens_begin, .fini = screens_end);

static const struct player_window window = {1280, 800, 1, false, true};

static void begin(struct player *player, enum ui_theme theme)
{
    player_open_window(player, &window);
    player->app.settings.theme = theme;
    player->app.settings.hand_over = false;
    player->app.driven = true;
    app_apply_settings(&player->app);
}

#define PATH "/tmp/walls-and-wheat-golden-XXXXXX"

/* Takes a picture of what the client shows once nothing moves, and puts its name into `path`. */
static void take(struct player *player, char path[sizeof PATH])
{
    int file = mkstemp(strcpy(path, PATH));
    cr_assert_geq(file, 0);
    close(file);
    struct diag diag;
    diag_init(&diag, "");
    player_rest(player);
    ui_screenshot_next(player->app.ui, path);
    player_rest(player);
    cr_assert(ui_screenshot_result(player->app.ui, &diag), "%s", diag.messages[0].text);
}

static void look(struct player *player, const char *name)
{
    char path[sizeof PATH];
    take(player, path);
    golden_check(path, name);
    remove(path);
}

/* How many pixels of the screen are quite white. */
static int whites(struct player *player)
{
    char path[sizeof PATH];
    take(player, path);
    SDL_Surface *file = IMG_Load(path);
    cr_assert(file, "%s", IMG_GetError());
    remove(path);
    SDL_Surface *picture = SDL_ConvertSurfaceFormat(file, SDL_PIXELFORMAT_RGB24, 0);
    SDL_FreeSurface(file);
    int count = 0;
    for (int y = 0; y < picture->h; y++) {
        const uint8_t *row = (const uint8_t *)picture->pixels + (size_t)y * (size_t)picture->pitch;
        for (int x = 0; x < picture->w; x++) {
            count += row[3 * x] == 255 && row[3 * x + 1] == 255 && row[3 * x + 2] == 255;
        }
    }
    SDL_FreeSurface(picture);
    return count;
}

static void open_screen(struct player *player, enum ui_theme theme, const char *name)
{
    begin(player, theme);
    size_t i = 0;
    while (strcmp(screens_all[i].name, name) != 0) {
        i++;
        cr_assert_lt(i, screens_count, "there is no screen \"%s\"", name);
    }
    screens_all[i].open(player);
}

static void look_at_screen(const char *name)
{
    struct player player;
    open_screen(&player, UI_CLASSIC, name);
    char file[64];
    snprintf(file, sizeof file, "%s", name);
    for (char *blank = file; (blank = strchr(blank, ' ')) != NULL;) {
        *blank = '-';
    }
    look(&player, file);
    player_close(&player);
}

/* A game for three, up to the given number of words like that (`crop`, `claim`, `place`). */
static void play(struct player *player, const char *verb, int nth)
{
    struct record record;
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(record_read_file(&record, RECORDS "/circles-three.carc", &diag));
    size_t step = 0;
    for (int met = 0;; step++) {
        cr_assert_lt(step, record.step_count);
        met += strncmp(record.steps[step].text, verb, strlen(verb)) == 0;
        if (met == nth) {
            break;
        }
    }
    record_cut(&record, step);
    cr_assert(app_play(&player->app, &record, &diag), "%s", diag.messages[0].text);
    record_finish(&record);
    player_rest(player);
}

static const char *const themes[UI_THEMES] = {"classic", "light", "dark"};

static void look_in_theme(struct player *player, const char *what, enum ui_theme theme)
{
    char name[64];
    snprintf(name, sizeof name, "%s-%s", what, themes[theme]);
    look(player, name);
}

Test(golden, board)
{
    for (int theme = 0; theme < UI_THEMES; theme++) {
        struct player player;
        begin(&player, (enum ui_theme)theme);
        play(&player, "place", 44);
        look_in_theme(&player, "board", (enum ui_theme)theme);
        player_close(&player);
    }
}

Test(golden, board_from_another_side)
{
    struct player player;
    begin(&player, UI_CLASSIC);
    play(&player, "place", 44);
    player_key(&player, "F");
    player_key(&player, "Ctrl+R");
    look(&player, "board-turned");
    player_close(&player);
}

/* All that a player holds, when the row is pointed at: cities and monasteries have an edge. */
Test(golden, board_lit)
{
    struct player player;
    begin(&player, UI_CLASSIC);
    play(&player, "place", 44);
    int before = whites(&player);
    cr_assert(ui_script_hover(player.app.ui, "player:2"));
    look(&player, "board-lit");
    cr_expect_gt(whites(&player), before + 200, "thin lines, which the stored picture may miss");
    player_close(&player);
}

Test(golden, high_contrast)
{
    struct player player;
    begin(&player, UI_CLASSIC);
    play(&player, "place", 44);
    player.app.settings.high_contrast = true; /* at once, in the middle of a game */
    app_apply_settings(&player.app);
    struct game *game = player.app.scenes.open[player.app.scenes.depth - 1].memory;
    game->fields = true; /* on a busy machine a pressed key may be taken for a held one */
    ui_repaint(player.app.ui);
    player_rest(&player);
    look(&player, "high-contrast");
    player_close(&player);
}

Test(golden, crop_circle)
{
    for (int theme = 0; theme < UI_THEMES; theme++) {
        struct player player;
        begin(&player, (enum ui_theme)theme);
        play(&player, "crop", 4);
        look_in_theme(&player, "circle-choice", (enum ui_theme)theme);
        player_key(&player, "A");
        player_key(&player, "Return");
        look_in_theme(&player, "circle-turn", (enum ui_theme)theme);
        player_close(&player);
    }
}

Test(golden, sheets)
{
    static const char *const sheets[][2] = {{"T", "tiles"}, {"H", "log"}, {"`", "points"},
        {"F", "fields"}, {"G", "counts"}, {"F1", "help"}, {"I", "hint"}, {"Shift+N", "notes"}};
    for (size_t i = 0; i < ARRAY_LENGTH(sheets); i++) {
        struct player player;
        begin(&player, UI_CLASSIC);
        player.app.nodes = 8;
        play(&player, "claim", 20);
        if (strcmp(sheets[i][1], "notes") == 0) {
            session_set_note(player.app.session, (struct carc_cell){1, 0}, "to be closed");
            session_set_note(player.app.session, (struct carc_cell){0, 1}, "");
        }
        player_key(&player, sheets[i][0]);
        look(&player, sheets[i][1]);
        player_close(&player);
    }
}

Test(golden, meeple)
{
    struct player player;
    begin(&player, UI_CLASSIC);
    play(&player, "claim", 20);
    look(&player, "meeple");
    player_close(&player);
}

/* The dialogs show when a game was saved. */
static void date_game(void)
{
    struct text path = {0};
    struct timespec then[2] = {{.tv_sec = 1741536000}, {.tv_sec = 1741536000}};
    paths_user_data("games/unfinished-1.carc", &path);
    cr_assert_eq(utimensat(AT_FDCWD, text_string(&path), then, 0), 0);
    text_finish(&path);
}

Test(golden, files)
{
    static const char *const names[] = {"title with a game", "load", "replays", "save"};
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
        look_at_screen(names[i]);
        date_game();
    }
}

Test(golden, screens)
{
    static const char *const names[] = {"title", "title after a crash", "setup",
        "setup with computer players", "options of the rules", "inspector", "load", "replays",
        "save"};
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
        look_at_screen(names[i]);
    }
}

/* It goes on by itself until it is told to wait, and then it may have gone any distance. */
static void look_at_final_scoring(void)
{
    struct player player;
    begin(&player, UI_CLASSIC);
    player.touch = true; /* a resting pointer brings a tooltip, sooner or later */
    screens_go_with_game(&player, &scene_end);
    player_click(&player, "final-play");
    while (player_any(&player, "final-back") != NULL) {
        player_click(&player, "final-back");
    }
    for (int step = 0; step < 3; step++) {
        player_click(&player, "final-next");
    }
    look(&player, "final-scoring");
    player_close(&player);
}

Test(golden, end)
{
    look_at_final_scoring();
    static const char *const names[] = {
        "result", "statistics", "replay", "results", "results of one", "rules"};
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
        look_at_screen(names[i]);
    }
}

Test(golden, settings)
{
    static const char *const names[] = {
        "display", "access", "settings of the game", "sound", "language", "keys"};
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
        look_at_screen(names[i]);
    }
}

/* The pictures above show them in the Classic theme. */
Test(golden, themes)
{
    static const char *const names[] = {
        "title", "setup", "inspector", "display", "result", "replay", "rules"};
    for (int theme = UI_LIGHT; theme < UI_THEMES; theme++) {
        for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
            struct player player;
            open_screen(&player, (enum ui_theme)theme, names[i]);
            look_in_theme(&player, names[i], (enum ui_theme)theme);
            player_close(&player);
        }
    }
}
