#include <criterion/criterion.h>
#include <string.h>

#include "notation/board.h"
#include "position.h"

static void expect_tile(const struct position *position, const char *id, int rotation, bool unicode,
    const char *picture)
{
    int tile = carc_find_tile(&position->rules->set, id);
    struct text out;
    text_init(&out);
    notation_tile_picture(&position->rules->set.tiles[tile], rotation, unicode, &out);
    cr_expect_str_eq(text_string(&out), picture);
    text_finish(&out);
}

Test(board, tiles)
{
    struct position position;
    position_begin(&position, "base,crop-circles", 2);
    expect_tile(&position, "D", 1, false,
        " ...|... \n"
        "....|..##\n"
        "....|.###\n"
        "....|..##\n"
        " ...|... \n");
    expect_tile(&position, "A", 0, false,
        " ....... \n"
        ".........\n"
        "...[M]...\n"
        "....|....\n"
        " ...|... \n");
    expect_tile(&position, "CC-B", 0, false,
        " ...|... \n"
        ".....(c).\n"
        "----+..--\n"
        "....|....\n"
        " ...|... \n");
    expect_tile(&position, "O", 0, true,
        "▒▒▒▒▒▒▒▒ \n"
        "▒▒▒!▒▒···\n"
        "▒▒▒▒┌────\n"
        "▒▒··│····\n"
        " ···│··· \n");
    position_end(&position);
}

/* Each meeple of each segment can be seen, and no other capital letter. */
Test(board, every_segment_shows_its_meeple)
{
    struct position position;
    position_begin(&position, "base,crop-circles,crop-circles-2010", 2);
    struct text out;
    text_init(&out);
    for (int tile = 0; tile < position.rules->set.count; tile++) {
        for (int segment = 0; segment < position.rules->set.tiles[tile].segment_count; segment++) {
            carc_start(position.rules, 2, position.state);
            struct carc_action *actions =
                base_alloc(carc_max_actions(position.rules) * sizeof *actions);
            struct carc_action draw = {CARC_DRAW, 0, (uint16_t)tile, {0, 0}};
            struct carc_action claim = {CARC_CLAIM, 0, (uint16_t)segment, {0, 0}};
            cr_assert_eq(carc_apply(position.rules, position.state, draw, NULL), CARC_OK);
            carc_actions(position.rules, position.state, actions);
            carc_apply_legal(position.rules, position.state, actions[0], NULL);
            cr_assert_eq(carc_apply(position.rules, position.state, claim, NULL), CARC_OK);
            text_clear(&out);
            notation_board_picture(position.rules, position.state, NULL, &out);
            bool home = position.state->supply[0] == 7; /* it completed something */
            cr_expect_eq(strchr(text_string(&out), 'A') == NULL, home, "%s %d\n%s",
                position.rules->set.tiles[tile].id, segment, text_string(&out));
            free(actions);
        }
    }
    text_finish(&out);
    position_end(&position);
}

Test(board, marks_and_rims)
{
    struct position position;
    position_begin(&position, "base", 2);
    static const struct notation_mark marks[] = {{{-1, 0}, "12"}, {{0, 1}, "7"}};
    struct notation_style style = {false, marks, 2};
    struct text out;
    text_init(&out);
    notation_board_picture(position.rules, position.state, &style, &out);
    cr_expect_str_eq(text_string(&out), "        -1        0\n"
                                        "               #######\n"
                                        "              ...###...\n"
                                        "   0    12    ---------\n"
                                        "              .........\n"
                                        "               .......\n"
                                        "\n"
                                        "\n"
                                        "   1              7\n"
                                        "\n"
                                        "\n"
                                        "        -1        0\n");
    text_finish(&out);
    position_end(&position);
}
