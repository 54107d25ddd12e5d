/* The comparison of pictures itself: what it must see, and what it must not mind. */
#include <SDL_image.h>
#include <criterion/criterion.h>

#include "golden.h"

#define WIDTH 1280
#define HEIGHT 800

/* A screen with a panel, and 16 lines of what looks like small text. */
static SDL_Surface *screen(int text_left, unsigned panel)
{
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 32, SDL_PIXELFORMAT_XRGB8888);
    SDL_FillRect(surface, NULL, 0x2B4B49);
    SDL_FillRect(surface, &(SDL_Rect){968, 12, 300, 776}, panel);
    for (int line = 0; line < 16; line++) {
        for (int stem = 0; stem < 36; stem++) {
            SDL_Rect rect = {text_left + stem * 7, 40 + line * 40, 2, 9};
            SDL_FillRect(surface, &rect, 0x2B2622);
        }
    }
    return surface;
}

static struct golden_difference compare(SDL_Surface *first, SDL_Surface *second)
{
    SDL_Surface *expected = golden_shrink(first);
    SDL_Surface *got = golden_shrink(second);
    struct golden_difference difference = golden_compare(expected, got);
    SDL_FreeSurface(expected);
    SDL_FreeSurface(got);
    SDL_FreeSurface(first);
    SDL_FreeSurface(second);
    return difference;
}

Test(golden_self, a_picture_is_like_itself)
{
    struct golden_difference difference = compare(screen(986, 0xFBF5E7), screen(986, 0xFBF5E7));
    cr_expect_eq(difference.share, 0);
    cr_expect_eq(difference.block, 0);
}

Test(golden_self, letters_may_stand_a_little_aside)
{
    SDL_Surface *moved = screen(986, 0xFBF5E7);
    for (int line = 0; line < 16; line++) {
        for (int stem = 0; stem < 36; stem++) {
            SDL_Rect rect = {986 + stem * 7, 40 + line * 40, 1, 9};
            SDL_FillRect(moved, &rect, 0x5F5A53); /* a quarter of a pixel aside */
            rect.x += 2;
            SDL_FillRect(moved, &rect, 0xC7C1B6);
        }
    }
    cr_expect(golden_alike(compare(screen(986, 0xFBF5E7), moved)));
}

Test(golden_self, a_small_thing_is_missed)
{
    SDL_Surface *planted = screen(986, 0xFBF5E7);
    SDL_FillRect(planted, &(SDL_Rect){501, 333, 22, 22}, 0xE2492F); /* the smallest badge */
    struct golden_difference difference = compare(screen(986, 0xFBF5E7), planted);
    cr_expect_lt(difference.share, GOLDEN_SHARE_MOST);
    cr_expect_gt(difference.block, GOLDEN_BLOCK_MOST);
    cr_expect_not(golden_alike(difference));
}

Test(golden_self, a_wide_change_is_seen_though_it_is_faint)
{
    struct golden_difference difference = compare(screen(986, 0xFBF5E7), screen(986, 0xDCD4C4));
    cr_expect_lt(difference.block, GOLDEN_BLOCK_MOST);
    cr_expect_gt(difference.share, GOLDEN_SHARE_MOST);
    cr_expect_not(golden_alike(difference));
}

/* On the stored board a round spot as large as a meeple, and nothing else. */
Test(golden_self, a_spot_on_the_board_is_seen)
{
    SDL_Surface *file = IMG_Load(GOLDEN_PICTURES "/board-classic.png");
    cr_assert_not_null(file, "%s", IMG_GetError());
    SDL_Surface *expected = SDL_ConvertSurfaceFormat(file, SDL_PIXELFORMAT_RGB24, 0);
    SDL_Surface *got = SDL_ConvertSurfaceFormat(file, SDL_PIXELFORMAT_RGB24, 0);
    SDL_FillRect(got, &(SDL_Rect){expected->w / 3, expected->h / 2, 6, 6},
        SDL_MapRGB(got->format, 0x2C, 0x66, 0xC9));
    cr_expect_not(golden_alike(golden_compare(expected, got)));
    SDL_Surface *sheet = golden_show(expected, got);
    cr_expect_gt(sheet->w, expected->w * 3);
    cr_expect_eq(sheet->h, expected->h);
    SDL_FreeSurface(sheet);
    SDL_FreeSurface(expected);
    SDL_FreeSurface(got);
    SDL_FreeSurface(file);
}
