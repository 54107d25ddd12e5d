/* `carc merge`: the result of a match that was played in parts. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/arena.h"
#include "base/file.h"
#include "cli/command.h"
#include "cli/commands.h"
#include "cli/match_report.h"
#include "cli/options.h"
#include "cli/report.h"
#include "notation/words.h"

#define MAX_FILE (1u << 30)
#define MAX_LINE 2000

/* What was read so far. */
struct merge {
    struct ai_match match;
    struct ai_player player[CARC_MAX_PLAYERS]; /* only their names */
    char name[CARC_MAX_PLAYERS][64];
    struct ai_match_sum sum;
    uint8_t *seen; /* by number of the game */
    uint64_t seen_room;
};

/* Reads up to `most` numbers of the list that stands under a key; returns how many, 0 if there is
 * none. */
static int read_numbers(const char *line, const char *key, double *out, int most)
{
    char quoted[40];
    snprintf(quoted, sizeof quoted, "\"%s\":[", key);
    const char *at = strstr(line, quoted);
    int count = 0;
    for (at = at ? at + strlen(quoted) : NULL; at && count < most;) {
        char *end;
        out[count] = strtod(at, &end);
        if (end == at) {
            return 0;
        }
        count++;
        at = *end == ',' ? end + 1 : NULL;
    }
    return count;
}

static bool mark_seen(struct merge *merge, uint64_t game)
{
    if (game >= 1u << 30) {
        return false;
    }
    if (game >= merge->seen_room) {
        uint64_t room = 2 * game + 64;
        merge->seen = base_realloc(merge->seen, room);
        memset(merge->seen + merge->seen_room, 0, room - merge->seen_room);
        merge->seen_room = room;
    }
    bool fresh = !merge->seen[game];
    merge->seen[game] = 1;
    return fresh;
}

/* A line {"game":...}: NULL, or what is wrong with it. */
static const char *add_game(struct merge *merge, const char *line)
{
    struct ai_game_result result = {.game = strtoull(line + strlen("{\"game\":"), NULL, 10)};
    double points[CARC_MAX_PLAYERS];
    double nodes[CARC_MAX_PLAYERS];
    double moves[CARC_MAX_PLAYERS];
    int count = read_numbers(line, "points", points, CARC_MAX_PLAYERS);
    if (count < 2 || read_numbers(line, "nodes", nodes, CARC_MAX_PLAYERS) != count ||
        read_numbers(line, "moves", moves, CARC_MAX_PLAYERS) != count ||
        read_numbers(line, "cpu_s", result.cpu_seconds, CARC_MAX_PLAYERS) != count) {
        return "found a game that cannot be read";
    }
    if (merge->match.players && merge->match.players != count) {
        return "found games of different numbers of players";
    }
    if (!mark_seen(merge, result.game)) {
        return "found a game twice";
    }
    merge->match.players = count;
    for (int i = 0; i < count; i++) {
        result.points[i] = (int)points[i];
        result.nodes[i] = (uint64_t)nodes[i];
        result.moves[i] = (uint64_t)moves[i];
    }
    ai_match_add(&merge->sum, count, &result);
    return NULL;
}

static uint64_t read_number(const char *line, const char *key)
{
    const char *at = strstr(line, key);
    return at ? strtoull(at + strlen(key), NULL, 10) : 0;
}

/* The line {"players":["a","b"],...} at the end of a part. */
static const char *add_players(struct merge *merge, const char *line)
{
    const char *at = line + strlen("{\"players\":[");
    for (int i = 0; i < CARC_MAX_PLAYERS && *at == '"'; i++) {
        size_t size = strcspn(++at, "\"");
        char name[sizeof merge->name[i]];
        snprintf(name, sizeof name, "%.*s", (int)size, at);
        if (merge->name[i][0] && strcmp(merge->name[i], name) != 0) {
            return "found parts of different matches";
        }
        memcpy(merge->name[i], name, sizeof name);
        at += size;
        at += *at == '"';
        at += *at == ',';
    }
    merge->match.decks = read_number(line, "\"decks\":");
    /* The first "nodes" is one of "nodes_a_move", which has another quote behind it. */
    merge->match.budget.nodes = read_number(line, "\"nodes\":");
    merge->match.budget.milliseconds = (uint32_t)read_number(line, "\"time_ms\":");
    return NULL;
}

static const char *add_line(struct merge *merge, const char *line)
{
    if (strncmp(line, "{\"game\":", 8) == 0) {
        return add_game(merge, line);
    }
    if (strncmp(line, "{\"players\":[", 12) == 0) {
        return add_players(merge, line);
    }
    return line[0] ? "found something else than the JSON lines of carc match" : NULL;
}

static bool add_file(struct merge *merge, const char *path, struct diag *diag)
{
    struct text text = {0};
    diag_init(diag, path);
    if (!file_read(path, MAX_FILE, &text, diag)) {
        return false;
    }
    const char *rest = text_string(&text);
    size_t size = text.size;
    const char *line;
    size_t length;
    int number = 0;
    const char *wrong = NULL;
    while (!wrong && notation_next_line(&rest, &size, &line, &length)) {
        char copy[MAX_LINE];
        number++;
        snprintf(copy, sizeof copy, "%.*s", (int)length, line);
        wrong = add_line(merge, copy);
    }
    if (wrong) {
        diag_error(diag, (struct diag_place){number, 1}, "%s", wrong);
    }
    text_finish(&text);
    return !wrong;
}

static int run(int argc, char **argv)
{
    bool json = false;
    const struct option options[] = {{"json", OPTION_FLAG, &json, 0, 0}};
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count <= 0) {
        return count < 0 ? COMMAND_USAGE : options_fault(argv[0], "name files of JSON lines");
    }
    struct merge merge = {.seen = NULL};
    struct diag diag;
    bool fine = true;
    for (int i = 1; i <= count && fine; i++) {
        fine = add_file(&merge, argv[i], &diag);
        report_diag(&diag);
    }
    if (fine && merge.match.players == 0) {
        fputs("carc merge: found no games\n", stderr);
        fine = false;
    }
    for (int i = 0; i < CARC_MAX_PLAYERS; i++) {
        merge.player[i].name = merge.name[i];
        merge.match.player[i] = &merge.player[i];
    }
    struct text out = {0};
    if (fine) {
        (json ? match_sum_json : match_sum_text)(&merge.match, &merge.sum, &out);
    }
    report_text(&out);
    text_finish(&out);
    free(merge.seen);
    return fine ? COMMAND_FINE : COMMAND_BAD_INPUT;
}

const struct command command_merge = {
    "merge",
    "FILE... [--json]",
    "add up the parts of a match",
    "Reads the JSON lines that `carc match --json` wrote, of one match in any number of parts\n"
    "(--shard I/N), in any order, and prints the result of the whole. A game that stands in two\n"
    "files is refused.\n\n"
    "  --json   as one JSON line with games, score_rate, low, high, margin, margin_se\n",
    run,
};
