/* Whole tiles: both layers, and the towers of one that lies alone. */
#include "art/compose.h"
#include "art/fade.h"
#include "art/growth.h"
#include "art/palette.h"
#include "art/towers.h"
#include "client/tiles.h"
#include "ui/draw.h"
#include "ui/picture.h"
#include "ui/window.h"

/* What the board draws by itself over the tiles, in their units. */
struct sprite {
    const char *name;
    struct ui_rect box; /* x and y: the point that is given, within it */
    void (*compose)(int kind, bool fine, struct text *out);
};

static void draw_sprite(
    struct tiles *tiles, const struct sprite *sprite, int kind, struct ui_point at, float tile)
{
    struct ui *ui = tiles_ui(tiles);
    float unit = tile / (float)ART_TILE;
    struct ui_rect rect = {at.x - sprite->box.x * unit, at.y - sprite->box.y * unit,
        sprite->box.w * unit, sprite->box.h * unit};
    bool pale = tiles_pale(tiles);
    const char *key = ui_format(ui, pale ? "%s/%d/pale" : "%s/%d", sprite->name, kind);
    if (!ui_svg(ui, rect, key, NULL, UI_PLAIN)) {
        struct text svg;
        text_init(&svg);
        sprite->compose(kind, art_lod_for(tile * ui_scale(ui)) == ART_LOD_FULL, &svg);
        art_fade(&svg, pale ? TILES_PALE : 0);
        ui_svg(ui, rect, key, text_string(&svg), UI_PLAIN);
        text_finish(&svg);
    }
}

void tiles_draw_tower(struct tiles *tiles, struct ui_point at, float tile, int kind)
{
    static const struct sprite tower = {
        "tower", {ART_TOWER_X, ART_TOWER_Y, ART_TOWER_WIDTH, ART_TOWER_HEIGHT}, art_compose_tower};
    draw_sprite(tiles, &tower, kind, at, tile);
}

void tiles_draw_growth(struct tiles *tiles, struct ui_point at, float tile, int kind)
{
    static const struct sprite growth = {"growth",
        {ART_GROWTH_X, ART_GROWTH_Y, ART_GROWTH_WIDTH, ART_GROWTH_HEIGHT}, art_compose_growth};
    if (art_lod_for(tile * ui_scale(tiles_ui(tiles))) != ART_LOD_MAP) {
        draw_sprite(tiles, &growth, kind, at, tile);
    }
}

static void lone_towers(struct tiles *tiles, struct ui_rect square, struct tiles_face face)
{
    static const float corners[CARC_EDGES][2] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    unsigned ends = art_wall_ends(tiles_tile(tiles, face.tile), face.rotation);
    for (int i = 0; i < CARC_EDGES; i++) {
        struct ui_point at = {
            square.x + corners[i][0] * square.w, square.y + corners[i][1] * square.h};
        if (ends >> i & 1) {
            tiles_draw_tower(tiles, at, square.w, 0);
        }
    }
}

void tiles_draw_whole(
    struct tiles *tiles, struct ui_rect square, struct tiles_face face, float opacity)
{
    if (!tiles_draw(tiles, square, face, TILES_GROUND, opacity)) {
        ui_fill(tiles_ui(tiles), square, ui_alpha(ui_rgb(ART_GRASS), opacity));
    }
    tiles_draw(tiles, square, face, TILES_PROPS, opacity);
    if (face.lone) {
        lone_towers(tiles, square, face);
    }
}
