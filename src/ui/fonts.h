/* The faces of the interface, found through fontconfig with stand-ins; opened once for each
 * size. */
#ifndef UI_FONTS_H
#define UI_FONTS_H

#include <SDL_ttf.h>
#include <stdbool.h>

enum ui_face {
    UI_VOLLKORN_EXTRABOLD,
    UI_VOLLKORN_BOLD,
    UI_LATO_BLACK,
    UI_LATO_HEAVY,
    UI_LATO_MEDIUM,
    UI_MONO,
    UI_FACES
};

struct ui_face_size {
    enum ui_face face;
    int pixels; /* of the em square, in device pixels */
};

struct ui_fonts;

struct ui_fonts *ui_fonts_create(void); /* NULL: SDL_ttf does not start */
void ui_fonts_destroy(struct ui_fonts *fonts);

/* Whether the machine has a font that can be used. */
bool ui_fonts_any(const struct ui_fonts *fonts);

/* Stays open until ui_fonts_forget(). NULL when the machine has no font at all. */
TTF_Font *ui_fonts_get(struct ui_fonts *fonts, enum ui_face face, int pixels);
void ui_fonts_forget(struct ui_fonts *fonts); /* closes all sizes */

/* How wide a line of text is in device pixels; -1 without a font. What was measured lately is
 * remembered: layouts measure the same texts in every pass. */
int ui_fonts_width(struct ui_fonts *fonts, enum ui_face face, int pixels, const char *text);

/* The file chosen for a face, and whether it is the one that was wanted; for tests and reports. */
const char *ui_fonts_file(const struct ui_fonts *fonts, enum ui_face face);

#endif
