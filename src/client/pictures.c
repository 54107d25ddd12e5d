#include "client/pictures.h"

#include <math.h>
#include <stdlib.h>

#include "art/badges.h"
#include "art/logo.h"
#include "art/medallion.h"
#include "art/table.h"
#include "client/app.h"
#include "ui/picture.h"

#define LARGE_TABLE 2200 /* device pixels: above, it is drawn at half size */

/* Draws a picture by its key, composing the text only when the store has no such picture. */
static void draw(
    struct app *app, struct ui_rect rect, const char *key, struct text *svg, struct ui_put how)
{
    ui_svg(app->ui, rect, key, text_string(svg), how);
    text_finish(svg);
}

static bool have(struct app *app, struct ui_rect rect, const char *key, struct ui_put how)
{
    return ui_svg(app->ui, rect, key, NULL, how);
}

void picture_table(struct app *app)
{
    static const enum art_theme themes[] = {ART_CLASSIC, ART_LIGHT, ART_DARK};
    struct ui_rect screen = ui_screen(app->ui);
    enum ui_theme theme = ui_theme(app->ui);
    float scale = ui_scale(app->ui);
    bool large = screen.w * scale > LARGE_TABLE;
    int pixels = (int)lrintf(fmaxf(screen.w, screen.h) * scale / 2);
    const char *key = ui_format(app->ui, "table/%d/%ldx%ld", (int)theme, lrintf(screen.w * scale),
        lrintf(screen.h * scale));
    if (large ? ui_svg_sized(app->ui, screen, key, NULL, pixels)
              : have(app, screen, key, UI_PLAIN)) {
        return;
    }
    ui_pictures_forget(app->ui, "table/");
    struct text svg;
    text_init(&svg);
    art_table(&svg, (int)lrintf(screen.w), (int)lrintf(screen.h), themes[theme]);
    if (large) {
        ui_svg_sized(app->ui, screen, key, text_string(&svg), pixels);
    } else {
        ui_svg(app->ui, screen, key, text_string(&svg), UI_PLAIN);
    }
    text_finish(&svg);
}

static uint32_t hex(struct ui_color color)
{
    return (uint32_t)color.r << 16 | (uint32_t)color.g << 8 | color.b;
}

void picture_badge_of(struct app *app, struct ui_rect square, const struct art_player *look)
{
    uint32_t ring = hex(ui_color(app->ui, UI_BADGE_RING));
    const char *key = ui_format(app->ui, "badge/%06x/%06x", look->fill, ring);
    if (!have(app, square, key, UI_PLAIN)) {
        struct text svg;
        text_init(&svg);
        art_badge(&svg, look, ring, (double)(square.w * ui_scale(app->ui)));
        draw(app, square, key, &svg, UI_PLAIN);
    }
}

void picture_badge(struct app *app, struct ui_rect square, int player)
{
    picture_badge_of(app, square, app_player(app, player));
}

struct ui_rect picture_meeple_rect(struct ui_point at, const struct picture_figure *figure)
{
    const struct art_meeple_box *box = art_meeple_box(figure->pose);
    float width = figure->height * (float)box->width / (float)box->height;
    return (struct ui_rect){
        at.x - width / 2, at.y - figure->height * (float)box->anchor, width, figure->height};
}

void picture_meeple(struct app *app, struct ui_point at, const struct picture_figure *figure)
{
    struct ui_rect rect = picture_meeple_rect(at, figure);
    const struct art_player *look = app_player(app, figure->player);
    uint32_t spent = hex(ui_color(app->ui, UI_SPENT));
    const char *key = ui_format(app->ui, "meeple/%d/%d/%06x", (int)figure->look, (int)figure->pose,
        figure->look == PICTURE_SPENT ? spent : look->fill);
    struct ui_put how = UI_PLAIN;
    how.tint.a = (uint8_t)lrintf(255 * figure->opacity);
    if (have(app, rect, key, how)) {
        return;
    }
    struct text svg;
    text_init(&svg);
    switch (figure->look) {
    case PICTURE_FULL:
        art_meeple(&svg, look, figure->pose, (double)(figure->height * ui_scale(app->ui)));
        break;
    case PICTURE_GHOST: art_meeple_ghost(&svg, look, figure->pose); break;
    case PICTURE_SPENT: art_meeple_spent(&svg, figure->pose, spent); break;
    }
    draw(app, rect, key, &svg, how);
}

void picture_medallion(struct app *app, struct ui_rect square, enum carc_symbol symbol)
{
    const char *key = ui_format(app->ui, "medallion/%d", (int)symbol);
    if (!have(app, square, key, UI_PLAIN)) {
        struct text svg;
        text_init(&svg);
        art_medallion(&svg, symbol, (double)(square.w * ui_scale(app->ui)));
        draw(app, square, key, &svg, UI_PLAIN);
    }
}

void picture_kind(
    struct app *app, struct ui_rect square, enum carc_kind kind, struct ui_color color)
{
    const char *key = ui_format(app->ui, "kind/%d/%06x", (int)kind, hex(color));
    if (!have(app, square, key, UI_PLAIN)) {
        struct text svg;
        text_init(&svg);
        art_kind_glyph(&svg, kind, hex(color) ? hex(color) : 0x010101);
        draw(app, square, key, &svg, UI_PLAIN);
    }
}

void picture_logo(struct app *app, struct ui_rect square)
{
    if (!have(app, square, "logo", UI_PLAIN)) {
        struct text svg;
        text_init(&svg);
        art_logo(&svg);
        draw(app, square, "logo", &svg, UI_PLAIN);
    }
}
