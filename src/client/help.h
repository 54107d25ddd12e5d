/* Words for those who do not know the game yet: help for a step, and the tips of a first game. */
#ifndef CLIENT_HELP_H
#define CLIENT_HELP_H

#include <stdbool.h>

#include "rules/tile.h"
#include "ui/geometry.h"

struct app;

/* What a person can be busy with. */
enum help_step {
    HELP_TILE,   /* lay the tile */
    HELP_MEEPLE, /* claim a feature, or end the turn */
    HELP_END,    /* a meeple stands; end the turn? */
    HELP_CIRCLE_CHOICE,
    HELP_CIRCLE_ADD,
    HELP_CIRCLE_RETURN,
    HELP_COMPUTER, /* a computer player has the word */
    HELP_FINAL,    /* final scoring */
    HELP_OVER,
    HELP_STEPS
};

/* A dialog: the step in three sentences with the number of its rule, the keys that are valid now,
 * and the way to the rules. Call it in every pass while it is open; false: it was closed. `symbol`
 * is the crop circle's. */
bool help_show(struct app *app, enum help_step step, enum carc_symbol symbol);

/* The tip for this step of a first game, at most one, as a card with its top left corner at `at`.
 * Not modal; shows nothing once it was dismissed, or all of them were. Call it in every pass. */
void help_tip(struct app *app, enum help_step step, struct ui_point at, float width);

/* How high it is then; 0 when there is none. */
float help_tip_height(struct app *app, enum help_step step, float width);

/* The step was done, or passed over: what its tip says is no news any more. */
void help_tip_done(struct app *app, enum help_step step);

#endif
