#include "art/logo.h"

#include <stddef.h>

#include "art/svg.h"
#include "base/macros.h"

#define GOLD 0xF6CF63
#define STRAW_LINE 0x7A4C0C
#define STONE_LINE 0x4A3D31

struct piece {
    const char *path;
    struct art_style style;
};

/* Behind the wall: gables, clay roofs and the church, from back to front. */
static const struct piece town[] = {
    {"M119,104L119,66L137,66L137,104Z", {.fill = 0xF3E6CC, .stroke = STONE_LINE, .width = 2}},
    {"M130,104L130,66L137,66L137,104Z", {.fill = 0xD3BF9C}},
    {"M115,68L128,31L141,68Z", {.fill = 0x57799A, .stroke = STONE_LINE, .width = 2}},
    {"M128,31L141,68L129,68Z", {.fill = 0x43607D}},
    {"M128,30L128,19M123.5,23.5L132.5,23.5", {.stroke = STONE_LINE, .width = 2.4}},
    {"M125,86L125,79C125,75 131,75 131,79L131,86Z", {.fill = 0x5D4F40}},

    {"M80,132L80,104L93,88L106,104L106,132Z", {.fill = 0xF8ECD5, .stroke = STONE_LINE, .width = 2}},
    {"M76,107L93,86L110,107L105,107L93,93L81,107Z",
        {.fill = 0xBF5638, .stroke = STONE_LINE, .width = 1.6}},
    {"M150,132L150,102L163,86L176,102L176,132Z",
        {.fill = 0xF2E1C3, .stroke = STONE_LINE, .width = 2}},
    {"M146,105L163,84L180,105L175,105L163,91L151,105Z",
        {.fill = 0xA8653C, .stroke = STONE_LINE, .width = 1.6}},
    {"M98,134L98,110L152,110L152,134Z", {.fill = 0xEEDBB8, .stroke = STONE_LINE, .width = 2}},
    {"M93,113L103,94L149,94L158,113Z", {.fill = 0xCC6640, .stroke = STONE_LINE, .width = 2}},
    {"M93,113L103,94L121,94L114,113Z", {.fill = 0xD77A4B}},
    {"M97,107L154,107M100,101L151,101", {.stroke = 0x9A4528, .width = 1.2, .opacity = .55}},
    {"M90,116L90,109C90,106 96,106 96,109L96,116ZM160,115L160,108C160,105 166,105 166,108L166,115Z",
        {.fill = 0x6B5747}},
};

static const struct piece wall[] = {
    {"M62,182L62,132L194,132L194,182Z", {.fill = 0xD9CCB5, .stroke = STONE_LINE, .width = 3}},
    {"M63.5,146L192.5,146L192.5,180.5L63.5,180.5Z", {.fill = 0xB7A68B, .opacity = .5}},
    {"M84,140L84,123L92,123L92,130L99,130L99,123L107,123L107,140Z"
     "M149,140L149,123L157,123L157,130L164,130L164,123L172,123L172,140Z",
        {.fill = 0xEFE6D4, .stroke = STONE_LINE, .width = 2.4}},
    {"M83,133L108,133L108,141L83,141ZM148,133L173,133L173,141L148,141Z", {.fill = 0xEFE6D4}},
    {"M88,153L98,153M94,162L104,162M86,171L96,171M156,153L166,153M150,162L160,162M160,171L170,171",
        {.stroke = 0x8C7B64, .width = 2.2}},

    /* towers */
    {"M52,186L52,112L86,112L86,186Z", {.fill = 0xE6DAC3, .stroke = STONE_LINE, .width = 3}},
    {"M72,113.5L84.5,113.5L84.5,184L72,184Z", {.fill = 0x94836B, .opacity = .5}},
    {"M53.5,113.5L60,113.5L60,184L53.5,184Z", {.fill = 0xFFF8EA, .opacity = .6}},
    {"M45,114L69,66L93,114C78,119 60,119 45,114Z",
        {.fill = 0x57799A, .stroke = STONE_LINE, .width = 3}},
    {"M69,69L91,113C85,115 78,116 72,116.3Z", {.fill = 0x405C78}},
    {"M65,78L50,112L56,114Z", {.fill = 0x86A5C2, .opacity = .8}},
    {"M69,128L69,139", {.stroke = 0x3F342A, .width = 5}},
    {"M170,186L170,112L204,112L204,186Z", {.fill = 0xE6DAC3, .stroke = STONE_LINE, .width = 3}},
    {"M190,113.5L202.5,113.5L202.5,184L190,184Z", {.fill = 0x94836B, .opacity = .5}},
    {"M171.5,113.5L178,113.5L178,184L171.5,184Z", {.fill = 0xFFF8EA, .opacity = .6}},
    {"M163,114L187,66L211,114C196,119 178,119 163,114Z",
        {.fill = 0x57799A, .stroke = STONE_LINE, .width = 3}},
    {"M187,69L209,113C203,115 196,116 190,116.3Z", {.fill = 0x405C78}},
    {"M183,78L168,112L174,114Z", {.fill = 0x86A5C2, .opacity = .8}},
    {"M187,128L187,139", {.stroke = 0x3F342A, .width = 5}},

    /* gate */
    {"M107,188L107,118L114,118L114,125L121,125L121,118L135,118L135,125L142,125L142,118L149,118"
     "L149,188Z",
        {.fill = 0xEFE6D4, .stroke = STONE_LINE, .width = 3}},
    {"M137,127L147.5,127L147.5,186L137,186Z", {.fill = 0x94836B, .opacity = .4}},
    {"M116,190L116,158C116,141 140,141 140,158L140,190Z",
        {.fill = 0x33291F, .stroke = 0x6F604C, .width = 3}},
    {"M122,190L122,149M128,190L128,146M134,190L134,149M117,160L139,160M117,172L139,172",
        {.stroke = 0x7A6650, .width = 1.6}},
};

static const struct piece pennants[] = {
    {"M69,67L69,44M187,67L187,44", {.stroke = STONE_LINE, .width = 2.6}},
    {"M70,45L92,50L70,57Z", {.fill = 0xE2492F, .stroke = STONE_LINE, .width = 1.6}},
    {"M186,45L164,50L186,57Z", {.fill = 0x2C66C9, .stroke = STONE_LINE, .width = 1.6}},
};

/* The field closes the frame below, round corners and all. */
static const struct piece field[] = {
    {"M14,188C60,176 100,178 128,180C160,178 196,176 242,188L242,190C242,219 219,242 190,242"
     "L66,242C37,242 14,219 14,190Z",
        {.fill = 0xDDBB58}},
    {"M14,188C60,176 100,178 128,180C160,178 196,176 242,188", {.stroke = 0xA97F2A, .width = 3}},
    {"M28,196C60,186 84,185 108,187M148,187C172,185 196,186 228,196"
     "M30,209C56,198 80,196 104,198M152,198C176,196 200,198 226,209"
     "M38,222C60,211 78,208 98,210M158,210C178,208 196,211 218,222"
     "M56,232C70,224 80,221 91,222M165,222C176,221 186,224 200,232",
        {.stroke = 0xB78C2F, .width = 3.4, .opacity = .8}},
    {"M28,202C60,191 84,190 106,192M150,192C172,190 196,191 228,202"
     "M34,215C58,204 80,202 101,204M155,204C176,202 198,204 222,215"
     "M48,227C64,218 78,214 94,216M162,216C178,214 192,218 208,227",
        {.stroke = 0xF5E09A, .width = 3, .opacity = .9}},
    {"M117,179C107,206 99,224 84,243L172,243C157,224 149,206 139,179Z", {.fill = 0xEAD6A6}},
    {"M117,179C107,206 99,224 84,243M139,179C149,206 157,224 172,243",
        {.stroke = 0xA97F2A, .width = 2.5}},
    {"M123,181C119,206 112,226 103,242M133,181C137,206 144,226 153,242",
        {.stroke = 0xCBAE78, .width = 2.4}},
};

static void draw_pieces(struct art_svg *svg, const struct piece *pieces, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        art_svg_begin(svg);
        art_svg_outline(svg, pieces[i].path, art_at(0, 0), 1);
        art_svg_end(svg, pieces[i].style);
    }
}

static void add_rounded(struct art_svg *svg, double inset, double radius)
{
    double low = inset;
    double high = 256 - inset;
    struct art_point r = {radius, radius};
    art_svg_move(svg, low + radius, low);
    art_svg_line(svg, high - radius, low);
    art_svg_arc(svg, r, false, true, art_at(high, low + radius));
    art_svg_line(svg, high, high - radius);
    art_svg_arc(svg, r, false, true, art_at(high - radius, high));
    art_svg_line(svg, low + radius, high);
    art_svg_arc(svg, r, false, true, art_at(low, high - radius));
    art_svg_line(svg, low, low + radius);
    art_svg_arc(svg, r, false, true, art_at(low + radius, low));
    art_svg_shut(svg);
}

static void draw_sky(struct art_svg *svg)
{
    static const struct art_stop night[] = {{0, 0x47807A, 1}, {.6, 0x2B4B49, 1}, {1, 0x182D2E, 1}};
    static const struct art_stop moon[] = {{0, 0xFFF6D6, 1}, {.7, 0xFBE3A0, 1}, {1, 0xF1C557, 1}};
    int sky = art_svg_linear(svg, art_at(128, 8), art_at(128, 248), night, 3);
    art_svg_begin(svg);
    add_rounded(svg, 8, 58);
    art_svg_end(svg, (struct art_style){.gradient = sky});
    art_svg_circle(svg, art_at(128, 112), 90, art_glaze(0xF6CF63, .14));
    art_svg_circle(svg, art_at(128, 112), 82, art_glaze(0xF6CF63, .22));
    int disc = art_svg_radial(svg, art_at(116, 96), 84, moon, 3);
    art_svg_circle(svg, art_at(128, 112), 74, (struct art_style){.gradient = disc});
}

static struct art_point direction_turned(struct art_point from, struct art_point to, double angle)
{
    double length = art_distance(from, to);
    double x = (to.x - from.x) / length;
    double y = (to.y - from.y) / length;
    double cosine = art_cos(angle);
    double sine = art_sin(angle);
    return art_at(x * cosine - y * sine, x * sine + y * cosine);
}

/* One grain, pointed at both ends; `along` has length 1. */
static void add_grain(
    struct art_svg *svg, struct art_point root, struct art_point along, double length)
{
    struct art_point across = {-along.y * length * .42, along.x * length * .42};
    struct art_point tip = art_shift(root, along.x * length, along.y * length);
    struct art_point belly = art_between(root, tip, .3);
    struct art_point chest = art_between(root, tip, .75);
    art_svg_move(svg, root.x, root.y);
    art_svg_cubic(svg, art_shift(belly, across.x, across.y),
        art_shift(chest, across.x * .8, across.y * .8), tip);
    art_svg_cubic(svg, art_shift(chest, -across.x * .8, -across.y * .8),
        art_shift(belly, -across.x, -across.y), root);
    art_svg_shut(svg);
}

/* A stalk is a curve of three points: `t` runs from 0 at the ground to 1 at the tip, `side` is -1
 * for the left one and 1 for the right one. */
static struct art_point stalk_at(double t, int side)
{
    struct art_point low = art_between(art_at(64, 240), art_at(18, 206), t);
    struct art_point high = art_between(art_at(18, 206), art_at(36, 98), t);
    struct art_point p = art_between(low, high, t);
    return side < 0 ? p : art_at(256 - p.x, p.y);
}

/* The way the stalk grows at `t`, turned by an angle. */
static struct art_point stalk_direction(double t, int side, double turn)
{
    return direction_turned(stalk_at(t - .01, side), stalk_at(t + .01, side), turn);
}

#define PAIRS 7

static void add_ear(struct art_svg *svg, int side, double turn, double length)
{
    for (int i = 0; i < PAIRS; i++) {
        double t = .36 + .62 * i / PAIRS;
        add_grain(svg, stalk_at(t, side), stalk_direction(t, side, turn), length - i * .6);
    }
}

static void draw_wheat(struct art_svg *svg, int side)
{
    struct art_style straw = {.fill = 0xEDBE4B, .stroke = STRAW_LINE, .width = 2.4};
    struct art_style lit = {.fill = 0xFBE08C, .stroke = STRAW_LINE, .width = 2.4};
    struct art_point stalk[17];
    for (int i = 0; i <= 16; i++) {
        stalk[i] = stalk_at(i / 16.0, side);
    }
    art_svg_stroke(svg, stalk, 17, art_pen(STRAW_LINE, 7));
    art_svg_stroke(svg, stalk, 17, art_pen(0xE3B04A, 3.4));
    art_svg_begin(svg);
    add_ear(svg, side, side * .62, 21);
    art_svg_end(svg, straw);
    art_svg_begin(svg);
    add_ear(svg, side, -side * .62, 21);
    art_svg_end(svg, lit);
    art_svg_begin(svg);
    add_grain(svg, stalk_at(.97, side), stalk_direction(.97, side, 0), 22);
    art_svg_end(svg, lit);
}

void art_logo(struct text *out)
{
    struct art_svg svg;
    art_svg_open(&svg, out, (struct art_view){0, 0, 256, 256});
    draw_sky(&svg);
    draw_pieces(&svg, pennants, ARRAY_LENGTH(pennants));
    draw_pieces(&svg, town, ARRAY_LENGTH(town));
    draw_pieces(&svg, wall, ARRAY_LENGTH(wall));
    draw_pieces(&svg, field, ARRAY_LENGTH(field));
    draw_wheat(&svg, -1);
    draw_wheat(&svg, 1);
    art_svg_begin(&svg);
    add_rounded(&svg, 11, 55);
    art_svg_end(&svg, art_pen(0x7A4C0C, 7));
    art_svg_begin(&svg);
    add_rounded(&svg, 11, 55);
    art_svg_end(&svg, art_pen(GOLD, 4));
    art_svg_close(&svg);
}
