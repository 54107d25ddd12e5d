/* `carc match`: computer players against each other. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ai/tournament.h"
#include "cli/command.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/match_report.h"
#include "cli/report.h"

struct settings {
    bool json;
    bool sprt;
    long long games, decks, time, nodes, threads;
    const char *shard;
    struct game_options game;
};

struct progress {
    const struct ai_match *match;
    struct ai_match_sum sum;
    uint64_t games;
    bool json, sprt, live;
    time_t begin;
};

/* On a terminal one line that is written over; elsewhere nothing. */
static void show_progress(const struct progress *progress)
{
    if (!progress->live) {
        return;
    }
    struct ai_match_figures figures = ai_match_figures(&progress->sum);
    double spent = difftime(time(NULL), progress->begin);
    double left =
        spent / (double)progress->sum.games * (double)(progress->games - progress->sum.games);
    fprintf(stderr, "\r%llu of %llu games, rate %.3f (%.3f to %.3f), margin %+.1f, %.0f s left  ",
        (unsigned long long)progress->sum.games, (unsigned long long)progress->games,
        figures.score_rate, figures.low, figures.high, figures.margin, left);
}

static bool report_game(const struct ai_game_result *result, void *context)
{
    struct progress *progress = context;
    ai_match_add(&progress->sum, progress->match->players, result);
    if (progress->json) {
        struct text line = {0};
        match_game_json(result, progress->match->players, &line);
        report_text(&line);
        text_finish(&line);
    }
    show_progress(progress);
    return !progress->sprt || ai_match_sprt(&progress->sum, 0.55) == 0;
}

static bool read_shard(const char *text, unsigned long *part, unsigned long *parts)
{
    char *end;
    *part = strtoul(text, &end, 10);
    if (*end != '/') {
        return false;
    }
    *parts = strtoul(end + 1, &end, 10);
    return *end == 0 && *part >= 1 && *part <= *parts && *parts <= 100000;
}

static int play(const struct settings *settings, struct ai_match *match)
{
    unsigned long part = 1;
    unsigned long parts = 1;
    if (settings->shard && !read_shard(settings->shard, &part, &parts)) {
        return options_fault("match", "--shard takes I/N, with I from 1 to N");
    }
    uint64_t games = (uint64_t)settings->games;
    uint64_t count = games / parts + (part - 1 < games % parts);
    struct progress progress = {.match = match,
        .games = count,
        .json = settings->json,
        .sprt = settings->sprt,
        .live = isatty(STDERR_FILENO),
        .begin = time(NULL)};
    struct ai_tournament tournament = {
        match, part - 1, parts, count, (int)settings->threads, report_game, &progress};
    uint64_t fault;
    bool fine = ai_play_tournament(&tournament, &fault);
    if (progress.live) {
        fputs("\n", stderr);
    }
    if (!fine) {
        fprintf(stderr, "carc match: a player made an illegal move in game %llu\n",
            (unsigned long long)fault);
        return COMMAND_BAD_INPUT;
    }
    struct text out = {0};
    (settings->json ? match_sum_json : match_sum_text)(match, &progress.sum, &out);
    report_text(&out);
    text_finish(&out);
    return COMMAND_FINE;
}

static bool find_players(int count, char **names, struct ai_match *match)
{
    match->players = count;
    for (int i = 0; i < count; i++) {
        match->player[i] = ai_find_player(names[i]);
        if (!match->player[i]) {
            fprintf(stderr, "carc match: found player \"%.40s\", expected one of", names[i]);
            size_t known;
            const struct ai_player *players = ai_players(&known);
            for (size_t j = 0; j < known; j++) {
                fprintf(stderr, "%s %s", j ? "," : "", players[j].name);
            }
            fputs("\n", stderr);
            return false;
        }
    }
    return true;
}

static int run(int argc, char **argv)
{
    struct settings settings = {.games = 100, .decks = 1, .threads = 1};
    struct option options[8 + GAME_OPTION_ROWS] = {
        {"json", OPTION_FLAG, &settings.json, 0, 0},
        {"sprt", OPTION_FLAG, &settings.sprt, 0, 0},
        {"games", OPTION_NUMBER, &settings.games, 1, 10000000},
        {"decks", OPTION_NUMBER, &settings.decks, 0, INT64_MAX},
        {"time", OPTION_NUMBER, &settings.time, 1, 3600000},
        {"nodes", OPTION_NUMBER, &settings.nodes, 1, INT64_MAX},
        {"threads", OPTION_NUMBER, &settings.threads, 1, 256},
        {"shard", OPTION_TEXT, &settings.shard, 0, 0},
    };
    game_options_rows(&settings.game, options + 8);
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count < 0) {
        return COMMAND_USAGE;
    }
    if (count < 2 || count > CARC_MAX_PLAYERS) {
        return options_fault(argv[0], "name two to six players");
    }
    struct ai_match match = {.decks = (uint64_t)settings.decks,
        .budget = {(uint64_t)settings.nodes, (uint32_t)settings.time, 1, NULL, false}};
    if (!find_players(count, argv + 1, &match)) {
        return COMMAND_USAGE;
    }
    struct carc_rules *rules = game_options_load(&settings.game);
    if (!rules) {
        return COMMAND_BAD_INPUT;
    }
    match.rules = rules;
    int status = play(&settings, &match);
    free(rules);
    return status;
}

const struct command command_match = {
    "match",
    "A B [C...] [--games N] [--decks SEED] [--time MS | --nodes N] [--threads T]",
    "play computer players against each other",
    "Plays every deck once for each way round the table and tells how player A did: the rate of\n"
    "games won (a shared victory counts in part) with its 95 % interval (Wilson), the margin to\n"
    "the best other player with its standard error, average points, and processor time a move.\n\n"
    "  --games N      how many (100)\n"
    "  --decks SEED   of the decks and of the players (1)\n"
    "  --time MS      for each decision; --nodes N instead makes it the same every time\n"
    "  --threads T    games at a time (1)\n"
    "  --shard I/N    only the games of part I of N; the JSON lines of all parts together are\n"
    "                 those of the whole match, see `carc merge`\n"
    "  --sprt         stop as soon as it is plain whether A wins 55 % or no more than 50 %\n"
    "  --sets, --rules, --option, --tiles   as for `carc simulate`\n"
    "  --json         a line for each game, and one with games, score_rate, low, high, margin,\n"
    "                 margin_se\n",
    run,
};
