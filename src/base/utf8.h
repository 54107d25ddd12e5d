/* UTF-8: checking, cleaning and counting. Surrogates, overlong forms and code points above
 * U+10FFFF are not UTF-8 (RFC 3629). */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Length in bytes (1 to 4) of the sequence at `text`, of which `size` bytes may be read; 0 when
 * it is not UTF-8. Stores the code point unless `out` is NULL. */
size_t utf8_decode(const char *text, size_t size, uint32_t *out);

/* Offset of the first byte that is not UTF-8, or `size` when all is well. */
size_t utf8_check(const char *text, size_t size);

/* Replaces control characters (U+0000 to U+001F, U+007F to U+009F) and bytes that are not UTF-8 by
 * '?', in place. */
void utf8_clean(char *text);

/* Nothing in it is to be seen: it is empty, or only has white space and marks without width. */
bool utf8_is_blank(const char *text);

/* Code points in a string that is UTF-8. */
size_t utf8_length(const char *text);

#endif
