/* What a game of JCloisterZone is played with, as its files and its GAME_SETUP say it. */
#ifndef JCZ_SETUP_H
#define JCZ_SETUP_H

#include "base/diag.h"
#include "jcz/names.h"
#include "load/game.h"

/* What the original calls a pack with a draw order. */
#define JCZ_PACK_CLASS "com.jcloisterzone.debug.ForcedDrawTilePack"

/* A tile that lies on the table before the game begins. */
struct jcz_start {
    int16_t tile;     /* of jcz_tile */
    uint8_t rotation; /* quarter turns as they count them */
    struct carc_cell cell;
};

/* A plain value, to be copied at will. */
struct jcz_setup {
    uint16_t copies[JCZ_SET_COUNT];
    int set_count;
    uint8_t sets[JCZ_SET_COUNT]; /* enum jcz_set, in the order in which they were named */
    int meeples;                 /* of each player */
    bool fields;
    bool circles; /* crop circles have their effect */
    int small_city;
    int start_count;
    struct jcz_start start[CARC_MAX_START];
    int players;
    double random; /* from 0 up to 1: the first draw is made with it */
    int order_count;
    int16_t order[CARC_MAX_BAG]; /* the tiles to be drawn first */
    bool order_ends;             /* the game ends when `order` is drawn */
    int limit;                   /* how many tiles are drawn; -1: all */
};

/* Base game, two players, one start tile in the middle. */
void jcz_setup_init(struct jcz_setup *setup);

struct jcz_value;

/* Fills in what `payload` of a GAME_SETUP says. False with one located message, or one that lists
 * the names of all sets, elements and rules that are not supported. */
bool jcz_setup_read(struct jcz_setup *setup, const struct jcz_value *payload);

/* The parts of it that a file has too; there the sets say whether there are crop circles. */
bool jcz_setup_read_game(struct jcz_setup *setup, const struct jcz_value *object, bool file);
/* `{"drawOrder":[...],"drawLimit":3}`; the limit has another name in files. */
bool jcz_setup_read_draws(
    struct jcz_setup *setup, const struct jcz_value *object, const char *limit);

/* The same game in our terms. False with a message when it holds too many tiles. */
bool jcz_setup_request(
    const struct jcz_setup *setup, struct load_request *request, struct diag *diag);

/* Adds copies of a set. */
void jcz_setup_add_set(struct jcz_setup *setup, enum jcz_set set, int copies);

/* Copies of a tile in the game, those on the table included. */
int jcz_setup_count(const struct jcz_setup *setup, int tile);

#endif
