#include "client/settings.h"

struct settings settings_default(void)
{
    return (struct settings){
        .theme = UI_CLASSIC,
        .colours = ART_COLOURS_STANDARD,
        .confirm_turn = true,
        .hover_cards = true,
        .hand_over = true,
        .counts = SETTINGS_COUNTS_FEW,
        .sound = true,
        .volume = 0.6f,
    };
}
