/* "Did you mean ...?" */
#ifndef YAML_SUGGEST_H
#define YAML_SUGGEST_H

#include <stddef.h>

/* The word of a NULL-terminated list that a misspelt one most likely stands for: at most two
 * letters changed, left out, added or swapped, and fewer than half of them; NULL when none is
 * that near. Upper and lower case count as one letter changed at most. */
const char *suggest(const char *wrong, const char *const *words);

/* Writes "a, b or c" into `out` and returns it. */
const char *suggest_list(const char *const *words, char *out, size_t size);

#endif
