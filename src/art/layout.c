#include "art/layout.h"

#include <string.h>

static void begin(struct art_layout *layout, const struct carc_tile *tile, int variant)
{
    memset(layout, 0, sizeof *layout);
    layout->tile = tile;
    layout->variant = variant;
    art_layout_cities(layout);
}

static bool finish(struct art_layout *layout, enum art_parting part)
{
    layout->border_count = 0;
    art_layout_measure(layout);
    layout->true_to_fields = art_layout_flood(layout, part);
    return layout->true_to_fields;
}

/* The usual picture, the circle (if there is one) at a given place. */
static bool try_picture(
    struct art_layout *layout, const struct art_disc *circle, enum art_parting part)
{
    begin(layout, layout->tile, layout->variant);
    art_layout_roads(layout, ART_ROADS_THROUGH);
    art_layout_monastery(layout, 0);
    if (circle != NULL) {
        layout->circle = *circle;
    }
    art_layout_roads(layout, ART_ROADS_ENDING);
    return finish(layout, part);
}

static int list_places(struct art_layout *layout, struct art_disc *places)
{
    begin(layout, layout->tile, layout->variant);
    art_layout_roads(layout, ART_ROADS_THROUGH);
    art_layout_monastery(layout, 0);
    return art_layout_circle_places(layout, places);
}

static bool try_all_places(struct art_layout *layout)
{
    struct art_disc places[ART_MAX_PLACES];
    int count = list_places(layout, places);
    for (int i = 0; i < count && i < 10; i++) {
        if (try_picture(layout, &places[i], ART_PART_NOT)) {
            return true;
        }
    }
    /* Nothing suits as it is: a hedge from the rim may help, at one of the better places. */
    for (int i = 0; i < count && i < 3; i++) {
        if (try_picture(layout, &places[i], ART_PART_SHORT_FIRST)) {
            return true;
        }
    }
    return false;
}

/* What a field needs to pass between two barriers. */
#define PASSAGE 13.0

static void begin_stars(struct art_layout *layout)
{
    begin(layout, layout->tile, layout->variant);
    art_layout_stars(layout);
    art_layout_monastery(layout, PASSAGE);
}

static bool finish_anyhow(struct art_layout *layout)
{
    return finish(layout, ART_PART_SHORT_FIRST) || finish(layout, ART_PART_LONG_FIRST);
}

static void make_stars(struct art_layout *layout)
{
    begin_stars(layout);
    if (layout->tile->symbol == CARC_NO_SYMBOL) {
        finish_anyhow(layout);
        return;
    }
    struct art_disc places[ART_MAX_PLACES];
    int count = art_layout_circle_places(layout, places);
    for (int i = 0; i < count && i < 8; i++) {
        begin_stars(layout);
        layout->circle = places[i];
        layout->circle.r = art_clamp(places[i].r - PASSAGE, 12, 41);
        if (finish_anyhow(layout)) {
            return;
        }
    }
}

void art_layout_make(struct art_layout *layout, const struct carc_tile *tile, int variant)
{
    layout->tile = tile;
    layout->variant = variant;
    bool good;
    if (tile->symbol != CARC_NO_SYMBOL) {
        good = try_all_places(layout);
    } else {
        good = try_picture(layout, NULL, ART_PART_NOT) ||
               try_picture(layout, NULL, ART_PART_SHORT_FIRST);
    }
    if (!good) {
        make_stars(layout);
    }
    art_layout_spots(layout);
    art_layout_pennants(layout);
}
