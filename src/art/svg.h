/* Writes SVG that stays inside what nanosvg draws: paths, circles, ellipses, rectangles, gradients
 * in user space, dashes, opacity on leaves.
 *
 * Everything lies inside one group with fill "none" and round caps and joins, so a shape names only
 * what differs. Coordinates are rounded to a tenth and written relative to the last point, which
 * keeps the text short; rounding errors do not add up. Numbers never pass through the locale. */
#ifndef ART_SVG_H
#define ART_SVG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "art/point.h"
#include "base/text.h"

/* Colours are 0xRRGGBB; 0 paints nothing (near-black is 0x010101). */
struct art_style {
    uint32_t fill;
    uint32_t stroke;
    double width;     /* of the stroke */
    double opacity;   /* 0 stands for 1 */
    const char *dash; /* stroke-dasharray, at most 8 numbers, or NULL */
    int gradient;     /* an id from art_svg_linear or art_svg_radial instead of `fill`; 0: none */
    bool butt;        /* flat caps instead of round ones */
};

struct art_stop {
    double offset;
    uint32_t colour;
    double opacity; /* of radial gradients; 0 is transparent, linear ones ignore it */
};

struct art_view {
    double x, y, width, height;
};

/* A document that is being written. The members are the writer's own. */
struct art_svg {
    struct text *out;
    size_t mark;          /* where the open path began */
    int x, y;             /* last point, in tenths */
    int start_x, start_y; /* of the open sub-path */
    char command;         /* last path command; 0: none yet */
    bool fraction;        /* the last number had a decimal point */
    int gradients;
};

/* Begins a document that is appended to `out`; `view` becomes its view box and size. */
void art_svg_open(struct art_svg *svg, struct text *out, struct art_view view);
void art_svg_close(struct art_svg *svg);

/* One path: begin, any number of sub-paths in absolute coordinates, end. A path to which nothing
 * was added leaves no trace. */
void art_svg_begin(struct art_svg *svg);
void art_svg_move(struct art_svg *svg, double x, double y);
void art_svg_line(struct art_svg *svg, double x, double y);
void art_svg_quad(struct art_svg *svg, struct art_point control, struct art_point to);
void art_svg_cubic(
    struct art_svg *svg, struct art_point a, struct art_point b, struct art_point to);
void art_svg_arc(
    struct art_svg *svg, struct art_point radii, bool large, bool sweep, struct art_point to);
void art_svg_shut(struct art_svg *svg); /* closes the sub-path */
void art_svg_end(struct art_svg *svg, struct art_style style);

/* Sub-paths for an open path. */
void art_svg_points(struct art_svg *svg, const struct art_point *points, size_t count, bool shut);
void art_svg_dot(struct art_svg *svg, double x, double y, double length);
void art_svg_bar(struct art_svg *svg, double x, double y, double width, double height);

/* Adds an outline written with absolute M L H V C Q A Z, moved to `at` and scaled. */
void art_svg_outline(struct art_svg *svg, const char *path, struct art_point at, double scale);

/* Whole shapes. `art_svg_fill` and `art_svg_stroke` draw a polygon and a polyline. */
void art_svg_fill(struct art_svg *svg, const struct art_point *points, size_t count, uint32_t fill);
void art_svg_stroke(
    struct art_svg *svg, const struct art_point *points, size_t count, struct art_style style);
void art_svg_circle(struct art_svg *svg, struct art_point c, double r, struct art_style style);
void art_svg_ellipse(
    struct art_svg *svg, struct art_point c, double rx, double ry, struct art_style style);
void art_svg_rect(struct art_svg *svg, struct art_view at, struct art_style style);

/* Gradients in user space; each returns the id for `style.gradient`. */
int art_svg_linear(struct art_svg *svg, struct art_point from, struct art_point to,
    const struct art_stop *stops, size_t count);
int art_svg_radial(struct art_svg *svg, struct art_point centre, double radius,
    const struct art_stop *stops, size_t count);

/* Common styles. */
static inline struct art_style art_flat(uint32_t fill)
{
    return (struct art_style){.fill = fill};
}

static inline struct art_style art_glaze(uint32_t fill, double opacity)
{
    return (struct art_style){.fill = fill, .opacity = opacity};
}

static inline struct art_style art_pen(uint32_t stroke, double width)
{
    return (struct art_style){.stroke = stroke, .width = width};
}

#endif
