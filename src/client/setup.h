/* A new game while it is being set up. Private to that scene. */
#ifndef CLIENT_SETUP_H
#define CLIENT_SETUP_H

#include "client/app.h"
#include "client/kit.h"
#include "client/opponent.h"
#include "load/list.h"

#define SETUP_MIN_SEATS 2
#define SETUP_NAME 24 /* characters */
#define SETUP_SETS 64
#define SETUP_FAVOURITES 16

struct setup_seat {
    int id; /* stays when the order changes */
    int colour;
    size_t kind;      /* 0: a person; else the level of a computer player, from 1 */
    size_t character; /* of a computer player */
    struct ui_edit name;
};

/* A tile set that can take part. */
struct setup_set {
    char id[CARC_ID_SIZE];
    char title[LOAD_TITLE_SIZE];
    size_t tiles;
    bool user;                         /* not shipped */
    bool start;                        /* has a start tile */
    const char *file;                  /* of the command line; or NULL */
    char fault[DIAG_FILE + DIAG_TEXT]; /* why it cannot be used; empty: it can */
    struct carc_tile sample;           /* one of its tiles */
    uint32_t checksum;
    bool on;
};

struct setup {
    struct app *app;
    int seat_count, next_id;
    struct setup_seat seats[CARC_MAX_PLAYERS];
    int dragged; /* id of the seat that is being moved, or -1 */
    float drag_y;
    size_t set_count;
    struct setup_set sets[SETUP_SETS];
    struct load_list rulesets;
    size_t ruleset;
    struct carc_options basis;   /* of the rule set */
    struct carc_options options; /* with single ones changed */
    bool more;                   /* the single options are shown */
    bool shuffle_seats;
    struct ui_edit seed; /* empty: by chance */
    int tiles;           /* in the bag; 0 when the game cannot be made */
    char fault[DIAG_FILE + DIAG_TEXT];
    size_t favourite_count;
    char favourites[SETUP_FAVOURITES][64];
    size_t favourite; /* 0: none is chosen */
    bool naming;      /* the dialog for a favourite's name is open */
    struct ui_edit favourite_name;
    struct ui_rect rest;
    float height; /* of the content in the pass before */
    float spare;  /* more after each of the two first parts, where nothing has to be scrolled */
    bool changed; /* in this pass: count the tiles anew */
    bool looking; /* the tiles are looked at meanwhile, and may be others afterwards */
};

/* How far all stands apart, so that the tiles, the rules and four seats are seen at once, and six in
 * a large window. */
struct setup_space {
    float head, below_head; /* a heading */
    float seat, field;      /* a row, and what can be written or chosen in */
    float card, tile;       /* the least height of a set, and its picture */
    float between;          /* two cards */
    float line, around;     /* the least height of a line with words, and what they lack to it */
    float part;             /* after each part */
    float start;            /* the button */
};
const struct setup_space *setup_space(const struct setup *setup);

/* setup_seats.c, setup_tiles.c, setup_rules.c: parts of the screen, from the top of `rest`. */
void setup_show_seats(struct setup *setup);
void setup_show_sets(struct setup *setup);
void setup_show_rules(struct setup *setup);

/* A seat with the lowest free colour; nothing happens when all are taken. */
void setup_add_seat(struct setup *setup, const char *name);
int setup_free_colour(const struct setup *setup, int from);

void setup_list_sets(struct setup *setup);
void setup_list_sets_again(struct setup *setup); /* the same take part, if they are there */
void setup_choose_ruleset(struct setup *setup, size_t ruleset);

/* setup_store.c: as a record without steps, and back. Sets or rules that are not there any more
 * are left out. */
void setup_to_record(const struct setup *setup, struct record *record);
void setup_from_record(struct setup *setup, const struct record *record);
void setup_load_last(struct setup *setup);
void setup_save_last(struct setup *setup);
void setup_list_favourites(struct setup *setup);
void setup_load_favourite(struct setup *setup, size_t number);
void setup_save_favourite(struct setup *setup, const char *name);
void setup_drop_favourite(struct setup *setup, size_t number);

#endif
