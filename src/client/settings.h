/* What the user chose once and for all games. */
#ifndef CLIENT_SETTINGS_H
#define CLIENT_SETTINGS_H

#include <stdbool.h>

#include "art/players.h"
#include "ui/theme.h"

enum settings_counts { SETTINGS_COUNTS_NEVER, SETTINGS_COUNTS_FEW, SETTINGS_COUNTS_ALWAYS };
enum settings_speed { SETTINGS_NORMAL, SETTINGS_FAST };

struct settings {
    /* display */
    enum ui_theme theme;
    float scale; /* 0 = automatic */
    bool large_text;
    bool full_screen;
    bool less_motion;
    enum settings_speed speed;   /* of motion */
    enum art_player_set colours; /* of the players */
    /* game */
    bool confirm_turn;      /* else a meeple or Skip ends the turn at once */
    bool strict;            /* no undo once a new tile was seen */
    bool skip_idle_circles; /* a choice of A or B that changes nothing is made by itself */
    bool hover_cards;
    bool hand_over;              /* a banner says whose turn begins */
    enum settings_counts counts; /* how many tiles of the bag fit a cell */
    /* sound */
    bool sound;
    float volume; /* 0 to 1 */
};

struct settings settings_default(void);

#endif
