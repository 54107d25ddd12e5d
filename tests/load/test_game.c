/* From a request to the rules of a game: merging, limits, options, start layouts. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "rules/query.h"
#include "support.h"

static const struct diag_place nowhere = {0, 0};

static const struct carc_tile *tile_called(const struct carc_rules *rules, const char *name)
{
    int tile = carc_find_tile(&rules->set, name);
    cr_assert_geq(tile, 0, "%s", name);
    return &rules->set.tiles[tile];
}

static void expect_refused(const struct load_request *request, const char *expected)
{
    struct text messages = {0};
    support_refused(request, &messages);
    cr_expect_str_eq(text_string(&messages), expected);
    text_finish(&messages);
}

Test(game, an_empty_request_is_the_base_game)
{
    struct carc_rules *rules = support_load("");
    cr_expect_eq(rules->bag_size, 72);
    cr_expect_eq(rules->start.count, 1);
    cr_expect_str_eq(rules->set.tiles[rules->start.tiles[0].tile].id, "D");
    struct carc_options usual = carc_default_options();
    cr_expect_eq(memcmp(&rules->options, &usual, sizeof usual), 0);
    free(rules);
}

/* "With several copies of a set the first start tile lies on the table, the others are shuffled
 * in." */
Test(game, copies_add_up)
{
    struct carc_rules *rules = support_load("base,crop-circles,base");
    cr_expect_eq(rules->set.count, 30);
    cr_expect_eq(rules->bag_size, 150);
    cr_expect_eq(tile_called(rules, "V")->count, 18);
    cr_expect_eq(tile_called(rules, "CC-A")->count, 1);
    struct carc_state *state = base_alloc(carc_state_size(rules));
    carc_start(rules, 2, state);
    cr_expect_eq(state->placed, 1);
    cr_expect_eq(state->bag_left, 149);
    cr_expect_eq(carc_bag_count(rules, state, carc_find_tile(&rules->set, "D")), 7);
    free(state);
    free(rules);
}

Test(game, a_bag_holds_510_tiles)
{
    struct carc_rules *rules = support_load("base,base,base,base,base,base,base,crop-circles");
    cr_expect_eq(rules->bag_size, 510);
    free(rules);
    struct load_request request =
        support_request("base,base,base,base,base,base,base,crop-circles,crop-circles-2010");
    request.sets[2].place = (struct diag_place){2, 6};
    expect_refused(
        &request, "game.rec:2:6: found 516 tiles in all sets, expected at most 510 in a bag\n");
}

Test(game, a_bag_without_start_tile_is_refused)
{
    struct load_request request = support_request("crop-circles");
    expect_refused(&request, "game.rec: found no start tile in the bag, expected one\n");
}

Test(game, an_unknown_set_is_refused)
{
    struct load_request request = support_request("");
    cr_assert(load_request_set(&request, "bsae", (struct diag_place){2, 6}, NULL));
    expect_refused(&request, "game.rec:2:6: found unknown tile set \"bsae\", expected base, "
                             "crop-circles-2010 or crop-circles; did you mean \"base\"?\n");
}

Test(game, unknown_rules_are_refused)
{
    struct load_request request = support_request("base");
    cr_assert(load_request_rules(&request, "xyz", (struct diag_place){3, 7}, NULL));
    expect_refused(&request, "game.rec:3:7: found unknown rule set \"xyz\", expected "
                             "first-edition, hig, hobby-world, second-edition or zmg\n");
}

Test(game, a_path_is_no_name)
{
    static const char *const wrong[] = {"../rules/hig", "base/", "", "@12345678", "base@1234567",
        "base@123456789", "base@1234567G", "a-name-that-goes-on-and-on-and-on"};
    for (size_t i = 0; i < ARRAY_LENGTH(wrong); i++) {
        struct load_request request;
        load_request_init(&request);
        cr_expect_not(load_request_set(&request, wrong[i], nowhere, NULL), "%s", wrong[i]);
        cr_expect_eq(request.set_count, 0);
    }
    struct load_request request;
    load_request_init(&request);
    cr_expect_not(load_request_rules(&request, "../rules/hig", nowhere, NULL));
    cr_expect_str_eq(request.rules, "hig");
}

Test(game, options_go_over_the_rule_set)
{
    struct load_request request = support_request("base");
    cr_assert(load_request_rules(&request, "zmg", nowhere, NULL));
    cr_assert(load_request_option(&request, "small_city", "4", nowhere, NULL));
    cr_assert(load_request_option(&request, "small_city", "2", nowhere, NULL));
    cr_expect_eq(request.option_count, 1);
    struct carc_rules *rules = load_game(&request, NULL);
    cr_assert_not_null(rules);
    cr_expect_eq(rules->options.small_city, 2);
    cr_expect_eq(rules->options.cc_add_optional, 0);
    cr_expect_eq(rules->options.cc_add_scope, CARC_FEATURE);
    free(rules);
}

Test(game, wrong_options_are_refused_at_once)
{
    struct load_request request = support_request("base");
    struct diag diag;
    diag_init(&diag, "");
    cr_expect_not(load_request_option(&request, "small_city", "3", nowhere, &diag));
    cr_expect_not(load_request_option(&request, "smal_city", "2", nowhere, &diag));
    cr_expect_eq(request.option_count, 0);
    cr_expect_str_eq(
        diag.messages[0].text, "found \"3\", expected 4 or 2 for the option \"small_city\"");
    cr_expect_str_eq(diag.messages[1].text, "found unknown option \"smal_city\", expected one of "
                                            "the rules; did you mean \"small_city\"?");
}

static void add_start(struct load_request *request, const char *tile, int x, int rotation)
{
    struct load_start start = {.place = {4, 1}, .cell = {(int16_t)x, 0}};
    strcpy(start.tile, tile);
    start.rotation = (uint8_t)rotation;
    cr_assert(load_request_start(request, &start, NULL));
}

/* OQ-23 */
Test(game, a_start_layout_of_several_tiles)
{
    struct load_request request = support_request("base,crop-circles");
    add_start(&request, "D", 0, 0);
    add_start(&request, "U", 1, 1);
    add_start(&request, "CC-A", 2, 2);
    struct carc_rules *rules = load_game(&request, NULL);
    cr_assert_not_null(rules);
    struct carc_state *state = base_alloc(carc_state_size(rules));
    carc_start(rules, 2, state);
    cr_expect_eq(state->placed, 3);
    struct carc_placement last = carc_placement(rules, state, 2);
    cr_expect_eq(last.cell.x, 2);
    cr_expect_eq(last.rotation, 2);
    cr_expect_str_eq(rules->set.tiles[last.tile].id, "CC-A");
    free(state);
    free(rules);
}

/* A bag without a start tile can be played with a layout. */
Test(game, a_start_layout_needs_no_start_tile)
{
    struct load_request request = support_request("crop-circles");
    add_start(&request, "CC-A", 0, 0);
    struct carc_rules *rules = load_game(&request, NULL);
    cr_assert_not_null(rules);
    cr_expect_eq(rules->start.count, 1);
    free(rules);
}

Test(game, start_layouts_that_do_not_fit)
{
    struct load_request request = support_request("base");
    add_start(&request, "Z", 0, 0);
    expect_refused(&request, "game.rec:4:1: found start tile \"Z\", expected one of the bag\n");
    request.start_count = 0;
    add_start(&request, "D", 0, 0);
    add_start(&request, "U", 1, 0);
    expect_refused(&request, "game.rec: found start tiles 1 and 2 that do not fit together\n");
    request.start_count = 0;
    add_start(&request, "D", 0, 0);
    add_start(&request, "D", 2, 0);
    expect_refused(
        &request, "game.rec: found start tiles apart from each other, expected one group\n");
    request.start_count = 0;
    add_start(&request, "X", 0, 0);
    add_start(&request, "X", 1, 0);
    expect_refused(&request, "game.rec: found start tile 2 that the bag does not hold\n");
}

Test(game, named_form_of_a_shipped_game)
{
    struct load_request request = support_request("base,crop-circles,base");
    cr_assert(load_request_rules(&request, "zmg", nowhere, NULL));
    cr_assert(load_request_option(&request, "meeples", "5", nowhere, NULL));
    struct load_request named;
    struct carc_rules *rules = load_game_named(&request, &named, NULL);
    cr_assert_not_null(rules);
    cr_expect_eq(named.set_count, 2);
    cr_expect_str_eq(named.sets[0].name, "base");
    cr_expect_eq(named.sets[0].copies, 2);
    cr_expect_str_eq(named.sets[1].name, "crop-circles");
    cr_expect_str_eq(named.rules, "zmg");
    cr_expect_eq(named.option_count, 1);
    free(rules);
}

/* More than any list may hold. */
Test(game, requests_have_limits)
{
    struct load_request request;
    load_request_init(&request);
    struct diag diag;
    diag_init(&diag, "");
    for (int i = 0; i < LOAD_MAX_SETS; i++) {
        struct text name = {0};
        text_printf(&name, "set-%d", i);
        cr_expect(load_request_set(&request, text_string(&name), nowhere, &diag));
        text_finish(&name);
    }
    cr_expect_not(load_request_set(&request, "one-more", nowhere, &diag));
    cr_expect_str_eq(diag.messages[0].text, "found \"one-more\", expected at most 64 tile sets");
    for (int i = 0; i < LOAD_MAX_FILES; i++) {
        cr_expect(load_request_file(&request, "mine.yaml", &diag));
    }
    cr_expect_not(load_request_file(&request, "mine.yaml", &diag));
    for (int i = 0; i < CARC_MAX_START; i++) {
        add_start(&request, "D", i, 0);
    }
    struct load_start start = {.cell = {0, 0}};
    cr_expect_not(load_request_start(&request, &start, &diag));
    cr_expect_eq(diag.errors, 3);
}
