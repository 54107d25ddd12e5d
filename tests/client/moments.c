#include "moments.h"

#include <criterion/criterion.h>
#include <stdio.h>

#include "rules/query.h"
#include "ui/shown.h"

#define SEATS 6
#define SETS "base,crop-circles"
#define SEED 8

static const struct carc_state *state_of(const struct player *player)
{
    return session_state(player->app.session);
}

void moments_play_to(struct player *player, int phase)
{
    while (state_of(player)->phase != phase) {
        cr_assert(player_decide(player), "the game ended before phase %d", phase);
    }
}

/* Until no message lies on the table any more. */
static void let_messages_go(struct player *player)
{
    player_wait(player, 5000);
    player_rest(player);
}

/* Some turns in: there are tiles and meeples, points and lines of the log. */
void moments_tile(struct player *player)
{
    player_begin(player, SEATS, SETS, SEED);
    while (state_of(player)->turn < 12 || state_of(player)->phase != CARC_PHASE_TILE) {
        cr_assert(player_decide(player));
    }
}

void moments_ghost(struct player *player)
{
    moments_tile(player);
    player_key(player, "Tab");
}

void moments_meeple(struct player *player)
{
    moments_tile(player);
    while (player_any(player, "spot:") == NULL) {
        moments_play_to(player, CARC_PHASE_TILE);
        player_key(player, "Return");
        player_key(player, "Return");
        if (player_any(player, "spot:") == NULL) {
            player_key(player, "Space");
        }
    }
    let_messages_go(player);
}

void moments_picked(struct player *player)
{
    moments_meeple(player);
    player_key(player, "1");
}

void moments_no_claim(struct player *player)
{
    moments_tile(player);
    for (;;) {
        moments_play_to(player, CARC_PHASE_TILE);
        player_key(player, "Return");
        player_key(player, "Return");
        if (state_of(player)->phase == CARC_PHASE_TILE && player_any(player, "cell:") == NULL) {
            let_messages_go(player);
            return;
        }
        player_key(player, "1"); /* so that there are none left at last */
        player_key(player, "Space");
    }
}

/* A circle in which `choice` lets the next actor do something. */
static void circle_for(struct player *player, enum carc_crop choice, const char *rules)
{
    player_begin_by(player, SEATS, SETS, SEED, rules);
    for (bool found = false; !found;) {
        moments_play_to(player, CARC_PHASE_CROP_CHOICE);
        for (int p = 0; p < SEATS && !found; p++) {
            enum carc_skip skip;
            found = carc_crop_options(
                        session_rules(player->app.session), state_of(player), p, choice, &skip) > 0;
        }
        if (!found) {
            cr_assert(player_decide(player));
        }
    }
    let_messages_go(player);
}

void moments_choice(struct player *player)
{
    circle_for(player, CARC_CROP_B, "hig");
}

void moments_chosen(struct player *player)
{
    moments_choice(player);
    player_key(player, "A");
}

void moments_looking(struct player *player)
{
    moments_choice(player);
    player_key(player, "V");
}

void moments_adding(struct player *player)
{
    circle_for(player, CARC_CROP_A, "hig");
    player_key(player, "A");
    player_key(player, "Return");
    cr_assert_eq(state_of(player)->phase, CARC_PHASE_CROP_TURN);
    let_messages_go(player);
}

void moments_must_add(struct player *player)
{
    circle_for(player, CARC_CROP_A, "zmg");
    player_key(player, "A");
    player_key(player, "Return");
    cr_assert_eq(state_of(player)->phase, CARC_PHASE_CROP_TURN);
    let_messages_go(player);
}

void moments_returning(struct player *player)
{
    moments_choice(player);
    player_key(player, "B");
    player_key(player, "Return");
    cr_assert_eq(state_of(player)->phase, CARC_PHASE_CROP_TURN);
    let_messages_go(player);
}

/* The seat of the actor is handed over while computer players pause. */
void moments_thinking(struct player *player)
{
    moments_tile(player);
    player->app.nodes = 8;
    player_key(player, "P");
    int actor = carc_actor(state_of(player));
    char id[32];
    snprintf(id, sizeof id, "player:%d", actor + 1);
    player_click(player, id);
    player_click(player, "seat-hand-over");
    cr_assert_not_null(ui_shown_find(player->app.ui, "pause"));
}

void moments_menu(struct player *player)
{
    moments_tile(player);
    player_click(player, "menu");
}

void moments_question(struct player *player)
{
    moments_tile(player);
    player_key(player, "Ctrl+Z");
}

void moments_tiles(struct player *player)
{
    moments_tile(player);
    player_key(player, "T");
}

void moments_log(struct player *player)
{
    moments_tile(player);
    player_key(player, "H");
}

void moments_scores(struct player *player)
{
    moments_tile(player);
    player_key(player, "`");
}

void moments_notes(struct player *player)
{
    moments_tile(player);
    struct session *session = player->app.session;
    session_set_note(session, (struct carc_cell){0, 0}, "");
    session_set_note(session, (struct carc_cell){1, 0},
        "Łukasz wants to close this city before the last tile of its kind is drawn");
    player_key(player, "Shift+N");
}

void moments_note(struct player *player)
{
    moments_ghost(player);
    player_key(player, "N");
}

void moments_fields(struct player *player)
{
    moments_tile(player);
    player_key(player, "F");
}

void moments_owners(struct player *player)
{
    moments_tile(player);
    player_key(player, "O");
}

void moments_refused(struct player *player)
{
    moments_tile(player);
    player_key(player, "Space");
    player_key(player, "U");
}
