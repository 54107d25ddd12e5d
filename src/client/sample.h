/* A tile by itself, without a game: cards of tile sets, pictures of the themes. */
#ifndef CLIENT_SAMPLE_H
#define CLIENT_SAMPLE_H

#include "art/meeples.h"
#include "rules/tile.h"
#include "ui/geometry.h"

struct app;

struct sample {
    const char *key; /* names the tile among all there are */
    const struct carc_tile *tile;
    int rotation;
};

/* What lies on the ground, or what stands on it: tints may come between. */
enum sample_part { SAMPLE_GROUND, SAMPLE_PROPS };
void sample_part(
    struct app *app, struct ui_rect square, const struct sample *sample, enum sample_part part);

/* The towers at the ends of its walls, which lean out of the square. */
void sample_towers(struct app *app, struct ui_rect square, const struct sample *sample);

/* Draws all but the towers into the square. `key` names the tile among all there are. */
void sample_tile(struct app *app, struct ui_rect square, const char *key,
    const struct carc_tile *tile, int rotation);

/* A standing meeple of a player who has no game yet, in the rectangle. */
void sample_meeple(struct app *app, struct ui_rect rect, const struct art_player *look);

/* The same where a meeple would stand or lie; `at` is its spot. */
struct sample_figure {
    const struct art_player *look;
    enum art_pose pose;
    float height;
};
void sample_figure(struct app *app, struct ui_point at, const struct sample_figure *figure);

#endif
