/* Expectations about the position as a whole. */
#include <stdio.h>
#include <string.h>

#include "boards/expect.h"

static const char *phase_name(enum carc_phase phase)
{
    static const char *const names[] = {
#define X(name, text) text,
        CARC_PHASES(X)
#undef X
    };
    return names[phase];
}

static bool same_text(
    struct test *test, const struct notation_word *word, const char *what, const char *found)
{
    if (strcmp(word->text, found) == 0) {
        return true;
    }
    diag_error(&test->diag, word->place, "found %s %s, expected %s", what, found, word->text);
    return false;
}

static bool same_number(
    struct test *test, const struct notation_word *word, const char *what, long found)
{
    long wanted = 0;
    if (!read_number(test, word, -100000, 100000, &wanted)) {
        return false;
    }
    if (wanted != found) {
        diag_error(&test->diag, word->place, "found %s %ld, expected %ld", what, found, wanted);
        return false;
    }
    return true;
}

static bool run_phase(struct test *test, struct words words)
{
    return same_text(
        test, &words.items[0], "phase", phase_name((enum carc_phase)test->state->phase));
}

static bool run_actor(struct test *test, struct words words)
{
    int actor = carc_actor(test->state);
    char name[16];
    snprintf(name, sizeof name, "%d", actor + 1);
    const char *found = actor == CARC_CHANCE ? "chance" : actor == CARC_NOBODY ? "nobody" : name;
    return same_text(test, &words.items[0], "actor", found);
}

static bool run_turn(struct test *test, struct words words)
{
    return same_number(test, &words.items[0], "turn player", test->state->turn_player + 1);
}

static bool run_score(struct test *test, struct words words)
{
    int values[CARC_MAX_PLAYERS];
    for (int player = 0; player < test->players; player++) {
        values[player] = (int)test->state->score[player];
    }
    return expect_each_player(test, words, "scores", values);
}

static bool run_supply(struct test *test, struct words words)
{
    int values[CARC_MAX_PLAYERS];
    for (int player = 0; player < test->players; player++) {
        values[player] = test->state->supply[player];
    }
    return expect_each_player(test, words, "supplies", values);
}

static bool run_standing(struct test *test, struct words words)
{
    int values[CARC_MAX_PLAYERS];
    carc_standing(test->rules, test->state, values);
    return expect_each_player(test, words, "standing", values);
}

static bool run_winners(struct test *test, struct words words)
{
    unsigned wanted = 0;
    for (size_t i = 0; i < words.count; i++) {
        int player = 0;
        if (!read_player(test, &words.items[i], &player)) {
            return false;
        }
        wanted |= 1U << player;
    }
    unsigned found = (unsigned)carc_winners(test->rules, test->state);
    for (int player = 0; player < test->players; player++) {
        bool wins = (found >> player & 1) != 0;
        if (wins != ((wanted >> player & 1) != 0)) {
            diag_error(&test->diag, words.items[0].place,
                "found that player %d %s, expected otherwise", player + 1,
                wins ? "wins" : "does not win");
            return false;
        }
    }
    return true;
}

static bool run_bag(struct test *test, struct words words)
{
    if (words.count == 1) {
        return same_number(test, &words.items[0], "tiles in the bag", test->state->bag_left);
    }
    int tile = 0;
    if (!notation_read_tile(test->rules, &words.items[0], &tile, &test->diag)) {
        return false;
    }
    return same_number(
        test, &words.items[1], "copies", carc_bag_count(test->rules, test->state, tile));
}

static bool run_set_aside(struct test *test, struct words words)
{
    return same_number(test, &words.items[0], "tiles set aside", test->state->set_aside);
}

static bool run_placed(struct test *test, struct words words)
{
    return same_number(test, &words.items[0], "tiles on the board", test->state->placed);
}

static bool run_circle(struct test *test, struct words words)
{
    enum carc_symbol symbol = carc_crop_symbol(test->rules, test->state);
    return same_text(test, &words.items[0], "crop circle", carc_symbol_name(symbol));
}

static bool run_chosen(struct test *test, struct words words)
{
    static const char *const names[] = {"none", "A", "B"};
    return same_text(test, &words.items[0], "choice", names[test->state->crop]);
}

/* The players who can still do something in step 4, the actor first. */
static bool run_queue(struct test *test, struct words words)
{
    struct text found;
    struct text wanted;
    text_init(&found);
    text_init(&wanted);
    for (int player = test->state->crop_actor; test->state->phase == CARC_PHASE_CROP_TURN;
         player = (player + 1) % test->players) {
        enum carc_skip skip;
        enum carc_crop choice = (enum carc_crop)test->state->crop;
        if (carc_crop_options(test->rules, test->state, player, choice, &skip) > 0) {
            text_printf(&found, " %d", player + 1);
        }
        if (player == test->state->turn_player) {
            break;
        }
    }
    for (size_t i = 0; i < words.count; i++) {
        text_printf(&wanted, " %s", words.items[i].text);
    }
    if (found.size == 0) {
        text_add(&found, " nobody");
    }
    bool same = strcmp(text_string(&found), text_string(&wanted)) == 0;
    if (!same) {
        diag_error(&test->diag, words.items[0].place, "found queue%s, expected%s",
            text_string(&found), text_string(&wanted));
    }
    text_finish(&found);
    text_finish(&wanted);
    return same;
}

const struct line_kind *expect_position_kinds(size_t *count)
{
    static const struct line_kind kinds[] = {
        {"phase", 1, 1, "expect phase NAME", run_phase},
        {"actor", 1, 1, "expect actor PLAYER|chance|nobody", run_actor},
        {"turn", 1, 1, "expect turn PLAYER", run_turn},
        {"score", 1, CARC_MAX_PLAYERS, "expect score N...", run_score},
        {"supply", 1, CARC_MAX_PLAYERS, "expect supply N...", run_supply},
        {"standing", 1, CARC_MAX_PLAYERS, "expect standing N...", run_standing},
        {"winners", 1, CARC_MAX_PLAYERS, "expect winners PLAYER...", run_winners},
        {"bag", 1, 2, "expect bag [TILE] N", run_bag},
        {"set-aside", 1, 1, "expect set-aside N", run_set_aside},
        {"placed", 1, 1, "expect placed N", run_placed},
        {"circle", 1, 1, "expect circle shield|club|rake|none", run_circle},
        {"chosen", 1, 1, "expect chosen A|B|none", run_chosen},
        {"queue", 1, CARC_MAX_PLAYERS, "expect queue PLAYER...|nobody", run_queue},
    };
    *count = ARRAY_LENGTH(kinds);
    return kinds;
}
