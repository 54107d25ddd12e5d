/* Expectations about the events of the last action. */
#include <string.h>

#include "base/suggest.h"
#include "boards/expect.h"
#include "boards/facts.h"
#include "boards/names.h"
#include "notation/event.h"

/* Reads the kind of event that a word names. */
static bool read_kind(
    struct test *test, const struct notation_word *word, enum carc_event_kind *kind)
{
    struct suggest suggest;
    suggest_init(&suggest, word->text);
    for (int i = 0; i < CARC_EVENT_KIND_COUNT; i++) {
        const char *name = carc_event_name((enum carc_event_kind)i);
        if (strcmp(word->text, name) == 0) {
            *kind = (enum carc_event_kind)i;
            return true;
        }
        suggest_offer(&suggest, name);
    }
    const char *best = suggest_best(&suggest);
    diag_error(&test->diag, word->place, "found \"%s\", expected a kind of event%s%s%s", word->text,
        best != NULL ? "; did you mean \"" : "", best != NULL ? best : "",
        best != NULL ? "\"?" : "");
    return false;
}

static void describe_score(
    const struct test *test, const struct carc_event *event, struct facts *facts)
{
    int points[CARC_MAX_PLAYERS];
    int meeples[CARC_MAX_PLAYERS];
    for (int player = 0; player < test->players; player++) {
        points[player] = event->points[player];
        meeples[player] = event->meeples[player];
    }
    facts_text(facts, "feature", carc_kind_name((enum carc_kind)event->feature));
    facts_list(facts, "points", points, test->players);
    facts_list(facts, "meeples", meeples, test->players);
    facts_players(facts, "owners", event->winners);
    facts_text(facts, "why", event->why == CARC_WHY_TIE ? "tie" : "majority");
    facts_flag(facts, "final", event->final);
    facts_flag(facts, "small", event->small);
    facts_number(facts, "tiles", event->tiles);
    facts_number(facts, "pennants", event->pennants);
    facts_number(facts, "cities", event->cities);
}

static void describe(const struct test *test, const struct carc_event *event, struct facts *facts)
{
    static const char *const choices[] = {"none", "A", "B"};
    facts_init(facts);
    facts_number(facts, "player", event->player + 1);
    facts_text(facts, "tile", test->rules->set.tiles[event->tile].id);
    facts_number(facts, "x", event->cell.x);
    facts_number(facts, "y", event->cell.y);
    facts_text(facts, "choice", choices[event->choice]);
    facts_text(facts, "symbol", carc_symbol_name((enum carc_symbol)event->symbol));
    facts_text(facts, "reason", event->skip == CARC_SKIP_NO_MEEPLE ? "no-meeple" : "supply-empty");
    facts_players(facts, "winners", event->winners);
    describe_score(test, event, facts);
}

/* Which of its kind an event is among those of the last action, from 1. */
static long ordinal(const struct test *test, size_t index)
{
    long number = 0;
    for (size_t i = 0; i <= index; i++) {
        number += test->events.items[i].kind == test->events.items[index].kind ? 1 : 0;
    }
    return number;
}

/* Appends the sentences of the last action, each in quotes. */
static void tell_events(const struct test *test, struct text *out)
{
    for (size_t i = 0; i < test->events.count; i++) {
        text_add(out, i == 0 ? "\"" : ", \"");
        notation_event_text(
            test->rules, test->state, &test->events.items[i], board_player_names, out);
        text_add_char(out, '"');
    }
    if (test->events.count == 0) {
        text_add(out, "no events");
    }
}

static bool not_told(struct test *test, const struct notation_word *word, const char *wanted)
{
    struct text told;
    text_init(&told);
    tell_events(test, &told);
    diag_error(&test->diag, word->place, "found %s, expected %s", text_string(&told), wanted);
    text_finish(&told);
    return false;
}

/* `event KIND key=value...`: the last action brought one like this. */
static bool run_event(struct test *test, struct words words)
{
    enum carc_event_kind kind = CARC_EVENT_DRAWN;
    if (!read_kind(test, &words.items[0], &kind)) {
        return false;
    }
    struct words pairs = {words.items + 1, words.count - 1, words.end};
    for (size_t i = 0; i < test->events.count; i++) {
        const struct carc_event *event = &test->events.items[i];
        struct facts facts;
        bool fault = false;
        size_t wrong = 0;
        describe(test, event, &facts);
        facts_number(&facts, "nth", ordinal(test, i));
        bool agree = facts_agree(test, &facts, pairs, &fault, &wrong);
        if (fault) {
            return false;
        }
        if (agree && event->kind == kind) {
            return true;
        }
    }
    return not_told(test, &words.items[0], "such an event");
}

/* `events KIND N` */
static bool run_events(struct test *test, struct words words)
{
    enum carc_event_kind kind = CARC_EVENT_DRAWN;
    long wanted = 0;
    if (!read_kind(test, &words.items[0], &kind) ||
        !read_number(test, &words.items[1], 0, 100000, &wanted)) {
        return false;
    }
    long found = 0;
    for (size_t i = 0; i < test->events.count; i++) {
        found += test->events.items[i].kind == kind ? 1 : 0;
    }
    if (found != wanted) {
        diag_error(&test->diag, words.items[1].place, "found %ld events \"%s\", expected %ld",
            found, words.items[0].text, wanted);
        return false;
    }
    return true;
}

/* `says "text"`: a sentence of the last action has this in it. */
static bool run_says(struct test *test, struct words words)
{
    bool told = false;
    for (size_t i = 0; i < test->events.count && !told; i++) {
        struct text sentence;
        text_init(&sentence);
        notation_event_text(
            test->rules, test->state, &test->events.items[i], board_player_names, &sentence);
        told = strstr(text_string(&sentence), words.items[0].text) != NULL;
        text_finish(&sentence);
    }
    return told || not_told(test, &words.items[0], words.items[0].text);
}

const struct line_kind *expect_event_kinds(size_t *count)
{
    static const struct line_kind kinds[] = {
        {"event", 1, FACTS_MAX, "expect event KIND key=value...", run_event},
        {"events", 2, 2, "expect events KIND N", run_events},
        {"says", 1, 1, "expect says \"text\"", run_says},
    };
    *count = ARRAY_LENGTH(kinds);
    return kinds;
}
