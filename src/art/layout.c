#include "art/layout.h"

#include <string.h>

static void begin(struct art_layout *layout, const struct carc_tile *tile, int variant)
{
    memset(layout, 0, sizeof *layout);
    layout->tile = tile;
    layout->variant = variant;
    art_layout_cities(layout);
}

static bool finish(struct art_layout *layout, bool part)
{
    art_layout_measure(layout);
    layout->true_to_fields = art_layout_flood(layout, part);
    return layout->true_to_fields;
}

/* The usual picture, the circle (if there is one) at a given place. */
static bool try_picture(struct art_layout *layout, const struct art_disc *circle, bool part)
{
    begin(layout, layout->tile, layout->variant);
    art_layout_roads(layout, ART_ROADS_THROUGH);
    art_layout_monastery(layout);
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
    art_layout_monastery(layout);
    return art_layout_circle_places(layout, places);
}

static bool try_all_places(struct art_layout *layout)
{
    struct art_disc places[ART_MAX_PLACES];
    int count = list_places(layout, places);
    for (int i = 0; i < count; i++) {
        if (try_picture(layout, &places[i], false)) {
            return true;
        }
    }
    /* Nothing suits as it is: a hedge from the rim may help, at one of the better places. */
    for (int i = 0; i < count && i < 4; i++) {
        if (try_picture(layout, &places[i], true)) {
            return true;
        }
    }
    return false;
}

static void make_stars(struct art_layout *layout)
{
    begin(layout, layout->tile, layout->variant);
    art_layout_stars(layout);
    art_layout_monastery(layout);
    if (layout->tile->symbol != CARC_NO_SYMBOL) {
        struct art_disc places[ART_MAX_PLACES];
        art_layout_circle_places(layout, places);
        layout->circle = places[0];
    }
    finish(layout, true);
}

void art_layout_make(struct art_layout *layout, const struct carc_tile *tile, int variant)
{
    layout->tile = tile;
    layout->variant = variant;
    bool good;
    if (tile->symbol != CARC_NO_SYMBOL) {
        good = try_all_places(layout);
    } else {
        good = try_picture(layout, NULL, false) || try_picture(layout, NULL, true);
    }
    if (!good) {
        make_stars(layout);
    }
    art_layout_spots(layout);
}
