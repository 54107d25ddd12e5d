/* Matches: mirrored decks, the order of games, shards, levels against each other, tuning. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "ai/tournament.h"
#include "ai/tune.h"
#include "base/text.h"
#include "position.h"

static struct ai_match match_of(struct carc_rules *rules, int players, const char *const *names)
{
    struct ai_match match = {
        .rules = rules, .players = players, .decks = 3, .budget = {.nodes = 1, .threads = 1}};
    for (int i = 0; i < players; i++) {
        match.player[i] = ai_find_player(names[i]);
    }
    return match;
}

/* A player that notes which tiles it was given, and passes the question on. */
struct noting {
    uint16_t tiles[2][CARC_MAX_BAG]; /* by game */
    int turns[2];
    int game;
};

static void note(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer)
{
    struct noting *noting = (struct noting *)player->settings;
    if (question->state->phase == CARC_PHASE_TILE) {
        noting->tiles[noting->game][noting->turns[noting->game]++] = question->state->drawn;
    }
    const struct ai_player *random = ai_find_player("random");
    random->choose(random, question, answer);
}

Test(arena, decks_are_mirrored)
{
    static struct noting noting;
    static const struct ai_player noter = {.name = "noter", .choose = note, .settings = &noting};
    struct carc_rules *rules = position_rules("base", "rules=hig");
    struct ai_match match = {.rules = rules,
        .players = 2,
        .player = {&noter, &noter},
        .decks = 5,
        .budget = {.threads = 1}};
    struct ai_game_result result;
    for (uint64_t deck = 0; deck < 5; deck++) {
        memset(&noting, 0, sizeof noting);
        for (noting.game = 0; noting.game < 2; noting.game++) {
            cr_assert(ai_play_match_game(&match, 2 * deck + (uint64_t)noting.game, &result));
            cr_expect_eq(result.seat[0], noting.game, "in the second game B begins");
            cr_expect_eq(result.seat[1], 1 - noting.game);
        }
        /* The same tiles come in the same order; where one fitted nowhere in a game, it is left
         * out there, which happens to few. */
        int same = 0;
        for (int i = 0; i < 60; i++) {
            same += noting.tiles[0][i] == noting.tiles[1][i];
        }
        cr_expect_geq(same, 40, "deck %d: %d of 60 tiles", (int)deck, same);
    }
    free(rules);
}

Test(arena, everybody_sits_everywhere)
{
    static const char *const names[] = {"random", "greedy", "keeper", "heyden"};
    struct carc_rules *rules = position_rules("base", "rules=hig");
    struct ai_match match = match_of(rules, 4, names);
    unsigned seats[4] = {0};
    for (uint64_t game = 0; game < 4; game++) {
        struct ai_game_result result;
        cr_assert(ai_play_match_game(&match, game, &result));
        unsigned taken = 0;
        for (int i = 0; i < 4; i++) {
            seats[i] |= 1u << result.seat[i];
            taken |= 1u << result.seat[i];
            cr_expect_gt(result.moves[i], 17);
        }
        cr_expect_eq(taken, 15);
    }
    for (int i = 0; i < 4; i++) {
        cr_expect_eq(seats[i], 15);
    }
    free(rules);
}

/* Two greedy ones get the same from a deck whoever is A, and their rate is one half. */
Test(arena, equals_are_equal)
{
    static const char *const names[] = {"greedy", "greedy"};
    struct carc_rules *rules = position_rules("base", "rules=hig");
    struct ai_match match = match_of(rules, 2, names);
    struct ai_match_sum sum = {0};
    for (uint64_t game = 0; game < 60; game++) {
        struct ai_game_result result;
        cr_assert(ai_play_match_game(&match, game, &result));
        ai_match_add(&sum, 2, &result);
    }
    struct ai_match_figures figures = ai_match_figures(&sum);
    cr_expect(figures.low < 0.5 && figures.high > 0.5, "%f", figures.score_rate);
    free(rules);
}

struct list {
    uint64_t next, step;
    int count, stop_after;
    struct ai_match_sum sum;
    struct ai_game_result results[64];
};

static bool take(const struct ai_game_result *result, void *context)
{
    struct list *list = context;
    cr_expect_eq(result->game, list->next);
    list->next += list->step;
    list->results[list->count++] = *result;
    ai_match_add(&list->sum, 2, result);
    return list->count != list->stop_after;
}

static void play_part(
    struct list *list, const struct ai_match *match, uint64_t first, uint64_t step, int threads)
{
    *list = (struct list){.next = first, .step = step, .stop_after = list->stop_after};
    const struct ai_tournament tournament = {.match = match,
        .first = first,
        .step = step,
        .count = 24 / step,
        .threads = threads,
        .report = take,
        .context = list};
    uint64_t fault;
    cr_assert(ai_play_tournament(&tournament, &fault));
}

static bool same_result(const struct ai_game_result *a, const struct ai_game_result *b)
{
    return a->game == b->game && memcmp(a->points, b->points, sizeof a->points) == 0 &&
           memcmp(a->nodes, b->nodes, sizeof a->nodes) == 0 &&
           memcmp(a->moves, b->moves, sizeof a->moves) == 0;
}

/* However it is shared out: the same games, and the same figures to the last bit. */
Test(arena, parts_make_the_whole)
{
    static const char *const names[] = {"keeper", "expert"};
    static struct list whole, threaded, part;
    struct carc_rules *rules = position_rules("base", "rules=hig");
    struct ai_match match = match_of(rules, 2, names);
    play_part(&whole, &match, 0, 1, 1);
    play_part(&threaded, &match, 0, 1, 3);
    struct ai_match_sum sum = {0};
    cr_assert_eq(whole.count, 24);
    cr_assert_eq(threaded.count, 24);
    for (uint64_t shard = 0; shard < 3; shard++) {
        play_part(&part, &match, shard, 3, 2);
        cr_assert_eq(part.count, 8);
        for (int i = 0; i < part.count; i++) {
            cr_expect(same_result(&part.results[i], &whole.results[part.results[i].game]));
            ai_match_add(&sum, 2, &part.results[i]);
        }
    }
    for (int i = 0; i < 24; i++) {
        cr_expect(same_result(&whole.results[i], &threaded.results[i]));
    }
    struct ai_match_figures a = ai_match_figures(&whole.sum);
    struct ai_match_figures b = ai_match_figures(&sum);
    cr_expect_eq(a.score_rate, b.score_rate);
    cr_expect_eq(a.low, b.low);
    cr_expect_eq(a.margin, b.margin);
    cr_expect_eq(a.margin_se, b.margin_se);
    free(rules);
}

Test(arena, stops_when_told)
{
    static const char *const names[] = {"greedy", "random"};
    static struct list list;
    struct carc_rules *rules = position_rules("base", "rules=hig");
    struct ai_match match = match_of(rules, 2, names);
    for (int threads = 1; threads <= 3; threads++) {
        list.stop_after = 5;
        play_part(&list, &match, 0, 1, threads);
        cr_expect_eq(list.count, 5);
    }
    free(rules);
}

static void cheat(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer)
{
    (void)player;
    *answer = (struct ai_answer){.nodes = 1};
    answer->action = (struct carc_action){CARC_PLACE, 0, 0, {0, 0}}; /* where a tile lies */
    if (question->state->turn < 20) {
        const struct ai_player *random = ai_find_player("random");
        random->choose(random, question, answer);
    }
}

Test(arena, finds_out_who_cheats)
{
    static const struct ai_player cheater = {.name = "cheater", .choose = cheat};
    static struct list list;
    struct carc_rules *rules = position_rules("base", "rules=hig");
    struct ai_match match = {.rules = rules,
        .players = 2,
        .player = {ai_find_player("greedy"), &cheater},
        .budget = {.threads = 1}};
    const struct ai_tournament tournament = {.match = &match,
        .first = 6,
        .step = 1,
        .count = 4,
        .threads = 2,
        .report = take,
        .context = &list};
    uint64_t fault = 0;
    cr_expect_not(ai_play_tournament(&tournament, &fault));
    cr_expect(fault == 6 || fault == 7, "two games are begun");
    free(rules);
}

/* Each rung beats the one below by so much that few games show it. */
Test(arena, the_rungs_are_in_order)
{
    static const char *const rungs[][2] = {{"greedy", "random"}, {"easy", "random"},
        {"outlook", "heyden"}, {"outlook", "keeper"}, {"medium", "easy"}, {"expert", "easy"}};
    struct carc_rules *rules = position_rules("base", "rules=hig");
    for (size_t i = 0; i < sizeof rungs / sizeof rungs[0]; i++) {
        struct ai_match match = match_of(rules, 2, rungs[i]);
        match.budget.nodes = 4;
        static struct list list;
        play_part(&list, &match, 0, 1, 2);
        cr_expect_gt(ai_match_figures(&list.sum).low, 0.5, "%s : %s %f", rungs[i][0], rungs[i][1],
            ai_match_figures(&list.sum).score_rate);
    }
    free(rules);
}

Test(tune, bad_weights_play_worse)
{
    struct carc_rules *rules = position_rules("base", "rules=hig");
    const struct ai_tuning tuning = {.rules = rules,
        .against = {ai_find_player("keeper")},
        .against_count = 1,
        .games = 30,
        .threads = 2};
    double good = ai_tune_margin(&tuning, &ai_outlook_default, 9);
    struct ai_outlook_weights bad = ai_outlook_default;
    bad.meeple = 0;
    bad.unfinished = 0;
    bad.reach_city = 0.01;
    cr_expect_gt(good, ai_tune_margin(&tuning, &bad, 9) + 5);
    cr_expect_eq(good, ai_tune_margin(&tuning, &ai_outlook_default, 9), "the same again");
    free(rules);
}

Test(tune, changes_some_weights_and_writes_them)
{
    struct rng rng;
    rng_seed(&rng, 4);
    int changed = 0;
    for (int round = 0; round < 30; round++) {
        struct ai_outlook_weights weights = ai_outlook_default;
        ai_tune_change(&weights, 0.2, &rng);
        const double *values = (const double *)&weights;
        const double *before = (const double *)&ai_outlook_default;
        for (size_t i = 0; i < AI_OUTLOOK_WEIGHT_COUNT; i++) {
            changed += values[i] != before[i];
            cr_expect(values[i] > 0.3 * before[i] && values[i] < 3 * before[i]);
        }
    }
    cr_expect(changed > 100 && changed < 300, "%d of 570", changed);
    struct text text = {0};
    ai_tune_write(&ai_outlook_default, &text);
    cr_expect(strstr(text_string(&text), ".meeple_fade = "));
    cr_expect(strstr(text_string(&text), ".join = "));
    text_finish(&text);
}
