/* Steps of the flood that shares the free ground out among fields. */
#ifndef ART_FIELD_H
#define ART_FIELD_H

#include "art/layout.h"

/* The cell in which a half-edge begins, in the unturned frame. */
void art_field_seed(int half, int *row, int *column);

/* Labels ways that join the half-edges of each field, as far as there are any. The fields with the
 * shortest ways choose first, or those with the longest. */
void art_field_reserve(struct art_layout *layout, bool long_first);

#endif
