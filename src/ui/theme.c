#include "ui/theme.h"

#include <assert.h>

#define RGB(hex) RGBA(hex, 255)
#define RGBA(hex, alpha)                                                                           \
    {                                                                                              \
        (hex) >> 16 & 255, (hex) >> 8 & 255, (hex)&255, alpha                                      \
    }
#define ALL(color)                                                                                 \
    {                                                                                              \
        color, color, color                                                                        \
    }
#define PAPER(color, dark)                                                                         \
    {                                                                                              \
        color, color, dark                                                                         \
    } /* Light has Classic's paper */

/* clang-format off */
static const struct ui_color colors[UI_TOKEN_COUNT][UI_THEMES] = {
    [UI_INK] = PAPER(RGB(0x2B2622), RGB(0xF3EBDA)),
    [UI_INK2] = PAPER(RGB(0x6A5E52), RGB(0xBFC6BB)),
    [UI_INK3] = PAPER(RGB(0x726657), RGB(0x9DAAA4)),
    [UI_PAPER] = PAPER(RGB(0xFBF5E7), RGB(0x1D2F32)),
    [UI_PAPER_HI] = PAPER(RGB(0xFFFDF6), RGB(0x2C4245)),
    [UI_PAPER_LO] = PAPER(RGB(0xF4EAD3), RGB(0x182A2C)),
    [UI_PAPER_TOP] = PAPER(RGB(0xFFFFFF), RGB(0x35494C)),
    [UI_TROUGH] = PAPER(RGB(0xEFE3C8), RGB(0x142426)),
    [UI_TRACK] = PAPER(RGB(0xE3D3AE), RGB(0x374D50)),
    [UI_WELL_TOP] = PAPER(RGB(0xEADDBF), RGB(0x16282A)),
    [UI_WELL_BOTTOM] = PAPER(RGB(0xE3D3AE), RGB(0x122224)),
    [UI_LINE] = PAPER(RGB(0xE3D6B9), RGB(0x33484B)),
    [UI_ROW_EDGE] = PAPER(RGB(0xE3D6B9), RGB(0x374D50)),
    [UI_FIELD] = PAPER(RGB(0xFFFEFA), RGB(0x16282A)),
    [UI_FIELD_EDGE] = PAPER(RGB(0xD9C9A5), RGB(0x4A6265)),
    [UI_BUTTON] = PAPER(RGB(0xFFFBF0), RGB(0x293E41)),
    [UI_BUTTON_EDGE] = PAPER(RGB(0xD9C9A5), RGB(0x4A6265)),
    [UI_BUTTON_LOW] = PAPER(RGB(0xD2C19B), RGB(0x101E20)),
    [UI_BUTTON_HOVER] = PAPER(RGB(0xFFFFFF), RGB(0x31484B)),
    [UI_BUTTON_EDGE_HOVER] = PAPER(RGB(0xC9B68C), RGB(0x5C777A)),
    [UI_BUTTON_TEXT] = PAPER(RGB(0x2B2622), RGB(0xF3EBDA)),
    [UI_OFF] = PAPER(RGB(0xEDE3CC), RGB(0x223538)),
    [UI_OFF_TEXT] = PAPER(RGB(0xB0A38C), RGB(0x7F908D)),
    [UI_TERRACOTTA] = ALL(RGB(0xBF4A28)),
    [UI_TERRACOTTA_HOVER] = ALL(RGB(0xC24E2B)),
    [UI_TERRACOTTA_PRESSED] = ALL(RGB(0xA63E1E)),
    [UI_TERRACOTTA_LOW] = ALL(RGB(0x97381C)),
    [UI_TERRACOTTA_TOP] = ALL(RGB(0xE07B55)),
    [UI_ON_TERRACOTTA] = ALL(RGB(0xFFF8EA)),
    [UI_ACCENT_TEXT] = PAPER(RGB(0xB04020), RGB(0xF0906B)),
    [UI_GOLD] = ALL(RGB(0xF6CF63)),
    [UI_WINNER] = ALL(RGB(0xE8AE2E)),
    [UI_WINNER_WASH] = PAPER(RGB(0xFFF7DF), RGB(0x3A3722)),
    [UI_LEAF] = ALL(RGB(0x49782D)),
    [UI_LEAF_TEXT] = PAPER(RGB(0x49782D), RGB(0x8FC46A)),
    [UI_LEAF_WASH] = PAPER(RGB(0xEDF3DC), RGB(0x233A2B)),
    [UI_ADD] = ALL(RGB(0x5B8C3E)),
    [UI_TOGGLE_OFF] = PAPER(RGB(0xCBBB97), RGB(0x4A6265)),
    [UI_KNOB] = PAPER(RGB(0xFFFFFF), RGB(0xF3EBDA)),
    [UI_AMBER] = ALL(RGB(0xB07D0E)),
    [UI_AMBER_TEXT] = PAPER(RGB(0x8A6208), RGB(0xE9BE5E)),
    [UI_AMBER_WASH] = PAPER(RGB(0xFCF0CC), RGB(0x38351F)),
    [UI_ERROR] = PAPER(RGB(0xB3261E), RGB(0xF2917F)),
    [UI_ERROR_WASH] = PAPER(RGB(0xFBE3D8), RGB(0x40282A)),
    [UI_NIGHT] = ALL(RGBA(0x101E1E, 230)),
    [UI_NIGHT_TEXT] = ALL(RGB(0xFBF5E7)),
    [UI_SCRIM] = ALL(RGBA(0x0A1819, 158)),
    [UI_SPENT] = PAPER(RGB(0xE4D8BC), RGB(0x3F575A)),
    [UI_BADGE_RING] = PAPER(RGB(0x26221E), RGB(0xFBF5E7)),
    [UI_TABLE_CENTRE] = {RGB(0x3B6560), RGB(0xDDE2CF), RGB(0x22373A)},
    [UI_TABLE_MIDDLE] = {RGB(0x2B4B49), RGB(0xC9D2BC), RGB(0x17282B)},
    [UI_TABLE_RIM] = {RGB(0x182D2E), RGB(0xA9B79E), RGB(0x0C1719)},
    [UI_CONTOUR] = {RGBA(0xBFE0D2, 13), RGBA(0x3F5A46, 26), RGBA(0x9CC4BC, 13)},
    [UI_CONTOUR_FOURTH] = {RGBA(0xBFE0D2, 19), RGBA(0x3F5A46, 41), RGBA(0x9CC4BC, 19)},
    [UI_LEGAL] = {RGBA(0xFFE28C, 51), RGBA(0xFFE28C, 140), RGBA(0xFFE28C, 51)},
    [UI_LEGAL_EDGE] = {RGB(0xF6CF63), RGB(0x9A6400), RGB(0xF6CF63)},
    [UI_TURNED] = {RGBA(0xFBF5E7, 18), RGBA(0xFFFFFF, 56), RGBA(0xFBF5E7, 18)},
    [UI_TURNED_EDGE] = {RGBA(0xFBF5E7, 140), RGBA(0x2D3E2E, 217), RGBA(0xFBF5E7, 140)},
    [UI_TURNED_ICON] = {RGBA(0xFBF5E7, 191), RGBA(0x283828, 230), RGBA(0xFBF5E7, 191)},
};
/* clang-format on */

/* Those that are not strong enough by themselves; a colour of 0 opacity: it is. */
/* clang-format off */
static const struct ui_color strong[UI_TOKEN_COUNT][UI_THEMES] = {
    [UI_INK2] = PAPER(RGB(0x443A31), RGB(0xE2E7DE)),
    [UI_INK3] = PAPER(RGB(0x463B30), RGB(0xD3DBD6)),
    [UI_LINE] = PAPER(RGB(0x857653), RGB(0x7F999C)),
    [UI_ROW_EDGE] = PAPER(RGB(0x857653), RGB(0x7F999C)),
    [UI_FIELD_EDGE] = PAPER(RGB(0x857653), RGB(0x7F999C)),
    [UI_BUTTON_EDGE] = PAPER(RGB(0x857653), RGB(0x7F999C)),
    [UI_BUTTON_EDGE_HOVER] = PAPER(RGB(0x5F543F), RGB(0xB8C6C3)),
    [UI_BUTTON_LOW] = PAPER(RGB(0x857653), RGB(0x7F999C)),
    [UI_OFF_TEXT] = PAPER(RGB(0x5F543F), RGB(0xB8C6C3)),
    [UI_TERRACOTTA] = ALL(RGB(0x923214)),
    [UI_TERRACOTTA_HOVER] = ALL(RGB(0x9A3617)),
    [UI_TERRACOTTA_PRESSED] = ALL(RGB(0x7A280E)),
    [UI_TERRACOTTA_LOW] = ALL(RGB(0x5E1C08)),
    [UI_ACCENT_TEXT] = PAPER(RGB(0x8A2F14), RGB(0xFFC6AC)),
    [UI_LEAF] = ALL(RGB(0x2F5616)),
    [UI_LEAF_TEXT] = PAPER(RGB(0x2F5616), RGB(0xB4E08F)),
    [UI_TOGGLE_OFF] = PAPER(RGB(0x857653), RGB(0x5C777A)),
    [UI_AMBER_TEXT] = PAPER(RGB(0x5E4204), RGB(0xFFDC8C)),
    [UI_ERROR] = PAPER(RGB(0x8E1A13), RGB(0xFFBDB0)),
    [UI_NIGHT] = ALL(RGB(0x0B1515)),
    [UI_SPENT] = PAPER(RGB(0xA2937A), RGB(0x7F999C)),
    [UI_LEGAL] = ALL(RGB(0xFFE28C)),
    [UI_LEGAL_EDGE] = ALL(RGB(0x2B2622)),
    [UI_TURNED] = {RGB(0x0F1D1D), RGB(0xFFFFFF), RGB(0x060C0D)},
    [UI_TURNED_EDGE] = {RGB(0xFBF5E7), RGB(0x1B261B), RGB(0xFBF5E7)},
    [UI_TURNED_ICON] = {RGB(0xFBF5E7), RGB(0x1B261B), RGB(0xFBF5E7)},
};
/* clang-format on */

struct ui_color ui_theme_color(enum ui_theme theme, enum ui_token token)
{
    assert(theme < UI_THEMES && token < UI_TOKEN_COUNT);
    return colors[token][theme];
}

struct ui_color ui_theme_strong_color(enum ui_theme theme, enum ui_token token)
{
    struct ui_color usual = ui_theme_color(theme, token);
    return strong[token][theme].a != 0 ? strong[token][theme] : usual;
}

const char *ui_theme_name(enum ui_theme theme)
{
    static const char *const names[UI_THEMES] = {"classic", "light", "dark"};
    assert(theme < UI_THEMES);
    return names[theme];
}
