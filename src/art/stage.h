/* What the painters of one tile share: the two documents, the rotation, the level of detail.
 *
 * Places are given in the unturned frame and turned by art_stage_turn; things are drawn upright at
 * the turned place. Standing things ("props") are collected and written back to front. */
#ifndef ART_STAGE_H
#define ART_STAGE_H

#include "art/layout.h"
#include "art/svg.h"

#define ART_MAX_PROPS 768

struct art_prop {
    double key;  /* y of the foot in the turned frame: larger is nearer */
    int number;  /* order of coming, which decides between equal keys */
    size_t from; /* range in the scratch text */
    size_t to;
};

struct art_stage {
    struct art_svg *ground;
    struct art_svg prop; /* writes to `scratch` */
    struct text scratch;
    int prop_count;
    struct art_prop props[ART_MAX_PROPS];
    int rotation;
    bool fine; /* more than 64 px: windows, joints, flowers... */
};

void art_stage_init(struct art_stage *stage, struct art_svg *ground, int rotation, bool fine);
void art_stage_finish(struct art_stage *stage); /* frees */

/* Begins a prop and returns where to draw it; it ends with the next one. */
struct art_svg *art_stage_prop(struct art_stage *stage, double key);

/* Writes all props, sorted, into a document that is open. */
void art_stage_write(struct art_stage *stage, struct art_svg *to);

static inline struct art_point art_stage_turn(const struct art_stage *stage, struct art_point p)
{
    return art_turn(p, stage->rotation);
}

static inline struct art_line art_stage_line(const struct art_stage *stage, struct art_line line)
{
    art_line_turn(&line, stage->rotation);
    return line;
}

#endif
