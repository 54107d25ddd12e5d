/* Which tile sets and rule sets there are: the shipped ones and the user's. */
#ifndef LOAD_LIST_H
#define LOAD_LIST_H

#include "load/rules.h"

struct load_entry {
    char *path;
    bool user;             /* from the user's folder */
    char id[CARC_ID_SIZE]; /* of the set or rule set; when the file is at fault its file name */
    char title[LOAD_TITLE_SIZE];
    char description[LOAD_DESCRIPTION_SIZE]; /* rule sets */
    size_t types;                            /* tile sets */
    size_t tiles;
    uint32_t checksum;
    size_t errors;         /* faults of the file; 0 when it can be used */
    char fault[DIAG_TEXT]; /* the first of them, with its line and column */
};

struct load_list {
    const char *what; /* "tile set" or "rule set" */
    size_t count;
    struct load_entry *entries;
};

/* Shipped ones first, then the user's, each by file name. To be ended with load_list_finish. */
void load_list_sets(struct load_list *list);
void load_list_rules(struct load_list *list);
void load_list_finish(struct load_list *list);

/* The entry with this id, the shipped one before the user's; NULL after a message at `place` that
 * names what there is and what was meant perhaps. */
const struct load_entry *load_list_find(
    const struct load_list *list, const char *id, struct diag_place place, struct diag *diag);

#endif
