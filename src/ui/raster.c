#include "ui/raster.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "ui/mask.h"

#define LINES 8 /* sampled in each row of pixels; sideways the coverage is exact */

void ui_edges_init(struct ui_edges *edges)
{
    *edges = (struct ui_edges){
        .left = INFINITY, .right = -INFINITY, .top = INFINITY, .bottom = -INFINITY};
}

void ui_edges_finish(struct ui_edges *edges)
{
    free(edges->items);
    ui_edges_init(edges);
}

static void widen(struct ui_edges *edges, struct ui_point point)
{
    edges->left = fminf(edges->left, point.x);
    edges->right = fmaxf(edges->right, point.x);
    edges->top = fminf(edges->top, point.y);
    edges->bottom = fmaxf(edges->bottom, point.y);
}

void ui_edges_add(struct ui_edges *edges, struct ui_point from, struct ui_point to)
{
    widen(edges, from);
    widen(edges, to);
    if (from.y == to.y) {
        return;
    }
    if (edges->count == edges->room) {
        edges->room = edges->room ? edges->room * 2 : 64;
        edges->items = base_realloc(edges->items, edges->room * sizeof *edges->items);
    }
    bool down = from.y < to.y;
    edges->items[edges->count++] =
        (struct ui_edge){down ? from : to, down ? to : from, down ? 1 : -1};
}

void ui_edges_contour(struct ui_edges *edges, const struct ui_point *points, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        ui_edges_add(edges, points[i], points[(i + 1) % count]);
    }
}

uint64_t ui_edges_hash(const struct ui_edges *edges, SDL_Rect box)
{
    uint64_t hash = 14695981039346656037u;
    for (size_t i = 0; i < edges->count; i++) {
        const struct ui_edge *edge = &edges->items[i];
        /* in 1/64 pixel: what differs by less looks the same */
        const int32_t parts[] = {(int32_t)lrintf((edge->top.x - (float)box.x) * 64),
            (int32_t)lrintf((edge->top.y - (float)box.y) * 64),
            (int32_t)lrintf((edge->bottom.x - (float)box.x) * 64),
            (int32_t)lrintf((edge->bottom.y - (float)box.y) * 64), edge->wind};
        for (size_t k = 0; k < sizeof parts / sizeof *parts; k++) {
            hash = (hash ^ (uint32_t)parts[k]) * 1099511628211u;
        }
    }
    return hash;
}

struct crossing {
    float x;
    int wind;
};

struct scan {
    const struct ui_edges *edges;
    size_t next;    /* the first edge that has not begun yet */
    size_t *active; /* edges that have begun and not ended */
    size_t active_count;
    struct crossing *crossings;
    float *partial; /* coverage of single pixels */
    float *steps;   /* where runs of whole pixels begin and end */
    int width;
    bool even_odd;
};

static void add_span(struct scan *scan, float from, float to)
{
    from = fmaxf(0, from);
    to = fminf((float)scan->width, to);
    if (to <= from) {
        return;
    }
    int first = (int)from;
    int last = (int)to;
    if (first == last) {
        scan->partial[first] += to - from;
        return;
    }
    scan->partial[first] += (float)(first + 1) - from;
    scan->partial[last] += to - (float)last;
    scan->steps[first + 1] += 1;
    scan->steps[last] -= 1;
}

static void update_active(struct scan *scan, float y)
{
    const struct ui_edges *edges = scan->edges;
    while (scan->next < edges->count && edges->items[scan->next].top.y <= y) {
        scan->active[scan->active_count++] = scan->next++;
    }
    size_t kept = 0;
    for (size_t i = 0; i < scan->active_count; i++) {
        if (edges->items[scan->active[i]].bottom.y > y) {
            scan->active[kept++] = scan->active[i];
        }
    }
    scan->active_count = kept;
}

static void scan_line(struct scan *scan, float y, float left)
{
    update_active(scan, y);
    size_t count = 0;
    for (size_t i = 0; i < scan->active_count; i++) {
        const struct ui_edge *edge = &scan->edges->items[scan->active[i]];
        float t = (y - edge->top.y) / (edge->bottom.y - edge->top.y);
        float x = edge->top.x + (edge->bottom.x - edge->top.x) * t - left;
        size_t at = count++;
        for (; at > 0 && scan->crossings[at - 1].x > x; at--) {
            scan->crossings[at] = scan->crossings[at - 1];
        }
        scan->crossings[at] = (struct crossing){x, edge->wind};
    }
    int wind = 0;
    for (size_t i = 0; i + 1 < count; i++) {
        wind += scan->crossings[i].wind;
        bool inside = scan->even_odd ? (i + 1) % 2 == 1 : wind != 0;
        if (inside) {
            add_span(scan, scan->crossings[i].x, scan->crossings[i + 1].x);
        }
    }
}

static int by_top(const void *a, const void *b)
{
    const struct ui_edge *one = a;
    const struct ui_edge *other = b;
    return (one->top.y > other->top.y) - (one->top.y < other->top.y);
}

static void put_row(struct scan *scan, uint32_t *row)
{
    float run = 0;
    for (int x = 0; x < scan->width; x++) {
        run += scan->steps[x];
        float cover = fminf(1, (run + scan->partial[x]) / LINES);
        row[x] = (uint32_t)lrintf(255 * fmaxf(0, cover)) << 24 | 0xFFFFFF;
    }
}

SDL_Surface *ui_raster(struct ui_edges *edges, SDL_Rect box, bool even_odd)
{
    SDL_Surface *surface = ui_clear_surface(box.w, box.h);
    if (!surface || edges->count == 0) {
        return surface;
    }
    qsort(edges->items, edges->count, sizeof *edges->items, by_top);
    size_t row_size = ((size_t)box.w + 2) * sizeof(float);
    struct scan scan = {.edges = edges,
        .active = base_alloc(edges->count * sizeof *scan.active),
        .crossings = base_alloc(edges->count * sizeof *scan.crossings),
        .partial = base_alloc(row_size),
        .steps = base_alloc(row_size),
        .width = box.w,
        .even_odd = even_odd};
    for (int y = 0; y < box.h; y++) {
        memset(scan.partial, 0, row_size);
        memset(scan.steps, 0, row_size);
        for (int line = 0; line < LINES; line++) {
            float at = (float)(box.y + y) + ((float)line + 0.5f) / LINES;
            scan_line(&scan, at, (float)box.x);
        }
        put_row(&scan, (uint32_t *)(void *)((char *)surface->pixels + y * surface->pitch));
    }
    free(scan.active);
    free(scan.crossings);
    free(scan.partial);
    free(scan.steps);
    return surface;
}
