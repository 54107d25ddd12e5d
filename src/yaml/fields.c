#include "yaml/fields.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/suggest.h"
#include "base/utf8.h"

#define DESCRIBED 200

/* One field of one mapping, on its way into the struct. */
struct filling {
    const struct field *field;
    const struct doc_node *node;
    void *target;
    struct diag *diag;
};

/* "a, b or c" */
static const char *join(const char *const *words, char *out, size_t size)
{
    size_t used = 0;
    out[0] = 0;
    for (size_t i = 0; words[i] && used < size; i++) {
        const char *gap = i == 0 ? "" : words[i + 1] ? ", " : " or ";
        used += (size_t)snprintf(out + used, size - used, "%s%s", gap, words[i]);
    }
    return out;
}

static void wrong(
    const char *name, const struct doc_node *node, const char *expected, struct diag *diag)
{
    char found[DESCRIBED];
    diag_error(diag, node->place, "found %s, expected %s for \"%s\"",
        doc_describe(node, found, sizeof found), expected, name);
}

static bool is_written(const struct doc_node *node)
{
    return node->kind == DOC_TEXT && (node->text[0] || node->quoted);
}

static bool fits(const char *name, const struct doc_node *node, size_t size, struct diag *diag)
{
    size_t length = strlen(node->text);
    if (length < size) {
        return true;
    }
    diag_error(diag, node->place, "found a text of %zu bytes, expected at most %zu for \"%s\"",
        length, size - 1, name);
    return false;
}

static bool fill_text(const struct filling *filling)
{
    const struct doc_node *node = filling->node;
    if (!is_written(node) || !node->text[0]) {
        wrong(filling->field->name, node, "a text", filling->diag);
        return false;
    }
    if (utf8_is_blank(node->text)) {
        wrong(filling->field->name, node, "a text that can be seen", filling->diag);
        return false;
    }
    if (!fits(filling->field->name, node, filling->field->size, filling->diag)) {
        return false;
    }
    strcpy(filling->target, node->text);
    utf8_clean(filling->target);
    return true;
}

static bool is_letter_or_digit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool fields_is_name(const char *text)
{
    if (!is_letter_or_digit(text[0])) {
        return false;
    }
    while (is_letter_or_digit(*text) || *text == '-' || *text == '_' || *text == '.') {
        text++;
    }
    return *text == 0;
}

bool fields_read_name(
    const char *what, const struct doc_node *node, char *out, size_t size, struct diag *diag)
{
    if (!is_written(node) || !fields_is_name(node->text)) {
        wrong(what, node, "a name of letters, digits, \"-\", \"_\" and \".\"", diag);
        return false;
    }
    if (!fits(what, node, size, diag)) {
        return false;
    }
    strcpy(out, node->text);
    return true;
}

static bool is_number(const char *text)
{
    size_t sign = text[0] == '-' ? 1 : 0;
    size_t digits = strspn(text + sign, "0123456789");
    return digits > 0 && text[sign + digits] == 0;
}

bool fields_read_number(
    const struct field *field, const struct doc_node *node, int *out, struct diag *diag)
{
    long long number = 0;
    bool fine = node->kind == DOC_TEXT && !node->quoted && is_number(node->text);
    if (fine) {
        number = strtoll(node->text, NULL, 10);
        fine = number >= field->smallest && number <= field->largest;
    }
    if (!fine) {
        char expected[80];
        snprintf(
            expected, sizeof expected, "a number from %d to %d", field->smallest, field->largest);
        wrong(field->name, node, expected, diag);
        return false;
    }
    *out = (int)number;
    return true;
}

static bool fill_flag(const struct filling *filling)
{
    const struct doc_node *node = filling->node;
    bool plain = node->kind == DOC_TEXT && !node->quoted;
    bool yes = plain && strcmp(node->text, "true") == 0;
    if (!yes && !(plain && strcmp(node->text, "false") == 0)) {
        wrong(filling->field->name, node, "true or false", filling->diag);
        return false;
    }
    *(bool *)filling->target = yes;
    return true;
}

/* Which of the field's words the node is; -1 after a message. */
static int find_word(const struct filling *filling, const struct doc_node *node)
{
    const char *const *words = filling->field->words;
    struct suggest near;
    suggest_init(&near, node->kind == DOC_TEXT ? node->text : "");
    for (int i = 0; node->kind == DOC_TEXT && words[i]; i++) {
        if (strcmp(words[i], node->text) == 0) {
            return i;
        }
        suggest_offer(&near, words[i]);
    }
    char expected[160];
    join(words, expected, sizeof expected);
    const char *best = node->kind == DOC_TEXT && node->text[0] ? suggest_best(&near) : NULL;
    if (!best) {
        wrong(filling->field->name, node, expected, filling->diag);
        return -1;
    }
    char found[DESCRIBED];
    diag_error(filling->diag, node->place, "found %s, expected %s for \"%s\"; did you mean \"%s\"?",
        doc_describe(node, found, sizeof found), expected, filling->field->name, best);
    return -1;
}

static bool fill_word(const struct filling *filling)
{
    int word = find_word(filling, filling->node);
    if (word < 0) {
        return false;
    }
    *(int *)filling->target = word;
    return true;
}

static bool fill_words(const struct filling *filling)
{
    if (filling->node->kind != DOC_LIST) {
        char expected[80];
        const char *const *words = filling->field->words;
        snprintf(expected, sizeof expected, "a list like [%s, %s]", words[0], words[1]);
        wrong(filling->field->name, filling->node, expected, filling->diag);
        return false;
    }
    unsigned set = 0;
    bool fine = true;
    for (const struct doc_node *item = filling->node->first; item; item = item->next) {
        int word = find_word(filling, item);
        if (word < 0) {
            fine = false;
        } else if (set >> word & 1) {
            diag_error(filling->diag, item->place, "found %s again, expected each once in \"%s\"",
                item->text, filling->field->name);
            fine = false;
        } else {
            set |= 1u << word;
        }
    }
    *(unsigned *)filling->target = set;
    return fine;
}

static bool fill_node(const struct filling *filling)
{
    bool list = filling->field->type == FIELD_LIST;
    if (filling->node->kind != (list ? DOC_LIST : DOC_MAP)) {
        wrong(filling->field->name, filling->node, list ? "a list" : "a mapping", filling->diag);
        return false;
    }
    *(const struct doc_node **)filling->target = filling->node;
    return true;
}

static bool fill(const struct filling *filling)
{
    const struct field *field = filling->field;
    switch (field->type) {
    case FIELD_TEXT: return fill_text(filling);
    case FIELD_NAME:
        return fields_read_name(
            field->name, filling->node, filling->target, field->size, filling->diag);
    case FIELD_NUMBER:
        return fields_read_number(field, filling->node, filling->target, filling->diag);
    case FIELD_FLAG: return fill_flag(filling);
    case FIELD_WORD: return fill_word(filling);
    case FIELD_WORDS: return fill_words(filling);
    case FIELD_LIST:
    case FIELD_MAP: return fill_node(filling);
    }
    return false;
}

static const struct field *find_field(const struct field_table *table, const char *name)
{
    for (size_t i = 0; i < table->count; i++) {
        if (strcmp(table->fields[i].name, name) == 0) {
            return &table->fields[i];
        }
    }
    return NULL;
}

static void unknown_key(
    const struct field_table *table, const struct doc_node *node, struct diag *diag)
{
    const char *names[32] = {NULL};
    struct suggest near;
    suggest_init(&near, node->key);
    for (size_t i = 0; i < table->count && i < ARRAY_LENGTH(names) - 1; i++) {
        names[i] = table->fields[i].name;
        suggest_offer(&near, names[i]);
    }
    char expected[160];
    join(names, expected, sizeof expected);
    const char *best = suggest_best(&near);
    if (best) {
        diag_error(diag, node->key_place,
            "found unknown key \"%.40s\" in %s, expected %s; did you mean \"%s\"?", node->key,
            table->what, expected, best);
    } else {
        diag_error(diag, node->key_place, "found unknown key \"%.40s\" in %s, expected %s",
            node->key, table->what, expected);
    }
}

static bool check_missing(
    const struct field_table *table, const struct doc_node *map, struct diag *diag)
{
    bool fine = true;
    for (size_t i = 0; i < table->count; i++) {
        if (table->fields[i].required && !doc_find(map, table->fields[i].name)) {
            diag_error(diag, map->place, "found %s without \"%s\", expected that key", table->what,
                table->fields[i].name);
            fine = false;
        }
    }
    return fine;
}

bool fields_read(
    const struct field_table *table, const struct doc_node *map, void *out, struct diag *diag)
{
    if (map->kind != DOC_MAP) {
        char found[DESCRIBED];
        diag_error(diag, map->place, "found %s, expected %s (a mapping)",
            doc_describe(map, found, sizeof found), table->what);
        return false;
    }
    bool fine = true;
    for (const struct doc_node *node = map->first; node; node = node->next) {
        const struct field *field = find_field(table, node->key);
        if (!field) {
            unknown_key(table, node, diag);
            fine = false;
            continue;
        }
        struct filling filling = {field, node, (char *)out + field->offset, diag};
        fine = fill(&filling) && fine;
    }
    return check_missing(table, map, diag) && fine;
}
