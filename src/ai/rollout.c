#include "ai/rollout.h"

#include <math.h>
#include <stdlib.h>
#include <time.h>

#include "ai/playout.h"
#include "ai/policy.h"
#include "base/text.h"

#define MAX_TRIED 64

/* An action that is tried out. */
struct tried {
    struct carc_action action;
    double prior; /* the policy's worth */
    double sum;   /* of scaled leads */
    double leads; /* of plain leads */
    uint64_t count;
};

struct search {
    const struct ai_question *question;
    const struct ai_rollout *settings;
    struct ai_policy policy;
    struct carc_state *state; /* of a rollout */
    uint16_t unseen[CARC_MAX_BAG];
    size_t unseen_count;
    int player;
    size_t count;
    struct tried tried[MAX_TRIED];
    uint64_t rollouts;
    double end; /* when the time is over; 0: never */
};

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static bool is_over(const struct search *search)
{
    const struct ai_budget *budget = &search->question->budget;
    if (budget->stop && atomic_load_explicit(budget->stop, memory_order_relaxed)) {
        return true;
    }
    return (budget->nodes && search->rollouts >= budget->nodes) ||
           (search->end > 0 && now() >= search->end);
}

/* Follows the policy until `turns` more tiles are drawn. The order of the tiles is `number`'s. */
static double play_on(struct search *search, struct carc_action first, uint64_t number)
{
    const struct carc_rules *rules = search->question->rules;
    struct carc_state *state = search->state;
    uint16_t deck[CARC_MAX_BAG];
    memcpy(deck, search->unseen, search->unseen_count * sizeof *deck);
    struct rng rng;
    rng_seed(&rng, search->question->seed ^ (number + 1) * 0xd1342543de82ef95u);
    rng_shuffle16(&rng, deck, search->unseen_count);
    search->policy.rng = rng;
    memcpy(state, search->question->state, carc_state_size(rules));
    carc_apply_legal(rules, state, first, NULL);
    size_t drawn = 0;
    int turns = 0;
    while (state->phase != CARC_PHASE_OVER) {
        struct carc_action action;
        if (state->phase == CARC_PHASE_DRAW) {
            if (turns == search->settings->turns) {
                break;
            }
            turns++;
            action = (struct carc_action){CARC_DRAW, 0, deck[drawn++], {0, 0}};
        } else {
            action = ai_policy_choose(&search->policy, state);
        }
        carc_apply_legal(rules, state, action, NULL);
    }
    return ai_policy_worth(&search->policy, state, search->player);
}

static void try_out(struct search *search, struct tried *tried)
{
    double lead = play_on(search, tried->action, tried->count);
    double scale = search->settings->scale;
    tried->sum += scale * tanh(lead / scale);
    tried->leads += lead;
    tried->count++;
    search->rollouts++;
}

static double mean(const struct tried *tried)
{
    return tried->count ? tried->sum / (double)tried->count : -1e300;
}

static bool is_better(const struct tried *a, const struct tried *b)
{
    if (a->count == 0 && b->count == 0) {
        return a->prior > b->prior;
    }
    return mean(a) > mean(b);
}

static void sort(struct tried *tried, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        struct tried item = tried[i];
        size_t at = i;
        for (; at > 0 && is_better(&item, &tried[at - 1]); at--) {
            tried[at] = tried[at - 1];
        }
        tried[at] = item;
    }
}

static void choose_candidates(struct search *search)
{
    const struct ai_question *question = search->question;
    size_t room = carc_max_actions(question->rules);
    struct carc_action *actions = base_alloc(room * sizeof *actions);
    double *worth = base_alloc(room * sizeof *worth);
    rng_seed(&search->policy.rng, question->seed);
    size_t count = ai_policy_rank(&search->policy, question->state, actions, worth);
    while (search->count < count && search->count < (size_t)search->settings->candidates &&
           search->count < MAX_TRIED &&
           worth[search->count] >= worth[0] - search->settings->behind) {
        search->tried[search->count] =
            (struct tried){actions[search->count], worth[search->count], 0, 0, 0};
        search->count++;
    }
    free(worth);
    free(actions);
}

/* Rounds of sequential halving: each gets the same part of the budget; by time, the clock tells
 * how much of it is spent. */
static bool round_is_spent(const struct search *search, uint64_t round_end, double round_time)
{
    const struct ai_budget *budget = &search->question->budget;
    return (budget->nodes && search->rollouts >= round_end) ||
           (search->end > 0 && now() >= round_time);
}

static void halve(struct search *search)
{
    int rounds = 0;
    for (size_t left = search->count; left > 1; left = (left + 1) / 2) {
        rounds++;
    }
    size_t left = search->count;
    double begin = search->end > 0 ? now() : 0;
    for (int round = 1; left > 1 && !is_over(search); round++) {
        uint64_t nodes = search->question->budget.nodes * (uint64_t)round / (uint64_t)rounds;
        double time = begin + (search->end - begin) * round / rounds;
        do {
            for (size_t i = 0; i < left && !is_over(search); i++) {
                try_out(search, &search->tried[i]);
            }
        } while (!is_over(search) && !round_is_spent(search, nodes, time));
        sort(search->tried, left);
        left = (left + 1) / 2;
    }
}

static void answer_from(const struct search *search, struct ai_answer *answer)
{
    *answer = (struct ai_answer){.action = search->tried[0].action, .nodes = search->rollouts};
    for (size_t i = 0; i < search->count && i < AI_MAX_CANDIDATES; i++) {
        const struct tried *tried = &search->tried[i];
        double points = tried->count ? tried->leads / (double)tried->count : tried->prior;
        double share = search->rollouts ? (double)tried->count / (double)search->rollouts : 1;
        answer->candidate[answer->candidates++] =
            (struct ai_candidate){tried->action, points, share};
    }
}

void ai_choose_rollout(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer)
{
    struct ai_question asked = *question;
    struct search *search = base_alloc(sizeof *search);
    *search = (struct search){.question = &asked, .settings = player->settings};
    if (asked.budget.nodes == 0 && asked.budget.milliseconds == 0) {
        asked.budget.milliseconds = search->settings->milliseconds;
    }
    search->end = asked.budget.milliseconds ? now() + asked.budget.milliseconds * 1e-3 : 0;
    search->player = carc_actor(asked.state);
    search->state = base_alloc(carc_state_size(asked.rules));
    search->unseen_count = ai_deck(asked.rules, asked.state, search->unseen);
    ai_policy_init(&search->policy, asked.rules, search->settings->judge);
    choose_candidates(search);
    halve(search);
    answer_from(search, answer);
    ai_policy_finish(&search->policy);
    free(search->state);
    free(search);
}
