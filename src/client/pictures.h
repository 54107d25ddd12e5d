/* The signs and figures of the game on the screen: what src/art draws, kept by the toolkit. */
#ifndef CLIENT_PICTURES_H
#define CLIENT_PICTURES_H

#include "art/meeples.h"
#include "rules/tile.h"
#include "ui/geometry.h"

struct app;

/* The table, filling the window. */
void picture_table(struct app *app);

/* A player's colour and emblem in a ring, in the square. `player` by the running game's seats. */
void picture_badge(struct app *app, struct ui_rect square, int player);
/* The same for a look that is no player's yet (setup). */
void picture_badge_of(struct app *app, struct ui_rect square, const struct art_player *look);

enum picture_meeple { PICTURE_FULL, PICTURE_GHOST, PICTURE_SPENT };

/* A meeple so many pixels high; `at` is where its anchor lies: its spot. */
struct picture_figure {
    int player;
    enum art_pose pose;
    enum picture_meeple look;
    float height;
    float opacity; /* 0 to 1 */
};
void picture_meeple(struct app *app, struct ui_point at, const struct picture_figure *figure);
/* The rectangle it fills. */
struct ui_rect picture_meeple_rect(struct ui_point at, const struct picture_figure *figure);

/* The crop circle's sign, in the square. */
void picture_medallion(struct app *app, struct ui_rect square, enum carc_symbol symbol);

/* The sign of a kind of segment, in one colour. */
void picture_kind(
    struct app *app, struct ui_rect square, enum carc_kind kind, struct ui_color color);

/* The sign of the program. */
void picture_logo(struct app *app, struct ui_rect square);

#endif
