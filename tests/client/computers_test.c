/* Computer players in the client: whole games, and everything that may come between. */
#include <criterion/criterion.h>
#include <string.h>
#include <time.h>

#include "ai/player.h"
#include "record/replay.h"
#include "screens.h"
#include "table.h"
#include "ui/shown.h"

TestSuite(computers, .init = screens_begin, .fini = screens_end);

/* Answers with what nobody may do. */
static void do_nonsense(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer)
{
    (void)player;
    (void)question;
    *answer = (struct ai_answer){.action = {.verb = CARC_PLACE, .cell = {90, 90}}};
}

static const struct ai_player sleeper = {.name = "sleeper", .choose = table_wait_for_stop};
static const struct ai_player liar = {.name = "liar", .choose = do_nonsense};

static const struct carc_state *state(const struct player *player)
{
    return session_state(player->app.session);
}

static const char *scene(const struct player *player)
{
    const struct scene_stack *scenes = &player->app.scenes;
    return scenes->open[scenes->depth - 1].scene->name;
}

static bool is_computers(const struct player *player, int seat)
{
    return session_record(player->app.session)->seats[seat].computer;
}

/* A click, or a key, while somebody thinks. */
static void click_then(struct player *player, const char *id)
{
    ui_advance(player->app.ui, 500);
    cr_assert(ui_script_click(player->app.ui, id), "cannot click on %s", id);
    table_tick(player);
}

static void key_then(struct player *player, const char *name)
{
    ui_advance(player->app.ui, 500);
    cr_assert(ui_script_key(player->app.ui, name), "no such key: %s", name);
    table_tick(player);
}

/* What was played can be read and verified, and is written to `out`. */
static void take_record(const struct player *player, struct text *out)
{
    session_write(player->app.session, out);
    struct record record;
    struct diag diag;
    diag_init(&diag, "record");
    cr_assert(record_read(&record, text_string(out), out->size, "record", &diag), "%s",
        diag.messages[0].text);
    cr_assert(record_verify(&record, session_rules(player->app.session), &diag), "%s",
        diag.messages[0].text);
    record_finish(&record);
}

/* A person against computers of all levels; the person only ever has to decide for herself. */
Test(computers, a_person_plays_with_them)
{
    struct player player;
    struct text record = {0};
    table_open(
        &player, &(struct table){.seats = {"easy-farmer", "person", "hard", "expert-builder"},
                     .count = 4,
                     .sets = "base,crop-circles",
                     .seed = 21,
                     .nodes = 12});
    player_rest(&player);
    for (int decisions = 0; state(&player)->phase != CARC_PHASE_OVER; decisions++) {
        cr_assert_lt(decisions, 400);
        cr_assert_eq(carc_actor(state(&player)), 1);
        player_decide(&player);
    }
    cr_assert_str_eq(scene(&player), "end");
    take_record(&player, &record);
    cr_expect_not_null(strstr(text_string(&record), "seat 1 \"Ann\" computer easy-farmer"));
    cr_expect_not_null(strstr(text_string(&record), "seat 2 \"Bob\" human"));
    text_finish(&record);
    player_close(&player);
}

static void play_among_themselves(int seats, struct text *record)
{
    struct player player;
    struct table table = {
        .seats = {"hard-calm", "easy", "medium-joiner", "expert", "easy", "hard-farmer"},
        .count = seats,
        .sets = "base,crop-circles,crop-circles-2010",
        .seed = 40 + (uint64_t)seats,
        .nodes = 6};
    table_open(&player, &table);
    player_rest(&player);
    cr_assert_eq(state(&player)->phase, CARC_PHASE_OVER);
    cr_assert_str_eq(scene(&player), "end");
    session_set_id(player.app.session, 1); /* which is chance */
    take_record(&player, record);
    cr_expect_not_null(strstr(text_string(record), "\ncrop "));
    player_close(&player);
}

Test(computers, play_among_themselves)
{
    for (int seats = 2; seats <= 6; seats++) {
        struct text record = {0};
        play_among_themselves(seats, &record);
        text_finish(&record);
    }
}

/* The same seeds, nodes and seats: the same game. */
Test(computers, repeat_themselves)
{
    struct text records[2] = {{0}, {0}};
    play_among_themselves(3, &records[0]);
    play_among_themselves(3, &records[1]);
    cr_expect_str_eq(text_string(&records[0]), text_string(&records[1]));
    text_finish(&records[0]);
    text_finish(&records[1]);
}

static struct table against(const struct ai_player *stand_in)
{
    return (struct table){
        .seats = {"person", "hard"}, .count = 2, .sets = "base", .seed = 5, .stand_in = stand_in};
}

/* Ends the person's first turn; then the computer has the word. */
static void end_first_turn(struct player *player)
{
    player_rest(player);
    key_then(player, "Tab");
    key_then(player, "Return");
    key_then(player, "Space");
    cr_assert_eq(carc_actor(state(player)), 1);
    cr_assert_eq(state(player)->turn, 2);
}

Test(computers, undo_ends_the_thinking)
{
    struct player player;
    struct table table = against(&sleeper);
    table_open(&player, &table);
    player_rest(&player);
    uint64_t before = carc_hash(session_rules(player.app.session), state(&player));
    end_first_turn(&player);
    ui_advance(player.app.ui, 500);
    table_tick(&player);
    cr_expect(ui_shown_text(player.app.ui, "is thinking"));
    cr_expect_null(player_any(&player, "cell:"), "it is not for the person to decide");
    click_then(&player, "undo");
    click_then(&player, "undo-yes");
    player_rest(&player); /* nobody thinks any more, or this would not end */
    cr_expect_eq(carc_actor(state(&player)), 0);
    cr_expect_eq(state(&player)->phase, CARC_PHASE_MEEPLE);
    player_click(&player, "undo");
    cr_expect_eq(carc_hash(session_rules(player.app.session), state(&player)), before);
    player_close(&player);
}

/* One undo passes over all that computers did, and one redo brings it again. */
Test(computers, undo_goes_back_to_a_person)
{
    struct player player;
    table_open(&player, &(struct table){.seats = {"person", "easy", "medium"},
                            .count = 3,
                            .sets = "base,crop-circles",
                            .seed = 8,
                            .nodes = 10});
    player_rest(&player);
    for (int turn = 0; turn < 8; turn++) {
        int number = state(&player)->turn;
        while (state(&player)->turn == number) {
            player_decide(&player);
        }
        uint64_t after = carc_hash(session_rules(player.app.session), state(&player));
        cr_assert_eq(carc_actor(state(&player)), 0);
        player_click(&player, "undo");
        player_click(&player, "undo-yes");
        cr_assert_eq(carc_actor(state(&player)), 0);
        cr_assert_lt(state(&player)->turn, number + 3);
        player_key(&player, "Ctrl+Y");
        cr_assert_eq(carc_hash(session_rules(player.app.session), state(&player)), after);
    }
    player_close(&player);
}

Test(computers, pause)
{
    struct player player;
    struct table table = against(&sleeper);
    table_open(&player, &table);
    end_first_turn(&player);
    key_then(&player, "P");
    player_rest(&player);
    cr_expect(ui_shown_text(player.app.ui, "Paused"));
    cr_expect_eq(state(&player)->turn, 2);
    key_then(&player, "P");
    ui_advance(player.app.ui, 500);
    table_tick(&player);
    cr_expect(ui_shown_text(player.app.ui, "is thinking"));
    key_then(&player, "Space"); /* decide now */
    for (int i = 0; i < 2000 && state(&player)->phase == CARC_PHASE_TILE; i++) {
        nanosleep(&(struct timespec){0, 1000000}, NULL);
        table_tick(&player);
    }
    cr_expect_neq(state(&player)->phase, CARC_PHASE_TILE);
    player_close(&player); /* in the midst of its thoughts about the meeple */
}

/* What the menu offers is what it does: the opposite of how it is. */
Test(computers, the_menu_lets_them_pause_and_go_on)
{
    struct player player;
    struct table table = against(&sleeper);
    table_open(&player, &table);
    player_rest(&player);
    for (int round = 0; round < 3; round++) {
        player_click(&player, "menu");
        const struct ui_shown *item = ui_shown_find(player.app.ui, "menu-pause");
        cr_assert_not_null(item);
        cr_expect_str_eq(
            item->label, round == 1 ? "Computer players go on" : "Pause computer players");
        player_click(&player, "menu-pause");
    }
    player_close(&player);
}

Test(computers, a_person_takes_over)
{
    struct player player;
    struct table table = against(&sleeper);
    table_open(&player, &table);
    end_first_turn(&player);
    click_then(&player, "player:2");
    click_then(&player, "seat-take-over");
    player_rest(&player);
    cr_expect_not(is_computers(&player, 1));
    cr_expect_not_null(player_any(&player, "cell:"));
    player_decide(&player);
    player_close(&player);
}

/* For one turn: then the person has her seat again. */
Test(computers, play_a_turn_for_somebody)
{
    struct player player;
    table_open(&player,
        &(struct table){
            .seats = {"person", "person"}, .count = 2, .sets = "base", .seed = 3, .nodes = 10});
    player_rest(&player);
    player_click(&player, "player:1");
    player_click(&player, "seat-lend");
    cr_expect_eq(state(&player)->turn, 2);
    cr_expect_eq(carc_actor(state(&player)), 1);
    player_click(&player, "player:1"); /* for the turn to come */
    player_click(&player, "seat-lend");
    cr_expect_eq(state(&player)->turn, 2);
    while (state(&player)->turn == 2) {
        player_decide(&player);
    }
    cr_expect_eq(state(&player)->turn, 4);
    while (state(&player)->turn == 4) {
        player_decide(&player);
    }
    cr_expect_eq(state(&player)->turn, 5);
    cr_expect_not(is_computers(&player, 0));
    player_close(&player);
}

/* For good: level and character stand in the record from then on. */
Test(computers, play_on_for_somebody)
{
    struct player player;
    struct text record = {0};
    table_open(&player,
        &(struct table){
            .seats = {"person", "person"}, .count = 2, .sets = "base", .seed = 3, .nodes = 10});
    player_rest(&player);
    player_key(&player, "Escape");
    player_click(&player, "menu-seats");
    player_click(&player, "seats-2");
    player_click(&player, "seat-level");
    player_key(&player, "Up");
    player_key(&player, "Return");
    player_click(&player, "seat-character");
    player_key(&player, "Down");
    player_key(&player, "Return");
    player_click(&player, "seat-hand-over");
    while (state(&player)->turn < 6) {
        cr_assert_eq(carc_actor(state(&player)), 0);
        player_decide(&player);
    }
    take_record(&player, &record);
    cr_expect_not_null(strstr(text_string(&record), "seat 2 \"Bob\" computer medium-calm"));
    text_finish(&record);
    player_close(&player);
}

/* Whoever cannot decide says so, and the game goes on with a person. */
Test(computers, never_stall)
{
    struct player player;
    struct table table = against(&liar);
    table_open(&player, &table);
    end_first_turn(&player);
    player_rest(&player);
    cr_expect(ui_shown_text(player.app.ui, "cannot decide"));
    player_click(&player, "pause"); /* it says: take over */
    cr_expect_not_null(player_any(&player, "cell:"));
    cr_expect_not(is_computers(&player, 1));
    player_close(&player);
}

Test(computers, the_game_is_left_while_they_think)
{
    struct player player;
    struct table table = against(&sleeper);
    table_open(&player, &table);
    end_first_turn(&player);
    key_then(&player, "Ctrl+,"); /* above the game */
    cr_expect_str_eq(scene(&player), "settings");
    player_rest(&player); /* the settings do not wait for it */
    key_then(&player, "Escape");
    cr_expect_str_eq(scene(&player), "game");
    key_then(&player, "Escape");
    click_then(&player, "menu-leave");
    player_rest(&player);
    cr_expect_str_eq(scene(&player), "title");
    click_then(&player, "continue");
    cr_expect_str_eq(scene(&player), "game");
    ui_advance(player.app.ui, 500);
    table_tick(&player);
    cr_expect(ui_shown_text(player.app.ui, "is thinking"));
    player_close(&player);
}

/* Each step stays to be seen: the tile, then the meeple on it. */
Test(computers, take_their_time)
{
    struct player player;
    struct table table = {.seats = {"person", "medium"}, .count = 2, .sets = "base"};
    table.seed = 11;
    table_open(&player, &table);
    player.app.settings.pace = SETTINGS_CALM;
    end_first_turn(&player);
    unsigned waited = 0;
    unsigned laid = 0;
    for (; waited < 5000 && state(&player)->turn == 2; waited += 10) {
        ui_advance(player.app.ui, 10);
        player_rest(&player);
        if (laid == 0 && state(&player)->phase == CARC_PHASE_MEEPLE) {
            laid = waited;
        }
    }
    cr_assert_gt(laid, 0);
    cr_expect_geq(waited - laid, 590, "the tile is seen before the turn is over");
    cr_expect_lt(waited, 3000);
    player_close(&player);
}

/* The first thing a newcomer can click on. */
Test(computers, play_now)
{
    struct player player;
    struct diag diag;
    diag_init(&diag, "");
    player_open_window(&player, &(struct player_window){.width = 1280, .height = 800});
    player.app.settings.pace = SETTINGS_AT_ONCE;
    scene_go(&player.app, &scene_title);
    player_rest(&player);
    player_click(&player, "play-now");
    cr_assert_str_eq(scene(&player), "game");
    cr_expect_eq(state(&player)->players, 2);
    cr_expect_not(is_computers(&player, 0));
    cr_expect(is_computers(&player, 1));
    while (state(&player)->turn < 7) {
        cr_assert_eq(carc_actor(state(&player)), 0);
        player_decide(&player);
    }
    player_close(&player);
}
