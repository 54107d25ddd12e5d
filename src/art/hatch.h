/* Hatches and stripes cut to a region by arithmetic, because nanosvg cannot clip.
 *
 * A region is a set of closed rings filled by the even-odd rule, so that holes are rings too; the
 * rings of one region do not cross. All patterns are fixed to the origin of the coordinates, not to
 * the region: those of neighbouring regions meet, and a pitch that divides 256 u runs on from tile
 * to tile. */
#ifndef ART_HATCH_H
#define ART_HATCH_H

#include <stddef.h>

#include "art/players.h"
#include "art/point.h"

struct art_ring {
    const struct art_point *points; /* the last is joined to the first */
    size_t count;
};

struct art_region {
    const struct art_ring *rings;
    size_t count;
};

/* A growing list of points; zero it before its first use. */
struct art_points {
    struct art_point *points;
    size_t count, room;
};

void art_points_add(struct art_points *list, struct art_point point);
void art_points_finish(struct art_points *list); /* frees; the list may be used again */

/* Adds the strokes of a hatch, two points each; a dot is a stroke whose points are equal. `pitch`
 * (above 0) is measured along the axes, also between diagonal strokes. */
void art_hatch(const struct art_region *region, enum art_hatch hatch, double pitch,
    struct art_points *strokes);

/* Which of several owners' stripes is wanted. */
struct art_stripe {
    int index, count; /* this one of so many, taking turns */
    double width;     /* across, above 0 */
};

/* Calls `emit` for each ring of the stripes that rise to the right inside the region. The rings
 * of one stripe do not touch, and a hole keeps its winding against the outline's, so that they may be filled
 * by the rule that suits the region, and stroked. */
void art_stripes(const struct art_region *region, struct art_stripe stripe,
    void (*emit)(void *context, const struct art_point *points, size_t count), void *context);

#endif
