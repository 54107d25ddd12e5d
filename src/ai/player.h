/* Computer players: the table, and how one is asked.
 *
 * A player sees the position and the tiles that are left, never their order. It answers with one
 * of the listed actions; the same question with a budget in nodes gives the same answer in every
 * build. It may be asked in any phase that has a player to act, by several threads at a time.
 *
 * What a player keeps is given back before it answers. A question takes at most AI_MEMORY bytes
 * for each thread, and for each of some sixty positions of a search carc_state_size(rules) bytes
 * and as many for the list of actions. */
#ifndef AI_PLAYER_H
#define AI_PLAYER_H

#include <stdatomic.h>

#include "rules/state.h"

/* How much thinking is allowed: the first limit that is reached ends it. Players that look one move
 * ahead take no notice of nodes. */
struct ai_budget {
    uint64_t nodes;          /* iterations of a search; 0: by time alone */
    uint32_t milliseconds;   /* 0: by nodes alone; both 0: the player's own measure */
    unsigned threads;        /* at least 1; more than one gives up the same answer every time */
    const atomic_bool *stop; /* may become true at any moment: answer at once; or NULL */
    bool processor_time;     /* milliseconds, the player's own too, are processor time of each
                              * thread: fair where other programs want the processor as well */
};

struct ai_recall;

struct ai_question {
    const struct carc_rules *rules;
    const struct carc_state *state; /* not over, and not in PHASE_DRAW */
    uint64_t seed;                  /* for ties and for search */
    struct ai_budget budget;
    struct ai_recall *recall; /* for budgets in time: what is known already (ponder.h); or NULL */
};

#define AI_MEMORY ((size_t)8 << 20)

#define AI_MAX_CANDIDATES 3

/* One of the best actions, with what the player expects of it. */
struct ai_candidate {
    struct carc_action action;
    double points; /* own points less those of the best other player, at the end of the game */
    double share;  /* of the thinking that went into it, 0 to 1 */
};

struct ai_answer {
    struct carc_action action;
    uint64_t nodes; /* positions or iterations looked at */
    int candidates; /* 0 to AI_MAX_CANDIDATES, best first: their points never rise */
    struct ai_candidate candidate[AI_MAX_CANDIDATES];
};

/* Appends a candidate that comes after those there are. It is said to be worth no more than they
 * are: a search that gave it up early knows little of it. */
void ai_add_candidate(struct ai_answer *answer, struct ai_candidate candidate);

struct ai_player {
    const char *name;    /* in records and on the command line: "greedy" */
    const char *title;   /* for people: "Greedy" */
    const char *summary; /* one line */
    void (*choose)(const struct ai_player *player, const struct ai_question *question,
        struct ai_answer *answer);
    const void *settings; /* of the kind that `choose` knows */

    /* Thinks about what `asker` may be asked next while another player decides, into a table that
     * later questions carry (ponder.h), until the limit ends it. NULL: the player cannot. */
    void (*ponder)(const struct ai_player *player, const struct ai_question *question, int asker,
        struct ai_recall *recall);
};

/* The table and its length. */
const struct ai_player *ai_players(size_t *count);

/* The player of this name, or NULL. */
const struct ai_player *ai_find_player(const char *name);

#endif
