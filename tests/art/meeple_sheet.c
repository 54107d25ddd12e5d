/* Draws a sheet of the sprites, signs and hatches, to be looked at: meeple_sheet FILE.png */
#include <SDL_image.h>
#include <stdio.h>

#include "art/badges.h"
#include "art/hatch.h"
#include "art/medallion.h"
#include "art/meeples.h"
#include "art/svg.h"
#include "art/table.h"
#include "picture.h"

#define COLUMN 255

static int width_of(enum art_pose pose, int height)
{
    const struct art_meeple_box *box = art_meeple_box(pose);
    return (height * box->width + box->height / 2) / box->height;
}

static void paste_meeple(
    SDL_Surface *sheet, const struct art_player *player, enum art_pose pose, SDL_Rect place)
{
    struct text svg;
    text_init(&svg);
    art_meeple(&svg, player, pose, place.h);
    place.w = width_of(pose, place.h);
    picture_paste(sheet, &svg, place);
    text_finish(&svg);
}

static void paste_ghosts(SDL_Surface *sheet, const struct art_player *player, SDL_Rect place)
{
    struct text svg;
    text_init(&svg);
    for (int pose = 0; pose < ART_POSE_COUNT; pose++) {
        place.h = pose == ART_STANDING ? 56 : 40;
        place.w = width_of(pose, place.h);
        text_clear(&svg);
        art_meeple_ghost(&svg, player, pose);
        picture_paste(sheet, &svg, place);
        place.x += place.w + 6;
        text_clear(&svg);
        art_meeple_spent(&svg, pose, 0xE4D8BC);
        place.h = place.h * 2 / 5;
        place.w = width_of(pose, place.h);
        picture_paste(sheet, &svg, place);
        place.x += place.w + 10;
    }
    text_finish(&svg);
}

static void paste_badges(SDL_Surface *sheet, const struct art_player *player, SDL_Rect place)
{
    static const int sizes[] = {44, 36, 30, 22, 18};
    struct text svg;
    text_init(&svg);
    for (int i = 0; i < 5; i++) {
        text_clear(&svg);
        art_badge(&svg, player, 0x26221E, sizes[i]);
        place.w = place.h = sizes[i];
        picture_paste(sheet, &svg, place);
        place.x += sizes[i] + 6;
    }
    text_finish(&svg);
}

static void paste_glyphs(SDL_Surface *sheet, SDL_Rect place)
{
    static const int sizes[] = {64, 24, 18};
    struct text svg;
    text_init(&svg);
    for (int i = 0; i < CARC_KIND_COUNT + CARC_SYMBOL_COUNT - 1; i++) {
        text_clear(&svg);
        if (i < CARC_KIND_COUNT) {
            art_kind_glyph(&svg, i, 0x2B2622);
        } else {
            art_symbol_glyph(&svg, i - CARC_KIND_COUNT + 1, 0x2B2622);
        }
        for (int size = 0; size < 3; size++) {
            place.w = place.h = sizes[size];
            picture_paste(sheet, &svg, place);
            place.x += sizes[size] + 10;
        }
        place.x += 20;
    }
    text_finish(&svg);
}

static void paste_medallions(SDL_Surface *sheet, SDL_Rect place)
{
    static const int sizes[] = {200, 96, 56, 32, 22};
    struct text svg;
    text_init(&svg);
    for (int i = CARC_SHIELD; i < CARC_SYMBOL_COUNT; i++) {
        for (int size = 0; size < 5; size++) {
            text_clear(&svg);
            art_medallion(&svg, i, sizes[size]);
            place.w = place.h = sizes[size];
            picture_paste(sheet, &svg, place);
            place.x += sizes[size] + 10;
        }
        place.x += 40;
    }
    text_finish(&svg);
}

static void paste_tables(SDL_Surface *sheet, SDL_Rect place)
{
    struct text svg;
    text_init(&svg);
    for (int theme = 0; theme < ART_THEME_COUNT; theme++) {
        text_clear(&svg);
        art_table(&svg, 1600, 1000, theme);
        picture_paste(sheet, &svg, place);
        place.x += place.w;
    }
    text_finish(&svg);
}

static void add_stripe(void *context, const struct art_point *points, size_t count)
{
    struct art_svg *svg = context;
    for (size_t i = 0; i < count; i++) {
        double x = points[i].x + 256;
        if (i == 0) {
            art_svg_move(svg, x, points[i].y);
        } else {
            art_svg_line(svg, x, points[i].y);
        }
    }
    art_svg_shut(svg);
}

/* A region with a hole: first one hatch for each player, then the stripes of a tie. */
static void paste_hatches(SDL_Surface *sheet, SDL_Rect place)
{
    static const struct art_point outline[] = {
        {20, 60}, {90, 10}, {150, 50}, {240, 30}, {220, 150}, {240, 240}, {130, 210}, {40, 240}};
    static const struct art_point hole[] = {{100, 90}, {90, 150}, {150, 160}, {160, 100}};
    static const struct art_ring rings[] = {{outline, 8}, {hole, 4}};
    static const struct art_region region = {rings, 2};
    struct art_points strokes = {0};
    struct text text;
    text_init(&text);
    for (int i = 0; i < ART_PLAYERS; i++) {
        const struct art_player *player = art_player(ART_COLOURS_STANDARD, i);
        struct art_svg svg;
        text_clear(&text);
        art_svg_open(&svg, &text, (struct art_view){0, 0, 512, 256});
        strokes.count = 0;
        art_hatch(&region, player->hatch, 16, &strokes);
        art_svg_begin(&svg);
        for (size_t k = 0; k < strokes.count; k += 2) {
            art_svg_points(&svg, &strokes.points[k], 2, false);
        }
        art_svg_end(&svg, art_pen(player->fill, player->hatch == ART_HATCH_DOTS ? 6 : 3));
        for (int owner = 0; owner <= i; owner++) {
            art_svg_begin(&svg);
            art_stripes(&region, (struct art_stripe){owner, i + 1, 12}, add_stripe, &svg);
            art_svg_end(&svg, art_flat(art_player(ART_COLOURS_STANDARD, owner)->fill));
        }
        art_svg_close(&svg);
        picture_paste(sheet, &text, place);
        place.x += COLUMN;
    }
    art_points_finish(&strokes);
    text_finish(&text);
}

static void paste_player(SDL_Surface *sheet, int index)
{
    const struct art_player *player = art_player(ART_COLOURS_STANDARD, index);
    int x = index * COLUMN;
    paste_meeple(sheet, player, ART_STANDING, (SDL_Rect){x + 30, 10, 0, 260});
    paste_meeple(sheet, player, ART_LYING, (SDL_Rect){x + 10, 292, 0, 152});
    for (int row = 0; row < 2; row++) {
        int y = 500 + 92 * row;
        paste_meeple(sheet, player, ART_STANDING, (SDL_Rect){x + 30, y, 0, 44});
        paste_meeple(sheet, player, ART_LYING, (SDL_Rect){x + 88, y, 0, 32});
        paste_meeple(sheet, player, ART_STANDING, (SDL_Rect){x + 152, y + 14, 0, 22});
        paste_meeple(sheet, player, ART_LYING, (SDL_Rect){x + 186, y + 14, 0, 17});
    }
    paste_ghosts(sheet, player, (SDL_Rect){x + 10, 676, 0, 0});
    paste_badges(sheet, player, (SDL_Rect){x + 20, 764, 0, 0});
    player = art_player(ART_COLOURS_CLASSIC, index);
    paste_meeple(sheet, player, ART_STANDING, (SDL_Rect){x + 30, 920, 0, 88});
    paste_meeple(sheet, player, ART_LYING, (SDL_Rect){x + 110, 930, 0, 64});
}

int main(int count, char **words)
{
    if (count != 2) {
        fprintf(stderr, "usage: meeple_sheet FILE.png\n");
        return 2;
    }
    SDL_Surface *sheet =
        SDL_CreateRGBSurfaceWithFormat(0, 1560, 1720, 32, SDL_PIXELFORMAT_ARGB8888);
    picture_fill(sheet, NULL, 0xAFC765);
    picture_fill(sheet, &(SDL_Rect){0, 476, 1560, 92}, 0xDFC292);
    picture_fill(sheet, &(SDL_Rect){0, 568, 1560, 92}, 0xE9D5A5);
    picture_fill(sheet, &(SDL_Rect){0, 750, 1560, 160}, 0xFBF5E7);
    for (int i = 0; i < ART_PLAYERS; i++) {
        paste_player(sheet, i);
    }
    paste_glyphs(sheet, (SDL_Rect){20, 830, 0, 0});
    paste_medallions(sheet, (SDL_Rect){20, 1030, 0, 0});
    paste_tables(sheet, (SDL_Rect){0, 1250, 520, 325});
    paste_hatches(sheet, (SDL_Rect){0, 1584, 254, 127});
    int failed = IMG_SavePNG(sheet, words[1]);
    SDL_FreeSurface(sheet);
    return failed != 0;
}
