/* A language that nobody speaks: every text that can be translated is 40 % longer. Stands in for
 * the system's gettext in the program that it is linked to. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pseudo.h"

#define TEXTS 4096

struct pseudo {
    const char *original;
    char *longer;
};

static struct pseudo texts[TEXTS];
static bool on;

void pseudo_switch(bool value)
{
    on = value;
}

void pseudo_finish(void)
{
    for (size_t i = 0; i < TEXTS; i++) {
        free(texts[i].longer);
        texts[i] = (struct pseudo){NULL, NULL};
    }
}

/* "Settings" becomes "Settings éwww": words of at most six letters, so that they can be broken. */
static char *lengthen(const char *text)
{
    size_t size = strlen(text);
    size_t more = (size * 2 + 4) / 5;
    char *out = malloc(size + 2 * more + 8);
    memcpy(out, text, size);
    size_t at = size;
    for (size_t i = 0; i < more; i++) {
        if (i % 7 == 0 && (size > 6 || i > 0)) {
            out[at++] = ' ';
        } else if (i % 7 == 1) {
            memcpy(out + at, "\xC3\xA9", 2);
            at += 2;
        } else {
            out[at++] = 'w';
        }
    }
    out[at] = 0;
    return out;
}

static char *translate(const char *text)
{
    if (!on || !*text) {
        return (char *)text;
    }
    for (size_t i = 0; i < TEXTS; i++) {
        if (texts[i].original == NULL) {
            texts[i] = (struct pseudo){text, lengthen(text)};
        }
        if (texts[i].original == text) {
            return texts[i].longer;
        }
    }
    return (char *)text;
}

/* All ways in which <libintl.h> may call it. */
char *gettext(const char *text);
char *dgettext(const char *domain, const char *text);
char *dcgettext(const char *domain, const char *text, int category);
char *ngettext(const char *one, const char *many, unsigned long count);
char *dngettext(const char *domain, const char *one, const char *many, unsigned long count);
char *dcngettext(
    const char *domain, const char *one, const char *many, unsigned long count, int category);

char *gettext(const char *text)
{
    return translate(text);
}

char *dgettext(const char *domain, const char *text)
{
    (void)domain;
    return translate(text);
}

char *dcgettext(const char *domain, const char *text, int category)
{
    (void)domain;
    (void)category;
    return translate(text);
}

char *ngettext(const char *one, const char *many, unsigned long count)
{
    return translate(count == 1 ? one : many);
}

char *dngettext(const char *domain, const char *one, const char *many, unsigned long count)
{
    (void)domain;
    return ngettext(one, many, count);
}

char *dcngettext(
    const char *domain, const char *one, const char *many, unsigned long count, int category)
{
    (void)domain;
    (void)category;
    return ngettext(one, many, count);
}
