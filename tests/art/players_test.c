/* The players' colours stay apart for every kind of colour vision. */
#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

#include "art/players.h"
#include "vision.h"

/* The CIE76 distance of the closest pair, which must not get smaller. */
static const long least_apart[VISION_COUNT] = {57, 38, 29, 23, 7};

static double luminance(uint32_t rgb)
{
    struct vision_colour c = vision_linear(rgb);
    return .2126 * c.v[0] + .7152 * c.v[1] + .0722 * c.v[2];
}

static double contrast(uint32_t a, uint32_t b)
{
    double p = luminance(a) + .05;
    double q = luminance(b) + .05;
    return p > q ? p / q : q / p;
}

static double apart(uint32_t a, uint32_t b, enum vision vision)
{
    return vision_distance(vision_see(a, vision), vision_see(b, vision));
}

Test(players, colours_stay_apart_for_every_vision)
{
    for (enum vision vision = 0; vision < VISION_COUNT; vision++) {
        double least = INFINITY;
        for (int a = 0; a < ART_PLAYERS; a++) {
            for (int b = 0; b < a; b++) {
                least = fmin(least, apart(art_player(ART_COLOURS_STANDARD, a)->fill,
                                        art_player(ART_COLOURS_STANDARD, b)->fill, vision));
            }
        }
        cr_expect_geq(lround(least), least_apart[vision], "%s: %.1f", vision_name(vision), least);
    }
}

Test(players, differ_in_lightness_for_those_who_see_no_colour)
{
    static const long ladder[ART_PLAYERS] = {53, 45, 82, 22, 68, 95};
    for (int i = 0; i < ART_PLAYERS; i++) {
        struct vision_colour seen =
            vision_see(art_player(ART_COLOURS_STANDARD, i)->fill, VISION_NORMAL);
        cr_expect_eq(lround(seen.v[0]), ladder[i]);
    }
}

Test(players, emblems_stand_out_from_their_colour)
{
    for (int set = 0; set < ART_PLAYER_SET_COUNT; set++) {
        for (int i = 0; i < ART_PLAYERS; i++) {
            const struct art_player *player = art_player(set, i);
            double ratio = contrast(player->fill, player->ink);
            cr_expect_geq(ratio, 3, "%s: %.2f", player->name, ratio);
            cr_expect_gt(luminance(player->light), luminance(player->fill));
            cr_expect_lt(luminance(player->shade), luminance(player->fill));
        }
    }
}

Test(players, have_names_emblems_and_hatches_of_their_own)
{
    for (int set = 0; set < ART_PLAYER_SET_COUNT; set++) {
        for (int a = 0; a < ART_PLAYERS; a++) {
            for (int b = 0; b < a; b++) {
                const struct art_player *one = art_player(set, a);
                const struct art_player *two = art_player(set, b);
                cr_expect_neq(one->emblem, two->emblem);
                cr_expect_neq(one->hatch, two->hatch);
                cr_expect_str_neq(one->name, two->name);
                cr_expect_str_neq(one->shape, two->shape);
            }
        }
    }
}
