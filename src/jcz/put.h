/* Small parts of an answer. Only for src/jcz. */
#ifndef JCZ_PUT_H
#define JCZ_PUT_H

#include "base/text.h"
#include "jcz/game.h"

#define PUT(out, literal) text_add_bytes(out, literal, sizeof(literal) - 1)

void put_number(struct text *out, int number);
/* `[1,-2]` */
void put_cell(struct text *out, struct carc_cell cell);
/* `"position":[1,-2],"location":"NW","feature":"City"` of a node, without braces. */
void put_pointer(struct text *out, const struct jcz_game *game, carc_node node);
/* `"0.small.1"` */
void put_meeple(struct text *out, int player, int number);

/* The history entry of event `number`: with what stands between it and the one before. */
void put_event(struct text *out, const struct jcz_game *game, size_t number);

/* "city.incomplete" for an event of points. */
const char *put_event_name(const struct jcz_event *event);

/* The value of `action`; not when the game is over. */
void put_action(struct text *out, const struct jcz_game *game);

/* The place text of a node. */
size_t put_place_text(
    const struct jcz_game *game, carc_node node, struct carc_cell *cell, char *place);

#endif
