#include "cli/bench_search.h"

#include <stdlib.h>

#include "ai/parallel.h"
#include "ai/playout.h"
#include "ai/uct.h"
#include "base/clock.h"
#include "base/macros.h"
#include "cli/game_options.h"

struct row {
    const char *sets;
    int players;
    int threads; /* each plays a game of its own */
};

static const struct row rows[] = {{"base", 2, 1}, {"base", 2, 2}, {"base,crop-circles", 2, 1}};

#define MAX_THREADS 2

static const struct ai_uct settings = {0, 0.5, 3u << 16};

/* One thread's game, and what the searches in it took. */
struct game {
    const struct carc_rules *rules;
    int players;
    uint64_t iterations; /* for each decision */
    uint64_t seed;
    uint64_t done;
    double seconds; /* processor time */
};

/* What all games of a row took. */
struct sum {
    uint64_t iterations;
    double wall, seconds, addition;
};

static struct carc_action search(struct game *game, const struct carc_state *state, uint64_t step)
{
    struct ai_player player = {.settings = &settings};
    struct ai_question question = {.rules = game->rules,
        .state = state,
        .seed = game->seed + step,
        .budget = {.nodes = game->iterations, .threads = 1}};
    struct ai_answer answer;
    double begin = clock_seconds(CLOCK_THREAD);
    ai_choose_uct(&player, &question, &answer);
    game->seconds += clock_seconds(CLOCK_THREAD) - begin;
    game->done += answer.nodes;
    return answer.action;
}

/* A whole game in which every decision is searched: what an iteration costs goes with the number of
 * tiles that are left. */
static void play(void *item)
{
    struct game *game = item;
    struct carc_state *state = base_alloc(carc_state_size(game->rules));
    uint16_t deck[CARC_MAX_BAG];
    carc_start(game->rules, game->players, state);
    size_t tiles = ai_deck(game->rules, state, deck);
    struct rng rng;
    rng_seed(&rng, game->seed);
    rng_shuffle16(&rng, deck, tiles);
    const uint16_t *next = deck;
    for (uint64_t step = 0; state->phase != CARC_PHASE_OVER; step++) {
        struct carc_action action = {CARC_DRAW, 0, 0, {0, 0}};
        if (state->phase == CARC_PHASE_DRAW) {
            action.item = *next++;
        } else {
            action = search(game, state, step);
        }
        carc_apply_legal(game->rules, state, action, NULL);
    }
    free(state);
}

static void tell(const struct row *row, const struct sum *sum, bool json, struct text *out)
{
    double count = (double)sum->iterations;
    const char *line =
        json ? "%s{\"sets\":\"%s\",\"players\":%d,\"threads\":%d,\"iterations_per_s\":%.0f,"
               "\"ns_an_iteration\":%.0f,\"additions_an_iteration\":%.0f,\"tree_bytes\":%zu}"
             : "%s%-42s %7d %7d %9.0f %9.0f %11.0f %9zu\n";
    const char *before = json && out->data[out->size - 1] == '}' ? "," : "";
    text_printf(out, line, before, row->sets, row->players, row->threads, count / sum->wall,
        sum->seconds / count * 1e9, sum->seconds / count / sum->addition,
        (size_t)settings.room * AI_UCT_NODE);
}

static bool measure(const struct row *row, long long iterations, struct sum *sum)
{
    struct game_options options = {.sets = row->sets, .rules = "hig"};
    struct carc_rules *rules = game_options_load(&options);
    if (!rules) {
        return false;
    }
    struct game games[MAX_THREADS] = {0};
    for (int i = 0; i < row->threads; i++) {
        games[i] = (struct game){.rules = rules,
            .players = row->players,
            .iterations = (uint64_t)iterations,
            .seed = (uint64_t)i + 1};
    }
    double begin = clock_seconds(CLOCK_WALL);
    ai_parallel(play, games, (size_t)row->threads, sizeof games[0]);
    sum->wall = clock_seconds(CLOCK_WALL) - begin;
    for (int i = 0; i < row->threads; i++) {
        sum->iterations += games[i].done;
        sum->seconds += games[i].seconds;
    }
    free(rules);
    return true;
}

bool bench_search(long long iterations, double addition, bool json, struct text *out)
{
    if (json) {
        text_add(out, "\"search\":[");
    } else {
        text_printf(out, "\n%-42s %7s %7s %9s %9s %11s %9s\n", "tree search through a game with",
            "players", "threads", "iterat./s", "ns/iterat.", "adds/iterat.", "tree B");
    }
    bool fine = true;
    for (size_t i = 0; fine && i < ARRAY_LENGTH(rows); i++) {
        struct sum sum = {.addition = addition};
        fine = measure(&rows[i], iterations, &sum);
        if (fine) {
            tell(&rows[i], &sum, json, out);
        }
    }
    text_add(out, json ? "]," : "");
    return fine;
}
