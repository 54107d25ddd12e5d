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
        {"A", 0x1e855f5c90595255},
        {"B", 0xabe40694b54a3ff8},
        {"C", 0x4253245fe850c6d8},
        {"D", 0x2605339b67c4823a},
        {"E", 0xc4f8789cb6c24b8d},
        {"F", 0x8bbe16dcca826794},
        {"G", 0x6d8718acb345dd91},
        {"H", 0x760a1b9ff4ad063b},
        {"I", 0x7fdef4570b6cd0ef},
        {"J", 0x74c250e396e5524e},
        {"K", 0xf07f12a3a5b1b39b},
        {"L", 0x1ba06ade0d93b84c},
        {"M", 0xca63f201faa01300},
        {"N", 0x75414b26fef6e830},
        {"O", 0x395b989d45721f63},
        {"P", 0x05568fd0039f38ed},
        {"Q", 0x3a205f8f80290509},
        {"R", 0xb6f0db7caaf793a8},
        {"S", 0xb3f0a3fe2dcc530c},
        {"T", 0xd0990128fcd053fe},
        {"U", 0xfe22a8e8f96c0923},
        {"V", 0x490afbf04618677d},
        {"W", 0xf41484289e019dec},
        {"X", 0xf1e6303b8c6b6f86},
        {"CI-1", 0x384bdbc7639e10f8},
        {"CI-2", 0x0c3c6dba4cc5e5dc},
        {"CI-3", 0x02f9f1d94f5b7e3e},
        {"CI-4", 0xb13316eb21d49f34},
        {"CI-5", 0xf3d14efab7159fbb},
        {"CI-6", 0x49dc3dac9b6ad2a4},
        {"CC-A", 0xe1ef2baa81490e53},
        {"CC-B", 0xa6cdb571131dc7ed},
        {"CC-C", 0x839377a6cd385a5f},
        {"CC-D", 0xf7c8a00a9b8f352e},
        {"CC-E", 0x37c7d3216f769c4c},
        {"CC-F", 0x93b4f23d1b701ef3},
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
