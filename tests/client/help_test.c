/* What those learn who do not know the game yet: keys that are valid now, and tips. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/help.h"
#include "screens.h"
#include "ui/shown.h"

TestSuite(help, .init = screens_begin, .fini = screens_end);

static bool in_phase(const struct player *player, int phase)
{
    return session_state(player->app.session)->phase == phase;
}

static void play_to(struct player *player, int phase)
{
    while (!in_phase(player, phase)) {
        cr_assert(player_decide(player));
    }
}

/* A text of just these words. */
static bool reads(const struct player *player, const char *words)
{
    for (size_t i = 0; i < ui_shown_count(player->app.ui); i++) {
        if (strcmp(ui_shown_at(player->app.ui, i)->label, words) == 0) {
            return true;
        }
    }
    return false;
}

/* ---- Keys. */

/* The keys that a person finds in the manual; the settings can change each of them. */
Test(help, there_is_a_key_for_everything)
{
    static const struct {
        enum keys_command command;
        const char *key;
    } promised[] = {{KEYS_LEFT, "Left"}, {KEYS_RIGHT, "Right"}, {KEYS_UP, "Up"},
        {KEYS_DOWN, "Down"}, {KEYS_PICK, "Enter"}, {KEYS_NEXT, "Tab"}, {KEYS_PREVIOUS, "Shift+Tab"},
        {KEYS_ROTATE, "R"}, {KEYS_ROTATE, "E"}, {KEYS_ROTATE_BACK, "Shift+R"},
        {KEYS_ROTATE_BACK, "Q"}, {KEYS_NUMBER_1, "1"}, {KEYS_NUMBER_9, "9"}, {KEYS_SKIP, "X"},
        {KEYS_END_TURN, "Space"}, {KEYS_CANCEL, "Escape"}, {KEYS_UNDO, "Ctrl+Z"},
        {KEYS_UNDO, "Backspace"}, {KEYS_REDO, "Ctrl+Shift+Z"}, {KEYS_REDO, "Ctrl+Y"},
        {KEYS_PAN_LEFT, "Shift+Left"}, {KEYS_PAN_RIGHT, "Shift+Right"}, {KEYS_PAN_UP, "Shift+Up"},
        {KEYS_PAN_DOWN, "Shift+Down"}, {KEYS_ZOOM_IN, "+"}, {KEYS_ZOOM_OUT, "-"},
        {KEYS_FIT, "Home"}, {KEYS_CENTRE, "C"}, {KEYS_LAST_MOVE, "L"}, {KEYS_TILES, "T"},
        {KEYS_COUNTS, "G"}, {KEYS_FIELDS, "F"}, {KEYS_OWNERS, "O"}, {KEYS_LOG, "H"},
        {KEYS_HINT, "I"}, {KEYS_CHOOSE_A, "A"}, {KEYS_CHOOSE_B, "B"}, {KEYS_SAVE, "Ctrl+S"},
        {KEYS_OPEN, "Ctrl+O"}, {KEYS_NEW_GAME, "Ctrl+N"}, {KEYS_HELP, "F1"},
        {KEYS_QUICK_SAVE, "F5"}, {KEYS_QUICK_LOAD, "F9"}, {KEYS_FULL_SCREEN, "F11"},
        {KEYS_REPORT, "F12"}, {KEYS_SETTINGS, "Ctrl+,"}, {KEYS_MUTE, "M"}, {KEYS_PAUSE, "P"},
        {KEYS_SCORES, "`"}, {KEYS_LIFT, "U"}, {KEYS_LOOK, "V"}, {KEYS_NOTE, "N"},
        {KEYS_NOTES, "Shift+N"}};
    struct keys keys = keys_default();
    for (size_t i = 0; i < sizeof promised / sizeof *promised; i++) {
        cr_expect_eq(keys_user(&keys, promised[i].key, KEYS_COUNT), promised[i].command, "%s",
            promised[i].key);
    }
    for (int command = 0; command < KEYS_COUNT; command++) {
        for (int i = 0; i < KEYS_EACH; i++) {
            const char *name = keys.name[command][i];
            enum keys_command user = keys_user(&keys, name, (enum keys_command)command);
            cr_expect(*name == 0 || user == KEYS_COUNT, "%s does two things", name);
        }
    }
}

Test(help, f1_lists_the_keys_that_are_valid_now)
{
    struct player player;
    player_open(&player, 2, "base,crop-circles", 8);
    player_key(&player, "F1");
    cr_expect(reads(&player, "Turn the tile clockwise"));
    cr_expect(reads(&player, "Tiles that are left"));
    cr_expect(!reads(&player, "Pick by number"), "there is no spot yet");
    cr_expect(!reads(&player, "Crop circle: choose A"));
    player_key(&player, "F1");
    play_to(&player, CARC_PHASE_MEEPLE);
    player_key(&player, "F1");
    cr_expect(reads(&player, "Pick by number"));
    player_key(&player, "F1");
    play_to(&player, CARC_PHASE_CROP_CHOICE);
    strcpy(player.app.settings.keys.name[KEYS_CHOOSE_A][0], "F7");
    player_key(&player, "F1");
    cr_expect(reads(&player, "Crop circle: choose A"));
    cr_expect(reads(&player, "F7"), "with the keys as they were changed");
    cr_expect(!reads(&player, "Turn the tile clockwise"));
    player_key(&player, "Escape");
    cr_expect_null(ui_shown_find(player.app.ui, "help-done"));
    player_close(&player);
}

Test(help, a_small_window_scrolls_to_the_last_key)
{
    struct player player;
    player_open_window(&player, SCREENS_SMALLEST);
    player_begin(&player, 2, "base", 8);
    player_key(&player, "F1");
    for (int i = 0; i < 12; i++) {
        player_key(&player, "Down");
    }
    for (size_t i = 0; i < ui_shown_count(player.app.ui); i++) {
        const struct ui_shown *shown = ui_shown_at(player.app.ui, i);
        cr_expect(strcmp(shown->label, "Save a fault report") != 0 || !(shown->state & UI_HIDDEN));
    }
    cr_expect(reads(&player, "Save a fault report"));
    player_close(&player);
}

Test(help, m_is_for_mute_and_l_shows_the_last_move_again)
{
    struct player player;
    player_open(&player, 2, "base", 8);
    player_key(&player, "L");
    cr_expect(reads(&player, "Nobody has moved yet."));
    ui_advance(player.app.ui, 5000); /* the message goes */
    play_to(&player, CARC_PHASE_MEEPLE);
    bool sound = player.app.settings.sound;
    player_key(&player, "M");
    cr_expect_eq(player.app.settings.sound, !sound);
    player_key(&player, "M");
    cr_expect_eq(player.app.settings.sound, sound);
    player_key(&player, "L");
    cr_expect(!reads(&player, "Nobody has moved yet."));
    player_close(&player);
}

/* The button that comes next says what else does it: for whoever plays by keys, or by a pad. */
Test(help, the_prompt_shows_keys_to_hands_that_use_them)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    player_click(&player, "zoom-in");
    cr_expect_not(reads(&player, "Enter"), "nobody used the keyboard");
    player_key(&player, "Tab");
    cr_expect(reads(&player, "Enter"));
    player_key(&player, "Return");
    cr_expect(reads(&player, "Space"));
    player_click(&player, "undo");
    cr_expect_not(reads(&player, "Enter"), "nobody uses it any more");
    player_pad(&player, SDL_CONTROLLER_BUTTON_DPAD_RIGHT, 0);
    cr_expect(reads(&player, "A"));
    player_pad(&player, SDL_CONTROLLER_BUTTON_A, 0);
    cr_expect(reads(&player, "hold Start"));
    player_key(&player, "C");
    cr_expect_not(reads(&player, "hold Start"));
    snprintf(player.app.settings.keys.name[KEYS_END_TURN][0], KEYS_NAME, "Ctrl+E");
    player_key(&player, "C");
    cr_expect(reads(&player, "Ctrl+E"), "as the settings say");
    player_close(&player);
}

/* ---- The first day. */

/* What a program that is started next would find. */
static struct settings stored(void)
{
    struct settings settings = settings_default();
    struct diag diag;
    diag_init(&diag, "");
    settings_load(&settings, &diag);
    return settings;
}

Test(help, the_first_screen_asks_for_language_and_letters_and_begins_a_game)
{
    struct player player;
    player_open_window(&player, SCREENS_SMALLEST);
    player.app.nodes = 8;
    language_start(&player.app.language);
    screens_go(&player, &scene_welcome);
    cr_expect(reads(&player, "Play now"));
    player_click(&player, "language-de");
    cr_expect(!reads(&player, "Play now"), "at once");
    player_click(&player, "language-en");
    player_click(&player, "size-large");
    cr_expect(player.app.settings.large_text);
    player_click(&player, "play-now");
    cr_assert_not_null(player.app.session);
    cr_expect_str_eq(stored().language, "en");
    cr_expect(stored().large_text);
    cr_expect(stored().welcomed, "it is not shown again");
    player_close(&player);
}

/* Each tip until it is closed, never in the way, and never again. */
Test(help, four_tips_coach_a_first_game)
{
    struct player player;
    player_open(&player, 2, "base,crop-circles", 8);
    player.app.settings.tips = true;
    ui_repaint(player.app.ui);
    player_rest(&player);
    cr_expect_not_null(ui_shown_find(player.app.ui, "tip-close"));
    cr_expect(player_any(&player, "cell:") != NULL, "the board can be used");
    player_click(&player, "tip-close");
    cr_expect_null(ui_shown_find(player.app.ui, "tip-close"));
    cr_expect_eq(stored().tips_seen, 1);
    play_to(&player, CARC_PHASE_MEEPLE);
    cr_expect(reads(&player, "Now a meeple, if you like"));
    player_click(&player, "tip-close");
    cr_expect(reads(&player, "Fields are for patience"), "the third is about fields");
    player_click(&player, "tip-close");
    cr_expect_null(ui_shown_find(player.app.ui, "tip-close"));
    play_to(&player, CARC_PHASE_CROP_CHOICE);
    cr_expect(reads(&player, "A crop circle"));
    player_click(&player, "tip-close");
    cr_expect_not_null(ui_shown_find(player.app.ui, "choose-a"), "the choice goes on");
    cr_expect_eq(stored().tips_seen, 15);
    player_close(&player);
}

/* Who did what a tip teaches, or went on without, has no need of it any more. */
Test(help, tips_go_with_what_they_teach)
{
    struct player player;
    player_open(&player, 2, "base,crop-circles", 8);
    player.app.settings.tips = true;
    ui_repaint(player.app.ui);
    player_rest(&player);
    play_to(&player, CARC_PHASE_MEEPLE);
    cr_expect_eq(stored().tips_seen, 1);
    cr_expect(reads(&player, "Now a meeple, if you like"));
    player_key(&player, "1");
    cr_expect_eq(stored().tips_seen, 1, "it is only picked");
    player_key(&player, "Space");
    cr_expect_eq(stored().tips_seen, 3);
    play_to(&player, CARC_PHASE_MEEPLE);
    cr_expect(reads(&player, "Fields are for patience"));
    player_key(&player, "X");
    player_key(&player, "Space");
    cr_expect_eq(stored().tips_seen, 7, "also who skips has read it");
    play_to(&player, CARC_PHASE_CROP_CHOICE);
    cr_expect(reads(&player, "A crop circle"));
    player_key(&player, "A");
    player_key(&player, "Return");
    cr_expect_eq(stored().tips_seen, 15);
    player_close(&player);
}

/* The keys of the choice are shown as they were changed. */
Test(help, the_choice_shows_its_keys)
{
    struct player player;
    player_open(&player, 2, "base,crop-circles", 8);
    strcpy(player.app.settings.keys.name[KEYS_CHOOSE_A][0], "F7");
    play_to(&player, CARC_PHASE_CROP_CHOICE);
    cr_expect(reads(&player, "F7"));
    player_key(&player, "F7");
    cr_expect_not_null(strstr(ui_shown_find(player.app.ui, "main")->label, "Choose A"));
    player_close(&player);
}

/* It says by which rules the game goes, and whether an option was changed. */
Test(help, f1_names_the_edition)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    player_begin_by(&player, 2, "base", 5, "zmg");
    player_key(&player, "F1");
    cr_expect(reads(&player, "Rules: Z-Man Games"));
    player_key(&player, "Escape");
    player_begin_by(&player, 2, "base", 5, "hig");
    player_key(&player, "F1");
    cr_expect(reads(&player, "Rules: Hans im Glück"));
    player_close(&player);
}

/* They are for those who begin, and lie where they hide no space for the tile. */
Test(help, tips_come_early_and_hide_no_space)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    player.app.settings.tips = true;
    player_begin(&player, 2, "base", 8);
    int early = 0;
    while (session_state(player.app.session)->turn < 20) {
        const struct ui_shown *close = ui_shown_find(player.app.ui, "tip-close");
        int turn = session_state(player.app.session)->turn;
        bool tile = session_state(player.app.session)->phase == CARC_PHASE_TILE;
        cr_expect(!tile || (close != NULL) == (turn <= 8), "turn %d", turn);
        for (size_t i = 0; close != NULL && i < ui_shown_count(player.app.ui); i++) {
            const struct ui_shown *shown = ui_shown_at(player.app.ui, i);
            struct ui_rect card = {close->rect.x - 330, close->rect.y - 12, 380, 64};
            struct ui_rect both = ui_overlap(card, shown->rect);
            cr_expect(strcmp(shown->kind, "cell") != 0 || both.w <= 0 || both.h <= 0,
                "turn %d: over %s", turn, shown->id);
        }
        early += close != NULL;
        player.app.settings.tips_seen = 0;
        cr_assert(player_decide(&player));
        player.app.settings.tips_seen = 0;
        ui_repaint(player.app.ui);
        player_rest(&player);
    }
    cr_expect_geq(early, 8);
    player_close(&player);
}

/* What the rules do not allow now is no key that is valid now. */
Test(help, f1_offers_no_pass_where_adding_is_compulsory)
{
    static const char *const rules[] = {"hig", "zmg"};
    for (int must = 0; must < 2; must++) {
        struct player player;
        player_open_window(&player, SCREENS_USUAL);
        player_begin_by(&player, 3, "base,crop-circles", 8, rules[must]);
        do {
            play_to(&player, CARC_PHASE_CROP_CHOICE);
            player_key(&player, "A");
            if (in_phase(&player, CARC_PHASE_CROP_CHOICE)) {
                player_key(&player, "Return");
            }
        } while (!in_phase(&player, CARC_PHASE_CROP_TURN));
        player_key(&player, "F1");
        cr_expect_eq(reads(&player, "Skip the meeple or the circle"), !must, "%s", rules[must]);
        cr_expect(reads(&player, "How many tiles fit"));
        player.app.settings.counts = SETTINGS_COUNTS_NEVER;
        ui_repaint(player.app.ui);
        player_rest(&player);
        cr_expect(!reads(&player, "How many tiles fit"));
        player_close(&player);
    }
}

Test(help, m_and_p_say_what_they_did)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    player_key(&player, "M");
    cr_expect(reads(&player, "Sound off"));
    player_key(&player, "M");
    cr_expect(reads(&player, "Sound on"));
    player_key(&player, "P");
    cr_expect(reads(&player, "The clocks are stopped."));
    player_key(&player, "P");
    cr_expect(reads(&player, "The clocks go on."));
    player_close(&player);
}

static bool shows_card(struct player *player)
{
    bool any = false;
    for (int points = 0; points < 30; points++) {
        any |= reads(player, ui_format(player->app.ui, "%d now", points));
    }
    return any;
}

/* By a key there is no pointing at it, and no button for it. */
Test(help, a_spot_that_a_key_picked_shows_its_card)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    player.touch = true; /* no pointer rests on a spot */
    play_to(&player, CARC_PHASE_MEEPLE);
    cr_expect(!shows_card(&player));
    player_key(&player, "1");
    cr_expect(shows_card(&player), "what the feature is worth");
    player_key(&player, "Escape");
    cr_expect(!shows_card(&player));
    player_close(&player);
}
