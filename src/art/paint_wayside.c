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

static void put_cart(struct art_scene *scene, const struct art_road *road, double share)
{
    double s = art_line_length(&road->line) * share;
    struct art_point p = art_line_at(&road->line, s);
    struct art_point ahead = art_line_at(&road->line, s + 8);
    if (art_near_spot(&scene->layout, p, 44)) {
        return;
    }
    struct art_point at = art_stage_turn(&scene->stage, p);
    struct art_point to = art_stage_turn(&scene->stage, ahead);
    at = art_at(art_clamp(at.x, 18, 238), art_clamp(at.y, 18, 250));
    art_draw_cart(art_stage_prop(&scene->stage, at.y + 3), art_shift(at, 0, 3),
        to.x >= at.x ? 1 : -1, scene->stage.fine);
}

enum sign { MILESTONE, SIGNPOST, CROSS, SIGNS };

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
            p.y > 242 || art_near_spot(&scene->layout, p, 30)) {
            continue;
        }
        art_occupancy_take(&scene->occupancy, (struct art_disc){p, 7});
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
                put_cart(scene, road, mood % 2 ? 0.22 : 0.8);
            }
        }
        if (r == 0 || (mood + r) % 2 == 0) {
            put_sign(scene, road);
        }
    }
}
