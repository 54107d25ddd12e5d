/* Positions set up by hand: what cannot lie on a table is refused and changes nothing. */
#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>

#include "base/text.h"
#include "rules/query.h"
#include "rules/setup.h"
#include "way.h"

struct table {
    struct carc_rules *rules;
    struct carc_state *state;
    struct carc_state *before;
};

static struct table table_of(const char *options)
{
    struct way way = {"hig", options, "base", ""};
    struct table table = {.rules = way_rules(&way)};
    table.state = base_alloc(carc_state_size(table.rules));
    table.before = base_alloc(carc_state_size(table.rules));
    carc_setup_empty(table.rules, 2, table.state);
    return table;
}

static void clear_table(struct table *table)
{
    cr_assert(eq(ptr, (void *)carc_check(table->rules, table->state), NULL));
    free(table->rules);
    free(table->state);
    free(table->before);
}

static int tile(const struct table *table, const char *name)
{
    return carc_find_tile(&table->rules->set, name);
}

static void remember(struct table *table)
{
    memcpy(table->before, table->state, carc_state_size(table->rules));
}

static void assert_unchanged(const struct table *table)
{
    cr_assert(eq(int, memcmp(table->state, table->before, carc_state_size(table->rules)), 0));
}

/* Lays a tile and says what came of it; a refusal changes nothing. */
static enum carc_result put(struct table *table, int type, int x, int y, int rotation)
{
    remember(table);
    enum carc_result result = carc_setup_put(
        table->rules, table->state, type, (struct carc_cell){(int16_t)x, (int16_t)y}, rotation);
    if (result != CARC_OK) {
        assert_unchanged(table);
    }
    return result;
}

static enum carc_result stand(struct table *table, int player, int x, int y, int segment)
{
    remember(table);
    enum carc_result result = carc_setup_meeple(
        table->rules, table->state, player, (struct carc_cell){(int16_t)x, (int16_t)y}, segment);
    if (result != CARC_OK) {
        assert_unchanged(table);
    }
    return result;
}

Test(setup, put)
{
    struct table table = table_of("");
    int d = tile(&table, "D");
    int c = tile(&table, "C");
    cr_assert(eq(int, put(&table, d, CARC_MAX_COORDINATE + 1, 0, 0), CARC_NO_NEIGHBOUR));
    cr_assert(eq(int, put(&table, d, 0, -CARC_MAX_COORDINATE - 1, 0), CARC_NO_NEIGHBOUR));
    cr_assert(eq(int, put(&table, -1, 0, 0, 0), CARC_NO_SUCH_TILE));
    cr_assert(eq(int, put(&table, table.rules->set.count, 0, 0, 0), CARC_NO_SUCH_TILE));
    cr_assert(eq(int, put(&table, d, 0, 0, 4), CARC_BAD_ROTATION));
    cr_assert(eq(int, put(&table, d, 0, 0, -1), CARC_BAD_ROTATION));
    cr_assert(eq(int, put(&table, d, -700, 900, 0), CARC_OK));
    cr_assert(eq(int, put(&table, d, -700, 900, 0), CARC_CELL_TAKEN));
    cr_assert(eq(int, put(&table, d, -699, 899, 0), CARC_NO_NEIGHBOUR)); /* B-11: corners */
    cr_assert(eq(int, put(&table, c, -700, 901, 0), CARC_NORTH_EDGE));
    cr_assert(eq(int, put(&table, c, -699, 900, 0), CARC_WEST_EDGE));
    cr_assert(eq(int, put(&table, c, -701, 900, 0), CARC_EAST_EDGE));
    cr_assert(eq(int, put(&table, d, -700, 899, 0), CARC_SOUTH_EDGE));
    cr_assert(eq(int, put(&table, c, -700, 899, 0), CARC_OK));
    cr_assert(eq(int, put(&table, c, -700, 898, 0), CARC_NOT_IN_BAG)); /* there is only one */
    cr_assert(eq(int, table.state->bag_left, 70));
    clear_table(&table);
}

Test(setup, meeples)
{
    struct table table = table_of("meeples=3");
    int b = tile(&table, "B");
    cr_assert(eq(int, put(&table, b, 0, 0, 0), CARC_OK));
    const struct carc_tile *monastery = &table.rules->set.tiles[b];
    int monk = monastery->segments[0].kind == CARC_MONASTERY ? 0 : 1;
    cr_assert(eq(int, stand(&table, 0, 1, 0, 0), CARC_NO_TILE_THERE));
    cr_assert(eq(int, stand(&table, 0, 0, 0, 2), CARC_NO_SUCH_SEGMENT));
    cr_assert(eq(int, stand(&table, 0, 0, 0, -1), CARC_NO_SUCH_SEGMENT));
    cr_assert(eq(int, stand(&table, 0, 0, 0, monk), CARC_OK));
    cr_assert(eq(int, stand(&table, 1, 0, 0, monk), CARC_MONASTERY_HELD));
    /* Two farmers of one player, and one of another: fields may have been joined (B-25). */
    cr_assert(eq(int, stand(&table, 0, 0, 0, 1 - monk), CARC_OK));
    cr_assert(eq(int, stand(&table, 0, 0, 0, 1 - monk), CARC_OK));
    cr_assert(eq(int, stand(&table, 1, 0, 0, 1 - monk), CARC_OK));
    cr_assert(eq(int, stand(&table, 0, 0, 0, 1 - monk), CARC_SUPPLY_EMPTY));
    struct carc_cell cell = {0, 0};
    carc_node field = carc_node_at(table.rules, table.state, cell, 1 - monk);
    struct carc_feature_info info = carc_feature_info(table.rules, table.state, field);
    cr_assert(eq(int, info.meeples[0], 2));
    cr_assert(eq(int, info.meeples[1], 1));
    cr_assert(eq(int, info.owners, 1));
    clear_table(&table);
}

Test(setup, no_farmers_when_fields_are_off)
{
    struct table table = table_of("fields=off");
    int b = tile(&table, "B");
    cr_assert(eq(int, put(&table, b, 0, 0, 0), CARC_OK));
    int field = table.rules->set.tiles[b].segments[0].kind == CARC_FIELD ? 0 : 1;
    cr_assert(eq(int, stand(&table, 0, 0, 0, field), CARC_FIELDS_OFF));
    clear_table(&table);
}

Test(setup, supply)
{
    struct table table = table_of("");
    cr_assert(eq(int, put(&table, tile(&table, "B"), 0, 0, 0), CARC_OK));
    cr_assert(eq(int, stand(&table, 1, 0, 0, 0), CARC_OK));
    remember(&table);
    cr_assert(ne(int, carc_setup_supply(table.rules, table.state, 1, 7), CARC_OK));
    cr_assert(ne(int, carc_setup_supply(table.rules, table.state, 1, -1), CARC_OK));
    assert_unchanged(&table);
    cr_assert(eq(int, carc_setup_supply(table.rules, table.state, 1, 6), CARC_OK));
    cr_assert(eq(int, carc_setup_supply(table.rules, table.state, 1, 0), CARC_OK));
    cr_assert(eq(int, table.state->supply[1], 0));
    clear_table(&table);
}

Test(setup, bag)
{
    struct table table = table_of("");
    uint16_t c = (uint16_t)tile(&table, "C");
    uint16_t d = (uint16_t)tile(&table, "D");
    cr_assert(eq(int, put(&table, d, 0, 0, 0), CARC_OK));
    const uint16_t twice[] = {c, c};
    const uint16_t one_lies[] = {d, d, d, d};
    const uint16_t unknown[] = {600};
    const uint16_t fine[] = {d, c, d};
    remember(&table);
    cr_assert(not(carc_setup_bag(table.rules, table.state, twice, 2)));
    cr_assert(not(carc_setup_bag(table.rules, table.state, one_lies, 4)));
    cr_assert(not(carc_setup_bag(table.rules, table.state, unknown, 1)));
    assert_unchanged(&table);
    cr_assert(carc_setup_bag(table.rules, table.state, fine, 3));
    cr_assert(eq(int, table.state->bag_left, 3));
    cr_assert(eq(int, carc_bag_count(table.rules, table.state, d), 2));
    cr_assert(eq(int, carc_bag_count(table.rules, table.state, c), 1));
    cr_assert(eq(int, carc_bag_count(table.rules, table.state, tile(&table, "A")), 0));
    clear_table(&table);
}

Test(setup, score_and_turn)
{
    struct table table = table_of("");
    carc_setup_score(table.state, 1, 123);
    carc_setup_turn(table.state, 1);
    cr_assert(eq(int, table.state->score[1], 123));
    cr_assert(eq(int, table.state->turn_player, 1));
    clear_table(&table);
}
