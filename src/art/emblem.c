#include "art/emblem.h"

/* The corners of an emblem of radius 1. */
#define MAX_CORNERS 12

static size_t star_corners(struct art_point *corners)
{
    for (int i = 0; i < 10; i++) {
        double angle = (i / 5.0 - .5) * ART_PI;
        double reach = i % 2 == 0 ? 1.1 : .5;
        corners[i] = art_at(reach * art_cos(angle), reach * art_sin(angle));
    }
    return 10;
}

static size_t copy_corners(const struct art_point *from, size_t count, struct art_point *corners)
{
    for (size_t i = 0; i < count; i++) {
        corners[i] = from[i];
    }
    return count;
}

static size_t emblem_corners(enum art_emblem emblem, struct art_point *corners)
{
    static const struct art_point triangle[] = {{0, -1}, {1, .75}, {-1, .75}};
    static const struct art_point diamond[] = {{0, -1.3}, {.84, 0}, {0, 1.3}, {-.84, 0}};
    static const struct art_point cross[] = {{-.34, -1}, {.34, -1}, {.34, -.34}, {1, -.34},
        {1, .34}, {.34, .34}, {.34, 1}, {-.34, 1}, {-.34, .34}, {-1, .34}, {-1, -.34},
        {-.34, -.34}};
    switch (emblem) {
    case ART_TRIANGLE: return copy_corners(triangle, 3, corners);
    case ART_DIAMOND: return copy_corners(diamond, 4, corners);
    case ART_CROSS: return copy_corners(cross, 12, corners);
    case ART_STAR: return star_corners(corners);
    default: return 0;
    }
}

/* Three bars with round ends. */
static void draw_bars(
    struct art_svg *svg, const struct art_player *player, struct art_point at, double radius)
{
    double half = radius * .76;
    art_svg_begin(svg);
    for (int bar = -1; bar <= 1; bar++) {
        double y = at.y + bar * .72 * radius;
        art_svg_move(svg, at.x - half, y);
        art_svg_line(svg, at.x + half, y);
    }
    art_svg_end(svg, art_pen(player->ink, radius * .48));
}

void art_emblem(
    struct art_svg *svg, const struct art_player *player, struct art_point at, double radius)
{
    if (player->emblem == ART_DISC) {
        art_svg_circle(svg, at, radius * .82, art_flat(player->ink));
        return;
    }
    if (player->emblem == ART_BARS) {
        draw_bars(svg, player, at, radius);
        return;
    }
    struct art_point corners[MAX_CORNERS];
    size_t count = emblem_corners(player->emblem, corners);
    for (size_t i = 0; i < count; i++) {
        corners[i].x = at.x + corners[i].x * radius;
        corners[i].y = at.y + corners[i].y * radius;
    }
    art_svg_fill(svg, corners, count, player->ink);
}
