/* Random walks of undo and redo: every position that is come back to has the hash it had (client
 * behaviour, 8 and 14.7). */
#include <criterion/criterion.h>
#include <stdio.h>

#include "../session/games.h"
#include "../support/proof.h"
#include "player.h"
#include "screens.h"
#include "ui/shown.h"

#define POSITIONS 2000
#define STEPS 30

TestSuite(walks, .init = screens_begin, .fini = screens_end, .timeout = 3600);

/* The hashes of the positions of a game as it stands; what a new decision replaces is forgotten. */
struct trail {
    uint64_t hash[POSITIONS];
    size_t known; /* positions up to here have been seen, or 0 in hash */
};

static uint64_t hash_of(const struct session *session)
{
    return carc_hash(session_rules(session), session_state(session));
}

static void decided(struct trail *trail, size_t before)
{
    for (size_t i = before + 1; i <= trail->known; i++) {
        trail->hash[i] = 0;
    }
    trail->known = before;
}

static void arrived(struct trail *trail, const struct session *session)
{
    size_t now = session_position(session);
    uint64_t hash = hash_of(session);
    cr_assert_lt(now, POSITIONS);
    cr_assert(trail->hash[now] == 0 || trail->hash[now] == hash, "another hash at %zu", now);
    cr_assert(now == 0 || session_step(session, now - 1).hash == hash);
    cr_assert_null(carc_check(session_rules(session), session_state(session)));
    trail->hash[now] = hash;
    trail->known = now > trail->known ? now : trail->known;
}

static void walk_in_session(const struct games_kind *kind)
{
    struct session *session = games_begin(kind);
    struct trail trail = {.known = 0};
    struct rng rng;
    rng_seed(&rng, kind->seed ^ 0x5eed);
    arrived(&trail, session);
    for (int i = 0; i < 4 * STEPS; i++) {
        size_t before = session_position(session);
        uint32_t die = rng_below(&rng, 8);
        if (die < 2) {
            session_undo(session);
        } else if (die < 4) {
            session_redo(session);
        } else {
            decided(&trail, before);
            games_step(session, &rng);
        }
        arrived(&trail, session);
    }
    session_destroy(session);
}

Test(walks, through_the_session)
{
    size_t count = 0;
    const struct games_kind *kinds = games_kinds(&count);
    for (uint64_t i = 0; i < 1000; i++) {
        struct games_kind kind = kinds[i % count];
        kind.seed = proof_seed(1) * 1000 + i;
        walk_in_session(&kind);
    }
}

/* ---- By the buttons and keys of the game. */

static void press_any(struct player *player, const char *const keys[2])
{
    player_key(player, keys[rng_below(&player->rng, 2)]);
}

static void undo(struct player *player)
{
    static const char *const keys[] = {"Ctrl+Z", "Backspace"};
    uint32_t die = rng_below(&player->rng, 3);
    const struct ui_shown *button = ui_shown_find(player->app.ui, "undo");
    bool usable = button != NULL && !(button->state & (UI_DISABLED | UI_UNDER));
    if (die == 0 && usable) {
        player_click(player, "undo");
    } else if (die == 1) {
        player_pad(player, SDL_CONTROLLER_BUTTON_B, 20);
    } else {
        press_any(player, keys);
    }
    if (ui_shown_find(player->app.ui, "undo-yes") != NULL) {
        player_click(player, rng_below(&player->rng, 4) > 0 ? "undo-yes" : "undo-no");
    }
}

static void redo(struct player *player)
{
    static const char *const keys[] = {"Ctrl+Shift+Z", "Ctrl+Y"};
    if (rng_below(&player->rng, 2) == 0) {
        press_any(player, keys);
        return;
    }
    bool any = session_redo_reach(player->app.session) != SESSION_NOTHING;
    if (ui_shown_find(player->app.ui, "choose-a") != NULL) {
        return; /* the card of the circle lies over the menu's button */
    }
    player_click(player, "menu");
    player_click(player, any ? "menu-redo" : "menu-go-on");
}

static void decide(struct player *player)
{
    switch (rng_below(&player->rng, 3)) {
    case 0: player_decide(player); break;
    case 1: player_decide_by_keys(player); break;
    default: player_decide_by_pad(player); break;
    }
}

static bool in_game(const struct player *player)
{
    const struct scene_stack *scenes = &player->app.scenes;
    return scenes->open[scenes->depth - 1].scene == &scene_game;
}

static void walk_in_scene(uint64_t seed)
{
    struct player player;
    struct trail trail = {.known = 0};
    player_open(&player, 2 + (int)(seed % 5), "base,crop-circles,crop-circles-2010", seed);
    arrived(&trail, player.app.session);
    for (int i = 0; i < STEPS && in_game(&player); i++) {
        uint32_t die = rng_below(&player.rng, 8);
        if (die < 2) {
            undo(&player);
        } else if (die < 4) {
            redo(&player);
        } else {
            decided(&trail, session_position(player.app.session));
            decide(&player);
        }
        arrived(&trail, player.app.session);
    }
    player_close(&player);
}

Test(walks, through_the_buttons)
{
    for (uint64_t i = 0; i < proof_count_plain(60, 1000); i++) {
        walk_in_scene(proof_seed(1) * 1000 + i);
    }
}
