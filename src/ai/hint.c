#include "ai/hint.h"

#include <stdlib.h>

#include "ai/levels.h"
#include "ai/moves.h"
#include "ai/policy.h"
#include "base/text.h"

#define MAX_TERMS (CARC_MAX_PLAYERS * CARC_MAX_MEEPLES)
#define LEAST 0.3    /* points; what weighs less is left out */
#define NOTHING 0.05 /* what weighs less is no reason, not even a weak one */

/* A position told in terms. */
struct told {
    const struct carc_state *state;
    size_t count;
    struct ai_outlook_term term[MAX_TERMS];
};

struct work {
    const struct carc_rules *rules;
    struct ai_policy policy;
    int player; /* who asks */
    struct carc_state *state;
    struct told before, after;
};

static void tell(struct work *work, const struct carc_state *state, struct told *told)
{
    struct ai_position position = {
        work->rules, state, work->policy.judge->weights, work->policy.memory};
    told->state = state;
    told->count = ai_outlook_terms(&position, told->term);
}

/* Points for the asker's lead: his own, less those of others. */
static double lead_of(const struct work *work, const struct ai_outlook_term *term)
{
    bool own = term->brief.owners >> work->player & 1;
    bool others = (term->brief.owners & ~(1u << work->player)) != 0;
    return term->points * (own - others);
}

static double weight_of(const struct ai_reason *reason)
{
    return reason->points < 0 ? -reason->points : reason->points;
}

static void add_reason(struct ai_advice *advice, const struct ai_reason *reason)
{
    if (weight_of(reason) < NOTHING) {
        return;
    }
    int at = advice->reasons;
    for (; at > 0; at--) {
        if (weight_of(&advice->reason[at - 1]) >= weight_of(reason)) {
            break;
        }
        if (at < AI_MAX_REASONS) {
            advice->reason[at] = advice->reason[at - 1];
        }
    }
    if (at < AI_MAX_REASONS) {
        advice->reason[at] = *reason;
        advice->reasons += advice->reasons < AI_MAX_REASONS;
    }
}

/* What weighs little is told only when there is nothing else to tell. */
static void leave_out_little(struct ai_advice *advice)
{
    while (advice->reasons > 1 && weight_of(&advice->reason[advice->reasons - 1]) < LEAST) {
        advice->reasons--;
    }
    if (advice->reasons == 0) {
        advice->reason[advice->reasons++] = (struct ai_reason){.kind = AI_REASON_LITTLE};
    }
}

static int first_owner(const struct work *work, unsigned owners)
{
    return owners >> work->player & 1 ? work->player
           : owners                   ? __builtin_ctz(owners)
                                      : work->player;
}

/* What the move makes of one claimed feature. */
static void compare_feature(
    const struct work *work, const struct ai_outlook_term *term, struct ai_advice *advice)
{
    double change = lead_of(work, term);
    double before = 0;
    for (size_t i = 0; i < work->before.count; i++) {
        const struct ai_outlook_term *old = &work->before.term[i];
        carc_node now = carc_feature_of(work->rules, work->after.state, old->brief.feature);
        if (now == term->brief.feature) {
            change -= lead_of(work, old);
            before = old->chance > before ? old->chance : before;
        }
    }
    int owner = first_owner(work, term->brief.owners);
    struct carc_node_info info =
        carc_node_info(work->rules, work->after.state, term->brief.feature);
    struct ai_reason reason = {
        .kind = owner == work->player ? AI_REASON_OWN : AI_REASON_OTHER,
        .points = change,
        .feature = (enum carc_kind)term->brief.kind,
        .cell = carc_placement(work->rules, work->after.state, info.placement).cell,
        .player = owner,
        .complete = term->brief.kind == CARC_FIELD ? term->cities : term->brief.points_complete,
        .chance = term->chance,
        .before = before,
    };
    if (term->gap >= 0) {
        reason.fitting = term->ending;
        reason.left = work->after.state->bag_left;
        reason.gap = carc_open_cell(work->rules, work->after.state, term->gap);
    }
    add_reason(advice, &reason);
}

/* Points that were scored, for the asker's lead over each of the others. */
static void compare_scores(
    const struct work *work, const struct carc_state *before, struct ai_advice *advice)
{
    const struct carc_state *after = work->after.state;
    for (int player = 0; player < before->players; player++) {
        int points = after->score[player] - before->score[player];
        struct ai_reason reason = {.kind = AI_REASON_SCORED,
            .points = player == work->player ? points : -points,
            .player = player,
            .complete = points};
        /* At the end of the game this is final scoring, of which the terms speak. */
        if (after->phase != CARC_PHASE_OVER) {
            add_reason(advice, &reason);
        }
    }
}

/* What the asker could have placed and did not: it is there for a later turn. */
static bool keeps_one(const struct ai_advice *advice)
{
    for (int i = 0; i < advice->steps; i++) {
        if (advice->step[i].verb == CARC_PASS) {
            return true;
        }
    }
    return false;
}

static void compare_meeples(
    struct work *work, const struct carc_state *before, struct ai_advice *advice)
{
    const struct carc_state *after = work->after.state;
    int had = before->supply[work->player];
    int has = after->supply[work->player];
    bool kept = had == has && keeps_one(advice);
    if ((had == has && !kept) || after->phase == CARC_PHASE_OVER) {
        return;
    }
    struct ai_position position = {
        work->rules, after, work->policy.judge->weights, work->policy.memory};
    int other = kept ? has - 1 : had; /* with how many it is compared */
    struct ai_reason reason = {.kind = kept ? AI_REASON_KEPT : AI_REASON_MEEPLES,
        .points = ai_outlook_supply(&position, has) - ai_outlook_supply(&position, other),
        .player = work->player,
        .meeples = has - had};
    add_reason(advice, &reason);
}

static void explain(struct work *work, const struct ai_question *question,
    const struct ai_move *move, struct ai_advice *advice)
{
    struct carc_state *state = work->state;
    memcpy(state, question->state, carc_state_size(work->rules));
    *advice = (struct ai_advice){.points = move->points, .share = move->share};
    for (int step = 0; state->phase != CARC_PHASE_DRAW && state->phase != CARC_PHASE_OVER; step++) {
        struct carc_action action =
            step < move->steps ? move->step[step] : ai_policy_choose(&work->policy, state);
        if (carc_actor(state) == work->player && advice->steps < AI_MAX_STEPS) {
            advice->step[advice->steps++] = action;
        }
        carc_apply_legal(work->rules, state, action, NULL);
    }
    tell(work, state, &work->after);
    compare_scores(work, question->state, advice);
    compare_meeples(work, question->state, advice);
    for (size_t i = 0; i < work->after.count; i++) {
        compare_feature(work, &work->after.term[i], advice);
    }
    leave_out_little(advice);
}

void ai_hint_explain(
    const struct ai_question *question, const struct ai_answer *answer, struct ai_hint *hint)
{
    struct work *work = base_alloc_zero(sizeof *work);
    work->rules = question->rules;
    work->player = carc_actor(question->state);
    work->state = base_alloc(carc_state_size(question->rules));
    ai_policy_init(&work->policy, question->rules, &ai_level_judge);
    rng_seed(&work->policy.rng, question->seed);
    struct ai_move moves[AI_MAX_CANDIDATES];
    hint->count = ai_best_moves(&work->policy, question, answer, moves);
    tell(work, question->state, &work->before);
    for (int i = 0; i < hint->count; i++) {
        explain(work, question, &moves[i], &hint->advice[i]);
    }
    ai_policy_finish(&work->policy);
    free(work->state);
    free(work);
}

void ai_hint(
    const struct ai_player *player, const struct ai_question *question, struct ai_hint *hint)
{
    struct ai_answer answer;
    player->choose(player, question, &answer);
    ai_hint_explain(question, &answer, hint);
}
