#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "games.h"
#include "notation/action.h"
#include "record/replay.h"
#include "session/points.h"

static uint64_t hash_of(const struct session *session)
{
    return carc_hash(session_rules(session), session_state(session));
}

static struct carc_action action_of(const struct session *session, const char *line)
{
    struct carc_action action;
    struct diag diag;
    diag_init(&diag, "");
    bool fine =
        notation_parse_action(session_rules(session), session_state(session), line, &action, &diag);
    cr_assert(fine, "%s: %s", line, diag.messages[0].text);
    return action;
}

static const struct games_kind two_players = {
    .sets = "base,crop-circles", .rules = "hig", .players = 2, .seed = 7};

/* A walk of 1000 steps forward and back: each position has the hash that it had before, and
 * after an undo the same tile is dealt. */
static void walk(const struct games_kind *kind)
{
    struct session *session = games_begin(kind);
    struct rng rng;
    rng_seed(&rng, kind->seed ^ 0xabcdef);
    uint64_t *seen = base_alloc(20000 * sizeof *seen);
    memset(seen, 0, 20000 * sizeof *seen);
    for (int i = 0; i < 1000; i++) {
        size_t before = session_position(session);
        seen[before] = hash_of(session);
        uint32_t die = rng_below(&rng, 8);
        if (die < 2 && session_undo(session)) {
            cr_assert_lt(session_position(session), before);
        } else if (die < 4 && session_redo(session)) {
            cr_assert_gt(session_position(session), before);
        } else if (games_step(session, &rng)) {
            size_t now = session_position(session);
            cr_assert_eq(session_length(session), now, "a new decision ends what can be redone");
            seen[now] = hash_of(session);
            continue;
        }
        size_t now = session_position(session);
        cr_assert_lt(now, 20000);
        cr_assert_eq(seen[now], hash_of(session), "step %d: %zu -> %zu", i, before, now);
        cr_assert_null(carc_check(session_rules(session), session_state(session)));
    }
    free(seen);
    session_destroy(session);
}

Test(session, undo_and_redo_walk)
{
    size_t count = 0;
    const struct games_kind *kinds = games_kinds(&count);
    for (size_t i = 0; i < count; i += 3) {
        walk(&kinds[i]);
    }
}

Test(session, every_position_can_be_gone_to)
{
    struct session *session = games_begin(&two_players);
    struct rng rng;
    rng_seed(&rng, 1);
    games_finish(session, &rng);
    size_t length = session_length(session);
    for (int i = 0; i < 500; i++) {
        size_t to = rng_below(&rng, (uint32_t)length + 1);
        session_go(session, to);
        cr_assert_eq(session_position(session), to);
        if (to > 0) {
            cr_assert_eq(hash_of(session), session_step(session, to - 1).hash);
        }
    }
    session_go(session, 0);
    cr_assert_eq(session_state(session)->phase, CARC_PHASE_DRAW);
    cr_assert_eq(session_state(session)->turn, 1);
    session_destroy(session);
}

Test(session, the_seed_deals)
{
    struct session *session = games_begin(&two_players);
    uint16_t order[CARC_MAX_BAG];
    struct carc_state *start = base_alloc(carc_state_size(session_rules(session)));
    carc_start(session_rules(session), 2, start);
    size_t bag = record_deal(session_rules(session), start, two_players.seed, order);
    cr_assert_eq(bag, 77);
    free(start);
    struct rng rng;
    rng_seed(&rng, 5);
    games_finish(session, &rng);
    size_t drawn = 0;
    for (size_t i = 0; i < session_length(session); i++) {
        struct session_step step = session_step(session, i);
        if (step.action.verb == CARC_DRAW) {
            cr_assert_eq(step.actor, CARC_CHANCE);
            cr_assert_eq(step.action.item, order[drawn]);
            drawn++;
        }
    }
    cr_assert_eq(drawn, bag);
    session_destroy(session);
}

Test(session, nobody_draws_for_the_session)
{
    struct session *session = games_begin(&two_players);
    uint64_t hash = hash_of(session);
    cr_assert_eq(session_apply(session, action_of(session, "draw D")), CARC_NO_DRAW_NOW);
    session_go(session, 0);
    cr_assert_eq(session_apply(session, action_of(session, "draw D")), CARC_NO_DRAW_NOW);
    session_go(session, 1);
    cr_assert_eq(hash_of(session), hash);
    session_destroy(session);
}

Test(session, free_draws_are_decisions)
{
    struct games_kind kind = two_players;
    kind.draws_free = true;
    struct session *session = games_begin(&kind);
    cr_assert_eq(session_position(session), 0);
    cr_assert_eq(session_undo_reach(session), SESSION_NOTHING);
    cr_assert_eq(session_apply(session, action_of(session, "draw C")), CARC_OK);
    cr_assert_eq(session_apply(session, action_of(session, "place 0,-1 r0")), CARC_OK);
    cr_assert_eq(session_apply(session, action_of(session, "claim city")), CARC_OK);
    cr_assert_eq(session_state(session)->phase, CARC_PHASE_DRAW);
    cr_assert_eq(session_apply(session, action_of(session, "draw C")), CARC_NOT_IN_BAG);
    cr_assert_eq(session_undo_reach(session), SESSION_OTHER_TURN);
    cr_assert(session_undo(session));
    cr_assert_eq(session_undo_reach(session), SESSION_THIS_TURN);
    cr_assert(session_undo(session));
    cr_assert(session_undo(session));
    cr_assert_not(session_undo(session));
    session_destroy(session);
}

/* A game that another program dealt is dealt on here: by the seed, whatever was decided, from what
 * is left in the bag; and undo brings no other tile. */
Test(session, free_draws_can_be_dealt_on)
{
    struct games_kind kind = two_players;
    kind.draws_free = true;
    struct session *session = games_begin(&kind);
    session_apply(session, action_of(session, "draw C"));
    session_apply(session, action_of(session, "place 0,-1 r0"));
    session_deal(session);
    uint64_t claiming = hash_of(session);
    cr_assert_eq(session_apply(session, action_of(session, "pass")), CARC_OK);
    cr_assert_eq(session_state(session)->phase, CARC_PHASE_TILE);
    uint16_t dealt = session_state(session)->drawn;
    cr_assert(session_undo(session));
    cr_assert_eq(hash_of(session), claiming);
    cr_assert_eq(session_apply(session, action_of(session, "claim city")), CARC_OK);
    cr_assert_eq(session_state(session)->drawn, dealt);
    cr_assert_eq(session_apply(session, action_of(session, "draw D")), CARC_NO_DRAW_NOW);
    struct rng rng;
    rng_seed(&rng, 3);
    games_finish(session, &rng);
    cr_assert_eq(session_state(session)->phase, CARC_PHASE_OVER);
    struct diag diag;
    diag_init(&diag, "");
    struct session *again = session_create(session_record(session), &diag);
    cr_assert_not_null(again, "%s", diag.messages[0].text);
    cr_assert_eq(hash_of(again), hash_of(session));
    session_destroy(again);
    session_destroy(session);
}

Test(session, dealing_on_where_the_seed_deals_changes_nothing)
{
    struct session *session = games_begin(&two_players);
    uint64_t hash = hash_of(session);
    session_deal(session);
    cr_assert_eq(hash_of(session), hash);
    session_destroy(session);
}

Test(session, a_refused_action_changes_nothing)
{
    struct session *session = games_begin(&two_players);
    struct rng rng;
    rng_seed(&rng, 9);
    for (int i = 0; i < 20; i++) {
        games_step(session, &rng);
    }
    session_undo(session);
    struct text before;
    struct text after;
    text_init(&before);
    text_init(&after);
    session_write(session, &before);
    uint64_t hash = hash_of(session);
    size_t length = session_length(session);
    for (int i = 0; i < 2000; i++) {
        uint64_t bits = rng_next(&rng);
        struct carc_action action;
        memcpy(&action, &bits, sizeof action);
        if (carc_try(session_rules(session), session_state(session), action) != CARC_OK) {
            cr_assert_neq(session_apply(session, action), CARC_OK);
        }
    }
    session_write(session, &after);
    cr_assert_str_eq(text_string(&before), text_string(&after));
    cr_assert_eq(hash, hash_of(session));
    cr_assert_eq(length, session_length(session), "what can be redone stays");
    text_finish(&before);
    text_finish(&after);
    session_destroy(session);
}

Test(session, undo_says_how_far_it_reaches)
{
    struct games_kind kind = {.sets = "base", .rules = "hig", .players = 2, .seed = 7};
    struct session *session = games_begin(&kind);
    cr_assert_eq(session_undo_reach(session), SESSION_NOTHING);
    cr_assert_eq(session_redo_reach(session), SESSION_NOTHING);
    cr_assert_eq(session_apply(session, action_of(session, "place 1,0 r1")), CARC_OK);
    cr_assert_eq(session_undo_reach(session), SESSION_THIS_TURN);
    uint16_t first = session_state(session)->drawn;
    cr_assert_eq(session_apply(session, action_of(session, "pass")), CARC_OK);
    uint16_t second = session_state(session)->drawn;
    cr_assert_eq(session_state(session)->turn, 2);
    cr_assert_eq(session_undo_reach(session), SESSION_OTHER_TURN);
    cr_assert(session_undo(session));
    cr_assert_eq(session_state(session)->turn, 1);
    cr_assert_eq(session_events(session)->count, 0);
    cr_assert_eq(session_redo_reach(session), SESSION_OTHER_TURN);
    cr_assert(session_undo(session));
    cr_assert_eq(session_state(session)->drawn, first);
    cr_assert_eq(session_redo_reach(session), SESSION_THIS_TURN);
    cr_assert(session_redo(session));
    cr_assert(session_redo(session));
    cr_assert_eq(session_state(session)->drawn, second, "the same tile is dealt again");
    cr_assert_gt(session_events(session)->count, 0);
    cr_assert_not(session_redo(session));
    session_destroy(session);
}

/* A seat changes hands in the midst of a game: that stands in the record, and nothing else does. */
Test(session, a_seat_changes_hands)
{
    struct session *session = games_begin(&two_players);
    struct rng rng;
    rng_seed(&rng, 5);
    for (int i = 0; i < 30; i++) {
        games_step(session, &rng);
    }
    uint64_t hash = hash_of(session);
    struct text text = {0};
    session_set_seat(session, 0, (struct session_seat){true, "hard-builder"});
    session_set_seat(session, 1, (struct session_seat){false, "ignored"});
    session_write(session, &text);
    cr_expect_not_null(
        strstr(text_string(&text), "seat 1 \"Seat \\\"1\\\"\" computer hard-builder\n"));
    cr_expect_not_null(strstr(text_string(&text), "seat 2 \"Seat \\\"2\\\"\" human\n"));
    cr_expect_eq(hash_of(session), hash);
    text_finish(&text);
    session_destroy(session);
}

/* Several decisions back at once, and forward again. */
Test(session, jumps_over_decisions)
{
    struct session *session = games_begin(&two_players);
    struct rng rng;
    rng_seed(&rng, 6);
    uint64_t hashes[200];
    for (int i = 0; i < 40; i++) {
        hashes[session_position(session)] = hash_of(session);
        games_step(session, &rng);
    }
    size_t last = session_position(session);
    hashes[last] = hash_of(session);
    cr_expect_not(session_jump(session, last), "it is there already");
    cr_expect(session_jump(session, 1));
    cr_expect_eq(session_position(session), 1);
    cr_expect_eq(hash_of(session), hashes[1]);
    cr_expect(session_jump(session, last));
    cr_expect_eq(hash_of(session), hashes[last]);
    session_destroy(session);
}

Test(session, points_by_kind_add_up)
{
    size_t count = 0;
    const struct games_kind *kinds = games_kinds(&count);
    for (size_t i = 0; i < count; i++) {
        struct session *session = games_begin(&kinds[i]);
        struct rng rng;
        rng_seed(&rng, i);
        games_finish(session, &rng);
        struct session_points points = session_points(session);
        for (int player = 0; player < kinds[i].players; player++) {
            int sum = 0;
            for (int kind = 0; kind < CARC_KIND_COUNT; kind++) {
                sum += points.by_kind[player][kind];
            }
            cr_assert_eq(sum, session_state(session)->score[player]);
            cr_assert_eq(points.total[player], sum);
        }
        session_destroy(session);
    }
}

Test(session, steps_tell_a_log)
{
    struct session *session = games_begin(&two_players);
    struct rng rng;
    rng_seed(&rng, 2);
    games_finish(session, &rng);
    int turn = 1;
    for (size_t i = 0; i < session_length(session); i++) {
        struct session_step step = session_step(session, i);
        cr_assert(step.turn == turn || step.turn == turn + 1);
        if (step.turn != turn) {
            cr_assert_eq(session_turn_end(session, turn), i);
            cr_assert_eq(step.action.verb, CARC_DRAW, "a turn begins with a tile");
            turn = step.turn;
        }
        cr_assert_gt(step.event_count + (step.action.verb == CARC_PASS), 0);
        cr_assert_eq(step.turn_player, (turn - 1) % 2);
    }
    cr_assert_eq(session_turn_end(session, turn), session_length(session));
    cr_assert_eq(session_turn_end(session, 0), 0);
    session_destroy(session);
}

Test(session, goes_on_from_its_record)
{
    size_t count = 0;
    const struct games_kind *kinds = games_kinds(&count);
    for (size_t i = 0; i < count; i += 3) {
        struct session *session = games_begin(&kinds[i]);
        struct rng rng;
        rng_seed(&rng, i + 77);
        for (int j = 0; j < 30 + (int)i; j++) {
            games_step(session, &rng);
        }
        struct record copy;
        record_copy(&copy, session_record(session), session_position(session));
        struct diag diag;
        diag_init(&diag, "");
        struct session *again = session_create(&copy, &diag);
        cr_assert_not_null(again, "%s", diag.messages[0].text);
        cr_assert_eq(session_origin(again), session_position(session));
        struct rng twin = rng;
        games_finish(session, &rng);
        games_finish(again, &twin);
        cr_assert_eq(hash_of(session), hash_of(again));
        cr_assert(session_undo(again));
        record_finish(&copy);
        session_destroy(session);
        session_destroy(again);
    }
}

Test(session, refuses_what_is_no_game)
{
    struct diag diag;
    diag_init(&diag, "");
    struct record record;
    record_init(&record);
    cr_assert_null(session_create(&record, &diag));
    cr_assert_str_eq(diag.messages[0].text, "found no seats, expected 1 to 6");
    record_add_seat(&record, "Ann", false, NULL);
    diag_init(&diag, "");
    cr_assert_null(session_create(&record, &diag));
    cr_assert_str_eq(
        diag.messages[0].text, "found neither a seed nor free draws, expected one of them");
    record_finish(&record);
    cr_assert_null(session_open("/nowhere/at.all", NULL, 0, &diag));
}
