/* What the user chose once and for all games. */
#ifndef CLIENT_SETTINGS_H
#define CLIENT_SETTINGS_H

#include <stdbool.h>

#include "art/players.h"
#include "base/diag.h"
#include "client/keys.h"
#include "ui/theme.h"

enum settings_counts {
    SETTINGS_COUNTS_NEVER,
    SETTINGS_COUNTS_KEY, /* only while they are asked for */
    SETTINGS_COUNTS_FEW,
    SETTINGS_COUNTS_ALWAYS
};
enum settings_pads { SETTINGS_PADS_SHARED, SETTINGS_PADS_SEATS /* each plays for its own */ };
enum settings_speed { SETTINGS_NORMAL, SETTINGS_FAST };
enum settings_pace { SETTINGS_CALM, SETTINGS_BRISK, SETTINGS_AT_ONCE };

#define SETTINGS_LANGUAGE 16

struct settings {
    /* display */
    enum ui_theme theme;
    float scale; /* 0 = automatic */
    bool large_text;
    bool large_targets; /* for fingers */
    bool high_contrast;
    bool full_screen;
    bool less_motion;
    bool tile_lines;             /* hairlines between tiles */
    bool owner_tint;             /* features of the board in their owner's colour */
    enum settings_speed speed;   /* of motion */
    enum art_player_set colours; /* of the players */
    /* game */
    bool confirm_turn;      /* else a meeple or Skip ends the turn at once */
    bool strict;            /* no undo once a new tile was seen */
    bool skip_idle_circles; /* a choice of A or B that changes nothing is made by itself */
    bool auto_take;         /* the only meeple that can be taken back is taken by itself */
    bool hover_cards;
    bool turn_board; /* towards the seat of whoever decides */
    bool hand_over;  /* a banner says whose turn begins */
    bool large_turn; /* and a band below the board, to be read from far away */
    bool clocks;     /* the rows of the players show how long each has thought */
    bool purist;     /* nothing is counted for the players: cells, bag, sheet */
    enum settings_pads pads;
    enum settings_counts counts; /* how many tiles of the bag fit a cell */
    enum settings_pace pace;     /* how long each step of a computer player stays to be seen */
    bool think_ahead;            /* computer players think while a person decides, too */
    bool tips;                   /* of the first game */
    bool welcomed;               /* the first screen was left */
    unsigned tips_seen;          /* bit for each one that was dismissed (help.h) */
    /* sound */
    bool sound;
    float volume; /* 0 to 1 */
    /* language and keys */
    char language[SETTINGS_LANGUAGE]; /* "pl"; empty: that of the system */
    struct keys keys;
};

struct settings settings_default(void);

/* Reads the user's file over the settings; without one they stay as they are. Words that are not
 * known are left alone; wrong values are told in `diag` as warnings and not taken. */
void settings_load(struct settings *settings, struct diag *diag);

/* Writes the file in one piece. Lines of it that are not known, and comments, stay. False with a
 * message in `diag`. */
bool settings_save(const struct settings *settings, struct diag *diag);

#endif
