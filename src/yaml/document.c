#include "yaml/document.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

#include "base/file.h"
#include "base/text.h"
#include "base/utf8.h"
#include "yaml/problem.h"

/* Nodes and texts are cut from large blocks and freed with them. */
#define BLOCK_BYTES ((size_t)32 << 10)

struct doc_block {
    struct doc_block *next;
    size_t used;
    size_t room;
    max_align_t bytes[];
};

struct level {
    struct doc_node *node;
    struct doc_node *last;
    const char *key; /* read, but its value is not */
    struct diag_place key_place;
};

struct reader {
    struct doc *doc;
    struct diag *diag;
    size_t nodes;
    size_t depth;
    struct level levels[DOC_MAX_DEPTH];
    bool fine;
};

static void *take(struct doc *doc, size_t size)
{
    size = (size + sizeof(max_align_t) - 1) / sizeof(max_align_t) * sizeof(max_align_t);
    struct doc_block *block = doc->blocks;
    if (!block || block->room - block->used < size) {
        size_t room = size > BLOCK_BYTES ? size : BLOCK_BYTES;
        block = base_alloc(sizeof *block + room);
        *block = (struct doc_block){.next = doc->blocks, .room = room};
        doc->blocks = block;
    }
    void *memory = (char *)block->bytes + block->used;
    block->used += size;
    return memory;
}

static struct diag_place place_of(yaml_mark_t mark)
{
    return (struct diag_place){(int)mark.line + 1, (int)mark.column + 1};
}

/* A fault after which reading may go on: it shows more of them. */
#define FAULT(reader, place, ...)                                                                  \
    ((reader)->fine = false, diag_error((reader)->diag, (place), __VA_ARGS__))

static const char *copy_text(struct reader *reader, const yaml_event_t *event)
{
    const char *from = (const char *)event->data.scalar.value;
    size_t size = event->data.scalar.length;
    if (memchr(from, 0, size)) {
        FAULT(reader, place_of(event->start_mark), "found a zero character, expected text");
    }
    char *copy = take(reader->doc, size + 1);
    memcpy(copy, from, size);
    copy[size] = 0;
    return copy;
}

static void refuse_anchor_and_tag(struct reader *reader, const yaml_event_t *event,
    const yaml_char_t *anchor, const yaml_char_t *tag)
{
    if (anchor) {
        FAULT(reader, place_of(event->start_mark),
            "found the anchor \"&%.40s\", expected none: write each value out",
            (const char *)anchor);
    }
    if (tag) {
        FAULT(reader, place_of(event->start_mark), "found the tag \"%.40s\", expected none",
            (const char *)tag);
    }
}

static bool start_key(struct reader *reader, struct level *level, const yaml_event_t *event)
{
    if (event->type != YAML_SCALAR_EVENT) {
        FAULT(reader, place_of(event->start_mark), "found a key that is no text, expected a text");
        return false;
    }
    refuse_anchor_and_tag(reader, event, event->data.scalar.anchor, event->data.scalar.tag);
    level->key = copy_text(reader, event);
    level->key_place = place_of(event->start_mark);
    if (level->node->count == DOC_MAX_KEYS) {
        FAULT(reader, level->key_place, "found more than %d keys, expected at most that many",
            DOC_MAX_KEYS);
        return false;
    }
    const struct doc_node *same = doc_find(level->node, level->key);
    if (same) {
        FAULT(reader, level->key_place,
            "found the key \"%.60s\" again, expected it once (see line %d)", level->key,
            same->key_place.line);
    }
    return true;
}

static struct doc_node *add_node(
    struct reader *reader, enum doc_kind kind, const yaml_event_t *event)
{
    struct doc_node *node = take(reader->doc, sizeof *node);
    *node = (struct doc_node){.kind = kind, .place = place_of(event->start_mark)};
    reader->nodes++;
    if (reader->depth == 0) {
        reader->doc->root = node;
        return node;
    }
    struct level *level = &reader->levels[reader->depth - 1];
    node->key = level->key;
    node->key_place = level->key_place;
    level->key = NULL;
    if (level->last) {
        level->last->next = node;
    } else {
        level->node->first = node;
    }
    level->last = node;
    level->node->count++;
    return node;
}

static bool open_level(struct reader *reader, enum doc_kind kind, const yaml_event_t *event)
{
    if (reader->depth == DOC_MAX_DEPTH) {
        FAULT(reader, place_of(event->start_mark),
            "found lists or mappings more than %d deep, expected at most that depth",
            DOC_MAX_DEPTH);
        return false;
    }
    bool map = kind == DOC_MAP;
    refuse_anchor_and_tag(reader, event,
        map ? event->data.mapping_start.anchor : event->data.sequence_start.anchor,
        map ? event->data.mapping_start.tag : event->data.sequence_start.tag);
    struct doc_node *node = add_node(reader, kind, event);
    reader->levels[reader->depth++] = (struct level){.node = node};
    return true;
}

static void add_text(struct reader *reader, const yaml_event_t *event)
{
    refuse_anchor_and_tag(reader, event, event->data.scalar.anchor, event->data.scalar.tag);
    const char *text = copy_text(reader, event);
    struct doc_node *node = add_node(reader, DOC_TEXT, event);
    node->text = text;
    node->quoted = event->data.scalar.style != YAML_PLAIN_SCALAR_STYLE;
}

static bool add_value(struct reader *reader, const yaml_event_t *event)
{
    if (reader->nodes == DOC_MAX_NODES) {
        FAULT(reader, place_of(event->start_mark),
            "found more than %d values, expected at most that many", DOC_MAX_NODES);
        return false;
    }
    struct level *level = reader->depth > 0 ? &reader->levels[reader->depth - 1] : NULL;
    if (level && level->node->kind == DOC_MAP && !level->key) {
        return start_key(reader, level, event);
    }
    switch (event->type) {
    case YAML_MAPPING_START_EVENT: return open_level(reader, DOC_MAP, event);
    case YAML_SEQUENCE_START_EVENT: return open_level(reader, DOC_LIST, event);
    default: add_text(reader, event); return true;
    }
}

/* False when reading ends here, for good or ill. */
static bool take_event(struct reader *reader, const yaml_event_t *event)
{
    switch (event->type) {
    case YAML_STREAM_END_EVENT: return false;
    case YAML_DOCUMENT_START_EVENT:
        if (reader->doc->root) {
            FAULT(reader, place_of(event->start_mark),
                "found a second document, expected one in a file");
            return false;
        }
        return true;
    case YAML_ALIAS_EVENT:
        FAULT(reader, place_of(event->start_mark),
            "found the alias \"*%.40s\", expected none: write each value out",
            (const char *)event->data.alias.anchor);
        return false;
    case YAML_SCALAR_EVENT:
    case YAML_MAPPING_START_EVENT:
    case YAML_SEQUENCE_START_EVENT: return add_value(reader, event);
    case YAML_MAPPING_END_EVENT:
    case YAML_SEQUENCE_END_EVENT: reader->depth--; return true;
    default: return true;
    }
}

static void read_events(struct reader *reader, const char *bytes, size_t size)
{
    yaml_parser_t parser;
    if (!yaml_parser_initialize(&parser)) {
        FAULT(reader, ((struct diag_place){0, 0}), "cannot be read: out of memory");
        return;
    }
    yaml_parser_set_input_string(&parser, (const unsigned char *)bytes, size);
    bool more = true;
    while (more) {
        yaml_event_t event;
        if (!yaml_parser_parse(&parser, &event)) {
            reader->fine = false;
            problem_report(&parser, bytes, size, reader->diag);
            break;
        }
        more = take_event(reader, &event);
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
}

static bool check_utf8(const char *bytes, size_t size, struct diag *diag)
{
    size_t bad = utf8_check(bytes, size);
    if (bad == size) {
        return true;
    }
    diag_error(diag, problem_place(bytes, bad), "found the byte 0x%02X, expected UTF-8",
        (unsigned char)bytes[bad]);
    return false;
}

bool doc_read(struct doc *doc, const char *bytes, size_t size, struct diag *diag)
{
    *doc = (struct doc){NULL, NULL};
    if (size > DOC_MAX_BYTES) {
        diag_error(diag, (struct diag_place){0, 0},
            "found more than %zu bytes, expected at most that many", DOC_MAX_BYTES);
        return false;
    }
    if (!check_utf8(bytes, size, diag)) {
        return false;
    }
    struct reader reader = {.doc = doc, .diag = diag, .fine = true};
    read_events(&reader, bytes, size);
    if (reader.fine && !doc->root) {
        FAULT(&reader, ((struct diag_place){1, 1}), "found an empty file, expected a YAML mapping");
    }
    if (!reader.fine) {
        doc_finish(doc);
    }
    return reader.fine;
}

bool doc_read_file(struct doc *doc, const char *path, struct diag *diag)
{
    *doc = (struct doc){NULL, NULL};
    struct text bytes;
    text_init(&bytes);
    bool fine = file_read(path, DOC_MAX_BYTES, &bytes, diag) &&
                doc_read(doc, text_string(&bytes), bytes.size, diag);
    text_finish(&bytes);
    return fine;
}

void doc_finish(struct doc *doc)
{
    while (doc->blocks) {
        struct doc_block *next = doc->blocks->next;
        free(doc->blocks);
        doc->blocks = next;
    }
    doc->root = NULL;
}

const struct doc_node *doc_find(const struct doc_node *map, const char *key)
{
    if (map->kind != DOC_MAP) {
        return NULL;
    }
    for (const struct doc_node *node = map->first; node; node = node->next) {
        if (strcmp(node->key, key) == 0) {
            return node;
        }
    }
    return NULL;
}

const char *doc_describe(const struct doc_node *node, char *out, size_t size)
{
    if (node->kind != DOC_TEXT) {
        snprintf(out, size, "%s", node->kind == DOC_LIST ? "a list" : "a mapping");
    } else if (!node->text[0]) {
        snprintf(out, size, "%s", node->quoted ? "an empty text" : "nothing");
    } else {
        size_t shown = 0;
        size_t length = strlen(node->text);
        while (shown < length && shown < 40) {
            shown += utf8_decode(node->text + shown, length - shown, NULL);
        }
        snprintf(out, size, "%s\"%.*s%s\"", node->quoted ? "the text " : "", (int)shown, node->text,
            shown < length ? "..." : "");
    }
    return out;
}
