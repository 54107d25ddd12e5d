/* What is kept beside a game: how long each player thought, and which game it is. */
#include <criterion/criterion.h>

#include "games.h"

/* What was thought was thought: taking moves back does not take time back, bringing them again does
 * not count it twice, and the game itself knows nothing of it. */
Test(session_times, times_are_kept_beside_the_game)
{
    const struct games_kind kind = {
        .sets = "base,crop-circles", .rules = "hig", .players = 2, .seed = 7};
    struct session *session = games_begin(&kind);
    struct session *other = games_begin(&kind);
    struct rng rng[2];
    struct diag diag;
    diag_init(&diag, "");
    for (int i = 0; i < 2; i++) {
        rng_seed(&rng[i], 5);
    }
    for (int i = 0; i < 12; i++) {
        session_think(session, carc_actor(session_state(session)), 1000);
        games_step(session, &rng[0]);
        games_step(other, &rng[1]);
    }
    cr_expect_eq(carc_hash(session_rules(session), session_state(session)),
        carc_hash(session_rules(other), session_state(other)));
    uint64_t first = session_thought(session, 0);
    cr_expect_eq(first + session_thought(session, 1), 12000);
    cr_assert(session_undo(session));
    cr_assert(session_undo(session));
    cr_assert(session_redo(session));
    cr_expect_eq(session_thought(session, 0), first);
    session_set_id(session, 0x1234);
    struct text written = {0};
    struct record record;
    session_write(session, &written);
    cr_assert(record_read(&record, written.data, written.size, "", &diag));
    struct session *again = session_create(&record, &diag);
    cr_assert_not_null(again, "%s", diag.messages[0].text);
    cr_expect_eq(session_thought(again, 0), first);
    cr_expect_eq(session_id(again), 0x1234);
    struct record copy;
    record_copy(&copy, &record, record.step_count - 1);
    cr_expect_eq(copy.seats[0].thought, 0, "a part of a game is not the time of all of it");
    record_finish(&copy);
    record_finish(&record);
    text_finish(&written);
    session_destroy(again);
    session_destroy(other);
    session_destroy(session);
}
