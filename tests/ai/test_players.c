/* The table of players, levels and characters, and limits. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "ai/levels.h"
#include "ai/limit.h"
#include "base/text.h"
#include "position.h"

Test(players, the_table_names_each_once)
{
    size_t count;
    const struct ai_player *table = ai_players(&count);
    for (size_t i = 0; i < count; i++) {
        cr_expect_eq(ai_find_player(table[i].name), &table[i], "%s", table[i].name);
        cr_expect(table[i].title[0] && table[i].summary[0] && table[i].choose, "%s", table[i].name);
    }
    cr_expect_null(ai_find_player("nobody"));
    cr_expect_null(ai_find_player(""));
}

Test(players, there_is_one_for_each_level_and_character)
{
    size_t levels;
    size_t characters;
    ai_levels(&levels);
    const struct ai_character *character = ai_characters(&characters);
    cr_assert_eq(levels, 4);
    cr_assert_eq(characters, 5);
    for (size_t i = 0; i < levels; i++) {
        for (size_t j = 0; j < characters; j++) {
            const struct ai_player *player = ai_level_player(i, j);
            cr_assert_not_null(player);
            const struct ai_seat_kind *kind = player->settings;
            cr_expect(kind->level == i && kind->character == j, "%s", player->name);
            cr_expect_eq(j > 0, strchr(player->name, '-') != NULL, "%s", player->name);
            cr_expect(strstr(player->name, character[j].name), "%s", player->name);
        }
    }
}

/* What a character likes shows in what it does: in games it decides otherwise than the plain one
 * now and then, and mostly as it does. The plain one plays on. */
Test(players, characters_differ)
{
    int differs[5] = {0};
    int decisions = 0;
    for (uint64_t seed = 0; seed < 4; seed++) {
        struct position position = position_of("base", 2, "");
        struct rng rng;
        rng_seed(&rng, seed);
        while (position.state->phase != CARC_PHASE_OVER) {
            if (position.state->phase == CARC_PHASE_DRAW) {
                position_step(position.rules, position.state, &rng);
                continue;
            }
            struct ai_question question = position_question(&position, 1);
            struct carc_action plain = {0};
            for (size_t character = 0; character < 5; character++) {
                const struct ai_player *player = ai_level_player(3, character);
                struct ai_answer answer;
                player->choose(player, &question, &answer);
                plain = character == 0 ? answer.action : plain;
                differs[character] += !carc_same_action(answer.action, plain);
            }
            carc_apply_legal(position.rules, position.state, plain, NULL);
            decisions++;
        }
        position_finish(&position);
    }
    size_t count;
    for (int character = 1; character < 5; character++) {
        cr_expect(differs[character] >= decisions / 50 && differs[character] <= decisions / 2,
            "%s: %d of %d", ai_characters(&count)[character].name, differs[character], decisions);
    }
}

/* Beside three finished cities the field is worth 9 points and there is little time left. */
Test(players, easy_forgets_fields_and_medium_does_not)
{
    struct position position = position_of("base,base", 2,
        "put E 0,1 r2\nput E 0,2 r0\nput E 1,1 r2\nput E 1,2 r0\nput E 2,1 r2\nput E 2,2 r0\n"
        "bag E B\ndraw B\nplace 3,1 r0\n");
    cr_assert_eq(position.state->phase, CARC_PHASE_MEEPLE);
    int farmers[2] = {0};
    for (uint64_t seed = 0; seed < 100; seed++) {
        for (size_t level = 0; level < 2; level++) {
            struct ai_question question = position_question(&position, 0);
            question.seed = seed;
            struct ai_answer answer;
            const struct ai_player *player = ai_level_player(level, 0);
            player->choose(player, &question, &answer);
            const struct carc_tile *tile = &position.rules->set.tiles[position.state->drawn];
            farmers[level] += answer.action.verb == CARC_CLAIM &&
                              tile->segments[answer.action.item].kind == CARC_FIELD;
        }
    }
    cr_expect_leq(farmers[0], 20, "%d", farmers[0]);
    cr_expect_geq(farmers[1], 80, "%d", farmers[1]);
    position_finish(&position);
}

/* The weaker ones err: their choice hangs on the seed. The stronger ones do not. */
Test(players, easy_and_medium_err)
{
    static const char *const names[] = {"easy", "medium", "outlook"};
    int others[3] = {0};
    for (uint64_t number = 0; number < 40; number++) {
        struct position position = position_random("base", 2, 30, CARC_PHASE_TILE, number);
        for (int i = 0; i < 3; i++) {
            const struct ai_player *player = ai_find_player(names[i]);
            struct ai_answer answers[4];
            for (uint64_t seed = 0; seed < 4; seed++) {
                struct ai_question question = position_question(&position, 0);
                question.seed = seed;
                player->choose(player, &question, &answers[seed]);
                others[i] += !carc_same_action(answers[seed].action, answers[0].action);
            }
        }
        position_finish(&position);
    }
    cr_expect_gt(others[0], others[1]);
    cr_expect_gt(others[1], others[2]);
}

/* In a game with hundreds of tiles for six, where a look at everything takes long. */
static struct position large_position(void)
{
    return position_random(
        "base,base,base,base,crop-circles,crop-circles", 6, 100, CARC_PHASE_TILE, 1);
}

/* Few positions are looked at: it ended inside of the first placements. */
Test(players, all_stop_at_once)
{
    struct position position = large_position();
    atomic_bool stop;
    atomic_init(&stop, true);
    size_t count;
    const struct ai_player *table = ai_players(&count);
    for (size_t i = 0; i < count; i++) {
        struct ai_question question = position_question(&position, 0);
        question.budget.stop = &stop;
        struct ai_answer answer;
        table[i].choose(&table[i], &question, &answer);
        cr_expect_eq(carc_try(position.rules, position.state, answer.action), CARC_OK);
        cr_expect_leq(answer.nodes, 40, "%s looked at %d", table[i].name, (int)answer.nodes);
    }
    struct ai_question question = position_question(&position, 0);
    struct ai_answer answer;
    ai_find_player("greedy")->choose(ai_find_player("greedy"), &question, &answer);
    cr_expect_gt(answer.nodes, 80, "so much it would be: %d", (int)answer.nodes);
    position_finish(&position);
}

/* The time of a budget ends every player, also those that need none: a millisecond is not enough to
 * look at all that is possible here. */
Test(players, a_millisecond_is_obeyed)
{
    struct position position = large_position();
    for (int i = 0; i < 2; i++) {
        const struct ai_player *player = ai_find_player(i ? "star" : "expert");
        struct ai_question question = position_question(&position, 0);
        question.budget.milliseconds = 1;
        question.budget.processor_time = i;
        struct ai_answer answer;
        player->choose(player, &question, &answer);
        cr_expect_eq(carc_try(position.rules, position.state, answer.action), CARC_OK);
        cr_expect_lt(answer.nodes, 20000, "%d", (int)answer.nodes);
    }
    position_finish(&position);
}

Test(players, nodes_are_obeyed)
{
    static const char *const names[] = {"star", "uct1000", "hard", "expert"};
    struct position position = position_random("base", 2, 35, CARC_PHASE_TILE, 6);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const struct ai_player *player = ai_find_player(names[i]);
        uint64_t least = 0;
        for (uint64_t nodes = 1; nodes <= 1000; nodes *= 10) {
            struct ai_question question = position_question(&position, nodes);
            struct ai_answer answer;
            player->choose(player, &question, &answer);
            /* Star looks at all placements before it begins. */
            least = i == 0 && nodes == 1 ? answer.nodes : least;
            uint64_t most = nodes > least ? nodes + 1 : least;
            cr_expect(answer.nodes >= nodes && answer.nodes <= most, "%s: %d of %d", names[i],
                (int)answer.nodes, (int)nodes);
        }
    }
    position_finish(&position);
}

Test(limit, by_nodes)
{
    const struct ai_budget budget = {.nodes = 100, .threads = 1};
    struct ai_limit limit = ai_limit_begin(&budget, 1000);
    cr_expect_not(limit.timed, "the player's own time is for budgets without a measure");
    cr_expect_not(ai_limit_over(&limit, 99));
    cr_expect(ai_limit_over(&limit, 100));
    cr_expect_not(ai_limit_spent(&limit, 49, 0.5));
    cr_expect(ai_limit_spent(&limit, 50, 0.5));
    cr_expect_not(ai_limit_called(&limit));
}

Test(limit, by_a_flag)
{
    atomic_bool stop;
    atomic_init(&stop, false);
    const struct ai_budget budget = {.nodes = 100, .threads = 1, .stop = &stop};
    struct ai_limit limit = ai_limit_begin(&budget, 0);
    cr_expect_not(ai_limit_called(&limit));
    atomic_store(&stop, true);
    cr_expect(ai_limit_called(&limit));
    cr_expect(ai_limit_over(&limit, 0));
    cr_expect(ai_limit_spent(&limit, 0, 1));
}

static void wait_for_limit(bool processor_time)
{
    const struct ai_budget budget = {
        .milliseconds = 20, .threads = 1, .processor_time = processor_time};
    struct ai_limit limit = ai_limit_begin(&budget, 3600000);
    cr_expect(limit.timed);
    cr_expect_not(limit.end - limit.begin > 0.021, "20 ms, not the player's own hour");
    while (!ai_limit_spent(&limit, 0, 0.5)) {
    }
    ai_limit_pause(&limit);
    ai_limit_go_on(&limit);
    cr_expect(ai_limit_spent(&limit, 0, 0.5), "what was spent stays spent");
    while (!ai_limit_over(&limit, 0)) {
    }
    cr_expect(ai_limit_called(&limit));
}

Test(limit, by_the_clock)
{
    wait_for_limit(false);
}

Test(limit, by_processor_time)
{
    wait_for_limit(true);
}

Test(limit, without_any)
{
    const struct ai_budget budget = {.threads = 1};
    struct ai_limit limit = ai_limit_begin(&budget, 0);
    cr_expect_not(ai_limit_over(&limit, UINT64_MAX));
    cr_expect_not(ai_limit_spent(&limit, UINT64_MAX, 1));
}
