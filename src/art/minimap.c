#include "art/minimap.h"

#include "art/palette.h"

static void stroke(struct art_svg *svg, struct art_line line, int rotation, struct art_style style)
{
    art_line_turn(&line, rotation);
    art_svg_stroke(svg, line.p, (size_t)line.count, style);
}

static void paint_cities(const struct art_layout *layout, struct art_svg *svg, int rotation)
{
    for (int c = 0; c < layout->city_count; c++) {
        struct art_line outline = layout->cities[c].outline;
        art_line_turn(&outline, rotation);
        art_svg_fill(svg, outline.p, (size_t)outline.count, 0xC9744B);
    }
    if (layout->park.r > 0) {
        art_svg_circle(
            svg, art_turn(layout->park.at, rotation), layout->park.r, art_flat(ART_GRASS));
    }
    for (int w = 0; w < layout->wall_count; w++) {
        stroke(svg, layout->walls[w], rotation, art_pen(ART_STONE_TOP, 12));
    }
    for (int c = 0; c < layout->city_count; c++) {
        for (int i = 0; i < layout->cities[c].pennants; i++) {
            struct art_point at = art_turn(layout->cities[c].pennant[i], rotation);
            double r = layout->cities[c].pennants > 1 ? 18 : 26;
            art_svg_circle(svg, at, r, art_flat(ART_PENNANT));
        }
    }
}

void art_paint_minimap(const struct art_layout *layout, struct art_svg *svg, int rotation)
{
    art_svg_rect(svg, (struct art_view){0, 0, ART_TILE, ART_TILE}, art_flat(ART_GRASS));
    for (int r = 0; r < layout->road_count; r++) {
        stroke(svg, layout->roads[r].line, rotation, art_pen(ART_ROAD_CROWN, 26));
    }
    paint_cities(layout, svg, rotation);
    for (int x = 0; x < layout->crossing_count; x++) {
        art_svg_circle(svg, art_turn(layout->crossings[x].at, rotation), layout->crossings[x].r + 6,
            art_flat(ART_PAVING_RIM));
    }
    if (layout->monastery.r > 0) {
        art_svg_circle(svg, art_turn(layout->monastery.at, rotation),
            layout->monastery.r * (48.0 / 62), art_flat(ART_SLATE));
    }
    if (layout->circle.r > 0) {
        struct art_point at = art_turn(layout->circle.at, rotation);
        art_svg_circle(svg, at, layout->circle.r * 1.3, art_flat(ART_CORN));
        art_svg_circle(svg, at, layout->circle.r * (30.0 / 41), art_flat(ART_SYMBOL_LINE));
    }
    for (int i = 0; i < layout->border_count; i++) {
        art_svg_circle(svg, art_turn(layout->border[i], rotation), 7, art_flat(0x4B7B3A));
    }
}
