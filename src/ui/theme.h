/* The colours of the interface: one table for each theme. */
#ifndef UI_THEME_H
#define UI_THEME_H

#include "ui/geometry.h"

enum ui_theme { UI_CLASSIC, UI_LIGHT, UI_DARK, UI_THEMES };

/* clang-format off */
#define UI_TOKENS(X) \
    X(INK) X(INK2) X(INK3) X(PAPER) X(PAPER_HI) X(PAPER_LO) X(PAPER_TOP) \
    X(TROUGH) X(TRACK) X(WELL_TOP) X(WELL_BOTTOM) X(LINE) X(ROW_EDGE) \
    X(FIELD) X(FIELD_EDGE) X(BUTTON) X(BUTTON_EDGE) X(BUTTON_LOW) X(BUTTON_HOVER) \
    X(BUTTON_EDGE_HOVER) X(BUTTON_TEXT) X(OFF) X(OFF_TEXT) \
    X(TERRACOTTA) X(TERRACOTTA_HOVER) X(TERRACOTTA_PRESSED) X(TERRACOTTA_LOW) X(TERRACOTTA_TOP) \
    X(ON_TERRACOTTA) X(ACCENT_TEXT) X(GOLD) X(WINNER) X(WINNER_WASH) \
    X(LEAF) X(LEAF_TEXT) X(LEAF_WASH) X(ADD) X(TOGGLE_OFF) X(KNOB) \
    X(AMBER) X(AMBER_TEXT) X(AMBER_WASH) X(ERROR) X(ERROR_WASH) \
    X(NIGHT) X(NIGHT_TEXT) X(SCRIM) X(SPENT) X(BADGE_RING) \
    X(TABLE_CENTRE) X(TABLE_MIDDLE) X(TABLE_RIM) X(CONTOUR) X(CONTOUR_FOURTH) \
    X(LEGAL) X(LEGAL_EDGE) X(TURNED) X(TURNED_EDGE) X(TURNED_ICON)
/* clang-format on */

#define UI_TOKEN_NAME(name) UI_##name,
enum ui_token { UI_TOKENS(UI_TOKEN_NAME) UI_TOKEN_COUNT };
#undef UI_TOKEN_NAME

struct ui_color ui_theme_color(enum ui_theme theme, enum ui_token token);
/* The same for those who need strong contrasts: text 7 : 1, edges 3 : 1, nothing translucent. */
struct ui_color ui_theme_strong_color(enum ui_theme theme, enum ui_token token);
const char *ui_theme_name(enum ui_theme theme); /* "classic", "light", "dark" */

#endif
