/* A growing text. Running out of memory ends the program (as every allocation here does: a game
 * of some kilobytes cannot go on without them). */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stddef.h>

#include "base/macros.h"

struct text {
    char *data;  /* always ends in 0 once something was added; NULL before */
    size_t size; /* without the final 0 */
    size_t room;
};

void text_init(struct text *text);
void text_finish(struct text *text); /* frees; the text may be used again */
void text_clear(struct text *text);  /* empty, keeps the memory */

/* Makes room for so many bytes (and the final 0) behind the text. */
void text_reserve(struct text *text, size_t more);

void text_add(struct text *text, const char *string);
void text_add_bytes(struct text *text, const char *bytes, size_t count);
void text_add_char(struct text *text, char character);
void text_printf(struct text *text, const char *format, ...) PRINTF_LIKE(2, 3);

/* Adds the string as a JSON string with its quotes. Bytes that are not UTF-8 become U+FFFD. */
void text_add_json(struct text *text, const char *string);

/* The text so far; "" when nothing was added. Valid until the next change. */
const char *text_string(const struct text *text);

/* malloc, calloc and realloc that end the program with a message instead of returning NULL. */
void *base_alloc(size_t size);
void *base_alloc_zero(size_t size); /* all bytes 0 */
void *base_realloc(void *memory, size_t size);
char *base_strdup(const char *string);

#endif
