/* How games begin, and the bounds that callers allocate by. */
#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>

#include "base/text.h"
#include "rules/query.h"
#include "way.h"

static struct carc_state *start(const struct carc_rules *rules, int players)
{
    struct carc_state *state = base_alloc(carc_state_size(rules));
    carc_start(rules, players, state);
    return state;
}

/* B-1 to B-4, B-20: a start tile on the table, the rest in the bag, everybody with all meeples. */
Test(start, base_game_for_any_number_of_players)
{
    struct carc_rules *rules = way_usual("base");
    for (int players = CARC_MIN_PLAYERS; players <= CARC_MAX_PLAYERS; players++) {
        struct carc_state *state = start(rules, players);
        cr_assert(eq(int, state->phase, CARC_PHASE_DRAW));
        cr_assert(eq(int, carc_actor(state), CARC_CHANCE));
        cr_assert(eq(int, state->players, players));
        cr_assert(eq(int, state->turn_player, 0));
        cr_assert(eq(int, state->placed, 1));
        cr_assert(eq(int, state->bag_left, 71));
        cr_assert(eq(int, state->open, 4));
        for (int p = 0; p < players; p++) {
            cr_assert(eq(int, state->supply[p], 7));
            cr_assert(eq(int, state->score[p], 0));
        }
        cr_assert(eq(ptr, (void *)carc_check(rules, state), NULL));
        free(state);
    }
    free(rules);
}

/* B-4, OQ-13: any seat may begin; seats beyond the players count round. */
Test(start, first_player)
{
    struct way way = {"hig", "first_player=5", "base", ""};
    struct carc_rules *rules = way_rules(&way);
    static const int begins[] = {0, 0, 1, 0, 4, 4};
    for (int players = 1; players <= 6; players++) {
        struct carc_state *state = start(rules, players);
        int expected = players == 2 ? 0 : players == 3 ? 1 : begins[players - 1];
        cr_assert(eq(int, state->turn_player, expected));
        free(state);
    }
    free(rules);
}

/* A bag that holds the start tile only leaves nothing to do. */
Test(start, nothing_to_draw)
{
    struct carc_rules *usual = way_usual("base");
    struct carc_tileset *set = base_alloc(sizeof *set);
    struct carc_rules *rules = base_alloc(sizeof *rules);
    struct diag why;
    diag_init(&why, "");
    *set = (struct carc_tileset){.count = 1};
    set->tiles[0] = usual->set.tiles[carc_find_tile(&usual->set, "D")];
    set->tiles[0].count = 1;
    cr_assert(carc_rules_init(rules, set, &usual->options, NULL, &why));
    struct carc_state *state = start(rules, 2);
    struct carc_action *list = base_alloc(carc_max_actions(rules) * sizeof *list);
    cr_assert(eq(sz, carc_actions(rules, state, list), 0));
    cr_assert(eq(int, state->phase, CARC_PHASE_OVER));
    cr_assert(eq(int, carc_actor(state), CARC_NOBODY));
    free(list);
    free(state);
    free(rules);
    free(set);
    free(usual);
}

/* Speed: a state of 78 tiles for two players is copied often. */
Test(start, small_states)
{
    struct carc_rules *rules = way_usual("base,crop-circles");
    cr_assert(eq(int, rules->bag_size, 78));
    cr_assert(le(sz, carc_state_size(rules), 12 * 1024));
    free(rules);
}

struct first {
    const char *tile;
    size_t places;
};

/* T-2, C-8a: how many ways there are to lay each tile beside a lone start tile. */
Test(start, first_placements)
{
    static const struct first firsts[] = {{"A", 5}, {"B", 4}, {"C", 4}, {"D", 6}, {"E", 4},
        {"F", 4}, {"G", 4}, {"H", 4}, {"I", 4}, {"J", 6}, {"K", 6}, {"L", 7}, {"M", 4}, {"N", 4},
        {"O", 6}, {"P", 6}, {"Q", 4}, {"R", 4}, {"S", 5}, {"T", 5}, {"U", 6}, {"V", 6}, {"W", 7},
        {"X", 8}, {"CC-A", 7}, {"CC-B", 8}, {"CC-C", 5}, {"CC-D", 6}, {"CC-E", 4}, {"CC-F", 4},
        {"CI-1", 4}, {"CI-2", 4}, {"CI-3", 6}, {"CI-4", 5}, {"CI-5", 6}, {"CI-6", 7}};
    struct carc_rules *rules = way_usual("base,crop-circles,crop-circles-2010");
    struct carc_action *list = base_alloc(carc_max_actions(rules) * sizeof *list);
    for (size_t i = 0; i < sizeof firsts / sizeof firsts[0]; i++) {
        struct carc_state *state = start(rules, 2);
        int tile = carc_find_tile(&rules->set, firsts[i].tile);
        struct carc_action draw = {.verb = CARC_DRAW, .item = (uint16_t)tile};
        cr_assert(eq(int, carc_apply(rules, state, draw, NULL), CARC_OK));
        cr_assert(eq(sz, carc_actions(rules, state, list), firsts[i].places), "%s", firsts[i].tile);
        free(state);
    }
    free(list);
    free(rules);
}

/* OQ-23: a layout that does not lie on a table is refused. */
Test(start, bad_layouts)
{
    struct carc_rules *usual = way_usual("base");
    struct carc_rules *rules = base_alloc(sizeof *rules);
    uint16_t d = (uint16_t)carc_find_tile(&usual->set, "D");
    uint16_t c = (uint16_t)carc_find_tile(&usual->set, "C");
    const struct carc_start_layout layouts[] = {
        {2, {{d, 0, {0, 0}}, {d, 0, {2, 0}}}},       /* apart */
        {2, {{d, 0, {0, 0}}, {d, 0, {1, 1}}}},       /* at a corner */
        {2, {{d, 0, {0, 0}}, {c, 0, {1, 0}}}},       /* edges that differ */
        {2, {{d, 0, {0, 0}}, {d, 0, {0, 0}}}},       /* on one cell */
        {2, {{c, 0, {0, 0}}, {c, 0, {1, 0}}}},       /* more copies than there are */
        {2, {{999, 0, {0, 0}}, {d, 0, {1, 0}}}},     /* no such tile */
        {2, {{d, 7, {0, 0}}, {d, 0, {1, 0}}}},       /* no such rotation */
        {2, {{d, 0, {3000, 0}}, {d, 0, {3001, 0}}}}, /* too far away */
    };
    for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++) {
        struct diag why;
        diag_init(&why, "");
        cr_assert(not(carc_rules_init(rules, &usual->set, &usual->options, &layouts[i], &why)),
            "layout %zu", i);
        cr_assert(ge(sz, why.errors, 1), "layout %zu", i);
    }
    free(rules);
    free(usual);
}
