#include "art/towers.h"

#include <assert.h>

#include "art/palette.h"
#include "art/stonework.h"

static int city_on(const struct carc_tile *tile, int edge)
{
    for (int s = 0; s < tile->segment_count; s++) {
        if (tile->segments[s].kind == CARC_CITY && (tile->segments[s].edges >> edge & 1) != 0) {
            return s;
        }
    }
    return -1;
}

unsigned art_wall_ends(const struct carc_tile *tile, int rotation)
{
    unsigned corners = 0;
    for (int corner = 0; corner < 4; corner++) {
        int before = city_on(tile, (corner + 3) & 3);
        int after = city_on(tile, corner);
        if (before != after) {
            corners |= 1u << carc_rotate_edge(corner, rotation);
        }
    }
    return corners;
}

int art_tower_kind(int x, int y)
{
    static const int kinds[] = {0, 0, 1, 0, 2};
    int n = (7 * x + 13 * y) % 5;
    return kinds[n < 0 ? n + 5 : n];
}

void art_draw_vertex_tower(struct art_svg *svg, struct art_point at, int kind, bool fine)
{
    assert(kind >= 0 && kind < ART_TOWER_KINDS);
    struct art_point foot = art_shift(at, 0, 6);
    struct art_tower tower = {.r = 10.5, .height = 22, .fine = fine};
    if (kind == 0) {
        art_draw_tower(svg, foot, tower);
        return;
    }
    tower.r = 9.6;
    tower.height = 19;
    tower.roof = kind == 1 ? (uint32_t)ART_SLATE : 0xB5533Au;
    art_draw_tower(svg, foot, tower);
    art_svg_circle(svg, art_shift(foot, 0, -tower.height - tower.r * 1.9), 1.4, art_flat(0xE9B93A));
}

void art_compose_tower(int kind, bool fine, struct text *out)
{
    struct art_svg svg;
    art_svg_open(&svg, out, (struct art_view){0, 0, ART_TOWER_WIDTH, ART_TOWER_HEIGHT});
    art_draw_vertex_tower(&svg, art_at(ART_TOWER_X, ART_TOWER_Y), kind, fine);
    art_svg_close(&svg);
}

struct art_view art_lone_view(void)
{
    return (struct art_view){
        -ART_TOWER_X, -ART_TOWER_Y, ART_TILE + ART_TOWER_WIDTH, ART_TILE + ART_TOWER_HEIGHT};
}

bool art_compose_lone_towers(
    const struct carc_tile *tile, int rotation, bool fine, struct text *out)
{
    unsigned corners = art_wall_ends(tile, rotation);
    if (corners == 0) {
        return false;
    }
    struct art_svg svg;
    art_svg_open(&svg, out, art_lone_view());
    for (int corner = 0; corner < 4; corner++) { /* the northern two come first */
        if ((corners >> corner & 1) != 0) {
            art_draw_vertex_tower(&svg, art_turn(art_at(0, 0), corner), 0, fine);
        }
    }
    art_svg_close(&svg);
    return true;
}
