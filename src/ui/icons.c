#include "ui/icons.h"

#include <assert.h>
#include <math.h>
#include <stddef.h>

#include "ui/picture.h"
#include "ui/private.h"

#define OPEN                                                                                       \
    "<svg viewBox='0 0 24 24'><g fill='none' stroke='#ffffff' stroke-width='2.2' "                 \
    "stroke-linecap='round' stroke-linejoin='round'>"
#define CLOSE "</g></svg>"
#define LINES(path) OPEN "<path d='" path "'/>" CLOSE
#define SHAPES(elements) OPEN elements CLOSE
#define DOT(x, y) "<circle cx='" x "' cy='" y "' r='1.35' fill='#ffffff' stroke='none'/>"
#define P(path) "<path d='" path "'/>"

/* clang-format off */
static const char *const icons[UI_ICON_COUNT] = {
    [UI_ICON_TURN_CW] = LINES("M19 8.4A7.9 7.9 0 1 0 20 12.6M19.6 3.4V8.6H14.4"),
    [UI_ICON_TURN_CCW] = LINES("M5 8.4A7.9 7.9 0 1 1 4 12.6M4.4 3.4V8.6H9.6"),
    [UI_ICON_UNDO] = LINES("M8.6 5L4 9.6L8.6 14.2M4.6 9.6H14.5A5 5 0 0 1 14.5 19.6H11.5"),
    [UI_ICON_REDO] = LINES("M15.4 5L20 9.6L15.4 14.2M19.4 9.6H9.5A5 5 0 0 0 9.5 19.6H12.5"),
    [UI_ICON_PLUS] = LINES("M12 5V19M5 12H19"),
    [UI_ICON_MINUS] = LINES("M5 12H19"),
    [UI_ICON_FIT] = LINES(
        "M4 9V6A2 2 0 0 1 6 4H9M15 4H18A2 2 0 0 1 20 6V9M20 15V18A2 2 0 0 1 18 20H15"
        "M9 20H6A2 2 0 0 1 4 18V15"),
    [UI_ICON_MENU] = LINES("M4.5 7H19.5M4.5 12H19.5M4.5 17H19.5"),
    [UI_ICON_CHECK] = LINES("M5 12.8L9.8 17.4L19 7"),
    [UI_ICON_CROSS] = LINES("M6 6L18 18M18 6L6 18"),
    [UI_ICON_LEFT] = LINES("M14.8 5.5L8.4 12L14.8 18.5"),
    [UI_ICON_RIGHT] = LINES("M9.2 5.5L15.6 12L9.2 18.5"),
    [UI_ICON_UP] = LINES("M5.5 14.8L12 8.4L18.5 14.8"),
    [UI_ICON_DOWN] = LINES("M5.5 9.2L12 15.6L18.5 9.2"),
    [UI_ICON_ARROW_LEFT] = LINES("M19.5 12H4.8M11 5.5L4.5 12L11 18.5"),
    [UI_ICON_ARROW_RIGHT] = LINES("M4.5 12H19.2M13 5.5L19.5 12L13 18.5"),
    [UI_ICON_ARROW_UP] = LINES("M12 19.5V4.8M5.5 11L12 4.5L18.5 11"),
    [UI_ICON_ARROW_DOWN] = LINES("M12 4.5V19.2M5.5 13L12 19.5L18.5 13"),
    [UI_ICON_STACK] = LINES("M12 3.4L21 8L12 12.6L3 8ZM3 12L12 16.6L21 12M3 16L12 20.6L21 16"),
    [UI_ICON_SKIP] = LINES("M5 5.5L13 12L5 18.5ZM17.8 5.5V18.5"),
    [UI_ICON_EYE] = SHAPES(
        P("M2.5 12C5 7.6 8.2 5.4 12 5.4S19 7.6 21.5 12C19 16.4 15.8 18.6 12 18.6"
        "S5 16.4 2.5 12Z") "<circle cx='12' cy='12' r='2.9'/>"),
    [UI_ICON_GEAR] = SHAPES(
        "<circle cx='12' cy='12' r='3.4'/>"
        P("M12 2.8V5.6M12 18.4V21.2M2.8 12H5.6M18.4 12H21.2M5.5 5.5L7.5 7.5"
        "M16.5 16.5L18.5 18.5M5.5 18.5L7.5 16.5M16.5 7.5L18.5 5.5")),
    [UI_ICON_PLAY] = LINES("M7.5 4.8L18.8 12L7.5 19.2Z"),
    [UI_ICON_PAUSE] = LINES("M8.2 5V19M15.8 5V19"),
    [UI_ICON_NEXT] = LINES("M6 5.5L14.2 12L6 18.5ZM18 5.5V18.5"),
    [UI_ICON_PREVIOUS] = LINES("M18 5.5L9.8 12L18 18.5ZM6 5.5V18.5"),
    [UI_ICON_LOG] = SHAPES(
        P("M9.5 6.5H20M9.5 12H20M9.5 17.5H20") DOT("4.8", "6.5") DOT("4.8", "12")
        DOT("4.8", "17.5")),
    [UI_ICON_HELP] = SHAPES(
        "<circle cx='12' cy='12' r='9'/>" P("M9.4 9.6A2.7 2.7 0 1 1 12 13V13.8") DOT("12", "17")),
    [UI_ICON_SOUND] = LINES(
        "M4 9.5V14.5H7.6L12.4 18.6V5.4L7.6 9.5ZM15.8 9A4.2 4.2 0 0 1 15.8 15"
        "M18.4 6.2A8.2 8.2 0 0 1 18.4 17.8"),
    [UI_ICON_MUTE] = LINES(
        "M4 9.5V14.5H7.6L12.4 18.6V5.4L7.6 9.5ZM16 9.6L20.8 14.4M20.8 9.6L16 14.4"),
    [UI_ICON_FOLDER] = LINES(
        "M3.4 18.4V6.4A1.6 1.6 0 0 1 5 4.8H9.4L11.8 7.6H19A1.6 1.6 0 0 1 20.6 9.2"
        "V18.4A1.2 1.2 0 0 1 19.4 19.6H4.6A1.2 1.2 0 0 1 3.4 18.4Z"),
    [UI_ICON_SAVE] = LINES(
        "M4.4 5.8A1.4 1.4 0 0 1 5.8 4.4H16L19.6 8V18.2A1.4 1.4 0 0 1 18.2 19.6H5.8"
        "A1.4 1.4 0 0 1 4.4 18.2ZM8 4.6V9H14.4V4.6M8 19.4V13.6H16V19.4"),
    [UI_ICON_FLAG] = LINES(
        "M5.4 21V3.6M5.4 4.4C9 2.6 12 6.6 18.8 4.4V13.4C12 15.6 9 11.6 5.4 13.4"),
    [UI_ICON_MEEPLE] = LINES(
        "M12 3.6A3.3 3.3 0 0 1 14.9 8.6C17 9.4 19.8 11 20.4 12.8"
        "C20.6 13.8 18.6 14.4 16.4 14.6L18.6 20.4H13.4L12 17.4L10.6 20.4H5.4"
        "L7.6 14.6C5.4 14.4 3.4 13.8 3.6 12.8C4.2 11 7 9.4 9.1 8.6" "A3.3 3.3 0 0 1 12 3.6Z"),
    [UI_ICON_PENCIL] = LINES(
        "M4.4 19.6L5.6 14.8L15.8 4.6A2 2 0 0 1 18.6 4.6L19.4 5.4A2 2 0 0 1 19.4 8.2"
        "L9.2 18.4ZM13.6 6.8L17.2 10.4"),
    [UI_ICON_STAR] = LINES(
        "M12 3.4L14.7 9L20.8 9.8L16.3 14L17.5 20.1L12 17.1L6.5 20.1L7.7 14L3.2 9.8" "L9.3 9Z"),
    [UI_ICON_WARNING] = SHAPES(P("M12 4L21.4 19.8H2.6ZM12 10V14") DOT("12", "17")),
    [UI_ICON_GLOBE] = SHAPES(
        "<circle cx='12' cy='12' r='9'/>"
        P("M3.2 12H20.8M12 3C7.4 8.4 7.4 15.6 12 21M12 3C16.6 8.4 16.6 15.6 12 21")),
    [UI_ICON_PERSON] = SHAPES(
        "<circle cx='12' cy='7.6' r='4'/>"
        P("M4.4 20.4C5 15.8 8 13.8 12 13.8S19 15.8 19.6 20.4")),
    [UI_ICON_SEARCH] = SHAPES("<circle cx='10.6' cy='10.6' r='6.4'/>" P("M15.4 15.4L20.4 20.4")),
    [UI_ICON_GRIP] = SHAPES(
        DOT("9", "6") DOT("15", "6") DOT("9", "12") DOT("15", "12") DOT("9", "18")
        DOT("15", "18")),
    [UI_ICON_TRASH] = LINES(
        "M4.4 6.8H19.6M9 6.4V4H15V6.4M6.2 7L7.2 20.2H16.8L17.8 7M10.2 11V16M13.8 11V16"),
    [UI_ICON_COPY] = LINES("M9 9H19.6V19.6H9ZM15 8.6V4.4H4.4V15H8.6"),
    [UI_ICON_CLOCK] = SHAPES("<circle cx='12' cy='12' r='9'/>" P("M12 6.8V12L15.6 14.4")),
    [UI_ICON_CHART] = LINES("M4 4V20H20.4M7.6 15.6L11.4 10.6L14.6 13.2L19.4 6.4"),
    [UI_ICON_INFO] = SHAPES("<circle cx='12' cy='12' r='9'/>" P("M12 11V16.6") DOT("12", "7.6")),
    [UI_ICON_KEYBOARD] = SHAPES(
        "<rect x='2.6' y='6' width='18.8' height='12' rx='2'/>" P("M8 14.6H16") DOT("7", "10")
        DOT("12", "10") DOT("17", "10")),
    [UI_ICON_COMPUTER] = SHAPES(
        "<rect x='3' y='4.6' width='18' height='11.8' rx='2'/>" P("M12 16.4V20M8 20H16")),
};

static const char *const names[UI_ICON_COUNT] = {
#define NAME(name) [UI_ICON_##name] = #name,
    UI_ICONS(NAME)
#undef NAME
};
/* clang-format on */

const char *ui_icon_svg(enum ui_icon icon)
{
    assert(icon < UI_ICON_COUNT);
    return icons[icon];
}

void ui_icon(struct ui *ui, struct ui_rect rect, enum ui_icon icon, struct ui_color color)
{
    if (icon == UI_ICON_NONE || !ui_can_paint(ui)) {
        return;
    }
    float size = fminf(rect.w, rect.h);
    ui_svg(
        ui, ui_centre(rect, size, size), names[icon], ui_icon_svg(icon), (struct ui_put){color, 0});
}
