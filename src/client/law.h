/* The text of the rules, data/rules/rules.md, cut into blocks. It is the little Markdown that the
 * file uses: headings, paragraphs, lists and tables; bold and italics; nothing else. */
#ifndef CLIENT_LAW_H
#define CLIENT_LAW_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"

#define LAW_CELLS 10

enum law_kind { LAW_HEADING, LAW_PARAGRAPH, LAW_ITEM, LAW_ROW };

struct law_block {
    enum law_kind kind;
    int level;      /* headings: 1 to 3; rows: 1 for the head of a table */
    size_t section; /* index of the heading that it stands under */
    char *text;     /* with `*` round what is bold (ui_paragraph, rich); rows: all cells */
    char *cells[LAW_CELLS];
    size_t cell_count;
};

struct law {
    struct law_block *blocks;
    size_t count;
};

/* Reads the shipped file. False with a message in `diag`. */
bool law_read(struct law *law, struct diag *diag);
void law_finish(struct law *law);

/* The block that begins with the rule's number ("B-21"), or 0. */
size_t law_find_rule(const struct law *law, const char *rule);

/* Whether the block holds the words, whatever their case (ASCII only). */
bool law_matches(const struct law_block *block, const char *words);

#endif
