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

/* A cart where the road runs across the screen, people on foot where it runs up and down: both are
 * seen from the side. */
static void put_traffic(struct art_scene *scene, const struct art_road *road, double share)
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
    at = art_at(art_clamp(at.x, 18, 238), art_clamp(at.y + 3, 18, 250));
    struct art_svg *svg = art_stage_prop(&scene->stage, at.y);
    if (fabs(dx) > 0.8 * fabs(dy)) {
        art_draw_cart(svg, at, dx >= 0 ? 1 : -1, true);
    } else {
        art_draw_walkers(svg, at);
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

void art_paint_wayside(struct art_scene *scene)
{
    const struct art_layout *layout = &scene->layout;
    int mood = 3 * layout->variant + scene->mood;
    for (int r = 0; r < layout->road_count; r++) {
        const struct art_road *road = &layout->roads[r];
        if (road->end == ART_THROUGH) {
            if (layout->city_count == 0 && (mood + r) % 3 == 1) {
                plant_avenue(scene, road);
            }
            if ((mood + r) % 4 != 3) {
                put_traffic(scene, road, mood % 2 ? 0.22 : 0.8);
            }
        }
        if (road->end != ART_THROUGH && road->end != ART_JOINT && (mood + r) % 3 == 0) {
            put_traffic(scene, road, 0.22);
        }
        if (r == 0 || (mood + r) % 2 == 0) {
            put_sign(scene, road);
        }
    }
}
