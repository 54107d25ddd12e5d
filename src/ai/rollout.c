#include "ai/rollout.h"

#include <assert.h>
#include <stdlib.h>

#include "ai/endgame.h"
#include "ai/limit.h"
#include "ai/numbers.h"
#include "ai/parallel.h"
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
    uint32_t node; /* in the tree */
};

/* One thread's search. */
struct search {
    const struct ai_question *question;
    const struct ai_rollout *settings;
    struct ai_limit limit;
    unsigned number, threads; /* which one, of how many */
    struct ai_policy policy;
    struct ai_tree tree;
    struct carc_state *state; /* of a rollout */
    uint16_t unseen[CARC_MAX_BAG];
    size_t unseen_count;
    int player;
    size_t count;
    struct tried tried[MAX_TRIED];
    uint64_t rollouts;
};

static bool is_over(const struct search *search)
{
    return ai_limit_over(&search->limit, search->rollouts);
}

/* Shuffles the unseen tiles, and seeds the policy, by the number of a rollout. */
static void shuffle(struct search *search, uint64_t number, uint16_t *deck)
{
    memcpy(deck, search->unseen, search->unseen_count * sizeof *deck);
    number = number * search->threads + search->number;
    struct rng rng;
    rng_seed(&rng, search->question->seed ^ (number + 1) * 0xd1342543de82ef95u);
    rng_shuffle16(&rng, deck, search->unseen_count);
    search->policy.rng = rng;
}

/* Follows the policy until enough tiles are drawn, and judges the position. False when the time
 * was over before. */
static bool play_on(struct search *search, const struct tried *tried, double *lead)
{
    const struct carc_rules *rules = search->question->rules;
    struct carc_state *state = search->state;
    uint16_t deck[CARC_MAX_BAG];
    shuffle(search, tried->count, deck);
    memcpy(state, search->question->state, carc_state_size(rules));
    carc_apply_legal(rules, state, tried->action, NULL);
    ai_tree_begin(&search->tree, tried->node);
    const uint16_t *next = deck;
    int turns = 0;
    while (state->phase != CARC_PHASE_OVER) {
        struct carc_action action;
        if (state->phase == CARC_PHASE_DRAW) {
            if (turns == search->settings->turns) {
                break;
            }
            if (ai_policy_called(&search->policy)) {
                return false;
            }
            turns++;
            action = (struct carc_action){CARC_DRAW, 0, *next++, {0, 0}};
            ai_tree_draw(&search->tree, action);
        } else {
            action = ai_tree_decide(&search->tree, state);
        }
        carc_apply_legal(rules, state, action, NULL);
    }
    *lead = ai_policy_worth(&search->policy, state, search->player);
    if (ai_policy_called(&search->policy)) {
        return false;
    }
    ai_tree_end(&search->tree, state);
    return true;
}

static void try_out(struct search *search, struct tried *tried)
{
    double lead;
    if (!play_on(search, tried, &lead)) {
        return;
    }
    double scale = search->settings->scale;
    tried->sum += ai_rounded(scale * ai_tanh(lead / scale));
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
        search->tried[search->count] = (struct tried){.action = actions[search->count],
            .prior = worth[search->count],
            .node = ai_tree_add(&search->tree)};
        search->count++;
    }
    free(worth);
    free(actions);
}

/* Rounds of sequential halving: each gets the same part of the budget. */
static void halve(struct search *search)
{
    int rounds = 0;
    for (size_t left = search->count; left > 1; left = (left + 1) / 2) {
        rounds++;
    }
    size_t left = search->count;
    for (int round = 1; left > 1 && !is_over(search); round++) {
        do {
            for (size_t i = 0; i < left && !is_over(search); i++) {
                try_out(search, &search->tried[i]);
            }
        } while (!ai_limit_spent(&search->limit, search->rollouts, (double)round / rounds));
        sort(search->tried, left);
        left = (left + 1) / 2;
    }
}

/* What the row knows of the candidates. */
static void take_row(struct search *search, const struct ai_recall_row *row)
{
    for (size_t i = 0; i < row->count; i++) {
        const struct ai_recall_tried *known = &row->tried[i];
        for (size_t j = 0; j < search->count; j++) {
            struct tried *tried = &search->tried[j];
            if (carc_same_action(tried->action, known->action)) {
                tried->sum = known->sum;
                tried->leads = known->leads;
                tried->count = known->count;
                search->rollouts += known->count;
            }
        }
    }
}

static void give_row(const struct search *search, struct ai_recall_row *row)
{
    row->count = search->count < AI_RECALL_TRIED ? search->count : AI_RECALL_TRIED;
    for (size_t i = 0; i < row->count; i++) {
        const struct tried *tried = &search->tried[i];
        row->tried[i] =
            (struct ai_recall_tried){tried->action, tried->sum, tried->leads, tried->count};
    }
}

static void begin(struct search *search)
{
    const struct carc_rules *rules = search->question->rules;
    search->player = carc_actor(search->question->state);
    search->state = base_alloc(carc_state_size(rules));
    search->unseen_count = ai_deck(rules, search->question->state, search->unseen);
    ai_policy_init(&search->policy, rules, search->settings->judge);
    search->policy.limit = &search->limit;
    ai_tree_init(&search->tree, &search->settings->tree, &search->policy);
    choose_candidates(search);
    search->policy.shallow = true;
}

static void end(struct search *search)
{
    ai_tree_finish(&search->tree);
    ai_policy_finish(&search->policy);
    free(search->state);
}

static void work(void *item)
{
    struct search *search = item;
    ai_limit_go_on(&search->limit);
    begin(search);
    /* With a budget in nodes the answer hangs on the question alone. */
    struct ai_recall *recall = search->question->recall;
    if (recall && search->number == 0 && search->limit.nodes == 0) {
        uint64_t key = carc_hash(search->question->rules, search->question->state);
        take_row(search, ai_recall_row(recall, key));
    }
    halve(search);
    end(search);
}

uint64_t ai_rollout_add(const struct ai_rollout *settings, const struct ai_question *question,
    int rounds, struct ai_recall_row *row)
{
    struct search search = {.question = question,
        .settings = settings,
        .limit.stop = question->budget.stop,
        .threads = 1};
    begin(&search);
    if (ai_policy_called(&search.policy)) { /* perhaps not all candidates were found */
        end(&search);
        return 0;
    }
    take_row(&search, row);
    uint64_t before = search.rollouts;
    for (int round = 0; round < rounds && !ai_policy_called(&search.policy); round++) {
        for (size_t i = 0; i < search.count; i++) {
            try_out(&search, &search.tried[i]);
        }
    }
    give_row(&search, row);
    uint64_t done = search.rollouts - before;
    end(&search);
    return done;
}

/* Adds what another thread saw. Both began with the same candidates, unless they were stopped
 * before they had ranked them. */
static void add_search(struct search *sum, const struct search *other)
{
    for (size_t i = 0; i < sum->count; i++) {
        struct tried *tried = &sum->tried[i];
        for (size_t j = 0; j < other->count; j++) {
            if (carc_same_action(other->tried[j].action, tried->action)) {
                tried->sum += other->tried[j].sum;
                tried->leads += other->tried[j].leads;
                tried->count += other->tried[j].count;
            }
        }
    }
    sum->rollouts += other->rollouts;
}

/* Few rollouts say little: what dropped out early comes after what stayed. */
static void sort_sum(struct search *sum)
{
    uint64_t most = 0;
    for (size_t i = 0; i < sum->count; i++) {
        most = sum->tried[i].count > most ? sum->tried[i].count : most;
    }
    size_t stayed = 0;
    for (size_t i = 0; i < sum->count; i++) {
        if (sum->tried[i].count * 2 >= most) {
            struct tried item = sum->tried[i];
            sum->tried[i] = sum->tried[stayed];
            sum->tried[stayed++] = item;
        }
    }
    sort(sum->tried, stayed);
    sort(sum->tried + stayed, sum->count - stayed);
}

static void answer_from(const struct search *search, struct ai_answer *answer)
{
    *answer = (struct ai_answer){.action = search->tried[0].action, .nodes = search->rollouts};
    for (size_t i = 0; i < search->count && i < AI_MAX_CANDIDATES; i++) {
        const struct tried *tried = &search->tried[i];
        double points = tried->count ? tried->leads / (double)tried->count : tried->prior;
        double share = search->rollouts ? (double)tried->count / (double)search->rollouts : 1;
        ai_add_candidate(answer, (struct ai_candidate){tried->action, points, share});
    }
}

void ai_choose_rollout(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer)
{
    const struct ai_rollout *settings = player->settings;
    struct ai_limit limit = ai_limit_begin(&question->budget, settings->milliseconds);
    uint64_t used = 0;
    if (question->state->bag_left <= settings->endgame) {
        if (ai_endgame(question, settings->judge, &limit, answer)) {
            return;
        }
        used = answer->nodes;
    }
    unsigned threads = question->budget.threads > 1 ? question->budget.threads : 1;
    if (limit.nodes) {
        uint64_t left = limit.nodes > used ? limit.nodes - used : 1;
        limit.nodes = (left + threads - 1) / threads;
    }
    ai_limit_pause(&limit);
    struct search *searches = base_alloc_zero(threads * sizeof *searches);
    for (unsigned i = 0; i < threads; i++) {
        searches[i] = (struct search){.question = question,
            .settings = settings,
            .limit = limit,
            .number = i,
            .threads = threads};
    }
    ai_parallel(work, searches, threads, sizeof *searches);
    for (unsigned i = 1; i < threads; i++) {
        add_search(&searches[0], &searches[i]);
    }
    sort_sum(&searches[0]);
    answer_from(&searches[0], answer);
    answer->nodes += used;
    free(searches);
}
