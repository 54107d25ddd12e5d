/* What the outlook knows of a position while it weighs it. Private to the files outlook*.c. */
#ifndef AI_OUTLOOK_MEMORY_H
#define AI_OUTLOOK_MEMORY_H

#include "ai/odds.h"
#include "ai/outlook.h"

#define MAX_NODES (CARC_MAX_BAG * CARC_MAX_SEGMENTS)
#define MAX_HELD (CARC_MAX_PLAYERS * CARC_MAX_MEEPLES)
#define MAX_EDGES (4 * (2 * CARC_MAX_BAG + 2))
#define MAX_PAIRS 128

/* An unfinished road or city; the entry is valid when its mark is the memory's. */
struct root {
    uint32_t mark;
    uint16_t cells; /* open cells */
    int16_t held;   /* index into `held`, or -1 */
    double chance;  /* to be completed */
};

/* Two features of one kind beside the same open cell. */
struct pair {
    uint16_t a, b;
    float chance; /* to be joined there */
};

/* A claimed feature. */
struct held {
    struct carc_brief brief;
    double points; /* expected for each owner */
    double home;   /* chance that its meeples come home */
};

struct memory {
    double turns;      /* left for each player */
    double unfinished; /* part of its points that an unfinished feature keeps */
    double supply[CARC_MAX_MEEPLES + 2];
    double returning[CARC_MAX_PLAYERS]; /* meeples on the board by their chances to come home */
    uint32_t mark;
    uint32_t stamp; /* of the odds that turns and supply were made for */
    size_t edges, pairs, held_count;
    struct held held[MAX_HELD + 1]; /* the last one for a claim that is weighed */
    struct pair pair[MAX_PAIRS];
    struct carc_brief brief[MAX_HELD];
    struct carc_frontier frontier[MAX_EDGES];
    struct root roots[MAX_NODES];
    struct ai_odds odds;
};

/* Brings what depends on the bag alone up to date. */
void outlook_begin(const struct ai_position *position);

/* The odds of surroundings (carc_open_forbids), with the chances that features at their edges are
 * ended there. */
const struct ai_cell_odds *outlook_odds(const struct ai_position *position, unsigned forbid);

/* Goes through the open edges: chances of all unfinished roads and cities, pairs. */
void outlook_survey(const struct ai_position *position);

/* Lists the claimed features and weighs them. After the survey. */
void outlook_list(const struct ai_position *position);

static inline const struct ai_outlook_weights *outlook_weights(const struct ai_position *position)
{
    return position->weights;
}

/* What the survey says of a feature; nothing when it has no open edges. */
static inline const struct root *outlook_root_of(
    const struct ai_position *position, carc_node feature)
{
    static const struct root none = {0, 0, -1, 0};
    const struct memory *memory = position->memory;
    const struct root *root = &memory->roots[feature];
    return root->mark == memory->mark ? root : &none;
}

#endif
