/* Lines with smooth edges, as triangles: a core of full colour and a rim that fades in a pixel. */
#include <math.h>
#include <stdlib.h>

#include "base/text.h"
#include "ui/draw.h"
#include "ui/private.h"

#define MITRE_MOST 2.0f

static struct ui_point direction(struct ui_point from, struct ui_point to)
{
    float dx = to.x - from.x;
    float dy = to.y - from.y;
    float length = hypotf(dx, dy);
    return length > 0 ? (struct ui_point){dx / length, dy / length} : (struct ui_point){0, 0};
}

/* Where to go from a joint to stay one unit beside both of its lines. */
static struct ui_point joint(struct ui_point before, struct ui_point after)
{
    struct ui_point sum = {before.x + after.x, before.y + after.y};
    float length = hypotf(sum.x, sum.y);
    if (length < 0.01f) {
        return (struct ui_point){-before.y, before.x};
    }
    struct ui_point normal = {-sum.y / length, sum.x / length};
    float slope = normal.x * -before.y + normal.y * before.x;
    float reach = fminf(MITRE_MOST, 1 / fmaxf(0.1f, slope));
    return (struct ui_point){normal.x * reach, normal.y * reach};
}

/* Sets the four vertices across the line at a point. */
static void set_across(
    SDL_Vertex *vertex, struct ui_point at, struct ui_point normal, const float reach[2])
{
    const float sides[] = {-reach[1], -reach[0], reach[0], reach[1]};
    for (int i = 0; i < 4; i++) {
        vertex[i].position = (SDL_FPoint){at.x + normal.x * sides[i], at.y + normal.y * sides[i]};
    }
}

static void strip_indices(int *indices, size_t from, size_t to)
{
    for (size_t band = 0; band < 3; band++) {
        int a = (int)(from * 4 + band);
        int b = (int)(to * 4 + band);
        const int quad[] = {a, a + 1, b + 1, a, b + 1, b};
        for (int i = 0; i < 6; i++) {
            *indices++ = quad[i];
        }
    }
}

static void draw_strip(
    struct ui *ui, SDL_Vertex *vertices, size_t points, bool closed, struct ui_color color)
{
    size_t pieces = closed ? points : points - 1;
    int *indices = base_alloc(pieces * 18 * sizeof *indices);
    for (size_t i = 0; i < points * 4; i++) {
        bool rim = i % 4 == 0 || i % 4 == 3;
        vertices[i].color = (SDL_Color){color.r, color.g, color.b, rim ? 0 : color.a};
        vertices[i].tex_coord = (SDL_FPoint){0, 0};
    }
    for (size_t i = 0; i < pieces; i++) {
        strip_indices(indices + i * 18, i, (i + 1) % points);
    }
    SDL_RenderGeometry(
        ui->renderer, NULL, vertices, (int)(points * 4), indices, (int)(pieces * 18));
    free(indices);
}

/* Points in device pixels; `width` too. */
static void draw_through(
    struct ui *ui, const struct ui_point *points, size_t count, bool closed, struct ui_pen pen)
{
    float half = pen.width / 2;
    const float reach[2] = {fmaxf(0, half - 0.5f), half + 0.5f};
    SDL_Vertex *vertices = base_alloc(count * 4 * sizeof *vertices);
    for (size_t i = 0; i < count; i++) {
        struct ui_point before = points[i > 0 ? i - 1 : closed ? count - 1 : 0];
        struct ui_point after = points[i + 1 < count ? i + 1 : closed ? 0 : count - 1];
        struct ui_point in = direction(before, points[i]);
        struct ui_point out = direction(points[i], after);
        in = in.x == 0 && in.y == 0 ? out : in;
        out = out.x == 0 && out.y == 0 ? in : out;
        set_across(vertices + i * 4, points[i], joint(in, out), reach);
    }
    /* a thin line is as faint as it is thin */
    draw_strip(ui, vertices, count, closed, ui_alpha(pen.color, fminf(1, pen.width)));
    free(vertices);
}

/* Cuts the line into dashes and draws each. */
static void draw_dashes(
    struct ui *ui, const struct ui_point *points, size_t count, bool closed, struct ui_pen pen)
{
    struct ui_point *dash = base_alloc((count + 3) * sizeof *dash);
    size_t held = 0;
    bool on = true;
    float left = pen.dash;
    size_t pieces = closed ? count : count - 1;
    dash[held++] = points[0];
    for (size_t i = 0; i < pieces; i++) {
        struct ui_point at = points[i];
        struct ui_point to = points[(i + 1) % count];
        struct ui_point way = direction(at, to);
        float length = hypotf(to.x - at.x, to.y - at.y);
        while (length > left) {
            at = (struct ui_point){at.x + way.x * left, at.y + way.y * left};
            length -= left;
            if (on) {
                dash[held++] = at;
                draw_through(ui, dash, held, false, pen);
            }
            on = !on;
            left = on ? pen.dash : pen.gap;
            held = 0;
            dash[held++] = at;
        }
        left -= length;
        if (on) {
            dash[held++] = to;
        }
    }
    if (on && held > 1) {
        draw_through(ui, dash, held, false, pen);
    }
    free(dash);
}

void ui_polyline(
    struct ui *ui, const struct ui_point *points, size_t count, bool closed, struct ui_pen pen)
{
    pen.color = ui_faded(ui, pen.color);
    if (!ui_can_paint(ui) || count < 2 || pen.color.a == 0) {
        return;
    }
    struct ui_point *pixels = base_alloc(count * sizeof *pixels);
    size_t used = 0;
    for (size_t i = 0; i < count; i++) {
        struct ui_point at = {points[i].x * ui->scale - (float)ui->origin.x,
            points[i].y * ui->scale - (float)ui->origin.y};
        if (used == 0 || hypotf(at.x - pixels[used - 1].x, at.y - pixels[used - 1].y) > 0.05f) {
            pixels[used++] = at;
        }
    }
    pen.width *= ui->scale;
    pen.dash *= ui->scale;
    pen.gap = fmaxf(0.5f, pen.gap * ui->scale);
    if (used >= 2) {
        (pen.dash > 0 ? draw_dashes : draw_through)(ui, pixels, used, closed, pen);
    }
    free(pixels);
}

void ui_line(struct ui *ui, struct ui_point from, struct ui_point to, struct ui_pen pen)
{
    const struct ui_point points[] = {from, to};
    ui_polyline(ui, points, 2, false, pen);
}
