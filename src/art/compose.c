#include "art/compose.h"

#include <assert.h>
#include <stdlib.h>

#include "art/minimap.h"
#include "art/paint.h"
#include "art/town.h"

enum art_lod art_lod_for(double px)
{
    return px > 64 ? ART_LOD_FULL : px > 28 ? ART_LOD_SMALL : ART_LOD_MAP;
}

/* Ground that is spoken for, in the order that keeps the more important things. */
static void claim_ground(struct art_scene *scene)
{
    art_occupancy_init(&scene->occupancy, &scene->layout);
    art_claim_crossings(scene);
    art_claim_corn(scene);
    art_claim_garden(scene);
    art_paint_wayside(scene);
}

static void paint_towns(struct art_scene *scene)
{
    const struct art_layout *layout = &scene->layout;
    struct art_dice houses;
    art_dice_start(&houses, layout->tile->id, layout->variant, '!');
    struct art_town *town = base_alloc(sizeof *town);
    for (int c = 0; c < layout->city_count; c++) {
        art_town_plan(town, layout, c);
        art_town_settle(town, &houses);
        art_town_draw_ground(town, &scene->stage, &scene->ground);
        art_town_draw_props(town, &scene->stage);
    }
    free(town);
}

static void paint(struct art_scene *scene)
{
    art_paint_grass(scene);
    claim_ground(scene);
    art_paint_parcels(scene);
    paint_towns(scene);
    art_paint_stonework_ground(scene);
    art_paint_corn(scene);
    art_paint_roads(scene);
    art_paint_crossings(scene);
    art_paint_monastery(scene);
    art_paint_crop_circle(scene);
    art_paint_borders(scene);
    art_paint_stonework(scene);
    art_paint_farms(scene);
    art_paint_plants(scene);
    art_paint_tufts(scene);
}

void art_compose_tile(const struct carc_tile *tile, struct art_tile_request request,
    struct text *ground, struct text *props)
{
    assert(request.variant >= 0 && request.variant < ART_VARIANTS);
    struct art_view view = {0, 0, ART_TILE, ART_TILE};
    struct art_svg ground_svg;
    struct art_svg props_svg;
    art_svg_open(&ground_svg, ground, view);
    art_svg_open(&props_svg, props, view);
    struct art_scene *scene = base_alloc(sizeof *scene);
    art_layout_make(&scene->layout, tile, request.variant);
    art_stage_init(&scene->stage, &ground_svg, request.rotation & 3, request.lod == ART_LOD_FULL);
    art_dice_start(&scene->ground, tile->id, request.variant, '#');
    art_dice_start(&scene->plants, tile->id, request.variant, '?');
    scene->mood = art_id_sum(tile->id);
    if (request.lod == ART_LOD_MAP) {
        art_paint_minimap(&scene->layout, &ground_svg, request.rotation & 3);
    } else {
        paint(scene);
    }
    art_stage_write(&scene->stage, &props_svg);
    art_stage_finish(&scene->stage);
    free(scene);
    art_svg_close(&ground_svg);
    art_svg_close(&props_svg);
}
