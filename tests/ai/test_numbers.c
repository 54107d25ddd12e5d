/* The arithmetic: powers and logarithms, ratings, intervals, tests of a rate. */
#include <criterion/criterion.h>
#include <math.h>

#include "ai/arena.h"
#include "ai/elo.h"
#include "ai/evaluation.h"
#include "ai/numbers.h"
#include "base/rng.h"

Test(numbers, powers_are_those_of_the_c_library)
{
    for (int i = 0; i <= 100; i++) {
        for (int j = 0; j <= 640; j += 3) {
            double base = i / 100.0;
            double exponent = j / 64.0;
            cr_expect(fabs(ai_power(base, exponent) - pow(base, exponent)) < 1e-12, "%g to %g",
                base, exponent);
        }
    }
    cr_expect_eq(ai_power(1, 1000), 1);
    cr_expect_eq(ai_power(0.5, 10), 1.0 / 1024);
    /* To the next 1/64. */
    cr_expect_eq(ai_power(0.3, 2.004), ai_power(0.3, 2));
}

Test(numbers, logarithms_and_tangents_are_those_of_the_c_library)
{
    for (uint64_t number = 1; number < (uint64_t)1 << 40; number += number / 3 + 1) {
        cr_expect(fabs(ai_log(number) - log((double)number)) < 1e-9, "%g", (double)number);
    }
    for (int i = -2500; i <= 2500; i++) {
        cr_expect(fabs(ai_tanh(i / 100.0) - tanh(i / 100.0)) < 1e-9, "%d", i);
    }
}

Test(numbers, rounds_to_the_nearest)
{
    cr_expect_eq(ai_rounded(0), 0);
    cr_expect_eq(ai_rounded(1.00001), 1);
    cr_expect_eq(ai_rounded(-1.00001), -1);
    cr_expect_eq(ai_rounded(0.6 / 1024), 1.0 / 1024);
    cr_expect_eq(ai_rounded(-0.6 / 1024), -1.0 / 1024);
}

Test(numbers, the_lead_is_over_the_best_of_the_others)
{
    static const double worth[] = {10, 30, 25};
    cr_expect_eq(ai_lead(worth, 3, 0), -20);
    cr_expect_eq(ai_lead(worth, 3, 1), 5);
    cr_expect_eq(ai_lead(worth, 3, 2), -5);
    cr_expect_eq(ai_lead(worth, 1, 0), 10);
}

/* A sum of games between two, of which the first won so many. */
static struct ai_match_sum sum_of(int wins, int draws, int losses)
{
    struct ai_match_sum sum = {0};
    for (int i = 0; i < wins + draws + losses; i++) {
        struct ai_game_result result = {.points = {50, 50}};
        result.points[0] += i < wins ? 10 : i < wins + draws ? 0 : -10;
        ai_match_add(&sum, 2, &result);
    }
    return sum;
}

/* Known values: 81 of 263 is the example of Newcombe (1998), 0.2553 to 0.3662. */
Test(numbers, the_interval_is_that_of_wilson)
{
    struct ai_match_sum sum = sum_of(81, 0, 182);
    struct ai_match_figures figures = ai_match_figures(&sum);
    cr_expect(fabs(figures.score_rate - 81.0 / 263) < 1e-12);
    cr_expect(fabs(figures.low - 0.2553) < 5e-5, "%f", figures.low);
    cr_expect(fabs(figures.high - 0.3662) < 5e-5, "%f", figures.high);
    /* And 1 of 29 there: 0.0061 to 0.1718. */
    sum = sum_of(1, 0, 28);
    figures = ai_match_figures(&sum);
    cr_expect(fabs(figures.low - 0.0061) < 5e-5, "%f", figures.low);
    cr_expect(fabs(figures.high - 0.1718) < 5e-5, "%f", figures.high);
}

Test(numbers, a_draw_is_half_a_win)
{
    struct ai_match_sum sum = sum_of(3, 4, 3);
    struct ai_match_figures figures = ai_match_figures(&sum);
    cr_expect_eq(sum.games, 10);
    cr_expect_eq(figures.score_rate, 0.5);
    cr_expect_eq(figures.margin, 0);
    /* Six margins of +-10 and four of 0: variance 600 / 9, error of the mean sqrt(600 / 90). */
    cr_expect(fabs(figures.margin_se - sqrt(600.0 / 90)) < 1e-12, "%f", figures.margin_se);
}

Test(numbers, a_shared_victory_of_three_is_a_third)
{
    struct ai_match_sum sum = {0};
    struct ai_game_result result = {.points = {70, 70, 70, 20}};
    ai_match_add(&sum, 4, &result);
    struct ai_match_figures figures = ai_match_figures(&sum);
    cr_expect(fabs(figures.score_rate - 1.0 / 3) < 1e-12);
    cr_expect_eq(figures.winner_mean, 70);
    cr_expect_eq(figures.loser_mean, 20);
    cr_expect_eq(figures.margin_se, 0, "one game has no error");
}

Test(numbers, no_games_give_no_figures)
{
    struct ai_match_sum sum = {0};
    struct ai_match_figures figures = ai_match_figures(&sum);
    cr_expect_eq(figures.score_rate, 0);
    cr_expect_eq(figures.margin_se, 0);
    cr_expect_eq(ai_match_sprt(&sum, 0.55), 0);
}

/* Wald's bounds for 5 % and 5 %: ln 19 = 2.944. A win counts ln 1.1 = 0.0953, a loss ln 0.9 =
 * -0.1054: 31 wins in a row are enough and 30 are not; 28 losses are and 27 are not. */
Test(numbers, the_ratio_test_stops_where_wald_says)
{
    static const struct {
        int wins, draws, losses, expected;
    } cases[] = {{31, 0, 0, 1}, {30, 0, 0, 0}, {0, 0, 28, -1}, {0, 0, 27, 0}, {50, 0, 50, 0},
        {200, 0, 100, 1}, {100, 400, 100, -1}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct ai_match_sum sum = sum_of(cases[i].wins, cases[i].draws, cases[i].losses);
        cr_expect_eq(ai_match_sprt(&sum, 0.55), cases[i].expected, "case %zu", i);
    }
}

/* Two players: the rating difference is 400 log10 of the odds, with the added half games. */
Test(numbers, ratings_of_two)
{
    static const double wins[] = {0, 75, 25, 0};
    double ratings[2];
    ai_elo(2, wins, 1, ratings);
    cr_expect_eq(ratings[1], 0);
    cr_expect(fabs(ratings[0] - 400 * log10(75.5 / 25.5)) < 1e-6, "%f", ratings[0]);
    static const double all[] = {0, 100, 0, 0};
    ai_elo(2, all, 0, ratings);
    cr_expect_eq(ratings[0], 0);
    cr_expect(fabs(ratings[1] + 400 * log10(100.5 / 0.5)) < 1e-3, "%f", ratings[1]);
}

/* Expected results of known ratings give those ratings back, though a pair never met. */
Test(numbers, ratings_of_many)
{
    enum { COUNT = 4 };
    static const double known[COUNT] = {0, 150, -200, 420};
    double wins[COUNT * COUNT] = {0};
    for (int i = 0; i < COUNT; i++) {
        for (int j = 0; j < COUNT; j++) {
            bool met = i != j && i + j != 3;
            double rate = 1 / (1 + pow(10, (known[j] - known[i]) / 400));
            wins[i * COUNT + j] = met ? 1e6 * rate : 0;
        }
    }
    double ratings[COUNT];
    ai_elo(COUNT, wins, 0, ratings);
    for (int i = 0; i < COUNT; i++) {
        cr_expect(fabs(ratings[i] - known[i]) < 0.5, "%d: %f", i, ratings[i]);
    }
}
