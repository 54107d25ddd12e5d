#include "record/record.h"

#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/macros.h"
#include "base/utf8.h"
#include "notation/action.h"
#include "record/header.h"

/* Adds a comment behind the last decision, or to the header when there is none yet. */
static void keep_line(struct record_reader *reader, const char *line, size_t size)
{
    struct record *record = reader->record;
    char **where = &record->unknown;
    if (record->step_count > 0) {
        where = &record->steps[record->step_count - 1].after;
    }
    size_t before = *where == NULL ? 0 : strlen(*where);
    *where = base_realloc(*where, before + size + 2);
    memcpy(*where + before, line, size);
    memcpy(*where + before + size, "\n", 2);
}

/* The comment behind the words of the line, without blanks at its end; its length in `*size`. */
static const char *comment_of(struct record_reader *reader, size_t *size)
{
    const char *at = reader->line;
    const char *end = at + reader->size;
    for (int column = 1; column < reader->words.end.column; column++) {
        at += utf8_decode(at, (size_t)(end - at), NULL);
    }
    while (at < end && *at != '#') {
        at++;
    }
    while (end > at && (end[-1] == ' ' || end[-1] == '\t')) {
        end--;
    }
    *size = (size_t)(end - at);
    return *size > 0 ? at : NULL;
}

static void keep_comment(struct record_reader *reader)
{
    size_t size = 0;
    const char *comment = comment_of(reader, &size);
    if (comment != NULL) {
        keep_line(reader, comment, size);
    }
}

static bool read_check(struct record_reader *reader)
{
    struct record *record = reader->record;
    if (record->step_count == 0) {
        return record_reader_fault(reader, 0, "a decision before the first check");
    }
    struct record_step *step = &record->steps[record->step_count - 1];
    if (step->checked) {
        return record_reader_fault(reader, 0, "a decision after the check before");
    }
    if (reader->words.count != 2 || !record_parse_hash(reader->words.items[1].text, &step->check)) {
        return record_reader_fault(reader, 1, "check and 16 hexadecimal digits in small letters");
    }
    step->checked = true;
    step->check_line = reader->number;
    keep_comment(reader);
    return true;
}

static bool read_result(struct record_reader *reader)
{
    struct record *record = reader->record;
    if ((int)reader->words.count != 1 + record->seat_count) {
        return record_reader_fault(
            reader, reader->words.count - 1, "result and one number for each seat");
    }
    for (int i = 0; i < record->seat_count; i++) {
        long points = 0;
        if (!notation_number(reader->words.items[i + 1].text, -32768, 1L << 30, &points)) {
            return record_reader_fault(reader, (size_t)i + 1, "a number of points");
        }
        record->result[i] = (int)points;
    }
    record->result_count = record->seat_count;
    record->result_line = reader->number;
    record->finished = true;
    keep_comment(reader);
    return true;
}

static bool read_step(struct record_reader *reader)
{
    struct record_step *step = record_add_step(reader->record);
    step->line = reader->number;
    size_t length = 0;
    for (size_t i = 0; i < reader->words.count; i++) {
        const char *word = reader->words.items[i].text;
        size_t size = strlen(word);
        if (reader->words.items[i].quoted || length + size + 2 > sizeof step->text) {
            return record_reader_fault(reader, i, "a decision in plain words");
        }
        if (i > 0) {
            step->text[length++] = ' ';
        }
        memcpy(step->text + length, word, size + 1);
        length += size;
    }
    size_t size = 0;
    const char *comment = comment_of(reader, &size);
    if (comment != NULL) {
        step->comment = base_alloc(size);
        memcpy(step->comment, comment + 1, size - 1);
        step->comment[size - 1] = 0;
    }
    return true;
}

static bool is_verb(const char *word)
{
    for (int i = 0; i < CARC_VERB_COUNT; i++) {
        if (strcmp(word, carc_verb_name((enum carc_verb)i)) == 0) {
            return true;
        }
    }
    return false;
}

/* The first word decides what a line is. Only the header may hold lines that nobody knows. */
static bool read_words(struct record_reader *reader)
{
    if (reader->words.count == 0) {
        keep_comment(reader);
        return true;
    }
    if (reader->record->finished) {
        return record_reader_fault(reader, 0, "nothing after the result");
    }
    const char *word = reader->words.items[0].text;
    bool verb = is_verb(word);
    bool check = strcmp(word, "check") == 0;
    if (verb || check || strcmp(word, "result") == 0) {
        if (reader->record->step_count == 0 && !record_header_end(reader)) {
            return false;
        }
        return verb ? read_step(reader) : check ? read_check(reader) : read_result(reader);
    }
    if (reader->record->step_count > 0) {
        return record_reader_fault(reader, 0, "a decision, check or result");
    }
    bool known = false;
    if (!record_header_line(reader, &known)) {
        return false;
    }
    if (known) {
        keep_comment(reader);
    } else {
        keep_line(reader, reader->line, reader->size);
    }
    return true;
}

/* Only bytes of text may stand in a record; the message names the column of the first other. */
static bool check_bytes(struct record_reader *reader)
{
    size_t good = utf8_check(reader->line, reader->size);
    for (size_t i = 0; i < good; i++) {
        unsigned char byte = (unsigned char)reader->line[i];
        if ((byte < 32 && byte != '\t') || byte == 127) {
            good = i;
        }
    }
    if (good == reader->size) {
        return true;
    }
    int column = 1;
    for (size_t at = 0; at < good; column++) {
        at += utf8_decode(reader->line + at, good - at, NULL);
    }
    diag_error(reader->diag, (struct diag_place){reader->number, column},
        "found the byte %02x, expected text in UTF-8", (unsigned char)reader->line[good]);
    return false;
}

static bool read_lines(struct record_reader *reader, const char *bytes, size_t size)
{
    reader->number = 1;
    while (notation_next_line(&bytes, &size, &reader->line, &reader->size)) {
        reader->number++;
        struct diag_place place = {reader->number, 1};
        if (!check_bytes(reader)) {
            return false;
        }
        if (size == 0 && bytes[-1] != '\n') {
            diag_error(reader->diag, place,
                "found the end of the file within a line, expected a whole line: it was cut off");
            return false;
        }
        if (!notation_split(reader->line, reader->size, place, &reader->words, reader->diag) ||
            !read_words(reader)) {
            return false;
        }
    }
    return reader->record->step_count > 0 || reader->record->finished || record_header_end(reader);
}

/* Reads the first line, and moves past it. */
static bool read_version(const char **bytes, size_t *size, struct diag *diag)
{
    static const char title[] = "carcassonne record ";
    const struct diag_place place = {1, 1};
    if (*size == 0) {
        diag_error(diag, place, "found an empty file, expected \"%s%d\"", title, RECORD_VERSION);
        return false;
    }
    const char *line = NULL;
    size_t length = 0;
    notation_next_line(bytes, size, &line, &length);
    if (length > 3 && memcmp(line, "\xef\xbb\xbf", 3) == 0) {
        line += 3;
        length -= 3;
    }
    while (length > 0 && (line[length - 1] == ' ' || line[length - 1] == '\t')) {
        length--;
    }
    char first[48] = "";
    memcpy(first, line, length < sizeof first - 1 ? length : sizeof first - 1);
    uint64_t version = 0;
    if (strncmp(first, title, strlen(title)) != 0 ||
        !record_parse_number(first + strlen(title), &version) || version == 0) {
        diag_error(diag, place, "found \"%s\", expected \"%s%d\": this is no game record", first,
            title, RECORD_VERSION);
        return false;
    }
    if (version != RECORD_VERSION) {
        diag_error(diag, place, "found record version %s, expected %d: a newer program wrote it",
            first + strlen(title), RECORD_VERSION);
        return false;
    }
    return true;
}

bool record_read(
    struct record *record, const char *bytes, size_t size, const char *file, struct diag *diag)
{
    record_init(record);
    diag_set_file(diag, file);
    if (size > RECORD_MAX_BYTES) {
        diag_error(diag, (struct diag_place){0, 0}, "found %zu bytes, expected at most %u", size,
            RECORD_MAX_BYTES);
        return false;
    }
    if (!read_version(&bytes, &size, diag)) {
        return false;
    }
    struct diag named;
    diag_init(&named, file);
    memcpy(record->file, named.file, sizeof record->file);
    struct record_reader reader;
    memset(&reader, 0, sizeof reader);
    reader.record = record;
    reader.diag = diag;
    if (!read_lines(&reader, bytes, size)) {
        record_finish(record);
        return false;
    }
    return true;
}

bool record_read_file(struct record *record, const char *path, struct diag *diag)
{
    struct text bytes;
    text_init(&bytes);
    record_init(record);
    bool fine = file_read(path, RECORD_MAX_BYTES, &bytes, diag) &&
                record_read(record, text_string(&bytes), bytes.size, path, diag);
    text_finish(&bytes);
    return fine;
}
