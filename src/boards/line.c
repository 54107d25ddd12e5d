/* Finding out what a line is, and reading its words. */
#include <string.h>

#include "base/suggest.h"
#include "boards/test.h"

const struct line_kind *line_find(const struct line_kind *kinds, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++) {
        if (strcmp(kinds[i].name, name) == 0) {
            return &kinds[i];
        }
    }
    return NULL;
}

static bool run_kind(struct test *test, const struct line_kind *kind, struct words words)
{
    const struct notation_word *name = words.items;
    struct words rest = {words.items + 1, words.count - 1, words.end};
    if (rest.count < kind->least || rest.count > kind->most) {
        diag_error(&test->diag, rest.count < kind->least ? words.end : name->place,
            "found %zu words after \"%s\", expected: %s", rest.count, name->text, kind->usage);
        return false;
    }
    return kind->run(test, rest);
}

bool line_unknown(struct test *test, const struct line_kind *kinds, size_t count, const char *what,
    const struct notation_word *word)
{
    struct suggest suggest;
    suggest_init(&suggest, word->text);
    for (size_t i = 0; i < count; i++) {
        suggest_offer(&suggest, kinds[i].name);
    }
    const char *best = suggest_best(&suggest);
    diag_error(&test->diag, word->place, "found \"%s\", expected %s%s%s%s", word->text, what,
        best != NULL ? "; did you mean \"" : "", best != NULL ? best : "",
        best != NULL ? "\"?" : "");
    return false;
}

bool line_run(struct test *test, const struct line_kind *kinds, size_t count, const char *what,
    struct words words)
{
    if (words.count == 0) {
        diag_error(&test->diag, words.end, "found the end of the line, expected %s", what);
        return false;
    }
    const struct line_kind *kind = line_find(kinds, count, words.items[0].text);
    return kind != NULL ? run_kind(test, kind, words)
                        : line_unknown(test, kinds, count, what, &words.items[0]);
}

bool read_number(
    struct test *test, const struct notation_word *word, long smallest, long largest, long *out)
{
    if (notation_number(word->text, smallest, largest, out)) {
        return true;
    }
    diag_error(&test->diag, word->place, "found \"%s\", expected a number from %ld to %ld",
        word->text, smallest, largest);
    return false;
}

bool read_player(struct test *test, const struct notation_word *word, int *player)
{
    long number = 0;
    if (!notation_number(word->text, 1, test->players, &number)) {
        diag_error(&test->diag, word->place, "found \"%s\", expected a player from 1 to %d",
            word->text, test->players);
        return false;
    }
    *player = (int)number - 1;
    return true;
}

bool read_node(struct test *test, const struct notation_word words[2], carc_node *node)
{
    struct carc_cell cell;
    if (!notation_read_cell(&words[0], &cell, &test->diag)) {
        return false;
    }
    int number = carc_placement_at(test->rules, test->state, cell);
    if (number < 0) {
        diag_error(&test->diag, words[0].place,
            "found cell %s, where no tile lies; expected a cell with a tile", words[0].text);
        return false;
    }
    int tile = carc_placement(test->rules, test->state, number).tile;
    int segment = 0;
    if (!notation_read_segment(&test->rules->set.tiles[tile], &words[1], &segment, &test->diag)) {
        return false;
    }
    *node = carc_node_at(test->rules, test->state, cell, segment);
    return true;
}

static void list_values(const int *values, int count, struct text *out)
{
    for (int i = 0; i < count; i++) {
        text_printf(out, "%s%d", i == 0 ? "" : " ", values[i]);
    }
}

bool expect_each_player(
    struct test *test, struct words words, const char *what, const int found[CARC_MAX_PLAYERS])
{
    if (words.count != (size_t)test->players) {
        diag_error(&test->diag, words.end, "found %zu numbers, expected one for each of %d players",
            words.count, test->players);
        return false;
    }
    for (int player = 0; player < test->players; player++) {
        long wanted = 0;
        if (!read_number(test, &words.items[player], -100000, 100000, &wanted)) {
            return false;
        }
        if (wanted != found[player]) {
            struct text all;
            text_init(&all);
            list_values(found, test->players, &all);
            diag_error(&test->diag, words.items[player].place,
                "found %s %s, expected %ld for player %d", what, text_string(&all), wanted,
                player + 1);
            text_finish(&all);
            return false;
        }
    }
    return true;
}
