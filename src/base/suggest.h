/* "Did you mean ...?": the candidate nearest to a mistyped word. */
#ifndef BASE_SUGGEST_H
#define BASE_SUGGEST_H

#include <stddef.h>

struct suggest {
    const char *word; /* the caller's; must outlive the struct */
    const char *best; /* the caller's candidate, or NULL */
    size_t distance;
};

/* Begins a search for what `word` may have meant. */
void suggest_init(struct suggest *suggest, const char *word);

/* Offers one candidate; of equally near ones the first is kept. */
void suggest_offer(struct suggest *suggest, const char *candidate);

/* The nearest candidate if it is near enough to be worth a question (about one slip for each
 * three letters; case does not count), else NULL. */
const char *suggest_best(const struct suggest *suggest);

#endif
