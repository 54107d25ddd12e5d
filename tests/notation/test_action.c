#include <criterion/criterion.h>
#include <stdlib.h>

#include "base/macros.h"
#include "base/rng.h"
#include "notation/action.h"
#include "position.h"

static void check_round_trip(const struct position *position, struct carc_action action)
{
    struct text line;
    text_init(&line);
    notation_write_action(position->rules, position->state, action, &line);
    struct diag diag;
    diag_init(&diag, "");
    struct carc_action again;
    bool read =
        notation_parse_action(position->rules, position->state, text_string(&line), &again, &diag);
    cr_assert(read, "%s: %s", text_string(&line), diag.messages[0].text);
    cr_expect(carc_same_action(action, again), "%s", text_string(&line));
    text_finish(&line);
}

/* Every legal action of random games is read as it was written. */
Test(action, round_trip)
{
    struct position position;
    position_begin(&position, "base,crop-circles,crop-circles-2010", 3);
    struct carc_action *actions = base_alloc(carc_max_actions(position.rules) * sizeof *actions);
    struct rng rng;
    rng_seed(&rng, 5);
    for (int game = 0; game < 5; game++) {
        carc_start(position.rules, 3, position.state);
        while (position.state->phase != CARC_PHASE_OVER) {
            size_t count = carc_actions(position.rules, position.state, actions);
            for (size_t i = 0; i < count; i++) {
                check_round_trip(&position, actions[i]);
            }
            struct carc_action chosen = actions[rng_below(&rng, (uint32_t)count)];
            carc_apply_legal(position.rules, position.state, chosen, NULL);
        }
    }
    free(actions);
    position_end(&position);
}

/* A tile whose id stands in two sets is written with its set. */
static const struct {
    const char *line;
    const char *message;
} faults[] = {
    {"", "found nothing, expected an action"},
    {"plce 1,0 r1", "found \"plce\", expected draw, place, claim, pass, crop, add or return; did "
                    "you mean \"place\"?"},
    {"place 1,0", "found 1 words after \"place\", expected: place X,Y rN"},
    {"place 1,0 r4",
        "found \"r4\", expected a rotation r0, r1, r2 or r3 (quarter turns clockwise)"},
    {"place 1 r0",
        "found \"1\", expected a cell x,y with numbers from -2000 to 2000, such as 1,-2"},
    {"place 1,2001 r0",
        "found \"1,2001\", expected a cell x,y with numbers from -2000 to 2000, such as 1,-2"},
    {"draw CCA", "found \"CCA\", expected a tile; did you mean \"CC-A\"?"},
    {"draw nothing", "found \"nothing\", expected a tile of the sets in use"},
    {"claim north-sest", "found \"north-sest\", expected a segment of tile CC-B: through, "
                         "stub-north, stub-east, middle, north-east or south-west; did you mean "
                         "\"north-east\"?"},
    {"crop a", "found \"a\", expected A or B"},
    {"add 4,4 road", "found cell 4,4, where no tile lies; expected a cell with a tile"},
    {"return 0,0 rode",
        "found \"rode\", expected a segment of tile D: city, road, north or south; did you mean "
        "\"road\"?"},
};

Test(action, faults)
{
    struct position position;
    position_begin(&position, "base,crop-circles", 2);
    position_play(&position, "draw CC-B;place 1,0 r0");
    for (size_t i = 0; i < ARRAY_LENGTH(faults); i++) {
        struct diag diag;
        diag_init(&diag, "");
        struct carc_action action;
        cr_assert_not(
            notation_parse_action(position.rules, position.state, faults[i].line, &action, &diag));
        cr_expect_str_eq(diag.messages[0].text, faults[i].message);
        cr_expect_eq(diag.errors, 1);
    }
    position_end(&position);
}

Test(action, no_tile_to_claim_on)
{
    struct position position;
    position_begin(&position, "base", 2);
    position.state->placed = 0;
    struct diag diag;
    diag_init(&diag, "");
    struct carc_action action;
    cr_expect_not(
        notation_parse_action(position.rules, position.state, "claim city", &action, &diag));
    position_end(&position);
}
