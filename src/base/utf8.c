#include "base/utf8.h"

#include <string.h>

size_t utf8_decode(const char *text, size_t size, uint32_t *out)
{
    static const uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    if (size == 0) {
        return 0;
    }
    const unsigned char *byte = (const unsigned char *)text;
    size_t length = byte[0] < 0x80             ? 1
                    : (byte[0] & 0xe0) == 0xc0 ? 2
                    : (byte[0] & 0xf0) == 0xe0 ? 3
                    : (byte[0] & 0xf8) == 0xf0 ? 4
                                               : 0;
    if (length == 0 || length > size) {
        return 0;
    }
    uint32_t code = length == 1 ? byte[0] : byte[0] & (0x7fu >> length);
    for (size_t i = 1; i < length; i++) {
        if ((byte[i] & 0xc0) != 0x80) {
            return 0;
        }
        code = code << 6 | (byte[i] & 0x3fu);
    }
    if (code < smallest[length] || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) {
        return 0;
    }
    if (out) {
        *out = code;
    }
    return length;
}

size_t utf8_check(const char *text, size_t size)
{
    size_t at = 0;
    while (at < size) {
        size_t length = utf8_decode(text + at, size - at, NULL);
        if (length == 0) {
            return at;
        }
        at += length;
    }
    return size;
}

void utf8_clean(char *text)
{
    size_t size = strlen(text);
    size_t kept = 0;
    for (size_t at = 0; at < size;) {
        uint32_t code = 0;
        size_t length = utf8_decode(text + at, size - at, &code);
        if (length == 0 || code < 0x20 || (code >= 0x7f && code < 0xa0)) {
            text[kept++] = '?';
            at += length == 0 ? 1 : length;
            continue;
        }
        memmove(text + kept, text + at, length);
        kept += length;
        at += length;
    }
    text[kept] = 0;
}

static bool shows_nothing(uint32_t point)
{
    static const uint32_t ranges[][2] = {{0, 0x20}, {0x7F, 0xA0}, {0xAD, 0xAD}, {0x61C, 0x61C},
        {0x1680, 0x1680}, {0x180E, 0x180E}, {0x2000, 0x200F}, {0x2028, 0x202F}, {0x205F, 0x206F},
        {0x3000, 0x3000}, {0x3164, 0x3164}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}};
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++) {
        if (point >= ranges[i][0] && point <= ranges[i][1]) {
            return true;
        }
    }
    return false;
}

bool utf8_is_blank(const char *text)
{
    size_t left = strlen(text);
    while (left > 0) {
        uint32_t point;
        size_t length = utf8_decode(text, left, &point);
        if (length == 0 || !shows_nothing(point)) {
            return false;
        }
        text += length;
        left -= length;
    }
    return true;
}

size_t utf8_length(const char *text)
{
    size_t count = 0;
    for (; *text; text++) {
        count += ((unsigned char)*text & 0xc0) != 0x80;
    }
    return count;
}
