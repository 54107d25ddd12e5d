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
        {"A", 0xb001462487755e15},
        {"B", 0x9d9b52fc9ea23ff7},
        {"C", 0x560373dd0b69eb93},
        {"D", 0x13862bbc3716ac18},
        {"E", 0x5fddfaf91f735837},
        {"F", 0x7dfd00b69729a91a},
        {"G", 0x8b7cda383622683d},
        {"H", 0x2cfc1ec1cf837498},
        {"I", 0xe297f8d00c292754},
        {"J", 0xd852f822f15b91e2},
        {"K", 0xf604a08fe8c17ca0},
        {"L", 0xd6a1e848aa9036de},
        {"M", 0xe2a0f3f0ae1166e3},
        {"N", 0xf6f61667b87d60a5},
        {"O", 0x1cc5f172601947c7},
        {"P", 0xfce0d17b0c987d30},
        {"Q", 0xbc8a8573376eb962},
        {"R", 0x93c150bdba954637},
        {"S", 0x17b7514a33f69180},
        {"T", 0x3d8ca271db54cd5f},
        {"U", 0x0f239ab6e8a16b35},
        {"V", 0xa8aaeebadef793cd},
        {"W", 0xba4e8b7f5620d54e},
        {"X", 0x22373a6feb2b367b},
        {"CI-1", 0x6588071ed318e8cf},
        {"CI-2", 0x5d248f89a8636d84},
        {"CI-3", 0x0b0a3237c3393f6c},
        {"CI-4", 0x05fe7a1203f5c179},
        {"CI-5", 0x510b501cadd1f189},
        {"CI-6", 0xd5dff3d5d4740473},
        {"CC-A", 0x11bed6739d2c8822},
        {"CC-B", 0x92742d6beb3fc023},
        {"CC-C", 0xff0b16a551dd48cd},
        {"CC-D", 0x79f5fe16a9bc3409},
        {"CC-E", 0xed6bea28aab961a6},
        {"CC-F", 0xf9d66da1b2b6855d},
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
