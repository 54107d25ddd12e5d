/* The language of the program: that of the system, or one the user chose. */
#ifndef CLIENT_LANGUAGE_H
#define CLIENT_LANGUAGE_H

#include <stdbool.h>
#include <stddef.h>

/* The languages there are, English first: "pl", "Polski". */
struct language {
    const char *code;
    const char *name; /* in the language itself */
};
const struct language *language_list(size_t *count);

/* What the system asks for, to be kept by the caller. */
#define LANGUAGE_WISH 64
struct language_system {
    char wish[LANGUAGE_WISH]; /* as in $LANGUAGE: "pl:de" */
};

/* Once, before the first text. Numbers keep their point in every language. */
void language_start(struct language_system *system);

/* Switches at once, also where the system has no such locale. "" is the system's language. */
void language_use(const struct language_system *system, const char *code);

#endif
