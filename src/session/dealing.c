/* The order of the tiles. */
#include <assert.h>
#include <string.h>

#include "rules/query.h"
#include "session/inside.h"

/* With the seed's own draws that is the tile number `drawn`, which every tile before it shows. */
uint16_t session_next_tile(const struct session *session)
{
    uint16_t left[CARC_MAX_BAG];
    assert(session->state->bag_left > 0);
    for (size_t i = 0; i < session->bag_size; i++) {
        left[session->order[i]] =
            (uint16_t)carc_bag_count(session->rules, session->state, session->order[i]);
    }
    /* Of equal tiles the first ones in the order were drawn: the rest stand at its end. */
    uint16_t next = session->order[0];
    for (size_t i = session->bag_size; i-- > 0;) {
        uint16_t tile = session->order[i];
        if (left[tile] > 0) {
            left[tile]--;
            next = tile;
        }
    }
    return next;
}
