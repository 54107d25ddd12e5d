/* Computer players as the client speaks of them: levels and characters (ai/levels.h) in the user's
 * language. */
#ifndef CLIENT_OPPONENT_H
#define CLIENT_OPPONENT_H

#include "ai/player.h"
#include "record/record.h"

/* Who plays a seat: numbers in the lists of levels and characters. */
struct opponent {
    bool computer;
    size_t level; /* opponent_levels() when the record names none of them */
    size_t character;
};

#define OPPONENT_MOST 8 /* levels, characters */

size_t opponent_levels(void);
size_t opponent_characters(void);

/* "Hard"; "Thinks a moment ahead; beats most people." */
const char *opponent_level(size_t level);
const char *opponent_level_line(size_t level);

/* "Bruno the builder"; "Loves large cities and long roads." */
const char *opponent_character(size_t character);
const char *opponent_character_line(size_t character);

/* Names for the seat of such a character, the first for `number` 0: "Bruno", "Bruno 2"; whether a
 * name is one of those; and the first that nobody else at the table has. */
void opponent_name(size_t character, int number, char name[RECORD_NAME]);
bool opponent_is_name(const char *name);
void opponent_name_seat(struct record *record, int seat, size_t character);

struct opponent opponent_of(const struct record_seat *seat);

/* The word of the record and of the command line: "hard-builder". */
void opponent_word(const struct opponent *opponent, char word[RECORD_WORD]);

/* Whoever plays the seat, NULL for a person. Words that are not known are played by the expert. */
const struct ai_player *opponent_player(const struct record_seat *seat);

#endif
