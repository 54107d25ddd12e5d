#include "art/palette.h"
#include "art/parcel.h"
#include "art/plants.h"

/* A soft skirt joins the parcel to the grass. */
static void draw_skirt(struct art_scene *scene, const struct art_parcel *parcel)
{
    uint32_t colour = art_land_colour(parcel->use);
    if (parcel->use == ART_WOOD || parcel->use == ART_POND) {
        return;
    }
    for (int layer = 0; layer < 2; layer++) {
        art_svg_begin(scene->stage.ground);
        art_parcel_outline(scene, parcel, scene->stage.ground);
        art_svg_end(scene->stage.ground, (struct art_style){.fill = colour,
                                             .stroke = colour,
                                             .width = layer ? 2 : 7,
                                             .opacity = layer ? 0.78 : 0.34});
    }
}

/* The hedge runs on the far, the near or the end side, a little outside. */
static void hedge_line(
    const struct art_scene *scene, const struct art_parcel *parcel, struct art_line *out)
{
    int side = (int)(parcel->mood * 2.7);
    int count = side == 2 ? 5 : ART_SIDE;
    struct art_point c = art_parcel_at(parcel, 0.5, 0.5);
    out->count = 0;
    for (int i = 0; i < count; i++) {
        struct art_point p = side == 2   ? art_parcel_at(parcel, 1, i / 4.0)
                             : side == 1 ? parcel->inner[i]
                                         : parcel->outer[i];
        p = art_between(c, p, 1.03);
        if (p.x > 9 && p.x < 247 && p.y > 11 && p.y < 249 &&
            art_layout_clearance(&scene->layout, p) > 7 && !art_near_spot(&scene->layout, p, 20)) {
            art_line_add(out, p);
        }
    }
}

static bool has_gap(const struct art_line *line)
{
    for (int i = 0; i + 1 < line->count; i++) {
        if (art_distance(line->p[i], line->p[i + 1]) >= 40) {
            return true;
        }
    }
    return false;
}

/* Shrubs of its own make a hedge grow instead of being drawn with a ruler. */
static void swell_hedge(struct art_svg *svg, const struct art_line *line, double mood)
{
    double length = art_line_length(line);
    for (int size = 0; size < 2; size++) {
        struct art_line shrubs = {.count = 0};
        double s = 3 + 9 * mood + 8 * size;
        for (int i = 0; s < length; i++) {
            art_line_add(&shrubs, art_shift(art_line_beside(line, s, i % 2 ? 1.4 : -1.4), 0, 2.6));
            s += 16 + (i * 7 + (int)(mood * 17)) % 5 * 5;
        }
        art_draw_shrubs(svg, shrubs.p, shrubs.count, size ? 4.4 : 3.4);
    }
}

static void draw_hedge(struct art_scene *scene, const struct art_parcel *parcel)
{
    static const enum art_tree ends[] = {ART_LIME, ART_ASH, ART_OLIVE};
    struct art_line line;
    hedge_line(scene, parcel, &line);
    if (line.count < 3 || art_line_length(&line) <= 34 || has_gap(&line)) {
        return;
    }
    art_line_turn(&line, scene->stage.rotation);
    double sum = 0;
    for (int i = 0; i < line.count; i++) {
        sum += line.p[i].y;
    }
    bool first = parcel->mood >= 0.7;
    struct art_plant plant = {.kind = first ? ART_LIME : ART_ASH, .fine = scene->stage.fine};
    struct art_svg *svg = art_stage_prop(&scene->stage, sum / line.count + 2);
    art_draw_hedge(svg, &line, 2.6, plant);
    swell_hedge(svg, &line, parcel->mood);
    if (parcel->mood > 0.25) {
        struct art_point foot = art_shift(first ? line.p[0] : line.p[line.count - 1], 0, 4);
        plant.kind = ends[(int)(art_clamp(parcel->hedge * 9.8, 0, 2.9))];
        plant.r = 8.2;
        art_draw_tree(art_stage_prop(&scene->stage, foot.y + 1), foot, plant);
    }
}

static int count_free_cells(const struct art_layout *layout)
{
    int count = 0;
    for (int i = 0; i < ART_CELLS * ART_CELLS; i++) {
        count += layout->distance[i / ART_CELLS][i % ART_CELLS] > 8;
    }
    return count;
}

void art_paint_parcels(struct art_scene *scene)
{
    struct art_parcel parcels[ART_MAX_PARCELS];
    int free_cells = count_free_cells(&scene->layout);
    int most = (int)floor(free_cells / 3800.0 * 8 + 0.5);
    int count = art_parcel_plan(scene, parcels, most < 1 ? 1 : most);
    for (int i = 0; i < count; i++) {
        struct art_dice dice;
        const struct art_layout *layout = &scene->layout;
        art_dice_start(&dice, layout->tile->id, layout->variant, (char)('A' + i));
        draw_skirt(scene, &parcels[i]);
        if (parcels[i].use <= ART_CLOVER) {
            art_draw_strips(scene, &parcels[i], &dice);
        } else {
            art_draw_land(scene, &parcels[i], &dice);
        }
        bool hedged =
            parcels[i].use != ART_WOOD && parcels[i].use != ART_POND && parcels[i].use != ART_HEATH;
        if (hedged && parcels[i].hedge < 0.3) {
            draw_hedge(scene, &parcels[i]);
        }
    }
}
