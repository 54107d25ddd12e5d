/* Small parts of an answer. Only for src/jcz. */
#ifndef JCZ_PUT_H
#define JCZ_PUT_H

#include <string.h>

#include "base/text.h"
#include "jcz/game.h"

/* An answer is made of many short pieces, most of which fit into the room that is there. Where
 * `count` bytes may be written; put_end() takes the place behind the last one that was. */
static inline char *put_begin(struct text *out, size_t count)
{
    if (out->room - out->size <= count) {
        text_reserve(out, count);
    }
    return out->data + out->size;
}

static inline void put_end(struct text *out, char *end)
{
    *end = '\0';
    out->size = (size_t)(end - out->data);
}

static inline void put_bytes(struct text *out, const char *bytes, size_t count)
{
    char *at = put_begin(out, count);
    memcpy(at, bytes, count);
    put_end(out, at + count);
}

static inline void put_text(struct text *out, const char *text)
{
    put_bytes(out, text, strlen(text));
}

#define PUT(out, literal) put_bytes(out, literal, sizeof(literal) - 1)

/* No number is longer. */
#define PUT_NUMBER_SIZE 11

char *put_long_number_at(char *at, int number);

/* Writes a number and returns the place behind it. Most are of one digit. */
static inline char *put_number_at(char *at, int number)
{
    int size = number < 0 ? -number : number;
    if (size > 9) {
        return put_long_number_at(at, number);
    }
    *at = '-';
    at += number < 0;
    *at = (char)('0' + size);
    return at + 1;
}

static inline void put_number(struct text *out, int number)
{
    put_end(out, put_number_at(put_begin(out, PUT_NUMBER_SIZE), number));
}

/* `[1,-2`, a list that goes on. */
static inline char *put_cell_at(char *at, struct carc_cell cell)
{
    *at++ = '[';
    at = put_number_at(at, cell.x);
    *at++ = ',';
    return put_number_at(at, cell.y);
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
