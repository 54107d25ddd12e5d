/* All games that were finished here, as a small text file in the user's data folder:
 *
 *     walls-and-wheat results 1
 *     game 5b0c91d24e7f3a86 1764493200 78        (id, seconds since 1970, turns)
 *     seat "Ann" human 87 won city=12 road=6 field=7 thought=734200
 *     seat "Bob" hard 64 city=9 road=5 field=3
 *
 * Further words of a seat with a `=` in them are left out of account. A name that was forgotten is
 * empty. */
#ifndef CLIENT_LIFETIME_H
#define CLIENT_LIFETIME_H

#include "base/diag.h"
#include "record/record.h"
#include "session/session.h"

struct lifetime_seat {
    char name[RECORD_NAME];
    char who[RECORD_WORD]; /* "human", or the level of a computer player; "" when forgotten */
    bool won;
    int points;
    int city, road, field; /* tiles of the largest, tiles, cities at the richest; 0: none */
    uint64_t thought;      /* milliseconds; 0: not measured */
};

struct lifetime_game {
    uint64_t id;
    int64_t time;
    int turns;
    int seats;
    struct lifetime_seat seat[CARC_MAX_PLAYERS];
};

struct lifetime {
    struct lifetime_game *games; /* in the order in which they were finished */
    size_t count, room;
};

/* Reads the file; without one there are no games. One that is damaged is renamed, which is told in
 * `diag` as a warning, and there are no games. False with an error in `diag` when it cannot be
 * read: then nothing is known, and nothing may be written. To be ended with lifetime_finish in both
 * cases. */
bool lifetime_read(struct lifetime *lifetime, struct diag *diag);
void lifetime_finish(struct lifetime *lifetime);

/* An id for a game that has none: by chance for a new one; for one from a file, which may be read
 * again, by its beginning. Never 0. */
uint64_t lifetime_new_id(const struct session *session);

/* Adds the game, which is over, unless it was counted before: the first end of a game counts, however
 * often it is loaded again. False with a message when that cannot be written; a warning as above. */
bool lifetime_count(const struct session *session, struct diag *diag);

/* What became of somebody at tables of some size. */
struct lifetime_sum {
    int games, wins;
    long points;
    int best;
};

struct lifetime_person {
    const char *name, *who; /* within the games; the name counts of persons only */
    bool computer;
    struct lifetime_sum all, by_size[CARC_MAX_PLAYERS + 1];
    int city, road, field;
    uint64_t thought; /* in games with clocks */
    long timed_turns; /* of the person in these, about */
};

/* Everybody, who played most first; to be freed by the caller. */
struct lifetime_person *lifetime_people(const struct lifetime *lifetime, size_t *count);

/* Whether a seat is that person's; computer players of one level are one person. */
bool lifetime_is(const struct lifetime_person *person, const struct lifetime_seat *seat);

/* Forgets the person's seats in all games, NULL: all games. False with a message when that cannot
 * be written. */
bool lifetime_forget(const struct lifetime_person *person, struct diag *diag);

#endif
