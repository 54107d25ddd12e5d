/* Whole features in colour: who holds them, or which one is meant. Painted as one picture between
 * the ground and the props (look, 6.10). */
#ifndef CLIENT_TINT_H
#define CLIENT_TINT_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "client/game/camera.h"
#include "client/tiles.h"
#include "rules/query.h"

enum tint_kind {
    TINT_QUIET,  /* in the owners' colours, but no more than a hint */
    TINT_OWNED,  /* in the colours of those who hold it; nobody: pale */
    TINT_CHOICE, /* may be chosen */
    TINT_CHOSEN  /* is chosen, or pointed at */
};

struct tint {
    carc_node feature; /* its root */
    enum tint_kind kind;
};

/* What is needed to paint. */
struct tint_scene {
    struct tiles *tiles;
    const struct carc_rules *rules;
    const struct carc_state *state;
    const struct camera *camera; /* how the board is turned */
    const struct art_player *players[CARC_MAX_PLAYERS];
    double pixel; /* u in a logical pixel */
    bool strong;  /* nothing is translucent, edges are twice as wide */
};

/* Appends an SVG document with the tints; the view, in u of the board as it is
 * seen, is that rectangle of cells. */
void tint_paint(const struct tint_scene *scene, const struct tint *tints, size_t count,
    const int window[4], struct text *out);

#endif
