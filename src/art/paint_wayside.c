/* What stands on and beside roads: avenues, carts, milestones, signposts, wayside crosses. */
#include "art/farm.h"
#include "art/paint.h"
#include "art/plants.h"

/* Small trees along one side of a road. */
static void plant_avenue(struct art_scene *scene, const struct art_road *road)
{
    struct art_dice *dice = &scene->plants;
    double length = art_line_length(&road->line);
    int side = art_dice_below(dice, 2) ? 1 : -1;
    bool tall = art_dice_unit(dice) < 0.3;
    for (double s = 16; s < length - 14; s += 19) {
        struct art_point p = art_line_beside(&road->line, s, side * 20);
        if (!art_occupancy_free(&scene->occupancy, p, 6) || art_near_spot(&scene->layout, p, 27)) {
            continue;
        }
        art_occupancy_take(&scene->occupancy, (struct art_disc){p, 6});
        struct art_plant plant = {
            .kind = tall ? ART_POPLAR : ART_ASH, .r = 5.6, .fine = scene->stage.fine};
        struct art_point foot = art_shift(art_stage_turn(&scene->stage, p), 0, 3);
        foot = art_tree_foot(foot, plant);
        art_draw_tree(art_stage_prop(&scene->stage, foot.y), foot, plant);
    }
}

enum traffic { CART, RIDER, FLOCK, WALKERS, TRAFFIC };

/* Most are seen from the side, so where the road runs up the screen people walk. */
static void put_traffic(
    struct art_scene *scene, const struct art_road *road, double share, enum traffic traffic)
{
    double s = art_line_length(&road->line) * share;
    struct art_point p = art_line_at(&road->line, s);
    if (art_near_spot(&scene->layout, p, 44) || !scene->stage.fine) {
        return;
    }
    struct art_point at = art_stage_turn(&scene->stage, p);
    struct art_point ahead = art_stage_turn(&scene->stage, art_line_at(&road->line, s + 8));
    double dx = ahead.x - at.x;
    double dy = ahead.y - at.y;
    int way = dx >= 0 ? 1 : -1;
    at = art_at(art_clamp(at.x, 18, 238), art_clamp(at.y + 3, 18, 250));
    struct art_svg *svg = art_stage_prop(&scene->stage, at.y);
    if (fabs(dx) <= 0.8 * fabs(dy)) {
        art_draw_walkers(svg, at);
        return;
    }
    switch (traffic) {
    case CART: art_draw_cart(svg, at, way, true); break;
    case RIDER: art_draw_rider(svg, at, way); break;
    case FLOCK: art_draw_flock(svg, at, way); break;
    case WALKERS:
    case TRAFFIC: art_draw_walkers(svg, at); break;
    }
}

#define BROOK 36.0 /* from the road's axis to the pool's middle and to the spring */
#define BRIDGE 17.0

/* A short brook from a spring to a pool, under the road: it parts nothing, for the road does already. */
static bool put_bridge(struct art_scene *scene, const struct art_road *road, double share)
{
    double s = art_line_length(&road->line) * share;
    for (int side = -1; side <= 1; side += 2) {
        struct art_disc pool = {art_line_beside(&road->line, s, side * BROOK), 14};
        if (!art_occupancy_disc_free(&scene->occupancy, pool, 7) ||
            art_near_spot(&scene->layout, pool.at, 32) ||
            art_near_spot(&scene->layout, art_line_at(&road->line, s), 34)) {
            return false;
        }
    }
    struct art_point water[7];
    for (int i = 0; i < 7; i++) {
        double d = (i - 3) / 3.0 * BROOK;
        struct art_point p = art_line_beside(&road->line, s + 5 * art_sin(d * 0.11), d);
        art_occupancy_take(&scene->occupancy, (struct art_disc){p, i % 6 ? 10 : 20});
        water[i] = art_stage_turn(&scene->stage, p);
    }
    art_draw_brook(scene->stage.ground, water, 7, scene->stage.fine);
    for (int side = -1; side <= 1; side += 2) {
        struct art_point wall[5];
        double nearest = 0;
        for (int i = 0; i < 5; i++) {
            double along = (i - 2) / 2.0 * BRIDGE;
            double flare = i % 4 ? 11.6 : 14;
            wall[i] = art_stage_turn(
                &scene->stage, art_line_beside(&road->line, s + along, side * flare));
            nearest = fmax(nearest, wall[i].y);
        }
        art_draw_parapet(art_stage_prop(&scene->stage, nearest + 1), wall, 5);
    }
    return true;
}

/* Single trees and bushes along the verge, at uneven distances. */
static void plant_verge(struct art_scene *scene, const struct art_road *road)
{
    struct art_dice *dice = &scene->plants;
    double length = art_line_length(&road->line);
    double s = art_dice_range(dice, 12, 50);
    while (s < length - 14) {
        double d = art_dice_range(dice, 18, 22) * (art_dice_below(dice, 2) ? 1 : -1);
        double v = art_dice_unit(dice);
        struct art_point p = art_line_beside(&road->line, s, d);
        s += art_dice_range(dice, 30, 74);
        if (!art_occupancy_free(&scene->occupancy, p, 5) || art_near_spot(&scene->layout, p, 27)) {
            continue;
        }
        art_occupancy_take(&scene->occupancy, (struct art_disc){p, 6});
        struct art_point foot = art_shift(art_stage_turn(&scene->stage, p), 0, 3);
        if (v < 0.45) {
            art_draw_bush(art_stage_prop(&scene->stage, foot.y), foot, 3.4 + v * 2.4);
            continue;
        }
        struct art_plant plant = {.kind = v < 0.75 ? ART_LIME : ART_ASH,
            .r = 4.6 + 3 * (v - 0.45),
            .fine = scene->stage.fine};
        foot = art_tree_foot(foot, plant);
        art_draw_tree(art_stage_prop(&scene->stage, foot.y), foot, plant);
    }
}

enum sign { MILESTONE, SIGNPOST, CROSS, SIGNS };

static bool near_gate(const struct art_layout *layout, struct art_point p)
{
    for (int g = 0; g < layout->gate_count; g++) {
        if (art_distance(p, layout->gates[g].at) < 42) {
            return true;
        }
    }
    return false;
}

static void put_sign(struct art_scene *scene, const struct art_road *road)
{
    struct art_dice *dice = &scene->plants;
    double length = art_line_length(&road->line);
    int side = art_dice_below(dice, 2) ? 1 : -1;
    enum sign sign = (enum sign)art_dice_below(dice, SIGNS);
    for (int i = 0; i < 6; i++) {
        double s = length * art_dice_range(dice, 0.12, 0.88);
        struct art_point p = art_line_beside(&road->line, s, side * 17.5);
        if (!art_occupancy_free(&scene->occupancy, p, 3) || p.x < 14 || p.y < 14 || p.x > 242 ||
            p.y > 242 || art_near_spot(&scene->layout, p, 30) || near_gate(&scene->layout, p)) {
            continue;
        }
        art_occupancy_take(&scene->occupancy, (struct art_disc){p, 7});
        if (!scene->stage.fine) {
            return;
        }
        struct art_point foot = art_shift(art_stage_turn(&scene->stage, p), 0, 2);
        struct art_svg *svg = art_stage_prop(&scene->stage, foot.y);
        if (sign == MILESTONE || foot.y < 20) {
            art_draw_milestone(svg, foot);
        } else if (sign == SIGNPOST) {
            art_draw_signpost(svg, foot);
        } else {
            art_draw_wayside_cross(svg, foot);
        }
        return;
    }
}

static void dress_road(struct art_scene *scene, const struct art_road *road, int mood)
{
    bool through = road->end == ART_THROUGH;
    bool bridged = through && mood % 3 == 0 &&
                   (put_bridge(scene, road, mood % 2 ? 0.26 : 0.76) ||
                       put_bridge(scene, road, mood % 2 ? 0.74 : 0.24));
    if (through && !bridged && mood % 3 == 1 && scene->layout.city_count == 0) {
        plant_avenue(scene, road);
    } else if (road->end != ART_JOINT) {
        plant_verge(scene, road);
    }
    enum traffic traffic = (enum traffic)((mood + scene->layout.variant) % TRAFFIC);
    if (through ? !bridged && mood % 4 != 3 : road->end != ART_JOINT && mood % 3 == 0) {
        put_traffic(scene, road, !through || mood % 2 ? 0.22 : 0.8, traffic);
    }
}

void art_paint_wayside(struct art_scene *scene)
{
    const struct art_layout *layout = &scene->layout;
    int mood = 3 * layout->variant + scene->mood;
    for (int r = 0; r < layout->road_count; r++) {
        dress_road(scene, &layout->roads[r], mood + r + layout->variant);
        if (r == 0 || (mood + r) % 2 == 0) {
            put_sign(scene, &layout->roads[r]);
        }
    }
}
