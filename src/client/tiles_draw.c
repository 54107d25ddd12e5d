/* Whole tiles: both layers, and the towers of one that lies alone. */
#include "art/compose.h"
#include "art/fade.h"
#include "art/palette.h"
#include "art/towers.h"
#include "client/tiles.h"
#include "ui/draw.h"
#include "ui/picture.h"
#include "ui/window.h"

void tiles_draw_tower(struct tiles *tiles, struct ui_point at, float tile, int kind)
{
    struct ui *ui = tiles_ui(tiles);
    float unit = tile / (float)ART_TILE;
    struct ui_rect rect = {at.x - ART_TOWER_X * unit, at.y - ART_TOWER_Y * unit,
        ART_TOWER_WIDTH * unit, ART_TOWER_HEIGHT * unit};
    bool pale = tiles_pale(tiles);
    const char *key = ui_format(ui, pale ? "tower/%d/pale" : "tower/%d", kind);
    if (!ui_svg(ui, rect, key, NULL, UI_PLAIN)) {
        struct text svg;
        text_init(&svg);
        art_compose_tower(kind, art_lod_for(tile * ui_scale(ui)) == ART_LOD_FULL, &svg);
        art_fade(&svg, pale ? TILES_PALE : 0);
        ui_svg(ui, rect, key, text_string(&svg), UI_PLAIN);
        text_finish(&svg);
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
