/* The players for people: four levels, each in several characters. A row of the players table is
 * named LEVEL or LEVEL-CHARACTER: "hard", "hard-builder". */
#ifndef AI_LEVELS_H
#define AI_LEVELS_H

#include "ai/outlook.h"
#include "ai/player.h"
#include "ai/rollout.h"

/* What a character makes of the weights: factors; 1 changes nothing. */
struct ai_character {
    const char *name;  /* "builder"; empty for the plain one */
    const char *title; /* for people */
    const char *line;  /* how he or she plays, one sentence */
    struct ai_outlook_weights factors;
};

struct ai_level {
    const char *name;
    const char *title;
    const char *line;      /* what to expect, one sentence */
    double error;          /* points by which it misjudges an action, on average; 0: it searches */
    bool forgets_fields;   /* they are worth nothing to it */
    uint32_t milliseconds; /* a decision, when the question sets no budget */
};

/* The levels from this number on search; those before decide by a look at the position. */
#define AI_FIRST_SEARCHING 2

/* The weakest first. */
const struct ai_level *ai_levels(size_t *count);

/* The plain one first. */
const struct ai_character *ai_characters(size_t *count);

/* For the settings of a player: numbers in the two lists. */
struct ai_seat_kind {
    uint8_t level, character;
};

void ai_choose_level(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer);

/* Of levels that search only. */
void ai_ponder_level(const struct ai_player *player, const struct ai_question *question, int asker,
    struct ai_recall *recall);

/* The player of a level and a character. */
const struct ai_player *ai_level_player(size_t level, size_t character);

/* The judge of the plain character. */
extern const struct ai_judge ai_level_judge;

#endif
