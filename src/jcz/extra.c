#include "jcz/extra.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jcz/json.h"
#include "jcz/save.h"
#include "notation/words.h"

#define MARK "jcz "
/* Quotes may double a byte, and a line has its limit. */
#define PIECE (NOTATION_MAX_LINE / 2 - 64)

void jcz_extra_keep(struct record *record, const json_t *file)
{
    json_t *rest = json_copy((json_t *)(uintptr_t)file);
    json_object_del(rest, "replay");
    char *json = json_dumps(rest, JSON_COMPACT | JSON_ENSURE_ASCII | JSON_REAL_PRECISION(17));
    json_decref(rest);
    if (json == NULL) {
        return;
    }
    struct text lines = {0};
    if (record->unknown != NULL) {
        text_add(&lines, record->unknown);
    }
    for (size_t at = 0, size = strlen(json); at < size; at += PIECE) {
        char piece[PIECE + 1];
        snprintf(piece, sizeof piece, "%s", json + at);
        text_add(&lines, MARK);
        notation_write_quoted(piece, &lines);
        text_add_char(&lines, '\n');
    }
    free(json);
    free(record->unknown);
    record->unknown = lines.data;
}

static void collect(const struct record *record, struct text *json)
{
    const char *rest = record->unknown == NULL ? "" : record->unknown;
    size_t size = strlen(rest);
    const char *line;
    size_t length;
    struct notation_words *words = base_alloc(sizeof *words);
    while (notation_next_line(&rest, &size, &line, &length)) {
        if (length > strlen(MARK) && memcmp(line, MARK, strlen(MARK)) == 0 &&
            notation_split(line, length, (struct diag_place){0, 0}, words, NULL) &&
            words->count == 2) {
            text_add(json, words->items[1].text);
        }
    }
    free(words);
}

json_t *jcz_extra_find(const struct record *record)
{
    struct text json = {0};
    struct jcz_document document;
    collect(record, &json);
    jcz_document_read(&document, text_string(&json), json.size, 1, NULL);
    json_t *root = json_incref(document.root);
    jcz_document_finish(&document);
    text_finish(&json);
    if (json_is_object(root)) {
        return root;
    }
    json_decref(root);
    return json_object();
}

/* By slot: red, blue, yellow, green, orange, purple, pink, white, black. Those without a colour of
 * ours get the first that is free. */
static const char letters[JCZ_SLOTS + 1] = "ABC???EFD";

char jcz_colour_of(int slot, unsigned used)
{
    char letter = letters[slot];
    for (int i = 0; letter == '?' || (used >> (letter - 'A') & 1); i++) {
        letter = (char)('A' + i);
    }
    return letter;
}

int jcz_slot_of(const struct record_seat *seat, int number, unsigned used)
{
    const char *kept = strstr(seat->extra, "slot=");
    int slot = number;
    if (kept != NULL && kept[5] >= '0' && kept[5] < '0' + JCZ_SLOTS) {
        slot = kept[5] - '0';
    } else if (seat->colour[0] != '\0' && seat->colour[1] == '\0' && seat->colour[0] != '?' &&
               strchr(letters, seat->colour[0]) != NULL) {
        slot = (int)(strchr(letters, seat->colour[0]) - letters);
    }
    while (used >> slot & 1) {
        slot = (slot + 1) % JCZ_SLOTS;
    }
    return slot;
}
