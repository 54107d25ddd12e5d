/* What the client promises about a turn: nothing slips, nothing is refused without a reason, and
 * every number can be traced. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "client/game/ledger.h"
#include "client/player_words.h"
#include "rules/query.h"
#include "screens.h"
#include "session/points.h"
#include "ui/shown.h"

TestSuite(flow, .init = screens_begin, .fini = screens_end);

static const struct carc_state *state_of(const struct player *player)
{
    return session_state(player->app.session);
}

static bool phase_is(const struct player *player, int phase)
{
    return state_of(player)->phase == phase;
}

static uint64_t hash_of(const struct player *player)
{
    return carc_hash(session_rules(player->app.session), state_of(player));
}

static size_t times_shown(const struct player *player, const char *label)
{
    size_t count = 0;
    for (size_t i = 0; i < ui_shown_count(player->app.ui); i++) {
        count += strcmp(ui_shown_at(player->app.ui, i)->label, label) == 0;
    }
    return count;
}

/* To the beginning of the next turn, without a meeple. */
static void end_turn(struct player *player)
{
    int turn = state_of(player)->turn;
    player_key(player, "Return");
    player_key(player, "Return");
    if (state_of(player)->turn == turn) {
        player_key(player, "Space");
    }
    cr_assert_eq(state_of(player)->turn, turn + 1);
}

static void play_to(struct player *player, int phase)
{
    while (!phase_is(player, phase)) {
        cr_assert(player_decide(player));
    }
}

/* ---- The hand-over. */

Test(flow, a_banner_says_whose_turn_begins)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    end_turn(&player);
    cr_expect_eq(times_shown(&player, "Bob's turn"), 2, "in the pill and in the banner");
    player_key(&player, "F"); /* any input ends it, and does what it does */
    cr_expect_eq(times_shown(&player, "Bob's turn"), 1);
    player.app.settings.hand_over = false;
    end_turn(&player);
    cr_expect_eq(times_shown(&player, "Ann's turn"), 1);
    player_close(&player);
}

/* A click that was meant for the player before does nothing, and neither does a key. */
Test(flow, slips_after_a_hand_over_do_nothing)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    end_turn(&player);
    uint64_t before = hash_of(&player);
    const char *cell = player_any(&player, "cell:");
    cr_assert_not_null(cell);
    char id[UI_ID_SIZE];
    strcpy(id, cell);
    ui_advance(player.app.ui, 100);
    cr_assert(ui_script_click(player.app.ui, id));
    player_rest(&player);
    cr_expect_eq(before, hash_of(&player), "within 250 ms");
    player_click(&player, id);
    cr_expect(times_shown(&player, "End turn") == 1, "half a second later it counts");
    before = hash_of(&player);
    cr_assert(ui_script_key(player.app.ui, "Space"));
    player_rest(&player);
    cr_expect_eq(before, hash_of(&player), "the first 150 ms of a state are dead for keys");
    player_key(&player, "Space");
    cr_expect_neq(before, hash_of(&player));
    player_close(&player);
}

static void post_key(struct player *player, SDL_Keycode key, bool repeat)
{
    ui_advance(player->app.ui, 500);
    struct ui_input input = {.kind = UI_KEY, .key = key, .repeat = repeat};
    ui_post(player->app.ui, &input);
    player_rest(player);
}

Test(flow, a_held_key_ends_one_turn_at_most)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    end_turn(&player);
    player_key(&player, "Return");
    player_key(&player, "Return");
    uint64_t before = hash_of(&player);
    post_key(&player, SDLK_SPACE, true);
    cr_expect_eq(before, hash_of(&player), "a repeat is no press");
    player_close(&player);
}

/* ---- Refusals say why. */

Test(flow, what_is_refused_says_why)
{
    struct player player;
    struct ui *ui;
    player_open(&player, 2, "base,crop-circles", 8);
    ui = player.app.ui;
    player_key(&player, "Space");
    cr_expect(ui_shown_text(ui, "Place the tile first."));
    player_key(&player, "Ctrl+Z");
    cr_expect(ui_shown_text(ui, "Nothing has happened yet."));
    player_key(&player, "Ctrl+Y");
    cr_expect(ui_shown_text(ui, "There is nothing to redo."));
    player_key(&player, "U");
    cr_expect(ui_shown_text(ui, "There is no tile to pick up."));
    end_turn(&player);
    player.app.settings.strict = true;
    player_key(&player, "Ctrl+Z");
    cr_expect(ui_shown_text(ui, "A strict game"));
    play_to(&player, CARC_PHASE_MEEPLE);
    player_key(&player, "9");
    cr_expect(ui_shown_text(ui, "There is no number 9 here."));
    play_to(&player, CARC_PHASE_CROP_CHOICE);
    player_key(&player, "Return");
    cr_expect(ui_shown_text(ui, "Choose A or B first."));
    player_close(&player);
}

/* A dot for each feature of the tile that somebody holds, and its words. */
Test(flow, taken_features_say_who_holds_them)
{
    struct player player;
    player_open(&player, 2, "base", 3);
    bool met = false;
    for (int i = 0; i < 60 && !met; i++) {
        play_to(&player, CARC_PHASE_MEEPLE);
        const char *taken = player_any(&player, "taken:");
        if (taken != NULL) {
            const struct ui_shown *shown = ui_shown_find(player.app.ui, taken);
            met = strstr(shown->label, ": held by Ann") || strstr(shown->label, ": held by Bob");
            cr_expect(met, "it says: %s", shown->label);
        }
        player_decide(&player);
        while (!phase_is(&player, CARC_PHASE_TILE)) {
            cr_assert(player_decide(&player));
        }
    }
    cr_expect(met);
    player_close(&player);
}

/* The card of what the pointer rests on, by a line that only it has; NULL: there is none. */
static const struct ui_shown *card_line(const struct player *player)
{
    for (size_t i = 0; i < ui_shown_count(player->app.ui); i++) {
        const struct ui_shown *shown = ui_shown_at(player->app.ui, i);
        const char *end = strstr(shown->label, " now");
        if (end != NULL && strlen(end) == 4) {
            return shown;
        }
    }
    return NULL;
}

/* What a spot is worth is told where it does not lie over the button that comes next. */
Test(flow, cards_leave_the_prompt_free)
{
    struct player player;
    player_open(&player, 3, "base,crop-circles", 5);
    int cards = 0;
    while (player_decide(&player)) {
        for (int i = 1; i < 9 && phase_is(&player, CARC_PHASE_MEEPLE); i++) {
            char spot[16];
            snprintf(spot, sizeof spot, "spot:%d", i);
            if (ui_shown_find(player.app.ui, spot) == NULL ||
                !ui_script_hover(player.app.ui, spot)) {
                break;
            }
            player_rest(&player);
            player_wait(&player, 300);
            const struct ui_shown *line = card_line(&player);
            const struct ui_shown *main = ui_shown_find(player.app.ui, "main");
            if (line == NULL) {
                continue;
            }
            cards++;
            struct ui_rect both = ui_overlap(ui_inset(line->rect, -14), main->rect);
            cr_expect(both.w <= 0 || both.h <= 0, "the card of %s lies over the button", spot);
        }
    }
    cr_expect_gt(cards, 50);
    player_close(&player);
}

/* ---- Undo. */

Test(flow, undo_asks_before_it_reaches_an_earlier_turn)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    uint64_t before = hash_of(&player);
    end_turn(&player);
    player_key(&player, "Ctrl+Z");
    cr_expect(
        ui_shown_text(player.app.ui, "Take back to Ann's turn? The next tile has been seen."));
    player_click(&player, "undo-no");
    cr_expect_eq(state_of(&player)->turn, 2);
    player_key(&player, "Ctrl+Z");
    player_click(&player, "undo-yes");
    if (!phase_is(&player, CARC_PHASE_TILE)) {
        player_key(&player, "Ctrl+Z");
    }
    cr_expect_eq(before, hash_of(&player));
    player_close(&player);
}

/* ---- Sheets. */

/* The sums of the score sheet are those of the rules, in every record and at every tenth step. */
static void check_ledger(const struct session *session, const char *name)
{
    struct ledger ledger;
    ledger_read(&ledger, session);
    const struct carc_state *state = session_state(session);
    struct session_points points = session_points(session);
    int standing[CARC_MAX_PLAYERS];
    carc_standing(session_rules(session), state, standing);
    for (int p = 0; p < state->players; p++) {
        int scored = 0;
        int expected = 0;
        for (int row = 0; row < LEDGER_CIRCLES; row++) {
            scored += ledger.scored[row][p];
            expected += ledger.expected[row][p];
        }
        cr_expect_eq(scored, state->score[p], "%s", name);
        cr_expect_eq(scored + expected, standing[p], "%s", name);
        cr_expect_eq(ledger.scored[LEDGER_CITIES][p], points.by_kind[p][CARC_CITY], "%s", name);
        cr_expect_geq(ledger.expected[LEDGER_FIELDS][p], 0, "%s", name);
    }
    ledger_finish(&ledger);
}

Test(flow, the_score_sheet_adds_up)
{
    static const char *const names[] = {"base-six", "circles-both-five", "first-edition-two",
        "second-edition-three", "options-two", "circles-2010-four"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct diag diag;
        struct text path = {0};
        diag_init(&diag, "");
        text_printf(&path, "%s/%s.carc", RECORDS, names[i]);
        struct session *session = session_open(text_string(&path), NULL, 0, &diag);
        cr_assert_not_null(session, "%s", diag.messages[0].text);
        for (size_t at = 0; at <= session_length(session); at += 10) {
            session_go(session, at);
            check_ledger(session, names[i]);
        }
        session_destroy(session);
        text_finish(&path);
    }
}

Test(flow, a_click_on_a_score_opens_the_sheet_and_a_number_its_list)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    play_to(&player, CARC_PHASE_MEEPLE);
    player_key(&player, "1");
    player_key(&player, "Space");
    player_click(&player, "score:1");
    cr_expect(ui_shown_text(player.app.ui, "Pick a number"));
    for (int row = 1; row <= LEDGER_CIRCLES && player_any(&player, "entry:") == NULL; row++) {
        player_click(&player, ui_format(player.app.ui, "points:%d-1", row));
    }
    const char *entry = player_any(&player, "entry:");
    cr_assert_not_null(entry, "the meeple is worth something");
    char id[UI_ID_SIZE];
    strcpy(id, entry);
    player_click(&player, id);
    cr_expect_null(ui_shown_find(player.app.ui, "sheet-close"), "and the board shows where");
    player_close(&player);
}

Test(flow, the_tile_sheet_can_show_only_what_is_left)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    for (int i = 0; i < 60; i++) {
        cr_assert(player_decide(&player));
    }
    while (!phase_is(&player, CARC_PHASE_TILE)) {
        player_decide(&player);
    }
    player_key(&player, "T");
    cr_expect(ui_shown_text(player.app.ui, "0 / "));
    player_click(&player, "left-only");
    cr_expect(!ui_shown_text(player.app.ui, "0 / "));
    player_key(&player, "T");
    cr_expect_null(ui_shown_find(player.app.ui, "sheet-close"));
    player_close(&player);
}

/* ---- Keys that are held. */

Test(flow, a_held_key_shows_something_only_while_it_lasts)
{
    struct player player;
    player_open(&player, 2, "base,crop-circles", 8);
    play_to(&player, CARC_PHASE_CROP_CHOICE);
    post_key(&player, SDLK_v, false);
    cr_expect_null(ui_shown_find(player.app.ui, "choose-a"));
    ui_advance(player.app.ui, 600);
    struct ui_input up = {.kind = UI_KEY_UP, .key = SDLK_v};
    ui_post(player.app.ui, &up);
    player_rest(&player);
    cr_expect_not_null(ui_shown_find(player.app.ui, "choose-a"));
    player_close(&player);
}

/* ---- Counts. */

Test(flow, purists_see_no_counts)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    cr_expect(ui_shown_text(player.app.ui, " left"));
    player.app.settings.purist = true;
    player_key(&player, "G");
    cr_expect(ui_shown_text(player.app.ui, "shows no counts"));
    cr_expect(!ui_shown_text(player.app.ui, " left"));
    player.app.settings.purist = false;
    player.app.settings.counts = SETTINGS_COUNTS_NEVER;
    player_key(&player, "G");
    cr_expect(ui_shown_text(player.app.ui, "settings hide"));
    player_close(&player);
}

static bool is_known(const char *word)
{
    bool known = false;
    for (size_t i = 0; player_words_known[i] != NULL; i++) {
        known |= strcmp(player_words_known[i], word) == 0;
    }
    return known;
}

/* A row tells its colour in words; each colour and emblem has words that are translated. */
Test(flow, colours_are_told_in_words)
{
    struct player player;
    player_open(&player, 3, "base", 1);
    struct ui *ui = player.app.ui;
    const struct ui_shown *row = ui_shown_find(ui, "player:2");
    cr_assert_not_null(row);
    struct ui_point at = {row->rect.x + 20, row->rect.y + row->rect.h / 2};
    ui_post(ui, &(struct ui_input){.kind = UI_MOVE, .at = at});
    player_rest(&player);
    ui_advance(ui, 600);
    player_rest(&player);
    cr_expect(ui_shown_text(ui, "(blue, triangle)"));
    player_close(&player);
    for (int set = 0; set < ART_PLAYER_SET_COUNT; set++) {
        for (int i = 0; i < ART_PLAYERS; i++) {
            const struct art_player *look = art_player((enum art_player_set)set, i);
            cr_expect(is_known(look->name), "%s", look->name);
            cr_expect(is_known(look->shape), "%s", look->shape);
        }
    }
}
