#include "client/game/ledger.h"

#include <stdlib.h>

#include "base/text.h"
#include "rules/query.h"

void ledger_finish(struct ledger *ledger)
{
    free(ledger->entries);
    *ledger = (struct ledger){0};
}

static enum ledger_row row_of(int kind)
{
    switch (kind) {
    case CARC_ROAD: return LEDGER_ROADS;
    case CARC_CITY: return LEDGER_CITIES;
    case CARC_MONASTERY: return LEDGER_MONASTERIES;
    default: return LEDGER_FIELDS;
    }
}

static void add(struct ledger *ledger, struct ledger_entry entry)
{
    if (ledger->count == ledger->room) {
        ledger->room = ledger->room ? 2 * ledger->room : 64;
        ledger->entries = base_realloc(ledger->entries, ledger->room * sizeof *ledger->entries);
    }
    ledger->entries[ledger->count++] = entry;
}

static void add_scored(struct ledger *ledger, const struct carc_event *event, int turn)
{
    for (int player = 0; player < CARC_MAX_PLAYERS; player++) {
        if (event->points[player] == 0) {
            continue;
        }
        struct ledger_entry entry = {.row = row_of(event->feature),
            .player = player,
            .turn = turn,
            .points = event->points[player],
            .tiles = event->tiles,
            .pennants = event->pennants,
            .cities = event->cities,
            .cell = event->cell,
            .segment = event->segment};
        ledger->scored[entry.row][player] += entry.points;
        add(ledger, entry);
    }
}

static void add_circle(struct ledger *ledger, const struct carc_event *event, int turn)
{
    bool added = event->kind == CARC_EVENT_ADDED;
    (added ? ledger->scored : ledger->expected)[LEDGER_CIRCLES][event->player]++;
    add(ledger, (struct ledger_entry){.row = LEDGER_CIRCLES,
                    .player = event->player,
                    .turn = turn,
                    .points = added ? 1 : -1,
                    .cell = event->cell,
                    .segment = event->segment});
}

static void add_step(struct ledger *ledger, struct session_step step)
{
    for (size_t i = 0; i < step.event_count; i++) {
        const struct carc_event *event = &step.events[i];
        switch (event->kind) {
        case CARC_EVENT_SCORED: add_scored(ledger, event, step.turn); break;
        case CARC_EVENT_ADDED:
        case CARC_EVENT_TAKEN_BACK: add_circle(ledger, event, step.turn); break;
        default: break;
        }
    }
}

/* A feature that holds meeples, as if final scoring came now. */
static void add_expected(struct ledger *ledger, const struct session *session, carc_node node)
{
    const struct carc_rules *rules = session_rules(session);
    const struct carc_state *state = session_state(session);
    struct carc_feature_info info = carc_feature_info(rules, state, node);
    struct carc_node_info where = carc_node_info(rules, state, node);
    for (int player = 0; player < state->players; player++) {
        if (!(info.owners >> player & 1) || info.points_now == 0) {
            continue;
        }
        struct ledger_entry entry = {.row = row_of(info.kind),
            .player = player,
            .expected = true,
            .points = info.points_now,
            .tiles = info.tiles,
            .pennants = info.pennants,
            .cities = info.cities,
            .cell = carc_placement(rules, state, where.placement).cell,
            .segment = where.segment};
        ledger->expected[entry.row][player] += entry.points;
        add(ledger, entry);
    }
}

/* By the first edition a city pays once, however many fields touch it: only the rules know the
 * sum. */
static void correct_fields(struct ledger *ledger, const struct session *session)
{
    const struct carc_state *state = session_state(session);
    int standing[CARC_MAX_PLAYERS];
    carc_standing(session_rules(session), state, standing);
    for (int player = 0; player < state->players; player++) {
        int others = ledger->expected[LEDGER_ROADS][player] +
                     ledger->expected[LEDGER_CITIES][player] +
                     ledger->expected[LEDGER_MONASTERIES][player];
        ledger->expected[LEDGER_FIELDS][player] = standing[player] - state->score[player] - others;
    }
}

void ledger_read(struct ledger *ledger, const struct session *session)
{
    *ledger = (struct ledger){0};
    for (size_t i = 0; i < session_position(session); i++) {
        add_step(ledger, session_step(session, i));
    }
    const struct carc_state *state = session_state(session);
    if (state->phase == CARC_PHASE_OVER) {
        return;
    }
    struct carc_brief claimed[CARC_MAX_PLAYERS * CARC_MAX_MEEPLES];
    size_t count = carc_claimed(session_rules(session), state, claimed);
    for (size_t i = 0; i < count; i++) {
        add_expected(ledger, session, claimed[i].feature);
    }
    correct_fields(ledger, session);
}
