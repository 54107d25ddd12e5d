/* Points in tile units (the tile is 256 u wide, y grows downwards), and the few functions that the
 * C library may round differently from machine to machine: a picture must be the same bytes
 * everywhere, so sine and cosine are our own. Square roots are exact by IEEE 754. */
#ifndef ART_POINT_H
#define ART_POINT_H

#include <math.h>

#define ART_TILE 256.0
#define ART_PI 3.14159265358979323846

struct art_point {
    double x;
    double y;
};

static inline struct art_point art_at(double x, double y)
{
    return (struct art_point){x, y};
}

static inline struct art_point art_shift(struct art_point p, double x, double y)
{
    return (struct art_point){p.x + x, p.y + y};
}

/* The point that lies `t` of the way from `a` to `b`. */
static inline struct art_point art_between(struct art_point a, struct art_point b, double t)
{
    return (struct art_point){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

static inline double art_distance(struct art_point a, struct art_point b)
{
    double x = a.x - b.x;
    double y = a.y - b.y;
    return sqrt(x * x + y * y);
}

/* Turns a point of the tile by quarter turns clockwise (0 to 3) about the tile's centre. */
static inline struct art_point art_turn(struct art_point p, int rotation)
{
    switch (rotation & 3) {
    case 1: return (struct art_point){ART_TILE - p.y, p.x};
    case 2: return (struct art_point){ART_TILE - p.x, ART_TILE - p.y};
    case 3: return (struct art_point){p.y, ART_TILE - p.x};
    default: return p;
    }
}

static inline double art_clamp(double value, double low, double high)
{
    return value < low ? low : value > high ? high : value;
}

/* Sine and cosine of an angle in radians, exact to about 1e-12 for |angle| up to 1000. */
double art_sin(double angle);
double art_cos(double angle);

/* The point at `angle` (0 east, growing clockwise on the screen) on the ellipse round `c`. */
static inline struct art_point art_around(struct art_point c, double angle, double rx, double ry)
{
    return (struct art_point){c.x + art_cos(angle) * rx, c.y + art_sin(angle) * ry};
}

#endif
