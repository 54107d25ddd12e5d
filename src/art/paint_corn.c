/* The corn field of a crop circle: irregular sides, cut stalks to the south, drilled ears. */
#include "art/paint.h"
#include "art/palette.h"

#define RAYS 48

/* The four sides: each is a line at `distance` from the circle's middle, facing `angle`. */
struct sides {
    double angle[4];
    double distance[4];
    double wobble;
};

static double reach(const struct art_layout *layout, double angle, const struct sides *sides)
{
    const struct art_disc *circle = &layout->circle;
    double limit = circle->r + 27;
    for (int k = 0; k < 4; k++) {
        double facing = art_cos(angle - sides->angle[k]);
        if (facing > 0.3) {
            limit = fmin(limit, sides->distance[k] / facing);
        }
    }
    limit +=
        1.3 * art_sin(5 * angle + sides->wobble) + 0.8 * art_sin(9 * angle + 2 * sides->wobble);
    double d = circle->r - 2;
    for (; d < limit; d += 1.5) {
        struct art_point p = art_around(circle->at, angle, d, d);
        bool stop = p.x < 9 || p.y < 9 || p.x > 247 || p.y > 247;
        for (int w = 0; w < layout->wall_count && !stop; w++) {
            stop = art_line_distance(&layout->walls[w], p) < 15;
        }
        for (int r = 0; r < layout->road_count && !stop; r++) {
            stop = layout->roads[r].end == ART_THROUGH &&
                   art_line_distance(&layout->roads[r].line, p) < 18;
        }
        if (layout->monastery.r > 0 && !stop) {
            stop = art_distance(layout->monastery.at, p) < layout->monastery.r + 4;
        }
        if (stop) {
            break;
        }
    }
    return fmax(circle->r - 1, d);
}

static void outline(struct art_scene *scene)
{
    const struct art_layout *layout = &scene->layout;
    double r = layout->circle.r;
    struct art_dice dice;
    art_dice_start(&dice, layout->tile->id, 0, '*');
    struct sides sides = {.wobble = art_dice_range(&dice, 0, 6.3)};
    double far = art_dice_range(&dice, 13, 20);
    for (int k = 0; k < 4; k++) {
        sides.angle[k] = sides.wobble + ART_PI / 2 * k + art_dice_range(&dice, -0.2, 0.2);
        sides.distance[k] = r + (k % 2 ? far : 2) + art_dice_range(&dice, -1, 5);
    }
    double reached[RAYS];
    for (int i = 0; i < RAYS; i++) {
        reached[i] = reach(layout, 2 * ART_PI * i / RAYS, &sides);
    }
    for (int pass = 0; pass < 4; pass++) { /* soft corners; never further than allowed */
        double smooth[RAYS];
        for (int i = 0; i < RAYS; i++) {
            double mean =
                (reached[(i + RAYS - 1) % RAYS] + 2 * reached[i] + reached[(i + 1) % RAYS]) / 4;
            smooth[i] = fmin(reached[i] + 0.4, mean);
        }
        for (int i = 0; i < RAYS; i++) {
            reached[i] = fmax(r - 1, smooth[i]);
        }
    }
    scene->corn.count = 0;
    for (int i = 0; i < RAYS; i++) {
        art_line_add(&scene->corn,
            art_around(layout->circle.at, 2 * ART_PI * i / RAYS, reached[i], reached[i]));
    }
}

void art_claim_corn(struct art_scene *scene)
{
    const struct art_disc *circle = &scene->layout.circle;
    if (circle->r == 0) {
        return;
    }
    outline(scene);
    art_occupancy_take(&scene->occupancy, (struct art_disc){circle->at, circle->r + 7});
    for (int row = 0; row < ART_CELLS; row++) {
        for (int column = 0; column < ART_CELLS; column++) {
            struct art_point p = art_at(column * ART_CELL + 2, row * ART_CELL + 2);
            if (art_distance(p, circle->at) < circle->r + 37 &&
                (art_line_contains(&scene->corn, p) || art_line_distance(&scene->corn, p) < 5)) {
                scene->occupancy.taken[row][column] = true;
            }
        }
    }
}

/* The outline as smooth curves through the middles of its sides. */
static void add_smooth(struct art_svg *svg, const struct art_line *line, double dx, double dy)
{
    int n = line->count;
    struct art_point start = art_between(line->p[n - 1], line->p[0], 0.5);
    art_svg_move(svg, start.x + dx, start.y + dy);
    for (int i = 0; i < n; i++) {
        struct art_point to = art_between(line->p[i], line->p[(i + 1) % n], 0.5);
        art_svg_quad(svg, art_shift(line->p[i], dx, dy), art_shift(to, dx, dy));
    }
    art_svg_shut(svg);
}

static void fill_smooth(
    struct art_svg *svg, const struct art_line *line, struct art_point by, struct art_style style)
{
    art_svg_begin(svg);
    add_smooth(svg, line, by.x, by.y);
    art_svg_end(svg, style);
}

#define MAX_EARS 1400

/* Ears in drilled rows inside `top` (turned frame), none within `hole` of the middle. */
static void draw_ears(
    struct art_svg *svg, const struct art_line *top, struct art_disc hole, struct art_dice *dice)
{
    static const uint32_t colours[] = {0xCFA640, 0xEDCE74, 0xF5E09A};
    static const int odds[] = {0, 0, 1, 1, 2};
    struct art_point ears[MAX_EARS];
    uint8_t tone[MAX_EARS];
    int count = 0;
    double phase = art_dice_range(dice, 0, 6);
    double r = hole.r + 40;
    for (int row = 0; row * 4.3 < 2 * r; row++) {
        for (double x = hole.at.x - r + row % 2 * 2.6; x < hole.at.x + r; x += 5.2) {
            double jitter = art_dice_range(dice, -0.5, 0.5);
            double y = hole.at.y - r + row * 4.3 + 1.5 * art_sin(x * 0.11 + phase) + jitter;
            struct art_point p = art_at(x + art_dice_range(dice, -0.9, 0.9), y);
            int t = odds[art_dice_below(dice, 5)];
            if (count < MAX_EARS && art_distance(p, hole.at) >= hole.r &&
                art_line_contains(top, art_shift(p, 0, 1.4)) &&
                art_line_contains(top, art_shift(p, 0, -2.2))) {
                tone[count] = (uint8_t)t;
                ears[count++] = p;
            }
        }
    }
    for (int t = 0; t < 3; t++) {
        art_svg_begin(svg);
        for (int i = 0; i < count; i++) {
            if (tone[i] == t) {
                art_svg_move(svg, ears[i].x - 0.4, ears[i].y + 0.6);
                art_svg_line(svg, ears[i].x + 0.6, ears[i].y - 2.5);
            }
        }
        art_svg_end(svg, art_pen(colours[t], t == 1 ? 1.6 : 1.5));
    }
}

/* Drawn under the roads; a flat disc of the same corn covers their ends later. */
void art_paint_corn(struct art_scene *scene)
{
    const struct art_layout *layout = &scene->layout;
    if (layout->circle.r == 0) {
        return;
    }
    struct art_svg *svg = scene->stage.ground;
    struct art_line corn = art_stage_line(&scene->stage, scene->corn);
    fill_smooth(svg, &corn, art_at(2.2, 2.6),
        (struct art_style){
            .fill = ART_SHADE_GRASS, .stroke = ART_SHADE_GRASS, .width = 3, .opacity = 0.18});
    fill_smooth(svg, &corn, art_at(0, 0.8),
        (struct art_style){.fill = ART_CORN_SIDE, .stroke = ART_CORN_SIDE, .width = 1.4});
    fill_smooth(svg, &corn, art_at(0, -1.8), art_flat(ART_CORN));
    if (scene->stage.fine) {
        struct art_dice dice;
        art_dice_start(&dice, layout->tile->id, 1, '*');
        for (int i = 0; i < corn.count; i++) {
            corn.p[i].y -= 1.8;
        }
        struct art_disc hole = {
            art_stage_turn(&scene->stage, layout->circle.at), layout->circle.r - 2};
        draw_ears(svg, &corn, hole, &dice);
    }
}
