#include "art/line.h"

#include <assert.h>

void art_line_add(struct art_line *line, struct art_point p)
{
    assert(line->count < ART_LINE_ROOM);
    line->p[line->count++] = p;
}

static double spline_value(const double v[4], double t)
{
    double t2 = t * t;
    return 0.5 * (2 * v[1] + (v[2] - v[0]) * t + (2 * v[0] - 5 * v[1] + 4 * v[2] - v[3]) * t2 +
                     (-v[0] + 3 * v[1] - 3 * v[2] + v[3]) * t2 * t);
}

void art_line_spline(struct art_line *line, const struct art_point *points, int count, int steps)
{
    line->count = 0;
    for (int i = 0; i + 1 < count; i++) {
        struct art_point b = points[i];
        struct art_point c = points[i + 1];
        struct art_point a = i > 0 ? points[i - 1] : art_between(c, b, 2);
        struct art_point d = i + 2 < count ? points[i + 2] : art_between(b, c, 2);
        for (int k = 0; k < steps; k++) {
            double t = (double)k / steps;
            art_line_add(line, art_at(spline_value((double[]){a.x, b.x, c.x, d.x}, t),
                                   spline_value((double[]){a.y, b.y, c.y, d.y}, t)));
        }
    }
    art_line_add(line, points[count - 1]);
}

void art_line_cubic(struct art_line *line, const struct art_point control[4], int steps)
{
    line->count = 0;
    for (int i = 0; i <= steps; i++) {
        double t = (double)i / steps;
        struct art_point ab = art_between(control[0], control[1], t);
        struct art_point bc = art_between(control[1], control[2], t);
        struct art_point cd = art_between(control[2], control[3], t);
        art_line_add(line, art_between(art_between(ab, bc, t), art_between(bc, cd, t), t));
    }
}

void art_line_circle(struct art_line *line, struct art_point centre, double radius, int steps)
{
    line->count = 0;
    for (int i = 0; i <= steps; i++) {
        art_line_add(line, art_around(centre, 2 * ART_PI * i / steps, radius, radius));
    }
}

void art_line_turn(struct art_line *line, int rotation)
{
    for (int i = 0; i < line->count; i++) {
        line->p[i] = art_turn(line->p[i], rotation);
    }
}

void art_line_reverse(struct art_line *line)
{
    for (int i = 0, j = line->count - 1; i < j; i++, j--) {
        struct art_point p = line->p[i];
        line->p[i] = line->p[j];
        line->p[j] = p;
    }
}

double art_line_length(const struct art_line *line)
{
    double length = 0;
    for (int i = 0; i + 1 < line->count; i++) {
        length += art_distance(line->p[i], line->p[i + 1]);
    }
    return length;
}

struct art_point art_line_at(const struct art_line *line, double s)
{
    assert(line->count > 0);
    if (s <= 0) {
        return line->p[0];
    }
    for (int i = 0; i + 1 < line->count; i++) {
        double step = art_distance(line->p[i], line->p[i + 1]);
        if (s <= step && step > 0) {
            return art_between(line->p[i], line->p[i + 1], s / step);
        }
        s -= step;
    }
    return line->p[line->count - 1];
}

static struct art_point unit(struct art_point a, struct art_point b)
{
    double length = art_distance(a, b);
    return length > 0 ? art_at((b.x - a.x) / length, (b.y - a.y) / length) : art_at(1, 0);
}

struct art_point art_line_tangent(const struct art_line *line, double s, double span)
{
    return unit(art_line_at(line, s - span), art_line_at(line, s + span));
}

struct art_point art_line_beside(const struct art_line *line, double s, double d)
{
    struct art_point p = art_line_at(line, s);
    struct art_point t = art_line_tangent(line, s, 4);
    return art_at(p.x - t.y * d, p.y + t.x * d);
}

void art_line_offset(struct art_line *to, const struct art_line *line, double d)
{
    to->count = 0;
    for (int i = 0; i < line->count; i++) {
        int before = i > 0 ? i - 1 : 0;
        int after = i + 1 < line->count ? i + 1 : i;
        struct art_point t = unit(line->p[before], line->p[after]);
        art_line_add(to, art_at(line->p[i].x - t.y * d, line->p[i].y + t.x * d));
    }
}

void art_line_resample(struct art_line *to, const struct art_line *line, double step)
{
    double length = art_line_length(line);
    int pieces = (int)floor(length / step);
    pieces = pieces < 1 ? 1 : pieces > ART_LINE_ROOM - 1 ? ART_LINE_ROOM - 1 : pieces;
    to->count = 0;
    for (int i = 0; i <= pieces; i++) {
        art_line_add(to, art_line_at(line, length * i / pieces));
    }
}

static double square_to_piece(struct art_point p, struct art_point a, struct art_point b)
{
    double dx = b.x - a.x;
    double dy = b.y - a.y;
    double square = dx * dx + dy * dy;
    double t = square > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / square : 0;
    t = art_clamp(t, 0, 1);
    double x = p.x - a.x - t * dx;
    double y = p.y - a.y - t * dy;
    return x * x + y * y;
}

double art_line_distance(const struct art_line *line, struct art_point p)
{
    double best = 1e8;
    for (int i = 0; i + 1 < line->count; i++) {
        double square = square_to_piece(p, line->p[i], line->p[i + 1]);
        best = square < best ? square : best;
    }
    return sqrt(best);
}

struct art_point art_line_heading(const struct art_line *line, struct art_point p, double *distance)
{
    double best = 1e8;
    int nearest = 0;
    for (int i = 0; i + 1 < line->count; i++) {
        double square = square_to_piece(p, line->p[i], line->p[i + 1]);
        nearest = square < best ? i : nearest;
        best = fmin(square, best);
    }
    *distance = sqrt(best);
    struct art_point a = line->p[nearest];
    struct art_point b = line->p[nearest + 1];
    double length = art_distance(a, b);
    return length > 0 ? art_at((b.x - a.x) / length, (b.y - a.y) / length) : art_at(1, 0);
}

bool art_line_contains(const struct art_line *outline, struct art_point p)
{
    bool inside = false;
    for (int i = 0, j = outline->count - 1; i < outline->count; j = i++) {
        struct art_point a = outline->p[i];
        struct art_point b = outline->p[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) {
            inside = !inside;
        }
    }
    return inside;
}
