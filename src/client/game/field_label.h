/* What is told of owned fields while all fields are shown (client, 4). */
#ifndef CLIENT_GAME_FIELD_LABEL_H
#define CLIENT_GAME_FIELD_LABEL_H

#include <stdint.h>

#include "rules/query.h"
#include "ui/geometry.h"

struct game;

#define FIELD_LABELS 48

struct field_label {
    carc_node field;   /* its root */
    struct ui_rect at; /* where it stands; w 0: there is no room for it */
    unsigned tiles;    /* of the field */
};

struct field_labels {
    uint64_t seen; /* what they were placed for; 0: nothing yet */
    struct field_label items[FIELD_LABELS];
    size_t count;
};

/* Shows them, while fields are shown: after what floats over the board. */
void field_labels(struct game *game);

#endif
