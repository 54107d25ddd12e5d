#include "load/rules.h"

#include <stdio.h>
#include <string.h>

#include "base/suggest.h"
#include "load/format.h"
#include "load/option.h"
#include "yaml/fields.h"

struct start_draft {
    char tile[2 * CARC_ID_SIZE];
    int rotation;
    const struct doc_node *cell;
};

struct heading {
    char format[sizeof LOAD_RULES_FORMAT];
    struct load_ruleset rules;
    const struct doc_node *options;
    const struct doc_node *start;
};

#define AT(type, member) .offset = offsetof(struct type, member)

static const struct field start_fields[] = {
    {"tile", FIELD_TEXT, .required = true, AT(start_draft, tile), .size = 2 * CARC_ID_SIZE},
    {"cell", FIELD_LIST, .required = true, AT(start_draft, cell)},
    {"rotation", FIELD_NUMBER, AT(start_draft, rotation), .largest = CARC_ROTATIONS - 1},
};
static const struct field_table start_table = {
    "a start tile", start_fields, ARRAY_LENGTH(start_fields)};

static const struct field rules_fields[] = {
    {"format", FIELD_TEXT, .required = true, AT(heading, format), .size = sizeof LOAD_RULES_FORMAT},
    {"rules", FIELD_NAME, .required = true, AT(heading, rules.name), .size = CARC_ID_SIZE},
    {"title", FIELD_TEXT, .required = true, AT(heading, rules.title), .size = LOAD_TITLE_SIZE},
    {"description", FIELD_TEXT, AT(heading, rules.description), .size = LOAD_DESCRIPTION_SIZE},
    {"options", FIELD_MAP, AT(heading, options)},
    {"start", FIELD_LIST, AT(heading, start)},
};
static const struct field_table rules_table = {
    "a rule set", rules_fields, ARRAY_LENGTH(rules_fields)};

static const struct field coordinate = {
    .name = "cell", .smallest = -CARC_MAX_COORDINATE, .largest = CARC_MAX_COORDINATE};

static bool read_options(
    struct carc_options *options, const struct doc_node *map, struct diag *diag)
{
    bool fine = true;
    for (const struct doc_node *node = map->first; node; node = node->next) {
        struct option_places places = {node->key_place, node->place};
        if (node->kind != DOC_TEXT) {
            char found[200];
            diag_error(diag, node->place, "found %s, expected a value for the option \"%s\"",
                doc_describe(node, found, sizeof found), node->key);
            fine = false;
        } else {
            fine = option_set(options, node->key, node->text, places, diag) && fine;
        }
    }
    return fine;
}

static bool read_cell(const struct doc_node *list, struct carc_cell *cell, struct diag *diag)
{
    if (list->count != 2) {
        diag_error(diag, list->place,
            "found a list of %zu, expected two numbers for \"cell\": [x, y]", list->count);
        return false;
    }
    int x = 0;
    int y = 0;
    bool fine = fields_read_number(&coordinate, list->first, &x, diag);
    fine = fields_read_number(&coordinate, list->first->next, &y, diag) && fine;
    *cell = (struct carc_cell){(int16_t)x, (int16_t)y};
    return fine;
}

static bool read_start_tile(
    const struct doc_node *node, struct load_start *start, struct diag *diag)
{
    struct start_draft draft = {.cell = NULL};
    bool fine = fields_read(&start_table, node, &draft, diag);
    start->place = node->place;
    memcpy(start->tile, draft.tile, sizeof start->tile);
    start->rotation = (uint8_t)draft.rotation;
    return draft.cell && read_cell(draft.cell, &start->cell, diag) && fine;
}

static bool read_start(struct load_ruleset *rules, const struct doc_node *list, struct diag *diag)
{
    if (list->count == 0 || list->count > CARC_MAX_START) {
        diag_error(diag, list->place, "found %zu start tiles, expected 1 to %d", list->count,
            CARC_MAX_START);
        return false;
    }
    bool fine = true;
    for (const struct doc_node *node = list->first; node; node = node->next) {
        fine = read_start_tile(node, &rules->start[rules->start_count++], diag) && fine;
    }
    return fine;
}

bool load_rules_node(struct load_ruleset *rules, const struct doc_node *root, struct diag *diag)
{
    *rules = (struct load_ruleset){.start_count = 0};
    if (!format_check(root, LOAD_RULES_FORMAT, diag)) {
        return false;
    }
    struct heading heading = {.rules = {.options = carc_default_options()}};
    bool fine = fields_read(&rules_table, root, &heading, diag);
    if (heading.options) {
        fine = read_options(&heading.rules.options, heading.options, diag) && fine;
    }
    if (heading.start) {
        fine = read_start(&heading.rules, heading.start, diag) && fine;
    }
    if (fine) {
        *rules = heading.rules;
    }
    return fine;
}

bool load_rules_text(struct load_ruleset *rules, const char *bytes, size_t size, struct diag *diag)
{
    *rules = (struct load_ruleset){.start_count = 0};
    struct doc doc;
    bool fine = doc_read(&doc, bytes, size, diag) && load_rules_node(rules, doc.root, diag);
    doc_finish(&doc);
    return fine;
}

bool load_rules_file(struct load_ruleset *rules, const char *path, struct diag *diag)
{
    *rules = (struct load_ruleset){.start_count = 0};
    struct doc doc;
    bool fine = doc_read_file(&doc, path, diag) && load_rules_node(rules, doc.root, diag);
    doc_finish(&doc);
    return fine;
}
