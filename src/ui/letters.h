/* What the toolkit must know about characters. */
#ifndef UI_LETTERS_H
#define UI_LETTERS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

bool ui_has_digit(const char *text);

/* Adds the text in capitals: Latin with its accents, Greek and Cyrillic. */
void ui_add_upper(struct text *out, const char *text);

/* Adds the text with every byte that is not UTF-8, and every control character, as U+FFFD;
 * \n stays. */
void ui_add_clean(struct text *out, const char *text);

/* The offset of the next or previous character; stays at the ends. */
size_t ui_next_char(const char *text, size_t offset);
size_t ui_previous_char(const char *text, size_t offset);

/* The next end, or previous start, of a word. */
size_t ui_next_word(const char *text, size_t offset);
size_t ui_previous_word(const char *text, size_t offset);

#endif
