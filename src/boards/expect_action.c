/* Expectations about what may be done. */
#include <stdlib.h>
#include <string.h>

#include "boards/expect.h"

static bool same_count(
    struct test *test, const struct notation_word *word, const char *what, long found)
{
    long wanted = 0;
    if (!read_number(test, word, 0, 100000, &wanted)) {
        return false;
    }
    if (wanted != found) {
        diag_error(
            &test->diag, word->place, "found %ld legal %s, expected %ld", found, what, wanted);
    }
    return wanted == found;
}

static long count_verb(const struct test *test, size_t count, const char *verb)
{
    long found = 0;
    for (size_t i = 0; i < count; i++) {
        found += strcmp(carc_verb_name(test->actions[i].verb), verb) == 0 ? 1 : 0;
    }
    return found;
}

static bool is_verb(const char *word)
{
    for (int verb = 0; verb < CARC_VERB_COUNT; verb++) {
        if (strcmp(carc_verb_name((enum carc_verb)verb), word) == 0) {
            return true;
        }
    }
    return false;
}

/* `legal N`, `legal VERB N`, `legal ACTION` */
static bool run_legal(struct test *test, struct words words)
{
    size_t count = carc_actions(test->rules, test->state, test->actions);
    long ignored = 0;
    const struct notation_word *first = &words.items[0];
    if (words.count == 1 && notation_number(first->text, 0, 100000, &ignored)) {
        return same_count(test, first, "actions", (long)count);
    }
    if (words.count == 2 && is_verb(first->text) &&
        notation_number(words.items[1].text, 0, 100000, &ignored)) {
        return same_count(test, &words.items[1], first->text, count_verb(test, count, first->text));
    }
    struct carc_action action;
    if (!notation_read_action(test->rules, test->state,
            (struct notation_span){words.items, words.count}, &action, &test->diag)) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        if (carc_same_action(test->actions[i], action)) {
            return true;
        }
    }
    diag_error(&test->diag, first->place, "found that it is refused (%s), expected it to be legal",
        carc_result_text(carc_try(test->rules, test->state, action)));
    return false;
}

static bool is_listed(const struct test *test, struct carc_action action)
{
    size_t count = carc_actions(test->rules, test->state, test->actions);
    for (size_t i = 0; i < count; i++) {
        if (carc_same_action(test->actions[i], action)) {
            return true;
        }
    }
    return false;
}

/* Tries the action on a copy: it must be refused, not be listed, and change no byte. */
static bool is_refused(struct test *test, struct carc_action action,
    const struct notation_word *word, enum carc_result *result)
{
    size_t size = carc_state_size(test->rules);
    memcpy(test->scratch, test->state, size);
    *result = carc_apply(test->rules, test->scratch, action, NULL);
    if (*result == CARC_OK) {
        diag_error(&test->diag, word->place, "found that it is accepted, expected a refusal");
        return false;
    }
    if (memcmp(test->scratch, test->state, size) != 0 || is_listed(test, action)) {
        diag_error(&test->diag, word->place, "found a refused action that %s, expected neither",
            is_listed(test, action) ? "is listed as legal" : "changed the position");
        return false;
    }
    return true;
}

static bool has_reason(struct test *test, const struct notation_word *wanted, const char *found)
{
    if (strstr(found, wanted->text) == NULL) {
        diag_error(&test->diag, wanted->place, "found the refusal \"%s\", expected \"%s\" in it",
            found, wanted->text);
        return false;
    }
    return true;
}

/* `refused ACTION "reason"`: the reason is part of the refusal. What cannot even be named (a
 * segment that the tile does not have) is refused by the reader, with its message. */
static bool run_refused(struct test *test, struct words words)
{
    const struct notation_word *reason = &words.items[words.count - 1];
    if (!reason->quoted) {
        diag_error(
            &test->diag, words.end, "found no reason in quotes, expected a part of the refusal");
        return false;
    }
    struct diag *unread = base_alloc(sizeof *unread);
    diag_init(unread, "");
    struct carc_action action;
    bool read = notation_read_action(test->rules, test->state,
        (struct notation_span){words.items, words.count - 1}, &action, unread);
    bool met = false;
    if (!read) {
        met = has_reason(test, reason, unread->messages[0].text);
    } else {
        enum carc_result result = CARC_OK;
        met = is_refused(test, action, &words.items[0], &result) &&
              has_reason(test, reason, carc_result_text(result));
    }
    free(unread);
    return met;
}

/* `options PLAYER A|B N|no-meeple|supply-empty`: what a player could do in step 4. */
static bool run_options(struct test *test, struct words words)
{
    int player = 0;
    if (!read_player(test, &words.items[0], &player)) {
        return false;
    }
    if (test->state->phase != CARC_PHASE_CROP_CHOICE &&
        test->state->phase != CARC_PHASE_CROP_TURN) {
        diag_error(&test->diag, words.items[0].place,
            "found that no crop circle is being carried out, expected step 4");
        return false;
    }
    const char *choice = words.items[1].text;
    if (strcmp(choice, "A") != 0 && strcmp(choice, "B") != 0) {
        diag_error(&test->diag, words.items[1].place, "found \"%s\", expected A or B", choice);
        return false;
    }
    enum carc_skip skip = CARC_SKIP_NO_MEEPLE;
    int found = carc_crop_options(
        test->rules, test->state, player, *choice == 'A' ? CARC_CROP_A : CARC_CROP_B, &skip);
    const char *why = skip == CARC_SKIP_NO_MEEPLE ? "no-meeple" : "supply-empty";
    const struct notation_word *wanted = &words.items[2];
    if (found == 0 && strcmp(wanted->text, why) == 0) {
        return true;
    }
    long ignored = 0;
    if (found == 0 && !notation_number(wanted->text, 0, 100000, &ignored)) {
        diag_error(&test->diag, wanted->place, "found %s, expected %s", why, wanted->text);
        return false;
    }
    return same_count(test, wanted, "options", found);
}

/* `fits TILE N`: cells and rotations where the tile could be placed now, look-alikes counted. */
static bool run_fits(struct test *test, struct words words)
{
    int tile = 0;
    if (!notation_read_tile(test->rules, &words.items[0], &tile, &test->diag)) {
        return false;
    }
    long found = 0;
    for (int i = 0; i < test->state->open; i++) {
        struct carc_cell cell = carc_open_cell(test->rules, test->state, i);
        int rotations = carc_fits_at(test->rules, test->state, tile, cell);
        for (int rotation = 0; rotation < CARC_ROTATIONS; rotation++) {
            found += rotations >> rotation & 1;
        }
    }
    return same_count(test, &words.items[1], "places", found);
}

const struct line_kind *expect_action_kinds(size_t *count)
{
    static const struct line_kind kinds[] = {
        {"legal", 1, 3, "expect legal N, expect legal VERB N or expect legal ACTION", run_legal},
        {"refused", 2, 4, "expect refused ACTION \"reason\"", run_refused},
        {"options", 3, 3, "expect options PLAYER A|B N|no-meeple|supply-empty", run_options},
        {"fits", 2, 2, "expect fits TILE N", run_fits},
    };
    *count = ARRAY_LENGTH(kinds);
    return kinds;
}
