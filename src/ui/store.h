/* Textures by name; the least recently used go when there are too many bytes. */
#ifndef UI_STORE_H
#define UI_STORE_H

#include <SDL_render.h>
#include <stdbool.h>
#include <stddef.h>

struct ui_store;

/* What is known of a texture; kept as its user data and freed with it. */
struct ui_note {
    bool solid;        /* no pixel is clear: nothing to blend */
    int across, along; /* of a mask: lengths of the middle row and column below */
    uint8_t cover[];
};
struct ui_note *ui_note_of(SDL_Texture *texture); /* or NULL */

struct ui_store *ui_store_create(size_t limit); /* in bytes, at four a pixel */
void ui_store_destroy(struct ui_store *store);  /* textures too; accepts NULL */
void ui_store_limit(struct ui_store *store, size_t limit);

/* NULL when it is not there. Valid until the next ui_store_add() or ui_store_forget(). */
SDL_Texture *ui_store_find(struct ui_store *store, const char *key);

/* Takes the texture (may be NULL: nothing happens), replacing one of that name. At least the
 * newest texture stays, whatever its size. */
void ui_store_add(struct ui_store *store, const char *key, SDL_Texture *texture);

void ui_store_forget(struct ui_store *store, const char *prefix); /* "" = all */
size_t ui_store_count(const struct ui_store *store);
size_t ui_store_bytes(const struct ui_store *store);

#endif
