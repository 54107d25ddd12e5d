#include "base/text.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"

void *base_alloc(size_t size)
{
    return base_realloc(NULL, size);
}

static void *checked(void *memory)
{
    if (!memory) {
        fputs("out of memory\n", stderr);
        abort();
    }
    return memory;
}

void *base_alloc_zero(size_t size)
{
    return checked(calloc(1, size ? size : 1));
}

void *base_realloc(void *memory, size_t size)
{
    return checked(realloc(memory, size ? size : 1));
}

char *base_strdup(const char *string)
{
    size_t size = strlen(string) + 1;
    return memcpy(base_alloc(size), string, size);
}

void text_init(struct text *text)
{
    *text = (struct text){0};
}

void text_finish(struct text *text)
{
    free(text->data);
    text_init(text);
}

void text_clear(struct text *text)
{
    text->size = 0;
    if (text->data) {
        text->data[0] = 0;
    }
}

void text_reserve(struct text *text, size_t more)
{
    size_t needed = text->size + more + 1;
    if (needed <= text->room) {
        return;
    }
    size_t room = text->room ? text->room * 2 : 64;
    text->room = room < needed ? needed : room;
    text->data = base_realloc(text->data, text->room);
}

void text_add_bytes(struct text *text, const char *bytes, size_t count)
{
    text_reserve(text, count);
    if (count > 0) {
        memcpy(text->data + text->size, bytes, count);
    }
    text->size += count;
    text->data[text->size] = 0;
}

void text_add(struct text *text, const char *string)
{
    text_add_bytes(text, string, strlen(string));
}

void text_add_char(struct text *text, char character)
{
    text_add_bytes(text, &character, 1);
}

void text_printf(struct text *text, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (length < 0) {
        return;
    }
    text_reserve(text, (size_t)length);
    va_start(arguments, format);
    vsnprintf(text->data + text->size, (size_t)length + 1, format, arguments);
    va_end(arguments);
    text->size += (size_t)length;
}

void text_add_json(struct text *text, const char *string)
{
    size_t size = strlen(string);
    text_add_char(text, '"');
    for (size_t at = 0; at < size;) {
        uint32_t code = 0;
        size_t length = utf8_decode(string + at, size - at, &code);
        if (length == 0) {
            text_add(text, "\\ufffd");
            length = 1;
        } else if (code == '"' || code == '\\') {
            text_printf(text, "\\%c", (char)code);
        } else if (code < 0x20) {
            text_printf(text, "\\u%04x", (unsigned)code);
        } else {
            text_add_bytes(text, string + at, length);
        }
        at += length;
    }
    text_add_char(text, '"');
}

const char *text_string(const struct text *text)
{
    return text->data ? text->data : "";
}
