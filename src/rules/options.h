/* The choices that the rules leave open (rules.md 3 and 4). Plain numbers, no pointers. */
#ifndef RULES_OPTIONS_H
#define RULES_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

#define CARC_MIN_PLAYERS 1 /* one is for tests */
#define CARC_MAX_PLAYERS 6
#define CARC_MAX_MEEPLES 30

enum carc_field_scoring { CARC_F1 = 1, CARC_F2, CARC_F3 };     /* B-63, 1.11, OQ-8 */
enum carc_add_scope { CARC_SEGMENT, CARC_TILE, CARC_FEATURE }; /* OQ-2, OQ-10 */

struct carc_options {
    uint8_t small_city;      /* points of a two-tile city: 4 or 2 (B-48, OQ-7) */
    uint8_t field_scoring;   /* enum carc_field_scoring */
    uint8_t fields;          /* 1: fields can be claimed and score (OQ-21) */
    uint8_t cc_add_optional; /* 1: action A may be declined (X-8, OQ-1) */
    uint8_t cc_add_scope;    /* enum carc_add_scope */
    uint8_t cc_rake_ask;     /* fields off: 1 asks A or B for a rake, 0 does not (OQ-11) */
    uint8_t meeples;         /* a player: 1 to CARC_MAX_MEEPLES (B-2, OQ-22) */
    uint8_t first_player;    /* seat, from 1 (B-4, OQ-13); taken modulo the players */
};

/* One row per option: its name in files, its field, the values as text. */
struct carc_option_row {
    const char *name;
    const char *expected; /* the values, as a text for messages */
    uint8_t offset;       /* of the field in struct carc_options */
    uint8_t smallest;     /* for numbers: the range; unused when values[0] is set */
    uint8_t largest;
    const char *values[4]; /* names, NULL-terminated; empty for a plain number */
    uint8_t meanings[4];   /* what each name sets */
    const char *help;      /* one line */
};

/* The table, and its length in `*count`. */
const struct carc_option_row *carc_option_rows(int *count);

/* The rule set `hig`. */
struct carc_options carc_default_options(void);

/* Sets one option from its text. False when the name or the value is unknown; `*expected` then
 * is a text for the message ("4 or 2"), or NULL when the name itself is unknown. */
bool carc_set_option(
    struct carc_options *options, const char *name, const char *value, const char **expected);

/* The value as text, for the row. A number is written into `buffer` (at least 8 bytes). */
const char *carc_option_text(
    const struct carc_options *options, const struct carc_option_row *row, char *buffer);

#endif
