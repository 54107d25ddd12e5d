/* Seams vanish: the outermost pixels of an edge depend only on what lies on it (field, road or
 * city), and they are symmetric, so that any two that meet agree. */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "art/compose.h"
#include "picture.h"
#include "tiles.h"

#define MAX_TILES 64
#define SIZE 256
#define FIRST 70 /* beyond, vertex towers hide what differs */
#define LAST 186
#define TOLERANCE 14

static Uint32 pixel(const SDL_Surface *picture, int edge, int along)
{
    int x = edge == CARC_N || edge == CARC_S ? along : edge == CARC_E ? SIZE - 1 : 0;
    int y = edge == CARC_E || edge == CARC_W ? along : edge == CARC_S ? SIZE - 1 : 0;
    return picture_pixel(picture, x, y);
}

static int difference(Uint32 a, Uint32 b)
{
    int worst = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
        int d = abs((int)(a >> shift & 255) - (int)(b >> shift & 255));
        worst = d > worst ? d : worst;
    }
    return worst;
}

struct reference {
    bool known;
    Uint32 row[SIZE];
};

static void check_edge(
    const SDL_Surface *picture, int edge, struct reference *reference, const struct carc_tile *tile)
{
    for (int i = FIRST; i < LAST; i++) {
        Uint32 here = pixel(picture, edge, i);
        if (!reference->known) {
            reference->row[i] = here;
        }
        int d = difference(here, reference->row[i]);
        int mirrored = difference(here, pixel(picture, edge, SIZE - 1 - i));
        cr_assert(d <= TOLERANCE && mirrored <= TOLERANCE,
            "%s, edge %d of the screen, pixel %d: %d, %d", tile->id, edge, i, d, mirrored);
    }
    reference->known = true;
}

Test(edges, keep_the_contract)
{
    struct carc_tile tiles[MAX_TILES];
    struct reference references[CARC_KIND_COUNT] = {{false, {0}}};
    int count = tiles_read(tiles, MAX_TILES);
    for (int i = 0; i < count * CARC_ROTATIONS; i++) {
        const struct carc_tile *tile = &tiles[i / CARC_ROTATIONS];
        int rotation = i % CARC_ROTATIONS;
        struct text ground;
        struct text props;
        text_init(&ground);
        text_init(&props);
        struct art_tile_request request = {rotation, i % ART_VARIANTS, ART_LOD_FULL};
        art_compose_tile(tile, request, &ground, &props);
        SDL_Surface *picture = picture_draw(&ground, SIZE, SIZE);
        cr_assert_not_null(picture);
        for (int edge = 0; edge < CARC_EDGES; edge++) {
            enum carc_kind kind = carc_edge_kind(tile, (edge - rotation) & 3);
            check_edge(picture, edge, &references[kind], tile);
        }
        SDL_FreeSurface(picture);
        text_finish(&ground);
        text_finish(&props);
    }
}
