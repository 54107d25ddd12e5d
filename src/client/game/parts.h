/* What the files of this folder do for each other. Private to this folder. */
#ifndef CLIENT_PARTS_H
#define CLIENT_PARTS_H

#include "client/game/game.h"
#include "client/game/refusals.h"
#include "client/help.h"

/* ---- act.c: decisions. */
void game_changed(struct game *game); /* after any change of the position */
void game_apply(struct game *game, struct carc_action action);
void game_look_for_end(struct game *game); /* counts a game that is over, and shows its end */
void game_place(struct game *game);        /* lays the ghost */
void game_lift(struct game *game);         /* takes the laid tile up again */
void game_turn_laid(struct game *game, int direction);
/* A spot or candidate; the same again: none. By a hand, which may slip; or by a hint. */
void game_pick(struct game *game, int action);
void game_put(struct game *game, int action);
void game_confirm(struct game *game); /* the main action of the step */
void game_pass(struct game *game); /* no meeple, which End turn confirms if it must; adds nothing */
void game_choose(struct game *game, enum carc_crop choice);
bool game_can_confirm(const struct game *game);

/* ---- clock.c: in each pass before anything changes; when the scene is left or covered. */
void game_clock(struct game *game);
void game_stop_clock(struct game *game);

/* ---- undo.c */
void game_undo(struct game *game); /* asks first when it reaches beyond the player's own turn */
void game_redo(struct game *game);
bool game_unpick(struct game *game); /* what is only picked; false: nothing was */
enum session_reach game_undo_reach(const struct game *game);
const char *game_undo_question(struct game *game);

/* ---- forced.c: a decision that is none, if the settings want it to be made at once. */
bool game_forced(const struct game *game, struct carc_action *action);
/* Whether neither A nor B lets anybody do anything. */
bool game_idle_circle(const struct game *game);

/* ---- banner.c: after a step in which `before` was the actor; what an input does to it; drawn;
 * whether clicks on the board still count for nobody; whether what would make something final is a
 * slip (client, 3 and 10): of a key that is held, in the first moments of a state, or meant by the
 * player before. */
void game_hand_over(struct game *game, int before);
void game_end_banner(struct game *game);
void game_banner(struct game *game);
bool game_guarded(const struct game *game);
bool game_slips(const struct game *game);

/* ---- The parts of the screen, in the order in which they are called. */
void game_fit(struct game *game);       /* board.c: the camera, when it must move */
void game_fit_again(struct game *game); /* in any case, at the end of the pass */
void game_centre(struct game *game, struct carc_cell cell);        /* glides there */
void game_centre_if_out(struct game *game, struct carc_cell cell); /* when it is not seen */
void game_turn_board(struct game *game); /* view.c: towards whoever decides, if that is wanted */
void game_step_to(struct game *game, int dx, int dy); /* the ghost, as it is seen */
void game_glide(struct game *game);                   /* on its way there */
void game_board(struct game *game);                   /* board.c: table, tiles, towers; panning */
void game_meeples(struct game *game);                 /* figures.c */
void game_cells(struct game *game);                   /* cells.c: legal cells and the ghost */
void game_spots(struct game *game);   /* spots.c: where a meeple may go, or come from */
void game_carried(struct game *game); /* carry.c: a tile that hangs at the pointer */
void game_hud(struct game *game);     /* hud.c: turn, step, prompt, zoom */
void game_panel(struct game *game);   /* panel.c: tray, players, log, buttons */
void game_effects(struct game *game); /* effects.c: what flies and rises */
void game_hover(struct game *game);   /* hover.c: card of the feature pointed at */
carc_node game_node_at(const struct game *game, struct ui_point pointer); /* or -1 */
void game_circle(struct game *game); /* circle.c: the choice of A or B */
void game_menu(struct game *game);   /* menu.c: menu and questions */
/* The game that is left is saved; only when it is not there is a question. */
void game_load_quickly(struct game *game);
void game_help(struct game *game); /* assist.c: help for the step; which one it is */
enum help_step game_help_step(const struct game *game);
void game_keys(struct game *game); /* keys.c */
/* pad_seats.c: takes what a pad does for a seat that is not its own; before all else. */
void game_guard_pads(struct game *game);
void game_pad(struct game *game); /* pad.c */

/* game.c: tells the camera what lies over the board. */
void game_add_cover(struct game *game, struct ui_rect rect);
/* hud.c: whether the button of the prompt lies over something there. */
bool game_under_main(const struct game *game, struct ui_rect rect);

/* assist.c: the tip for the step, if any, at that height and not beyond `right`; returns the height
 * that it took. */
float game_tip(struct game *game, float y, float right);
void game_tip_done(struct game *game); /* the person does what the step asks for */

/* board.c: a tile begins to come down; it is coming down, in the tween "land". */
void game_land_at(struct game *game, struct carc_cell cell);
void game_land(struct game *game, struct ui_rect rect, struct tiles_face face);

/* figures.c: where the meeple with that number on a segment stands, and how it is drawn. */
struct ui_point game_spot(const struct game *game, int placement, int segment, int number);
struct picture_figure game_figure(
    const struct game *game, int player, enum carc_kind kind, float opacity);

/* tiling.c: shows the tiles. What one looks like, and where it lies. */
void game_tiles(struct game *game);
void game_tiles_finish(struct game *game);
struct tiles_face game_face(const struct game *game, int number, struct carc_cell *cell);

/* board.c: the placement that is coming down and drawn above the board, or -1. */
int game_flying(const struct game *game);

/* tints.c: chooses which features are in colour, and returns a number that changes with what is
 * shown of them; the same for one cell, 0: nothing; draws them, between ground and props. */
uint64_t game_choose_tints(struct game *game);
uint64_t game_tint_of(const struct game *game, int x, int y);
void game_tints(struct game *game);
void game_flash(struct game *game, carc_node node); /* for a moment */
void game_edges(struct game *game); /* city_edge.c: round cities and monasteries among them */

/* carry.c: the tile there can be dragged. */
void game_carry(struct game *game, struct ui_rect tile);

/* counts.c: counts anew what fits the open cells; shows it on them. */
void game_count_fits(struct game *game);
void game_counts(struct game *game);
void game_counts_tip(struct game *game, struct ui_point at); /* of the cell there, in words */
bool game_counts_allowed(struct game *game);                 /* by key; says why not */
/* rows.c: the players, from the top of `rest`, which is cut; how much of it they take. */
void game_rows(struct game *game, struct ui_rect *rest);
float game_rows_height(const struct game *game);
/* log_view.c: the last lines of the log. */
void game_log(struct game *game, struct ui_rect rect);
/* What the line is about is lit. */
void game_point_at(struct game *game, const struct log_line *line);
/* spots.c: a plus, or a cross, at a lower corner of a figure that comes, or goes. Where it is. */
struct ui_rect game_sign(struct game *game, struct ui_rect figure, bool left, bool plus);
/* circle_preview.c: the meeples that the choice is about, and what it would do; up to `right`. */
void game_circle_preview(struct game *game, float right);
/* circle_picture.c: what A or B of the circle that waits means, in a box on a ground of that
 * colour. */
void game_circle_picture(
    struct game *game, struct ui_rect box, struct ui_color paper, enum carc_crop choice);
/* circle_order.c: strip with the order of step 4. */
void game_order(struct game *game, struct ui_rect rect);

/* effects.c: what the last action brought about; cuts what still moves. */
void game_show_events(struct game *game);
void game_skip_effects(struct game *game);
void game_show_again(struct game *game); /* the last turn that was played */

/* keys.c, for the pad too: to the next legal cell, spot or candidate; turns the tile. */
void game_step_on(struct game *game, int by);
void game_rotate(struct game *game, int direction);
void game_guard_choice(struct game *game); /* before the card of A or B: Space is no choice */

#endif
