#include "client/law.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/file.h"
#include "base/paths.h"
#include "base/text.h"
#include "notation/words.h"

#define MAX_BYTES (1u << 20)

/* `**bold**` becomes `*bold*`; single stars, back ticks and escapes go. */
static char *plain(const char *text, size_t size)
{
    struct text out = {0};
    for (size_t i = 0; i < size; i++) {
        if (text[i] == '*' && i + 1 < size && text[i + 1] == '*') {
            text_add_char(&out, '*');
            i++;
        } else if (text[i] == '\\' && i + 1 < size) {
            text_add_char(&out, text[++i]);
        } else if (text[i] != '*' && text[i] != '`') {
            text_add_char(&out, text[i]);
        }
    }
    return out.data ? out.data : base_strdup("");
}

static struct law_block *add_block(struct law *law, enum law_kind kind)
{
    law->blocks = base_realloc(law->blocks, (law->count + 1) * sizeof *law->blocks);
    struct law_block *block = &law->blocks[law->count];
    size_t section = law->count == 0 ? 0 : law->blocks[law->count - 1].section;
    *block = (struct law_block){.kind = kind, .section = section};
    if (kind == LAW_HEADING) {
        block->section = law->count;
    }
    law->count++;
    return block;
}

static void add_cells(struct law_block *block, const char *line, size_t size)
{
    size_t start = 1; /* after the first bar */
    for (size_t i = 1; i < size && block->cell_count < LAW_CELLS; i++) {
        if (line[i] != '|') {
            continue;
        }
        size_t end = i;
        while (start < end && line[start] == ' ') {
            start++;
        }
        while (end > start && line[end - 1] == ' ') {
            end--;
        }
        block->cells[block->cell_count++] = plain(line + start, end - start);
        start = i + 1;
    }
    block->text = plain(line, size);
}

/* The line below a table's head, `|---|--:|`. */
static bool is_rule_line(const char *line, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        if (strchr("|-: ", line[i]) == NULL) {
            return false;
        }
    }
    return size > 2;
}

/* What lines of the same paragraph were gathered so far. */
struct gathering {
    struct law *law;
    struct text text;
    enum law_kind kind;
    bool in_table;
};

static void flush(struct gathering *gathering)
{
    if (gathering->text.size > 0) {
        struct law_block *block = add_block(gathering->law, gathering->kind);
        block->text = plain(gathering->text.data, gathering->text.size);
        text_clear(&gathering->text);
    }
    gathering->kind = LAW_PARAGRAPH;
}

static void add_heading(struct gathering *gathering, const char *line, size_t size)
{
    int level = (int)strspn(line, "#");
    flush(gathering);
    struct law_block *block = add_block(gathering->law, LAW_HEADING);
    block->level = level > 3 ? 3 : level;
    size_t skip = (size_t)level + (line[level] == ' ');
    block->text = plain(line + skip, size - skip);
}

static void add_row(struct gathering *gathering, const char *line, size_t size)
{
    flush(gathering);
    if (is_rule_line(line, size)) {
        return;
    }
    struct law_block *block = add_block(gathering->law, LAW_ROW);
    block->level = !gathering->in_table;
    add_cells(block, line, size);
}

static void take_line(struct gathering *gathering, const char *line, size_t size)
{
    bool row = size > 1 && line[0] == '|';
    if (size == 0) {
        flush(gathering);
    } else if (line[0] == '#') {
        add_heading(gathering, line, size);
    } else if (row) {
        add_row(gathering, line, size);
    } else if (size > 2 && line[0] == '-' && line[1] == ' ') {
        flush(gathering);
        gathering->kind = LAW_ITEM;
        text_add_bytes(&gathering->text, line + 2, size - 2);
    } else {
        size_t indent = strspn(line, " ");
        indent = indent < size ? indent : size;
        if (gathering->text.size > 0) {
            text_add_char(&gathering->text, ' ');
        }
        text_add_bytes(&gathering->text, line + indent, size - indent);
    }
    gathering->in_table = row;
}

bool law_read(struct law *law, struct diag *diag)
{
    *law = (struct law){NULL, 0};
    struct text path = {0};
    struct text bytes = {0};
    if (!paths_data(&path)) {
        diag_error(diag, (struct diag_place){0, 0}, "the shipped data cannot be found");
        return false;
    }
    text_add(&path, "/rules/rules.md");
    bool good = file_read(text_string(&path), MAX_BYTES, &bytes, diag);
    struct gathering gathering = {.law = law, .kind = LAW_PARAGRAPH};
    const char *rest = text_string(&bytes);
    size_t left = bytes.size;
    const char *line;
    size_t size;
    while (good && notation_next_line(&rest, &left, &line, &size)) {
        take_line(&gathering, line, size);
    }
    flush(&gathering);
    text_finish(&gathering.text);
    text_finish(&bytes);
    text_finish(&path);
    return good;
}

void law_finish(struct law *law)
{
    for (size_t i = 0; i < law->count; i++) {
        for (size_t k = 0; k < law->blocks[i].cell_count; k++) {
            free(law->blocks[i].cells[k]);
        }
        free(law->blocks[i].text);
    }
    free(law->blocks);
    *law = (struct law){NULL, 0};
}

size_t law_find_rule(const struct law *law, const char *rule)
{
    size_t size = strlen(rule);
    for (size_t i = 0; i < law->count; i++) {
        const char *text = law->blocks[i].text;
        text += *text == '*';
        if (size > 0 && strncmp(text, rule, size) == 0 &&
            (text[size] == '*' || text[size] == ' ')) {
            return i;
        }
    }
    return 0;
}

bool law_matches(const struct law_block *block, const char *words)
{
    size_t size = strlen(words);
    for (const char *at = block->text; *at; at++) {
        if (strncasecmp(at, words, size) == 0) {
            return true;
        }
    }
    return size == 0;
}
