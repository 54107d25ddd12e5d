/* What a search found out about positions before it was asked about them (ponder.h): a table of
 * fixed size, in which later positions take the place of earlier ones. */
#ifndef AI_RECALL_H
#define AI_RECALL_H

#include "rules/state.h"

#define AI_RECALL_ROWS 1024
#define AI_RECALL_TRIED 16

/* One action of a position, after so many rollouts. */
struct ai_recall_tried {
    struct carc_action action;
    double sum;   /* of leads, scaled as the search compares them */
    double leads; /* of plain leads */
    uint64_t count;
};

struct ai_recall_row {
    uint64_t key; /* carc_hash of the position */
    size_t count; /* 0: nothing is known */
    struct ai_recall_tried tried[AI_RECALL_TRIED];
};

struct ai_recall {
    struct ai_recall_row rows[AI_RECALL_ROWS];
};

#define AI_RECALL_MEMORY ((size_t)672 << 10) /* bytes, at most */
_Static_assert(sizeof(struct ai_recall) <= AI_RECALL_MEMORY, "the memory is as stated");

/* The row of a key, emptied if it was that of another one. The table is zero at first. */
struct ai_recall_row *ai_recall_row(struct ai_recall *recall, uint64_t key);

/* Rollouts that the row sums up. */
uint64_t ai_recall_count(const struct ai_recall_row *row);

#endif
