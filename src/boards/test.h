/* One board test while it runs. Private to this room. */
#ifndef BOARDS_TEST_H
#define BOARDS_TEST_H

#include "base/text.h"
#include "load/game.h"
#include "notation/action.h"
#include "rules/query.h"

struct test {
    struct diag diag; /* the fault that stops the test is its first message */
    size_t expectations;
    bool playing; /* a verb was carried out: the position cannot be set up any more */
    int players;
    struct load_request request;
    struct carc_rules *rules; /* these are NULL until the rules are known */
    struct carc_state *state;
    struct carc_state *scratch;
    struct carc_action *actions; /* room for carc_max_actions */
    struct carc_events events;   /* of the last action */
    size_t bag_count;
    uint16_t bag[CARC_MAX_BAG]; /* what `bag` lines named */
};

/* The words of a line after the ones that named what it is. */
struct words {
    const struct notation_word *items;
    size_t count;
    struct diag_place end; /* after the last word: where a missing one would stand */
};

/* One kind of line: its name, how many words follow, what they are, what it does. A function
 * returns false after it put a message into test->diag. */
struct line_kind {
    const char *name;
    size_t least;
    size_t most;
    const char *usage;
    bool (*run)(struct test *test, struct words words);
};

/* Finds the row that the first word names and runs it; `what` is the kind of word for the
 * message. */
bool line_run(struct test *test, const struct line_kind *kinds, size_t count, const char *what,
    struct words words);

/* Says that the word is none of the names, and which it may have meant. Returns false. */
bool line_unknown(struct test *test, const struct line_kind *kinds, size_t count, const char *what,
    const struct notation_word *word);

/* Looks a row up by name; NULL when there is none. */
const struct line_kind *line_find(const struct line_kind *kinds, size_t count, const char *name);

/* Sets up the rules of the test (players, sets, rules, option, start). */
const struct line_kind *setup_rules_kinds(size_t *count);

/* Sets up the position (empty, put, meeple, supply, score, turn, bag). */
const struct line_kind *setup_position_kinds(size_t *count);

/* `expect NAME ...`, without the word `expect`. */
bool expect_run(struct test *test, struct words words);

/* Readers for words, with a message when they are not what they should be. */
bool read_number(
    struct test *test, const struct notation_word *word, long smallest, long largest, long *out);
bool read_player(struct test *test, const struct notation_word *word, int *player);
bool read_node(struct test *test, const struct notation_word words[2], carc_node *node);

/* Compares a value for every player ("expect score 8 0") with what the words say. */
bool expect_each_player(
    struct test *test, struct words words, const char *what, const int found[CARC_MAX_PLAYERS]);

#endif
