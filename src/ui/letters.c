#include "ui/letters.h"

#include <stdint.h>
#include <string.h>

#include "base/utf8.h"

bool ui_has_digit(const char *text)
{
    return strpbrk(text, "0123456789") != NULL;
}

static void add_code_point(struct text *out, uint32_t code)
{
    if (code < 0x80) {
        text_add_char(out, (char)code);
    } else if (code < 0x800) {
        text_add_char(out, (char)(0xC0 | code >> 6));
        text_add_char(out, (char)(0x80 | (code & 63)));
    } else {
        text_add_char(out, (char)(0xE0 | code >> 12));
        text_add_char(out, (char)(0x80 | (code >> 6 & 63)));
        text_add_char(out, (char)(0x80 | (code & 63)));
    }
}

/* In Latin Extended-A capitals are even, except in these stretches where they are odd. */
static bool capital_is_odd(uint32_t code)
{
    return (code >= 0x139 && code <= 0x148) || (code >= 0x179 && code <= 0x17E);
}

static uint32_t upper(uint32_t code)
{
    if ((code >= 'a' && code <= 'z') || (code >= 0xE0 && code <= 0xFE && code != 0xF7) ||
        (code >= 0x3B1 && code <= 0x3C9 && code != 0x3C2) || (code >= 0x430 && code <= 0x44F)) {
        return code - 32;
    }
    if (code >= 0x450 && code <= 0x45F) {
        return code - 80;
    }
    if (code >= 0x100 && code <= 0x17E && code != 0x131 && code != 0x138 && code != 0x149) {
        bool small = capital_is_odd(code) ? code % 2 == 0 : code % 2 == 1;
        return small ? code - 1 : code;
    }
    if (code >= 0x490 && code <= 0x4FF && code % 2 == 1) {
        return code - 1;
    }
    return code;
}

void ui_add_upper(struct text *out, const char *text)
{
    size_t size = strlen(text);
    for (size_t i = 0; i < size;) {
        uint32_t code = 0;
        size_t length = utf8_decode(text + i, size - i, &code);
        if (length == 0 || code >= 0x10000) {
            text_add_bytes(out, text + i, length ? length : 1);
        } else {
            add_code_point(out, upper(code));
        }
        i += length ? length : 1;
    }
}

void ui_add_clean(struct text *out, const char *text)
{
    size_t size = strlen(text);
    for (size_t i = 0; i < size;) {
        uint32_t code = 0;
        size_t length = utf8_decode(text + i, size - i, &code);
        if (length == 0 || (code < 32 && code != '\n') || code == 127) {
            text_add(out, "\xEF\xBF\xBD");
            i += length ? length : 1;
            continue;
        }
        text_add_bytes(out, text + i, length);
        i += length;
    }
}

static bool inside_char(char byte)
{
    return ((unsigned char)byte & 0xC0) == 0x80;
}

size_t ui_next_char(const char *text, size_t offset)
{
    if (text[offset]) {
        offset++;
    }
    while (inside_char(text[offset])) {
        offset++;
    }
    return offset;
}

size_t ui_previous_char(const char *text, size_t offset)
{
    if (offset > 0) {
        offset--;
    }
    while (offset > 0 && inside_char(text[offset])) {
        offset--;
    }
    return offset;
}

size_t ui_next_word(const char *text, size_t offset)
{
    while (text[offset] == ' ') {
        offset++;
    }
    while (text[offset] && text[offset] != ' ') {
        offset++;
    }
    return offset;
}

size_t ui_previous_word(const char *text, size_t offset)
{
    while (offset > 0 && text[offset - 1] == ' ') {
        offset--;
    }
    while (offset > 0 && text[offset - 1] != ' ') {
        offset--;
    }
    return offset;
}
