#include "session/session.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "notation/action.h"
#include "session/inside.h"

/* Events of steps 0 to `count` - 1. */
static size_t events_until(const struct session *session, size_t count)
{
    return count == 0 ? 0 : session->moments[count - 1].event_end;
}

/* Makes the events of the steps from `from` to before `to` those of the last change. */
static void set_last_events(struct session *session, size_t from, size_t to)
{
    size_t begin = events_until(session, from);
    size_t count = events_until(session, to) - begin;
    session->last = (struct carc_events){.capacity = count, .count = count};
    if (count > 0) {
        session->last.items = session->events + begin;
    }
}

static void keep_checkpoint(struct session *session)
{
    size_t size = carc_state_size(session->rules);
    size_t number = session->position / CHECKPOINT;
    if (session->position % CHECKPOINT != 0) {
        return;
    }
    if (number >= session->checkpoint_room) {
        session->checkpoint_room = 2 * session->checkpoint_room + 32;
        session->checkpoints = base_realloc(session->checkpoints, session->checkpoint_room * size);
    }
    memcpy(session->checkpoints + number * size, session->state, size);
}

/* Room for one more step and the events it may bring. */
static void make_room(struct session *session)
{
    if (session->position == session->moment_room) {
        session->moment_room = 2 * session->moment_room + 256;
        session->moments =
            base_realloc(session->moments, session->moment_room * sizeof session->moments[0]);
    }
    size_t need = events_until(session, session->position) + carc_max_events(session->rules);
    if (need > session->event_room) {
        session->event_room = 2 * need;
        session->events =
            base_realloc(session->events, session->event_room * sizeof session->events[0]);
    }
}

static void note_result(struct session *session)
{
    struct record *record = &session->record;
    record->finished = true;
    record->result_count = record->seat_count;
    for (int i = 0; i < record->seat_count; i++) {
        record->result[i] = session->state->score[i];
    }
}

/* Adds a step that is legal, in the place of those that could have been redone. */
static void add_step(struct session *session, struct carc_action action)
{
    struct carc_state *state = session->state;
    record_cut(&session->record, session->position);
    make_room(session);
    keep_checkpoint(session);
    struct moment *moment = &session->moments[session->position];
    *moment = (struct moment){.action = action,
        .turn = state->turn,
        .turn_player = state->turn_player,
        .actor = (int8_t)carc_actor(state)};
    struct record_step *step = record_add_step(&session->record);
    struct text text;
    text_init(&text);
    notation_write_action(session->rules, state, action, &text);
    assert(text.size < sizeof step->text);
    memcpy(step->text, text.data, text.size + 1);
    text_finish(&text);
    size_t begin = events_until(session, session->position);
    struct carc_events events = {
        .items = session->events + begin, .capacity = session->event_room - begin};
    carc_apply_legal(session->rules, state, action, &events);
    assert(events.lost == 0);
    moment->event_end = begin + events.count;
    moment->hash = carc_hash(session->rules, state);
    session->position++;
    if (state->turn != moment->turn || state->phase == CARC_PHASE_OVER) {
        step->checked = true;
        step->check = moment->hash;
    }
    if (state->phase == CARC_PHASE_OVER) {
        note_result(session);
    }
}

/* Draws until a player must decide, if that is ours to do. */
static void deal(struct session *session)
{
    while (session->deals && session->state->phase == CARC_PHASE_DRAW) {
        uint16_t tile = session_next_tile(session);
        add_step(session, (struct carc_action){.verb = CARC_DRAW, .item = tile});
    }
}

/* Plays the steps of a record that was read, and keeps their comments. */
static bool play_record(struct session *session, const struct record *record, struct diag *diag)
{
    struct record_replay replay;
    record_replay_init(&replay, record, session->rules);
    bool fine = true;
    while (fine && replay.next < record->step_count) {
        fine = record_replay_next(&replay, NULL, diag);
        if (!fine) {
            break;
        }
        add_step(session, replay.action);
        const struct record_step *from = &record->steps[replay.next - 1];
        struct record_step *step = &session->record.steps[session->position - 1];
        step->line = from->line;
        step->comment = from->comment == NULL ? NULL : base_strdup(from->comment);
        step->after = from->after == NULL ? NULL : base_strdup(from->after);
    }
    fine = fine && record_replay_result(&replay, diag);
    record_replay_finish(&replay);
    return fine;
}

static void begin(struct session *session)
{
    const struct record *record = &session->record;
    session->state = base_alloc(carc_state_size(session->rules));
    carc_start(session->rules, record->seat_count, session->state);
    session->start_hash = carc_hash(session->rules, session->state);
    session->bag_size = session->state->bag_left;
    record_deal(session->rules, session->state, record->seed, session->order);
    session->deals = !record->draws_free;
    static const char *const unnamed[CARC_MAX_PLAYERS] = {
        "Player 1", "Player 2", "Player 3", "Player 4", "Player 5", "Player 6"};
    for (int i = 0; i < CARC_MAX_PLAYERS; i++) {
        bool named = i < record->seat_count && record->seats[i].name[0] != 0;
        session->names[i] = named ? record->seats[i].name : unnamed[i];
    }
}

static bool has_game(const struct record *record, struct diag *diag)
{
    const struct diag_place nowhere = {0, 0};
    if (record->seat_count < CARC_MIN_PLAYERS) {
        diag_error(diag, nowhere, "found no seats, expected 1 to %d", CARC_MAX_PLAYERS);
        return false;
    }
    if (!record->seeded && !record->draws_free) {
        diag_error(diag, nowhere, "found neither a seed nor free draws, expected one of them");
        return false;
    }
    return true;
}

struct session *session_create(const struct record *record, struct diag *diag)
{
    diag_set_file(diag, record->file);
    if (!has_game(record, diag)) {
        return NULL;
    }
    struct session *session = base_alloc(sizeof *session);
    memset(session, 0, sizeof *session);
    session->autosave.mark = -1;
    record_copy(&session->record, record, 0);
    memcpy(session->record.seats, record->seats, sizeof record->seats); /* with their times */
    session->record.finished = false;
    session->rules = load_game_named(&record->request, &session->record.request, diag);
    if (session->rules == NULL) {
        session_destroy(session);
        return NULL;
    }
    begin(session);
    if (!play_record(session, record, diag)) {
        session_destroy(session);
        return NULL;
    }
    session->origin = session->position;
    deal(session);
    set_last_events(session, 0, session->position);
    return session;
}

struct session *session_open(
    const char *path, const char *const *files, size_t file_count, struct diag *diag)
{
    struct record record;
    if (!record_read_file(&record, path, diag)) {
        return NULL;
    }
    bool fine = true;
    for (size_t i = 0; i < file_count && fine; i++) {
        fine = load_request_file(&record.request, files[i], diag);
    }
    struct session *session = fine ? session_create(&record, diag) : NULL;
    record_finish(&record);
    return session;
}

void session_deal(struct session *session)
{
    size_t before = session->position;
    session->deals = true;
    if (before == session->record.step_count && session->state->phase == CARC_PHASE_DRAW) {
        deal(session);
        set_last_events(session, before, session->position);
    }
}

void session_destroy(struct session *session)
{
    if (session == NULL) {
        return;
    }
    autosave_end(&session->autosave);
    record_finish(&session->record);
    free(session->rules);
    free(session->state);
    free(session->moments);
    free(session->events);
    free(session->checkpoints);
    free(session);
}

enum carc_result session_apply(struct session *session, struct carc_action action)
{
    if (session->deals && action.verb == CARC_DRAW) {
        return CARC_NO_DRAW_NOW;
    }
    enum carc_result result = carc_try(session->rules, session->state, action);
    if (result != CARC_OK) {
        return result;
    }
    size_t before = session->position;
    add_step(session, action);
    deal(session);
    set_last_events(session, before, session->position);
    autosave_now(session);
    return CARC_OK;
}

void session_set_seat(struct session *session, int player, struct session_seat seat)
{
    assert(player >= 0 && player < session->record.seat_count);
    struct record_seat *to = &session->record.seats[player];
    to->computer = seat.computer;
    snprintf(to->level, sizeof to->level, "%s", seat.computer ? seat.level : "");
    autosave_now(session);
}

const char *session_note(const struct session *session, struct carc_cell cell)
{
    return record_note(&session->record, cell);
}

bool session_set_note(struct session *session, struct carc_cell cell, const char *text)
{
    bool done = record_set_note(&session->record, cell, text);
    autosave_now(session);
    return done;
}

void session_think(struct session *session, int player, uint64_t milliseconds)
{
    assert(player >= 0 && player < session->record.seat_count);
    uint64_t *thought = &session->record.seats[player].thought;
    uint64_t left = RECORD_THOUGHT_MOST - *thought;
    *thought += milliseconds < left ? milliseconds : left;
}

uint64_t session_thought(const struct session *session, int player)
{
    assert(player >= 0 && player < session->record.seat_count);
    return session->record.seats[player].thought;
}

uint64_t session_id(const struct session *session)
{
    return session->record.id;
}

void session_set_id(struct session *session, uint64_t id)
{
    session->record.id = id;
}

void session_go(struct session *session, size_t position)
{
    assert(position <= session->record.step_count);
    size_t from = session->position;
    if (position < from) {
        size_t size = carc_state_size(session->rules);
        size_t number = position / CHECKPOINT;
        memcpy(session->state, session->checkpoints + number * size, size);
        session->position = number * CHECKPOINT;
    }
    while (session->position < position) {
        carc_apply_legal(
            session->rules, session->state, session->moments[session->position].action, NULL);
        session->position++;
    }
    uint64_t hash = position == 0 ? session->start_hash : session->moments[position - 1].hash;
    assert(carc_hash(session->rules, session->state) == hash);
    (void)hash;
    set_last_events(session, from < position ? from : position, position);
}

void session_write(const struct session *session, struct text *out)
{
    struct record record = session->record;
    if (session->position < record.step_count) {
        record.step_count = session->position;
        record.finished = false;
    }
    record_write(&record, out);
}

bool session_save(const struct session *session, const char *path, struct diag *diag)
{
    struct text text;
    text_init(&text);
    session_write(session, &text);
    bool fine = file_write(path, text.data, text.size, diag);
    text_finish(&text);
    return fine;
}
