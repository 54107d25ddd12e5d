/* A decision, as a value of 8 bytes that can be compared with memcmp. */
#ifndef RULES_ACTION_H
#define RULES_ACTION_H

#include <stdbool.h>
#include <string.h>

#include "rules/geometry.h"

/* verb, its word in texts */
#define CARC_VERBS(X)                                                                              \
    X(DRAW, "draw")     /* chance: item = tile type */                                             \
    X(PLACE, "place")   /* cell, rotation */                                                       \
    X(CLAIM, "claim")   /* item = segment of the tile just placed */                               \
    X(PASS, "pass")     /* no meeple, or nothing added in action A */                              \
    X(CROP, "crop")     /* item = CARC_CROP_A or CARC_CROP_B */                                    \
    X(ADD, "add")       /* action A: cell, item = segment */                                       \
    X(RETURN, "return") /* action B: cell, item = segment */

enum carc_verb {
#define X(name, text) CARC_##name,
    CARC_VERBS(X)
#undef X
        CARC_VERB_COUNT
};

enum carc_crop { CARC_CROP_NONE, CARC_CROP_A, CARC_CROP_B };

/* Fields that a verb does not use are 0. */
struct carc_action {
    uint8_t verb; /* enum carc_verb */
    uint8_t rotation;
    uint16_t item;
    struct carc_cell cell;
};

_Static_assert(sizeof(struct carc_action) == 8, "an action is copied and compared as 8 bytes");

static inline bool carc_same_action(struct carc_action a, struct carc_action b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}

/* "place" for CARC_PLACE. */
const char *carc_verb_name(enum carc_verb verb);

#endif
