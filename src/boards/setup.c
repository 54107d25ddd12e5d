/* The lines that set a game and a position up. */
#include "rules/setup.h"

#include <string.h>

#include "boards/test.h"

static bool run_players(struct test *test, struct words words)
{
    long players = 0;
    if (!read_number(test, &words.items[0], CARC_MIN_PLAYERS, CARC_MAX_PLAYERS, &players)) {
        return false;
    }
    test->players = (int)players;
    return true;
}

static bool run_sets(struct test *test, struct words words)
{
    for (size_t i = 0; i < words.count; i++) {
        if (!load_request_set(
                &test->request, words.items[i].text, words.items[i].place, &test->diag)) {
            return false;
        }
    }
    return true;
}

static bool run_rules(struct test *test, struct words words)
{
    return load_request_rules(
        &test->request, words.items[0].text, words.items[0].place, &test->diag);
}

static bool run_option(struct test *test, struct words words)
{
    return load_request_option(&test->request, words.items[0].text, words.items[1].text,
        words.items[0].place, &test->diag);
}

static bool run_start(struct test *test, struct words words)
{
    struct load_start start = {.place = words.items[0].place};
    int rotation = 0;
    size_t size = strlen(words.items[0].text);
    if (size >= sizeof start.tile) {
        diag_error(
            &test->diag, words.items[0].place, "found a name of %zu bytes, expected a tile", size);
        return false;
    }
    memcpy(start.tile, words.items[0].text, size + 1);
    if (!notation_read_cell(&words.items[1], &start.cell, &test->diag) ||
        !notation_read_rotation(&words.items[2], &rotation, &test->diag)) {
        return false;
    }
    start.rotation = (uint8_t)rotation;
    return load_request_start(&test->request, &start, &test->diag);
}

const struct line_kind *setup_rules_kinds(size_t *count)
{
    static const struct line_kind kinds[] = {
        {"players", 1, 1, "players N", run_players},
        {"sets", 1, LOAD_MAX_SETS, "sets SET...", run_sets},
        {"rules", 1, 1, "rules NAME", run_rules},
        {"option", 2, 2, "option NAME VALUE", run_option},
        {"start", 3, 3, "start TILE X,Y rN", run_start},
    };
    *count = ARRAY_LENGTH(kinds);
    return kinds;
}

/* A refusal of setup.h as a message at the word. */
static bool accept(
    struct test *test, enum carc_result result, const struct notation_word *word, const char *what)
{
    if (result == CARC_OK) {
        return true;
    }
    diag_error(
        &test->diag, word->place, "found %s that cannot be: %s", what, carc_result_text(result));
    return false;
}

static bool run_empty(struct test *test, struct words words)
{
    (void)words;
    carc_setup_empty(test->rules, test->players, test->state);
    return true;
}

static bool run_put(struct test *test, struct words words)
{
    int tile = 0;
    int rotation = 0;
    struct carc_cell cell;
    if (!notation_read_tile(test->rules, &words.items[0], &tile, &test->diag) ||
        !notation_read_cell(&words.items[1], &cell, &test->diag) ||
        !notation_read_rotation(&words.items[2], &rotation, &test->diag)) {
        return false;
    }
    enum carc_result result = carc_setup_put(test->rules, test->state, tile, cell, rotation);
    return accept(test, result, &words.items[0], "a tile");
}

static bool run_meeple(struct test *test, struct words words)
{
    int player = 0;
    carc_node node = 0;
    if (!read_player(test, &words.items[0], &player) || !read_node(test, words.items + 1, &node)) {
        return false;
    }
    struct carc_node_info info = carc_node_info(test->rules, test->state, node);
    struct carc_cell cell = carc_placement(test->rules, test->state, info.placement).cell;
    enum carc_result result =
        carc_setup_meeple(test->rules, test->state, player, cell, info.segment);
    return accept(test, result, &words.items[0], "a meeple");
}

static bool run_supply(struct test *test, struct words words)
{
    int player = 0;
    long supply = 0;
    if (!read_player(test, &words.items[0], &player) ||
        !read_number(test, &words.items[1], 0, CARC_MAX_MEEPLES, &supply)) {
        return false;
    }
    enum carc_result result = carc_setup_supply(test->rules, test->state, player, (int)supply);
    return accept(test, result, &words.items[1], "a supply");
}

static bool run_score(struct test *test, struct words words)
{
    int player = 0;
    long score = 0;
    if (!read_player(test, &words.items[0], &player) ||
        !read_number(test, &words.items[1], 0, 10000, &score)) {
        return false;
    }
    carc_setup_score(test->state, player, (int)score);
    return true;
}

static bool run_turn(struct test *test, struct words words)
{
    int player = 0;
    if (!read_player(test, &words.items[0], &player)) {
        return false;
    }
    carc_setup_turn(test->state, player);
    return true;
}

static bool run_bag(struct test *test, struct words words)
{
    for (size_t i = 0; i < words.count; i++) {
        int tile = 0;
        if (!notation_read_tile(test->rules, &words.items[i], &tile, &test->diag)) {
            return false;
        }
        if (test->bag_count == CARC_MAX_BAG) {
            diag_error(&test->diag, words.items[i].place, "found more than %d tiles in the bag",
                CARC_MAX_BAG);
            return false;
        }
        test->bag[test->bag_count++] = (uint16_t)tile;
    }
    if (!carc_setup_bag(test->rules, test->state, test->bag, test->bag_count)) {
        diag_error(&test->diag, words.items[0].place,
            "found a bag that needs more copies of a tile than the sets have, expected fewer");
        return false;
    }
    return true;
}

const struct line_kind *setup_position_kinds(size_t *count)
{
    static const struct line_kind kinds[] = {
        {"empty", 0, 0, "empty", run_empty},
        {"put", 3, 3, "put TILE X,Y rN", run_put},
        {"meeple", 3, 3, "meeple PLAYER X,Y SEGMENT", run_meeple},
        {"supply", 2, 2, "supply PLAYER N", run_supply},
        {"score", 2, 2, "score PLAYER N", run_score},
        {"turn", 1, 1, "turn PLAYER", run_turn},
        {"bag", 1, NOTATION_MAX_WORDS, "bag TILE...", run_bag},
    };
    *count = ARRAY_LENGTH(kinds);
    return kinds;
}
