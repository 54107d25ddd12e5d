/* `carc perft`: counts the ways to play a given order of tiles. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/macros.h"
#include "cli/command.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/perft_count.h"
#include "cli/report.h"
#include "load/game.h"

#define MAX_DEPTH 16

struct perft_options {
    const char *order;
    const char *sets;
    const char *rules;
    long long players;
    bool json;
};

static struct carc_rules *load_rules(const struct perft_options *options, struct diag *diag)
{
    struct load_request *request = base_alloc(sizeof *request);
    load_request_init(request);
    struct diag_place nowhere = {0, 0};
    bool fine = load_request_sets(request, options->sets, diag) &&
                load_request_rules(request, options->rules, nowhere, diag);
    struct carc_rules *rules = fine ? load_game(request, diag) : NULL;
    free(request);
    return rules;
}

/* Reads "U,V,W,X". Returns how many tiles there are, 0 after a message. */
static size_t read_order(
    const struct carc_rules *rules, const char *order, uint16_t *out, struct diag *diag)
{
    struct diag_place nowhere = {0, 0};
    int *left = base_alloc(rules->set.count * sizeof *left);
    for (int t = 0; t < rules->set.count; t++) {
        left[t] = rules->set.tiles[t].count;
    }
    for (int i = 0; i < rules->start.count; i++) {
        left[rules->start.tiles[i].tile]--;
    }
    size_t count = 0;
    bool fine = true;
    for (const char *name = order; fine; name += strcspn(name, ",") + 1) {
        char word[2 * CARC_ID_SIZE];
        int length = (int)strcspn(name, ",");
        snprintf(word, sizeof word, "%.*s", length, name);
        int tile = carc_find_tile(&rules->set, word);
        fine = tile >= 0 && --left[tile] >= 0 && count < MAX_DEPTH;
        if (!fine) {
            const char *expected = count == MAX_DEPTH ? "at most 16 tiles"
                                   : tile < 0         ? "the name of a tile"
                                                      : "a tile that is still in the bag";
            diag_error(diag, nowhere, "found \"%s\", expected %s", word, expected);
            break;
        }
        out[count++] = (uint16_t)tile;
        if (name[length] == '\0') {
            break;
        }
    }
    free(left);
    return fine ? count : 0;
}

static void print_counts(const struct perft_options *options, const struct carc_rules *rules,
    const uint16_t *order, size_t depth)
{
    struct carc_state *state = base_alloc(carc_state_size(rules));
    carc_start(rules, (int)options->players, state);
    if (options->json) {
        printf("[");
    }
    for (size_t d = 1; d <= depth; d++) {
        uint64_t ways = perft_count(rules, state, order, d);
        if (options->json) {
            printf("%s{\"depth\":%zu,\"count\":%" PRIu64 "}", d == 1 ? "" : ",", d, ways);
        } else {
            printf("depth %zu %" PRIu64 "\n", d, ways);
        }
        fflush(stdout);
    }
    if (options->json) {
        printf("]\n");
    }
    free(state);
}

static int run(int argc, char **argv)
{
    struct perft_options given = {.sets = "base", .rules = "hig", .players = 2};
    const struct option options[] = {
        {.name = "order", .type = OPTION_TEXT, .target = &given.order},
        {.name = "sets", .type = OPTION_TEXT, .target = &given.sets},
        {.name = "rules", .type = OPTION_TEXT, .target = &given.rules},
        {.name = "players",
            .type = OPTION_NUMBER,
            .target = &given.players,
            .smallest = CARC_MIN_PLAYERS,
            .largest = CARC_MAX_PLAYERS},
        {.name = "json", .type = OPTION_FLAG, .target = &given.json},
    };
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count < 0) {
        return COMMAND_USAGE;
    }
    if (count > 0 || given.order == NULL) {
        return options_fault(argv[0], "name the tiles: --order U,V,W,X");
    }
    struct diag diag;
    diag_init(&diag, "");
    uint16_t order[MAX_DEPTH];
    struct carc_rules *rules = load_rules(&given, &diag);
    size_t depth = rules == NULL ? 0 : read_order(rules, given.order, order, &diag);
    if (depth == 0) {
        report_diag(&diag);
    } else {
        print_counts(&given, rules, order, depth);
    }
    free(rules);
    return depth == 0 ? COMMAND_BAD_INPUT : COMMAND_FINE;
}

const struct command command_perft = {
    .name = "perft",
    .arguments = "--order TILE,TILE,... [--players N] [--sets SET,...] [--rules NAME] [--json]",
    .summary = "count the ways to play an order of tiles",
    .help = "Counts all sequences of placements, claims (or none) and crop circle actions for\n"
            "the tiles in this order, after one tile, after two, and so on: one line each, the\n"
            "count last. Rotations that look alike are counted once.\n"
            "\n"
            "  --order TILE,TILE,...  the tiles, 16 at most: U,V,W,X\n"
            "  --players N            1 to 6; 2 if it is not given\n"
            "  --sets SET,...         the tile sets; base if it is not given\n"
            "  --rules NAME           the rule set; hig if it is not given\n"
            "  --json                 print the counts as a JSON list\n",
    .run = run,
};
