#include "player.h"

#include <criterion/criterion.h>
#include <string.h>

#include "ui/shown.h"

static const char *const names[] = {"Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"};

void player_open(struct player *player, int seats, const char *sets, uint64_t seed)
{
    memset(player, 0, sizeof *player);
    rng_seed(&player->rng, seed);
    struct diag diag;
    diag_init(&diag, "");
    struct app *app = &player->app;
    app->settings = settings_default();
    app->settings.less_motion = true;
    app->settings.tips = false;
    app->ui = ui_create(
        &(struct ui_options){.backend = UI_NULL, .title = "", .width = 1280, .height = 800}, &diag);
    cr_assert_not_null(app->ui);
    app->sounds = sounds_create(true);
    app_apply_settings(app);
    struct record record;
    record_init(&record);
    record.seeded = true;
    record.seed = seed;
    cr_assert(load_request_sets(&record.request, sets, &diag));
    for (int i = 0; i < seats; i++) {
        record_add_seat(&record, names[i], false, NULL);
    }
    cr_assert(app_play(app, &record, &diag), "%s", diag.messages[0].text);
    record_finish(&record);
    player_rest(player);
}

void player_close(struct player *player)
{
    app_end_game(&player->app);
    sounds_destroy(player->app.sounds);
    ui_destroy(player->app.ui);
}

void player_rest(struct player *player)
{
    do {
        scene_settle(&player->app);
        while (ui_next(player->app.ui)) {
            scene_pass(&player->app);
            scene_settle(&player->app);
        }
    } while (player->app.scenes.move != SCENE_STAY);
}

void player_click(struct player *player, const char *id)
{
    ui_advance(player->app.ui, 500);
    cr_assert(ui_script_click(player->app.ui, id), "cannot click on %s", id);
    player->clicks++;
    player_rest(player);
}

void player_key(struct player *player, const char *name)
{
    ui_advance(player->app.ui, 500);
    cr_assert(ui_script_key(player->app.ui, name), "no such key: %s", name);
    player_rest(player);
}

void player_pad(struct player *player, int button, unsigned ms)
{
    struct ui_input input = {.kind = UI_PAD, .button = button};
    ui_advance(player->app.ui, 500);
    ui_post(player->app.ui, &input);
    player_rest(player);
    ui_advance(player->app.ui, ms);
    input.kind = UI_PAD_UP;
    ui_post(player->app.ui, &input);
    player_rest(player);
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

/* A click on an id that lives only until the next pass. */
static void click_copy(struct player *player, const char *id)
{
    char copy[UI_ID_SIZE];
    cr_assert_not_null(id);
    strcpy(copy, id);
    player_click(player, copy);
}

/* Without anything to claim the tile lies, but the turn does not end by itself. */
static void lay(struct player *player)
{
    const char *cell = player_any(player, "cell:");
    click_copy(player, cell != NULL ? cell : "main");
}

static void claim_or_not(struct player *player)
{
    const char *spot = player_any(player, "spot:");
    bool claims = spot != NULL && rng_below(&player->rng, 3) > 0;
    if (claims) {
        click_copy(player, spot);
        player_click(player, "main");
    } else {
        player_click(player, rng_below(&player->rng, 2) == 0 ? "main" : "skip");
    }
}

static void act_in_circle(struct player *player)
{
    bool passes = player_any(player, "pass") != NULL && rng_below(&player->rng, 3) == 0;
    if (passes) {
        player_click(player, "pass");
    } else {
        click_copy(player, player_any(player, "candidate:"));
        player_click(player, "main");
    }
}

bool player_decide(struct player *player)
{
    switch (session_state(player->app.session)->phase) {
    case CARC_PHASE_TILE: lay(player); return true;
    case CARC_PHASE_MEEPLE: claim_or_not(player); return true;
    case CARC_PHASE_CROP_CHOICE:
        click_copy(player, player_any(player, "choose-"));
        player_click(player, "main");
        return true;
    case CARC_PHASE_CROP_TURN: act_in_circle(player); return true;
    default: return false;
    }
}

static void keys_some_times(struct player *player, const char *key)
{
    for (uint32_t i = rng_below(&player->rng, 3) + 1; i > 0; i--) {
        player_key(player, key);
    }
}

static bool in_step(const struct player *player, int phase)
{
    return session_state(player->app.session)->phase == phase;
}

bool player_decide_by_keys(struct player *player)
{
    switch (session_state(player->app.session)->phase) {
    case CARC_PHASE_TILE: {
        int turn = session_state(player->app.session)->turn;
        keys_some_times(player, "Tab");
        keys_some_times(player, "R");
        player_key(player, "Return");
        bool waits =
            in_step(player, CARC_PHASE_TILE) && turn == session_state(player->app.session)->turn;
        if (waits) {
            player_key(player, "Space");
        }
        return true;
    }
    case CARC_PHASE_MEEPLE:
        if (rng_below(&player->rng, 3) > 0) {
            keys_some_times(player, "Right");
        }
        player_key(player, rng_below(&player->rng, 4) == 0 ? "X" : "Space");
        return true;
    case CARC_PHASE_CROP_CHOICE:
        player_key(player, rng_below(&player->rng, 2) == 0 ? "A" : "B");
        player_key(player, "Return");
        return true;
    case CARC_PHASE_CROP_TURN:
        player_key(player, "1");
        player_key(player, "Space");
        return true;
    default: return false;
    }
}

static void pad_some_times(struct player *player, int button)
{
    for (uint32_t i = rng_below(&player->rng, 3) + 1; i > 0; i--) {
        player_pad(player, button, 20);
    }
}

bool player_decide_by_pad(struct player *player)
{
    switch (session_state(player->app.session)->phase) {
    case CARC_PHASE_TILE: {
        int turn = session_state(player->app.session)->turn;
        pad_some_times(player, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
        pad_some_times(player, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
        player_pad(player, SDL_CONTROLLER_BUTTON_A, 20);
        bool waits =
            in_step(player, CARC_PHASE_TILE) && turn == session_state(player->app.session)->turn;
        if (waits) {
            player_pad(player, SDL_CONTROLLER_BUTTON_START, 500);
        }
        return true;
    }
    case CARC_PHASE_MEEPLE:
        if (rng_below(&player->rng, 3) > 0) {
            pad_some_times(player, SDL_CONTROLLER_BUTTON_DPAD_DOWN);
        }
        player_pad(player, SDL_CONTROLLER_BUTTON_START, 100); /* too short: nothing */
        cr_assert(in_step(player, CARC_PHASE_MEEPLE));
        player_pad(player, SDL_CONTROLLER_BUTTON_START, 500);
        return true;
    case CARC_PHASE_CROP_CHOICE:
        player_pad(player, SDL_CONTROLLER_BUTTON_Y, 20);
        player_pad(player, SDL_CONTROLLER_BUTTON_A, 20);
        return true;
    case CARC_PHASE_CROP_TURN:
        player_pad(player, SDL_CONTROLLER_BUTTON_A, 20);
        player_pad(player, SDL_CONTROLLER_BUTTON_A, 20);
        return true;
    default: return false;
    }
}
