#include "ai/moves.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

struct work {
    struct ai_policy *policy;
    const struct ai_question *question;
    struct carc_action *actions; /* ranked, best first */
    double *worth;
};

/* Of equal ones the first stays first. */
static void insert(struct ai_move *moves, int *count, const struct ai_move *move)
{
    int at = *count < AI_MAX_CANDIDATES ? (*count)++ : AI_MAX_CANDIDATES;
    for (; at > 0 && moves[at - 1].points < move->points; at--) {
        if (at < AI_MAX_CANDIDATES) {
            moves[at] = moves[at - 1];
        }
    }
    if (at < AI_MAX_CANDIDATES) {
        moves[at] = *move;
    }
}

static int find(const struct ai_move *moves, int count, struct carc_action action)
{
    for (int i = 0; i < count; i++) {
        if (carc_same_action(moves[i].step[0], action)) {
            return i;
        }
    }
    return -1;
}

/* What the player left out comes after what it named. */
static int add_left_out(struct work *work, struct ai_move *moves, int count)
{
    size_t ranked = ai_policy_rank(work->policy, work->question->state, work->actions, work->worth);
    double best = work->worth[0];
    for (size_t i = 0; i < ranked; i++) {
        if (carc_same_action(work->actions[i], moves[0].step[0])) {
            best = work->worth[i];
        }
    }
    const double last = moves[count - 1].points;
    for (size_t i = 0; i < ranked && count < AI_MAX_CANDIDATES; i++) {
        if (find(moves, count, work->actions[i]) >= 0) {
            continue;
        }
        double points = moves[0].points - (best - work->worth[i]);
        insert(moves, &count,
            &(struct ai_move){
                .steps = 1, .step = {work->actions[i]}, .points = points < last ? points : last});
    }
    return count;
}

/* The turns that begin with a placement. */
static void add_turns(
    struct work *work, const struct ai_move *place, struct ai_move *turns, int *count)
{
    const struct carc_rules *rules = work->question->rules;
    struct carc_state *state = base_alloc(carc_state_size(rules));
    memcpy(state, work->question->state, carc_state_size(rules));
    carc_apply_legal(rules, state, place->step[0], NULL);
    size_t ranked = 0;
    if (state->phase == CARC_PHASE_MEEPLE) {
        ranked = ai_policy_rank(work->policy, state, work->actions, work->worth);
    } else {
        insert(turns, count, place);
    }
    for (size_t i = 0; i < ranked; i++) {
        insert(turns, count,
            &(struct ai_move){.steps = 2,
                .step = {place->step[0], work->actions[i]},
                .points = place->points - (work->worth[0] - work->worth[i]),
                .share = i == 0 ? place->share : 0});
    }
    free(state);
}

int ai_best_moves(struct ai_policy *policy, const struct ai_question *question,
    const struct ai_answer *answer, struct ai_move moves[AI_MAX_CANDIDATES])
{
    int count = answer->candidates;
    for (int i = 0; i < count; i++) {
        const struct ai_candidate *named = &answer->candidate[i];
        moves[i] = (struct ai_move){1, {named->action}, named->points, named->share};
    }
    if (count == 0 || count == AI_MAX_CANDIDATES) {
        return count;
    }
    size_t room = carc_max_actions(question->rules);
    struct work work = {policy, question, base_alloc(room * sizeof(struct carc_action)),
        base_alloc(room * sizeof(double))};
    count = add_left_out(&work, moves, count);
    if (count < AI_MAX_CANDIDATES && question->state->phase == CARC_PHASE_TILE) {
        struct ai_move turns[AI_MAX_CANDIDATES];
        int all = 0;
        for (int i = 0; i < count; i++) {
            add_turns(&work, &moves[i], turns, &all);
        }
        memcpy(moves, turns, (size_t)all * sizeof *moves);
        count = all;
    }
    free(work.worth);
    free(work.actions);
    return count;
}
