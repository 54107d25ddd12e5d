/* Expectations about segments and features on the board. */
#include <stdio.h>
#include <string.h>

#include "boards/expect.h"
#include "boards/facts.h"

static bool run_feature(struct test *test, struct words words)
{
    carc_node node = 0;
    if (!read_node(test, words.items, &node)) {
        return false;
    }
    struct carc_feature_info info = carc_feature_info(test->rules, test->state, node);
    int meeples[CARC_MAX_PLAYERS];
    for (int player = 0; player < test->players; player++) {
        meeples[player] = info.meeples[player];
    }
    struct facts facts;
    facts_init(&facts);
    facts_text(&facts, "kind", carc_kind_name(info.kind));
    facts_flag(&facts, "complete", info.complete);
    facts_number(&facts, "tiles", info.tiles);
    facts_number(&facts, "pennants", info.pennants);
    facts_number(&facts, "open", info.open);
    facts_number(&facts, "cities", info.cities);
    facts_number(&facts, "open-cities", info.open_cities);
    facts_number(&facts, "city-segments", info.city_segments);
    facts_list(&facts, "meeples", meeples, test->players);
    facts_players(&facts, "owners", info.owners);
    facts_number(&facts, "points", info.points_now);
    facts_number(&facts, "whole", info.points_complete);
    return facts_expect(test, &facts, (struct words){words.items + 2, words.count - 2, words.end});
}

static bool two_features(struct test *test, struct words words, bool joined)
{
    carc_node a = 0;
    carc_node b = 0;
    if (!read_node(test, words.items, &a) || !read_node(test, words.items + 2, &b)) {
        return false;
    }
    bool same = carc_feature_of(test->rules, test->state, a) ==
                carc_feature_of(test->rules, test->state, b);
    if (same != joined) {
        diag_error(&test->diag, words.items[0].place, "found %s, expected %s",
            same ? "one feature" : "two features", joined ? "one" : "two");
    }
    return same == joined;
}

static bool run_joined(struct test *test, struct words words)
{
    return two_features(test, words, true);
}

static bool run_separate(struct test *test, struct words words)
{
    return two_features(test, words, false);
}

static bool run_meeples(struct test *test, struct words words)
{
    carc_node node = 0;
    if (!read_node(test, words.items, &node)) {
        return false;
    }
    int values[CARC_MAX_PLAYERS];
    for (int player = 0; player < test->players; player++) {
        values[player] = carc_meeples_on(test->rules, test->state, player, node);
    }
    struct words rest = {words.items + 2, words.count - 2, words.end};
    return expect_each_player(test, rest, "meeples", values);
}

/* "TILE rN", or "none" for an empty cell. */
static bool run_tile(struct test *test, struct words words)
{
    struct carc_cell cell;
    if (!notation_read_cell(&words.items[0], &cell, &test->diag)) {
        return false;
    }
    int number = carc_placement_at(test->rules, test->state, cell);
    char found[2 * CARC_ID_SIZE + 8] = "none";
    if (number >= 0) {
        struct carc_placement placement = carc_placement(test->rules, test->state, number);
        char name[2 * CARC_ID_SIZE];
        carc_tile_name(&test->rules->set, placement.tile, name);
        snprintf(found, sizeof found, "%s r%d", name, placement.rotation);
    }
    char wanted[NOTATION_MAX_LINE];
    bool whole = words.count == 3;
    snprintf(wanted, sizeof wanted, "%s%s%s", words.items[1].text, whole ? " " : "",
        whole ? words.items[2].text : "");
    if (strcmp(found, wanted) != 0) {
        diag_error(&test->diag, words.items[1].place, "found %s, expected %s", found, wanted);
        return false;
    }
    return true;
}

const struct line_kind *expect_feature_kinds(size_t *count)
{
    static const struct line_kind kinds[] = {
        {"feature", 3, 16, "expect feature X,Y SEGMENT key=value...", run_feature},
        {"joined", 4, 4, "expect joined X,Y SEGMENT X,Y SEGMENT", run_joined},
        {"separate", 4, 4, "expect separate X,Y SEGMENT X,Y SEGMENT", run_separate},
        {"meeples", 3, 8, "expect meeples X,Y SEGMENT N...", run_meeples},
        {"tile", 2, 3, "expect tile X,Y TILE rN, or expect tile X,Y none", run_tile},
    };
    *count = ARRAY_LENGTH(kinds);
    return kinds;
}
