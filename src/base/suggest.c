#include "base/suggest.h"

#include <ctype.h>
#include <string.h>

/* Longer words are typed from a file, not from memory: no suggestion for them. */
#define LONGEST 40

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

static int same_letter(char a, char b)
{
    return tolower((unsigned char)a) == tolower((unsigned char)b);
}

/* Edit distance in which swapping two neighbours is one slip (optimal string alignment). */
static size_t distance(const char *a, size_t a_size, const char *b, size_t b_size)
{
    size_t rows[3][LONGEST + 1];
    for (size_t j = 0; j <= b_size; j++) {
        rows[0][j] = j;
    }
    for (size_t i = 1; i <= a_size; i++) {
        const size_t *before = rows[(i + 1) % 3];
        const size_t *above = rows[(i - 1) % 3];
        size_t *row = rows[i % 3];
        row[0] = i;
        for (size_t j = 1; j <= b_size; j++) {
            size_t best = above[j - 1] + (same_letter(a[i - 1], b[j - 1]) ? 0 : 1);
            best = smaller(best, smaller(above[j], row[j - 1]) + 1);
            if (i > 1 && j > 1 && same_letter(a[i - 1], b[j - 2]) &&
                same_letter(a[i - 2], b[j - 1])) {
                best = smaller(best, before[j - 2] + 1);
            }
            row[j] = best;
        }
    }
    return rows[a_size % 3][b_size];
}

void suggest_init(struct suggest *suggest, const char *word)
{
    *suggest = (struct suggest){.word = word, .best = NULL, .distance = 0};
}

void suggest_offer(struct suggest *suggest, const char *candidate)
{
    size_t word_size = strlen(suggest->word);
    size_t size = strlen(candidate);
    if (word_size > LONGEST || size > LONGEST) {
        return;
    }
    size_t found = distance(suggest->word, word_size, candidate, size);
    if (suggest->best == NULL || found < suggest->distance) {
        suggest->best = candidate;
        suggest->distance = found;
    }
}

const char *suggest_best(const struct suggest *suggest)
{
    if (suggest->best == NULL) {
        return NULL;
    }
    size_t limit = (strlen(suggest->word) + 2) / 3;
    return suggest->distance <= limit && suggest->distance < strlen(suggest->best) ? suggest->best
                                                                                   : NULL;
}
