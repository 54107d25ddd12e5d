#include "record/header.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/macros.h"
#include "base/utf8.h"
#include "notation/action.h"

bool record_reader_fault(struct record_reader *reader, size_t index, const char *expected)
{
    const struct notation_words *words = &reader->words;
    if (index < words->count) {
        diag_error(reader->diag, words->items[index].place, "found \"%.60s\", expected %s",
            words->items[index].text, expected);
    } else {
        diag_error(reader->diag, words->end, "found the end of the line, expected %s", expected);
    }
    return false;
}

bool record_parse_number(const char *text, uint64_t *out)
{
    uint64_t number = 0;
    if (*text == 0) {
        return false;
    }
    for (; *text != 0; text++) {
        uint64_t digit = (uint64_t)(unsigned char)*text - '0';
        if (digit > 9 || number > (UINT64_MAX - digit) / 10) {
            return false;
        }
        number = 10 * number + digit;
    }
    *out = number;
    return true;
}

bool record_parse_hash(const char *text, uint64_t *out)
{
    static const char digits[] = "0123456789abcdef";
    uint64_t hash = 0;
    if (strlen(text) != 16) {
        return false;
    }
    for (; *text != 0; text++) {
        const char *digit = strchr(digits, *text);
        if (digit == NULL) {
            return false;
        }
        hash = hash << 4 | (uint64_t)(digit - digits);
    }
    *out = hash;
    return true;
}

static bool once(struct record_reader *reader, int *line)
{
    if (*line != 0) {
        diag_error(reader->diag, reader->words.items[0].place,
            "found a second \"%s\", expected one: the first is in line %d",
            reader->words.items[0].text, *line);
        return false;
    }
    *line = reader->number;
    return true;
}

static bool read_sets(struct record_reader *reader)
{
    if (reader->words.count < 2) {
        return record_reader_fault(reader, 1, "the name of a tile set");
    }
    for (size_t i = 1; i < reader->words.count; i++) {
        const struct notation_word *word = &reader->words.items[i];
        if (!load_request_set(&reader->record->request, word->text, word->place, reader->diag)) {
            return false;
        }
    }
    return true;
}

static bool read_rules(struct record_reader *reader)
{
    if (reader->words.count != 2) {
        return record_reader_fault(reader, reader->words.count < 2 ? 1 : 2, "rules NAME");
    }
    const struct notation_word *word = &reader->words.items[1];
    return once(reader, &reader->rules_line) &&
           load_request_rules(&reader->record->request, word->text, word->place, reader->diag);
}

static bool read_option(struct record_reader *reader)
{
    if (reader->words.count != 3) {
        return record_reader_fault(
            reader, reader->words.count < 3 ? reader->words.count : 3, "option NAME VALUE");
    }
    const struct notation_word *words = reader->words.items;
    return load_request_option(
        &reader->record->request, words[1].text, words[2].text, words[1].place, reader->diag);
}

static bool read_start(struct record_reader *reader)
{
    const struct notation_word *words = reader->words.items;
    if (reader->words.count != 4) {
        return record_reader_fault(
            reader, reader->words.count < 4 ? reader->words.count : 4, "start TILE X,Y rN");
    }
    struct load_start start;
    memset(&start, 0, sizeof start);
    int rotation = 0;
    if (strlen(words[1].text) >= sizeof start.tile) {
        return record_reader_fault(reader, 1, "the name of a tile");
    }
    if (!notation_read_cell(&words[2], &start.cell, reader->diag) ||
        !notation_read_rotation(&words[3], &rotation, reader->diag)) {
        return false;
    }
    memcpy(start.tile, words[1].text, strlen(words[1].text));
    start.rotation = (uint8_t)rotation;
    start.place = words[1].place;
    return load_request_start(&reader->record->request, &start, reader->diag);
}

/* A `key=value` word of a seat: its colour, its time, or something to be kept. A time that is none
 * is no fault: the game does not depend on it. */
static bool read_seat_pair(struct record_reader *reader, struct record_seat *seat, size_t index)
{
    const char *word = reader->words.items[index].text;
    size_t size = strlen(word);
    if (strncmp(word, "colour=", 7) == 0) {
        if (seat->colour[0] != 0 || size == 7 || size - 7 >= sizeof seat->colour) {
            return record_reader_fault(reader, index, "one short colour=NAME");
        }
        memcpy(seat->colour, word + 7, size - 6);
        return true;
    }
    if (strncmp(word, "thought=", 8) == 0 && seat->thought == 0 &&
        record_parse_number(word + 8, &seat->thought)) {
        if (seat->thought <= RECORD_THOUGHT_MOST) {
            return true;
        }
        seat->thought = 0;
    }
    size_t before = strlen(seat->extra);
    if (before + size + 2 > sizeof seat->extra) {
        return record_reader_fault(reader, index, "fewer or shorter words for a seat");
    }
    snprintf(
        seat->extra + before, sizeof seat->extra - before, "%s%s", before > 0 ? " " : "", word);
    return true;
}

static bool read_seat_words(struct record_reader *reader, struct record_seat *seat)
{
    for (size_t i = 4; i < reader->words.count; i++) {
        const struct notation_word *word = &reader->words.items[i];
        if (word->quoted) {
            return record_reader_fault(reader, i, "key=value without quotes");
        }
        if (strchr(word->text, '=') != NULL) {
            if (!read_seat_pair(reader, seat, i)) {
                return false;
            }
        } else if (i == 4 && seat->computer && strlen(word->text) < sizeof seat->level) {
            memcpy(seat->level, word->text, strlen(word->text) + 1);
        } else {
            return record_reader_fault(reader, i, "key=value");
        }
    }
    return true;
}

static bool read_seat(struct record_reader *reader)
{
    struct record *record = reader->record;
    const struct notation_word *words = reader->words.items;
    if (reader->words.count < 4) {
        return record_reader_fault(
            reader, reader->words.count, "seat NUMBER \"NAME\" and human or computer");
    }
    char number[48];
    snprintf(number, sizeof number, "%d", record->seat_count + 1);
    if (record->seat_count == CARC_MAX_PLAYERS) {
        return record_reader_fault(reader, 0, "at most 6 seats");
    }
    if (strcmp(words[1].text, number) != 0) {
        snprintf(number, sizeof number, "the number %d", record->seat_count + 1);
        return record_reader_fault(reader, 1, number);
    }
    if (!words[2].quoted || strlen(words[2].text) >= RECORD_NAME) {
        return record_reader_fault(reader, 2, "a name in quotes of at most 63 bytes");
    }
    struct record_seat *seat = &record->seats[record->seat_count];
    memset(seat, 0, sizeof *seat);
    memcpy(seat->name, words[2].text, strlen(words[2].text));
    utf8_clean(seat->name);
    seat->computer = strcmp(words[3].text, "computer") == 0;
    if (!seat->computer && strcmp(words[3].text, "human") != 0) {
        return record_reader_fault(reader, 3, "human or computer");
    }
    record->seat_count++;
    return read_seat_words(reader, seat);
}

static bool read_seed(struct record_reader *reader)
{
    struct record *record = reader->record;
    if (!once(reader, &record->seed_line)) {
        return false;
    }
    if (reader->words.count != 2 ||
        !record_parse_number(reader->words.items[1].text, &record->seed)) {
        return record_reader_fault(reader, 1, "seed and a number from 0 to 2^64 - 1");
    }
    record->seeded = true;
    return true;
}

static bool read_draws(struct record_reader *reader)
{
    if (reader->words.count != 2 || strcmp(reader->words.items[1].text, "free") != 0) {
        return record_reader_fault(reader, 1, "draws free");
    }
    reader->record->draws_free = true;
    return once(reader, &reader->draws_line);
}

static bool read_note(struct record_reader *reader)
{
    struct record *record = reader->record;
    const struct notation_word *words = reader->words.items;
    if (reader->words.count != 3) {
        return record_reader_fault(
            reader, reader->words.count < 3 ? reader->words.count : 3, "note X,Y \"TEXT\"");
    }
    struct carc_cell cell;
    if (!notation_read_cell(&words[1], &cell, reader->diag)) {
        return false;
    }
    if (record_note(record, cell) != NULL) {
        return record_reader_fault(reader, 1, "one note for each cell");
    }
    if (!words[2].quoted || strlen(words[2].text) >= RECORD_NOTE) {
        return record_reader_fault(reader, 2, "a text in quotes of at most 255 bytes");
    }
    return record_set_note(record, cell, words[2].text) ||
           record_reader_fault(reader, 0, "at most 500 notes");
}

/* Whether it is a line of ours; others may have used the word before us, and theirs is kept. */
static bool read_id(struct record_reader *reader)
{
    struct record *record = reader->record;
    if (record->id_line != 0 || reader->words.count != 2 ||
        !record_parse_hash(reader->words.items[1].text, &record->id) || record->id == 0) {
        return false;
    }
    record->id_line = reader->number;
    return true;
}

static const struct {
    const char *word;
    bool (*read)(struct record_reader *reader);
} header_lines[] = {
    {"sets", read_sets},
    {"rules", read_rules},
    {"option", read_option},
    {"start", read_start},
    {"seat", read_seat},
    {"seed", read_seed},
    {"draws", read_draws},
    {"note", read_note},
};

bool record_header_line(struct record_reader *reader, bool *known)
{
    for (size_t i = 0; i < ARRAY_LENGTH(header_lines); i++) {
        if (strcmp(reader->words.items[0].text, header_lines[i].word) == 0) {
            *known = true;
            return header_lines[i].read(reader);
        }
    }
    *known = strcmp(reader->words.items[0].text, "id") == 0 && read_id(reader);
    return true;
}

bool record_header_end(struct record_reader *reader)
{
    const struct record *record = reader->record;
    struct diag_place place = {reader->number, 1};
    if (record->seat_count < CARC_MIN_PLAYERS) {
        diag_error(reader->diag, place, "found the end of the header, expected a seat first");
        return false;
    }
    if (!record->seeded && !record->draws_free) {
        diag_error(reader->diag, place,
            "found the end of the header, expected \"seed NUMBER\" or \"draws free\" first");
        return false;
    }
    return true;
}
