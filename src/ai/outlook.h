/* What a position is likely to bring, in points: every term can be told to a person. */
#ifndef AI_OUTLOOK_H
#define AI_OUTLOOK_H

#include "ai/evaluation.h"

/* The weights of the outlook; data/ai and `carc tune` are about these. */
struct ai_outlook_weights {
    double meeple;      /* points of a meeple in the supply with plenty of turns left */
    double meeple_fade; /* turns left at which it is worth half of that */
    double meeple_next; /* each further meeple in the supply is worth this part of the one before */
    double reach;       /* part of a player's turns that can go into one open cell */
    double together;    /* chance factor for each further open cell of a feature */
    double growth_city; /* points that each open cell adds when the city is completed */
    double growth_road;
    double unfinished; /* part of the points now that an unfinished feature keeps */
    double monastery;  /* tiles a turn that come to lie beside a monastery */
    double field_open; /* part of the chance of an unfinished city that counts for a field */
    double field_time; /* part of the field's points that count with the whole game ahead */
};

extern const struct ai_outlook_weights ai_outlook_default;

/* Expected points of each player at the end, less what all have in common. */
void ai_outlook(const struct carc_rules *rules, const struct carc_state *state,
    const struct ai_outlook_weights *weights, double worth[CARC_MAX_PLAYERS]);

/* The lead by the outlook; `context` is a struct ai_outlook_weights. */
double ai_evaluate_outlook(const struct carc_rules *rules, const struct carc_state *state,
    int player, const void *context);

#endif
