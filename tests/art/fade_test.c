#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>

#include "art/fade.h"
#include "art/palette.h"

static int spread(uint32_t colour)
{
    int most = 0, least = 255;
    for (int shift = 0; shift <= 16; shift += 8) {
        int channel = (int)(colour >> shift & 255);
        most = channel > most ? channel : most;
        least = channel < least ? channel : least;
    }
    return most - least;
}

static double lightness(uint32_t colour)
{
    return 0.2126 * (colour >> 16 & 255) + 0.7152 * (colour >> 8 & 255) + 0.0722 * (colour & 255);
}

Test(fade, takes_that_part_of_the_colour_and_no_light)
{
    static const uint32_t colours[] = {ART_GRASS, 0xCC6640, 0x2456A6, 0xF7C948, 0x808080, 0};
    for (size_t i = 0; i < sizeof colours / sizeof *colours; i++) {
        uint32_t faded = art_fade_colour(colours[i], 0.6);
        cr_expect_leq(abs(spread(faded) - (int)lround(0.4 * spread(colours[i]))), 1);
        cr_expect_lt(fabs(lightness(faded) - lightness(colours[i])), 1);
        cr_expect_eq(art_fade_colour(colours[i], 0), colours[i]);
        cr_expect_leq(spread(art_fade_colour(colours[i], 1)), 0);
    }
}

Test(fade, changes_the_colours_of_a_document_and_nothing_else)
{
    struct text svg = {0};
    text_add(&svg, "<path fill=\"#FF0000\" d=\"M1 2\"/><path fill=\"url(#g1)\"/><stop "
                   "stop-color=\"#00FF00\"/>");
    art_fade(&svg, 1);
    cr_expect_str_eq(text_string(&svg), "<path fill=\"#363636\" d=\"M1 2\"/><path "
                                        "fill=\"url(#g1)\"/><stop stop-color=\"#B6B6B6\"/>");
    text_clear(&svg);
    art_fade(&svg, 1);
    text_add(&svg, "#12345");
    art_fade(&svg, 1);
    cr_expect_str_eq(text_string(&svg), "#12345");
    text_finish(&svg);
}
