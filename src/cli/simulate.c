/* `carc simulate`: random games, and what they look like on average. */
#include <stdio.h>
#include <stdlib.h>

#include "ai/playout.h"
#include "base/clock.h"
#include "cli/command.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/report.h"

struct means {
    double points, turns, placements, meeples, discarded, crops;
};

static struct means means_of(const struct ai_tally *tally, int players)
{
    double games = (double)tally->games;
    int64_t points = 0;
    for (int player = 0; player < players; player++) {
        points += tally->points[player];
    }
    return (struct means){
        .points = (double)points / games / players,
        .turns = (double)tally->turns / games,
        .placements = tally->turns ? (double)tally->choices / (double)tally->turns : 0,
        .meeples = (double)tally->meeples / games,
        .discarded = (double)tally->set_aside / games,
        .crops = (double)tally->crops / games,
    };
}

static void tell(const struct ai_tally *tally, int players, double time, struct text *out)
{
    struct means means = means_of(tally, players);
    text_printf(out, "%llu games in %.2f s: %.0f games/s\n", (unsigned long long)tally->games, time,
        (double)tally->games / time);
    text_printf(out, "points a player       %8.2f\n", means.points);
    text_printf(out, "turns                 %8.2f\n", means.turns);
    text_printf(out, "placements a turn     %8.2f\n", means.placements);
    text_printf(out, "meeples placed        %8.2f\n", means.meeples);
    text_printf(out, "tiles set aside       %8.3f\n", means.discarded);
    text_printf(out, "crop circle actions   %8.2f\n", means.crops);
    for (int player = 0; player < players; player++) {
        text_printf(out, "seat %d: %.2f points, wins or shares %.1f %%\n", player + 1,
            (double)tally->points[player] / (double)tally->games,
            100.0 * (double)tally->wins[player] / (double)tally->games);
    }
}

static void tell_json(const struct ai_tally *tally, int players, double time, struct text *out)
{
    struct means means = means_of(tally, players);
    text_printf(out, "{\"games\":%llu,\"games_per_s\":%.0f,\"points_mean\":%.4f",
        (unsigned long long)tally->games, (double)tally->games / time, means.points);
    text_printf(out, ",\"turns_mean\":%.4f,\"placements_mean\":%.4f,\"meeples_mean\":%.4f",
        means.turns, means.placements, means.meeples);
    text_printf(out, ",\"discarded_mean\":%.4f,\"crop_actions_mean\":%.4f,\"seats\":[",
        means.discarded, means.crops);
    for (int player = 0; player < players; player++) {
        text_printf(out, "%s{\"points_mean\":%.4f,\"win_rate\":%.4f}", player ? "," : "",
            (double)tally->points[player] / (double)tally->games,
            (double)tally->wins[player] / (double)tally->games);
    }
    text_printf(out, "],\"check\":\"%016llx\"}\n", (unsigned long long)tally->check);
}

static int run(int argc, char **argv)
{
    bool json = false;
    long long games = 10000;
    long long players = 2;
    long long seed = 1;
    long long threads = 1;
    struct game_options game;
    struct option options[5 + GAME_OPTION_ROWS] = {
        {"json", OPTION_FLAG, &json, 0, 0},
        {"games", OPTION_NUMBER, &games, 1, 1000000000},
        {"players", OPTION_NUMBER, &players, CARC_MIN_PLAYERS, CARC_MAX_PLAYERS},
        {"seed", OPTION_NUMBER, &seed, 0, INT64_MAX},
        {"threads", OPTION_NUMBER, &threads, 1, 256},
    };
    game_options_rows(&game, options + 5);
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count != 0) {
        return count < 0 ? COMMAND_USAGE : options_fault(argv[0], "expected options only");
    }
    struct carc_rules *rules = game_options_load(&game);
    if (!rules) {
        return COMMAND_BAD_INPUT;
    }
    struct ai_games all = {rules, (int)players, (uint64_t)seed, 0, (uint64_t)games};
    struct ai_tally tally = {0};
    double begin = clock_seconds(CLOCK_WALL);
    ai_play_games_threaded(&all, (int)threads, &tally);
    double time = clock_seconds(CLOCK_WALL) - begin;
    struct text out = {0};
    (json ? tell_json : tell)(&tally, (int)players, time, &out);
    report_text(&out);
    text_finish(&out);
    free(rules);
    return COMMAND_FINE;
}

const struct command command_simulate = {
    "simulate",
    "[--games N] [--players P] [--sets A,B] [--rules NAME] [--seed S] [--threads T]",
    "play random games and show their averages",
    "Plays whole random games: in each turn all legal placements are found and one is chosen\n"
    "evenly among the distinct ones, then a meeple spot or none. The same seed gives the same\n"
    "games, also with other --threads.\n\n"
    "  --games N      how many (10000)\n"
    "  --players P    1 to 6 (2)\n"
    "  --sets A,B     tile sets (base); `carc tiles` lists them\n"
    "  --rules NAME   rule set (hig)\n"
    "  --option K=V   a single option over the rule set\n"
    "  --tiles FILE   a tile file of your own\n"
    "  --seed S       of the random stream (1)\n"
    "  --threads T    how many threads play (1)\n"
    "  --json         games, games_per_s, points_mean, turns_mean, placements_mean (distinct\n"
    "                 placements a turn), meeples_mean, discarded_mean, seats, and a check that\n"
    "                 is equal for equal games\n",
    run,
};
