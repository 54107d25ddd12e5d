/* The scene in which a game is played. Private to this folder. */
#ifndef CLIENT_GAME_H
#define CLIENT_GAME_H

#include "client/app.h"
#include "client/game/camera.h"
#include "client/game/computers.h"
#include "client/game/field_label.h"
#include "client/game/hint.h"
#include "client/game/log.h"
#include "client/game/notes.h"
#include "client/game/sheet.h"
#include "client/game/signs.h"
#include "client/game/tint.h"
#include "client/game/turn.h"
#include "client/pictures.h"
#include "client/tiles.h"

/* Where things stand on the screen (look, 4.1). */
struct game_layout {
    struct ui_rect screen, viewport, panel;
    bool compact, tight;
    float margin;
    float band; /* below the board, with the name of whose turn it is; 0: none */
    struct ui_rect covers[CAMERA_COVERS]; /* of the pass before: what floats over the board */
    size_t cover_count;
};

#define GAME_BADGES 24

/* What would end the scene, and so waits for the end of the pass. */
enum game_wish { GAME_STAY, GAME_QUICK_LOAD };

struct game {
    struct app *app;
    struct game_layout layout;
    struct camera camera;
    int side, turned; /* of the table the board is turned to; quarter turns given besides, 0 to 3 */
    struct camera camera_kept; /* while another one shows step 4; tile 0: it does not */
    struct ui_rect fitted;     /* the viewport that the camera was fitted to; w 0: not yet */
    bool refit;                /* the legal cells changed: look whether they are all seen */
    struct turn turn;
    struct log log;
    uint8_t copies[CARC_MAX_BAG]; /* of each placement: which copy of its type it is */
    struct tiling *tiling;        /* tiling.c: the tiles, kept as a picture; NULL: not yet */
    unsigned board_version;       /* changes with each action */
    struct game_effect effects[GAME_EFFECTS];
    size_t effect_count;
    struct carc_cell landed;     /* where the tile laid last comes down */
    uint16_t *fits;              /* for each open cell: tiles of the bag that fit there */
    bool peek;                   /* the circle's card is hidden for a look at the board */
    bool trouble;                /* the last autosave failed */
    bool ask_undo;               /* the question whether to go back is open */
    bool ask_load;               /* the question whether to leave a game that is not saved */
    bool feature_card;           /* of the spot that is picked, asked for by the pad */
    bool menu;                   /* the menu is open */
    bool help;                   /* the help for the step is open */
    bool fields, owners, counts; /* overlays */
    struct sheets sheets;
    bool purist;       /* nothing is counted for the players in this game */
    carc_node hovered; /* feature under the pointer, or -1, and since when */
    uint64_t hover_since;
    carc_node spot_lit; /* feature of the spot under the pointer, or -1, and where the spot is */
    struct ui_point spot_at;
    struct ui_point badges[GAME_BADGES]; /* of this pass: the numbers of the spots, */
    struct ui_rect figures[GAME_BADGES]; /* and what they count */
    size_t badge_count, figure_count;
    carc_node lit;                         /* feature in colour because it is pointed at, or -1 */
    struct game_pointed pointed, pointing; /* of the pass before, and of this one */
    struct game_banner banner;
    struct game_captions captions;
    bool watched, carried; /* only looked at, by another scene; the tile hangs at the pointer */
    bool gliding;          /* the camera is on its way from, to: */
    struct ui_point glide[2];
    struct carc_state *trial;   /* as if the tile that is held lay already; or NULL */
    enum keys_command peek_key; /* shows something while it is held; KEYS_COUNT: none */
    uint64_t peek_since;
    enum game_wish wish;
    struct tint tints[GAME_TINTS];
    size_t tint_count;
    struct tint_picture { /* of tints; the one wanted may still be on its way */
        uint64_t look;    /* 0: there is none */
        int box[4];       /* in cells: left, top, width, height */
    } tint_wanted, tint_shown;
    carc_node flashes[GAME_FLASHES]; /* features that were just scored */
    size_t flash_count;
    uint64_t flash_until;
    struct ui_point stick; /* of a gamepad: right stick, triggers, when they were followed */
    float zoom;
    uint64_t stick_time, start_held; /* the latter since when; 0: it is not */
    struct computers computers;
    struct hint hint;
    struct field_labels labels;
    struct {
        bool runs;
        uint64_t since; /* up to then it is in the session */
    } clock;
    struct notes notes;
};

static inline const struct carc_rules *game_rules(const struct game *game)
{
    return session_rules(game->app->session);
}

static inline const struct carc_state *game_state(const struct game *game)
{
    return session_state(game->app->session);
}

/* A person decides there now, not a computer. */
static inline bool game_person(const struct game *game, int player)
{
    return player >= 0 && computers_player(game, player) == NULL;
}

static inline const char *game_name(const struct game *game, int player)
{
    return session_names(game->app->session)[player];
}

/* A dialog or a sheet lies over the board: keys and pads are for that. */
static inline bool game_covered(const struct game *game)
{
    return game->menu || game->ask_undo || game->ask_load || game->computers.open ||
           game->notes.open || game->help || game->sheets.open != SHEET_NONE;
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

/* A line in the player's colour on paper or table, with a dark or pale one inside it where the
 * colour alone would not show. */
void game_player_frame(
    const struct game *game, int player, struct ui_rect rect, float radius, float width);

/* The tile that the turn is about: in hand, or laid last. */
struct tiles_face game_turn_face(const struct game *game);

#endif
