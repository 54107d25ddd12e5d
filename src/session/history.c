/* Undo, redo and what is remembered. */
#include <assert.h>
#include <string.h>

#include "session/inside.h"
#include "session/points.h"

static bool was_dealt(const struct session *session, size_t step)
{
    return session->deals && session->moments[step].actor == CARC_CHANCE;
}

/* The position before the last decision, or the position itself when there is none. */
static size_t undo_target(const struct session *session)
{
    size_t target = session->position;
    while (target > 0 && was_dealt(session, target - 1)) {
        target--;
    }
    return target > 0 ? target - 1 : session->position;
}

/* The position after the next decision and the tiles dealt behind it. */
static size_t redo_target(const struct session *session)
{
    size_t length = session->record.step_count;
    size_t target = session->position;
    if (target < length && was_dealt(session, target)) {
        target++; /* only after session_go */
    }
    if (target < length) {
        target++;
    }
    while (target < length && was_dealt(session, target)) {
        target++;
    }
    return target;
}

/* Whether a decision ended its turn: then all of its consequences have been seen. */
static bool ended_turn(const struct session *session, size_t step)
{
    return session->record.steps[step].checked;
}

static enum session_reach reach(const struct session *session, size_t from, size_t to)
{
    if (from == to) {
        return SESSION_NOTHING;
    }
    for (size_t i = from; i < to; i++) {
        if (ended_turn(session, i)) {
            return SESSION_OTHER_TURN;
        }
    }
    return SESSION_THIS_TURN;
}

enum session_reach session_undo_reach(const struct session *session)
{
    return reach(session, undo_target(session), session->position);
}

enum session_reach session_redo_reach(const struct session *session)
{
    return reach(session, session->position, redo_target(session));
}

static bool change(struct session *session, size_t target)
{
    if (target == session->position) {
        return false;
    }
    session_go(session, target);
    autosave_now(session);
    return true;
}

bool session_undo(struct session *session)
{
    return change(session, undo_target(session));
}

bool session_redo(struct session *session)
{
    return change(session, redo_target(session));
}

bool session_jump(struct session *session, size_t position)
{
    return change(session, position);
}

size_t session_position(const struct session *session)
{
    return session->position;
}

size_t session_length(const struct session *session)
{
    return session->record.step_count;
}

size_t session_origin(const struct session *session)
{
    return session->origin;
}

size_t session_turn_end(const struct session *session, int turn)
{
    size_t position = 0;
    while (position < session->record.step_count && session->moments[position].turn <= turn) {
        position++;
    }
    return position;
}

struct session_step session_step(const struct session *session, size_t number)
{
    assert(number < session->record.step_count);
    const struct moment *moment = &session->moments[number];
    size_t begin = number == 0 ? 0 : session->moments[number - 1].event_end;
    return (struct session_step){.action = moment->action,
        .text = session->record.steps[number].text,
        .turn = moment->turn,
        .turn_player = moment->turn_player,
        .actor = moment->actor,
        .hash = moment->hash,
        .events = session->events + begin,
        .event_count = moment->event_end - begin};
}

const struct carc_rules *session_rules(const struct session *session)
{
    return session->rules;
}

const struct carc_state *session_state(const struct session *session)
{
    return session->state;
}

const struct record *session_record(const struct session *session)
{
    return &session->record;
}

const char *const *session_names(const struct session *session)
{
    return session->names;
}

const struct carc_events *session_events(const struct session *session)
{
    return &session->last;
}

void session_points_add(
    struct session_points *points, const struct carc_event *events, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (events[i].kind != CARC_EVENT_SCORED) {
            continue;
        }
        for (int player = 0; player < CARC_MAX_PLAYERS; player++) {
            points->by_kind[player][events[i].feature] += events[i].points[player];
            points->total[player] += events[i].points[player];
        }
    }
}

struct session_points session_points(const struct session *session)
{
    struct session_points points;
    memset(&points, 0, sizeof points);
    if (session->position > 0) {
        session_points_add(
            &points, session->events, session->moments[session->position - 1].event_end);
    }
    return points;
}
