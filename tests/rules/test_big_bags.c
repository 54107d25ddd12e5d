/* Bags up to the limit, and boards as long as their bags: no cell may be taken for another. */
#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "rules/query.h"
#include "rules/setup.h"

/* A tile that fits everywhere: one field. */
static const struct carc_tile meadow = {.id = "meadow",
    .set = "big",
    .start = 1,
    .segment_count = 1,
    .segments = {{.name = "field", .kind = CARC_FIELD, .halves = 0xff}}};

/* NULL with a message in `why` when the bag is too large. */
static struct carc_rules *meadows(int count, struct diag *why)
{
    struct carc_tileset *set = base_alloc(sizeof *set);
    struct carc_rules *rules = base_alloc(sizeof *rules);
    struct carc_options options = carc_default_options();
    memset(set, 0, sizeof *set);
    set->count = 1;
    set->tiles[0] = meadow;
    set->tiles[0].count = (uint16_t)count;
    diag_init(why, "");
    bool fine = carc_rules_init(rules, set, &options, NULL, why);
    free(set);
    if (!fine) {
        free(rules);
        return NULL;
    }
    return rules;
}

static struct carc_cell step_from(struct carc_cell cell, int dx, int dy)
{
    return (struct carc_cell){(int16_t)(cell.x + dx), (int16_t)(cell.y + dy)};
}

/* Only the tiles that were laid lie anywhere, near or far. */
static void assert_clear_around(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_cell middle)
{
    for (int y = -3; y <= 3; y++) {
        for (int x = -3; x <= 3; x++) {
            struct carc_cell cell = step_from(middle, x, y);
            int there = carc_placement_at(rules, state, cell);
            if (there >= 0) {
                struct carc_cell own = carc_placement(rules, state, there).cell;
                cr_assert(carc_same_cell(own, cell));
            }
        }
    }
}

/* Lays the whole bag, each tile `(dx, dy)` from the last, or by turns dx and dy for a staircase. */
static void lay_line(const struct carc_rules *rules, struct carc_cell from, int dx, int dy)
{
    struct carc_state *state = base_alloc(carc_state_size(rules));
    carc_setup_empty(rules, 2, state);
    struct carc_cell cell = from;
    for (int i = 0; i < rules->bag_size; i++) {
        enum carc_result result = carc_setup_put(rules, state, 0, cell, i % 4);
        cr_assert(eq(int, result, CARC_OK), "tile %d: %s", i, carc_result_text(result));
        cr_assert(eq(int, carc_placement_at(rules, state, cell), i));
        bool across = dy == 0 || (dx != 0 && i % 2 == 0);
        cell = step_from(cell, across ? dx : 0, across ? 0 : dy);
        cr_assert(eq(int, carc_placement_at(rules, state, cell), -1));
    }
    assert_clear_around(rules, state, from);
    assert_clear_around(rules, state, cell);
    bool bent = dx != 0 && dy != 0 && rules->bag_size > 1;
    cr_assert(eq(int, state->open, bent ? rules->bag_size + 4 : 2 * rules->bag_size + 2));
    const char *broken = carc_check(rules, state);
    cr_assert(eq(ptr, (void *)broken, NULL), "%s", broken);
    free(state);
}

/* Each size of the torus, just below and at its limit, from the middle and from the corners of
 * the plane, in all directions. */
Test(big_bags, straight_lines_never_meet_themselves)
{
    static const int sizes[] = {1, 2, 87, 88, 89, 125, 126, 127, 178, 179, 180, 255, 256, 509, 510};
    static const struct carc_cell ends[] = {{0, 0}, {CARC_MAX_COORDINATE, CARC_MAX_COORDINATE},
        {-CARC_MAX_COORDINATE, CARC_MAX_COORDINATE}, {-1500, -1999}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct diag why;
        struct carc_rules *rules = meadows(sizes[i], &why);
        cr_assert(ne(ptr, rules, NULL), "%d tiles", sizes[i]);
        for (size_t e = 0; e < sizeof ends / sizeof ends[0]; e++) {
            int x = ends[e].x > 0 ? -1 : 1;
            int y = ends[e].y > 0 ? -1 : 1;
            lay_line(rules, ends[e], x, 0);
            lay_line(rules, ends[e], 0, y);
            lay_line(rules, ends[e], x, y);
            lay_line(rules, ends[e], x, -y);
        }
        free(rules);
    }
}

/* Issue: a bag may hold 510 tiles; more gets a refusal with that number. */
Test(big_bags, limit)
{
    struct diag why;
    struct carc_rules *rules = meadows(CARC_MAX_BAG, &why);
    cr_assert(ne(ptr, rules, NULL));
    free(rules);
    static const int too_many[] = {511, 512, 1000, 65535};
    for (size_t i = 0; i < sizeof too_many / sizeof too_many[0]; i++) {
        cr_assert(eq(ptr, meadows(too_many[i], &why), NULL));
        cr_assert(eq(sz, why.errors, 1));
        cr_assert(ne(ptr, strstr(why.messages[0].text, "510"), NULL), "%s", why.messages[0].text);
    }
}

/* A whole game of 510 tiles that fit everywhere: the board is one field. */
Test(big_bags, one_field_of_510_tiles)
{
    struct diag why;
    struct carc_rules *rules = meadows(CARC_MAX_BAG, &why);
    struct carc_state *state = base_alloc(carc_state_size(rules));
    struct carc_action *list = base_alloc(carc_max_actions(rules) * sizeof *list);
    carc_start(rules, 6, state);
    while (state->phase != CARC_PHASE_OVER) {
        size_t count = carc_actions(rules, state, list);
        cr_assert(le(sz, count, carc_max_actions(rules)));
        carc_apply_legal(rules, state, list[state->phase == CARC_PHASE_TILE ? count - 1 : 0], NULL);
    }
    struct carc_feature_info info = carc_feature_info(rules, state, 0);
    cr_assert(eq(int, info.tiles, CARC_MAX_BAG));
    cr_assert(eq(int, state->on_board[0], 1)); /* the first claim holds the field for ever */
    cr_assert(eq(int, info.owners, 1));
    free(list);
    free(state);
    free(rules);
}
