/* Filled polygons: ears are cut off until nothing is left; a rim of one pixel makes them smooth. */
#include <math.h>
#include <stdlib.h>

#include "base/text.h"
#include "ui/draw.h"
#include "ui/private.h"

static float cross(struct ui_point a, struct ui_point b, struct ui_point c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

static float area(const struct ui_point *points, size_t count)
{
    float sum = 0;
    for (size_t i = 0; i < count; i++) {
        struct ui_point a = points[i];
        struct ui_point b = points[(i + 1) % count];
        sum += a.x * b.y - b.x * a.y;
    }
    return sum / 2;
}

static bool in_triangle(struct ui_point p, const struct ui_point t[3])
{
    return cross(t[0], t[1], p) >= 0 && cross(t[1], t[2], p) >= 0 && cross(t[2], t[0], p) >= 0;
}

/* Is the corner `at` of the ring convex, with no other corner inside its triangle? */
static bool is_ear(const struct ui_point *points, const int *ring, size_t left, size_t at)
{
    size_t before = (at + left - 1) % left;
    size_t after = (at + 1) % left;
    const struct ui_point t[3] = {points[ring[before]], points[ring[at]], points[ring[after]]};
    if (cross(t[0], t[1], t[2]) <= 0) {
        return false;
    }
    for (size_t i = 0; i < left; i++) {
        if (i != before && i != at && i != after && in_triangle(points[ring[i]], t)) {
            return false;
        }
    }
    return true;
}

/* Writes at most 3 * (count - 2) indices; returns how many. Points run with positive area. */
static size_t cut_ears(const struct ui_point *points, size_t count, int *indices)
{
    int *ring = base_alloc(count * sizeof *ring);
    for (size_t i = 0; i < count; i++) {
        ring[i] = (int)i;
    }
    size_t used = 0;
    size_t left = count;
    size_t tried = 0;
    for (size_t at = 0; left >= 3;) {
        at %= left;
        /* when nothing is an ear any more (lines touch), cut anyway: better than a hole */
        if (tried < left && !is_ear(points, ring, left, at)) {
            tried++;
            at++;
            continue;
        }
        indices[used++] = ring[(at + left - 1) % left];
        indices[used++] = ring[at];
        indices[used++] = ring[(at + 1) % left];
        for (size_t i = at; i + 1 < left; i++) {
            ring[i] = ring[i + 1];
        }
        left--;
        tried = 0;
    }
    free(ring);
    return used;
}

/* A unit step outwards at a corner (away from the inside of a ring with positive area). */
static struct ui_point outwards(struct ui_point before, struct ui_point at, struct ui_point after)
{
    float ax = at.x - before.x, ay = at.y - before.y;
    float bx = after.x - at.x, by = after.y - at.y;
    float a = fmaxf(1e-3f, hypotf(ax, ay));
    float b = fmaxf(1e-3f, hypotf(bx, by));
    struct ui_point sum = {ay / a + by / b, -ax / a - bx / b};
    float length = fmaxf(0.5f, hypotf(sum.x, sum.y));
    float reach = fminf(2, 2 / length);
    return (struct ui_point){sum.x / length * reach, sum.y / length * reach};
}

static void set_vertices(
    SDL_Vertex *vertices, const struct ui_point *points, size_t count, struct ui_color color)
{
    for (size_t i = 0; i < count; i++) {
        struct ui_point at = points[i];
        struct ui_point out =
            outwards(points[(i + count - 1) % count], at, points[(i + 1) % count]);
        vertices[i].position = (SDL_FPoint){at.x - out.x / 2, at.y - out.y / 2};
        vertices[i].color = (SDL_Color){color.r, color.g, color.b, color.a};
        vertices[i].tex_coord = (SDL_FPoint){0, 0};
        vertices[count + i] = vertices[i];
        vertices[count + i].position = (SDL_FPoint){at.x + out.x / 2, at.y + out.y / 2};
        vertices[count + i].color.a = 0;
    }
}

static size_t rim(int *indices, size_t count)
{
    size_t used = 0;
    for (size_t i = 0; i < count; i++) {
        int a = (int)i;
        int b = (int)((i + 1) % count);
        const int quad[] = {a, b, b + (int)count, a, b + (int)count, a + (int)count};
        for (int k = 0; k < 6; k++) {
            indices[used++] = quad[k];
        }
    }
    return used;
}

void ui_polygon(struct ui *ui, const struct ui_point *points, size_t count, struct ui_color color)
{
    color = ui_faded(ui, color);
    if (!ui_can_paint(ui) || count < 3 || color.a == 0) {
        return;
    }
    struct ui_point *pixels = base_alloc(count * sizeof *pixels);
    bool turn = area(points, count) < 0;
    for (size_t i = 0; i < count; i++) {
        struct ui_point at = points[turn ? count - 1 - i : i];
        pixels[i] = (struct ui_point){
            at.x * ui->scale - (float)ui->origin.x, at.y * ui->scale - (float)ui->origin.y};
    }
    SDL_Vertex *vertices = base_alloc(count * 2 * sizeof *vertices);
    int *indices = base_alloc(count * 9 * sizeof *indices);
    set_vertices(vertices, pixels, count, color);
    size_t used = cut_ears(pixels, count, indices);
    used += rim(indices + used, count);
    SDL_RenderGeometry(ui->renderer, NULL, vertices, (int)count * 2, indices, (int)used);
    free(indices);
    free(vertices);
    free(pixels);
}
