/* Advice for a person: the best moves, and what speaks for each, in points. */
#ifndef AI_HINT_H
#define AI_HINT_H

#include "ai/outlook.h"
#include "ai/player.h"
#include "base/text.h"

enum ai_reason_kind {
    AI_REASON_SCORED,  /* points at once */
    AI_REASON_OWN,     /* what one of the asker's features is likely to bring changes */
    AI_REASON_OTHER,   /* the same for a feature of somebody else */
    AI_REASON_MEEPLES, /* meeples that leave or come home */
    AI_REASON_KEPT,    /* a meeple that could have been placed stays at home */
    AI_REASON_LITTLE,  /* nothing else is worth telling */
};

/* One thing that speaks for the move (points above 0) or against it. */
struct ai_reason {
    enum ai_reason_kind kind;
    double points; /* for the asker's lead */
    enum carc_kind feature;
    struct carc_cell cell; /* a tile of the feature */
    int player;            /* who owns it */
    int complete;          /* points if it is completed as it stands */
    double chance;         /* of that, after the move */
    double before;         /* of that, before the move; 0 if there was no such feature */
    int fitting, left;     /* tiles that end it in its hardest gap, and tiles in the bag; or 0, 0 */
    struct carc_cell gap;  /* where, if fitting or left is above 0 */
    int meeples;           /* AI_REASON_MEEPLES: how many more are at home */
};

#define AI_MAX_REASONS 4
#define AI_MAX_STEPS 4

struct ai_advice {
    int steps; /* the decisions of this turn, the one that was asked about first */
    struct carc_action step[AI_MAX_STEPS];
    double points; /* the lead expected at the end of the game */
    double share;  /* of the thinking that went into it */
    int reasons;   /* at least 1, the weightiest first */
    struct ai_reason reason[AI_MAX_REASONS];
};

struct ai_hint {
    int count; /* best first */
    struct ai_advice advice[AI_MAX_CANDIDATES];
};

/* Asks `player` (one that names candidates) and explains what it answers. Takes as long as its
 * budget says. */
void ai_hint(
    const struct ai_player *player, const struct ai_question *question, struct ai_hint *hint);

/* Explains an answer that is there already: three moves if the rules allow so many (moves.h). */
void ai_hint_explain(
    const struct ai_question *question, const struct ai_answer *answer, struct ai_hint *hint);

/* The reason as an English sentence without a final stop: "finishing this city at 1,0: 12 points at
 * 71 %, because 5 of 19 tiles fit its gap at 2,0". `names` has a name for each player. */
void ai_reason_text(const struct ai_reason *reason, const char *const *names, struct text *out);

#endif
