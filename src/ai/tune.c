#include "ai/tune.h"

#include "ai/one_move.h"
#include "ai/tournament.h"

static bool add_result(const struct ai_game_result *result, void *context)
{
    ai_match_add(context, 2, result);
    return true;
}

double ai_tune_margin(
    const struct ai_tuning *tuning, const struct ai_outlook_weights *weights, uint64_t decks)
{
    const struct ai_judge judge = {.worth = ai_judge_outlook,
        .best_claim = ai_judge_outlook_claim,
        .weights = weights,
        .memory = AI_OUTLOOK_MEMORY};
    const struct ai_player player = {
        .name = "tuned", .choose = ai_choose_one_move, .settings = &judge};
    struct ai_match_sum sum = {0};
    for (int i = 0; i < tuning->against_count; i++) {
        const struct ai_match match = {.rules = tuning->rules,
            .players = 2,
            .player = {&player, tuning->against[i]},
            .decks = decks,
            .budget = {.threads = 1}};
        const struct ai_tournament tournament = {.match = &match,
            .step = 1,
            .count = (uint64_t)tuning->games,
            .threads = tuning->threads,
            .report = add_result,
            .context = &sum};
        uint64_t fault;
        ai_play_tournament(&tournament, &fault);
    }
    return ai_match_figures(&sum).margin;
}

/* About normal, with a standard deviation of 1. */
static double bell(struct rng *rng)
{
    double sum = 0;
    for (int i = 0; i < 12; i++) {
        sum += rng_below(rng, 65536) / 65536.0;
    }
    return sum - 6;
}

void ai_tune_change(struct ai_outlook_weights *weights, double spread, struct rng *rng)
{
    double *values = (double *)weights;
    for (size_t i = 0; i < AI_OUTLOOK_WEIGHT_COUNT; i++) {
        if (rng_below(rng, 3) == 0) {
            double step = spread * bell(rng);
            values[i] = step > 0 ? values[i] * (1 + step) : values[i] / (1 - step);
        }
    }
}

void ai_tune_write(const struct ai_outlook_weights *weights, struct text *out)
{
    text_add(out, "/* The weights of the outlook (src/ai/outlook.h), in points. Written by\n"
                  " * `carc tune --write FILE`. */\n");
#define X(name, meaning) text_printf(out, "." #name " = %.4f,\n", weights->name);
    AI_OUTLOOK_WEIGHTS(X)
#undef X
}
