#include "ui/source.h"

#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "ui/letters.h"

void ui_source_init(struct ui_source *source)
{
    *source = (struct ui_source){.caret = 0};
    text_init(&source->text);
}

void ui_source_finish(struct ui_source *source)
{
    text_finish(&source->text);
}

void ui_source_set(struct ui_source *source, const char *text)
{
    text_clear(&source->text);
    source->caret = source->anchor = source->column = 0;
    ui_source_insert(source, text);
    source->caret = source->anchor = source->column = 0;
}

static const char *chars(const struct ui_source *source)
{
    return text_string(&source->text);
}

/* Puts `text` in the place of the bytes from `from` to `to`; the caret goes behind it. */
static void replace(struct ui_source *source, size_t from, size_t to, const char *text)
{
    char *tail = base_strdup(chars(source) + to);
    source->text.size = from;
    if (source->text.data) {
        source->text.data[from] = 0;
    }
    text_add(&source->text, text);
    source->caret = source->anchor = source->text.size;
    text_add(&source->text, tail);
    free(tail);
    source->column = ui_source_column_of(source, source->caret);
}

static size_t low_end(const struct ui_source *source)
{
    return source->caret < source->anchor ? source->caret : source->anchor;
}

static size_t high_end(const struct ui_source *source)
{
    return source->caret < source->anchor ? source->anchor : source->caret;
}

void ui_source_insert(struct ui_source *source, const char *text)
{
    struct text clean;
    text_init(&clean);
    size_t size = strlen(text);
    for (size_t i = 0; i < size;) {
        uint32_t code = 0;
        size_t length = utf8_decode(text + i, size - i, &code);
        if (code == '\t') {
            text_add(&clean, "  ");
        } else if (length > 0 && (code >= 32 || code == '\n') && code != 127) {
            text_add_bytes(&clean, text + i, length);
        }
        i += length ? length : 1;
    }
    replace(source, low_end(source), high_end(source), text_string(&clean));
    text_finish(&clean);
}

void ui_source_break(struct ui_source *source)
{
    size_t start = ui_source_line_start(source, ui_source_line_of(source, low_end(source)));
    size_t indent = strspn(chars(source) + start, " ");
    size_t before = low_end(source) - start;
    struct text text;
    text_init(&text);
    text_add_char(&text, '\n');
    for (size_t i = 0; i < indent && i < before; i++) {
        text_add_char(&text, ' ');
    }
    replace(source, low_end(source), high_end(source), text_string(&text));
    text_finish(&text);
}

void ui_source_delete(struct ui_source *source, size_t to)
{
    if (source->caret == source->anchor) {
        source->anchor = to;
    }
    replace(source, low_end(source), high_end(source), "");
}

void ui_source_move(struct ui_source *source, size_t to, bool select)
{
    source->caret = to;
    if (!select) {
        source->anchor = to;
    }
    source->column = ui_source_column_of(source, to);
}

void ui_source_move_lines(struct ui_source *source, int lines, bool select)
{
    size_t wanted = source->column;
    long line = (long)ui_source_line_of(source, source->caret) + lines;
    long last = (long)ui_source_lines(source) - 1;
    line = line < 0 ? 0 : line > last ? last : line;
    ui_source_move(source, ui_source_offset(source, (size_t)line, wanted), select);
    source->column = wanted;
}

size_t ui_source_lines(const struct ui_source *source)
{
    return ui_source_line_of(source, source->text.size) + 1;
}

size_t ui_source_line_of(const struct ui_source *source, size_t offset)
{
    size_t line = 0;
    const char *text = chars(source);
    for (size_t i = 0; i < offset; i++) {
        line += text[i] == '\n';
    }
    return line;
}

size_t ui_source_line_start(const struct ui_source *source, size_t line)
{
    const char *text = chars(source);
    size_t offset = 0;
    for (; line > 0 && text[offset]; offset++) {
        line -= text[offset] == '\n';
    }
    return offset;
}

size_t ui_source_line_end(const struct ui_source *source, size_t line)
{
    size_t start = ui_source_line_start(source, line);
    return start + strcspn(chars(source) + start, "\n");
}

size_t ui_source_offset(const struct ui_source *source, size_t line, size_t column)
{
    size_t offset = ui_source_line_start(source, line);
    size_t end = ui_source_line_end(source, line);
    for (; column > 0 && offset < end; column--) {
        offset = ui_next_char(chars(source), offset);
    }
    return offset;
}

size_t ui_source_column_of(const struct ui_source *source, size_t offset)
{
    size_t column = 0;
    size_t at = ui_source_line_start(source, ui_source_line_of(source, offset));
    for (; at < offset; column++) {
        at = ui_next_char(chars(source), at);
    }
    return column;
}
