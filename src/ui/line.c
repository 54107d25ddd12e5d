/* Lines: a box for each piece and a disc at each joint, filled together. */
#include <math.h>
#include <stdlib.h>

#include "base/text.h"
#include "ui/draw.h"
#include "ui/private.h"
#include "ui/raster.h"

#define DISC_POINTS 20

/* All pieces are wound the same way round, so that overlaps do not cancel. */
static void add_box(struct ui_edges *edges, struct ui_point from, struct ui_point to, float half)
{
    float dx = to.x - from.x;
    float dy = to.y - from.y;
    float length = hypotf(dx, dy);
    if (length <= 0) {
        return;
    }
    float nx = -dy / length * half;
    float ny = dx / length * half;
    const struct ui_point corners[] = {{from.x + nx, from.y + ny}, {to.x + nx, to.y + ny},
        {to.x - nx, to.y - ny}, {from.x - nx, from.y - ny}};
    ui_edges_contour(edges, corners, 4);
}

static void add_disc(struct ui_edges *edges, struct ui_point at, float radius)
{
    struct ui_point points[DISC_POINTS];
    for (int i = 0; i < DISC_POINTS; i++) {
        float angle = -6.2831853f * (float)i / DISC_POINTS;
        points[i] = (struct ui_point){at.x + radius * cosf(angle), at.y + radius * sinf(angle)};
    }
    ui_edges_contour(edges, points, DISC_POINTS);
}

static void add_through(
    struct ui_edges *edges, const struct ui_point *points, size_t count, bool closed, float half)
{
    for (size_t i = 0; i < count; i++) {
        add_disc(edges, points[i], half);
        if (i + 1 < count || closed) {
            add_box(edges, points[i], points[(i + 1) % count], half);
        }
    }
}

/* Walks along the line, adding the dashes: the box of each, and a disc in bends and, for dots,
 * at the ends. */
static void add_dashes(struct ui_edges *edges, const struct ui_point *points, size_t count,
    bool closed, struct ui_pen pen)
{
    float half = pen.width / 2;
    bool dots = pen.dash <= pen.width;
    bool on = true;
    float left = pen.dash;
    size_t pieces = closed ? count : count - 1;
    for (size_t i = 0; i < pieces; i++) {
        struct ui_point at = points[i];
        struct ui_point to = points[(i + 1) % count];
        float length = hypotf(to.x - at.x, to.y - at.y);
        if (on && (dots || i > 0)) {
            add_disc(edges, at, half);
        }
        while (length > 0) {
            float step = fminf(left, length);
            struct ui_point end = {
                at.x + (to.x - at.x) * step / length, at.y + (to.y - at.y) * step / length};
            if (on) {
                add_box(edges, at, end, half);
            }
            at = end;
            length -= step;
            left -= step;
            if (left <= 0) {
                on = !on;
                left = on ? pen.dash : pen.gap;
                if (dots && on && length > 0) {
                    add_disc(edges, at, half);
                }
            }
        }
    }
}

void ui_polyline(
    struct ui *ui, const struct ui_point *points, size_t count, bool closed, struct ui_pen pen)
{
    if (!ui_can_paint(ui) || count < 2 || pen.width <= 0) {
        return;
    }
    struct ui_point *pixels = base_alloc(count * sizeof *pixels);
    for (size_t i = 0; i < count; i++) {
        pixels[i] = ui_point_pixels(ui, points[i]);
    }
    struct ui_edges edges;
    ui_edges_init(&edges);
    pen.width *= ui->scale;
    pen.dash *= ui->scale;
    pen.gap = fmaxf(0.5f, pen.gap * ui->scale);
    if (pen.dash > 0) {
        add_dashes(&edges, pixels, count, closed, pen);
    } else {
        add_through(&edges, pixels, count, closed, pen.width / 2);
    }
    ui_fill_edges(ui, &edges, false, pen.color);
    ui_edges_finish(&edges);
    free(pixels);
}

void ui_line(struct ui *ui, struct ui_point from, struct ui_point to, struct ui_pen pen)
{
    const struct ui_point points[] = {from, to};
    ui_polyline(ui, points, 2, false, pen);
}
