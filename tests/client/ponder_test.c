/* Computer players that think while a person decides. */
#include <SDL_cpuinfo.h>
#include <criterion/criterion.h>
#include <time.h>

#include "ai/player.h"
#include "screens.h"
#include "table.h"
#include "ui/shown.h"

TestSuite(thinking_ahead, .init = screens_begin, .fini = screens_end);

static const struct carc_state *state(const struct player *player)
{
    return session_state(player->app.session);
}

/* Thinks ahead until it is told to stop, and counts. */
static atomic_int ponder_begun, ponder_ended, ponder_asker;

static void ponder_on(const struct ai_player *player, const struct ai_question *question, int asker,
    struct ai_recall *recall)
{
    (void)player;
    (void)recall;
    atomic_store(&ponder_asker, asker);
    atomic_fetch_add(&ponder_begun, 1);
    while (!atomic_load(question->budget.stop)) {
        nanosleep(&(struct timespec){0, 200000}, NULL);
    }
    atomic_fetch_add(&ponder_ended, 1);
}

static const struct ai_player ponderer = {
    .name = "ponderer", .choose = table_wait_for_stop, .ponder = ponder_on};

static bool is_under_way(void)
{
    return atomic_load(&ponder_begun) > atomic_load(&ponder_ended);
}

static void wait_ms(int milliseconds)
{
    nanosleep(&(struct timespec){0, milliseconds * 1000000L}, NULL);
}

/* A thread may take its time to begin. */
static bool ponders(void)
{
    for (int i = 0; i < 10000 && !is_under_way(); i++) {
        wait_ms(1);
    }
    return is_under_way();
}

/* It has ended when whatever ends it is done; one that should not have begun gets a chance. */
static bool rests(void)
{
    bool ended = !is_under_way();
    wait_ms(30);
    return ended && !is_under_way();
}

static void open_ponderer(struct player *player)
{
    struct table table = {
        .seats = {"person", "hard"}, .count = 2, .sets = "base", .seed = 5, .stand_in = &ponderer};
    table_open(player, &table);
    player_rest(player);
    if (SDL_GetCPUCount() < 2) {
        cr_expect(rests(), "one core is for the window");
        player_close(player);
        cr_skip_test("there is one core only");
    }
    cr_assert_eq(carc_actor(state(player)), 0);
}

static void set_away(struct player *player, bool away)
{
    ui_post(player->app.ui, &(struct ui_input){.kind = UI_FOCUS, .on = !away});
    player_rest(player);
}

Test(thinking_ahead, on_a_persons_time)
{
    struct player player;
    open_ponderer(&player);
    cr_expect(ponders());
    cr_expect_eq(atomic_load(&ponder_asker), 1);
    cr_expect_not(ui_shown_text(player.app.ui, "is thinking"));
    set_away(&player, true);
    cr_expect(rests(), "another window is used");
    set_away(&player, false);
    cr_expect(ponders());
    player_key(&player, "P");
    cr_expect(rests(), "paused");
    cr_expect(ui_shown_text(player.app.ui, "wait when it is their turn"), "and told so");
    player_key(&player, "P");
    cr_expect(ui_shown_text(player.app.ui, "players play on"));
    cr_expect(ponders());
    player_key(&player, "Ctrl+,");
    cr_expect(rests(), "the game is covered");
    player.app.settings.think_ahead = false;
    player_key(&player, "Escape");
    cr_expect(rests(), "switched off");
    player.app.settings.think_ahead = true;
    player_key(&player, "P");
    player_key(&player, "P");
    cr_expect(ponders());
    player_close(&player); /* which leaves the game */
    cr_expect(rests());
}

/* Each decision of the person is thought about anew, and so is what an undo goes back to; the
 * player's own turn ends it. */
Test(thinking_ahead, of_what_is)
{
    struct player player;
    open_ponderer(&player);
    cr_expect(ponders());
    int begun = atomic_load(&ponder_begun);
    player_key(&player, "Tab");
    player_key(&player, "Return"); /* lays the tile */
    cr_assert_eq(state(&player)->phase, CARC_PHASE_MEEPLE);
    cr_expect(ponders());
    cr_expect_gt(atomic_load(&ponder_begun), begun);
    begun = atomic_load(&ponder_begun);
    player_click(&player, "undo");
    cr_assert_eq(state(&player)->phase, CARC_PHASE_TILE);
    cr_expect(ponders());
    cr_expect_gt(atomic_load(&ponder_begun), begun);
    cr_expect_eq(atomic_load(&ponder_begun), atomic_load(&ponder_ended) + 1, "one at a time");
    player_key(&player, "Tab");
    player_key(&player, "Return");
    ui_advance(player.app.ui, 500);
    ui_script_key(player.app.ui, "Space"); /* ends the turn */
    table_tick(&player);
    cr_assert_eq(carc_actor(state(&player)), 1);
    cr_expect(rests(), "now it is asked");
    player_close(&player);
}
