/* The quick steps of random games do what the plain ones do, and choose evenly. */
#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "walk.h"
#include "way.h"

/* A position, and what the quick and the plain steps make of it. */
struct fixture {
    struct walk walk;
    struct carc_state *quick, *plain;
};

static struct carc_state *copy_to(struct carc_state *to, const struct walk *walk)
{
    memcpy(to, walk->state, carc_state_size(walk->rules));
    return to;
}

static void assert_same(const struct fixture *at)
{
    const struct carc_rules *rules = at->walk.rules;
    cr_assert(eq(u64, carc_hash(rules, at->quick), carc_hash(rules, at->plain)));
    cr_assert(eq(int, memcmp(at->quick, at->plain, sizeof *at->plain), 0));
    const char *broken = carc_check(rules, at->quick);
    cr_assert(eq(ptr, (void *)broken, NULL), "%s", broken);
}

/* The least of the numbers that choose the i-th of `count`. */
static uint64_t least_number(size_t i, size_t count)
{
    return (((uint64_t)i << 32) + count - 1) / count;
}

/* Each placement has a share of all numbers, the shares are as large as they can be made alike, and
 * the first and the last number of each lay the tile there. */
static void check_placements(struct fixture *at, unsigned tile)
{
    const struct carc_rules *rules = at->walk.rules;
    struct carc_state *drawn = copy_to(base_alloc(carc_state_size(rules)), &at->walk);
    carc_apply_legal(rules, drawn, (struct carc_action){.verb = CARC_DRAW, .item = tile}, NULL);
    size_t count = drawn->phase == CARC_PHASE_TILE ? carc_count_actions(rules, drawn) : 0;
    if (count == 0) {
        memcpy(at->plain, drawn, carc_state_size(rules));
        cr_assert(eq(sz, carc_draw_and_place(rules, copy_to(at->quick, &at->walk), tile, 7), 0));
        assert_same(at);
    }
    for (size_t i = 0; i < count; i++) {
        uint32_t ends[] = {
            (uint32_t)least_number(i, count), (uint32_t)(least_number(i + 1, count) - 1)};
        memcpy(at->plain, drawn, carc_state_size(rules));
        carc_apply_legal(rules, at->plain, carc_choose_action(rules, drawn, ends[0], NULL), NULL);
        for (int end = 0; end < 2; end++) {
            copy_to(at->quick, &at->walk);
            cr_assert(eq(sz, carc_draw_and_place(rules, at->quick, tile, ends[end]), count));
            assert_same(at);
        }
    }
    free(drawn);
}

static void check_claims(struct fixture *at)
{
    const struct carc_rules *rules = at->walk.rules;
    for (size_t i = 0; i < at->walk.count; i++) {
        struct carc_action action = at->walk.list[i];
        int segment = action.verb == CARC_CLAIM ? action.item : -1;
        carc_apply_legal(rules, copy_to(at->plain, &at->walk), action, NULL);
        carc_claim_or_pass(rules, copy_to(at->quick, &at->walk), segment);
        assert_same(at);
    }
}

static void check_game(struct carc_rules *rules, int players, uint64_t seed)
{
    struct fixture at;
    walk_init(&at.walk, rules, players, seed);
    at.quick = base_alloc(carc_state_size(rules));
    at.plain = base_alloc(carc_state_size(rules));
    do {
        if (at.walk.state->phase == CARC_PHASE_DRAW) {
            size_t any = rng_below(&at.walk.rng, (uint32_t)at.walk.count);
            check_placements(&at, at.walk.list[any].item);
        } else if (at.walk.state->phase == CARC_PHASE_MEEPLE) {
            check_claims(&at);
        }
    } while (walk_step(&at.walk));
    walk_finish(&at.walk);
    free(at.quick);
    free(at.plain);
    free(rules);
}

Test(stride, base_game)
{
    for (uint64_t seed = 1; seed <= 3; seed++) {
        check_game(way_usual("base"), 2, seed);
    }
}

Test(stride, crop_circles_with_six)
{
    check_game(way_usual("base,crop-circles"), 6, 4);
}

/* Of more open cells than a word has bits, and in a state that is not of the small kind. */
Test(stride, two_base_games)
{
    check_game(way_usual("base,base"), 3, 5);
}

/* Tiles that fit nowhere are set aside (B-14): hardly ever in the base game, so it is looked for. */
Test(stride, set_aside)
{
    struct carc_rules *rules = way_usual("base");
    struct fixture at = {0};
    at.quick = base_alloc(carc_state_size(rules));
    at.plain = base_alloc(carc_state_size(rules));
    int seen = 0;
    for (uint64_t seed = 1; seen < 3; seed++) {
        walk_init(&at.walk, rules, 2, seed);
        do {
            for (size_t i = 0; at.walk.state->phase == CARC_PHASE_DRAW && i < at.walk.count; i++) {
                copy_to(at.plain, &at.walk);
                carc_apply_legal(rules, at.plain, at.walk.list[i], NULL);
                if (at.plain->phase != CARC_PHASE_TILE) {
                    check_placements(&at, at.walk.list[i].item);
                    seen++;
                }
            }
        } while (walk_step(&at.walk));
        walk_finish(&at.walk);
    }
    free(at.quick);
    free(at.plain);
    free(rules);
}
