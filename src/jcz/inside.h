/* The steps of a game among the files of this room. */
#ifndef JCZ_INSIDE_H
#define JCZ_INSIDE_H

#include "jcz/game.h"

/* Carries out a decision and remembers it, or tells why it is not legal and changes nothing. */
enum carc_result jcz_game_try(struct jcz_game *game, struct carc_action action);

/* The same for a decision that is legal in the position. */
void jcz_game_step(struct jcz_game *game, struct carc_action action);

struct jcz_event *jcz_game_event(struct jcz_game *game, enum jcz_event_kind kind);

/* A meeple comes to the board, or number `index` of those on it leaves. */
void jcz_game_deploy(struct jcz_game *game, int player, int number, carc_node node);
void jcz_game_return(struct jcz_game *game, int index);

/* After the COMMIT of a turn: the view gets the points and the meeples that the scoring of our
 * rules has given already. */
void jcz_game_settle(struct jcz_game *game);

/* Final scoring. */
void jcz_game_end(struct jcz_game *game);

/* From a position in which nobody's decision is left in this turn part: to the next one. False
 * with a message when the draw order cannot be followed. */
bool jcz_game_proceed(struct jcz_game *game, struct diag *diag);

/* The first draw. */
bool jcz_game_first_turn(struct jcz_game *game, struct diag *diag);

#endif
