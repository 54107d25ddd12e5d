/* Small parts of an answer. Only for src/jcz. */
#ifndef JCZ_PUT_H
#define JCZ_PUT_H

#include <string.h>

#include "base/text.h"
#include "jcz/game.h"

/* An answer is made of many short pieces, most of which fit into the room that is there. */
static inline void put_bytes(struct text *out, const char *bytes, size_t count)
{
    if (out->room - out->size <= count) {
        text_add_bytes(out, bytes, count);
        return;
    }
    memcpy(out->data + out->size, bytes, count);
    out->size += count;
    out->data[out->size] = '\0';
}

static inline void put_text(struct text *out, const char *text)
{
    put_bytes(out, text, strlen(text));
}

#define PUT(out, literal) put_bytes(out, literal, sizeof(literal) - 1)

void put_long_number(struct text *out, int number);

static inline void put_number(struct text *out, int number)
{
    if (number >= 0 && number < 10) {
        char digit = (char)('0' + number);
        put_bytes(out, &digit, 1);
    } else {
        put_long_number(out, number);
    }
}

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

#endif
