/* What stands in the open country: gardens, farms, plants, things beside the road. */
#include "art/farm.h"
#include "art/paint.h"
#include "art/palette.h"
#include "art/plants.h"

#define SPOT_CLEAR 46.0 /* large things keep this far from meeples */

static double edge_distance(struct art_point p)
{
    return fmin(fmin(p.x, ART_TILE - p.x), fmin(p.y, ART_TILE - p.y));
}

/* How well a garden would stand at `p`: roomy, and far from farmers. */
static double garden_score(const struct art_layout *layout, struct art_point p)
{
    double room = fmin(art_layout_clearance(layout, p), edge_distance(p) + 4);
    double score = fmin(room, 40) - 0.02 * art_distance(p, art_at(128, 128));
    score -= room < 25 ? 100 : 0;
    for (int s = 0; s < layout->tile->segment_count; s++) {
        if (layout->tile->segments[s].kind == CARC_FIELD) {
            score -= 0.5 * fmax(0, 66 - art_distance(p, layout->spots[s]));
        }
    }
    return score;
}

void art_claim_garden(struct art_scene *scene)
{
    if (!scene->layout.tile->garden) {
        return;
    }
    struct art_point best = art_at(128, 128);
    double best_score = -1e9;
    for (int y = 22; y < 236; y += 4) {
        for (int x = 22; x < 236; x += 4) {
            double score = garden_score(&scene->layout, art_at(x, y));
            if (score > best_score) {
                best_score = score;
                best = art_at(x, y);
            }
        }
    }
    if (art_layout_clearance(&scene->layout, best) < 12) {
        return; /* no room: it is decoration only (T-3) */
    }
    art_occupancy_take(&scene->occupancy, (struct art_disc){best, 30});
    struct art_point at = art_stage_turn(&scene->stage, best);
    art_draw_garden(art_stage_prop(&scene->stage, at.y + 14), at, scene->stage.fine);
}

enum landmark { WINDMILL, CHAPEL, OAK, FARMSTEAD, BEEHIVES, LOG_PILE, NO_LANDMARK };

static enum landmark roll_landmark(struct art_dice *dice)
{
    double v = art_dice_unit(dice);
    return v < 0.15   ? WINDMILL
           : v < 0.27 ? CHAPEL
           : v < 0.40 ? OAK
           : v < 0.62 ? FARMSTEAD
           : v < 0.74 ? BEEHIVES
           : v < 0.86 ? LOG_PILE
                      : NO_LANDMARK;
}

/* Tall things need this much above them on the screen, or a haystack takes their place. */
#define TALL 42.0

static void draw_landmark(struct art_scene *scene, enum landmark what, struct art_point p)
{
    struct art_point at = art_stage_turn(&scene->stage, p);
    struct art_point foot = art_shift(at, 0, 8);
    bool fine = scene->stage.fine;
    struct art_svg *svg = art_stage_prop(&scene->stage, foot.y);
    if ((what == BEEHIVES || what == LOG_PILE) && !fine) {
        return; /* a speck */
    }
    bool tall = what == WINDMILL || what == CHAPEL || what == OAK;
    if (tall && at.y <= TALL) {
        art_draw_haystack(svg, at, fine);
        return;
    }
    switch (what) {
    case WINDMILL: art_draw_windmill(svg, foot); break;
    case CHAPEL: art_draw_wayside_chapel(svg, foot, fine); break;
    case OAK: art_draw_old_oak(svg, foot, fine); break;
    case FARMSTEAD: art_draw_farmstead(svg, foot, fine); break;
    case BEEHIVES: art_draw_beehives(svg, foot); break;
    case LOG_PILE: art_draw_log_pile(svg, foot); break;
    case NO_LANDMARK: break;
    }
}

void art_paint_farms(struct art_scene *scene)
{
    struct art_dice *dice = &scene->plants;
    enum landmark what = roll_landmark(dice);
    if (what == NO_LANDMARK || scene->layout.tile->garden) {
        return;
    }
    bool wide = what == FARMSTEAD;
    for (int i = 0; i < 80; i++) {
        struct art_point p = art_dice_point(dice, art_at(34, 38), art_at(222, 222));
        struct art_disc disc = {p, wide ? 18 : 14};
        if (art_occupancy_disc_free(&scene->occupancy, disc, 14) &&
            !art_near_spot(&scene->layout, p, SPOT_CLEAR)) {
            art_occupancy_take(&scene->occupancy, (struct art_disc){p, wide ? 28 : 22});
            draw_landmark(scene, what, p);
            return;
        }
    }
}

static void put_tree(struct art_scene *scene, struct art_point p, struct art_plant plant)
{
    struct art_point foot = art_shift(art_stage_turn(&scene->stage, p), 0, 3);
    plant.fine = scene->stage.fine;
    foot = art_tree_foot(foot, plant);
    art_draw_tree(art_stage_prop(&scene->stage, foot.y), foot, plant);
}

static void put_bush(struct art_scene *scene, struct art_point p, double r)
{
    struct art_point foot = art_shift(art_stage_turn(&scene->stage, p), 0, 2);
    art_draw_bush(art_stage_prop(&scene->stage, foot.y), foot, r);
}

/* A group of plants at `p`: a clump, a lone tree, poplars in a row, or bushes. */
static void put_group(struct art_scene *scene, struct art_point p, const double roll[3])
{
    double v = roll[1];
    if (roll[0] < 0.42) {
        for (int i = 0; i < 2 + (int)(v * 3); i++) {
            double reach = i > 0 ? 1 : 0;
            struct art_point q =
                art_around(p, 2 * ART_PI * (i / 3.0 + roll[2]), 9 * reach, 7.5 * reach);
            if (art_occupancy_free(&scene->occupancy, q, 11)) {
                put_tree(scene, q,
                    (struct art_plant){.kind = roll[2] < 0.6 ? ART_LIME : ART_ASH,
                        .r = 6.6 + (i * 37 + (int)(v * 100)) % 5 * 0.8});
            }
        }
    } else if (roll[0] < 0.64) {
        static const enum art_tree kinds[] = {ART_LIME, ART_ASH, ART_OLIVE};
        put_tree(scene, p,
            (struct art_plant){.kind = kinds[(int)(v * 3)],
                .r = 7.6 + v * 2.4,
                .fruit = v < 0.5    ? 0
                         : v < 0.75 ? ART_FRUIT
                                    : 0xFFF3E0});
    } else if (roll[0] < 0.76) {
        for (int i = 0; i < 2 + (int)(v * 2); i++) {
            struct art_point q = art_shift(p, i * 8 - 6, i * 4 - 4);
            if (art_occupancy_free(&scene->occupancy, q, 10)) {
                put_tree(scene, q, (struct art_plant){.kind = ART_POPLAR, .r = 6});
            }
        }
    } else {
        for (int i = 0; i < 2; i++) {
            struct art_point q = art_shift(p, i * 7 - 3, i * 3);
            if (art_occupancy_free(&scene->occupancy, q, 9)) {
                put_bush(scene, q, 4.2 + i * 0.8);
            }
        }
    }
}

#define MAX_GROUPS 16
#define GROUPS_APART 22.0

void art_paint_plants(struct art_scene *scene)
{
    struct art_dice *dice = &scene->plants;
    struct art_point groups[MAX_GROUPS];
    int count = 0;
    int free_cells = 0;
    for (int i = 0; i < ART_CELLS * ART_CELLS; i++) {
        free_cells += scene->layout.distance[i / ART_CELLS][i % ART_CELLS] > 8;
    }
    int wanted = 3 + (int)(free_cells / 900.0 * 2.2);
    for (int i = 0; i < 260 && count < wanted && count < MAX_GROUPS; i++) {
        struct art_point p = art_dice_point(dice, art_at(9, 10), art_at(247, 248));
        double roll[3];
        art_dice_units(dice, roll, 3);
        bool near =
            !art_occupancy_free(&scene->occupancy, p, 12) || art_near_spot(&scene->layout, p, 25);
        for (int k = 0; k < count; k++) {
            near = near || art_distance(p, groups[k]) < GROUPS_APART;
        }
        if (!near) {
            groups[count++] = p;
            put_group(scene, p, roll);
        }
    }
}

#define MAX_TUFTS 90

void art_paint_tufts(struct art_scene *scene)
{
    static const uint32_t petals[] = {0xFFF6DC, 0xF6D14C, 0xE8735A};
    struct art_dice *dice = &scene->plants;
    struct art_svg *svg = scene->stage.ground;
    struct art_point flowers[MAX_TUFTS];
    int colour[MAX_TUFTS];
    int count = 0;
    if (!scene->stage.fine) {
        return;
    }
    art_svg_begin(svg);
    for (int i = 0; i < MAX_TUFTS; i++) {
        struct art_point p = art_dice_point(dice, art_at(7, 9), art_at(249, 249));
        double u = art_dice_unit(dice);
        int tone = art_dice_below(dice, 3);
        if (!art_occupancy_free(&scene->occupancy, p, 6)) {
            continue;
        }
        p = art_stage_turn(&scene->stage, p);
        if (u >= 0.7) {
            colour[count] = tone;
            flowers[count++] = p;
            continue;
        }
        for (int blade = -1; blade <= 1; blade++) {
            art_svg_move(svg, p.x, p.y);
            art_svg_quad(svg, art_shift(p, blade, -2.9),
                art_shift(p, 2.8 * blade, blade == 0 ? -4.8 : -3.9));
        }
    }
    art_svg_end(svg, (struct art_style){.stroke = ART_GRASS_DEEP, .width = 1.1, .opacity = 0.8});
    for (int tone = 0; tone < 3; tone++) {
        art_svg_begin(svg);
        for (int i = 0; i < count; i++) {
            if (colour[i] == tone) {
                art_svg_dot(svg, flowers[i].x, flowers[i].y, 0.2);
                art_svg_dot(svg, flowers[i].x + 3, flowers[i].y + 1.5, 0.2);
                art_svg_dot(svg, flowers[i].x - 2, flowers[i].y + 2.6, 0.2);
            }
        }
        art_svg_end(svg, art_pen(petals[tone], 2.3));
    }
}
