/* `carc ladder`: everybody against everybody, and the table of the README. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ai/elo.h"
#include "ai/tournament.h"
#include "cli/command.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/report.h"

#define MAX_ROWS 32

struct settings {
    long long games, decks, time, nodes, threads;
    struct game_options game;
};

struct ladder {
    const struct carc_rules *rules;
    size_t count;
    size_t zero; /* whose rating is 0 */
    const struct ai_player *player[MAX_ROWS];
    double wins[MAX_ROWS * MAX_ROWS]; /* of the row against the column; count to a row */
    double margin[MAX_ROWS * MAX_ROWS];
    double cpu[MAX_ROWS];
    uint64_t moves[MAX_ROWS];
};

static bool add_result(const struct ai_game_result *result, void *context)
{
    ai_match_add(context, 2, result);
    return true;
}

static void take_sum(struct ladder *ladder, size_t a, size_t b, const struct ai_match_sum *sum)
{
    size_t n = ladder->count;
    ladder->wins[a * n + b] = sum->wins;
    ladder->wins[b * n + a] = (double)sum->games - sum->wins;
    ladder->margin[a * n + b] = sum->margin / (double)sum->games;
    ladder->margin[b * n + a] = -ladder->margin[a * n + b];
    ladder->cpu[a] += sum->cpu_seconds[0];
    ladder->cpu[b] += sum->cpu_seconds[1];
    ladder->moves[a] += sum->moves[0];
    ladder->moves[b] += sum->moves[1];
}

static bool play_pair(const struct settings *settings, struct ladder *ladder, size_t a, size_t b)
{
    const struct ai_match match = {.rules = ladder->rules,
        .players = 2,
        .player = {ladder->player[a], ladder->player[b]},
        .decks = (uint64_t)settings->decks,
        .budget = {(uint64_t)settings->nodes, (uint32_t)settings->time, 1, NULL, false}};
    struct ai_match_sum sum = {0};
    const struct ai_tournament tournament = {.match = &match,
        .step = 1,
        .count = (uint64_t)settings->games,
        .threads = (int)settings->threads,
        .report = add_result,
        .context = &sum};
    uint64_t fault;
    if (!ai_play_tournament(&tournament, &fault)) {
        fprintf(stderr, "carc ladder: a player made an illegal move in game %llu of %s : %s\n",
            (unsigned long long)fault, ladder->player[a]->name, ladder->player[b]->name);
        return false;
    }
    take_sum(ladder, a, b, &sum);
    if (isatty(STDERR_FILENO)) {
        fprintf(stderr, "%s : %s  %.3f\n", ladder->player[a]->name, ladder->player[b]->name,
            sum.wins / (double)sum.games);
    }
    return true;
}

/* By rating, the strongest first. */
static void sort_rows(const struct ladder *ladder, const double *ratings, size_t *order)
{
    for (size_t i = 0; i < ladder->count; i++) {
        size_t at = i;
        for (; at > 0 && ratings[order[at - 1]] < ratings[i]; at--) {
            order[at] = order[at - 1];
        }
        order[at] = i;
    }
}

static void write_table(const struct ladder *ladder, struct text *out)
{
    double ratings[MAX_ROWS];
    size_t order[MAX_ROWS];
    size_t n = ladder->count;
    ai_elo(n, ladder->wins, ladder->zero, ratings);
    sort_rows(ladder, ratings, order);
    text_add(out, "| player | Elo | ms a move |");
    for (size_t i = 0; i < n; i++) {
        text_printf(out, " %s |", ladder->player[order[i]]->name);
    }
    text_add(out, "\n|---|--:|--:|");
    for (size_t i = 0; i < n; i++) {
        text_add(out, "--:|");
    }
    for (size_t i = 0; i < n; i++) {
        size_t row = order[i];
        double ms = ladder->moves[row] ? 1000 * ladder->cpu[row] / (double)ladder->moves[row] : 0;
        text_printf(out, "\n| %s | %+.0f | %.2f |", ladder->player[row]->name, ratings[row], ms);
        for (size_t j = 0; j < n; j++) {
            double won = ladder->wins[row * n + order[j]];
            double games = won + ladder->wins[order[j] * n + row];
            if (games > 0) {
                text_printf(
                    out, " %.2f (%+.0f) |", won / games, ladder->margin[row * n + order[j]]);
            } else {
                text_add(out, " |");
            }
        }
    }
    text_add_char(out, '\n');
}

static bool find_rows(int count, char **names, struct ladder *ladder)
{
    static const char *const usual[] = {
        "random", "greedy", "keeper", "heyden", "star", "uct1000", "outlook", "medium", "easy"};
    ladder->count = count ? (size_t)count : ARRAY_LENGTH(usual);
    for (size_t i = 0; i < ladder->count; i++) {
        const char *name = count ? names[i] : usual[i];
        ladder->player[i] = ai_find_player(name);
        if (!ladder->player[i]) {
            fprintf(
                stderr, "carc ladder: found player \"%.40s\", expected one of carc match\n", name);
            return false;
        }
        ladder->zero = strcmp(name, "keeper") == 0 ? i : ladder->zero;
    }
    return true;
}

static int play(const struct settings *settings, struct ladder *ladder)
{
    for (size_t a = 0; a < ladder->count; a++) {
        for (size_t b = a + 1; b < ladder->count; b++) {
            if (!play_pair(settings, ladder, a, b)) {
                return COMMAND_BAD_INPUT;
            }
        }
    }
    struct text out = {0};
    write_table(ladder, &out);
    report_text(&out);
    text_finish(&out);
    return COMMAND_FINE;
}

static int run(int argc, char **argv)
{
    struct settings settings = {.games = 100, .decks = 1, .threads = 1};
    struct option options[5 + GAME_OPTION_ROWS] = {
        {"games", OPTION_NUMBER, &settings.games, 2, 10000000},
        {"decks", OPTION_NUMBER, &settings.decks, 0, INT64_MAX},
        {"time", OPTION_NUMBER, &settings.time, 1, 3600000},
        {"nodes", OPTION_NUMBER, &settings.nodes, 1, INT64_MAX},
        {"threads", OPTION_NUMBER, &settings.threads, 1, 256},
    };
    game_options_rows(&settings.game, options + 5);
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count < 0) {
        return COMMAND_USAGE;
    }
    if (count == 1 || count > MAX_ROWS) {
        return options_fault(argv[0], "name two players or more, or none");
    }
    struct ladder ladder = {.count = 0};
    if (!find_rows(count, argv + 1, &ladder)) {
        return COMMAND_USAGE;
    }
    struct carc_rules *rules = game_options_load(&settings.game);
    if (!rules) {
        return COMMAND_BAD_INPUT;
    }
    ladder.rules = rules;
    int status = play(&settings, &ladder);
    free(rules);
    return status;
}

const struct command command_ladder = {
    "ladder",
    "[PLAYER...] [--games N] [--decks SEED] [--time MS | --nodes N] [--threads T]",
    "play a round robin of computer players and print the table",
    "Everybody plays everybody else with mirrored decks (see `carc match`). Prints a table in\n"
    "Markdown, the strongest first: the Elo rating (0 for `keeper`, or for the first named), the\n"
    "processor time a move, and for each pair the rate of games won and the margin. Without names\n"
    "the players take part that need little time: random, greedy, keeper, heyden, star, uct1000,\n"
    "outlook, medium and easy. Budgets are for those that search.\n\n"
    "  --games N      for each pair (100)\n"
    "  --decks SEED   of the decks and of the players (1)\n"
    "  --time MS, --nodes N   for each decision\n"
    "  --threads T    games at a time (1)\n"
    "  --sets, --rules, --option, --tiles   as for `carc simulate`\n",
    run,
};
