/* Town walls, wall towers and gates. */
#ifndef ART_STONEWORK_H
#define ART_STONEWORK_H

#include "art/stage.h"

struct art_tower {
    double r;
    double height; /* of the body */
    uint32_t roof; /* colour of the cone; 0: a crenellated top */
    bool shaded;   /* a long shade on the ground instead of a small round one */
    bool fine;
};

/* `foot` is the middle of the tower's base. */
void art_draw_tower(struct art_svg *svg, struct art_point foot, struct art_tower tower);

/* A wall along `line` (turned frame, city on the left): its shade on the ground, then the wall
 * itself as props. */
void art_draw_wall_ground(struct art_svg *svg, const struct art_line *line);
void art_draw_wall(struct art_stage *stage, const struct art_line *line);

/* A gatehouse at `at` (turned frame); `side` is where the road comes from on the screen. */
void art_draw_gate(struct art_stage *stage, struct art_point at, int side);
void art_draw_gate_bridge(struct art_svg *svg, struct art_point at, int side);

#endif
