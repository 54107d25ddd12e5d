/* Ways to the positions of a game in which something is refused; each begins a game of its own. */
#ifndef TESTS_CLIENT_PLACES_H
#define TESTS_CLIENT_PLACES_H

#include "client/game/parts.h"
#include "player.h"

/* The scene of the game that is played. */
struct game *places_game(const struct player *player);

void places_tile(struct player *player);      /* the first turn: a tile in hand */
void places_meeple(struct player *player);    /* it lies, and something can be claimed */
void places_picked(struct player *player);    /* a meeple stands there, not confirmed */
void places_choice(struct player *player);    /* A or B */
void places_chosen(struct player *player);    /* A is chosen, not confirmed */
void places_added(struct player *player);     /* A was chosen, and must be done */
void places_returned(struct player *player);  /* B was chosen, and there are several */
void places_answered(struct player *player);  /* and a meeple is picked for it, not confirmed */
void places_other_pad(struct player *player); /* each has one, and it is the other one's turn */
void places_second(struct player *player);    /* the second turn of a strict game */
void places_computer(struct player *player);  /* a computer player decides, and takes its time */
void places_one_way(struct player *player);   /* the ghost can be turned in no other way */
void places_unfit(struct player *player);     /* an open cell takes the tile in no rotation */
void places_empty(struct player *player);     /* the tile lies, the supply is empty */
void places_nothing(struct player *player);   /* the tile lies, and all is taken */
void places_purist(struct player *player);
void places_hidden(struct player *player); /* the settings hide the counts */
void places_field_held(struct player *player);
void places_road_held(struct player *player);
void places_city_held(struct player *player);

bool places_over(const struct player *player);

/* Whether a click there would be for something that lies above the board. */
bool places_covered(const struct player *player, struct ui_point at);

/* A cell where the tile in hand fits in no rotation, and what the law says of it as it is turned
 * now. False when there is none that can be seen. */
bool places_find_unfit(const struct player *player, int nth, struct carc_cell *cell);

/* ---- What the hands do there. */
void places_click_unfit(struct player *player);
void places_click_open(struct player *player);
void places_right_click(struct player *player);
void places_drop_on_tile(struct player *player);
void places_drop_far_away(struct player *player);
void places_click_field(struct player *player); /* the sign that it is held */
void places_click_road(struct player *player);
void places_click_city(struct player *player);
void places_click_undo(struct player *player);
void places_click_at(struct player *player, struct ui_point at, int button);

#endif
