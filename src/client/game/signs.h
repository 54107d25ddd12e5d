/* What the game shows only for a while. */
#ifndef CLIENT_SIGNS_H
#define CLIENT_SIGNS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "art/meeples.h"
#include "rules/query.h"

/* A number that rises from a feature, or a figure on its way home. */
#define GAME_EFFECTS 24

#define GAME_TINTS 128
#define GAME_FLASHES 8

enum game_effect_kind { GAME_POINTS, GAME_HOME };

struct game_effect {
    enum game_effect_kind kind;
    int player, points;
    int placement, segment; /* where it begins */
    enum art_pose pose;
    uint64_t start;
};

/* From when to when (ui_now) something is shown. */
struct game_while {
    uint64_t since, until;
};

/* Says whose turn, or whose part of step 4, has just begun. */
struct game_banner {
    struct game_while shown; /* until 0: not at all */
    uint64_t guarded;        /* till then clicks on the board are not meant for this player */
    bool strip;              /* within step 4 */
};

#define GAME_HOLD 400 /* ms for which a pad wants Start held */

/* What was scored last, in words: lines of the log, the newest first. */
#define GAME_CAPTIONS 3

struct game_captions {
    struct game_while shown;
    size_t lines[GAME_CAPTIONS];
    size_t count;
};

struct game;

/* banner.c: how strong it is now, 0 to 1: it comes and goes softly, in so many ms, unless less motion
 * is wanted. */
float game_fade(const struct game *game, struct game_while shown, float comes, float goes);

/* captions.c: takes the lines of the log from number `from` on; draws them while it is time. */
void game_caption(struct game *game, size_t from);
void game_show_captions(struct game *game);

/* What a row of the side panel points at on the board. */
struct game_pointed {
    carc_node node; /* a feature, or -1 */
    int player;     /* all features he holds, or -1 */
    bool there;     /* a place: `cell` counts */
    struct carc_cell cell;
};

#endif
