/* Polylines: the walls, roads, streets and guides of a tile, and closed outlines. */
#ifndef ART_LINE_H
#define ART_LINE_H

#include <stdbool.h>

#include "art/point.h"

/* Room for a city outline with four walls. */
#define ART_LINE_ROOM 216

struct art_line {
    int count;
    struct art_point p[ART_LINE_ROOM];
};

void art_line_add(struct art_line *line, struct art_point p);

/* Replaces `line` by a Catmull-Rom curve through the points, `steps` pieces between two. */
void art_line_spline(struct art_line *line, const struct art_point *points, int count, int steps);

/* Replaces `line` by a cubic Bézier curve of `steps` pieces. */
void art_line_cubic(struct art_line *line, const struct art_point control[4], int steps);

/* Replaces `line` by a circle that begins and ends in the east. */
void art_line_circle(struct art_line *line, struct art_point centre, double radius, int steps);

void art_line_turn(struct art_line *line, int rotation);
void art_line_reverse(struct art_line *line);

double art_line_length(const struct art_line *line);

/* The point at the arc length `s` from the start, clamped to the ends. */
struct art_point art_line_at(const struct art_line *line, double s);

/* The unit tangent there, measured over `span` to both sides. */
struct art_point art_line_tangent(const struct art_line *line, double s, double span);

/* The point beside the line: `d` to the right of its direction of travel. */
struct art_point art_line_beside(const struct art_line *line, double s, double d);

/* Replaces `to` by `line` moved sideways (to the right of the direction of travel). */
void art_line_offset(struct art_line *to, const struct art_line *line, double d);

/* Replaces `to` by points that are about `step` apart along `line`. */
void art_line_resample(struct art_line *to, const struct art_line *line, double step);

/* Distance from `p` to the open line; a large number when it has less than two points. */
double art_line_distance(const struct art_line *line, struct art_point p);

/* The unit direction of the piece of the line that lies nearest to `p`, whose distance goes to
 * `distance`. The line has at least two points. */
struct art_point art_line_heading(
    const struct art_line *line, struct art_point p, double *distance);

/* True when `p` lies inside the outline (its last point is joined to its first). */
bool art_line_contains(const struct art_line *outline, struct art_point p);

#endif
