/* A game as JCloisterZone plays it: the same rules as ours, taken in its steps.
 *
 * Where ours score as soon as the turn player has claimed or passed, theirs waits for a COMMIT, and
 * it lets players take messages back. So the position of src/rules runs ahead: a decision is
 * carried out when its message comes, and what a client sees (`view`) follows with the COMMIT. */
#ifndef JCZ_GAME_H
#define JCZ_GAME_H

#include "jcz/message.h"
#include "jcz/pack.h"
#include "rules/query.h"

/* name in the code, name in the protocol */
#define JCZ_PHASES(X)                                                                              \
    X(TILE, "TilePhase")                                                                           \
    X(ACTION, "ActionPhase")                                                                       \
    X(COMMIT, "CommitActionPhase")                                                                 \
    X(CIRCLE, "CornCirclePhase")                                                                   \
    X(OVER, "GameOverPhase")

enum jcz_phase {
#define X(name, text) JCZ_PHASE_##name,
    JCZ_PHASES(X)
#undef X
};

const char *jcz_phase_name(enum jcz_phase phase);

/* A meeple on the board. */
struct jcz_meeple {
    uint16_t node;
    uint8_t player;
    uint8_t number; /* of its id, from 1 */
    uint8_t kind;   /* enum carc_kind */
};

/* All that a client sees and that UNDO brings back. A plain value. */
struct jcz_view {
    uint8_t phase;      /* enum jcz_phase */
    int8_t player;      /* who must decide; -1 when the game is over */
    int8_t turn_player; /* -1 when the game is over */
    uint8_t crop;       /* in PHASE_CIRCLE: enum carc_crop, what was chosen */
    bool confirm;       /* in PHASE_CIRCLE: a COMMIT is due */
    int16_t drawn;      /* the tile in hand, of jcz_tile */
    int turn;           /* from 1 */
    int points[CARC_MAX_PLAYERS];
    uint32_t on_board[CARC_MAX_PLAYERS]; /* bit n for meeple n */
    int draws;                           /* tiles drawn */
    size_t steps;                        /* length of the game's `steps` */
    size_t events;                       /* and of its `events` */
    int meeple_count;
    struct jcz_meeple meeples[CARC_MAX_PLAYERS * CARC_MAX_MEEPLES]; /* oldest first */
};

enum jcz_event_kind {
    JCZ_EVENT_TURN,      /* player, what: the turn, from 1 */
    JCZ_EVENT_PLACED,    /* what: a placement */
    JCZ_EVENT_DISCARDED, /* what: a tile of jcz_tile */
    JCZ_EVENT_DEPLOYED,  /* player, what: a node */
    JCZ_EVENT_RETURNED,  /* the same */
    JCZ_EVENT_POINTS     /* the rest */
};

struct jcz_event {
    uint8_t kind; /* enum jcz_event_kind */
    uint8_t player;
    uint16_t what;
    uint8_t feature; /* enum carc_kind */
    bool final;      /* in final scoring */
    bool small;      /* a two-tile city of 2 points */
    uint8_t winners; /* bit p for player p */
    uint16_t tiles;
    uint16_t pennants;
    uint16_t cities;               /* field: complete ones */
    int16_t points;                /* of each winner */
    uint16_t at[CARC_MAX_PLAYERS]; /* node of the winner's oldest meeple in the feature */
};

struct jcz_game {
    struct jcz_setup setup;
    struct carc_rules *rules;
    struct carc_state *state;
    int16_t ours[JCZ_TILES]; /* their tiles in our tile set; -1: not in the game */
    struct jcz_pack pack;
    double random;
    struct jcz_view view;
    int16_t tiles[CARC_MAX_BAG]; /* of jcz_tile, by placement */
    struct carc_action *steps;   /* what was carried out since the beginning */
    struct jcz_event *events;
    struct jcz_view *undo; /* what UNDO brings back, latest last */
    size_t undo_count;
    size_t step_room, event_room, undo_room;
    bool void_return;    /* a circle that is not asked about: our record says B */
    int wanted;          /* the tile that the next draw is known to have brought, or -1 */
    int unexpected_turn; /* the turn in which a draw brought another than the wanted one, or 0 */
    /* So many events and placements are as they were when jcz_answer last looked. */
    size_t same_events;
    int same_placed;
};

/* Memory for games one after the other. Owned by the caller. */
void jcz_game_init(struct jcz_game *game);
void jcz_game_finish(struct jcz_game *game);

/* Begins a game, up to the first decision. False with messages in `diag` when the set-up does not
 * fit together; there is no game then. `wanted` is -1 or the first tile. */
bool jcz_game_begin(
    struct jcz_game *game, const struct jcz_setup *setup, int wanted, struct diag *diag);

/* Whether the game goes on. */
static inline bool jcz_game_over(const struct jcz_game *game)
{
    return game->view.phase == JCZ_PHASE_OVER;
}

/* Carries a message out. False with one message in `diag` when it is not legal: nothing is changed
 * then, except when the draw order names a tile that is not left. */
bool jcz_game_apply(struct jcz_game *game, const struct jcz_message *message, struct diag *diag);

/* The owners of a feature as the client sees it: bit p for player p; `root` is its node by
 * carc_feature_of. */
int jcz_game_owners(const struct jcz_game *game, carc_node root);

/* Whether the player who must decide may pass. */
bool jcz_game_can_pass(const struct jcz_game *game);

/* Meeples of a player that are not on the board. */
int jcz_game_supply(const struct jcz_game *game, int player);
/* The lowest number of these, from 1; 0 when there is none. */
int jcz_game_free_meeple(const struct jcz_game *game, int player);

#endif
