/* What a file of JCloisterZone says beyond the game, kept in the header of a record. Only for
 * src/jcz. */
#ifndef JCZ_EXTRA_H
#define JCZ_EXTRA_H

#include <jansson.h>

#include "record/record.h"

/* Adds all members of the file but the replay to the header, as lines `jcz "..."`. */
void jcz_extra_keep(struct record *record, const json_t *file);

/* The object that was kept; an empty one when there is none or it is damaged. The caller frees it
 * with json_decref. */
json_t *jcz_extra_find(const struct record *record);

/* Colours: the letter of ours for their slot (`used` has a bit for each letter taken), and the
 * slot of a seat: as it was, by its colour, or by its number. */
char jcz_colour_of(int slot, unsigned used);
int jcz_slot_of(const struct record_seat *seat, int number, unsigned used);

#endif
