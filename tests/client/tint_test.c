/* The edge of roads and fields that are pointed at, from its pixels. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "client/game/tint.h"
#include "places.h"
#include "screens.h"
#include "ui/picture.h"

TestSuite(tint, .init = screens_begin, .fini = screens_end);

#define SIZE 256 /* pixels of a tile: one for each u */

/* d: dark, w: white, f: the fill of what is chosen, -: nothing, ?: between two of them */
static char kind_of(const SDL_Surface *surface, int x, int y)
{
    Uint32 value;
    memcpy(&value, (Uint8 *)surface->pixels + y * surface->pitch + x * 4, sizeof value);
    Uint8 r, g, b, a;
    SDL_GetRGBA(value, surface->format, &r, &g, &b, &a);
    if (a < 40) {
        return '-';
    }
    if (a > 120 && r < 60 && g < 60 && b < 60) {
        return 'd';
    }
    if (a > 240 && r > 240 && g > 240 && b > 240) {
        return 'w';
    }
    return r > 200 && g > 180 && b < 150 ? 'f' : '?';
}

/* What comes after each other from north to south in a column. */
static void read_column(const SDL_Surface *surface, int x, char out[64])
{
    int count = 0;
    for (int y = -8; y < SIZE + 8; y++) {
        char kind = kind_of(surface, SIZE + x, SIZE + y);
        if (kind != '?' && (count == 0 || out[count - 1] != kind)) {
            cr_assert_lt(count, 62);
            out[count++] = kind;
        }
    }
    out[count] = 0;
}

/* The start tile with one of its features chosen, in the middle of nine cells. */
static SDL_Surface *paint(const struct player *player, const char *segment)
{
    const struct game *game = places_game(player);
    const struct carc_rules *rules = game_rules(game);
    const struct carc_tile *tile =
        &rules->set.tiles[carc_placement(rules, game_state(game), 0).tile];
    int number = 0;
    while (strcmp(tile->segments[number].name, segment) != 0) {
        cr_assert_lt(++number, tile->segment_count);
    }
    carc_node node = carc_node_at(rules, game_state(game), (struct carc_cell){0, 0}, number);
    struct tint tint = {carc_feature_of(rules, game_state(game), node), TINT_CHOSEN};
    struct camera camera = {.tile = SIZE, .scale = 1};
    struct tint_scene scene = {.tiles = player->app.tiles,
        .rules = rules,
        .state = game_state(game),
        .camera = &camera,
        .pixel = 1};
    struct text svg = {0};
    tint_paint(&scene, &tint, 1, (int[4]){-1, -1, 3, 3}, &svg);
    SDL_Surface *raw = ui_svg_raster(text_string(&svg), 3 * SIZE, 3 * SIZE);
    cr_assert_not_null(raw);
    SDL_Surface *surface = SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_ARGB8888, 0);
    cr_assert_not_null(surface);
    cr_assert_eq(surface->h, 3 * SIZE);
    SDL_FreeSurface(raw);
    text_finish(&svg);
    return surface;
}

static void expect_column(
    const struct player *player, const char *segment, int x, const char *kinds)
{
    SDL_Surface *surface = paint(player, segment);
    char column[64];
    read_column(surface, x, column);
    cr_expect_str_eq(column, kinds, "%s at %d: %s", segment, x, column);
    SDL_FreeSurface(surface);
}

/* Along both sides of a road, and round a field: white between two dark lines. */
Test(tint, roads_and_fields_have_a_double_edge)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    expect_column(&player, "road", 128, "-dwdfdwd-");
    expect_column(&player, "road", 60, "-dwdfdwd-");
    expect_column(&player, "south", 128, "-dwdfdwd-");
    expect_column(&player, "south", 60, "-dwdfdwd-");
    player_close(&player);
}

static bool fills(const struct player *player, int x)
{
    SDL_Surface *surface = paint(player, "road");
    char column[64];
    read_column(surface, x, column);
    SDL_FreeSurface(surface);
    return strchr(column, 'f') != NULL;
}

/* It ends at the table, and goes on where the next tile lies. */
Test(tint, a_road_is_open_only_where_it_goes_on)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    cr_expect_not(fills(&player, 1));
    cr_expect_not(fills(&player, SIZE - 2));
    bool west = false;
    bool east = false;
    while (!(west && east) && player_decide(&player)) {
        const struct game *game = places_game(&player);
        if (game_state(game)->phase != CARC_PHASE_TILE) {
            continue;
        }
        west =
            carc_placement_at(game_rules(game), game_state(game), (struct carc_cell){-1, 0}) >= 0;
        east = carc_placement_at(game_rules(game), game_state(game), (struct carc_cell){1, 0}) >= 0;
        cr_expect_eq(fills(&player, 1), west);
        cr_expect_eq(fills(&player, SIZE - 2), east);
    }
    cr_expect(west || east);
    player_close(&player);
}
