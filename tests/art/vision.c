#include "vision.h"

#include <math.h>

struct filter {
    const char *name;
    double matrix[3][3]; /* Machado, Oliveira and Fernandes 2009, full severity, linear light */
};

static const struct filter filters[VISION_COUNT] = {
    {"normal", {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {"protan", {{.152286, 1.052583, -.204868}, {.114503, .786281, .099216},
                   {-.003882, -.048116, 1.051998}}},
    {"deutan",
        {{.367322, .860646, -.227968}, {.280085, .672501, .047413}, {-.011820, .042940, .968881}}},
    {"tritan", {{1.255528, -.076749, -.178779}, {-.078411, .930809, .147602},
                   {.004733, .691367, .303900}}},
    {"grey", {{.2126, .7152, .0722}, {.2126, .7152, .0722}, {.2126, .7152, .0722}}},
};

static struct vision_colour apply(const double matrix[3][3], struct vision_colour in)
{
    struct vision_colour out;
    for (int i = 0; i < 3; i++) {
        out.v[i] = matrix[i][0] * in.v[0] + matrix[i][1] * in.v[1] + matrix[i][2] * in.v[2];
    }
    return out;
}

static double lab_curve(double t)
{
    return t > .008856 ? cbrt(t) : 7.787 * t + 16 / 116.0;
}

const char *vision_name(enum vision vision)
{
    return filters[vision].name;
}

struct vision_colour vision_linear(uint32_t rgb)
{
    struct vision_colour out;
    for (int i = 0; i < 3; i++) {
        double c = (rgb >> (16 - 8 * i) & 255) / 255.0;
        out.v[i] = c <= .04045 ? c / 12.92 : pow((c + .055) / 1.055, 2.4);
    }
    return out;
}

struct vision_colour vision_see(uint32_t rgb, enum vision vision)
{
    static const double to_xyz[3][3] = {
        {.4124, .3576, .1805}, {.2126, .7152, .0722}, {.0193, .1192, .9505}};
    struct vision_colour seen = apply(filters[vision].matrix, vision_linear(rgb));
    for (int i = 0; i < 3; i++) {
        seen.v[i] = fmax(0, seen.v[i]);
    }
    struct vision_colour xyz = apply(to_xyz, seen);
    double x = lab_curve(xyz.v[0] / .9505);
    double y = lab_curve(xyz.v[1]);
    double z = lab_curve(xyz.v[2] / 1.089);
    return (struct vision_colour){{116 * y - 16, 500 * (x - y), 200 * (y - z)}};
}

double vision_distance(struct vision_colour a, struct vision_colour b)
{
    return sqrt(pow(a.v[0] - b.v[0], 2) + pow(a.v[1] - b.v[1], 2) + pow(a.v[2] - b.v[2], 2));
}
