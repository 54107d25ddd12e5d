#include "golden.h"

#include <SDL_image.h>
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define GAP 8
#define SHADES 8 /* a stored channel is a multiple of it, and a half */

static Uint8 *pixel(const SDL_Surface *surface, int x, int y)
{
    return (Uint8 *)surface->pixels + (size_t)y * (size_t)surface->pitch + (size_t)x * 3;
}

static SDL_Surface *create(int width, int height)
{
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 24, SDL_PIXELFORMAT_RGB24);
    cr_assert_not_null(surface, "%s", SDL_GetError());
    return surface;
}

/* The mean of the pixels that become one, in the middle of its shade. */
static void shrink_pixel(const SDL_Surface *from, SDL_Surface *to, int x, int y)
{
    for (int channel = 0; channel < 3; channel++) {
        int sum = 0;
        for (int i = 0; i < GOLDEN_SHRINK * GOLDEN_SHRINK; i++) {
            sum += pixel(from, x * GOLDEN_SHRINK + i % GOLDEN_SHRINK,
                y * GOLDEN_SHRINK + i / GOLDEN_SHRINK)[channel];
        }
        int mean = sum / (GOLDEN_SHRINK * GOLDEN_SHRINK);
        pixel(to, x, y)[channel] = (Uint8)(mean / SHADES * SHADES + SHADES / 2);
    }
}

SDL_Surface *golden_shrink(SDL_Surface *screen)
{
    SDL_Surface *from = SDL_ConvertSurfaceFormat(screen, SDL_PIXELFORMAT_RGB24, 0);
    cr_assert_not_null(from, "%s", SDL_GetError());
    SDL_Surface *to = create(from->w / GOLDEN_SHRINK, from->h / GOLDEN_SHRINK);
    for (int y = 0; y < to->h; y++) {
        for (int x = 0; x < to->w; x++) {
            shrink_pixel(from, to, x, y);
        }
    }
    SDL_FreeSurface(from);
    return to;
}

/* Of the channel in which they differ most. */
static int apart(const SDL_Surface *expected, const SDL_Surface *got, int x, int y)
{
    int most = 0;
    for (int channel = 0; channel < 3; channel++) {
        int difference = abs(pixel(expected, x, y)[channel] - pixel(got, x, y)[channel]);
        most = difference > most ? difference : most;
    }
    return most;
}

static double block_apart(const SDL_Surface *expected, const SDL_Surface *got, int x, int y)
{
    int sum = 0;
    for (int i = 0; i < GOLDEN_BLOCK * GOLDEN_BLOCK; i++) {
        sum += apart(expected, got, x + i % GOLDEN_BLOCK, y + i / GOLDEN_BLOCK);
    }
    return sum / (double)(GOLDEN_BLOCK * GOLDEN_BLOCK);
}

struct golden_difference golden_compare(const SDL_Surface *expected, const SDL_Surface *got)
{
    struct golden_difference difference = {0};
    int clear = 0;
    for (int y = 0; y < expected->h; y++) {
        for (int x = 0; x < expected->w; x++) {
            clear += apart(expected, got, x, y) > GOLDEN_CLEAR;
            if (x + GOLDEN_BLOCK <= expected->w && y + GOLDEN_BLOCK <= expected->h) {
                double block = block_apart(expected, got, x, y);
                difference.block = fmax(difference.block, block);
            }
        }
    }
    difference.share = clear / (double)(expected->w * expected->h);
    return difference;
}

bool golden_alike(struct golden_difference difference)
{
    return difference.share <= GOLDEN_SHARE_MOST && difference.block <= GOLDEN_BLOCK_MOST;
}

/* Black where they agree, the whiter the more they differ; red where it counts. */
static void show_difference(
    const SDL_Surface *expected, const SDL_Surface *got, SDL_Surface *sheet, int left)
{
    for (int y = 0; y < expected->h; y++) {
        for (int x = 0; x < expected->w; x++) {
            int difference = apart(expected, got, x, y);
            Uint8 *to = pixel(sheet, left + x, y);
            bool counts = difference > GOLDEN_CLEAR;
            to[0] = counts ? 255 : (Uint8)(difference * 4);
            to[1] = to[2] = (Uint8)(counts ? 0 : difference * 4);
        }
    }
}

SDL_Surface *golden_show(SDL_Surface *expected, SDL_Surface *got)
{
    int step = expected->w + GAP;
    SDL_Surface *sheet = create(step * 2 + expected->w, expected->h);
    SDL_FillRect(sheet, NULL, SDL_MapRGB(sheet->format, 128, 128, 128));
    SDL_BlitSurface(expected, NULL, sheet, NULL);
    SDL_BlitSurface(got, NULL, sheet, &(SDL_Rect){.x = step});
    show_difference(expected, got, sheet, step * 2);
    return sheet;
}

static void check_pictures(SDL_Surface *expected, SDL_Surface *got, const char *name)
{
    struct golden_difference difference = golden_compare(expected, got);
    if (golden_alike(difference)) {
        return;
    }
    char path[512];
    mkdir(GOLDEN_DIFFERENCES, 0777);
    snprintf(path, sizeof path, GOLDEN_DIFFERENCES "/%s.png", name);
    SDL_Surface *sheet = golden_show(expected, got);
    bool written = IMG_SavePNG(sheet, path) == 0;
    SDL_FreeSurface(sheet);
    cr_expect(false,
        "%s differs from its golden picture: %.2f %% of the pixels (at most %.2f), %.0f in the "
        "worst place (at most %.0f). Expected, got and difference: %s. tests/README.md tells how "
        "golden pictures are renewed.",
        name, difference.share * 100, GOLDEN_SHARE_MOST * 100, difference.block, GOLDEN_BLOCK_MOST,
        written ? path : SDL_GetError());
}

void golden_check(const char *screen, const char *name)
{
    char path[512];
    snprintf(path, sizeof path, GOLDEN_PICTURES "/%s.png", name);
    SDL_Surface *large = IMG_Load(screen);
    cr_assert_not_null(large, "%s: %s", name, IMG_GetError());
    SDL_Surface *got = golden_shrink(large);
    SDL_FreeSurface(large);
    const char *wish = getenv("WALLS_AND_WHEAT_GOLDEN");
    if (wish != NULL && strcmp(wish, "renew") == 0) {
        cr_expect_eq(IMG_SavePNG(got, path), 0, "%s: %s", path, IMG_GetError());
        SDL_FreeSurface(got);
        return;
    }
    SDL_Surface *file = IMG_Load(path);
    cr_assert_not_null(file, "%s: %s", name, IMG_GetError());
    SDL_Surface *expected = SDL_ConvertSurfaceFormat(file, SDL_PIXELFORMAT_RGB24, 0);
    SDL_FreeSurface(file);
    bool same_size = expected->w == got->w && expected->h == got->h;
    cr_expect(
        same_size, "%s is %d x %d, not %d x %d", name, got->w, got->h, expected->w, expected->h);
    if (same_size) {
        check_pictures(expected, got, name);
    }
    SDL_FreeSurface(expected);
    SDL_FreeSurface(got);
}
