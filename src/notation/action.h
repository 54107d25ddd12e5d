/* Actions as one line of text:
 *
 *     draw D          place 1,0 r2      claim road       pass
 *     crop A          add 1,0 road      return 1,0 city
 *
 * Tiles and segments go by their names in the tile files; two sets that share an id are told
 * apart as `set/id`. */
#ifndef NOTATION_ACTION_H
#define NOTATION_ACTION_H

#include "notation/words.h"
#include "rules/query.h"

/* Appends the line, without a newline. `state` is the position before the action, or for
 * `claim`, `add` and `return` the one after it. The action must have been legal there. */
void notation_write_action(const struct carc_rules *rules, const struct carc_state *state,
    struct carc_action action, struct text *out);

/* Reads an action from words. Names are looked up in `state`, the position before the action;
 * whether it is legal there is not asked (carc_try tells). False with one message in `diag` (may
 * be NULL): what was found, what was expected, which name may have been meant. */
bool notation_read_action(const struct carc_rules *rules, const struct carc_state *state,
    struct notation_span words, struct carc_action *out, struct diag *diag);

/* The same from a whole line. */
bool notation_parse_action(const struct carc_rules *rules, const struct carc_state *state,
    const char *line, struct carc_action *out, struct diag *diag);

/* Parts of it, for other readers of the same words. */
bool notation_read_tile(
    const struct carc_rules *rules, const struct notation_word *word, int *tile, struct diag *diag);
bool notation_read_cell(
    const struct notation_word *word, struct carc_cell *cell, struct diag *diag);
bool notation_read_rotation(const struct notation_word *word, int *rotation, struct diag *diag);
bool notation_read_segment(const struct carc_tile *tile, const struct notation_word *word,
    int *segment, struct diag *diag);

#endif
