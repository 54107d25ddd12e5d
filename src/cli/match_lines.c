#include "cli/match_lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "notation/words.h"

#define MAX_FILE (1u << 30)
#define MAX_LINE 4000
#define MAX_POINTS 1e6
#define MAX_FIGURE 1e15 /* a double holds every whole number up to here */

bool match_lines_read(const char *path, const char *(*line)(const char *line, void *context),
    void *context, struct diag *diag)
{
    struct text text = {0};
    diag_init(diag, path);
    if (!file_read(path, MAX_FILE, &text, diag)) {
        text_finish(&text);
        return false;
    }
    const char *rest = text_string(&text);
    size_t size = text.size;
    const char *found;
    size_t length;
    int number = 0;
    const char *wrong = NULL;
    while (!wrong && notation_next_line(&rest, &size, &found, &length)) {
        char copy[MAX_LINE];
        number++;
        if (length >= sizeof copy) {
            wrong = "found a line that is too long";
        } else if (length > 0) {
            memcpy(copy, found, length);
            copy[length] = 0;
            wrong = line(copy, context);
        }
    }
    if (wrong) {
        diag_error(diag, (struct diag_place){number, 1}, "%s", wrong);
    }
    text_finish(&text);
    return !wrong;
}

static const double amount[2] = {0, MAX_FIGURE};
static const double games[2] = {0, MATCH_MAX_GAMES + CARC_MAX_PLAYERS};
static const double points_of_game[2] = {-MAX_POINTS, MAX_POINTS};
static const double any[2] = {-MAX_FIGURE, MAX_FIGURE};

/* What stands behind "key": or NULL. */
static const char *value_of(const char *line, const char *key)
{
    char quoted[40];
    snprintf(quoted, sizeof quoted, "\"%s\":", key);
    const char *at = strstr(line, quoted);
    return at ? at + strlen(quoted) : NULL;
}

/* Reads a number from `smallest` to `largest`; what is no number at all (nan) is none of these. */
static bool read_figure(const char *at, const double bounds[2], double *out, const char **behind)
{
    char *end = NULL;
    *out = strtod(at, &end);
    *behind = end;
    return end != at && *out >= bounds[0] && *out <= bounds[1];
}

static bool read_number(const char *line, const char *key, const double bounds[2], double *out)
{
    const char *at = value_of(line, key);
    return at && read_figure(at, bounds, out, &at);
}

/* Reads up to CARC_MAX_PLAYERS numbers of a list; returns how many, 0 if there is none. */
static int read_numbers(const char *line, const char *key, const double bounds[2], double *out)
{
    const char *at = value_of(line, key);
    int count = 0;
    for (at = at && *at == '[' ? at + 1 : NULL; at && count < CARC_MAX_PLAYERS;) {
        if (!read_figure(at, bounds, &out[count], &at)) {
            return 0;
        }
        count++;
        at = *at == ',' ? at + 1 : NULL;
    }
    return count;
}

bool match_read_game(const char *line, struct ai_game_result *result, int *players)
{
    if (strncmp(line, "{\"game\":", 8) != 0) {
        return false;
    }
    *result = (struct ai_game_result){.game = strtoull(line + 8, NULL, 10)};
    double points[CARC_MAX_PLAYERS];
    double nodes[CARC_MAX_PLAYERS];
    double moves[CARC_MAX_PLAYERS];
    int count = read_numbers(line, "points", points_of_game, points);
    bool fine = result->game < MATCH_MAX_GAMES + CARC_MAX_PLAYERS && count >= 2 &&
                read_numbers(line, "nodes", amount, nodes) == count &&
                read_numbers(line, "moves", amount, moves) == count &&
                read_numbers(line, "cpu_s", amount, result->cpu_seconds) == count;
    *players = fine ? count : 0;
    for (int i = 0; i < *players; i++) {
        result->points[i] = (int)points[i];
        result->nodes[i] = (uint64_t)nodes[i];
        result->moves[i] = (uint64_t)moves[i];
    }
    return true;
}

static int read_names(const char *line, struct match_line *sum)
{
    const char *at = value_of(line, "players");
    int count = 0;
    for (at = at && *at == '[' ? at + 1 : NULL; at && *at == '"' && count < CARC_MAX_PLAYERS;) {
        size_t size = strcspn(++at, "\"");
        snprintf(sum->name[count], sizeof sum->name[count], "%.*s", (int)size, at);
        count++;
        at += size;
        at = *at == '"' && at[1] == ',' ? at + 2 : NULL;
    }
    return count;
}

bool match_read_sum(const char *line, struct match_line *sum)
{
    double played;
    double match_games;
    *sum = (struct match_line){.players = 0};
    sum->players = strncmp(line, "{\"players\":", 11) == 0 ? read_names(line, sum) : 0;
    sum->setting = strstr(line, "\"decks\":");
    if (sum->players < 2 || !sum->setting || !read_number(line, "games", games, &played) ||
        !read_number(line, "score_rate", any, &sum->score_rate) ||
        !read_number(line, "margin", any, &sum->margin) ||
        !read_number(sum->setting, "match_games", games, &match_games) ||
        read_numbers(line, "cpu_ms_a_move", amount, sum->cpu_ms) != sum->players) {
        return false;
    }
    sum->decks = strtoull(sum->setting + strlen("\"decks\":"), NULL, 10);
    sum->games = (uint64_t)played;
    sum->match_games = (uint64_t)match_games;
    return true;
}
