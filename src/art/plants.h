/* Trees, bushes and hedges. `foot` is where they stand on the screen; they keep their crowns inside
 * the tile by themselves. Sizes are crown radii in u. */
#ifndef ART_PLANTS_H
#define ART_PLANTS_H

#include "art/line.h"
#include "art/svg.h"

enum art_tree { ART_LIME, ART_ASH, ART_POPLAR, ART_OLIVE, ART_TREES };

enum art_tone { ART_TONE_DARK, ART_TONE_MID, ART_TONE_LIGHT };

uint32_t art_tree_colour(enum art_tree kind, enum art_tone tone);

struct art_plant {
    enum art_tree kind;
    double r;
    uint32_t fruit; /* 0: none */
    bool fine;
};

/* Where a tree of this size may stand so that the tile's edge does not cut its crown. */
struct art_point art_tree_foot(struct art_point foot, struct art_plant plant);

void art_draw_tree(struct art_svg *svg, struct art_point foot, struct art_plant plant);
void art_draw_bush(struct art_svg *svg, struct art_point foot, double r);

/* Round shrubs at the points, all in few strokes. */
void art_draw_shrubs(struct art_svg *svg, const struct art_point *feet, int count, double r);

/* A chain of round bushes along a line. */
void art_draw_hedge(
    struct art_svg *svg, const struct art_line *line, double r, struct art_plant of);

/* A cloud-shaped crown, as a sub-path. */
struct art_crown {
    struct art_point at;
    double r;
    int lobes;
    double phase;
    double bump;
};

void art_crown(struct art_svg *svg, struct art_crown crown, uint32_t colour);

#endif
