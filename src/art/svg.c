#include "art/svg.h"

#include <assert.h>

/* Adds value / 10^decimals without a locale and without needless characters: "-.5", "12". */
static void add_number(struct art_svg *svg, long value, int decimals)
{
    unsigned long rest = value < 0 ? 0UL - (unsigned long)value : (unsigned long)value;
    char digits[24];
    size_t at = sizeof digits;
    while (decimals > 0 && rest % 10 == 0) {
        rest /= 10;
        decimals--;
    }
    svg->fraction = decimals > 0;
    if (svg->fraction) {
        for (; decimals > 0; decimals--) {
            digits[--at] = (char)('0' + rest % 10);
            rest /= 10;
        }
        digits[--at] = '.';
    }
    for (; rest > 0; rest /= 10) {
        digits[--at] = (char)('0' + rest % 10);
    }
    if (at == sizeof digits) {
        digits[--at] = '0';
    }
    if (value < 0) {
        digits[--at] = '-';
    }
    text_add_bytes(svg->out, digits + at, sizeof digits - at);
}

static long scaled(double value, double scale)
{
    assert(value > -1e6 && value < 1e6);
    return (long)floor(value * scale + 0.5);
}

static int tenths(double value)
{
    return (int)scaled(value, 10);
}

/* A number inside path data; a sign, a letter or a second decimal point parts it from the last. */
static void add_item(struct art_svg *svg, int value)
{
    char last = svg->out->data[svg->out->size - 1];
    bool after_number = last == '.' || (last >= '0' && last <= '9');
    bool starts_with_point = value > 0 && value < 10;
    if (after_number && value >= 0 && !(starts_with_point && svg->fraction)) {
        text_add_char(svg->out, ' ');
    }
    add_number(svg, value, 1);
}

static void add_command(struct art_svg *svg, char command)
{
    if (svg->command != command || command == 'm') {
        text_add_char(svg->out, command);
        svg->command = command;
    }
}

static void add_pair(struct art_svg *svg, double x, double y)
{
    add_item(svg, tenths(x) - svg->x);
    add_item(svg, tenths(y) - svg->y);
}

static void arrive(struct art_svg *svg, double x, double y)
{
    svg->x = tenths(x);
    svg->y = tenths(y);
}

void art_svg_begin(struct art_svg *svg)
{
    svg->mark = svg->out->size;
    svg->command = 0;
    svg->fraction = false;
    svg->x = 0;
    svg->y = 0;
    text_add(svg->out, "<path d=\"");
}

void art_svg_move(struct art_svg *svg, double x, double y)
{
    add_command(svg, svg->command == 0 ? 'M' : 'm');
    add_pair(svg, x, y);
    arrive(svg, x, y);
    svg->start_x = svg->x;
    svg->start_y = svg->y;
}

void art_svg_line(struct art_svg *svg, double x, double y)
{
    int dx = tenths(x) - svg->x;
    int dy = tenths(y) - svg->y;
    if (dx == 0 && dy == 0) {
        return;
    }
    if (dy == 0) {
        add_command(svg, 'h');
        add_item(svg, dx);
    } else if (dx == 0) {
        add_command(svg, 'v');
        add_item(svg, dy);
    } else {
        add_command(svg, 'l');
        add_item(svg, dx);
        add_item(svg, dy);
    }
    arrive(svg, x, y);
}

void art_svg_quad(struct art_svg *svg, struct art_point control, struct art_point to)
{
    add_command(svg, 'q');
    add_pair(svg, control.x, control.y);
    add_pair(svg, to.x, to.y);
    arrive(svg, to.x, to.y);
}

void art_svg_cubic(struct art_svg *svg, struct art_point a, struct art_point b, struct art_point to)
{
    add_command(svg, 'c');
    add_pair(svg, a.x, a.y);
    add_pair(svg, b.x, b.y);
    add_pair(svg, to.x, to.y);
    arrive(svg, to.x, to.y);
}

void art_svg_arc(
    struct art_svg *svg, struct art_point radii, bool large, bool sweep, struct art_point to)
{
    add_command(svg, 'a');
    add_item(svg, tenths(radii.x));
    add_item(svg, tenths(radii.y));
    text_add(svg->out, large ? " 0 1" : " 0 0");
    text_add(svg->out, sweep ? " 1" : " 0");
    svg->fraction = false;
    add_pair(svg, to.x, to.y);
    arrive(svg, to.x, to.y);
}

void art_svg_shut(struct art_svg *svg)
{
    text_add_char(svg->out, 'z');
    svg->command = 'z';
    svg->x = svg->start_x;
    svg->y = svg->start_y;
}

static void add_attribute(struct art_svg *svg, const char *name, double value)
{
    text_add_char(svg->out, ' ');
    text_add(svg->out, name);
    text_add(svg->out, "=\"");
    add_number(svg, scaled(value, 100), 2);
    text_add_char(svg->out, '"');
}

static void add_tenths(struct art_svg *svg, const char *name, double value)
{
    text_add_char(svg->out, ' ');
    text_add(svg->out, name);
    text_add(svg->out, "=\"");
    add_number(svg, tenths(value), 1);
    text_add_char(svg->out, '"');
}

static void add_colour(struct art_svg *svg, const char *name, uint32_t colour)
{
    static const char hex[] = "0123456789ABCDEF";
    text_add_char(svg->out, ' ');
    text_add(svg->out, name);
    text_add(svg->out, "=\"#");
    for (int shift = 20; shift >= 0; shift -= 4) {
        text_add_char(svg->out, hex[colour >> shift & 15]);
    }
    text_add_char(svg->out, '"');
}

static void add_style(struct art_svg *svg, struct art_style style)
{
    if (style.gradient != 0) {
        text_printf(svg->out, " fill=\"url(#g%d)\"", style.gradient);
    } else if (style.fill != 0) {
        add_colour(svg, "fill", style.fill);
    }
    if (style.stroke != 0) {
        add_colour(svg, "stroke", style.stroke);
        add_attribute(svg, "stroke-width", style.width);
        if (style.butt) {
            text_add(svg->out, " stroke-linecap=\"butt\"");
        }
        if (style.dash != NULL) {
            text_add(svg->out, " stroke-dasharray=\"");
            text_add(svg->out, style.dash);
            text_add_char(svg->out, '"');
        }
    }
    if (style.opacity > 0 && style.opacity < 1) {
        add_attribute(svg, "opacity", style.opacity);
    }
    text_add(svg->out, "/>");
}

void art_svg_end(struct art_svg *svg, struct art_style style)
{
    if (svg->command == 0) {
        svg->out->size = svg->mark;
        svg->out->data[svg->mark] = 0;
        return;
    }
    text_add_char(svg->out, '"');
    add_style(svg, style);
}

void art_svg_points(struct art_svg *svg, const struct art_point *points, size_t count, bool shut)
{
    if (count < 2) {
        return;
    }
    art_svg_move(svg, points[0].x, points[0].y);
    for (size_t i = 1; i < count; i++) {
        art_svg_line(svg, points[i].x, points[i].y);
    }
    if (shut) {
        art_svg_shut(svg);
    }
}

void art_svg_dot(struct art_svg *svg, double x, double y, double length)
{
    art_svg_move(svg, x, y);
    art_svg_line(svg, x + length, y);
}

void art_svg_bar(struct art_svg *svg, double x, double y, double width, double height)
{
    art_svg_move(svg, x, y);
    art_svg_line(svg, x + width, y);
    art_svg_line(svg, x + width, y + height);
    art_svg_line(svg, x, y + height);
    art_svg_shut(svg);
}

void art_svg_fill(struct art_svg *svg, const struct art_point *points, size_t count, uint32_t fill)
{
    art_svg_begin(svg);
    art_svg_points(svg, points, count, true);
    art_svg_end(svg, art_flat(fill));
}

void art_svg_stroke(
    struct art_svg *svg, const struct art_point *points, size_t count, struct art_style style)
{
    art_svg_begin(svg);
    art_svg_points(svg, points, count, false);
    art_svg_end(svg, style);
}

void art_svg_circle(struct art_svg *svg, struct art_point c, double r, struct art_style style)
{
    text_add(svg->out, "<circle");
    add_tenths(svg, "cx", c.x);
    add_tenths(svg, "cy", c.y);
    add_attribute(svg, "r", r);
    add_style(svg, style);
}

void art_svg_ellipse(
    struct art_svg *svg, struct art_point c, double rx, double ry, struct art_style style)
{
    text_add(svg->out, "<ellipse");
    add_tenths(svg, "cx", c.x);
    add_tenths(svg, "cy", c.y);
    add_tenths(svg, "rx", rx);
    add_tenths(svg, "ry", ry);
    add_style(svg, style);
}

void art_svg_rect(struct art_svg *svg, struct art_view at, struct art_style style)
{
    text_add(svg->out, "<rect");
    add_tenths(svg, "x", at.x);
    add_tenths(svg, "y", at.y);
    add_tenths(svg, "width", at.width);
    add_tenths(svg, "height", at.height);
    add_style(svg, style);
}

void art_svg_open(struct art_svg *svg, struct text *out, struct art_view view)
{
    *svg = (struct art_svg){.out = out};
    text_add(out, "<svg xmlns=\"http://www.w3.org/2000/svg\"");
    add_tenths(svg, "width", view.width);
    add_tenths(svg, "height", view.height);
    text_add(out, " viewBox=\"");
    add_number(svg, tenths(view.x), 1);
    text_add_char(out, ' ');
    add_number(svg, tenths(view.y), 1);
    text_add_char(out, ' ');
    add_number(svg, tenths(view.width), 1);
    text_add_char(out, ' ');
    add_number(svg, tenths(view.height), 1);
    text_add(out, "\"><g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">");
}

void art_svg_close(struct art_svg *svg)
{
    text_add(svg->out, "</g></svg>");
}

static void add_stops(
    struct art_svg *svg, const struct art_stop *stops, size_t count, bool with_opacity)
{
    text_add_char(svg->out, '>');
    for (size_t i = 0; i < count; i++) {
        text_add(svg->out, "<stop");
        add_attribute(svg, "offset", stops[i].offset);
        add_colour(svg, "stop-color", stops[i].colour);
        if (with_opacity) {
            add_attribute(svg, "stop-opacity", stops[i].opacity);
        }
        text_add(svg->out, "/>");
    }
}

int art_svg_linear(struct art_svg *svg, struct art_point from, struct art_point to,
    const struct art_stop *stops, size_t count)
{
    int id = ++svg->gradients;
    text_printf(svg->out, "<linearGradient id=\"g%d\" gradientUnits=\"userSpaceOnUse\"", id);
    add_tenths(svg, "x1", from.x);
    add_tenths(svg, "y1", from.y);
    add_tenths(svg, "x2", to.x);
    add_tenths(svg, "y2", to.y);
    add_stops(svg, stops, count, false);
    text_add(svg->out, "</linearGradient>");
    return id;
}

int art_svg_radial(struct art_svg *svg, struct art_point centre, double radius,
    const struct art_stop *stops, size_t count)
{
    int id = ++svg->gradients;
    text_printf(svg->out, "<radialGradient id=\"g%d\" gradientUnits=\"userSpaceOnUse\"", id);
    add_tenths(svg, "cx", centre.x);
    add_tenths(svg, "cy", centre.y);
    add_tenths(svg, "r", radius);
    add_stops(svg, stops, count, true);
    text_add(svg->out, "</radialGradient>");
    return id;
}
