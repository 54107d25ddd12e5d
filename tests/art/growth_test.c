/* Trees on the seams stand in open country: never on a road, a wall or within a city, whatever two
 * tiles meet, and only where both tiles lie. */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "art/growth.h"
#include "art/layout.h"
#include "tiles.h"

#define MAX_TILES 64
#define PLACES 12
#define ROOM 9.0 /* from barriers, at least */

static double clearance(const struct art_layout *layout, struct art_laid laid, struct art_point p)
{
    p = art_at(art_clamp(p.x, 0.1, ART_TILE - 0.1), art_clamp(p.y, 0.1, ART_TILE - 0.1));
    return art_layout_clearance(layout, art_turn(p, (4 - laid.rotation) & 3));
}

/* All that grows on the seams of the tile with another to which it fits. */
static int check_seams(struct art_laid here, const struct art_layout *layout, struct art_laid other)
{
    int found = 0;
    for (int place = 0; place < PLACES; place++) {
        const struct art_laid level[] = {{NULL, 0}, other, here, {NULL, 0}};
        const struct art_laid upright[] = {{NULL, 0}, {NULL, 0}, here, other};
        const struct art_laid *const both[] = {level, upright};
        for (int i = 0; i < 2; i++) {
            struct art_growth growth[ART_MAX_GROWTH];
            int count = art_growth_find(both[i], place, 3 * place, growth);
            for (int g = 0; g < count; g++) {
                cr_assert_geq(clearance(layout, here, growth[g].at), ROOM, "%s r%d at %g, %g",
                    here.tile->id, here.rotation, growth[g].at.x, growth[g].at.y);
                cr_assert(growth[g].kind >= 0 && growth[g].kind < ART_GROWTH_KINDS);
            }
            found += count;
        }
    }
    return found;
}

Test(growth, stands_in_open_country)
{
    struct carc_tile tiles[MAX_TILES];
    int count = tiles_read(tiles, MAX_TILES);
    struct art_layout *layout = malloc(sizeof *layout);
    int found = 0;
    for (int i = 0; i < count * CARC_ROTATIONS; i++) {
        struct art_laid here = {&tiles[i / CARC_ROTATIONS], i % CARC_ROTATIONS};
        art_layout_make(layout, here.tile, i % 3);
        found += check_seams(here, layout, here);
    }
    cr_assert_gt(found, count * PLACES);
    free(layout);
}

Test(growth, needs_both_tiles)
{
    struct carc_tile tiles[MAX_TILES];
    tiles_read(tiles, MAX_TILES);
    struct art_laid monastery = {&tiles[1], 0}; /* field all round */
    struct art_growth growth[ART_MAX_GROWTH];
    for (int place = 0; place < 40; place++) {
        for (int i = 0; i < 4; i++) {
            struct art_laid around[4] = {{NULL, 0}};
            around[i] = monastery;
            cr_assert_eq(art_growth_find(around, place, -place, growth), 0);
        }
    }
}

Test(growth, is_the_same_whenever_it_is_asked_for)
{
    struct carc_tile tiles[MAX_TILES];
    tiles_read(tiles, MAX_TILES);
    struct art_laid m = {&tiles[1], 2};
    const struct art_laid around[] = {m, m, m, m};
    int most = 0;
    for (int place = 0; place < 200; place++) {
        struct art_growth first[ART_MAX_GROWTH];
        struct art_growth again[ART_MAX_GROWTH];
        int count = art_growth_find(around, place % 20 - 10, place / 20, first);
        cr_assert_eq(art_growth_find(around, place % 20 - 10, place / 20, again), count);
        for (int i = 0; i < count; i++) {
            cr_assert(first[i].at.x == again[i].at.x && first[i].kind == again[i].kind);
            cr_assert(i == 0 || first[i - 1].at.y <= first[i].at.y);
        }
        most = count > most ? count : most;
    }
    cr_assert_eq(most, ART_MAX_GROWTH);
}
