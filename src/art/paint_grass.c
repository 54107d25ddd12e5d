#include "art/paint.h"
#include "art/palette.h"

static bool is_city_edge(const struct art_layout *layout, int edge)
{
    for (int c = 0; c < layout->city_count; c++) {
        if (art_on_edge(layout->cities[c].edges, edge)) {
            return true;
        }
    }
    return false;
}

static void paint_edge(struct art_scene *scene, int edge)
{
    static const struct {
        double at, along, across;
        uint32_t colour;
    } blobs[] = {{0.16, 38, 17, ART_GRASS_SHADE}, {0.84, 38, 17, ART_GRASS_SHADE},
        {0.37, 26, 10, ART_GRASS_LIGHT}, {0.63, 26, 10, ART_GRASS_LIGHT}};
    bool level = ((edge + scene->stage.rotation) & 1) == 0;
    for (int i = 0; i < 4; i++) {
        struct art_point p = art_turn(art_at(blobs[i].at * ART_TILE, 0), edge);
        art_svg_ellipse(scene->stage.ground, art_stage_turn(&scene->stage, p),
            level ? blobs[i].along : blobs[i].across, level ? blobs[i].across : blobs[i].along,
            art_glaze(blobs[i].colour, 0.42));
    }
}

void art_paint_grass(struct art_scene *scene)
{
    struct art_dice *dice = &scene->ground;
    art_svg_rect(
        scene->stage.ground, (struct art_view){0, 0, ART_TILE, ART_TILE}, art_flat(ART_GRASS));
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        if (!is_city_edge(&scene->layout, edge)) {
            paint_edge(scene, edge);
        }
    }
    for (int i = 0; i < 7; i++) {
        struct art_point p = art_dice_point(dice, art_at(28, 28), art_at(228, 228));
        double rx = art_dice_range(dice, 16, 32);
        double ry = rx * art_dice_range(dice, 0.5, 0.7);
        uint32_t colour = art_dice_below(dice, 2) ? ART_GRASS_SHADE : ART_GRASS_LIGHT;
        if (art_layout_clearance(&scene->layout, p) > 10) {
            art_svg_ellipse(scene->stage.ground, art_stage_turn(&scene->stage, p), rx, ry,
                art_glaze(colour, 0.5));
        }
    }
}
