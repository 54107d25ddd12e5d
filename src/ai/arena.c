#include "ai/arena.h"

#include <math.h>
#include <stdlib.h>

#include "ai/playout.h"
#include "base/clock.h"
#include "base/text.h"

static uint64_t mix_seed(uint64_t seed, uint64_t number)
{
    struct rng rng;
    rng_seed(&rng, seed ^ (number + 1) * 0xd1342543de82ef95u);
    return rng_next(&rng);
}

/* Asks the player whose turn it is and carries out the answer. */
static bool make_move(const struct ai_match *match, struct carc_state *state, uint64_t seed,
    int number, struct ai_game_result *result)
{
    struct ai_question question = {
        .rules = match->rules, .state = state, .seed = seed, .budget = match->budget};
    struct ai_answer answer;
    const struct ai_player *player = match->player[number];
    double begin = clock_seconds(CLOCK_THREAD);
    player->choose(player, &question, &answer);
    result->cpu_seconds[number] += clock_seconds(CLOCK_THREAD) - begin;
    result->nodes[number] += answer.nodes;
    result->moves[number]++;
    return carc_apply(match->rules, state, answer.action, NULL) == CARC_OK;
}

static bool play(const struct ai_match *match, uint64_t game, struct carc_state *state,
    struct ai_game_result *result)
{
    uint16_t deck[CARC_MAX_BAG];
    carc_start(match->rules, match->players, state);
    size_t tiles = ai_deck(match->rules, state, deck);
    struct rng rng;
    rng_seed(&rng, mix_seed(match->decks, game / (uint64_t)match->players));
    rng_shuffle16(&rng, deck, tiles);
    int turned = (int)(game % (uint64_t)match->players);
    const uint16_t *next = deck;
    for (uint64_t step = 0; state->phase != CARC_PHASE_OVER; step++) {
        if (state->phase == CARC_PHASE_DRAW) {
            struct carc_action draw = {CARC_DRAW, 0, *next++, {0, 0}};
            carc_apply_legal(match->rules, state, draw, NULL);
            continue;
        }
        int number = (carc_actor(state) + turned) % match->players;
        if (!make_move(match, state, mix_seed(match->decks + game, step), number, result)) {
            return false;
        }
    }
    return true;
}

bool ai_play_match_game(const struct ai_match *match, uint64_t game, struct ai_game_result *result)
{
    struct carc_state *state = base_alloc(carc_state_size(match->rules));
    *result = (struct ai_game_result){.game = game};
    bool fine = play(match, game, state, result);
    int turned = (int)(game % (uint64_t)match->players);
    for (int seat = 0; seat < match->players; seat++) {
        int number = (seat + turned) % match->players;
        result->points[number] = state->score[seat];
        result->seat[number] = seat;
    }
    free(state);
    return fine;
}

void ai_match_add(struct ai_match_sum *sum, int players, const struct ai_game_result *result)
{
    int most = result->points[0];
    int least = result->points[0];
    int best_other = result->points[1];
    for (int i = 1; i < players; i++) {
        most = result->points[i] > most ? result->points[i] : most;
        least = result->points[i] < least ? result->points[i] : least;
        best_other = result->points[i] > best_other ? result->points[i] : best_other;
    }
    int winners = 0;
    for (int i = 0; i < players; i++) {
        winners += result->points[i] == most;
        sum->points[i] += result->points[i];
        sum->cpu_seconds[i] += result->cpu_seconds[i];
        sum->nodes[i] += result->nodes[i];
        sum->moves[i] += result->moves[i];
    }
    double margin = result->points[0] - best_other;
    sum->games++;
    sum->wins += result->points[0] == most ? 1.0 / winners : 0;
    sum->margin += margin;
    sum->margin_squares += margin * margin;
    sum->winner_points += most;
    sum->loser_points += least;
}

struct ai_match_figures ai_match_figures(const struct ai_match_sum *sum)
{
    const double z = 1.959964; /* 95 % of the normal distribution */
    struct ai_match_figures figures = {0};
    if (sum->games == 0) {
        return figures;
    }
    double n = (double)sum->games;
    double rate = sum->wins / n;
    double middle = rate + z * z / (2 * n);
    double spread = z * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n));
    double mean = sum->margin / n;
    double variance = n > 1 ? (sum->margin_squares - n * mean * mean) / (n - 1) : 0;
    figures.score_rate = rate;
    figures.low = (middle - spread) / (1 + z * z / n);
    figures.high = (middle + spread) / (1 + z * z / n);
    figures.margin = mean;
    figures.margin_se = sqrt(variance > 0 ? variance / n : 0);
    figures.winner_mean = sum->winner_points / n;
    figures.loser_mean = sum->loser_points / n;
    return figures;
}

int ai_match_sprt(const struct ai_match_sum *sum, double rate)
{
    /* Shared victories count as a part of a win and a part of a loss. */
    double losses = (double)sum->games - sum->wins;
    double ratio = sum->wins * log(rate / 0.5) + losses * log((1 - rate) / 0.5);
    double bound = log(0.95 / 0.05);
    return ratio >= bound ? 1 : ratio <= -bound ? -1 : 0;
}
