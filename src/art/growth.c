#include "art/growth.h"

#include <assert.h>
#include <stdio.h>

#include "art/dice.h"
#include "art/plants.h"
#include "art/svg.h"
#include "base/macros.h"

#define CORNER 42.0 /* from vertices: walls may end there, and towers stand */
#define ROAD 34.0   /* from the middle of an edge that a road crosses */

static enum carc_kind kind_on(const struct art_laid *laid, int edge)
{
    return carc_edge_kind(laid->tile, carc_rotate_edge(edge, (4 - laid->rotation) & 3));
}

/* Hedges are rare, or they would look like scratches. */
static int kind_for(double roll)
{
    static const int kinds[] = {
        0, 1, 2, 7, 0, 3, 4, 6, 2, 1, 7, 3, 6, 1, 2, 0, 7, 5, 6, 1, 2, 0, 3, 7};
    return kinds[(int)(roll * (double)ARRAY_LENGTH(kinds))];
}

static void add(struct art_growth *out, int *count, struct art_growth growth)
{
    assert(*count < ART_MAX_GROWTH);
    int at = (*count)++;
    for (; at > 0 && out[at - 1].at.y > growth.at.y; at--) {
        out[at] = out[at - 1];
    }
    out[at] = growth;
}

/* At most one thing on each half of a seam, a little to one side of it. */
static void grow_on_seam(
    struct art_dice *dice, bool level, enum carc_kind kind, struct art_growth *out, int *count)
{
    for (int half = 0; half < 2; half++) {
        double roll[4];
        art_dice_units(dice, roll, 4);
        double low = half == 0 ? CORNER : 128 + (kind == CARC_ROAD ? ROAD : 10);
        double high = half == 0 ? 128 - (kind == CARC_ROAD ? ROAD : 10) : ART_TILE - CORNER;
        double along = low + (high - low) * roll[0];
        double across = 12 * roll[1] - 6;
        if (kind == CARC_CITY || roll[2] > 0.6) {
            continue;
        }
        struct art_point at = level ? art_at(along, across) : art_at(across, along);
        add(out, count, (struct art_growth){at, kind_for(roll[3])});
    }
}

static bool is_open(const struct art_laid around[4])
{
    for (int i = 0; i < 4; i++) { /* the two edges of the tile that meet in the vertex */
        if (around[i].tile == NULL || kind_on(&around[i], (i + 1) & 3) == CARC_CITY ||
            kind_on(&around[i], (i + 2) & 3) == CARC_CITY) {
            return false;
        }
    }
    return true;
}

int art_growth_find(
    const struct art_laid around[4], int x, int y, struct art_growth out[ART_MAX_GROWTH])
{
    char id[32];
    struct art_dice dice;
    int count = 0;
    snprintf(id, sizeof id, "%d,%d", x, y);
    art_dice_start(&dice, id, 0, '+');
    double roll[4];
    art_dice_units(&dice, roll, 4);
    if (is_open(around) && roll[0] < 0.7) {
        struct art_point at = art_at(16 * roll[1] - 8, 16 * roll[2] - 8);
        add(out, &count, (struct art_growth){at, kind_for(roll[3])});
    }
    if (around[1].tile != NULL && around[2].tile != NULL) {
        grow_on_seam(&dice, true, kind_on(&around[2], CARC_N), out, &count);
    }
    art_dice_start(&dice, id, 1, '+');
    if (around[3].tile != NULL && around[2].tile != NULL) {
        grow_on_seam(&dice, false, kind_on(&around[2], CARC_W), out, &count);
    }
    return count;
}

/* ---- The sprites. */

static const struct art_point root = {ART_GROWTH_X, ART_GROWTH_Y};

static void plant(struct art_svg *svg, struct art_point by, enum art_tree kind, double r, bool fine)
{
    art_draw_tree(
        svg, art_shift(root, by.x, by.y), (struct art_plant){.kind = kind, .r = r, .fine = fine});
}

static void bush(struct art_svg *svg, double x, double y, double r)
{
    art_draw_bush(svg, art_shift(root, x, y), r);
}

/* A hedge that runs across the seam and not along it. */
static void hedge(struct art_svg *svg, int slope, bool fine)
{
    struct art_line line = {.count = 0};
    for (int i = -3; i <= 3; i++) {
        double bend = 1.4 * art_sin(i * 1.7);
        art_line_add(&line, art_shift(root, 7 * i, slope * 4.2 * i + bend));
    }
    art_draw_hedge(svg, &line, 2.7, (struct art_plant){.kind = ART_LIME, .fine = fine});
    bush(svg, -14, slope * -8.4 + 3, 4.2);
    bush(svg, 3, slope * 1.8 + 3.4, 3.8);
    plant(svg, art_at(slope * 20, 15), ART_ASH, 7, fine);
}

static void draw_sprite(struct art_svg *svg, int kind, bool fine)
{
    switch (kind) {
    case 0:
        bush(svg, -4, -1, 4.4);
        bush(svg, 4, 2, 5);
        break;
    case 1: plant(svg, art_at(0, 2), ART_LIME, 8.6, fine); break;
    case 2:
        plant(svg, art_at(-8, -2), ART_LIME, 7.4, fine);
        plant(svg, art_at(5, -4), ART_ASH, 6.8, fine);
        plant(svg, art_at(-1, 6), ART_LIME, 8, fine);
        break;
    case 3:
        plant(svg, art_at(-7, -3), ART_POPLAR, 6, fine);
        plant(svg, art_at(1, 1), ART_POPLAR, 6.4, fine);
        plant(svg, art_at(9, 5), ART_POPLAR, 5.8, fine);
        break;
    case 4: hedge(svg, 1, fine); break;
    case 5: hedge(svg, -1, fine); break;
    case 6:
        plant(svg, art_at(-5, 1), ART_ASH, 7.6, fine);
        bush(svg, 5, 4, 4.4);
        bush(svg, 11, 1, 3.6);
        break;
    default:
        plant(svg, art_at(-9, -5), ART_ASH, 6.6, fine);
        plant(svg, art_at(2, -7), ART_LIME, 7.8, fine);
        plant(svg, art_at(-3, 3), ART_LIME, 7.2, fine);
        plant(svg, art_at(10, 2), ART_ASH, 6.8, fine);
        bush(svg, -14, 5, 4);
        break;
    }
}

void art_compose_growth(int kind, bool fine, struct text *out)
{
    assert(kind >= 0 && kind < ART_GROWTH_KINDS);
    struct art_svg svg;
    art_svg_open(&svg, out, (struct art_view){0, 0, ART_GROWTH_WIDTH, ART_GROWTH_HEIGHT});
    draw_sprite(&svg, kind, fine);
    art_svg_close(&svg);
}
