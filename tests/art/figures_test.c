/* Every sprite and sign is drawn by SDL2_image and keeps inside its box. */
#include <criterion/criterion.h>
#include <string.h>

#include "art/badges.h"
#include "art/logo.h"
#include "art/medallion.h"
#include "art/meeples.h"
#include "art/table.h"
#include "base/file.h"
#include "picture.h"

/* The picture; fails the test when there is none or when less than `least` per cent is painted. */
static SDL_Surface *draw(const struct text *svg, int width, int height, int least)
{
    SDL_Surface *picture = picture_draw(svg, width, height);
    cr_assert_not_null(picture, "%s", text_string(svg));
    cr_assert_eq(picture->w, width);
    cr_assert_eq(picture->h, height);
    cr_expect_geq(picture_count(picture) * 100, least * width * height);
    return picture;
}

static int larger(int a, Uint32 pixel)
{
    return a > (int)(pixel >> 24) ? a : (int)(pixel >> 24);
}

/* The strongest opacity on the border of the picture. */
static int border_alpha(SDL_Surface *picture)
{
    int most = 0;
    for (int x = 0; x < picture->w; x++) {
        most = larger(
            larger(most, picture_pixel(picture, x, 0)), picture_pixel(picture, x, picture->h - 1));
    }
    for (int y = 0; y < picture->h; y++) {
        most = larger(
            larger(most, picture_pixel(picture, 0, y)), picture_pixel(picture, picture->w - 1, y));
    }
    return most;
}

/* Draws the document and expects it to be painted and to end before the border of its box. */
static void expect_whole(const struct text *svg, const struct art_meeple_box *box)
{
    SDL_Surface *picture = draw(svg, box->width, box->height, 25);
    cr_expect_lt(border_alpha(picture), 128, "%d", border_alpha(picture));
    SDL_FreeSurface(picture);
}

Test(figures, meeples_are_drawn_whole)
{
    struct text svg;
    text_init(&svg);
    for (int i = 0; i < ART_PLAYERS * ART_POSE_COUNT; i++) {
        const struct art_player *player = art_player(ART_COLOURS_STANDARD, i / ART_POSE_COUNT);
        enum art_pose pose = i % ART_POSE_COUNT;
        const struct art_meeple_box *box = art_meeple_box(pose);
        text_clear(&svg);
        art_meeple(&svg, player, pose, 200);
        expect_whole(&svg, box);
        text_clear(&svg);
        art_meeple(&svg, player, pose, 16);
        expect_whole(&svg, box);
        text_clear(&svg);
        art_meeple_ghost(&svg, player, pose);
        expect_whole(&svg, box);
    }
    text_finish(&svg);
}

Test(figures, players_differ_even_without_colour)
{
    struct text first;
    struct text second;
    text_init(&first);
    text_init(&second);
    struct art_player twin = *art_player(ART_COLOURS_STANDARD, 0);
    for (int i = 1; i < ART_PLAYERS; i++) {
        twin.emblem = art_player(ART_COLOURS_STANDARD, i)->emblem;
        text_clear(&first);
        text_clear(&second);
        art_badge(&first, art_player(ART_COLOURS_STANDARD, 0), 0x26221E, 18);
        art_badge(&second, &twin, 0x26221E, 18);
        SDL_Surface *a = draw(&first, 18, 18, 60);
        SDL_Surface *b = draw(&second, 18, 18, 60);
        int different = 0;
        for (int k = 0; k < 18 * 18; k++) {
            different += picture_pixel(a, k % 18, k / 18) != picture_pixel(b, k % 18, k / 18);
        }
        cr_expect_geq(different, 12, "emblem %d: %d pixels", i, different);
        SDL_FreeSurface(a);
        SDL_FreeSurface(b);
    }
    text_finish(&first);
    text_finish(&second);
}

Test(figures, spent_meeples_are_flat)
{
    struct text svg;
    text_init(&svg);
    art_meeple_spent(&svg, ART_STANDING, 0xE4D8BC);
    SDL_Surface *picture = draw(&svg, 120, 138, 25);
    cr_expect_eq(picture_pixel(picture, 60, 36), 0xFFE4D8BC);
    cr_expect_eq(picture_pixel(picture, 60, 90), 0xFFE4D8BC);
    cr_expect_eq(picture_pixel(picture, 2, 2) >> 24, 0);
    SDL_FreeSurface(picture);
    text_finish(&svg);
}

Test(figures, meeples_never_become_too_small)
{
    cr_expect_float_eq(art_meeple_height(ART_STANDING, 200), 57, 1e-9);
    cr_expect_float_eq(art_meeple_height(ART_LYING, 200), 39.4, 1e-9);
    cr_expect_float_eq(art_meeple_height(ART_STANDING, 30), 22, 1e-9);
    cr_expect_float_eq(art_meeple_height(ART_LYING, 30), 16, 1e-9);
}

Test(figures, signs_are_drawn)
{
    struct text svg;
    text_init(&svg);
    for (int kind = 0; kind < CARC_KIND_COUNT; kind++) {
        text_clear(&svg);
        art_kind_glyph(&svg, kind, 0x2B2622);
        SDL_FreeSurface(draw(&svg, 24, 24, 15));
    }
    for (int symbol = CARC_SHIELD; symbol < CARC_SYMBOL_COUNT; symbol++) {
        text_clear(&svg);
        art_symbol_glyph(&svg, symbol, 0x2B2622);
        SDL_Surface *sign = draw(&svg, 42, 42, 15);
        cr_expect_lt(border_alpha(sign), 128, "%d: %d", symbol, border_alpha(sign));
        SDL_FreeSurface(sign);
        for (int pixels = 22; pixels <= 220; pixels *= 10) {
            text_clear(&svg);
            art_medallion(&svg, symbol, pixels);
            SDL_Surface *medallion = draw(&svg, pixels, pixels, 85);
            cr_expect_lt(picture_pixel(medallion, 0, 0) >> 24, 32);
            cr_expect_eq(picture_pixel(medallion, pixels / 2, pixels / 2) >> 24, 255);
            SDL_FreeSurface(medallion);
        }
    }
    text_finish(&svg);
}

static int brightness(Uint32 pixel)
{
    return (int)((pixel >> 16 & 255) + (pixel >> 8 & 255) + (pixel & 255));
}

Test(figures, table_is_lit_in_the_middle)
{
    struct text svg;
    text_init(&svg);
    for (int theme = 0; theme < ART_THEME_COUNT; theme++) {
        text_clear(&svg);
        art_table(&svg, 320, 200, theme);
        SDL_Surface *picture = draw(&svg, 320, 200, 100);
        int middle = brightness(picture_pixel(picture, 134, 92));
        cr_expect_gt(middle, brightness(picture_pixel(picture, 319, 199)) + 20);
        cr_expect_gt(middle, brightness(picture_pixel(picture, 0, 199)) + 8);
        SDL_FreeSurface(picture);
    }
    text_finish(&svg);
}

Test(figures, installed_icon_is_the_logo)
{
    struct text logo;
    struct text icon;
    text_init(&logo);
    text_init(&icon);
    art_logo(&logo);
    SDL_FreeSurface(draw(&logo, 256, 256, 80));
    struct diag why = {0};
    cr_assert(file_read(ASSETS "/icons/walls-and-wheat.svg", 1 << 20, &icon, &why));
    cr_expect_str_eq(text_string(&icon), text_string(&logo));
    text_finish(&logo);
    text_finish(&icon);
}

Test(figures, same_call_gives_the_same_text)
{
    struct text texts[2];
    for (int i = 0; i < 2; i++) {
        text_init(&texts[i]);
        for (int player = 0; player < ART_PLAYERS; player++) {
            art_meeple(&texts[i], art_player(ART_COLOURS_CLASSIC, player), ART_LYING, 60);
        }
        art_medallion(&texts[i], CARC_CLUB, 90);
        art_table(&texts[i], 1600, 1000, ART_CLASSIC);
    }
    cr_expect_gt(texts[0].size, 10000);
    cr_expect_str_eq(text_string(&texts[0]), text_string(&texts[1]));
    text_finish(&texts[0]);
    text_finish(&texts[1]);
}
