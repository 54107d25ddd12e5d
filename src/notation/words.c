#include "notation/words.h"

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* Where the reader stands: `at` in the buffer, `place` in the file. */
struct scan {
    char *at;
    struct diag_place place;
};

/* Moves on by one character (code point). */
static void step(struct scan *scan)
{
    scan->at++;
    while ((*scan->at & 0xC0) == 0x80) {
        scan->at++;
    }
    scan->place.column++;
}

static bool check_line(const char *line, size_t size, struct diag_place place, struct diag *diag)
{
    if (size >= NOTATION_MAX_LINE) {
        diag_error(diag, place, "found a line of %zu bytes, expected at most %d", size,
            NOTATION_MAX_LINE - 1);
        return false;
    }
    if (utf8_check(line, size) != size) {
        diag_error(diag, place, "found bytes that are not UTF-8, expected text");
        return false;
    }
    for (size_t i = 0; i < size; i++) {
        unsigned char c = (unsigned char)line[i];
        unsigned char next = i + 1 < size ? (unsigned char)line[i + 1] : 0;
        bool second = c == 0xC2 && next < 0xA0; /* U+0080 to U+009F: terminals obey them, too */
        if ((c < 32 && c != '\t') || c == 127 || second) {
            diag_error(
                diag, place, "found the control character %d, expected text", second ? next : c);
            return false;
        }
    }
    return true;
}

/* A word in quotes is written back without them and its escapes, over itself. */
static bool take_quoted(struct scan *scan, struct notation_word *word, struct diag *diag)
{
    step(scan);
    char *out = scan->at;
    word->text = out;
    word->quoted = true;
    while (*scan->at != '"') {
        if (*scan->at == '\\' && (scan->at[1] == '"' || scan->at[1] == '\\')) {
            step(scan);
        }
        if (*scan->at == '\0') {
            diag_error(diag, word->place, "found a quote that does not end, expected \"");
            return false;
        }
        const char *from = scan->at;
        step(scan);
        size_t length = (size_t)(scan->at - from);
        memmove(out, from, length);
        out += length;
    }
    step(scan);
    if (*scan->at != '\0' && !is_blank(*scan->at)) {
        diag_error(diag, scan->place, "found text right after a quote, expected a blank");
        return false;
    }
    bool ends = *scan->at == '\0';
    *out = '\0';
    if (!ends) {
        step(scan);
    }
    return true;
}

static void take_plain(struct scan *scan, struct notation_word *word)
{
    word->text = scan->at;
    word->quoted = false;
    while (*scan->at != '\0' && !is_blank(*scan->at)) {
        step(scan);
    }
    if (*scan->at != '\0') {
        char *end = scan->at;
        step(scan);
        *end = '\0';
    }
}

bool notation_split(const char *line, size_t size, struct diag_place place,
    struct notation_words *words, struct diag *diag)
{
    words->count = 0;
    words->end = place;
    if (!check_line(line, size, place, diag)) {
        return false;
    }
    if (size > 0) {
        memcpy(words->buffer, line, size);
    }
    words->buffer[size] = '\0';
    struct scan scan = {words->buffer, place};
    for (;;) {
        while (is_blank(*scan.at)) {
            step(&scan);
        }
        if (*scan.at == '\0' || *scan.at == '#') {
            return true;
        }
        if (words->count == NOTATION_MAX_WORDS) {
            diag_error(diag, scan.place, "found more than %d words on a line, expected fewer",
                NOTATION_MAX_WORDS);
            return false;
        }
        struct notation_word *word = &words->items[words->count];
        word->place = scan.place;
        if (*scan.at != '"') {
            take_plain(&scan, word);
        } else if (!take_quoted(&scan, word, diag)) {
            return false;
        }
        words->count++;
        words->end = scan.place;
    }
}

bool notation_number(const char *text, long smallest, long largest, long *out)
{
    const char *digits = *text == '-' ? text + 1 : text;
    size_t count = strspn(digits, "0123456789");
    if (count == 0 || digits[count] != '\0') {
        return false;
    }
    errno = 0;
    long number = strtol(text, NULL, 10);
    if (errno != 0 || number < smallest || number > largest) {
        return false;
    }
    *out = number;
    return true;
}

void notation_write_quoted(const char *string, struct text *out)
{
    text_add_char(out, '"');
    for (const char *c = string; *c != '\0'; c++) {
        if (*c == '"' || *c == '\\') {
            text_add_char(out, '\\');
        }
        text_add_char(out, *c);
    }
    text_add_char(out, '"');
}

bool notation_next_line(const char **rest, size_t *size, const char **line, size_t *line_size)
{
    if (*size == 0) {
        return false;
    }
    const char *newline = memchr(*rest, '\n', *size);
    size_t length = newline != NULL ? (size_t)(newline - *rest) : *size;
    *line = *rest;
    *line_size = length > 0 && (*rest)[length - 1] == '\r' ? length - 1 : length;
    size_t used = newline != NULL ? length + 1 : length;
    *rest += used;
    *size -= used;
    return true;
}
