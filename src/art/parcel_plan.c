#include "art/palette.h"
#include "art/parcel.h"
#include "base/macros.h"

#define SAMPLE 5.0  /* between two points of a guide */
#define MARGIN 4.0  /* parcels end here: the strip between two tiles reads as a baulk */
#define BAULK 6.5   /* between neighbours */
#define BARRIER 6.0 /* from walls, verges and rims */
#define MAX_GUIDES 32

/* A line that parcels follow on one side, evenly sampled. */
struct guide {
    struct art_line line;
    double length;
    double step;
    int side;   /* 1: right of it, -1: left */
    double gap; /* from the line to the first rank */
};

struct guides {
    int count;
    int fixed; /* those before this index follow something; the rest are free diagonals */
    struct guide guide[MAX_GUIDES];
};

struct art_point art_parcel_at(const struct art_parcel *parcel, double u, double v)
{
    double t = art_clamp(u * (ART_SIDE - 1), 0, ART_SIDE - 1.000001);
    int k = (int)t;
    struct art_point a = art_between(parcel->inner[k], parcel->inner[k + 1], t - k);
    struct art_point b = art_between(parcel->outer[k], parcel->outer[k + 1], t - k);
    return art_between(a, b, v);
}

static void add_guide(struct guides *guides, const struct art_line *line, int side, double gap)
{
    if (guides->count >= MAX_GUIDES) {
        return;
    }
    struct guide *guide = &guides->guide[guides->count++];
    art_line_resample(&guide->line, line, SAMPLE);
    guide->length = art_line_length(&guide->line);
    guide->step = guide->length / (guide->line.count - 1);
    guide->side = side;
    guide->gap = gap;
}

static void add_ring(struct guides *guides, struct art_disc disc, double gap)
{
    struct art_line ring;
    if (disc.r > 0) {
        art_line_circle(&ring, disc.at, disc.r, 48);
        add_guide(guides, &ring, -1, gap);
    }
}

static void add_diagonal(struct guides *guides, struct art_dice *dice)
{
    struct art_line line = {.count = 0};
    double angle = art_dice_range(dice, 0, ART_PI);
    double bend = art_dice_range(dice, -0.35, 0.35);
    struct art_point c = art_dice_point(dice, art_at(60, 60), art_at(196, 196));
    double x = art_cos(angle);
    double y = art_sin(angle);
    for (int i = -8; i <= 8; i++) {
        double t = i * 20.0;
        double off = bend * t * t / 160;
        art_line_add(&line, art_at(c.x + x * t - y * off, c.y + y * t + x * off));
    }
    add_guide(guides, &line, 1, 4);
    add_guide(guides, &line, -1, 4);
}

static void gather_guides(
    struct guides *guides, const struct art_layout *layout, struct art_dice *dice)
{
    guides->count = 0;
    for (int r = 0; r < layout->road_count; r++) {
        add_guide(guides, &layout->roads[r].line, 1, 20);
        add_guide(guides, &layout->roads[r].line, -1, 20);
    }
    for (int w = 0; w < layout->wall_count; w++) {
        add_guide(guides, &layout->walls[w], 1, 17);
    }
    add_ring(guides, layout->circle, 9);
    add_ring(guides, layout->monastery, 7);
    guides->fixed = guides->count;
    for (int i = guides->fixed; i > 1; i--) { /* shuffle */
        int k = art_dice_below(dice, i);
        struct guide swap = guides->guide[k];
        guides->guide[k] = guides->guide[i - 1];
        guides->guide[i - 1] = swap;
    }
    for (int i = 0; i < 6; i++) {
        add_diagonal(guides, dice);
    }
}

static struct art_point guide_at(const struct guide *guide, double s)
{
    double t = art_clamp(s / guide->step, 0, guide->line.count - 1.000001);
    int k = (int)t;
    return art_between(guide->line.p[k], guide->line.p[k + 1], t - k);
}

static double side_length(const struct art_point *p)
{
    double length = 0;
    for (int i = 0; i + 1 < ART_SIDE; i++) {
        length += art_distance(p[i], p[i + 1]);
    }
    return length;
}

/* Where a parcel is wished for. */
struct wish {
    double s, length, gap, depth;
};

static bool all_free(const struct art_occupancy *occupancy, const struct art_parcel *parcel)
{
    for (int u = 0; u < 8; u++) {
        for (int v = 0; v < 7; v++) {
            if (!art_occupancy_free(occupancy, art_parcel_at(parcel, u / 7.0, v / 6.0), BARRIER)) {
                return false;
            }
        }
    }
    return true;
}

static bool in_frame(struct art_point p)
{
    return p.x > MARGIN && p.y > MARGIN && p.x < ART_TILE - MARGIN && p.y < ART_TILE - MARGIN;
}

/* Inside a tight curve the far side shrinks and would end in a blunt spur. */
static bool is_even(const struct art_point *p, double length)
{
    for (int i = 0; i + 1 < ART_SIDE; i++) {
        if (art_distance(p[i], p[i + 1]) < 0.42 * length / (ART_SIDE - 1)) {
            return false;
        }
    }
    return true;
}

/* Shapes a parcel as wished, with wobbling sides and skewed ends; false when it does not fit. */
static bool shape(struct art_parcel *parcel, const struct art_scene *scene,
    const struct guide *guide, struct wish wish, const double chance[3])
{
    double skew = (chance[2] - 0.5) * 0.24 * wish.depth;
    if (wish.s < 0 || wish.s + wish.length > guide->length) {
        return false;
    }
    for (int i = 0; i < ART_SIDE; i++) {
        double s = wish.s + wish.length * i / (ART_SIDE - 1);
        struct art_point p = guide_at(guide, s);
        struct art_point a = guide_at(guide, s - 5);
        struct art_point b = guide_at(guide, s + 5);
        double l = art_distance(a, b);
        struct art_point t = l > 0 ? art_at((b.x - a.x) / l, (b.y - a.y) / l) : art_at(1, 0);
        struct art_point n = art_at(-t.y * guide->side, t.x * guide->side);
        double near = wish.gap + 1.2 * art_sin(i * 1.3 + chance[0] * 6);
        double far = wish.gap + wish.depth + 1.8 * art_sin(i * 1.1 + chance[1] * 6);
        parcel->inner[i] = art_at(p.x + n.x * near, p.y + n.y * near);
        parcel->outer[i] = art_at(p.x + n.x * far + t.x * skew, p.y + n.y * far + t.y * skew);
        if (!in_frame(parcel->inner[i]) || !in_frame(parcel->outer[i])) {
            return false;
        }
    }
    double inner = side_length(parcel->inner);
    double outer = side_length(parcel->outer);
    if (outer < 0.55 * inner || outer > 1.9 * inner || fmin(inner, outer) < 24 ||
        !is_even(parcel->outer, wish.length) || !is_even(parcel->inner, wish.length)) {
        return false;
    }
    parcel->length = wish.length;
    parcel->depth = wish.depth;
    return all_free(&scene->occupancy, parcel);
}

static void take_ground(struct art_scene *scene, const struct art_parcel *parcel)
{
    int columns = (int)(parcel->length / 3) + 1;
    int rows = (int)(parcel->depth / 3) + 1;
    for (int u = 0; u <= columns; u++) {
        for (int v = 0; v <= rows; v++) {
            art_occupancy_take_around(
                &scene->occupancy, art_parcel_at(parcel, (double)u / columns, (double)v / rows));
        }
    }
}

/* Uses by theme; a shuffled deck of them goes round. */
struct deck {
    enum art_land_use cards[6];
    int count;
    int next;
};

static void fill_deck(struct deck *deck, int theme, struct art_dice *dice)
{
    static const struct deck themes[] = {
        {{ART_PLOUGH, ART_BARLEY, ART_GREENS, ART_STUBBLE, ART_CLOVER, ART_PLOUGH}, 6, 0},
        {{ART_ORCHARD, ART_MEADOW, ART_BARLEY, ART_POND, ART_ORCHARD, ART_CLOVER}, 6, 0},
        {{ART_VINE, ART_STUBBLE, ART_VINE, ART_CLOVER, ART_MEADOW}, 5, 0},
        {{ART_PASTURE, ART_MEADOW, ART_CLOVER, ART_POND, ART_HEATH, ART_BARLEY}, 6, 0},
        {{ART_WOOD, ART_HEATH, ART_MEADOW, ART_WOOD, ART_POND, ART_CLOVER}, 6, 0}};
    *deck = themes[theme];
    for (int i = deck->count; i > 1; i--) {
        int k = art_dice_below(dice, i);
        enum art_land_use swap = deck->cards[k];
        deck->cards[k] = deck->cards[i - 1];
        deck->cards[i - 1] = swap;
    }
}

static bool under_spot(const struct art_layout *layout, const struct art_parcel *parcel)
{
    for (int u = 0; u <= 4; u++) {
        for (int v = 0; v <= 4; v++) {
            if (art_near_spot(layout, art_parcel_at(parcel, u / 4.0, v / 4.0), 20)) {
                return true;
            }
        }
    }
    return false;
}

/* Under a meeple only flat uses; at most one pond; no copse or pond on a scrap. */
static enum art_land_use choose_use(enum art_land_use use, const struct art_scene *scene,
    const struct art_parcel *parcels, int index)
{
    static const enum art_land_use flat[] = {ART_MEADOW, ART_CLOVER, ART_BARLEY, ART_VINE};
    const struct art_parcel *parcel = &parcels[index];
    bool tall = use == ART_ORCHARD || use == ART_WOOD || use == ART_POND || use == ART_PASTURE;
    if (tall && under_spot(&scene->layout, parcel)) {
        return flat[(int)(parcel->mood * 4)];
    }
    for (int i = 0; i < index && use == ART_POND; i++) {
        if (parcels[i].use == ART_POND) {
            return ART_MEADOW;
        }
    }
    if ((use == ART_POND || use == ART_WOOD) && fmin(parcel->length, parcel->depth) < 40) {
        return ART_MEADOW;
    }
    return use;
}

/* Tries the wish and smaller ones. */
static bool shape_any(struct art_parcel *parcel, struct art_scene *scene, const struct guide *guide,
    struct wish *wish)
{
    static const struct {
        double length, depth;
    } shares[] = {{1, 1}, {.75, 1}, {1, .72}, {.72, .72}, {.55, .85}, {.5, .6}};
    struct art_dice *dice = &scene->ground;
    double chance[3];
    art_dice_units(dice, chance, 3);
    for (size_t i = 0; i < ARRAY_LENGTH(shares); i++) {
        struct wish smaller = *wish;
        smaller.length *= shares[i].length;
        smaller.depth *= shares[i].depth;
        if (smaller.length >= 30 && smaller.depth >= 26 &&
            shape(parcel, scene, guide, smaller, chance)) {
            *wish = smaller;
            return true;
        }
    }
    return false;
}

struct packing {
    struct art_scene *scene;
    struct art_parcel *out;
    int count;
    int max;
    int theme;
    struct deck deck;
};

static void keep_parcel(struct packing *packing)
{
    struct art_dice *dice = &packing->scene->ground;
    struct art_parcel *parcel = &packing->out[packing->count];
    take_ground(packing->scene, parcel);
    if (packing->deck.next >= packing->deck.count) {
        fill_deck(&packing->deck, packing->theme, dice);
    }
    parcel->mood = art_dice_unit(dice);
    parcel->hedge = art_dice_unit(dice);
    parcel->use = choose_use(
        packing->deck.cards[packing->deck.next++], packing->scene, packing->out, packing->count);
    packing->count++;
}

/* Walks along a guide; `rank` 1 lies behind the first one, with a baulk between. */
static void pack_along(struct packing *packing, const struct guide *guide, int rank)
{
    struct art_dice *dice = &packing->scene->ground;
    double s = art_dice_range(dice, 2, 26);
    double depth = art_dice_range(dice, 46, 68);
    while (s < guide->length - 30 && packing->count < packing->max) {
        if (art_dice_unit(dice) < 0.10) {
            s += art_dice_range(dice, 20, 34);
            continue;
        }
        struct wish wish = {s, art_dice_range(dice, 60, 108), guide->gap, depth};
        if (rank == 1) {
            wish.gap += depth + art_dice_range(dice, 4, 10);
        }
        if (!shape_any(&packing->out[packing->count], packing->scene, guide, &wish)) {
            s += 9;
            continue;
        }
        keep_parcel(packing);
        s += wish.length + BAULK;
        if (art_dice_unit(dice) < 0.3) {
            depth = art_dice_range(dice, 46, 68);
        }
    }
}

int art_parcel_plan(struct art_scene *scene, struct art_parcel *out, int max)
{
    struct guides guides;
    gather_guides(&guides, &scene->layout, &scene->ground);
    struct packing packing = {.scene = scene,
        .out = out,
        .max = max,
        .theme = (2 * scene->layout.variant + scene->mood) % 5};
    for (int rank = 0; rank < 2; rank++) {
        for (int g = 0; g < guides.fixed; g++) {
            pack_along(&packing, &guides.guide[g], rank);
        }
    }
    for (int g = guides.fixed; g < guides.count; g++) {
        pack_along(&packing, &guides.guide[g], 0);
    }
    return packing.count;
}
