#include "art/players.h"

#include <assert.h>

#define WHITE 0xFFFFFF
#define DARK 0x2E2A25

/* Light is the fill with 30 % of white, shade the fill with 42 % of earth brown; charcoal and ivory
 * have their own, because the rule leaves one without a side and the other without a top. */
static const struct art_player players[ART_PLAYER_SET_COUNT][ART_PLAYERS] = {
    {
        {"vermilion", "disc", 0xE2492F, 0xEB806D, 0x9B3923, WHITE, ART_DISC, ART_HATCH_SLASH},
        {"blue", "triangle", 0x2C66C9, 0x6B94D9, 0x2F4A86, WHITE, ART_TRIANGLE,
            ART_HATCH_BACKSLASH},
        {"yellow", "diamond", 0xF6C62D, 0xF9D76C, 0xA78222, DARK, ART_DIAMOND, ART_HATCH_DOTS},
        {"charcoal", "cross", 0x33333D, 0x5C5C64, 0x15151C, WHITE, ART_CROSS, ART_HATCH_GRID},
        {"rose", "star", 0xEC86BE, 0xF2AAD2, 0xA15D76, DARK, ART_STAR, ART_HATCH_VERTICAL},
        {"ivory", "bars", 0xF7F1E3, 0xFFFFFF, 0xA89878, DARK, ART_BARS, ART_HATCH_HORIZONTAL},
    },
    {
        {"red", "disc", 0xD3221F, 0xE06462, 0x93231A, WHITE, ART_DISC, ART_HATCH_SLASH},
        {"blue", "triangle", 0x1F6FD0, 0x629ADE, 0x2A5080, WHITE, ART_TRIANGLE,
            ART_HATCH_BACKSLASH},
        {"yellow", "diamond", 0xFFD400, 0xFFE14C, 0xAC8A08, DARK, ART_DIAMOND, ART_HATCH_DOTS},
        {"green", "cross", 0x1F8A3B, 0x62AD76, 0x2A5F2A, WHITE, ART_CROSS, ART_HATCH_GRID},
        {"black", "star", 0x1A1A1A, 0x48484C, 0x0A0A0C, WHITE, ART_STAR, ART_HATCH_VERTICAL},
        {"rose", "bars", 0xEC86BE, 0xF2AAD2, 0xA15D76, DARK, ART_BARS, ART_HATCH_HORIZONTAL},
    },
};

const struct art_player *art_player(enum art_player_set set, int player)
{
    assert(set < ART_PLAYER_SET_COUNT && player >= 0 && player < ART_PLAYERS);
    return &players[set][player];
}
