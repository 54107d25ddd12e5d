/* The record of a game: its header, and one decision a line. Format 1.
 *
 *     carcassonne record 1
 *     sets base crop-circles mine@4f2c91d0
 *     rules hig
 *     option small_city 2
 *     start D 0,0 r0
 *     seat 1 "Ann" human colour=A thought=734200
 *     seat 2 "Bob" computer hard
 *     seed 12345                 (or `draws free`: the draws are the players' own affair)
 *     note 3,-1 "a city soon"    (what the players want to remember of a cell)
 *     id 5b0c91d24e7f3a86        (optional: which game this is, however often it is saved)
 *     draw D
 *     place 1,0 r2
 *     claim road
 *     check 9f3a12c04be77d15     (carc_hash at the end of the turn)
 *     result 87 64               (only when the game is over)
 *
 * `#` begins a comment. Header lines with an unknown first word are kept; nothing else unknown is
 * accepted. A header without steps is a new game. */
#ifndef RECORD_RECORD_H
#define RECORD_RECORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/diag.h"
#include "base/text.h"
#include "load/game.h"

#define RECORD_VERSION 1
#define RECORD_MAX_BYTES (8u << 20) /* of a file */
/* Sizes of texts, the final 0 included. */
#define RECORD_WORD 32
#define RECORD_NAME 64
#define RECORD_EXTRA 256
#define RECORD_STEP 112
#define RECORD_NOTE 256
#define RECORD_NOTES 500 /* of a game */
/* Milliseconds, a hundred years: nobody has thought for longer. */
#define RECORD_THOUGHT_MOST (100ull * 365 * 24 * 3600 * 1000)

struct record_seat {
    char name[RECORD_NAME];   /* UTF-8 without control characters */
    bool computer;            /* else a person */
    char level[RECORD_WORD];  /* of a computer player, or empty */
    char colour[RECORD_WORD]; /* or empty */
    uint64_t thought;         /* milliseconds at the table so far; 0: not measured */
    char extra[RECORD_EXTRA]; /* further key=value words as they stood, or empty */
};

/* What the players noted about a cell of the table. No rule knows of it, and no decision. */
struct record_note {
    struct carc_cell cell;
    char text[RECORD_NOTE]; /* UTF-8 without control characters; empty: only a mark */
};

/* One decision, as text (notation/action.h): what a word means depends on the position. */
struct record_step {
    char text[RECORD_STEP];
    int line; /* 0 when it was not read from a file */
    int check_line;
    bool checked; /* a `check` line follows */
    uint64_t check;
    char *comment; /* on the line itself, without `#`; or NULL */
    char *after;   /* whole lines of comment that follow, each with its newline; or NULL */
};

/* Plain data; the arrays and texts that are pointers are owned by the record. */
struct record {
    char file[DIAG_FILE];        /* for messages; empty when there is none */
    struct load_request request; /* sets, rule set, options, start layout, with their lines; the
                                    `files` of it do not stand in the record */
    int seat_count;
    struct record_seat seats[CARC_MAX_PLAYERS];
    bool seeded;
    uint64_t seed;
    bool draws_free; /* the draws need not agree with the seed */
    int seed_line;
    size_t note_count, note_room;
    struct record_note *notes; /* at most one for each cell */
    uint64_t id;               /* the same in all that was saved of a game; 0: none */
    int id_line;
    char *unknown; /* header lines kept as they stood, each with its newline; or NULL */
    size_t step_count, step_room;
    struct record_step *steps;
    bool finished; /* a `result` line stands at the end */
    int result_line;
    int result_count;
    int result[CARC_MAX_PLAYERS];
};

/* An empty record: no sets (that means `base`), rule set hig, no seats. */
void record_init(struct record *record);
void record_finish(struct record *record);

/* Makes `to`, which need not be initialised, equal to `from` with its first `steps` steps only
 * (and, when that leaves some out, no result and no thinking times). */
void record_copy(struct record *to, const struct record *from, size_t steps);

/* Adds a seat; the name is cleaned and cut at its limits. False when all seats are taken. */
bool record_add_seat(struct record *record, const char *name, bool computer, const char *level);
/* The note on the cell, "" for a mark without words, NULL when there is none. Valid until the next
 * change. */
const char *record_note(const struct record *record, struct carc_cell cell);
/* Writes it, cleaned and cut at its limit, in the place of the one before; NULL takes it away.
 * False when there are too many. */
bool record_set_note(struct record *record, struct carc_cell cell, const char *text);
void record_drop_notes(struct record *record);

/* Appends an empty step and returns it; valid until the next one is added. */
struct record_step *record_add_step(struct record *record);
/* Forgets the steps from number `count` on, and the result. */
void record_cut(struct record *record, size_t count);

/* Reads a record of `size` bytes; `file` names it in messages. False with located messages in
 * `diag` when it is no such record: `record` is then empty. Only the form is judged here;
 * record/replay.h plays the decisions. `record` need not be initialised. */
bool record_read(
    struct record *record, const char *bytes, size_t size, const char *file, struct diag *diag);
/* The same for a file. */
bool record_read_file(struct record *record, const char *path, struct diag *diag);

/* Appends the record as text. Reading that gives an equal record (apart from line numbers). */
void record_write(const struct record *record, struct text *out);

#endif
