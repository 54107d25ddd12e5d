/* Named rule sets from YAML (rules.md 3 and 4): options, and perhaps a start layout; nothing
 * else. */
#ifndef LOAD_RULES_H
#define LOAD_RULES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "load/tiles.h"
#include "rules/rules.h"

#define LOAD_RULES_FORMAT "carcassonne-rules 1"
#define LOAD_DESCRIPTION_SIZE 400

/* A tile on the table before the game begins (OQ-23), by its name: "D" or "base/D". */
struct load_start {
    struct diag_place place; /* where it was asked for */
    char tile[2 * CARC_ID_SIZE];
    struct carc_cell cell;
    uint8_t rotation;
};

struct load_ruleset {
    char name[CARC_ID_SIZE];
    char title[LOAD_TITLE_SIZE];
    char description[LOAD_DESCRIPTION_SIZE];
    struct carc_options options; /* carc_default_options, changed by the file */
    size_t start_count;
    struct load_start start[CARC_MAX_START];
};

/* As load_set_text and its sisters; nothing needs to be freed. */
bool load_rules_text(struct load_ruleset *rules, const char *bytes, size_t size, struct diag *diag);
bool load_rules_node(struct load_ruleset *rules, const struct doc_node *root, struct diag *diag);
bool load_rules_file(struct load_ruleset *rules, const char *path, struct diag *diag);

#endif
