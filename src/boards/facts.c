#include "boards/facts.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/suggest.h"

void facts_init(struct facts *facts)
{
    facts->count = 0;
}

void facts_text(struct facts *facts, const char *key, const char *value)
{
    assert(facts->count < FACTS_MAX);
    facts->items[facts->count].key = key;
    snprintf(facts->items[facts->count].value, FACT_SIZE, "%s", value);
    facts->count++;
}

void facts_number(struct facts *facts, const char *key, long value)
{
    char text[FACT_SIZE];
    snprintf(text, sizeof text, "%ld", value);
    facts_text(facts, key, text);
}

void facts_flag(struct facts *facts, const char *key, bool value)
{
    facts_text(facts, key, value ? "yes" : "no");
}

void facts_players(struct facts *facts, const char *key, unsigned players)
{
    char text[FACT_SIZE] = "";
    size_t size = 0;
    for (int player = 0; player < CARC_MAX_PLAYERS; player++) {
        if ((players >> player & 1) != 0) {
            size += (size_t)snprintf(
                text + size, sizeof text - size, "%s%d", size == 0 ? "" : ",", player + 1);
        }
    }
    facts_text(facts, key, size == 0 ? "none" : text);
}

void facts_list(struct facts *facts, const char *key, const int *values, int count)
{
    char text[FACT_SIZE] = "";
    size_t size = 0;
    for (int i = 0; i < count && size < sizeof text; i++) {
        size +=
            (size_t)snprintf(text + size, sizeof text - size, "%s%d", i == 0 ? "" : ",", values[i]);
    }
    facts_text(facts, key, text);
}

static void unknown_key(
    struct test *test, const struct facts *facts, const struct notation_word *word, size_t key_size)
{
    char key[FACT_SIZE];
    snprintf(key, sizeof key, "%.*s", (int)key_size, word->text);
    struct suggest suggest;
    suggest_init(&suggest, key);
    struct text known;
    text_init(&known);
    for (size_t i = 0; i < facts->count; i++) {
        suggest_offer(&suggest, facts->items[i].key);
        text_printf(&known, "%s%s", i == 0 ? "" : ", ", facts->items[i].key);
    }
    const char *best = suggest_best(&suggest);
    diag_error(&test->diag, word->place, "found key \"%s\", expected one of %s%s%s%s", key,
        text_string(&known), best != NULL ? "; did you mean \"" : "", best != NULL ? best : "",
        best != NULL ? "\"?" : "");
    text_finish(&known);
}

/* The fact that a word is about, or FACTS_MAX after a message. */
static size_t find_fact(
    struct test *test, const struct facts *facts, const struct notation_word *word)
{
    const char *equals = strchr(word->text, '=');
    if (equals == NULL) {
        diag_error(&test->diag, word->place, "found \"%s\", expected key=value", word->text);
        return FACTS_MAX;
    }
    size_t size = (size_t)(equals - word->text);
    for (size_t i = 0; i < facts->count; i++) {
        if (strlen(facts->items[i].key) == size &&
            memcmp(facts->items[i].key, word->text, size) == 0) {
            return i;
        }
    }
    unknown_key(test, facts, word, size);
    return FACTS_MAX;
}

bool facts_agree(struct test *test, const struct facts *facts, struct words words, bool *fault,
    size_t *first_wrong)
{
    *fault = false;
    bool agree = true;
    for (size_t i = 0; i < words.count; i++) {
        size_t fact = find_fact(test, facts, &words.items[i]);
        if (fact == FACTS_MAX) {
            *fault = true;
            return false;
        }
        const char *wanted = strchr(words.items[i].text, '=') + 1;
        if (agree && strcmp(wanted, facts->items[fact].value) != 0) {
            agree = false;
            *first_wrong = i;
        }
    }
    return agree;
}

bool facts_expect(struct test *test, const struct facts *facts, struct words words)
{
    bool fault = false;
    size_t wrong = 0;
    if (facts_agree(test, facts, words, &fault, &wrong)) {
        return true;
    }
    if (!fault) {
        const struct notation_word *word = &words.items[wrong];
        size_t fact = find_fact(test, facts, word);
        diag_error(&test->diag, word->place, "found %s=%s, expected %s", facts->items[fact].key,
            facts->items[fact].value, word->text);
    }
    return false;
}
