#include "ui/fonts.h"

#include <fontconfig/fontconfig.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

#define OPEN_MOST 64
#define WANTED_MOST 6

/* The wanted family first, then what comes nearest (weights in fontconfig's numbers). */
static const struct {
    const char *families[WANTED_MOST];
    int weight;
} wanted[UI_FACES] = {
    [UI_VOLLKORN_EXTRABOLD] = {{"Vollkorn", "Gentium Book Plus", "Linux Libertine O", "Noto Serif",
                                   "DejaVu Serif", "serif"},
        FC_WEIGHT_EXTRABOLD},
    [UI_VOLLKORN_BOLD] = {{"Vollkorn", "Gentium Book Plus", "Linux Libertine O", "Noto Serif",
                              "DejaVu Serif", "serif"},
        FC_WEIGHT_BOLD},
    [UI_LATO_BLACK] = {{"Lato", "Linux Biolinum O", "Open Sans", "Noto Sans", "DejaVu Sans",
                           "sans-serif"},
        FC_WEIGHT_BLACK},
    [UI_LATO_HEAVY] = {{"Lato", "Linux Biolinum O", "Open Sans", "Noto Sans", "DejaVu Sans",
                           "sans-serif"},
        FC_WEIGHT_EXTRABOLD},
    [UI_LATO_MEDIUM] = {{"Lato", "Linux Biolinum O", "Open Sans", "Noto Sans", "DejaVu Sans",
                            "sans-serif"},
        FC_WEIGHT_MEDIUM},
    [UI_MONO] = {{"JetBrains Mono", "DejaVu Sans Mono", "Noto Sans Mono", "monospace"},
        FC_WEIGHT_MEDIUM},
};

#define WIDTHS 8192 /* a power of two */

/* A width that was measured, by a hash of text, face and size. */
struct known_width {
    uint64_t hash; /* 0: free */
    int width;
};

struct open_font {
    enum ui_face face;
    int pixels;
    TTF_Font *font;
};

struct ui_fonts {
    struct known_width *widths;
    char *files[UI_FACES];
    int indexes[UI_FACES];
    struct open_font open[OPEN_MOST];
    size_t count;
};

static bool usable(const char *file)
{
    const char *dot = strrchr(file, '.');
    return dot &&
           (strcmp(dot, ".ttf") == 0 || strcmp(dot, ".otf") == 0 || strcmp(dot, ".ttc") == 0);
}

/* Fontconfig always answers with something: is it of the family that was asked for? */
static bool take_match(
    struct ui_fonts *fonts, enum ui_face face, FcPattern *match, const char *name)
{
    FcChar8 *file = NULL;
    FcChar8 *family = NULL;
    int index = 0;
    bool generic = strcmp(name, "serif") == 0 || strcmp(name, "sans-serif") == 0 ||
                   strcmp(name, "monospace") == 0;
    if (FcPatternGetString(match, FC_FILE, 0, &file) != FcResultMatch ||
        !usable((const char *)file)) {
        return false;
    }
    bool right = generic;
    for (int i = 0; FcPatternGetString(match, FC_FAMILY, i, &family) == FcResultMatch; i++) {
        right = right || FcStrCmpIgnoreCase(family, (const FcChar8 *)name) == 0;
    }
    if (!right) {
        return false;
    }
    FcPatternGetInteger(match, FC_INDEX, 0, &index);
    fonts->files[face] = base_strdup((const char *)file);
    fonts->indexes[face] = index;
    return true;
}

static bool look_for(struct ui_fonts *fonts, enum ui_face face, const char *family)
{
    FcPattern *pattern = FcPatternCreate();
    FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)family);
    FcPatternAddInteger(pattern, FC_WEIGHT, wanted[face].weight);
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN);
    FcPatternAddInteger(pattern, FC_WIDTH, FC_WIDTH_NORMAL);
    FcConfigSubstitute(NULL, pattern, FcMatchPattern);
    FcDefaultSubstitute(pattern);
    FcResult result;
    FcPattern *match = FcFontMatch(NULL, pattern, &result);
    bool found = match && take_match(fonts, face, match, family);
    if (match) {
        FcPatternDestroy(match);
    }
    FcPatternDestroy(pattern);
    return found;
}

struct ui_fonts *ui_fonts_create(void)
{
    if (TTF_Init() != 0) {
        return NULL;
    }
    struct ui_fonts *fonts = base_alloc(sizeof *fonts);
    *fonts = (struct ui_fonts){.count = 0};
    fonts->widths = base_alloc(WIDTHS * sizeof *fonts->widths);
    memset(fonts->widths, 0, WIDTHS * sizeof *fonts->widths);
    if (FcInit()) {
        for (int face = 0; face < UI_FACES; face++) {
            for (int i = 0; i < WANTED_MOST && wanted[face].families[i]; i++) {
                if (look_for(fonts, (enum ui_face)face, wanted[face].families[i])) {
                    break;
                }
            }
        }
        FcFini();
    }
    return fonts;
}

bool ui_fonts_any(const struct ui_fonts *fonts)
{
    for (int face = 0; face < UI_FACES; face++) {
        if (fonts->files[face]) {
            return true;
        }
    }
    return false;
}

void ui_fonts_forget(struct ui_fonts *fonts)
{
    for (size_t i = 0; i < fonts->count; i++) {
        TTF_CloseFont(fonts->open[i].font);
    }
    fonts->count = 0;
}

void ui_fonts_destroy(struct ui_fonts *fonts)
{
    if (!fonts) {
        return;
    }
    ui_fonts_forget(fonts);
    for (int face = 0; face < UI_FACES; face++) {
        free(fonts->files[face]);
    }
    free(fonts->widths);
    free(fonts);
    TTF_Quit();
}

TTF_Font *ui_fonts_get(struct ui_fonts *fonts, enum ui_face face, int pixels)
{
    for (size_t i = 0; i < fonts->count; i++) {
        if (fonts->open[i].face == face && fonts->open[i].pixels == pixels) {
            return fonts->open[i].font;
        }
    }
    if (!fonts->files[face]) {
        return NULL;
    }
    if (fonts->count == OPEN_MOST) { /* the sizes of an older scale */
        ui_fonts_forget(fonts);
    }
    TTF_Font *font = TTF_OpenFontIndex(fonts->files[face], pixels, fonts->indexes[face]);
    if (font) {
        TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL);
        fonts->open[fonts->count++] = (struct open_font){face, pixels, font};
    }
    return font;
}

static uint64_t hash_of(enum ui_face face, int pixels, const char *text)
{
    const uint64_t prime = 1099511628211u; /* FNV-1a */
    /* Multiplied before the letters come: a letter must not make good for another face. */
    uint64_t hash = (14695981039346656037u + (uint64_t)pixels * UI_FACES + face) * prime;
    for (; *text; text++) {
        hash = (hash ^ (unsigned char)*text) * prime;
    }
    return hash != 0 ? hash : 1;
}

int ui_fonts_width(struct ui_fonts *fonts, enum ui_face face, int pixels, const char *text)
{
    uint64_t hash = hash_of(face, pixels, text);
    struct known_width *known = &fonts->widths[(hash ^ hash >> 32) & (WIDTHS - 1)];
    if (known->hash == hash) {
        return known->width;
    }
    TTF_Font *font = ui_fonts_get(fonts, face, pixels);
    int width;
    if (!font || TTF_SizeUTF8(font, text, &width, NULL) != 0) {
        return -1;
    }
    *known = (struct known_width){hash, width};
    return width;
}

const char *ui_fonts_file(const struct ui_fonts *fonts, enum ui_face face)
{
    return fonts->files[face] ? fonts->files[face] : "";
}
