#include "art/civic.h"
#include "art/houses.h"
#include "art/paint.h"
#include "art/palette.h"
#include "art/stonework.h"

#define CONTRACT 5.0 /* ruts and pebbles stop here: every road edge shows the same pixels */

static bool well_inside(struct art_point p)
{
    return p.x > CONTRACT && p.y > CONTRACT && p.x < ART_TILE - CONTRACT &&
           p.y < ART_TILE - CONTRACT;
}

static void stroke_roads(struct art_scene *scene, struct art_style style, bool in_one)
{
    struct art_svg *svg = scene->stage.ground;
    if (in_one) {
        art_svg_begin(svg);
    }
    for (int r = 0; r < scene->layout.road_count; r++) {
        struct art_line line = art_stage_line(&scene->stage, scene->layout.roads[r].line);
        if (in_one) {
            art_svg_points(svg, line.p, (size_t)line.count, false);
        } else {
            art_svg_stroke(svg, line.p, (size_t)line.count, style);
        }
    }
    if (in_one) {
        art_svg_end(svg, style);
    }
}

/* Two soft wheel ruts that wander and fade out for a while: dashes would look like lane marks. */
static void draw_ruts(struct art_scene *scene, struct art_dice *dice)
{
    struct art_svg *svg = scene->stage.ground;
    struct art_line rut;
    for (int r = 0; r < scene->layout.road_count; r++) {
        const struct art_line *line = &scene->layout.roads[r].line;
        double length = art_line_length(line);
        for (int side = -1; side <= 1; side += 2) {
            double phase = art_dice_range(dice, 0, 6);
            double s = art_dice_range(dice, 6, 16);
            while (s < length - 24) {
                double end = fmin(length - 6, s + art_dice_range(dice, 50, 130));
                rut.count = 0;
                for (; s <= end; s += 8) {
                    double d = side * 4.3 + 0.9 * art_sin(s * 0.07 + phase);
                    struct art_point p = art_line_beside(line, s, d);
                    if (well_inside(p)) {
                        art_line_add(&rut, art_stage_turn(&scene->stage, p));
                    }
                }
                if (rut.count > 2) {
                    art_svg_stroke(svg, rut.p, (size_t)rut.count,
                        (struct art_style){.stroke = ART_ROAD_RUT, .width = 2.3, .opacity = 0.42});
                }
                s += art_dice_range(dice, 8, 26);
            }
        }
    }
}

/* Grass that grows into the road from both sides, so that its edge is no ruler's. */
static void draw_ragged_verge(struct art_scene *scene, struct art_dice *dice)
{
    struct art_svg *svg = scene->stage.ground;
    for (int tone = 0; tone < 2; tone++) {
        art_svg_begin(svg);
        for (int r = 0; r < scene->layout.road_count; r++) {
            const struct art_line *line = &scene->layout.roads[r].line;
            double length = art_line_length(line);
            for (double s = art_dice_range(dice, 8, 16); s < length - 10;
                 s += art_dice_range(dice, 9, 26)) {
                int side = art_dice_below(dice, 2) ? 1 : -1;
                double run = art_dice_range(dice, 2, 8);
                double d = side * (tone ? 12.6 : 12);
                struct art_point a = art_line_beside(line, s, d);
                struct art_point b = art_line_beside(line, s + run, d);
                if (well_inside(a) && well_inside(b)) {
                    a = art_stage_turn(&scene->stage, a);
                    b = art_stage_turn(&scene->stage, b);
                    art_svg_points(svg, (struct art_point[]){a, b}, 2, false);
                }
            }
        }
        art_svg_end(svg, art_pen(tone ? 0x9DB556 : 0xA9BE5E, tone ? 3 : 4.2));
    }
}

#define MAX_PEBBLES 160

static void draw_pebbles(struct art_scene *scene, struct art_dice *dice)
{
    static const uint32_t colours[] = {0xCDBB97, 0xB9A680, ART_GRASS_DEEP};
    static const double widths[] = {3.2, 2.6, 3};
    struct art_point pebbles[MAX_PEBBLES];
    int tone[MAX_PEBBLES];
    int count = 0;
    for (int r = 0; r < scene->layout.road_count; r++) {
        const struct art_line *line = &scene->layout.roads[r].line;
        double length = art_line_length(line);
        for (double s = 7; s < length - 7; s += 7) {
            for (int side = -1; side <= 1; side += 2) {
                bool lies = art_dice_unit(dice) < 0.42;
                double d = side * (10.8 + art_dice_range(dice, -0.6, 1.2));
                struct art_point p = art_line_beside(line, s, d);
                if (lies && well_inside(p) && count < MAX_PEBBLES) {
                    tone[count] = art_dice_below(dice, 3);
                    pebbles[count++] = art_stage_turn(&scene->stage, p);
                }
            }
        }
    }
    for (int t = 0; t < 3; t++) {
        art_svg_begin(scene->stage.ground);
        for (int i = 0; i < count; i++) {
            if (tone[i] == t) {
                art_svg_dot(scene->stage.ground, pebbles[i].x, pebbles[i].y, 0.2);
            }
        }
        art_svg_end(scene->stage.ground, art_pen(colours[t], widths[t]));
    }
}

/* Green grows here and there between the ruts. */
static void draw_crown_grass(struct art_scene *scene, struct art_dice *dice)
{
    struct art_svg *svg = scene->stage.ground;
    art_svg_begin(svg);
    for (int r = 0; r < scene->layout.road_count; r++) {
        const struct art_line *line = &scene->layout.roads[r].line;
        double length = art_line_length(line);
        double s = art_dice_range(dice, 18, 60);
        while (s < length - 16) {
            int blades = 2 + art_dice_below(dice, 4);
            for (int i = 0; i < blades; i++) {
                struct art_point p =
                    art_line_beside(line, s + 3.4 * i, art_dice_range(dice, -1.2, 1.2));
                if (well_inside(p) && s + 3.4 * i < length - 12) {
                    p = art_stage_turn(&scene->stage, p);
                    art_svg_dot(svg, p.x, p.y, 0.2);
                }
            }
            s += art_dice_range(dice, 34, 90);
        }
    }
    art_svg_end(svg, (struct art_style){.stroke = 0xB9BE76, .width = 2, .opacity = 0.8});
}

void art_paint_roads(struct art_scene *scene)
{
    const struct art_layout *layout = &scene->layout;
    bool fine = scene->stage.fine;
    struct art_dice dice;
    art_dice_start(&dice, layout->tile->id, layout->variant, '~');
    if (layout->road_count == 0) {
        return;
    }
    stroke_roads(
        scene, (struct art_style){.stroke = ART_VERGE, .width = 33, .opacity = 0.35}, false);
    if (fine) {
        stroke_roads(
            scene, (struct art_style){.stroke = ART_VERGE, .width = 28, .opacity = 0.7}, false);
    }
    stroke_roads(scene, art_pen(ART_ROAD_EDGE, 22.5), true);
    for (int x = 0; x < layout->crossing_count; x++) {
        art_svg_circle(scene->stage.ground, art_stage_turn(&scene->stage, layout->crossings[x].at),
            layout->crossings[x].r + 3.5, art_glaze(ART_VERGE, 0.7));
    }
    stroke_roads(scene, art_pen(ART_ROAD, 18.5), true);
    stroke_roads(
        scene, (struct art_style){.stroke = ART_ROAD_CROWN, .width = 9, .opacity = 0.75}, false);
    if (fine) {
        draw_ruts(scene, &dice);
        draw_ragged_verge(scene, &dice);
        draw_crown_grass(scene, &dice);
        draw_pebbles(scene, &dice);
    }
    for (int g = 0; g < layout->gate_count; g++) {
        struct art_point at = art_stage_turn(&scene->stage, layout->gates[g].at);
        art_draw_gate_bridge(scene->stage.ground, at,
            carc_rotate_edge(layout->gates[g].side, scene->stage.rotation));
    }
}

void art_claim_crossings(struct art_scene *scene)
{
    static const struct art_point offsets[] = {{36, -30}, {-36, -30}, {37, 34}, {-37, 34}};
    static const enum art_house_kind kinds[] = {
        ART_EAVES, ART_TIMBERED, ART_GABLE, ART_TALL_GABLE, ART_BARN};
    for (int x = 0; x < scene->layout.crossing_count; x++) {
        struct art_disc place = scene->layout.crossings[x];
        art_occupancy_take(&scene->occupancy, (struct art_disc){place.at, place.r + 12});
        for (int i = 0; i < 4; i++) {
            struct art_point p = art_shift(place.at, offsets[i].x, offsets[i].y);
            double u = art_dice_unit(&scene->plants);
            int kind = art_dice_below(&scene->plants, 5);
            if (!art_occupancy_disc_free(&scene->occupancy, (struct art_disc){p, 13}, 8)) {
                continue;
            }
            art_occupancy_take(&scene->occupancy, (struct art_disc){p, 23});
            struct art_point foot = art_shift(art_stage_turn(&scene->stage, p), 0, 8);
            struct art_house house = {.kind = kinds[kind],
                .width = 22 + u * 5,
                .scale = 1.3,
                .roof = kind == 4 ? 0xA8794A : art_roof_colour((int)(u * 5)),
                .plaster = art_plaster_colour((int)(u * 4)),
                .fine = scene->stage.fine};
            art_draw_house(art_stage_prop(&scene->stage, foot.y), foot, house);
        }
    }
}

void art_paint_crossings(struct art_scene *scene)
{
    struct art_svg *svg = scene->stage.ground;
    for (int x = 0; x < scene->layout.crossing_count; x++) {
        double r = scene->layout.crossings[x].r;
        struct art_point at = art_stage_turn(&scene->stage, scene->layout.crossings[x].at);
        art_svg_circle(svg, at, r + 1.5, art_flat(ART_PAVING_RIM));
        art_svg_circle(svg, at, r - 0.5, art_flat(ART_PAVING));
        if (scene->stage.fine) {
            art_svg_circle(svg, at, r - 4.5,
                (struct art_style){
                    .stroke = ART_PAVING_RIM, .width = 1.1, .opacity = 0.6, .dash = "4 2"});
            art_svg_circle(svg, at, r - 9.5,
                (struct art_style){
                    .stroke = ART_PAVING_RIM, .width = 1.1, .opacity = 0.55, .dash = "3.4 2"});
        }
        if (r > 18) {
            art_draw_fountain(art_stage_prop(&scene->stage, at.y + 2), at);
        } else {
            art_draw_well(art_stage_prop(&scene->stage, at.y + 2), at);
        }
    }
}
