/* Crop circles in the client: choices that are none, what is told of them, and who is away. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "client/game/parts.h"
#include "rules/query.h"
#include "screens.h"
#include "ui/shown.h"

TestSuite(circles, .init = screens_begin, .fini = screens_end);

static const struct carc_state *state_of(const struct player *player)
{
    return session_state(player->app.session);
}

static bool phase_is(const struct player *player, int phase)
{
    return state_of(player)->phase == phase;
}

static void play_to(struct player *player, int phase)
{
    while (!phase_is(player, phase)) {
        cr_assert(player_decide(player));
    }
}

/* ---- Choices that are none. */

static bool same_place(const struct camera *a, const struct camera *b)
{
    return a->tile == b->tile && a->origin.x == b->origin.x && a->origin.y == b->origin.y;
}

Test(circles, an_idle_circle_may_choose_by_itself)
{
    struct player player;
    player_open(&player, 2, "base,crop-circles", 8);
    player.app.settings.skip_idle_circles = true;
    for (int i = 0; i < 90 && player_decide(&player); i++) {
        if (phase_is(&player, CARC_PHASE_CROP_CHOICE)) {
            enum carc_skip skip;
            int options = 0;
            for (int p = 0; p < 2; p++) {
                for (int choice = CARC_CROP_A; choice <= CARC_CROP_B; choice++) {
                    options += carc_crop_options(session_rules(player.app.session),
                        state_of(&player), p, (enum carc_crop)choice, &skip);
                }
            }
            cr_expect_gt(options, 0, "only a choice that changes something is asked for");
        }
    }
    player_close(&player);
}

Test(circles, a_forced_meeple_may_return_by_itself)
{
    struct player player;
    player_open(&player, 3, "base,crop-circles", 11);
    player.app.settings.auto_take = true;
    size_t taken = 0;
    for (int i = 0; i < 150 && player_decide(&player); i++) {
        if (phase_is(&player, CARC_PHASE_CROP_CHOICE)) {
            player_key(&player, "B");
            player_key(&player, "Return");
            taken++;
        }
        if (phase_is(&player, CARC_PHASE_CROP_TURN)) {
            enum carc_skip skip;
            cr_expect_gt(carc_crop_options(session_rules(player.app.session), state_of(&player),
                             carc_actor(state_of(&player)), CARC_CROP_B, &skip),
                1, "who has only one is not asked");
        }
    }
    cr_expect_gt(taken, 2);
    player_close(&player);
}

/* The card that the keyboard reached last is no reason to take A when B was pressed. */
Test(circles, return_confirms_the_choice_that_was_made_last)
{
    struct player player;
    player_open(&player, 2, "base,crop-circles", 8);
    int chosen = 0;
    while (player_decide(&player) && chosen < 3) {
        if (!phase_is(&player, CARC_PHASE_CROP_CHOICE)) {
            continue;
        }
        size_t step = session_position(player.app.session);
        player_key(&player, "Tab"); /* to a card */
        player_key(&player, "A");
        if (phase_is(&player, CARC_PHASE_CROP_CHOICE)) { /* else it was an idle one */
            player_key(&player, "B");
            player_key(&player, "Return");
            cr_expect_str_eq(session_record(player.app.session)->steps[step].text, "crop B");
            chosen++;
        }
    }
    cr_expect_eq(chosen, 3);
    player_close(&player);
}

/* The card covers a part of the board, so the camera makes room. Without it all is as it was. */
Test(circles, a_look_at_the_board_shows_it_as_before)
{
    struct player player;
    player_open(&player, 2, "base,crop-circles", 8);
    while (!phase_is(&player, CARC_PHASE_CROP_CHOICE)) {
        cr_assert(player_decide(&player));
    }
    const struct game *game = player.app.scenes.open[player.app.scenes.depth - 1].memory;
    struct camera aside = game->camera;
    player_key(&player, "V");
    cr_expect(!same_place(&game->camera, &aside));
    for (int i = 0; i < game_state(game)->placed; i++) {
        struct carc_placement tile = carc_placement(game_rules(game), game_state(game), i);
        struct ui_rect rect = camera_cell(&game->camera, tile.cell);
        cr_expect(rect.x >= 0 && rect.x + rect.w <= game->layout.viewport.w, "tile %d", i);
    }
    player_key(&player, "V");
    cr_expect(same_place(&game->camera, &aside), "and aside again");
    player_close(&player);
}

/* ---- What is told of a crop circle. */

Test(circles, a_choice_made_by_itself_is_told_and_logged)
{
    struct player player;
    bool told = false;
    for (uint64_t seed = 1; seed < 12 && !told; seed++) {
        player_open(&player, 2, "base,crop-circles", seed);
        player.app.settings.skip_idle_circles = true;
        while (!told && player_decide(&player)) {
            told = ui_shown_text(player.app.ui, "The crop circle changes nothing: A was chosen");
        }
        cr_expect(!told || ui_shown_text(player.app.ui, "Circle ("), "the log has it, too");
        player_close(&player);
    }
    cr_expect(told);
}

/* Who is away is waited for, played for, or skipped where the rules allow it. */
Test(circles, somebody_away_in_a_crop_circle_is_played_for_or_skipped)
{
    struct player player;
    player_open(&player, 3, "base,crop-circles", 11);
    bool skipped = false;
    while (!skipped) {
        play_to(&player, CARC_PHASE_CROP_CHOICE);
        player_key(&player, "A");
        player_key(&player, "Return");
        if (!phase_is(&player, CARC_PHASE_CROP_TURN)) {
            continue;
        }
        int actor = carc_actor(state_of(&player));
        player_click(&player, ui_format(player.app.ui, "player:%d", actor + 1));
        player_click(&player, "seat-wait");
        cr_expect_eq(carc_actor(state_of(&player)), actor);
        player_click(&player, ui_format(player.app.ui, "player:%d", actor + 1));
        player_click(&player, "seat-skip");
        skipped =
            !phase_is(&player, CARC_PHASE_CROP_TURN) || carc_actor(state_of(&player)) != actor;
        cr_assert(skipped, "A may be declined");
    }
    player_close(&player);
}

/* ---- What is told of those who are passed over. */

/* How many messages say so, and whether one names two players or more. */
static size_t times_passed_over(const struct player *player, bool *several)
{
    size_t times = 0;
    for (size_t i = 0; i < ui_shown_count(player->app.ui); i++) {
        const char *label = ui_shown_at(player->app.ui, i)->label;
        const char *words = strstr(label, ": no such meeple on the board");
        const char *comma = strchr(label, ',');
        times += words != NULL;
        *several |= words != NULL && comma != NULL && comma < words;
    }
    return times;
}

static bool in_circle(const struct player *player)
{
    return phase_is(player, CARC_PHASE_CROP_CHOICE) || phase_is(player, CARC_PHASE_CROP_TURN);
}

Test(circles, one_message_names_all_who_are_passed_over)
{
    struct player player;
    bool several = false;
    player_open(&player, 6, "base,crop-circles", 4);
    bool more = true;
    for (int i = 0; more && i < 400; i++) {
        bool circle = in_circle(&player);
        ui_advance(player.app.ui, circle ? 5000 : 0); /* what was told before is gone */
        player_rest(&player);
        more = player_decide(&player);
        size_t told = circle ? times_passed_over(&player, &several) : 0;
        cr_expect_leq(told, phase_is(&player, CARC_PHASE_CROP_TURN) ? 0 : 1,
            "what the order of step 4 tells lies over no meeple");
    }
    cr_expect(several, "in some circle two or more have no such meeple");
    player_close(&player);
}

/* ---- What A asks, by the rules of the game. */

static void expect_words(const char *rules, const char *words, const char *rule)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    player_begin_by(&player, 3, "base,crop-circles", 8, rules);
    play_to(&player, CARC_PHASE_CROP_CHOICE);
    cr_expect(ui_shown_text(player.app.ui, words), "%s", rules);
    const char *last = session_names(player.app.session)[state_of(&player)->turn_player];
    char order[120];
    snprintf(order, sizeof order, "In this order: left neighbour first, %s last", last);
    cr_expect(ui_shown_text(player.app.ui, order));
    while (!phase_is(&player, CARC_PHASE_CROP_TURN) || state_of(&player)->crop != CARC_CROP_A) {
        if (phase_is(&player, CARC_PHASE_CROP_CHOICE)) {
            player_key(&player, "A");
            player_key(&player, "Return");
        } else {
            cr_assert(player_decide(&player));
        }
    }
    player_key(&player, "F1");
    cr_expect(ui_shown_text(player.app.ui, words), "the help, by %s", rules);
    cr_expect_str_eq(ui_shown_find(player.app.ui, "help-rule")->label, rule);
    player_close(&player);
}

/* Whether it may or must be done, and where. */
Test(circles, the_words_follow_the_rules)
{
    expect_words(
        "hig", "*may* place one meeple from the supply beside one of their own ", "Rule X-8");
    expect_words("zmg", "*must* place one meeple from the supply anywhere ", "Rule X-12");
}

/* ---- What a choice would do. */

/* A plus or cross leaves its figure to be seen, however small that is. */
Test(circles, a_sign_is_as_small_as_its_tile)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    player_begin(&player, 2, "base,crop-circles", 8);
    struct game *game = player.app.scenes.open[player.app.scenes.depth - 1].memory;
    float before = 0;
    for (float tile = 30; tile <= 150; tile += 10) {
        game->camera.tile = tile;
        struct picture_figure figure = game_figure(game, 0, CARC_CITY, 1);
        struct ui_rect rect = picture_meeple_rect((struct ui_point){300, 300}, &figure);
        struct ui_rect sign = game_sign(game, rect, false, true);
        struct ui_rect both = ui_overlap(rect, sign);
        cr_expect_lt(both.w * both.h, 0.3f * rect.w * rect.h, "%g", (double)tile);
        cr_expect(sign.w >= 14 && sign.w <= 28 && sign.w >= before);
        before = sign.w;
    }
    player_close(&player);
}

/* The words about gains and losses lie apart, in the smallest window too. Returns how many. */
static int check_pills(const struct player *player)
{
    const struct ui *ui = player->app.ui;
    const struct game *game = player->app.scenes.open[player->app.scenes.depth - 1].memory;
    struct ui_rect pills[64];
    int count = 0;
    for (size_t i = 0; i < ui_shown_count(ui); i++) {
        const struct ui_shown *shown = ui_shown_at(ui, i);
        if (strncmp(shown->label, "would ", 6) != 0) {
            continue;
        }
        struct ui_rect rect = shown->ink;
        cr_expect(rect.x >= 0 && rect.x + rect.w <= game->layout.screen.w);
        for (int k = 0; k < count; k++) {
            struct ui_rect both = ui_overlap(pills[k], rect);
            cr_expect(both.w <= 0 || both.h <= 0, "\"%s\" lies over another", shown->label);
        }
        cr_assert_lt(count, 64);
        pills[count++] = rect;
    }
    return count;
}

Test(circles, what_is_told_of_a_choice_lies_apart)
{
    struct player player;
    player_open_window(&player, SCREENS_SMALLEST);
    int pills = 0;
    for (uint64_t seed = 7; seed < 10; seed++) {
        player_begin(&player, 6, "base,crop-circles", seed);
        do {
            if (phase_is(&player, CARC_PHASE_CROP_CHOICE)) {
                player_key(&player, "A");
                pills += check_pills(&player);
                player_key(&player, "B");
                pills += check_pills(&player);
                player_key(&player, "V"); /* on all of the board there is more room */
                pills += check_pills(&player);
                player_key(&player, "V");
            }
        } while (player_decide(&player));
    }
    cr_expect_gt(pills, 20);
    player_close(&player);
}

/* ---- Who has one such meeple only. */

static void play_to_forced(struct player *player)
{
    player_open(player, 2, "base,crop-circles", 8);
    const struct game *game = player->app.scenes.open[player->app.scenes.depth - 1].memory;
    do {
        play_to(player, CARC_PHASE_CROP_CHOICE);
        player_key(player, "B");
        if (phase_is(player, CARC_PHASE_CROP_CHOICE)) {
            player_key(player, "Return");
        }
    } while (!turn_is_forced(&game->turn));
}

Test(circles, the_only_meeple_is_picked_but_not_returned)
{
    struct player player;
    play_to_forced(&player);
    size_t before = session_position(player.app.session);
    cr_expect(ui_shown_find(player.app.ui, "candidate:1")->state & UI_ON);
    cr_expect_not(ui_shown_find(player.app.ui, "main")->state & UI_DISABLED);
    player_key(&player, "1");
    player_click(&player, "candidate:1");
    cr_expect(ui_shown_find(player.app.ui, "candidate:1")->state & UI_ON, "no other can be picked");
    cr_expect_eq(session_position(player.app.session), before, "it waits to be confirmed");
    player_key(&player, "Space");
    cr_expect_gt(session_position(player.app.session), before);
    player_close(&player);
}
