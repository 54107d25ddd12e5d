/* Who plays a seat, by the words of records and of the command line. */
#include <criterion/criterion.h>

#include "client/opponent.h"
#include "client/options.h"

Test(opponent, sits_where_the_command_line_says)
{
    const char *words[] = {"client", "--seat", "person", "--seat=hard-builder", "--seat",
        "hard-builder", "--players", "4", "--nodes", "50", "--pace", "brisk", NULL};
    struct options options;
    cr_assert(options_read(&options, 12, (char **)words));
    cr_expect(options.new_game);
    cr_expect_eq(options.nodes, 50);
    cr_expect_eq(options.settings.pace, SETTINGS_BRISK);
    const struct record_seat *seats = options.record.seats;
    cr_assert_eq(options.record.seat_count, 4);
    cr_expect_not(seats[0].computer);
    cr_expect(seats[1].computer);
    cr_expect_str_eq(seats[1].level, "hard-builder");
    cr_expect_str_eq(seats[1].name, "Bruno");
    cr_expect_str_eq(seats[2].name, "Bruno 2");
    cr_expect_not(seats[3].computer);
    options_finish(&options);
}

/* A word of a later version is played by the strongest, and kept. */
Test(opponent, of_an_unknown_level_is_the_expert)
{
    struct record_seat seat = {.computer = true, .level = "grandmaster"};
    cr_expect_str_eq(opponent_player(&seat)->name, "expert");
    cr_expect_eq(opponent_of(&seat).level, opponent_levels());
    seat.computer = false;
    cr_expect_null(opponent_player(&seat));
}
