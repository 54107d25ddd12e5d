/* The scene in which a game is played. Private to this folder. */
#ifndef CLIENT_GAME_H
#define CLIENT_GAME_H

#include "client/app.h"
#include "client/game/camera.h"
#include "client/game/log.h"
#include "client/game/tint.h"
#include "client/game/turn.h"
#include "client/pictures.h"
#include "client/tiles.h"
#include "rules/query.h"

/* Where things stand on the screen (look, 4.1). */
struct game_layout {
    struct ui_rect screen, viewport, panel;
    bool compact, tight;
    float margin;
    struct ui_rect covers[4]; /* of the pass before: what floats over the board */
    size_t cover_count;
};

/* A number that rises from a feature, or a figure on its way home. */
#define GAME_EFFECTS 24

#define GAME_TINTS 128
#define GAME_FLASHES 8

enum game_effect_kind { GAME_POINTS, GAME_HOME };

struct game_effect {
#define GAME_TINTS 128
#define GAME_FLASHES 8

    enum game_effect_kind kind;
    int player, points;
    struct carc_cell cell;
    double x, y; /* in the tile */
    enum art_pose pose;
    uint64_t start;
};

struct game {
    struct app *app;
    struct game_layout layout;
    struct camera camera;
    struct ui_rect fitted; /* the viewport that the camera was fitted to; w 0: not yet */
    bool refit;            /* the legal cells changed: look whether they are all seen */
    struct turn turn;
    struct log log;
    uint8_t copies[CARC_MAX_BAG]; /* of each placement: which copy of its type it is */
    struct ui_rect window;        /* part of the board that is kept as a picture, in cells */
    float window_tile;
    unsigned board_version; /* changes with each action */
    struct game_effect effects[GAME_EFFECTS];
    size_t effect_count;
    struct carc_cell landed;     /* where the tile laid last comes down */
    uint16_t *fits;              /* for each open cell: tiles of the bag that fit there */
    bool peek;                   /* the circle's card is hidden for a look at the board */
    bool ask_undo;               /* the question whether to go back to an earlier turn is open */
    bool menu;                   /* the menu is open */
    bool fields, owners, counts; /* overlays */
    bool log_open;
    struct ui_point grab; /* middle button or drag */
    carc_node hovered;    /* feature under the pointer, or -1, and since when */
    uint64_t hover_since;
    carc_node spot_lit; /* feature of the spot under the pointer, or -1, and where the spot is */
    struct ui_point spot_at;
    carc_node lit; /* feature in colour because it is pointed at, or -1 */
    struct tint tints[GAME_TINTS];
    size_t tint_count;
    carc_node flashes[GAME_FLASHES]; /* features that were just scored */
    size_t flash_count;
    uint64_t flash_until;
};

static inline const struct carc_rules *game_rules(const struct game *game)
{
    return session_rules(game->app->session);
}

static inline const struct carc_state *game_state(const struct game *game)
{
    return session_state(game->app->session);
}

static inline const char *game_name(const struct game *game, int player)
{
    return session_names(game->app->session)[player];
}

/* What the actor is busy with. */
enum game_step {
    GAME_TILE,   /* lays the tile in hand */
    GAME_MEEPLE, /* it lies: claims, or ends the turn */
    GAME_CHOICE, /* A or B */
    GAME_ACTOR,  /* adds or takes back */
    GAME_OVER
};
enum game_step game_step(const struct game *game);

/* Who must decide now, or, when nobody must, whose turn it was. */
int game_actor(const struct game *game);

/* The tile that the turn is about: in hand, or laid last. */
struct tiles_face game_turn_face(const struct game *game);

/* ---- act.c: decisions. */
void game_changed(struct game *game); /* after any change of the position */
void game_apply(struct game *game, struct carc_action action);
void game_place(struct game *game); /* lays the ghost */
void game_lift(struct game *game);  /* takes the laid tile up again */
void game_turn_laid(struct game *game, int direction);
void game_pick(struct game *game, int action); /* a spot or candidate; -1 or the same: none */
void game_confirm(struct game *game);          /* the main action of the step */
void game_pass(struct game *game);             /* ends the turn without a meeple; adds nothing */
void game_choose(struct game *game, enum carc_crop choice);
void game_undo(struct game *game);
void game_redo(struct game *game);
bool game_can_confirm(const struct game *game);

/* ---- The parts of the screen, in the order in which they are called. */
void game_board(struct game *game);   /* board.c: the table, tiles and towers; panning */
void game_meeples(struct game *game); /* figures.c */
void game_cells(struct game *game);   /* cells.c: legal cells and the ghost */
void game_spots(struct game *game);   /* spots.c: where a meeple may go, or come from */
void game_hud(struct game *game);     /* hud.c: turn, step, prompt, zoom */
void game_panel(struct game *game);   /* panel.c: tray, players, log, buttons */
void game_circle(struct game *game);  /* circle.c: the choice of A or B */
void game_effects(struct game *
        game); /* tints.c: chooses which features are in colour, and returns a number that changes with them;
 * paints them between the ground and the props of a part of the board, in cells. */
uint64_t game_choose_tints(struct game *game);
void game_tints(struct game *game, struct ui_rect window);
void game_flash(struct game *game, carc_node node);

/* effects.c */
void game_keys(struct game *game);  /* keys.c */
void game_menu(struct game *game);  /* menu.c: menu and questions */
void game_hover(struct game *game); /* hover.c */

/* board.c: the tile coming down, in the tween "land". */
void game_land(struct game *game, struct ui_rect rect, struct tiles_face face);

/* counts.c: counts anew what fits the open cells; shows it on them. */
void game_count_fits(struct game *game);
void game_counts(struct game *game);

/* rows.c: the players, from the top of `rest`, which is cut. */
void game_rows(struct game *game, struct ui_rect *rest);
/* log_view.c: the last lines of the log. */
void game_log(struct game *game, struct ui_rect rect);
/* circle_order.c: strip with the order of step 4. */
void game_order(struct game *game, struct ui_rect rect);

void game_fit(struct game *game, bool always);
void game_add_cover(struct game *game, struct ui_rect rect);

/* Where the meeple with that number on a segment stands, and how it is drawn. */
struct ui_point game_spot(const struct game *game, int placement, int segment, int number);
struct picture_figure game_figure(
    const struct game *game, int player, enum carc_kind kind, float opacity);

/* tints.c: chooses which features are in colour, and returns a number that changes with them;
 * paints them between the ground and the props of a part of the board, in cells. */
uint64_t game_choose_tints(struct game *game);
void game_tints(struct game *game, struct ui_rect window);
void game_flash(struct game *game, carc_node node);

/* effects.c */
void game_show_events(struct game *game);
void game_skip_effects(struct game *game);

#endif
