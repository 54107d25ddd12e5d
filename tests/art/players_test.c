/* The players' colours stay apart for every kind of colour vision. */
#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

#include "art/players.h"

struct colour {
    double v[3];
};

struct vision {
    const char *name;
    double matrix[3][3]; /* Machado, Oliveira and Fernandes 2009, full severity, linear light */
    long least;          /* CIE76 distance of the closest pair */
};

static const struct vision visions[] = {
    {"normal", {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, 57},
    {"protan",
        {{.152286, 1.052583, -.204868}, {.114503, .786281, .099216},
            {-.003882, -.048116, 1.051998}},
        38},
    {"deutan",
        {{.367322, .860646, -.227968}, {.280085, .672501, .047413}, {-.011820, .042940, .968881}},
        29},
    {"tritan",
        {{1.255528, -.076749, -.178779}, {-.078411, .930809, .147602}, {.004733, .691367, .303900}},
        23},
};

static struct colour apply(const double matrix[3][3], struct colour in)
{
    struct colour out;
    for (int i = 0; i < 3; i++) {
        out.v[i] = matrix[i][0] * in.v[0] + matrix[i][1] * in.v[1] + matrix[i][2] * in.v[2];
    }
    return out;
}

static struct colour linear(uint32_t rgb)
{
    struct colour out;
    for (int i = 0; i < 3; i++) {
        double c = (rgb >> (16 - 8 * i) & 255) / 255.0;
        out.v[i] = c <= .04045 ? c / 12.92 : pow((c + .055) / 1.055, 2.4);
    }
    return out;
}

static double lab_curve(double t)
{
    return t > .008856 ? cbrt(t) : 7.787 * t + 16 / 116.0;
}

static struct colour lab(uint32_t rgb, const struct vision *vision)
{
    static const double to_xyz[3][3] = {
        {.4124, .3576, .1805}, {.2126, .7152, .0722}, {.0193, .1192, .9505}};
    struct colour seen = apply(vision->matrix, linear(rgb));
    for (int i = 0; i < 3; i++) {
        seen.v[i] = fmax(0, seen.v[i]);
    }
    struct colour xyz = apply(to_xyz, seen);
    double x = lab_curve(xyz.v[0] / .9505);
    double y = lab_curve(xyz.v[1]);
    double z = lab_curve(xyz.v[2] / 1.089);
    return (struct colour){{116 * y - 16, 500 * (x - y), 200 * (y - z)}};
}

static double distance(uint32_t a, uint32_t b, const struct vision *vision)
{
    struct colour p = lab(a, vision);
    struct colour q = lab(b, vision);
    return sqrt(pow(p.v[0] - q.v[0], 2) + pow(p.v[1] - q.v[1], 2) + pow(p.v[2] - q.v[2], 2));
}

static double luminance(uint32_t rgb)
{
    struct colour c = linear(rgb);
    return .2126 * c.v[0] + .7152 * c.v[1] + .0722 * c.v[2];
}

static double contrast(uint32_t a, uint32_t b)
{
    double p = luminance(a) + .05;
    double q = luminance(b) + .05;
    return p > q ? p / q : q / p;
}

Test(players, colours_stay_apart_for_every_vision)
{
    for (size_t i = 0; i < sizeof visions / sizeof visions[0]; i++) {
        double least = INFINITY;
        for (int a = 0; a < ART_PLAYERS; a++) {
            for (int b = 0; b < a; b++) {
                least = fmin(least, distance(art_player(ART_COLOURS_STANDARD, a)->fill,
                                        art_player(ART_COLOURS_STANDARD, b)->fill, &visions[i]));
            }
        }
        cr_expect_geq(lround(least), visions[i].least, "%s: %.1f", visions[i].name, least);
    }
}

Test(players, differ_in_lightness_for_those_who_see_no_colour)
{
    static const long ladder[ART_PLAYERS] = {53, 45, 82, 22, 68, 95};
    for (int i = 0; i < ART_PLAYERS; i++) {
        struct colour seen = lab(art_player(ART_COLOURS_STANDARD, i)->fill, &visions[0]);
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
