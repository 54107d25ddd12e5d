#include "art/players.h"

#include <assert.h>

#define WHITE "#FFFFFF"
#define DARK "#2E2A25"

/* Light is the fill with 30 % of white, shade the fill with 42 % of earth brown; charcoal and ivory
 * have their own, because the rule leaves one without a side and the other without a top. */
static const struct art_player players[ART_PLAYER_SET_COUNT][ART_PLAYERS] = {
    {
        {"vermilion", "disc", "#E2492F", "#EB806D", "#9B3923", WHITE, ART_DISC, ART_HATCH_SLASH},
        {"blue", "triangle", "#2C66C9", "#6B94D9", "#2F4A86", WHITE, ART_TRIANGLE,
            ART_HATCH_BACKSLASH},
        {"yellow", "diamond", "#F6C62D", "#F9D76C", "#A78222", DARK, ART_DIAMOND, ART_HATCH_DOTS},
        {"charcoal", "cross", "#33333D", "#5C5C64", "#15151C", WHITE, ART_CROSS, ART_HATCH_GRID},
        {"rose", "star", "#EC86BE", "#F2AAD2", "#A15D76", DARK, ART_STAR, ART_HATCH_VERTICAL},
        {"ivory", "bars", "#F7F1E3", "#FFFFFF", "#A89878", DARK, ART_BARS, ART_HATCH_HORIZONTAL},
    },
    {
        {"red", "disc", "#D3221F", "#E06462", "#93231A", WHITE, ART_DISC, ART_HATCH_SLASH},
        {"blue", "triangle", "#1F6FD0", "#629ADE", "#2A5080", WHITE, ART_TRIANGLE,
            ART_HATCH_BACKSLASH},
        {"yellow", "diamond", "#FFD400", "#FFE14C", "#AC8A08", DARK, ART_DIAMOND, ART_HATCH_DOTS},
        {"green", "cross", "#1F8A3B", "#62AD76", "#2A5F2A", WHITE, ART_CROSS, ART_HATCH_GRID},
        {"black", "star", "#1A1A1A", "#48484C", "#0A0A0C", WHITE, ART_STAR, ART_HATCH_VERTICAL},
        {"rose", "bars", "#EC86BE", "#F2AAD2", "#A15D76", DARK, ART_BARS, ART_HATCH_HORIZONTAL},
    },
};

const struct art_player *art_player(enum art_player_set set, int player)
{
    assert(set < ART_PLAYER_SET_COUNT && player >= 0 && player < ART_PLAYERS);
    return &players[set][player];
}
