/* Hints: advice for every step that can be followed, chosen and closed. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "screens.h"
#include "table.h"
#include "ui/shown.h"

TestSuite(hints, .init = screens_begin, .fini = screens_end);

static const struct carc_state *state(const struct player *player)
{
    return session_state(player->app.session);
}

static bool shows(const struct player *player, const char *id)
{
    return ui_shown_find(player->app.ui, id) != NULL;
}

/* The moves of the hint that is shown: none reads as another does. Returns how many. */
static int check_words(const struct player *player)
{
    const struct ui_shown *moves[4] = {NULL};
    int count = 0;
    for (char id[] = "hint-1"; shows(player, id); id[5]++) {
        moves[count++] = ui_shown_find(player->app.ui, id);
        for (int i = 0; i + 1 < count; i++) {
            cr_expect_str_neq(moves[i]->label, moves[count - 1]->label);
        }
        cr_assert_leq(count, 3);
    }
    return count;
}

/* A whole game by hints: each is what the rules allow, in every step. */
Test(hints, play_a_game)
{
    struct player player;
    table_open(&player, &(struct table){.seats = {"person", "person"},
                            .count = 2,
                            .sets = "base,crop-circles,crop-circles-2010",
                            .seed = 17,
                            .nodes = 6});
    player_rest(&player);
    unsigned phases = 0;
    for (int decisions = 0; state(&player)->phase != CARC_PHASE_OVER; decisions++) {
        cr_assert_lt(decisions, 400);
        phases |= 1u << state(&player)->phase;
        size_t position = session_position(player.app.session);
        player_key(&player, "I");
        cr_assert_gt(check_words(&player), 0);
        player_key(&player, "I");
        cr_assert_not(shows(&player, "hint-1"));
        bool picks = player_any(&player, "pass") != NULL && ui_shown_find(player.app.ui, "main") &&
                     ui_shown_find(player.app.ui, "main")->state & UI_DISABLED;
        player_click(&player, picks ? "pass" : "main");
        cr_assert_gt(session_position(player.app.session), position);
    }
    cr_expect_eq(
        phases, 1u << CARC_PHASE_TILE | 1u << CARC_PHASE_CROP_CHOICE | 1u << CARC_PHASE_CROP_TURN);
    player_close(&player);
}

Test(hints, are_chosen_and_closed)
{
    struct player player;
    table_open(&player,
        &(struct table){
            .seats = {"person", "person"}, .count = 2, .sets = "base", .seed = 12, .nodes = 30});
    player_rest(&player);
    while (state(&player)->turn < 9) {
        player_decide(&player);
    }
    player_key(&player, "I");
    cr_assert(shows(&player, "hint-2"));
    player_click(&player, "hint-2");
    cr_expect_not(shows(&player, "hint-2"));
    cr_expect_null(player_any(&player, "cell:"), "the tile lies");
    player_key(&player, "I");
    cr_assert(shows(&player, "hint-1"), "a hint for the meeple");
    player_key(&player, "Escape");
    cr_expect_not(shows(&player, "hint-1"));
    cr_expect_eq(state(&player)->turn, 9);
    player_close(&player);
}

static const char *label(const struct player *player, const char *id)
{
    const struct ui_shown *shown = ui_shown_find(player->app.ui, id);
    cr_assert_not_null(shown, "%s", id);
    return shown->label;
}

/* A city all round on the first turn: one space, and a knight or none. */
Test(hints, tell_whole_turns_where_spaces_are_few)
{
    struct player player;
    const struct table table = {
        .seats = {"person", "person"}, .count = 2, .sets = "base", .nodes = 6};
    bool met = false;
    for (uint64_t seed = 1; seed < 200 && !met; seed++) {
        struct table dealt = table;
        dealt.seed = seed;
        table_open(&player, &dealt);
        met = strcmp(session_rules(player.app.session)->set.tiles[state(&player)->drawn].id, "C") ==
              0;
        if (!met) {
            player_close(&player);
        }
    }
    cr_assert(met);
    player_rest(&player);
    player_key(&player, "I");
    cr_assert_eq(check_words(&player), 2);
    bool knight = strcmp(label(&player, "hint-1"), "With a knight") == 0;
    cr_expect_str_eq(label(&player, "hint-1"), knight ? "With a knight" : "Without a meeple");
    cr_expect_str_eq(label(&player, "hint-2"), knight ? "Without a meeple" : "With a knight");
    cr_expect(ui_shown_text(player.app.ui, "A meeple stays in the supply"));
    player_click(&player, knight ? "hint-2" : "hint-1");
    cr_expect_null(player_any(&player, "cell:"), "the tile lies, and no meeple on it");
    cr_expect_eq(state(&player)->turn, 1);
    player_close(&player);
}
