/* Talking the engine protocol in tests, and comparing answers. */
#ifndef TESTS_JCZ_TALK_H
#define TESTS_JCZ_TALK_H

#include <jansson.h>

#include "jcz/protocol.h"

struct talk {
    struct jcz_protocol protocol;
    struct text out;   /* the answer to the last line */
    struct text notes; /* and what was told on the side */
    json_t *state;     /* the answer as JSON; NULL when there was none */
};

void talk_begin(struct talk *talk);
void talk_end(struct talk *talk);

/* Says one line. */
enum jcz_outcome talk_say(struct talk *talk, const char *line);

/* Says a line that must be taken, and must be answered unless it is silent. */
void talk_do(struct talk *talk, const char *line);

/* A line that must be refused with this note (or part of it), and change nothing. */
void talk_refused(struct talk *talk, const char *line, const char *note);

/* Lines made shorter: `place BA/C R90 0 -1`, `claim City N 0 -1 0.small.1` (also in a circle),
 * `pass`, `commit 0.5` or `commit`, `circle DEPLOY`, `return City N 0 -1 0.small.1`, `undo`. */
const char *talk_line(const char *words);

/* A GAME_SETUP: `sets` and `more` are members as they stand ("" for none). */
const char *talk_setup(const char *sets, int players, const char *more);

/* A text that is the same for values that are the same, sets in any order. */
void talk_canon(const json_t *json, const char *key, struct text *out);

#endif
