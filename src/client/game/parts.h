/* What the files of this folder do for each other. Private to this folder. */
#ifndef CLIENT_PARTS_H
#define CLIENT_PARTS_H

#include "client/game/game.h"

/* ---- act.c: decisions. */
void game_changed(struct game *game); /* after any change of the position */
void game_apply(struct game *game, struct carc_action action);
void game_place(struct game *game);                                /* lays the ghost */
void game_start_landing(struct game *game, struct carc_cell cell); /* a tile comes down there */
void game_lift(struct game *game); /* takes the laid tile up again */
void game_turn_laid(struct game *game, int direction);
void game_pick(struct game *game, int action); /* a spot or candidate; the same again: none */
void game_confirm(struct game *game);          /* the main action of the step */
void game_pass(struct game *game);             /* ends the turn without a meeple; adds nothing */
void game_choose(struct game *game, enum carc_crop choice);
void game_undo(struct game *game);
void game_redo(struct game *game);
bool game_can_confirm(const struct game *game);
enum session_reach game_undo_reach(const struct game *game);

/* ---- The parts of the screen, in the order in which they are called. */
void game_fit(struct game *game);       /* board.c: the camera, when it must move */
void game_fit_again(struct game *game); /* in any case, at the end of the pass */
void game_board(struct game *game);     /* board.c: table, tiles, towers; panning */
void game_meeples(struct game *game);   /* figures.c */
void game_cells(struct game *game);     /* cells.c: legal cells and the ghost */
void game_spots(struct game *game);     /* spots.c: where a meeple may go, or come from */
void game_hud(struct game *game);       /* hud.c: turn, step, prompt, zoom */
void game_panel(struct game *game);     /* panel.c: tray, players, log, buttons */
void game_effects(struct game *game);   /* effects.c: what flies and rises */
void game_hover(struct game *game);     /* hover.c: card of the feature pointed at */
void game_circle(struct game *game);    /* circle.c: the choice of A or B */
void game_menu(struct game *game);      /* menu.c: menu and questions */
void game_sheets(struct game *game);    /* sheets.c: tiles, log, points */
void game_help(struct game *game);      /* assist.c: help for the step */
void game_keys(struct game *game);      /* keys.c */
void game_pad(struct game *game);       /* pad.c */

/* hud.c: tells the camera what lies over the board. */
void game_add_cover(struct game *game, struct ui_rect rect);

/* assist.c: the tip for the step, if any, below the prompt; returns the height it took. */
float game_tip(struct game *game, float y);

/* board.c: the tile coming down, in the tween "land". */
void game_land(struct game *game, struct ui_rect rect, struct tiles_face face);

/* figures.c: where the meeple with that number on a segment stands, and how it is drawn. */
struct ui_point game_spot(const struct game *game, int placement, int segment, int number);
struct picture_figure game_figure(
    const struct game *game, int player, enum carc_kind kind, float opacity);

/* tints.c: chooses which features are in colour, and returns a number that changes with them;
 * paints them between the ground and the props of a part of the board, in cells. */
uint64_t game_choose_tints(struct game *game);
void game_tints(struct game *game, struct ui_rect window);
void game_flash(struct game *game, carc_node node); /* for a moment */

/* counts.c: counts anew what fits the open cells; shows it on them. */
void game_count_fits(struct game *game);
void game_counts(struct game *game);

/* rows.c: the players, from the top of `rest`, which is cut. */
void game_rows(struct game *game, struct ui_rect *rest);
/* log_view.c: the last lines of the log. */
void game_log(struct game *game, struct ui_rect rect);
/* circle_order.c: strip with the order of step 4. */
void game_order(struct game *game, struct ui_rect rect);

/* effects.c: what the last action brought about; cuts what still moves. */
void game_show_events(struct game *game);
void game_skip_effects(struct game *game);

/* keys.c, for the pad too: to the next legal cell, spot or candidate; turns the tile. */
void game_step_on(struct game *game, int by);
void game_rotate(struct game *game, int direction);

#endif
