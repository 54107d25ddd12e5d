#include "art/compose.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "art/towers.h"
#include "tiles.h"

#define MAX_TILES 64
#define RANDOM_TILES 60

static uint64_t hash_text(uint64_t hash, const struct text *text)
{
    for (size_t i = 0; i < text->size; i++) {
        hash = (hash ^ (unsigned char)text->data[i]) * 1099511628211u;
    }
    return hash;
}

static uint64_t hash_tile(const struct carc_tile *tile, struct art_tile_request request)
{
    struct text ground;
    struct text props;
    text_init(&ground);
    text_init(&props);
    art_compose_tile(tile, request, &ground, &props);
    uint64_t hash = hash_text(hash_text(14695981039346656037u, &ground), &props);
    text_finish(&ground);
    text_finish(&props);
    return hash;
}

static uint64_t hash_views(const struct carc_tile *tile)
{
    uint64_t hash = 0;
    for (int i = 0; i < CARC_ROTATIONS * ART_VARIANTS; i++) {
        struct art_tile_request request = {i % CARC_ROTATIONS, i / CARC_ROTATIONS, ART_LOD_FULL};
        hash = hash * 31 + hash_tile(tile, request);
    }
    return hash;
}

/* The same bytes on every machine: known hashes of all rotations and variants. A deliberate change
 * of the drawing changes them; the message tells the new ones. */
Test(compose, known_pictures)
{
    static const struct {
        const char *id;
        uint64_t hash;
    } known[] = {
        {"A", 0xb081baccd7c7adef},
        {"B", 0xa238c60d6962184e},
        {"C", 0x11a34def3b999231},
        {"D", 0xd409ea1584db8e70},
        {"E", 0xf1d6f3df9376cd14},
        {"F", 0xe196fcbce244e941},
        {"G", 0xf62fed2cd8343031},
        {"H", 0x623c2fa7429c97ce},
        {"I", 0x4e1c7657fb52437f},
        {"J", 0x0841287f85490621},
        {"K", 0x62a21646f2666f0e},
        {"L", 0x7cc2dcdd01ae4586},
        {"M", 0x1df38dca72f093e4},
        {"N", 0xffb9a2a111c80f37},
        {"O", 0x809418a29cb8b73a},
        {"P", 0x0da98b4291ceb901},
        {"Q", 0xdafbeed3542c2c28},
        {"R", 0x68f191b86b0459f5},
        {"S", 0x6d68ecb745bcb97f},
        {"T", 0xfd6fa89b059bb87b},
        {"U", 0x71c77f6c9525e30b},
        {"V", 0x37b04fe57b98e850},
        {"W", 0xb1f30fb5d7e6f7c4},
        {"X", 0xaa414b35bb9ce5db},
        {"CI-1", 0xef884656c0acad6d},
        {"CI-2", 0xa816de7079438123},
        {"CI-3", 0x583f157a0cf8a4d8},
        {"CI-4", 0x3f788b176b2b84fa},
        {"CI-5", 0xf04a94fc0b614425},
        {"CI-6", 0x1e737134b8c2a549},
        {"CC-A", 0xa9620977d9175009},
        {"CC-B", 0xb8b185a07df1046f},
        {"CC-C", 0xa889a4071df064b3},
        {"CC-D", 0x2fe14f1301e86863},
        {"CC-E", 0x912bb8bdc9cb34d0},
        {"CC-F", 0xd940f40385552ef6},
    };
    struct carc_tile tiles[MAX_TILES];
    int count = tiles_read(tiles, MAX_TILES);
    cr_assert_eq(count, sizeof known / sizeof known[0]);
    bool same = true;
    for (int i = 0; i < count; i++) {
        uint64_t hash = hash_views(&tiles[i]);
        cr_assert_str_eq(tiles[i].id, known[i].id);
        if (hash != known[i].hash) {
            cr_log_error("{\"%s\", 0x%016llx},", tiles[i].id, (unsigned long long)hash);
            same = false;
        }
    }
    cr_assert(same, "some pictures have changed");
}

Test(compose, same_request_same_bytes)
{
    struct carc_tile tiles[MAX_TILES];
    int count = tiles_read(tiles, MAX_TILES);
    for (int i = 0; i < count; i++) {
        struct art_tile_request request = {i & 3, i % 3, (enum art_lod)(i % 3)};
        cr_assert_eq(hash_tile(&tiles[i], request), hash_tile(&tiles[i], request));
    }
}

Test(compose, variants_and_rotations_differ)
{
    struct carc_tile tiles[MAX_TILES];
    tiles_read(tiles, MAX_TILES);
    uint64_t first = hash_tile(&tiles[0], (struct art_tile_request){0, 0, ART_LOD_FULL});
    cr_assert_neq(first, hash_tile(&tiles[0], (struct art_tile_request){0, 1, ART_LOD_FULL}));
    cr_assert_neq(first, hash_tile(&tiles[0], (struct art_tile_request){1, 0, ART_LOD_FULL}));
}

/* Numbers are written without a locale and shapes lie near the tile; the budget is 60 kB on the
 * average. */
Test(compose, documents_are_small_and_sane)
{
    struct carc_tile tiles[MAX_TILES];
    int count = tiles_read(tiles, MAX_TILES);
    size_t total = 0;
    for (int i = 0; i < count * 3; i++) {
        struct text layers[2];
        text_init(&layers[0]);
        text_init(&layers[1]);
        struct art_tile_request request = {i / 3 & 3, i % 3, ART_LOD_FULL};
        art_compose_tile(&tiles[i / 3], request, &layers[0], &layers[1]);
        for (int k = 0; k < 2; k++) {
            const char *svg = text_string(&layers[k]);
            cr_assert(strncmp(svg, "<svg ", 5) == 0);
            cr_assert_str_eq(svg + layers[k].size - 10, "</g></svg>");
            cr_assert_null(strstr(svg, "nan"));
            cr_assert_null(strstr(svg, "inf"));
            total += layers[k].size;
            text_finish(&layers[k]);
        }
    }
    cr_assert_lt(total / (size_t)(count * 3), 60000);
}

Test(compose, tiles_of_users)
{
    struct rng rng;
    rng_seed(&rng, 99);
    for (int i = 0; i < RANDOM_TILES; i++) {
        struct carc_tile tile;
        bool flat;
        tiles_random(&rng, &tile, &flat);
        for (int lod = ART_LOD_FULL; lod <= ART_LOD_MAP; lod++) {
            struct art_tile_request request = {i & 3, i % 3, (enum art_lod)lod};
            cr_assert_neq(hash_tile(&tile, request), 0);
        }
    }
}

Test(compose, small_pictures_drop_details)
{
    struct carc_tile tiles[MAX_TILES];
    int count = tiles_read(tiles, MAX_TILES);
    cr_assert_eq(art_lod_for(65), ART_LOD_FULL);
    cr_assert_eq(art_lod_for(64), ART_LOD_SMALL);
    cr_assert_eq(art_lod_for(28), ART_LOD_MAP);
    for (int i = 0; i < count; i++) {
        size_t size[3];
        for (int lod = 0; lod < 3; lod++) {
            struct text ground;
            struct text props;
            text_init(&ground);
            text_init(&props);
            art_compose_tile(
                &tiles[i], (struct art_tile_request){0, 0, (enum art_lod)lod}, &ground, &props);
            size[lod] = ground.size + props.size;
            text_finish(&ground);
            text_finish(&props);
        }
        cr_assert_lt(size[1], size[0]);
        cr_assert_lt(size[2], size[1]);
    }
}

Test(towers, stand_where_walls_end)
{
    struct carc_tile tiles[MAX_TILES];
    int count = tiles_read(tiles, MAX_TILES);
    for (int i = 0; i < count; i++) {
        unsigned ends = art_wall_ends(&tiles[i], 0);
        for (int corner = 0; corner < 4; corner++) {
            enum carc_kind before = carc_edge_kind(&tiles[i], (corner + 3) & 3);
            enum carc_kind after = carc_edge_kind(&tiles[i], corner);
            if ((before == CARC_CITY) != (after == CARC_CITY)) {
                cr_assert(ends >> corner & 1, "%s corner %d", tiles[i].id, corner);
            }
            if (before != CARC_CITY && after != CARC_CITY) {
                cr_assert_not(ends >> corner & 1, "%s corner %d", tiles[i].id, corner);
            }
        }
        cr_assert_eq(art_wall_ends(&tiles[i], 1), (ends << 1 | ends >> 3) & 15);
    }
    for (int x = -9; x < 9; x++) {
        cr_assert(art_tower_kind(x, 3) >= 0 && art_tower_kind(x, 3) < ART_TOWER_KINDS);
    }
}
