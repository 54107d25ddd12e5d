#include "player.h"

#include <SDL.h>
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/home.h"
#include "client/tiles.h"
#include "ui/animation.h"
#include "ui/shown.h"

#define PASSES 20000  /* more than that until the client rests are an endless motion */
#define DEAD_TIME 500 /* ms; what confirms is deaf for the first moments of a state */
#define PACE 260      /* the same in a window, where they really pass */

static const char *const names[] = {"Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"};

static void prepare_sdl(void)
{
    setenv("SDL_VIDEODRIVER", "dummy", 0);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    setenv("SDL_RENDER_DRIVER", "software", 1);
    setenv("SDL_FRAMEBUFFER_ACCELERATION", "0", 1);
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
}

void player_open_window(struct player *player, const struct player_window *window)
{
    memset(player, 0, sizeof *player);
    struct diag diag;
    diag_init(&diag, "");
    struct app *app = &player->app;
    app->settings = settings_default();
    app->settings.less_motion = true;
    app->settings.tips = false;
    app->settings.scale = window->scale;
    app->settings.large_text = window->large_text;
    if (window->drawn) {
        prepare_sdl();
    }
    app->ui = ui_create(&(struct ui_options){.backend = window->drawn ? UI_SDL : UI_NULL,
                            .title = "",
                            .width = window->width,
                            .height = window->height,
                            .scale = window->scale,
                            .software = true},
        &diag);
    cr_assert_not_null(app->ui, "%s", diag.messages[0].text);
    app->sounds = sounds_create(true);
    app_apply_settings(app);
}

void player_begin(struct player *player, int seats, const char *sets, uint64_t seed)
{
    player_begin_by(player, seats, sets, seed, "hig");
}

void player_begin_by(
    struct player *player, int seats, const char *sets, uint64_t seed, const char *rules)
{
    player_deal(player, seats, sets, seed, rules);
    player_rest(player);
}

void player_deal(
    struct player *player, int seats, const char *sets, uint64_t seed, const char *rules)
{
    struct diag diag;
    struct record record;
    diag_init(&diag, "");
    rng_seed(&player->rng, seed);
    record_init(&record);
    record.seeded = true;
    record.seed = seed;
    cr_assert(load_request_sets(&record.request, sets, &diag));
    cr_assert(load_request_rules(&record.request, rules, (struct diag_place){0, 0}, &diag));
    for (int i = 0; i < seats; i++) {
        record_add_seat(&record, names[i], false, NULL);
    }
    cr_assert(app_play(&player->app, &record, &diag), "%s", diag.messages[0].text);
    record_finish(&record);
}

void player_open(struct player *player, int seats, const char *sets, uint64_t seed)
{
    player_open_window(player, &(struct player_window){.width = 1280, .height = 800});
    player_begin(player, seats, sets, seed);
}

void player_close(struct player *player)
{
    if (player->pad != NULL) {
        SDL_JoystickClose(player->pad);
        SDL_JoystickDetachVirtual(player->pad_device);
    }
    app_end_game(&player->app);
    home_destroy(player->app.home); /* its thread knows the window */
    sounds_destroy(player->app.sounds);
    ui_destroy(player->app.ui);
}

static void pass(struct app *app)
{
    scene_pass(app);
    scene_settle(app);
}

static bool is_quiet(struct app *app)
{
    return !ui_waiting(app->ui) && !ui_tweens_running(ui_tweens(app->ui)) &&
           app->scenes.move == SCENE_STAY && (app->tiles == NULL || tiles_idle(app->tiles)) &&
           home_idle(app);
}

/* With a window ui_next() would wait for ever, so that each round asks for a picture. */
static void rest_drawn(struct app *app)
{
    bool painted = false;
    scene_settle(app);
    for (int passes = 0; !painted || !is_quiet(app); passes++) {
        cr_assert_lt(passes, PASSES, "the client does not come to rest");
        if (painted) {
            SDL_Delay(2); /* for the thread that makes the pictures */
        }
        ui_repaint(app->ui);
        if (!ui_next(app->ui)) {
            return;
        }
        painted = ui_painting(app->ui);
        pass(app);
    }
}

void player_rest(struct player *player)
{
    struct app *app = &player->app;
    int passes = 0;
    if (SDL_WasInit(SDL_INIT_VIDEO)) {
        rest_drawn(app);
        return;
    }
    do {
        scene_settle(app);
        while (ui_next(app->ui)) {
            cr_assert_lt(++passes, PASSES, "the client does not come to rest");
            pass(app);
        }
    } while (app->scenes.move != SCENE_STAY);
}

void player_rest_briefly(struct player *player)
{
    enum { MOST = 40 };
    struct app *app = &player->app;
    bool drawn = SDL_WasInit(SDL_INIT_VIDEO);
    bool painted = false;
    scene_settle(app);
    for (int i = 0; i < MOST && !(painted && !ui_tweens_running(ui_tweens(app->ui))); i++) {
        ui_busy(app->ui, false);
        if (drawn) {
            ui_repaint(app->ui);
        }
        if (!ui_next(app->ui)) {
            return;
        }
        painted = ui_painting(app->ui);
        pass(app);
    }
}

void player_wait(struct player *player, unsigned ms)
{
    if (SDL_WasInit(SDL_INIT_VIDEO)) {
        SDL_Delay(ms);
    } else {
        ui_advance(player->app.ui, ms);
    }
}

/* As a finger does. */
static bool touch(struct player *player, const char *id)
{
    const struct ui_shown *shown = ui_shown_find(player->app.ui, id);
    if (shown == NULL || shown->state & (UI_DISABLED | UI_HIDDEN)) {
        return false;
    }
    struct ui_input input = {.kind = UI_PRESS, .button = UI_LEFT_BUTTON, .clicks = 1};
    input.at = (struct ui_point){
        shown->visible.x + shown->visible.w / 2, shown->visible.y + shown->visible.h / 2};
    ui_post(player->app.ui, &input);
    input.kind = UI_RELEASE;
    ui_post(player->app.ui, &input);
    ui_post(player->app.ui, &(struct ui_input){.kind = UI_MOVE, .at = {-1, -1}});
    return true;
}

static void refuse(struct player *player, const char *id)
{
    struct text shown = {0};
    ui_shown_dump(player->app.ui, &shown);
    fprintf(stderr, "%s", text_string(&shown));
    cr_assert_fail("cannot click on %s", id);
}

void player_click(struct player *player, const char *id)
{
    ui_advance(player->app.ui, DEAD_TIME);
    bool clicked = player->touch ? touch(player, id) : ui_script_click(player->app.ui, id);
    if (!clicked) {
        refuse(player, id);
    }
    player->clicks++;
    player->inputs++;
    player_rest(player);
}

void player_key(struct player *player, const char *name)
{
    player_wait(player, SDL_WasInit(SDL_INIT_VIDEO) ? PACE : DEAD_TIME);
    cr_assert(ui_script_key(player->app.ui, name), "no such key: %s", name);
    player->inputs++;
    player_rest(player);
}

void player_plug_pad(struct player *player)
{
    player->pad_device = SDL_JoystickAttachVirtual(
        SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0);
    cr_assert_geq(player->pad_device, 0, "%s", SDL_GetError());
    player_rest(player);
    player->pad = SDL_JoystickOpen(player->pad_device);
    cr_assert_not_null(player->pad, "%s", SDL_GetError());
}

static void move_button(struct player *player, int button, bool down)
{
    if (player->pad != NULL) {
        SDL_JoystickSetVirtualButton(player->pad, button, down);
        SDL_JoystickUpdate();
    } else {
        struct ui_input input = {
            .kind = down ? UI_PAD : UI_PAD_UP, .pad = player->pad_number, .button = button};
        ui_post(player->app.ui, &input);
    }
    player_rest(player);
}

void player_pad(struct player *player, int button, unsigned ms)
{
    bool step =
        button >= SDL_CONTROLLER_BUTTON_DPAD_UP && button <= SDL_CONTROLLER_BUTTON_DPAD_RIGHT;
    player_wait(player, player->pad == NULL ? DEAD_TIME : step ? 0 : PACE);
    move_button(player, button, true);
    player_wait(player, ms);
    move_button(player, button, false);
    player->inputs += !step;
}

static bool usable(const struct ui_shown *shown, const char *prefix)
{
    unsigned barred = UI_DISABLED | UI_HIDDEN | UI_UNDER | UI_ON;
    return strncmp(shown->id, prefix, strlen(prefix)) == 0 && (shown->state & barred) == 0;
}

const char *player_any(struct player *player, const char *prefix)
{
    const char *found = NULL;
    uint32_t count = 0;
    for (size_t i = 0; i < ui_shown_count(player->app.ui); i++) {
        const struct ui_shown *shown = ui_shown_at(player->app.ui, i);
        if (usable(shown, prefix) && rng_below(&player->rng, ++count) == 0) {
            found = shown->id;
        }
    }
    return found;
}
