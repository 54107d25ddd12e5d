/* `carc merge`: the result of a match that was played in parts. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/arena.h"
#include "base/say.h"
#include "cli/command.h"
#include "cli/commands.h"
#include "cli/match_lines.h"
#include "cli/match_report.h"
#include "cli/options.h"
#include "cli/report.h"

/* What was read so far. */
struct merge {
    struct ai_match match;
    struct ai_player player[CARC_MAX_PLAYERS]; /* only their names */
    struct match_line first; /* last line of the first part; players 0: none yet */
    struct text setting;
    struct ai_match_sum sum;
    uint8_t *seen; /* by number of the game */
    uint64_t seen_room;
};

static bool mark_seen(struct merge *merge, uint64_t game)
{
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

static const char *add_game(struct merge *merge, const struct ai_game_result *result, int count)
{
    if (count == 0) {
        return "found a game that cannot be read";
    }
    if (merge->match.players && merge->match.players != count) {
        return "found games of different numbers of players";
    }
    if (!mark_seen(merge, result->game)) {
        return "found a game twice";
    }
    merge->match.players = count;
    ai_match_add(&merge->sum, count, result);
    return NULL;
}

/* The last line of a part: the parts agree in who played and in what. */
static const char *add_part(struct merge *merge, const struct match_line *part)
{
    struct match_line *first = &merge->first;
    if (first->players == 0) {
        *first = *part;
        text_add(&merge->setting, part->setting);
        merge->match.decks = part->decks;
        return NULL;
    }
    bool same =
        part->players == first->players && strcmp(part->setting, text_string(&merge->setting)) == 0;
    for (int i = 0; same && i < part->players; i++) {
        same = strcmp(part->name[i], first->name[i]) == 0;
    }
    return same ? NULL : "found parts of different matches";
}

static const char *add_line(const char *line, void *context)
{
    struct ai_game_result result;
    struct match_line part;
    int count;
    if (match_read_game(line, &result, &count)) {
        return add_game(context, &result, count);
    }
    if (match_read_sum(line, &part)) {
        return add_part(context, &part);
    }
    return "found something else than the JSON lines of carc match";
}

/* False after a message. */
static bool is_whole(const struct merge *merge)
{
    if (merge->first.players == 0) {
        fputs("carc merge: found no last line of a match\n", stderr);
        return false;
    }
    if (merge->match.players && merge->match.players != merge->first.players) {
        fputs("carc merge: found games of different numbers of players\n", stderr);
        return false;
    }
    if (merge->sum.games < merge->first.match_games) {
        say(stderr, "carc merge: %llu of %llu games are missing\n",
            (unsigned long long)(merge->first.match_games - merge->sum.games),
            (unsigned long long)merge->first.match_games);
    }
    return true;
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
        fine = match_lines_read(argv[i], add_line, &merge, &diag);
        report_diag(&diag);
    }
    fine = fine && is_whole(&merge);
    merge.match.players = merge.first.players;
    for (int i = 0; i < merge.match.players; i++) {
        merge.player[i].name = merge.first.name[i];
        merge.match.player[i] = &merge.player[i];
    }
    struct text out = {0};
    if (fine && json) {
        match_sum_json(&merge.match, &merge.sum, text_string(&merge.setting), &out);
    } else if (fine) {
        match_sum_text(&merge.match, &merge.sum, &out);
    }
    report_text(&out);
    text_finish(&out);
    text_finish(&merge.setting);
    free(merge.seen);
    return fine ? COMMAND_FINE : COMMAND_BAD_INPUT;
}

const struct command command_merge = {
    "merge",
    "FILE... [--json]",
    "add up the parts of a match",
    "Reads the JSON lines that `carc match --json` wrote, of one match in any number of parts\n"
    "(--shard I/N), in any order, and prints the result of the whole. A game that stands in two\n"
    "files is refused, and so are parts of different matches; missing games are told.\n\n"
    "  --json   as one JSON line with games, score_rate, low, high, margin, margin_se\n",
    run,
};
