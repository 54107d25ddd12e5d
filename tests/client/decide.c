/* What a person decides who plays at random: by mouse, by keys, by a pad. */
#include <SDL_gamecontroller.h>
#include <criterion/criterion.h>
#include <string.h>

#include "player.h"
#include "ui/shown.h"

static const struct carc_state *state_of(const struct player *player)
{
    return session_state(player->app.session);
}

static bool in_step(const struct player *player, int phase)
{
    return state_of(player)->phase == phase;
}

/* After a tile was laid without anything to claim: it lies, but the turn waits for its end. */
static bool waits(struct player *player, int turn)
{
    player->laid = player->inputs;
    return in_step(player, CARC_PHASE_TILE) && state_of(player)->turn == turn;
}

/* ---- By mouse. */

/* A click on an id that lives only until the next pass. */
static void click_copy(struct player *player, const char *id)
{
    char copy[UI_ID_SIZE];
    cr_assert_not_null(id);
    strcpy(copy, id);
    player_click(player, copy);
}

static void lay(struct player *player)
{
    int turn = state_of(player)->turn;
    click_copy(player, player_any(player, "cell:"));
    if (waits(player, turn)) {
        player_click(player, "main");
    }
}

static void claim_or_not(struct player *player)
{
    const char *spot = player_any(player, "spot:");
    if (spot == NULL || rng_below(&player->rng, 3) == 0) {
        if (rng_below(&player->rng, 2) == 0) {
            player_click(player, "skip");
        }
        if (in_step(player, CARC_PHASE_MEEPLE)) {
            player_click(player, "main");
        }
        return;
    }
    click_copy(player, spot);
    if (in_step(player, CARC_PHASE_MEEPLE)) {
        player_click(player, "main");
    }
}

static void choose(struct player *player)
{
    click_copy(player, player_any(player, "choose-"));
    if (in_step(player, CARC_PHASE_CROP_CHOICE)) {
        player_click(player, "main");
    }
}

/* The only meeple that can be taken back is picked beforehand. */
static bool is_answered(const struct player *player)
{
    bool answered = false;
    for (size_t i = 0; i < ui_shown_count(player->app.ui); i++) {
        const struct ui_shown *shown = ui_shown_at(player->app.ui, i);
        answered |= strncmp(shown->id, "candidate:", 10) == 0 && (shown->state & UI_ON) != 0;
    }
    return answered;
}

static void act_in_circle(struct player *player)
{
    bool passes = player_any(player, "pass") != NULL && rng_below(&player->rng, 3) == 0;
    if (passes) {
        player_click(player, "pass");
    } else {
        if (is_answered(player)) {
            rng_below(&player->rng, 1); /* the same chance afterwards as with a pick */
        } else {
            click_copy(player, player_any(player, "candidate:"));
        }
        player_click(player, "main");
    }
}

bool player_decide(struct player *player)
{
    switch (state_of(player)->phase) {
    case CARC_PHASE_TILE: lay(player); return true;
    case CARC_PHASE_MEEPLE: claim_or_not(player); return true;
    case CARC_PHASE_CROP_CHOICE: choose(player); return true;
    case CARC_PHASE_CROP_TURN: act_in_circle(player); return true;
    default: return false;
    }
}

/* ---- By keys. */

/* These move a cursor, which is not counted. */
static void keys_some_times(struct player *player, const char *key)
{
    size_t inputs = player->inputs;
    for (uint32_t i = rng_below(&player->rng, 3) + 1; i > 0; i--) {
        player_key(player, key);
    }
    player->inputs = inputs;
}

static void lay_by_keys(struct player *player)
{
    int turn = state_of(player)->turn;
    keys_some_times(player, "Tab");
    keys_some_times(player, "R");
    player_key(player, "Return");
    if (waits(player, turn)) {
        player_key(player, "Space");
    }
}

static int shown_count(const struct player *player, const char *prefix)
{
    int count = 0;
    for (size_t i = 0; i < ui_shown_count(player->app.ui); i++) {
        count += strncmp(ui_shown_at(player->app.ui, i)->id, prefix, strlen(prefix)) == 0;
    }
    return count;
}

static void claim_by_keys(struct player *player)
{
    int spots = shown_count(player, "spot:");
    uint32_t die = rng_below(&player->rng, 4);
    if (die == 0 || spots == 0) {
        player_key(player, "X");
    } else if (die == 1) {
        keys_some_times(player, "Right");
    } else {
        const char number[] = {(char)('1' + rng_below(&player->rng, (uint32_t)spots)), 0};
        player_key(player, number);
    }
    if (in_step(player, CARC_PHASE_MEEPLE)) {
        player_key(player, "Space");
    }
}

bool player_decide_by_keys(struct player *player)
{
    switch (state_of(player)->phase) {
    case CARC_PHASE_TILE: lay_by_keys(player); return true;
    case CARC_PHASE_MEEPLE: claim_by_keys(player); return true;
    case CARC_PHASE_CROP_CHOICE:
        player_key(player, rng_below(&player->rng, 2) == 0 ? "A" : "B");
        if (in_step(player, CARC_PHASE_CROP_CHOICE)) {
            player_key(player, "Return");
        }
        return true;
    case CARC_PHASE_CROP_TURN:
        player_key(player, "1");
        player_key(player, "Space");
        return true;
    default: return false;
    }
}

/* ---- By a pad. */

static void pad_some_times(struct player *player, int button)
{
    for (uint32_t i = rng_below(&player->rng, 3) + 1; i > 0; i--) {
        player_pad(player, button, 20);
    }
}

static void lay_by_pad(struct player *player)
{
    int turn = state_of(player)->turn;
    pad_some_times(player, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    pad_some_times(player, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    player_pad(player, SDL_CONTROLLER_BUTTON_A, 20);
    if (waits(player, turn)) {
        player_pad(player, SDL_CONTROLLER_BUTTON_START, 500);
    }
}

static void claim_by_pad(struct player *player)
{
    if (rng_below(&player->rng, 4) == 0) {
        player_pad(player, SDL_CONTROLLER_BUTTON_X, 20);
    } else if (rng_below(&player->rng, 3) > 0) {
        pad_some_times(player, SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    }
    if (in_step(player, CARC_PHASE_MEEPLE)) {
        player_pad(player, SDL_CONTROLLER_BUTTON_START, 500);
    }
}

bool player_decide_by_pad(struct player *player)
{
    switch (state_of(player)->phase) {
    case CARC_PHASE_TILE: lay_by_pad(player); return true;
    case CARC_PHASE_MEEPLE: claim_by_pad(player); return true;
    case CARC_PHASE_CROP_CHOICE:
        player_pad(player,
            rng_below(&player->rng, 2) == 0 ? SDL_CONTROLLER_BUTTON_X : SDL_CONTROLLER_BUTTON_Y,
            20);
        if (in_step(player, CARC_PHASE_CROP_CHOICE)) {
            player_pad(player, SDL_CONTROLLER_BUTTON_A, 20);
        }
        return true;
    case CARC_PHASE_CROP_TURN:
        if (!is_answered(player)) {
            player_pad(player, SDL_CONTROLLER_BUTTON_A, 20);
        }
        player_pad(player, SDL_CONTROLLER_BUTTON_A, 20);
        return true;
    default: return false;
    }
}
