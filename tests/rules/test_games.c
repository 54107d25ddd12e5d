/* What holds in every position of every game. */
#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>

#include "base/text.h"
#include "rules/query.h"
#include "rules/setup.h"
#include "walk.h"
#include "way.h"

#define CIRCLES "base,crop-circles,crop-circles-2010"

/* carc_check, the bounds, and a draw that is as likely as its copies, in all positions. */
Test(games, every_position_is_sound)
{
    static const struct way ways[] = {{"hig", "", CIRCLES, ""}, {"zmg", "meeples=2", CIRCLES, ""},
        {"first-edition", "fields=off cc_rake_without_farmers=ask", CIRCLES, ""}};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        struct carc_rules *rules = way_rules(&ways[i]);
        for (int players = CARC_MIN_PLAYERS; players <= CARC_MAX_PLAYERS; players++) {
            struct walk walk;
            walk_init(&walk, rules, players, (uint64_t)players);
            do {
                const char *broken = carc_check(rules, walk.state);
                cr_assert(eq(ptr, (void *)broken, NULL), "%s", broken);
            } while (walk_step(&walk));
            cr_assert(eq(int, walk.state->bag_left, 0));
            cr_assert(
                eq(int, walk.state->placed + walk.state->set_aside, rules->bag_size)); /* B-14 */
            walk_finish(&walk);
        }
        free(rules);
    }
}

/* Every action that is not a look-alike is counted, chosen by some number, and none other is. */
Test(games, choosing_among_actions)
{
    struct carc_rules *rules = way_usual(CIRCLES);
    struct walk walk;
    walk_init(&walk, rules, 4, 7);
    do {
        size_t distinct = 0;
        for (size_t i = 0; i < walk.count; i++) {
            distinct += !carc_is_look_alike(rules, walk.state, walk.list[i]);
        }
        if (walk.state->phase == CARC_PHASE_OVER) {
            break;
        }
        size_t expected = walk.state->phase == CARC_PHASE_DRAW ? walk.state->bag_left : distinct;
        size_t count = carc_count_actions(rules, walk.state);
        cr_assert(eq(sz, count, expected));
        bool *chosen = base_alloc(walk.count);
        memset(chosen, 0, walk.count);
        for (size_t n = 0; n < count; n++) {
            size_t told = 0;
            uint32_t number = (uint32_t)(((uint64_t)n << 32) / count + 1);
            struct carc_action action = carc_choose_action(rules, walk.state, number, &told);
            cr_assert(eq(sz, told, count));
            size_t at = 0;
            while (at < walk.count && !carc_same_action(walk.list[at], action)) {
                at++;
            }
            cr_assert(lt(sz, at, walk.count));
            cr_assert(not(carc_is_look_alike(rules, walk.state, action)));
            chosen[at] = true;
        }
        for (size_t i = 0; i < walk.count; i++) {
            cr_assert(eq(int, chosen[i], !carc_is_look_alike(rules, walk.state, walk.list[i])));
        }
        free(chosen);
    } while (walk_step(&walk));
    walk_finish(&walk);
    free(rules);
}

/* A copy is a position of its own: playing on in one leaves the other as it was. */
Test(games, copies_are_independent)
{
    struct carc_rules *rules = way_usual("base,crop-circles");
    struct walk walk;
    walk_init(&walk, rules, 3, 11);
    for (int i = 0; i < 60; i++) {
        walk_step(&walk);
    }
    struct carc_state *copy = walk_copy(&walk);
    struct carc_state *again = walk_copy(&walk);
    uint64_t hash = carc_hash(rules, walk.state);
    while (walk_step(&walk)) {
    }
    cr_assert(eq(int, memcmp(copy, again, carc_state_size(rules)), 0));
    cr_assert(eq(u64, carc_hash(rules, copy), hash));
    cr_assert(ne(u64, carc_hash(rules, walk.state), hash));
    cr_assert(eq(ptr, (void *)carc_check(rules, copy), NULL));
    free(copy);
    free(again);
    walk_finish(&walk);
    free(rules);
}

/* The same tiles and meeples, laid in another order, with the bag as it is. */
static struct carc_state *laid_in_order(
    const struct carc_rules *rules, const struct carc_state *like, bool backwards)
{
    struct carc_state *state = base_alloc(carc_state_size(rules));
    carc_setup_empty(rules, like->players, state);
    int left = like->placed;
    while (left > 0) { /* whatever can be laid, until all lie */
        int before = left;
        for (int i = 0; i < like->placed; i++) {
            struct carc_placement at =
                carc_placement(rules, like, backwards ? like->placed - 1 - i : i);
            left -= carc_setup_put(rules, state, at.tile, at.cell, at.rotation) == CARC_OK;
        }
        cr_assert(lt(int, left, before));
    }
    for (int p = 0; p < like->players; p++) {
        carc_setup_score(state, p, like->score[p]);
        for (int m = 0; m < like->on_board[p]; m++) {
            int number = backwards ? like->on_board[p] - 1 - m : m;
            carc_node node = carc_meeple(rules, like, p, number);
            struct carc_node_info info = carc_node_info(rules, like, node);
            struct carc_placement at = carc_placement(rules, like, info.placement);
            enum carc_result result = carc_setup_meeple(rules, state, p, at.cell, info.segment);
            cr_assert(eq(int, result, CARC_OK));
        }
    }
    return state;
}

/* Equal positions have equal hashes, however they were reached; the bag and the turn count too. */
Test(games, hash_does_not_know_the_way)
{
    struct carc_rules *rules = way_usual("base,crop-circles");
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct walk walk;
        walk_init(&walk, rules, 2, seed);
        for (int i = 0; i < 20 + 8 * (int)seed; i++) {
            walk_step(&walk);
        }
        struct carc_state *forwards = laid_in_order(rules, walk.state, false);
        struct carc_state *backwards = laid_in_order(rules, walk.state, true);
        uint64_t hash = carc_hash(rules, forwards);
        cr_assert(eq(u64, carc_hash(rules, backwards), hash));
        carc_setup_score(backwards, 1, backwards->score[1] + 1);
        cr_assert(ne(u64, carc_hash(rules, backwards), hash));
        carc_setup_score(backwards, 1, backwards->score[1] - 1);
        carc_setup_turn(backwards, 1 - backwards->turn_player);
        cr_assert(ne(u64, carc_hash(rules, backwards), hash));
        free(forwards);
        free(backwards);
        walk_finish(&walk);
    }
    free(rules);
}

/* Two games with the same decisions are equal byte by byte, and so are their hashes; positions of
 * one game differ. */
Test(games, hash_tells_positions_apart)
{
    struct carc_rules *rules = way_usual("base,crop-circles");
    struct walk walk;
    struct walk twin;
    walk_init(&walk, rules, 2, 5);
    walk_init(&twin, rules, 2, 5);
    uint64_t *seen = base_alloc(2000 * sizeof *seen);
    size_t count = 0;
    do {
        uint64_t hash = carc_hash(rules, walk.state);
        cr_assert(eq(u64, carc_hash(rules, twin.state), hash));
        cr_assert(eq(int, memcmp(walk.state, twin.state, carc_state_size(rules)), 0));
        for (size_t i = 0; i < count; i++) {
            cr_assert(ne(u64, seen[i], hash));
        }
        seen[count++] = hash;
        cr_assert(eq(int, walk_step(&twin), walk.count != 0));
    } while (walk_step(&walk));
    free(seen);
    walk_finish(&walk);
    walk_finish(&twin);
    free(rules);
}

/* T-1: a rotation is a look-alike of an earlier one exactly when the tile looks alike. */
Test(games, distinct_rotations)
{
    struct carc_rules *rules = way_usual("base");
    int distinct = 0;
    for (int t = 0; t < rules->set.count; t++) {
        for (int r = 0; r < CARC_ROTATIONS; r++) {
            bool earlier = false;
            for (int q = 0; q < r; q++) {
                earlier = earlier || carc_tile_looks_alike(&rules->set.tiles[t], q, r);
            }
            distinct += !earlier;
        }
    }
    cr_assert(eq(int, distinct, 79));
    free(rules);
}
