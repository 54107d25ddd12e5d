/* `carc ladder`: everybody against everybody, and the table of the README. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/elo.h"
#include "ai/tournament.h"
#include "base/say.h"
#include "cli/command.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/match_lines.h"
#include "cli/named_player.h"
#include "cli/progress.h"
#include "cli/report.h"

#define MAX_ROWS 32

struct settings {
    bool results, processor_time;
    long long games, decks, time, nodes, threads;
    struct game_options game;
};

struct ladder {
    const struct carc_rules *rules;
    size_t count;
    size_t zero; /* whose rating is 0 */
    const struct ai_player *player[MAX_ROWS];
    char name[MAX_ROWS][64];
    double games[MAX_ROWS][MAX_ROWS];
    double wins[MAX_ROWS][MAX_ROWS];    /* of the row against the column */
    double margins[MAX_ROWS][MAX_ROWS]; /* their sum */
    double ms[MAX_ROWS];                /* a move; sum over games */
    double played[MAX_ROWS];            /* those games */
    struct progress progress;
    uint64_t done; /* games of pairs that are through */
};

/* One pair while it plays. */
struct pair {
    struct ladder *ladder;
    size_t a, b;
    struct ai_match_sum sum;
};

static void show_progress(struct pair *pair)
{
    struct ladder *ladder = pair->ladder;
    char rest[200];
    snprintf(rest, sizeof rest, "%s : %s  %.3f", ladder->name[pair->a], ladder->name[pair->b],
        pair->sum.wins / (double)pair->sum.games);
    progress_show(&ladder->progress, ladder->done + pair->sum.games, rest);
}

static bool add_result(const struct ai_game_result *result, void *context)
{
    struct pair *pair = context;
    ai_match_add(&pair->sum, 2, result);
    show_progress(pair);
    return true;
}

/* So many games of two players: `rate` and `margin` are those of a, `ms` what a move of each took. */
static void add_games(struct ladder *ladder, const size_t rows[2], double games,
    const double rate_and_margin[2], const double *ms)
{
    size_t a = rows[0];
    size_t b = rows[1];
    ladder->games[a][b] += games;
    ladder->games[b][a] += games;
    ladder->wins[a][b] += games * rate_and_margin[0];
    ladder->wins[b][a] += games * (1 - rate_and_margin[0]);
    ladder->margins[a][b] += games * rate_and_margin[1];
    ladder->margins[b][a] -= games * rate_and_margin[1];
    for (int i = 0; i < 2; i++) {
        ladder->ms[rows[i]] += games * ms[i];
        ladder->played[rows[i]] += games;
    }
}

static void take_sum(const struct pair *pair)
{
    const struct ai_match_sum *sum = &pair->sum;
    struct ai_match_figures figures = ai_match_figures(sum);
    double ms[2];
    for (int i = 0; i < 2; i++) {
        ms[i] = sum->moves[i] ? 1000 * sum->cpu_seconds[i] / (double)sum->moves[i] : 0;
    }
    add_games(pair->ladder, (size_t[2]){pair->a, pair->b}, (double)sum->games,
        (double[2]){figures.score_rate, figures.margin}, ms);
}

static bool play_pair(const struct settings *settings, struct ladder *ladder, size_t a, size_t b)
{
    const struct ai_match match = {.rules = ladder->rules,
        .players = 2,
        .player = {ladder->player[a], ladder->player[b]},
        .decks = (uint64_t)settings->decks,
        .budget = {(uint64_t)settings->nodes, (uint32_t)settings->time, 1, NULL,
            settings->processor_time}};
    struct pair pair = {.ladder = ladder, .a = a, .b = b};
    const struct ai_tournament tournament = {.match = &match,
        .step = 1,
        .count = (uint64_t)settings->games,
        .threads = (int)settings->threads,
        .report = add_result,
        .context = &pair};
    uint64_t fault;
    if (!ai_play_tournament(&tournament, &fault)) {
        say(stderr, "\ncarc ladder: a player made an illegal move in game %llu of %s : %s\n",
            (unsigned long long)fault, ladder->name[a], ladder->name[b]);
        return false;
    }
    take_sum(&pair);
    ladder->done += pair.sum.games;
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

static void write_row(
    const struct ladder *ladder, size_t row, double rating, const size_t *order, struct text *out)
{
    double ms = ladder->played[row] > 0 ? ladder->ms[row] / ladder->played[row] : 0;
    text_printf(out, "| %s | %+.0f | %.*f |", ladder->name[row], rating, ms < 10 ? 2 : 0, ms);
    for (size_t i = 0; i < ladder->count; i++) {
        double games = ladder->games[row][order[i]];
        if (games > 0) {
            text_printf(out, " %.2f (%+.0f) |", ladder->wins[row][order[i]] / games,
                ladder->margins[row][order[i]] / games);
        } else {
            text_add(out, " |");
        }
    }
    text_add_char(out, '\n');
}

static void write_table(const struct ladder *ladder, struct text *out)
{
    double wins[MAX_ROWS * MAX_ROWS] = {0};
    double ratings[MAX_ROWS];
    size_t order[MAX_ROWS];
    size_t n = ladder->count;
    for (size_t i = 0; i < n; i++) {
        memcpy(wins + i * n, ladder->wins[i], n * sizeof *wins);
    }
    ai_elo(n, wins, ladder->zero, ratings);
    sort_rows(ladder, ratings, order);
    text_add(out, "| player | Elo | ms a move |");
    for (size_t i = 0; i < n; i++) {
        text_printf(out, " %s |", ladder->name[order[i]]);
    }
    text_add(out, "\n|---|--:|--:|");
    for (size_t i = 0; i < n; i++) {
        text_add(out, "--:|");
    }
    text_add_char(out, '\n');
    for (size_t i = 0; i < n; i++) {
        write_row(ladder, order[i], ratings[order[i]], order, out);
    }
}

static void print_table(const struct ladder *ladder)
{
    struct text out = {0};
    write_table(ladder, &out);
    report_text(&out);
    text_finish(&out);
}

/* The row of a name, a new one if need be; MAX_ROWS when there is no room. */
static size_t row_of(struct ladder *ladder, const char *name)
{
    for (size_t i = 0; i < ladder->count; i++) {
        if (strcmp(ladder->name[i], name) == 0) {
            return i;
        }
    }
    if (ladder->count == MAX_ROWS) {
        return MAX_ROWS;
    }
    ladder->zero = strcmp(name, "keeper") == 0 ? ladder->count : ladder->zero;
    snprintf(ladder->name[ladder->count], sizeof ladder->name[0], "%s", name);
    return ladder->count++;
}

static const char *add_line(const char *line, void *context)
{
    struct ladder *ladder = context;
    struct match_line sum;
    if (!match_read_sum(line, &sum)) {
        bool game = strncmp(line, "{\"game\":", 8) == 0;
        return game ? NULL : "found something else than the JSON lines of carc match";
    }
    if (sum.players != 2) {
        return "found a match of more than two players";
    }
    size_t rows[2] = {row_of(ladder, sum.name[0]), row_of(ladder, sum.name[1])};
    if (rows[0] == MAX_ROWS || rows[1] == MAX_ROWS || rows[0] == rows[1]) {
        return rows[0] == rows[1] ? "found a match of a player against himself"
                                  : "found too many players";
    }
    add_games(ladder, rows, (double)sum.games, (double[2]){sum.score_rate, sum.margin}, sum.cpu_ms);
    return NULL;
}

static int read_results(struct ladder *ladder, int count, char **files)
{
    struct diag diag;
    bool fine = true;
    for (int i = 0; i < count && fine; i++) {
        fine = match_lines_read(files[i], add_line, ladder, &diag);
        report_diag(&diag);
    }
    if (fine && ladder->count == 0) {
        fputs("carc ladder: found no last line of a match\n", stderr);
        fine = false;
    }
    if (fine) {
        print_table(ladder);
    }
    return fine ? COMMAND_FINE : COMMAND_BAD_INPUT;
}

static bool find_rows(int count, char **names, struct ladder *ladder)
{
    static const char *const usual[] = {
        "random", "greedy", "keeper", "heyden", "star", "uct1000", "outlook", "medium", "easy"};
    size_t rows = count ? (size_t)count : ARRAY_LENGTH(usual);
    for (size_t i = 0; i < rows; i++) {
        const char *name = count ? names[i] : usual[i];
        const struct ai_player *player = named_player("ladder", name);
        if (!player) {
            return false;
        }
        if (row_of(ladder, name) != i) {
            say(stderr, "carc ladder: found player \"%s\" twice, expected it once\n", name);
            return false;
        }
        ladder->player[i] = player;
    }
    return true;
}

static int play(struct settings *settings, struct ladder *ladder)
{
    struct carc_rules *rules = game_options_load(&settings->game);
    if (!rules) {
        return COMMAND_BAD_INPUT;
    }
    ladder->rules = rules;
    settings->games += settings->games % 2; /* whole decks */
    uint64_t pairs = (uint64_t)(ladder->count * (ladder->count - 1) / 2);
    progress_begin(&ladder->progress, pairs * (uint64_t)settings->games);
    bool fine = true;
    for (size_t a = 0; a < ladder->count && fine; a++) {
        for (size_t b = a + 1; b < ladder->count && fine; b++) {
            fine = play_pair(settings, ladder, a, b);
        }
    }
    progress_end(&ladder->progress);
    if (fine) {
        print_table(ladder);
    }
    free(rules);
    return fine ? COMMAND_FINE : COMMAND_BAD_INPUT;
}

static int run(int argc, char **argv)
{
    struct settings settings = {.games = 100, .decks = 1, .threads = 1};
    struct option options[7 + GAME_OPTION_ROWS] = {
        {"results", OPTION_FLAG, &settings.results, 0, 0},
        {"processor-time", OPTION_FLAG, &settings.processor_time, 0, 0},
        {"games", OPTION_NUMBER, &settings.games, 2, 10000000},
        {"decks", OPTION_NUMBER, &settings.decks, 0, INT64_MAX},
        {"time", OPTION_NUMBER, &settings.time, 1, 3600000},
        {"nodes", OPTION_NUMBER, &settings.nodes, 1, INT64_MAX},
        {"threads", OPTION_NUMBER, &settings.threads, 1, 256},
    };
    game_options_rows(&settings.game, options + 7);
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count < 0) {
        return COMMAND_USAGE;
    }
    struct ladder *ladder = base_alloc_zero(sizeof *ladder);
    int status;
    if (settings.results) {
        status = count == 0 ? options_fault(argv[0], "name files of JSON lines")
                            : read_results(ladder, count, argv + 1);
    } else if (count == 1 || count > MAX_ROWS) {
        status = options_fault(argv[0], "name two players or more, or none");
    } else if (settings.time && settings.nodes) {
        status = options_fault(argv[0], "give --time or --nodes, not both");
    } else {
        status = find_rows(count, argv + 1, ladder) ? play(&settings, ladder) : COMMAND_USAGE;
    }
    free(ladder);
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
    "  --games N      for each pair (100), rounded up to whole decks\n"
    "  --decks SEED   of the decks and of the players (1)\n"
    "  --time MS, --nodes N, --processor-time   as for `carc match`\n"
    "  --threads T    games at a time (1)\n"
    "  --results      plays nothing: the arguments are files of JSON lines that `carc match` or\n"
    "                 `carc merge` wrote, and the table is made of their results\n"
    "  --sets, --rules, --option, --tiles   as for `carc simulate`\n",
    run,
};
