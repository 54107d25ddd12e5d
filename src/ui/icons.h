/* Line icons on a 24 grid, stroke 2.2, round caps. */
#ifndef UI_ICONS_H
#define UI_ICONS_H

#include "ui/geometry.h"

struct ui;

/* clang-format off */
#define UI_ICONS(X) \
    X(TURN_CW) X(TURN_CCW) X(UNDO) X(REDO) X(PLUS) X(MINUS) X(FIT) X(MENU) X(CHECK) X(CROSS) \
    X(LEFT) X(RIGHT) X(UP) X(DOWN) X(ARROW_LEFT) X(ARROW_RIGHT) X(ARROW_UP) X(ARROW_DOWN) \
    X(STACK) X(SKIP) X(EYE) X(GEAR) X(PLAY) X(PAUSE) X(NEXT) X(PREVIOUS) X(LOG) X(HELP) \
    X(SOUND) X(MUTE) X(FOLDER) X(SAVE) X(FLAG) X(MEEPLE) X(PENCIL) X(STAR) X(WARNING) \
    X(GLOBE) X(PERSON) X(SEARCH) X(GRIP) X(TRASH) X(COPY) X(CLOCK) X(CHART) X(INFO) X(KEYBOARD) \
    X(COMPUTER)
/* clang-format on */

#define UI_ICON_NAME(name) UI_ICON_##name,
enum ui_icon { UI_ICON_NONE, UI_ICONS(UI_ICON_NAME) UI_ICON_COUNT };
#undef UI_ICON_NAME

/* In the middle of the rectangle, as large as fits into it. */
void ui_icon(struct ui *ui, struct ui_rect rect, enum ui_icon icon, struct ui_color color);

/* The SVG text in white; NULL for UI_ICON_NONE. */
const char *ui_icon_svg(enum ui_icon icon);

#endif
