#include "client/laurel.h"

#include <math.h>

#include "base/text.h"
#include "client/app.h"
#include "ui/picture.h"

#define PI 3.14159265358979
#define LEAVES 15 /* on each side */

/* A leaf that points along the ring; `out` is -1 or 1: to the inner or the outer side. */
static void leaf(struct text *svg, double angle, int side, int out)
{
    double cx = 128 + 104 * sin(angle);
    double cy = 128 + 104 * cos(angle);
    double along = atan2(-sin(angle) * side, cos(angle) * side); /* upwards on both sides */
    double turn = along + out * side * 0.5;
    double dx = cos(turn);
    double dy = sin(turn);
    double length = 30;
    double width = 13;
    double tip_x = cx + dx * length;
    double tip_y = cy + dy * length;
    double mid_x = cx + dx * length * 0.45;
    double mid_y = cy + dy * length * 0.45;
    text_printf(svg,
        "<path d='M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ' fill='%s' "
        "stroke='#7A5310' stroke-width='1.6'/>",
        cx, cy, mid_x - dy * width, mid_y + dx * width, tip_x, tip_y, mid_x + dy * width,
        mid_y - dx * width, cx, cy, out > 0 ? "#D9982A" : "#F0B93F");
}

static void compose(struct text *svg)
{
    text_add(svg,
        "<svg width='256' height='256' viewBox='0 0 256 256'><defs>"
        "<radialGradient id='g' gradientUnits='userSpaceOnUse' cx='128' cy='110' r='100'>"
        "<stop offset='0' stop-color='#FFF9E4'/><stop offset='1' stop-color='#F7DC8D'/>"
        "</radialGradient></defs>"
        "<circle cx='128' cy='128' r='97' fill='#7A4A12'/>"
        "<circle cx='128' cy='128' r='94' fill='#E9B03A'/>"
        "<circle cx='128' cy='128' r='86' fill='url(#g)' stroke='#C88A1E' stroke-width='2'/>"
        "<circle cx='128' cy='128' r='77' fill='none' stroke='#E6B64B' stroke-width='2.4' "
        "stroke-dasharray='9 6'/>");
    for (int side = -1; side <= 1; side += 2) {
        for (int i = 0; i < LEAVES; i++) {
            double angle = side * (0.16 + i * (PI - 0.62) / (LEAVES - 1));
            leaf(svg, angle, side, 1);
            leaf(svg, angle, side, -1);
        }
    }
    text_add(svg, "</svg>");
}

void laurel_draw(struct app *app, struct ui_rect square)
{
    if (!ui_svg(app->ui, square, "laurel", NULL, UI_PLAIN)) {
        struct text svg = {0};
        compose(&svg);
        ui_svg(app->ui, square, "laurel", text_string(&svg), UI_PLAIN);
        text_finish(&svg);
    }
}
