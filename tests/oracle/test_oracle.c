/* The rules library against the oracle, over all rule sets, player counts and mixes of tiles. */
#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/macros.h"
#include "play.h"
#include "way.h"

#if defined(__SANITIZE_ADDRESS__)
#define USUAL_GAMES 100
#define GAMES_EACH 20 /* for each combination, when the whole proof is asked for */
#else
#define USUAL_GAMES 700
#define GAMES_EACH 200
#endif

/* How many games of `ways` times `players` combinations. */
static unsigned long games_for(size_t combinations, unsigned share)
{
    const char *proof = getenv("WALLS_AND_WHEAT_PROOF");
    if (proof == NULL || proof[0] == '\0') {
        return USUAL_GAMES * share / 100;
    }
    if (strcmp(proof, "all") == 0) {
        return GAMES_EACH * combinations;
    }
    return strtoul(proof, NULL, 10) * share / 100;
}

/* Another number for each name, so that no two proofs play the same games (FNV-1a). */
static uint64_t salt_of(const char *name)
{
    uint64_t salt = 14695981039346656037u;
    for (; *name != '\0'; name++) {
        salt = (salt ^ (unsigned char)*name) * 1099511628211u;
    }
    return salt;
}

/* Plays `share` percent of the usual games, spread over the ways and over one to six players. */
static void prove(const char *name, const struct way *ways, size_t count, unsigned share)
{
    struct play *play = play_create();
    struct text fault;
    text_init(&fault);
    size_t combinations = count * CARC_MAX_PLAYERS;
    unsigned long games = games_for(combinations, share);
    size_t held = SIZE_MAX;
    struct carc_rules *rules = NULL;
    for (unsigned long game = 0; game < games; game++) {
        size_t combination = game * combinations / games;
        if (held != combination / CARC_MAX_PLAYERS) {
            held = combination / CARC_MAX_PLAYERS;
            free(rules);
            rules = way_rules(&ways[held]);
        }
        int players = CARC_MIN_PLAYERS + (int)(combination % CARC_MAX_PLAYERS);
        uint64_t seed = salt_of(name) + game;
        cr_assert(play_game(play, rules, players, seed, &fault),
            "rules %s, options %s, sets %s, start %s, seed %" PRIu64 ":\n%s", ways[held].rules,
            ways[held].options, ways[held].sets, ways[held].start, seed, text_string(&fault));
    }
    const struct play_count *counts = play_counts(play);
    printf("%s: %zu combinations, %llu games, %llu actions, %llu refusals, %llu crop circles, "
           "%llu tiles set aside, %llu answers compared\n",
        name, combinations, counts->games, counts->actions, counts->refusals, counts->crops,
        counts->aside, counts->checks);
    fflush(stdout);
    free(rules);
    play_destroy(play);
    text_finish(&fault);
}

#define MIXES(rules)                                                                               \
    {rules, "", "base", ""}, {rules, "", "base,crop-circles", ""},                                 \
        {rules, "", "base,crop-circles-2010", ""},                                                 \
    {                                                                                              \
        rules, "", "base,crop-circles,crop-circles-2010", ""                                       \
    }

Test(oracle, hig)
{
    const struct way ways[] = {MIXES("hig")};
    prove("hig", ways, ARRAY_LENGTH(ways), 16);
}

Test(oracle, zmg)
{
    const struct way ways[] = {MIXES("zmg")};
    prove("zmg", ways, ARRAY_LENGTH(ways), 14);
}

Test(oracle, hobby_world)
{
    const struct way ways[] = {MIXES("hobby-world")};
    prove("hobby-world", ways, ARRAY_LENGTH(ways), 14);
}

Test(oracle, first_edition)
{
    const struct way ways[] = {MIXES("first-edition")};
    prove("first-edition", ways, ARRAY_LENGTH(ways), 14);
}

Test(oracle, second_edition)
{
    const struct way ways[] = {MIXES("second-edition")};
    prove("second-edition", ways, ARRAY_LENGTH(ways), 14);
}

#define CIRCLES "base,crop-circles,crop-circles-2010"

/* Each option alone. */
Test(oracle, options)
{
    const struct way ways[] = {
        {"hig", "small_city=2", CIRCLES, ""},
        {"hig", "field_scoring=F2", CIRCLES, ""},
        {"hig", "field_scoring=F1", CIRCLES, ""},
        {"hig", "fields=off", CIRCLES, ""},
        {"hig", "fields=off cc_rake_without_farmers=ask", CIRCLES, ""},
        {"hig", "cc_add_optional=no", CIRCLES, ""},
        {"hig", "cc_add_scope=tile", CIRCLES, ""},
        {"hig", "cc_add_scope=feature", CIRCLES, ""},
        {"hig", "cc_add_scope=tile cc_add_optional=no", CIRCLES, ""},
        {"hig", "first_player=2", CIRCLES, ""},
        {"hig", "first_player=6", CIRCLES, ""},
        {"hig", "meeples=1", CIRCLES, ""},
        {"hig", "meeples=3", CIRCLES, ""},
        {"hig", "meeples=30", CIRCLES, ""},
    };
    prove("options", ways, ARRAY_LENGTH(ways), 16);
}

/* Bags and tables out of the ordinary: many circles, several start tiles, two games in one. */
Test(oracle, odd_bags)
{
    const struct way ways[] = {
        {"hig", "", "base,crop-circles,crop-circles,crop-circles,crop-circles", ""},
        {"zmg", "meeples=2", "base,crop-circles,crop-circles-2010,crop-circles-2010", ""},
        {"hig", "", "base,crop-circles", "D@0,0/0 V@1,0/0 U@0,1/1"},
        {"zmg", "fields=off cc_rake_without_farmers=ask", "base,crop-circles", "H@0,0/0 E@0,1/0"},
        {"zmg", "field_scoring=F1 small_city=2", "base,base,crop-circles,crop-circles-2010", ""},
        {"hig", "meeples=12", "base,base,base,crop-circles,crop-circles", ""},
    };
    prove("odd bags", ways, ARRAY_LENGTH(ways), 12);
}

/* A bag of tiles with nothing but city or nothing but road on their edges. */
static struct carc_rules *misfits(void)
{
    static const char *const names[] = {"C", "CC-F", "X", "CC-B"};
    struct carc_rules *usual = way_usual("base,crop-circles");
    struct carc_tileset *set = base_alloc(sizeof *set);
    struct carc_rules *rules = base_alloc(sizeof *rules);
    *set = (struct carc_tileset){.count = ARRAY_LENGTH(names)};
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
        set->tiles[i] = usual->set.tiles[carc_find_tile(&usual->set, names[i])];
        set->tiles[i].count = 3;
        set->tiles[i].start = i == 0;
    }
    struct diag why;
    diag_init(&why, "");
    cr_assert(carc_rules_init(rules, set, &usual->options, NULL, &why));
    free(set);
    free(usual);
    return rules;
}

/* B-14, B-15, X-20: tiles are set aside all the time, often the last one too. */
Test(oracle, tiles_that_do_not_fit)
{
    struct play *play = play_create();
    struct text fault;
    text_init(&fault);
    struct carc_rules *rules = misfits();
    for (uint64_t seed = 0; seed < 100; seed++) {
        int players = CARC_MIN_PLAYERS + (int)(seed % CARC_MAX_PLAYERS);
        cr_assert(play_game(play, rules, players, seed, &fault), "%s", text_string(&fault));
    }
    cr_assert(eq(u64, play_counts(play)->aside, 600)); /* all with roads */
    free(rules);
    play_destroy(play);
    text_finish(&fault);
}

/* A bag near the limit: the board grows far, and every table must be wide enough. */
Test(oracle, five_hundred_tiles)
{
    const struct way way = {"zmg", "meeples=30", "base,base,base,base,base,base,base", ""};
    struct play *play = play_create();
    struct text fault;
    text_init(&fault);
    struct carc_rules *rules = way_rules(&way);
    cr_assert(play_game(play, rules, CARC_MAX_PLAYERS, 1, &fault), "%s", text_string(&fault));
    free(rules);
    play_destroy(play);
    text_finish(&fault);
}
