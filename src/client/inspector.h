/* Tiles that are looked at and checked, for those who write them. Private to that scene. */
#ifndef CLIENT_INSPECTOR_H
#define CLIENT_INSPECTOR_H

#include "art/shape.h"
#include "art/spots.h"
#include "base/file.h"
#include "client/app.h"
#include "client/kit.h"
#include "client/sample.h"
#include "load/inspect.h"

#define INSPECTOR_NOTHING (-1)

/* What is drawn in colour over the tile. */
enum inspector_layer {
    INSPECTOR_EDGES, /* the names of edges and half-edges, and what they belong to */
    INSPECTOR_ROADS,
    INSPECTOR_CITIES,
    INSPECTOR_FIELDS,
    INSPECTOR_MIDDLE, /* the monastery and the crop circle */
    INSPECTOR_LAYERS
};

/* A tile file that can be chosen. */
struct inspector_file {
    char path[LOAD_PATH_SIZE];
    char title[LOAD_TITLE_SIZE];
    bool user; /* not shipped */
};

struct inspector {
    struct app *app;
    size_t file_count;
    struct inspector_file *files;
    size_t file;             /* the chosen one */
    struct file_stamp stamp; /* of it when it was read */
    uint64_t look;           /* when to look at the stamp again */
    unsigned readings;
    struct load_inspection said; /* by the file as it is now; its tiles went into `set` */
    struct load_set set; /* the tiles on show: those of the file, or of the last reading that had
                            any; empty: there were none yet */
    bool old;            /* they are not what the file says now */
    int tile;            /* of the set */
    int rotation;
    unsigned layers;         /* bit i for enum inspector_layer */
    size_t page;             /* 0: segments, 1: checks */
    int pinned;              /* the segment that was clicked, or INSPECTOR_NOTHING */
    int lit;                 /* the one that is pointed at, or else is pinned */
    int pointed;             /* found in this pass */
    struct art_shape *shape; /* of the tile as it is turned; NULL: there is none */
    struct art_spots spots;
    struct ui_rect square;                /* where the tile lies in this pass */
    float segments_height, checks_height; /* of the pages in the pass before */
};

/* Nothing is chosen when there are no tiles: NULL. */
const struct carc_tile *inspector_tile(const struct inspector *inspector);
/* Its id, or "?" while it has none. */
const char *inspector_tile_name(const struct carc_tile *tile);
void inspector_choose(struct inspector *inspector, int tile);
void inspector_turn(struct inspector *inspector, int quarters);
/* The same segment again: none. */
void inspector_pin(struct inspector *inspector, int segment);

/* How many messages are about a tile, of a severity; `tile` LOAD_NO_TILE: about the set as such. */
size_t inspector_findings(const struct inspector *inspector, int tile, enum diag_severity severity);

/* inspector_read.c: which files there are; reading one; reading it again when it changed. */
void inspector_list(struct inspector *inspector);
void inspector_unlist(struct inspector *inspector);
void inspector_read(struct inspector *inspector, size_t file);
void inspector_follow(struct inspector *inspector);
void inspector_forget(struct inspector *inspector);                 /* all that was read */
const char *inspector_file_name(const struct inspector *inspector); /* without its folder */

/* inspector_shape.c: the segments on the picture. */
struct ui_color inspector_color(const struct carc_tile *tile, int segment);
enum inspector_layer inspector_layer_of(enum carc_kind kind);
void inspector_draw_shape(const struct inspector *inspector, int segment, bool lit);
void inspector_draw_circle(const struct inspector *inspector);
/* The segment at that place of the screen, or INSPECTOR_NOTHING. */
int inspector_segment_at(const struct inspector *inspector, struct ui_point at);
struct ui_point inspector_on_screen(const struct inspector *inspector, struct art_point at);

/* inspector_edges.c: what stands round the tile. */
void inspector_draw_edges(const struct inspector *inspector);

/* Parts of the screen. */
void inspector_show_faces(struct inspector *inspector, struct ui_rect panel);
void inspector_show_stage(struct inspector *inspector, struct ui_rect stage);
void inspector_show_segments(struct inspector *inspector, struct ui_rect rest);
void inspector_show_checks(struct inspector *inspector, struct ui_rect rest);
/* The findings as cards from the top of `*rest`: those about the tile, or all of them. */
enum inspector_scope { INSPECTOR_OF_TILE, INSPECTOR_OF_ALL };
void inspector_show_findings(
    struct inspector *inspector, struct ui_rect *rest, enum inspector_scope scope);

/* inspector_try.c: a game for two whose first tile is the chosen one. NULL: it can be had; else why
 * not. Starting it leaves the scene at once when all is well. */
const char *inspector_cannot_try(const struct inspector *inspector);
void inspector_try(struct inspector *inspector);

#endif
