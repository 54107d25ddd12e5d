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
        {"A", 0xd15bda1adb8ebeb3},
        {"B", 0xa75b6198ce1b1315},
        {"C", 0x3bad4590d2620ec1},
        {"D", 0x0d1ed851c0cdb644},
        {"E", 0x716b6345015daed8},
        {"F", 0x4de39f1c088d5d67},
        {"G", 0x28c0421509af569b},
        {"H", 0xd644d140fcd20fda},
        {"I", 0x81462ba6234c5a22},
        {"J", 0xa71f91ebb3e14e47},
        {"K", 0xab58c479afc3095d},
        {"L", 0x0c2d28d841dd5ce0},
        {"M", 0x1d17c0872bf352bc},
        {"N", 0x2cbe5041932ed728},
        {"O", 0x8b86f55bd3b13c31},
        {"P", 0x6b0ece07d02550ee},
        {"Q", 0x9d0d011a4485d303},
        {"R", 0xe3df534aff31b36f},
        {"S", 0x177ac5657b8dcadf},
        {"T", 0x583aad03719febb4},
        {"U", 0x19356f061c62f845},
        {"V", 0xc40d2804a28ebf3e},
        {"W", 0x5bc567ab832e6edc},
        {"X", 0xc02d5c55507ef60e},
        {"CI-1", 0x0153ca50f2a6196f},
        {"CI-2", 0x35d0c2a514817bb7},
        {"CI-3", 0xe9f6dfdeb2b29688},
        {"CI-4", 0x5cad215a8bc4fc1d},
        {"CI-5", 0xf2d2445324307eaf},
        {"CI-6", 0xfdb09022c50d8fa7},
        {"CC-A", 0xf51a0bf5c268a37f},
        {"CC-B", 0xf743f651bf08b63d},
        {"CC-C", 0xf90a513508428411},
        {"CC-D", 0xeec48916d0ec39e6},
        {"CC-E", 0x2c3bc05d9211bd04},
        {"CC-F", 0x164e4787425b6c6b},
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
