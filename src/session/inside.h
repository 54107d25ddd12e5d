/* What a session is made of. Only for src/session. */
#ifndef SESSION_INSIDE_H
#define SESSION_INSIDE_H

#include "record/replay.h"
#include "session/session.h"

/* A copy of the state is kept before each CHECKPOINT-th step; undo plays on from the last one. */
#define CHECKPOINT 16

/* The tile that is drawn next: the first in the order that was not drawn, though the tiles drawn
 * so far may have come in another order. */
uint16_t session_next_tile(const struct session *session);

/* A step that was played; its text is in the record. */
struct moment {
    struct carc_action action;
    uint16_t turn;
    uint8_t turn_player;
    int8_t actor;
    uint64_t hash;    /* after it */
    size_t event_end; /* its events end here in `events`, and begin where the one before ends */
};

struct autosave {
    bool on;
    struct text folder;
    struct text path; /* where it was saved last; empty before */
    int number;       /* of the game; 0 before the first time */
    int mark;         /* open and locked while the session runs; -1: none */
    char trouble[DIAG_FILE + DIAG_TEXT];
};

struct session {
    struct carc_rules *rules;
    struct record record; /* also the steps beyond the position (redo) */
    struct carc_state *state;
    size_t position;
    size_t origin; /* the position when the record had been played */
    uint64_t start_hash;
    uint16_t order[CARC_MAX_BAG]; /* how the seed deals */
    size_t bag_size;              /* at the beginning */
    bool deals;                   /* the draws are not left to the caller */
    size_t moment_room;
    struct moment *moments; /* one for each step of the record */
    size_t event_room;
    struct carc_event *events;
    size_t checkpoint_room;
    unsigned char *checkpoints;
    struct carc_events last;
    const char *names[CARC_MAX_PLAYERS];
    struct autosave autosave;
};

/* Saves if that is switched on. */
void autosave_now(struct session *session);
/* Lets go of its mark and its memory. */
void autosave_end(struct autosave *autosave);

#endif
