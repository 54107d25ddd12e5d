#include "art/badges.h"

#include <assert.h>

#include "art/emblem.h"
#include "art/svg.h"
#include "art/symbols.h"

static const char *const kind_outlines[CARC_KIND_COUNT] = {
    [CARC_FIELD] = "M12,21.5L12,10M12,19.5C8.2,19.5 6.2,17.3 6.2,14C9.8,14 12,16 12,19.5"
                   "C12,16 14.2,14 17.8,14C17.8,17.3 15.8,19.5 12,19.5"
                   "M12,13.5C8.2,13.5 6.2,11.3 6.2,8C9.8,8 12,10 12,13.5"
                   "C12,10 14.2,8 17.8,8C17.8,11.3 15.8,13.5 12,13.5"
                   "M12,8.2C9.6,6.6 9.6,4.2 12,2.2C14.4,4.2 14.4,6.6 12,8.2",
    [CARC_ROAD] = "M8.5,3.2L4,20.8M15.5,3.2L20,20.8M12,4L12,6M12,10.5L12,13M12,17.5L12,20.8",
    [CARC_CITY] = "M6.5,20.8L6.5,10.6L4.5,9L4.5,3.8L8.2,3.8L8.2,6.6L10.3,6.6L10.3,3.8L13.7,3.8"
                  "L13.7,6.6L15.8,6.6L15.8,3.8L19.5,3.8L19.5,9L17.5,10.6L17.5,20.8Z"
                  "M10,20.8L10,16.5C10,13.8 14,13.8 14,16.5L14,20.8",
    [CARC_MONASTERY] = "M4.5,20.8L4.5,13.6L12,8.2L19.5,13.6L19.5,20.8Z"
                       "M10,20.8L10,17.6C10,14.9 14,14.9 14,17.6L14,20.8"
                       "M12,8.2L12,2.2M9.7,4.6L14.3,4.6",
};

void art_badge(struct text *out, const struct art_player *player, uint32_t ring, double pixels)
{
    bool small = pixels < 26;
    double width = small ? 8 : 5;
    struct art_svg svg;
    art_svg_open(&svg, out, (struct art_view){-50, -50, 100, 100});
    art_svg_circle(&svg, art_at(0, 0), 48.5 - width / 2,
        (struct art_style){.fill = player->fill, .stroke = ring, .width = width});
    art_emblem(&svg, player, art_at(0, 0), small ? 27 : 24);
    art_svg_close(&svg);
}

void art_kind_glyph(struct text *out, enum carc_kind kind, uint32_t colour)
{
    assert(kind < CARC_KIND_COUNT);
    struct art_svg svg;
    art_svg_open(&svg, out, (struct art_view){0, 0, 24, 24});
    art_svg_begin(&svg);
    art_svg_outline(&svg, kind_outlines[kind], art_at(0, 0), 1);
    art_svg_end(&svg, art_pen(colour, 2.2));
    art_svg_close(&svg);
}

void art_symbol_glyph(struct text *out, enum carc_symbol symbol, uint32_t colour)
{
    /* Each outline fills the box: where its middle goes, and how large it becomes. */
    static const struct art_point middles[] = {{0, 0}, {0, -1}, {-1.5, .2}, {-3.6, 1.6}};
    static const double scales[] = {1, 1.1, 1.03, .88};
    struct art_svg svg;
    art_svg_open(&svg, out, (struct art_view){-21, -21, 42, 42});
    art_svg_begin(&svg);
    art_svg_outline(&svg, art_symbol_outline(symbol), middles[symbol], scales[symbol]);
    art_svg_end(&svg, (struct art_style){.fill = colour, .stroke = colour, .width = 1});
    art_svg_close(&svg);
}
