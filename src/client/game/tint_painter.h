/* Painting a tint: what its files share. Private to this folder. */
#ifndef CLIENT_TINT_PAINTER_H
#define CLIENT_TINT_PAINTER_H

#include "art/svg.h"
#include "client/game/tint.h"

#define TINT_DARK 0x14110D

/* How a tint looks. */
struct paint {
    uint32_t fill, edge;
    double opacity;    /* of the fill */
    double line, halo; /* widths in u */
};

struct painter {
    const struct tint_scene *scene;
    struct art_svg svg;
    struct paint paint;
    bool quiet, chosen;
    unsigned owners; /* bits, for stripes and hatches; 0: none */
};

/* How opaque something is that usually is as opaque as that. */
static inline double tint_solid(const struct painter *painter, double opacity)
{
    return painter->scene->strong ? 1 : opacity;
}

/* How wide a line is that usually is as wide as that. */
static inline double tint_edge(const struct painter *painter, double width)
{
    return painter->scene->strong ? 2 * width : width;
}

static inline struct art_style tint_stroke(uint32_t colour, double width, double opacity)
{
    return (struct art_style){.stroke = colour, .width = width, .opacity = opacity};
}

/* The edge of what is chosen, as city_edge.c draws it: white with near-black at both sides. Their
 * widths in u. */
struct double_edge {
    double dark, white;
};

struct double_edge tint_double_edge(const struct painter *painter);

/* The one player who owns it, or NULL. */
const struct art_player *tint_only_owner(const struct painter *painter);

const struct art_shape *tint_shape(const struct tint_scene *scene, const struct carc_placement *at);

/* A line of a tile, in u of the board. */
struct art_line tint_on_board(struct art_line line, struct carc_cell cell);

/* The lines of a segment of a tile that is seen in that cell. */
void tint_lines(struct painter *painter, const struct art_shape *shape,
    const struct carc_node_info *info, struct carc_cell cell, struct art_style style);

/* tint_road.c: a segment of a road; all of one that is chosen, with its edge. */
void tint_road(struct painter *painter, const struct art_shape *shape,
    const struct carc_node_info *info, struct carc_cell cell);
void tint_chosen_road(struct painter *painter, carc_node feature);

#endif
