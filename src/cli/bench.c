/* `carc bench`: how fast this build is on this machine. */
#include <stdio.h>
#include <stdlib.h>

#include "ai/playout.h"
#include "base/clock.h"
#include "cli/allocations.h"
#include "cli/bench_jcz.h"
#include "cli/bench_search.h"
#include "cli/command.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/report.h"

/* One row of the table. */
struct row {
    const char *sets;
    int players;
    int threads;
};

static const struct row rows[] = {
    {"base", 2, 1},
    {"base", 5, 1},
    {"base", 2, 2},
    {"base,crop-circles", 2, 1},
    {"base,crop-circles", 5, 1},
    {"base,crop-circles", 2, 2},
    {"base,base,crop-circles,crop-circles-2010", 2, 1},
};

struct measured {
    double games_per_s;
    double ns_a_placement;
    double additions_a_game;
    size_t state_size;
    size_t allocations; /* in the games, not before or after them */
};

/* Seconds for one of a billion additions of which each needs the one before: a unit of time that
 * goes with the speed of the core. */
static double time_addition(void)
{
    const long many = 1000000000;
    uint64_t sum = 0;
    double begin = clock_seconds(CLOCK_THREAD);
    for (long i = 0; i < many; i++) {
        sum += (uint64_t)i;
        __asm__ volatile("" : "+r"(sum));
    }
    return (clock_seconds(CLOCK_THREAD) - begin) / (double)many;
}

/* Allocations of a few games that are not made by ai_play_games itself: the difference between a
 * long and a short run. */
static size_t count_allocations(const struct ai_games *games)
{
    struct ai_tally tally = {0};
    struct ai_games few = *games;
    size_t before = allocations_count();
    few.count = 1;
    ai_play_games(&few, &tally);
    size_t one = allocations_count() - before;
    before = allocations_count();
    few.count = 101;
    ai_play_games(&few, &tally);
    return allocations_count() - before - one;
}

static bool measure(const struct row *row, uint64_t count, double addition, struct measured *out)
{
    struct game_options game = {.sets = row->sets, .rules = "hig"};
    struct carc_rules *rules = game_options_load(&game);
    if (!rules) {
        return false;
    }
    struct ai_games games = {rules, row->players, 1, 0, count};
    struct ai_tally tally = {0};
    double begin = clock_seconds(CLOCK_WALL);
    double cpu = clock_seconds(CLOCK_PROCESS);
    ai_play_games_threaded(&games, row->threads, &tally);
    double time = clock_seconds(CLOCK_WALL) - begin;
    cpu = clock_seconds(CLOCK_PROCESS) - cpu;
    *out = (struct measured){
        .games_per_s = (double)count / time,
        .ns_a_placement = cpu * 1e9 / (double)tally.turns,
        .additions_a_game = cpu / (double)count / addition,
        .state_size = carc_state_size(rules),
        .allocations = count_allocations(&games),
    };
    free(rules);
    return true;
}

static void tell(
    const struct row *row, const struct measured *measured, bool json, struct text *out)
{
    const char *line =
        json ? "%s{\"sets\":\"%s\",\"players\":%d,\"threads\":%d,\"games_per_s\":%.0f,"
               "\"ns_a_placement\":%.1f,\"additions_a_game\":%.0f,\"state_bytes\":%zu,"
               "\"allocations_a_game\":%.2f}"
             : "%s%-42s %7d %7d %9.0f %9.1f %11.0f %9zu %7.2f\n";
    const char *before = json && out->size && out->data[out->size - 1] == '}' ? "," : "";
    text_printf(out, line, before, row->sets, row->players, row->threads, measured->games_per_s,
        measured->ns_a_placement, measured->additions_a_game, measured->state_size,
        (double)measured->allocations / 100);
}

static int run(int argc, char **argv)
{
    bool json = false;
    long long games = 100000;
    const struct option options[] = {
        {"json", OPTION_FLAG, &json, 0, 0},
        {"games", OPTION_NUMBER, &games, 1, 100000000},
    };
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count != 0) {
        return count < 0 ? COMMAND_USAGE : options_fault(argv[0], "expected options only");
    }
    double addition = time_addition();
    struct text out = {0};
    if (json) {
        text_printf(&out, "{\"ns_an_addition\":%.4f,\"rows\":[", addition * 1e9);
    } else {
        text_printf(&out,
            "one of a billion dependent additions takes %.4f ns here\n"
            "%-42s %7s %7s %9s %9s %11s %9s %7s\n",
            addition * 1e9, "random games with", "players", "threads", "games/s", "ns/placem.",
            "adds/game", "state B", "allocs");
    }
    int status = COMMAND_FINE;
    for (size_t i = 0; i < ARRAY_LENGTH(rows) && status == COMMAND_FINE; i++) {
        struct measured measured;
        if (measure(&rows[i], (uint64_t)games, addition, &measured)) {
            tell(&rows[i], &measured, json, &out);
        } else {
            status = COMMAND_BAD_INPUT;
        }
    }
    text_add(&out, json ? "]," : "");
    long long iterations = games / 20 > 0 ? games / 20 : 1;
    if (status == COMMAND_FINE &&
        (!bench_search(iterations, addition, json, &out) || !bench_jcz(games / 10, json, &out))) {
        status = COMMAND_BAD_INPUT;
    }
    text_add(&out, json ? "}\n" : "");
    report_text(&out);
    text_finish(&out);
    return status;
}

const struct command command_bench = {
    "bench",
    "[--games N] [--json]",
    "measure how fast random games and searches are",
    "Plays whole random games (see `carc simulate`) and prints for each row: games a second by\n"
    "the clock, nanoseconds of processor time a placement, the processor time of a game in\n"
    "additions that depend on each other (a unit that goes with the speed of the core), the\n"
    "bytes of a state, and how often memory was asked for during a game.\n\n"
    "Then a whole game by the tree search of the player uct1000, with the same number of\n"
    "iterations for each decision: an iteration is one shuffle of the unseen tiles, one descent\n"
    "in the tree and one random game to the end. The row is the mean over the game: iterations\n"
    "a second by the clock (of both threads together, each with a game of its own), processor\n"
    "time of one in nanoseconds and in additions, and the bytes that a tree never exceeds.\n\n"
    "Then random games of two through the protocol of `carc jcz`, from lines to lines without a\n"
    "pipe, with full answers and in bulk mode, which answers the end of a game only: games and\n"
    "messages that came in and megabytes of answers a second by the clock, and which part of the\n"
    "games of `carc simulate` that is, by processor time.\n\n"
    "  --games N   for each row (100000); a twentieth of them are the iterations for a decision,\n"
    "              a tenth go through the protocol in bulk mode, a hundredth with full answers\n"
    "  --json      the same as one JSON object\n",
    run,
};
