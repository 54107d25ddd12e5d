#include <criterion/criterion.h>
#include <string.h>

#include "games.h"

static const struct games_kind kind = {
    .sets = "base,crop-circles", .rules = "hig", .players = 2, .seed = 7};

/* What is noted belongs to the game and not to a position: nothing that is taken back takes it. */
Test(notes, outlive_undo)
{
    struct session *session = games_begin(&kind);
    struct rng rng;
    rng_seed(&rng, 9);
    for (int i = 0; i < 20; i++) {
        games_step(session, &rng);
    }
    uint64_t hash = carc_hash(session_rules(session), session_state(session));
    const struct carc_cell near = {1, 0}, far = {-2, 3};
    cr_assert(session_set_note(session, near, "here"));
    cr_assert(session_set_note(session, far, ""));
    cr_expect_eq(carc_hash(session_rules(session), session_state(session)), hash);
    while (session_undo(session)) {
        cr_assert_str_eq(session_note(session, near), "here");
    }
    games_step(session, &rng);
    struct text text = {0};
    session_write(session, &text);
    cr_expect_not_null(strstr(text_string(&text), "\nnote 1,0 \"here\"\nnote -2,3 \"\"\n"));
    struct record copy;
    record_copy(&copy, session_record(session), session_position(session));
    struct diag diag;
    diag_init(&diag, "");
    struct session *other = session_create(&copy, &diag);
    cr_assert_not_null(other);
    cr_expect_str_eq(session_note(other, near), "here", "they go along with a copy");
    cr_assert(session_set_note(session, near, NULL));
    cr_expect_null(session_note(session, near));
    cr_expect_str_eq(session_note(other, far), "");
    record_finish(&copy);
    session_destroy(other);
    text_finish(&text);
    session_destroy(session);
}
