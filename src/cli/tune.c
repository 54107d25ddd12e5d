/* `carc tune`: fits the weights of the outlook. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/tune.h"
#include "base/file.h"
#include "base/say.h"
#include "cli/command.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/named_player.h"
#include "cli/report.h"

struct settings {
    long long rounds, games, seed, threads, spread;
    const char *against, *write;
    struct game_options game;
};

static bool find_opponents(const char *names, struct ai_tuning *tuning)
{
    char list[256];
    snprintf(list, sizeof list, "%s", names);
    for (char *name = strtok(list, ","); name; name = strtok(NULL, ",")) {
        const struct ai_player *player = named_player("tune", name);
        if (!player) {
            return false;
        }
        if (tuning->against_count == (int)ARRAY_LENGTH(tuning->against)) {
            say(stderr, "carc tune: found opponent \"%s\", expected up to %zu players\n", name,
                ARRAY_LENGTH(tuning->against));
            return false;
        }
        tuning->against[tuning->against_count++] = player;
    }
    if (tuning->against_count == 0) {
        say(stderr, "carc tune: found no opponent in \"%.40s\", expected names\n", names);
    }
    return tuning->against_count > 0;
}

static bool write_weights(const struct ai_outlook_weights *weights, const char *path)
{
    struct text text = {0};
    ai_tune_write(weights, &text);
    struct diag diag;
    diag_init(&diag, path ? path : "");
    bool fine = !path || file_write(path, text.data, text.size, &diag);
    if (!path || !fine) {
        report_text(&text); /* hours of work are not lost with a file that cannot be written */
    }
    report_diag(&diag);
    text_finish(&text);
    return fine;
}

static int tune(const struct settings *settings, const struct ai_tuning *tuning)
{
    struct ai_outlook_weights best = ai_outlook_default;
    struct rng rng;
    rng_seed(&rng, (uint64_t)settings->seed);
    for (long long round = 0; round < settings->rounds; round++) {
        struct ai_outlook_weights changed = best;
        ai_tune_change(&changed, (double)settings->spread / 100, &rng);
        uint64_t decks = rng_next(&rng) >> 1;
        double before = ai_tune_margin(tuning, &best, decks);
        double after = ai_tune_margin(tuning, &changed, decks);
        if (after <= before) {
            continue;
        }
        /* Once more with other decks: most lucky changes are no good. */
        double again = ai_tune_margin(tuning, &changed, decks ^ 0x5555);
        again -= ai_tune_margin(tuning, &best, decks ^ 0x5555);
        bool kept = again > 0;
        best = kept ? changed : best;
        say(stderr, "round %lld: %.2f to %.2f, then %+.2f%s\n", round + 1, before, after, again,
            kept ? ": kept" : "");
        if (kept && settings->write && !write_weights(&best, settings->write)) {
            return COMMAND_BAD_INPUT;
        }
    }
    return write_weights(&best, settings->write) ? COMMAND_FINE : COMMAND_BAD_INPUT;
}

static int run(int argc, char **argv)
{
    struct settings settings = {.rounds = 100,
        .games = 200,
        .seed = 1,
        .threads = 1,
        .spread = 20,
        .against = "keeper,heyden,outlook"};
    struct option options[7 + GAME_OPTION_ROWS] = {
        {"rounds", OPTION_NUMBER, &settings.rounds, 1, 1000000},
        {"games", OPTION_NUMBER, &settings.games, 2, 1000000},
        {"seed", OPTION_NUMBER, &settings.seed, 0, INT64_MAX},
        {"threads", OPTION_NUMBER, &settings.threads, 1, 256},
        {"spread", OPTION_NUMBER, &settings.spread, 1, 100},
        {"against", OPTION_TEXT, &settings.against, 0, 0},
        {"write", OPTION_TEXT, &settings.write, 0, 0},
    };
    game_options_rows(&settings.game, options + 7);
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count != 0) {
        return count < 0 ? COMMAND_USAGE : options_fault(argv[0], "it takes options only");
    }
    struct ai_tuning tuning = {.games = (int)settings.games, .threads = (int)settings.threads};
    if (!find_opponents(settings.against, &tuning)) {
        return COMMAND_USAGE;
    }
    struct carc_rules *rules = game_options_load(&settings.game);
    if (!rules) {
        return COMMAND_BAD_INPUT;
    }
    tuning.rules = rules;
    int status = tune(&settings, &tuning);
    free(rules);
    return status;
}

const struct command command_tune = {
    "tune",
    "[--rounds N] [--games N] [--seed N] [--against A,B] [--write FILE]",
    "fit the weights by which computer players judge positions",
    "In each round changes some weights of the outlook (data/ai/outlook.inc) at random, and keeps\n"
    "the change when the outlook, looking one move ahead, wins by more against the opponents on\n"
    "the same mirrored decks, twice. The same options give the same weights on every machine. To\n"
    "use the result write it to data/ai/outlook.inc and build again; it then is the start of the\n"
    "next fit. Check it on decks of its own: carc match outlook heyden --games 400 --decks 99\n\n"
    "  --rounds N     how many changes to try (100)\n"
    "  --games N      in each comparison against each opponent (200)\n"
    "  --seed N       of changes and decks (1)\n"
    "  --spread N     how far weights move, in percent (20)\n"
    "  --against A,B  the opponents (keeper,heyden,outlook; the last has the built-in weights)\n"
    "  --threads T    games at a time (1)\n"
    "  --write FILE   where the weights go, after each success; else to the output at the end\n"
    "  --sets, --rules, --option, --tiles   as for `carc simulate`\n",
    run,
};
