/* What a position is likely to bring, in points: every term can be told to a person. */
#ifndef AI_OUTLOOK_H
#define AI_OUTLOOK_H

#include "ai/evaluation.h"

/* The weights: name, meaning. `carc tune` fits them (data/ai/outlook.inc). */
#define AI_OUTLOOK_WEIGHTS(X)                                                                      \
    X(meeple, "points of the first meeple in the supply with plenty of turns left")                \
    X(meeple_fade, "turns left at which it is worth half of that")                                 \
    X(meeple_crowd, "each further one needs so many times more turns for that")                    \
    X(meeple_back, "part of that worth for a meeple that is sure to come home")                    \
    X(reach_city, "part of a player's turns that can go into one open cell of a city")             \
    X(reach_road, "the same for a road")                                                           \
    X(extend, "a tile that fits but does not end the feature counts this much")                    \
    X(together, "chance factor for each further open cell of a feature")                           \
    X(growth_city, "points that each open cell adds when the city is completed")                   \
    X(growth_road, "the same for a road")                                                          \
    X(unfinished, "part of the points now that an unfinished feature keeps")                       \
    X(unfinished_fade, "turns left at which it is half way to all of them")                        \
    X(monastery, "tiles a turn that come to lie beside a monastery")                               \
    X(monastery_rest, "part of those that still come when it is not completed")                    \
    X(field_value, "part of the points of a field that counts at all")                             \
    X(field_open, "part of the chance of an unfinished city that counts for a field")              \
    X(field_time, "part of the field's points that count with the whole game ahead")               \
    X(field_growth, "cities that come to touch a field in each turn left")                         \
    X(join, "part of the chance that features of different owners are joined")

struct ai_outlook_weights {
#define X(name, text) double name;
    AI_OUTLOOK_WEIGHTS(X)
#undef X
};

#define AI_OUTLOOK_WEIGHT_COUNT (sizeof(struct ai_outlook_weights) / sizeof(double))

extern const struct ai_outlook_weights ai_outlook_default;

/* Bytes of the memory of the judge. Most of it is touched only by games with hundreds of tiles. */
#define AI_OUTLOOK_MEMORY ((size_t)512 * 1024)

/* The lead by the outlook. `weights` is a struct ai_outlook_weights, `memory` as above. */
double ai_judge_outlook(const struct ai_position *position, int player);
double ai_judge_outlook_claim(const struct ai_position *position, int *segment);

/* One claimed feature and what it is expected to bring. */
struct ai_outlook_term {
    struct carc_brief brief;
    double chance; /* to be completed; 1 when it is, 0 for fields */
    double points; /* expected for each owner */
    int gap;       /* the open cell that is the hardest to end it in; -1 without one */
    int fitting;   /* tiles in the bag that fit there */
    int ending;    /* those of them that end the feature there */
    int cities;    /* fields: completed ones */
};

/* The terms of all claimed features (room for as many as there are meeples on the board). */
size_t ai_outlook_terms(const struct ai_position *position, struct ai_outlook_term *out);

/* Expected points of each player at the end, less what all have in common. */
void ai_outlook(const struct ai_position *position, double worth[CARC_MAX_PLAYERS]);

/* Points that `count` meeples in the supply are worth now. */
double ai_outlook_supply(const struct ai_position *position, int count);

#endif
