/* `carc match`: computer players against each other. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/tournament.h"
#include "base/say.h"
#include "cli/command.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/match_lines.h"
#include "cli/match_report.h"
#include "cli/named_player.h"
#include "cli/options.h"
#include "cli/progress.h"
#include "cli/report.h"

/* For --sprt: against one half. */
#define SPRT_RATE 0.55

struct settings {
    bool json, sprt, processor_time;
    long long games, decks, time, nodes, threads;
    const char *shard;
    struct game_options game;
};

struct report {
    const struct ai_match *match;
    struct ai_match_sum sum;
    bool json, sprt;
    struct progress progress;
};

static void show_progress(struct report *report)
{
    struct ai_match_figures figures = ai_match_figures(&report->sum);
    char rest[120];
    snprintf(rest, sizeof rest, "rate %.3f (%.3f to %.3f), margin %+.1f", figures.score_rate,
        figures.low, figures.high, figures.margin);
    progress_show(&report->progress, report->sum.games, rest);
}

static bool report_game(const struct ai_game_result *result, void *context)
{
    struct report *report = context;
    ai_match_add(&report->sum, report->match->players, result);
    if (report->json) {
        struct text line = {0};
        match_game_json(result, report->match->players, &line);
        report_text(&line);
        text_finish(&line);
        fflush(stdout); /* what was played stays known when the match is broken off */
    }
    show_progress(report);
    if (ferror(stdout)) {
        return false; /* a full disk: nobody would learn of the games to come */
    }
    return !report->sprt || ai_match_sprt(&report->sum, SPRT_RATE) == 0;
}

static bool read_shard(const char *text, long long *part, long long *parts)
{
    char first[32];
    const char *slash = strchr(text, '/');
    if (slash == NULL || (size_t)(slash - text) >= sizeof first) {
        return false;
    }
    snprintf(first, sizeof first, "%.*s", (int)(slash - text), text);
    return options_number(slash + 1, 1, 100000, parts) && options_number(first, 1, *parts, part);
}

static void write_result(const struct settings *settings, const struct ai_match *match,
    const struct report *report, uint64_t games)
{
    struct text out = {0};
    if (settings->json) {
        struct text setting = {0};
        match_setting_json(match, &settings->game, games, &setting);
        match_sum_json(match, &report->sum, text_string(&setting), &out);
        text_finish(&setting);
    } else {
        match_sum_text(match, &report->sum, &out);
        int decided = settings->sprt ? ai_match_sprt(&report->sum, SPRT_RATE) : 0;
        text_add(&out, !settings->sprt ? ""
                       : decided > 0   ? "A wins 55 % or more\n"
                       : decided < 0   ? "A wins 50 % or less\n"
                                       : "not decided between 50 and 55 %\n");
    }
    report_text(&out);
    text_finish(&out);
}

static int play(const struct settings *settings, struct ai_match *match)
{
    long long part = 1;
    long long parts = 1;
    if (settings->shard && !read_shard(settings->shard, &part, &parts)) {
        return options_fault("match", "--shard takes I/N, with I from 1 to N");
    }
    /* Whole rounds: each deck for each way round the table. */
    uint64_t players = (uint64_t)match->players;
    uint64_t games = ((uint64_t)settings->games + players - 1) / players * players;
    uint64_t first = (uint64_t)part - 1;
    uint64_t step = (uint64_t)parts;
    uint64_t count = games / step + (first < games % step);
    struct report report = {.match = match, .json = settings->json, .sprt = settings->sprt};
    progress_begin(&report.progress, count);
    struct ai_tournament tournament = {
        match, first, step, count, (int)settings->threads, report_game, &report};
    uint64_t fault;
    bool fine = ai_play_tournament(&tournament, &fault);
    progress_end(&report.progress);
    if (!fine) {
        say(stderr, "carc match: a player made an illegal move in game %llu\n",
            (unsigned long long)fault);
        return COMMAND_BAD_INPUT;
    }
    write_result(settings, match, &report, games);
    return COMMAND_FINE;
}

static bool find_players(int count, char **names, struct ai_match *match)
{
    match->players = count;
    for (int i = 0; i < count; i++) {
        match->player[i] = named_player("match", names[i]);
        if (!match->player[i]) {
            return false;
        }
    }
    return true;
}

static int run(int argc, char **argv)
{
    struct settings settings = {.games = 100, .decks = 1, .threads = 1};
    struct option options[9 + GAME_OPTION_ROWS] = {
        {"json", OPTION_FLAG, &settings.json, 0, 0},
        {"sprt", OPTION_FLAG, &settings.sprt, 0, 0},
        {"processor-time", OPTION_FLAG, &settings.processor_time, 0, 0},
        {"games", OPTION_NUMBER, &settings.games, 1, MATCH_MAX_GAMES},
        {"decks", OPTION_NUMBER, &settings.decks, 0, INT64_MAX},
        {"time", OPTION_NUMBER, &settings.time, 1, 3600000},
        {"nodes", OPTION_NUMBER, &settings.nodes, 1, INT64_MAX},
        {"threads", OPTION_NUMBER, &settings.threads, 1, 256},
        {"shard", OPTION_TEXT, &settings.shard, 0, 0},
    };
    game_options_rows(&settings.game, options + 9);
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count < 0) {
        return COMMAND_USAGE;
    }
    if (count < 2 || count > CARC_MAX_PLAYERS) {
        return options_fault(argv[0], "name two to six players");
    }
    if (settings.time && settings.nodes) {
        return options_fault(argv[0], "give --time or --nodes, not both");
    }
    struct ai_match match = {.decks = (uint64_t)settings.decks,
        .budget = {
            (uint64_t)settings.nodes, (uint32_t)settings.time, 1, NULL, settings.processor_time}};
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
    "the best other player with its standard error, average points, and processor time a move.\n"
    "A wrong name brings the list of players.\n\n"
    "  --games N      how many (100), rounded up to whole decks\n"
    "  --decks SEED   of the decks and of the players (1)\n"
    "  --time MS      for each decision; --nodes N instead makes it the same every time; without\n"
    "                 either each player takes its own measure\n"
    "  --processor-time   milliseconds are those that a player had the processor for, not those\n"
    "                 on the clock: fair on a machine that has other things to do\n"
    "  --threads T    games at a time (1); each player thinks on one\n"
    "  --shard I/N    only the games of part I of N; the JSON lines of all parts together are\n"
    "                 those of the whole match, see `carc merge`\n"
    "  --sprt         stop as soon as it is plain (5 % for either error) whether A wins 55 % or\n"
    "                 no more than 50 %\n"
    "  --sets, --rules, --option, --tiles   as for `carc simulate`\n"
    "  --json         a line for each game, and one with games, score_rate, low, high, margin,\n"
    "                 margin_se\n",
    run,
};
