#include "ai/playout.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

#include "base/lanes.h"
#include "base/text.h"
#include "rules/query.h"

size_t ai_deck(const struct carc_rules *rules, const struct carc_state *state, uint16_t *deck)
{
    size_t count = 0;
    for (int tile = 0; tile < rules->set.count; tile++) {
        for (int copy = carc_bag_count(rules, state, tile); copy > 0; copy--) {
            deck[count++] = (uint16_t)tile;
        }
    }
    return count;
}

static uint32_t random_number(struct rng *rng)
{
    return (uint32_t)(rng_next(rng) >> 32);
}

/* Draws and places. A tile that is set aside leaves the number to the next one. Returns the rest
 * of the deck. */
static const uint16_t *place_evenly(const struct carc_rules *rules, struct carc_state *state,
    const uint16_t *deck, uint32_t number, struct ai_tally *tally)
{
    size_t choices = 0;
    while (choices == 0 && state->phase == CARC_PHASE_DRAW) {
        choices = carc_draw_and_place(rules, state, *deck++, number);
    }
    tally->turns += choices != 0;
    tally->choices += choices;
    return deck;
}

/* Each claim and the pass are equally likely. */
static void claim_evenly(const struct carc_rules *rules, struct carc_state *state, uint32_t number,
    struct ai_tally *tally)
{
    unsigned claims = state->claims;
    unsigned skip = (unsigned)((uint64_t)number * (lanes_count(claims) + 1) >> 32);
    for (; skip > 0; skip--) {
        claims &= claims - 1;
    }
    tally->meeples += claims != 0;
    carc_claim_or_pass(rules, state, claims ? __builtin_ctz(claims) : -1);
}

/* In the other phases, which are rare. */
static void act_evenly(const struct carc_rules *rules, struct carc_state *state, uint32_t number,
    struct ai_tally *tally)
{
    size_t choices;
    struct carc_action action = carc_choose_action(rules, state, number, &choices);
    if (action.verb == CARC_PLACE) {
        tally->turns++;
        tally->choices += choices;
    }
    tally->meeples += action.verb == CARC_ADD;
    tally->crops += action.verb == CARC_CROP;
    carc_apply_legal(rules, state, action, NULL);
}

void ai_play_out(const struct carc_rules *rules, struct carc_state *state, const uint16_t *deck,
    struct rng *rng, struct ai_tally *tally)
{
    while (state->phase != CARC_PHASE_OVER) {
        uint32_t number = random_number(rng);
        switch (state->phase) {
        case CARC_PHASE_DRAW: deck = place_evenly(rules, state, deck, number, tally); break;
        case CARC_PHASE_MEEPLE: claim_evenly(rules, state, number, tally); break;
        default: act_evenly(rules, state, number, tally); break;
        }
    }
}

static void count_game(
    const struct carc_rules *rules, const struct carc_state *state, struct ai_tally *tally)
{
    tally->games++;
    tally->set_aside += state->set_aside;
    int winners = carc_winners(rules, state);
    uint64_t result = 0;
    for (int player = 0; player < state->players; player++) {
        tally->points[player] += state->score[player];
        tally->wins[player] += winners >> player & 1;
        result = result * 1000003 + (uint64_t)state->score[player];
    }
    tally->check += result * 0x9e3779b97f4a7c15u;
}

void ai_play_games(const struct ai_games *games, struct ai_tally *tally)
{
    size_t size = carc_state_size(games->rules);
    struct carc_state *begin = base_alloc(size);
    struct carc_state *state = base_alloc(size);
    uint16_t sorted[CARC_MAX_BAG];
    uint16_t deck[CARC_MAX_BAG];
    carc_start(games->rules, games->players, begin);
    size_t tiles = ai_deck(games->rules, begin, sorted);
    for (uint64_t game = games->first; game < games->first + games->count; game++) {
        struct rng rng;
        rng_seed(&rng, games->seed ^ (game + 1) * 0xd1342543de82ef95u);
        memcpy(deck, sorted, tiles * sizeof *deck);
        rng_shuffle16(&rng, deck, tiles);
        memcpy(state, begin, size);
        ai_play_out(games->rules, state, deck, &rng, tally);
        count_game(games->rules, state, tally);
    }
    free(begin);
    free(state);
}

void ai_tally_add(struct ai_tally *sum, const struct ai_tally *part)
{
    sum->games += part->games;
    sum->turns += part->turns;
    sum->choices += part->choices;
    sum->meeples += part->meeples;
    sum->set_aside += part->set_aside;
    sum->crops += part->crops;
    sum->check += part->check;
    for (int player = 0; player < CARC_MAX_PLAYERS; player++) {
        sum->points[player] += part->points[player];
        sum->wins[player] += part->wins[player];
    }
}

struct share {
    struct ai_games games;
    struct ai_tally tally;
    pthread_t thread;
};

static void *play_share(void *context)
{
    struct share *share = context;
    ai_play_games(&share->games, &share->tally);
    return NULL;
}

void ai_play_games_threaded(const struct ai_games *games, int threads, struct ai_tally *tally)
{
    assert(threads >= 1);
    struct share *shares = base_alloc((size_t)threads * sizeof *shares);
    uint64_t first = games->first;
    for (int i = 0; i < threads; i++) {
        uint64_t end = games->first + games->count * (uint64_t)(i + 1) / (uint64_t)threads;
        shares[i] = (struct share){.games = *games};
        shares[i].games.first = first;
        shares[i].games.count = end - first;
        first = end;
    }
    int started = 1; /* the first share is played by this thread */
    while (started < threads &&
           pthread_create(&shares[started].thread, NULL, play_share, &shares[started]) == 0) {
        started++;
    }
    play_share(&shares[0]);
    for (int i = 1; i < threads; i++) {
        if (i < started) {
            pthread_join(shares[i].thread, NULL);
        } else {
            play_share(&shares[i]); /* no thread could be had */
        }
    }
    for (int i = 0; i < threads; i++) {
        ai_tally_add(tally, &shares[i].tally);
    }
    free(shares);
}
