/* Cuts a region into stripes.
 *
 * The outline enters and leaves a stripe; what lies between is a chain. Along the stripe's two rims
 * the ends of the chains are sorted, and each odd one is joined to the next: that is where the rim
 * runs inside the region. Cutting half planes off instead would leave doubled edges, which nanosvg
 * draws as hairlines. */
#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>

#include "art/hatch.h"
#include "base/text.h"

struct chain {
    size_t first, count; /* its points */
    bool used;
};

struct end {
    bool high; /* on the upper rim */
    bool start;
    double along;
    size_t chain;
};

struct cutter {
    double low, high; /* the rims, as x + y */
    struct art_points points;
    struct chain *chains;
    size_t chain_count;
    struct end *ends; /* two for each chain */
    size_t end_count;
    size_t *where; /* the place among the sorted ends of each chain's finish and start */
    struct art_points ring;
    void (*emit)(void *context, const struct art_point *points, size_t count);
    void *context;
};

/* -1 below the stripe, 0 in it, 1 above it. A point on a rim belongs to the stripe above. */
static int side_of(const struct cutter *cutter, struct art_point p)
{
    double level = p.x + p.y;
    return level < cutter->low ? -1 : level >= cutter->high ? 1 : 0;
}

/* Adds the point where the edge crosses the rim that faces `side`, as an end of the chain. */
static void add_end(
    struct cutter *cutter, struct art_point a, struct art_point b, int side, bool start)
{
    double level = side < 0 ? cutter->low : cutter->high;
    double from = a.x + a.y - level;
    double to = b.x + b.y - level;
    struct art_point p = art_between(a, b, from / (from - to));
    struct chain *chain = &cutter->chains[cutter->chain_count - 1];
    cutter->ends[cutter->end_count++] = (struct end){
        .high = side > 0, .start = start, .along = p.x - p.y, .chain = cutter->chain_count - 1};
    art_points_add(&cutter->points, p);
    chain->count++;
}

static void add_edge(struct cutter *cutter, struct art_point a, struct art_point b)
{
    int from = side_of(cutter, a);
    int to = side_of(cutter, b);
    if (from != 0 && from != to) {
        cutter->chains[cutter->chain_count++] = (struct chain){.first = cutter->points.count};
        add_end(cutter, a, b, from, true);
    }
    if (to == 0) {
        art_points_add(&cutter->points, b);
        cutter->chains[cutter->chain_count - 1].count++;
    } else if (from != to) {
        add_end(cutter, a, b, to, false);
    }
}

/* Cuts one ring into chains; a ring that never leaves the stripe is emitted as it is. */
static void add_ring(struct cutter *cutter, const struct art_ring *ring)
{
    size_t outside = 0;
    while (outside < ring->count && side_of(cutter, ring->points[outside]) == 0) {
        outside++;
    }
    if (outside == ring->count) {
        if (ring->count >= 3) {
            cutter->emit(cutter->context, ring->points, ring->count);
        }
        return;
    }
    for (size_t i = 0; i < ring->count; i++) {
        size_t from = (outside + i) % ring->count;
        add_edge(cutter, ring->points[from], ring->points[(from + 1) % ring->count]);
    }
}

static int compare_ends(const void *left, const void *right)
{
    const struct end *a = left;
    const struct end *b = right;
    if (a->high != b->high) {
        return a->high - b->high;
    }
    return (a->along > b->along) - (a->along < b->along);
}

static void add_chain(
    struct art_points *ring, const struct art_point *points, size_t count, bool forward)
{
    for (size_t i = 0; i < count; i++) {
        art_points_add(ring, points[forward ? i : count - 1 - i]);
    }
}

/* Follows the chains from one to the next across the rims, back to the first. */
static void emit_ring(struct cutter *cutter, size_t first)
{
    size_t chain = first;
    bool forward = true;
    cutter->ring.count = 0;
    do {
        struct chain *at = &cutter->chains[chain];
        at->used = true;
        add_chain(&cutter->ring, &cutter->points.points[at->first], at->count, forward);
        const struct end *next = &cutter->ends[cutter->where[2 * chain + !forward] ^ 1];
        chain = next->chain;
        forward = next->start;
    } while (!cutter->chains[chain].used);
    cutter->emit(cutter->context, cutter->ring.points, cutter->ring.count);
}

static void cut_stripe(struct cutter *cutter, const struct art_region *region)
{
    cutter->points.count = 0;
    cutter->chain_count = 0;
    cutter->end_count = 0;
    for (size_t r = 0; r < region->count; r++) {
        add_ring(cutter, &region->rings[r]);
    }
    if (cutter->end_count == 0) {
        return;
    }
    qsort(cutter->ends, cutter->end_count, sizeof *cutter->ends, compare_ends);
    for (size_t i = 0; i < cutter->end_count; i++) {
        cutter->where[2 * cutter->ends[i].chain + cutter->ends[i].start] = i;
    }
    for (size_t i = 0; i < cutter->chain_count; i++) {
        if (!cutter->chains[i].used) {
            emit_ring(cutter, i);
        }
    }
}

void art_stripes(const struct art_region *region, struct art_stripe stripe,
    void (*emit)(void *context, const struct art_point *points, size_t count), void *context)
{
    assert(stripe.count > 0 && stripe.width > 0);
    assert(stripe.index >= 0 && stripe.index < stripe.count);
    size_t edges = 0;
    double low = INFINITY;
    double high = -INFINITY;
    for (size_t r = 0; r < region->count; r++) {
        for (size_t i = 0; i < region->rings[r].count; i++) {
            struct art_point p = region->rings[r].points[i];
            low = fmin(low, p.x + p.y);
            high = fmax(high, p.x + p.y);
        }
        edges += region->rings[r].count;
    }
    if (edges == 0) {
        return;
    }
    /* A chain begins on an edge, and no edge begins two. */
    struct cutter cutter = {.chains = base_alloc(edges * sizeof(struct chain)),
        .ends = base_alloc(2 * edges * sizeof(struct end)),
        .where = base_alloc(2 * edges * sizeof(size_t)),
        .emit = emit,
        .context = context};
    double band = stripe.width * sqrt(2);
    double period = band * stripe.count;
    for (double k = floor(low / period); k * period < high; k++) {
        cutter.low = k * period + band * stripe.index;
        cutter.high = cutter.low + band;
        cut_stripe(&cutter, region);
    }
    free(cutter.chains);
    free(cutter.ends);
    free(cutter.where);
    art_points_finish(&cutter.points);
    art_points_finish(&cutter.ring);
}
