/* The state of a game as the one line of JSON that JCloisterZone's engine answers. */
#ifndef JCZ_ANSWER_H
#define JCZ_ANSWER_H

#include "base/text.h"
#include "jcz/game.h"

/* Texts one after the other, of which the last ones can be dropped. */
struct jcz_pieces {
    struct text text;
    size_t *ends; /* of each piece in the text */
    size_t count;
    size_t room;
};

/* What stays the same from answer to answer: most of it. For one game after the other. */
struct jcz_answer {
    struct jcz_pieces events;
    struct jcz_pieces placed;
    struct jcz_pieces places; /* one for each node */
    uint16_t *features;       /* five numbers for each node */
    size_t feature_room;
};

void jcz_answer_init(struct jcz_answer *answer);
void jcz_answer_finish(struct jcz_answer *answer);

/* Appends the answer, without a newline. */
void jcz_answer_write(struct jcz_answer *answer, struct jcz_game *game, struct text *out);

#endif
