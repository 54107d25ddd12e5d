#include "games.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "rules/query.h"

#define KINDS 40

const struct games_kind *games_kinds(size_t *count)
{
    static const char *const rules[] = {
        "hig", "zmg", "hobby-world", "first-edition", "second-edition"};
    static const char *const sets[] = {"base", "base,crop-circles", "base,crop-circles-2010",
        "base,crop-circles,crop-circles-2010,base"};
    static struct games_kind kinds[KINDS];
    for (size_t i = 0; i < KINDS; i++) {
        kinds[i] = (struct games_kind){.sets = sets[i / 5 % 4],
            .rules = rules[i % 5],
            .players = (int)(i % 6) + 1,
            .seed = 1000003 * (i + 1),
            .draws_free = i % 7 == 6};
    }
    *count = KINDS;
    return kinds;
}

struct session *games_begin(const struct games_kind *kind)
{
    struct diag diag;
    diag_init(&diag, "");
    struct record record;
    record_init(&record);
    for (int i = 0; i < kind->players; i++) {
        char name[32];
        snprintf(name, sizeof name, "Seat \"%d\"", i + 1);
        record_add_seat(&record, name, i % 2 == 1, i % 2 == 1 ? "easy" : NULL);
    }
    record.seed = kind->seed;
    record.seeded = true;
    record.draws_free = kind->draws_free;
    bool fine = load_request_sets(&record.request, kind->sets, &diag) &&
                load_request_rules(&record.request, kind->rules, (struct diag_place){0, 0}, &diag);
    struct session *session = fine ? session_create(&record, &diag) : NULL;
    cr_assert_not_null(session, "%s %s: %s", kind->sets, kind->rules, diag.messages[0].text);
    record_finish(&record);
    return session;
}

bool games_step(struct session *session, struct rng *rng)
{
    const struct carc_rules *rules = session_rules(session);
    const struct carc_state *state = session_state(session);
    if (state->phase == CARC_PHASE_OVER) {
        return false;
    }
    struct carc_action action =
        carc_choose_action(rules, state, (uint32_t)(rng_next(rng) >> 32), NULL);
    enum carc_result result = session_apply(session, action);
    cr_assert_eq(result, CARC_OK, "%s", carc_result_text(result));
    return true;
}

void games_finish(struct session *session, struct rng *rng)
{
    while (games_step(session, rng)) {
    }
}

void games_record(const struct games_kind *kind, struct text *out)
{
    struct session *session = games_begin(kind);
    struct rng rng;
    rng_seed(&rng, kind->seed);
    games_finish(session, &rng);
    text_init(out);
    session_write(session, out);
    session_destroy(session);
}
