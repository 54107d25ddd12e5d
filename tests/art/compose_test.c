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
        {"C", 0x0d5a4de3f727af18},
        {"D", 0x30130e24cb8d1bcf},
        {"E", 0xb27f06a6de731018},
        {"F", 0x8438836151b2818f},
        {"G", 0xa878e88f35894854},
        {"H", 0x17c3867b22451136},
        {"I", 0xff8bec7d1f5be835},
        {"J", 0x161119a198f05d37},
        {"K", 0x030f60a0956e10a8},
        {"L", 0x72d51545c377ba18},
        {"M", 0x25c392ed7ed040b9},
        {"N", 0x662f4e7ac098b75b},
        {"O", 0xf2d897274233f1a7},
        {"P", 0x96c6025cfe9a0237},
        {"Q", 0x38450f3c6ae93347},
        {"R", 0x3aea5a9c753b8186},
        {"S", 0x03b745826b7bcde1},
        {"T", 0xc0413ec30f11b13b},
        {"U", 0x19356f061c62f845},
        {"V", 0xc40d2804a28ebf3e},
        {"W", 0x5bc567ab832e6edc},
        {"X", 0xc02d5c55507ef60e},
        {"CI-1", 0xe9339f1c9c42b36c},
        {"CI-2", 0xb91f66d2ad0fa368},
        {"CI-3", 0x7add0aa341c3a5d0},
        {"CI-4", 0x73db74c674912b2a},
        {"CI-5", 0xf2d2445324307eaf},
        {"CI-6", 0xfdb09022c50d8fa7},
        {"CC-A", 0xf51a0bf5c268a37f},
        {"CC-B", 0xf743f651bf08b63d},
        {"CC-C", 0x7914bb48f324204b},
        {"CC-D", 0xbd453d03e2ceeeca},
        {"CC-E", 0x54afb7972555408b},
        {"CC-F", 0x7e274f7222612043},
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
