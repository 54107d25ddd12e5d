#include "client/sample.h"

#include <math.h>

#include "art/compose.h"
#include "art/towers.h"
#include "client/app.h"
#include "ui/picture.h"

void sample_part(
    struct app *app, struct ui_rect square, const struct sample *sample, enum sample_part part)
{
    struct ui *ui = app->ui;
    static const char *const names[] = {"ground", "props"};
    const char *key = ui_format(ui, "sample/%s/%d/%s", sample->key, sample->rotation, names[part]);
    if (ui_svg(ui, square, key, NULL, UI_PLAIN)) {
        return;
    }
    struct text svg[2] = {{0}};
    struct art_tile_request request = {
        .rotation = sample->rotation, .lod = art_lod_for((double)(square.w * ui_scale(ui)))};
    art_compose_tile(sample->tile, request, &svg[SAMPLE_GROUND], &svg[SAMPLE_PROPS]);
    ui_svg(ui, square, key, text_string(&svg[part]), UI_PLAIN);
    text_finish(&svg[SAMPLE_GROUND]);
    text_finish(&svg[SAMPLE_PROPS]);
}

void sample_tile(struct app *app, struct ui_rect square, const char *key,
    const struct carc_tile *tile, int rotation)
{
    struct sample sample = {key, tile, rotation};
    sample_part(app, square, &sample, SAMPLE_GROUND);
    sample_part(app, square, &sample, SAMPLE_PROPS);
}

void sample_towers(struct app *app, struct ui_rect square, const struct sample *sample)
{
    struct ui *ui = app->ui;
    struct art_view view = art_lone_view();
    float unit = square.w / (float)ART_TILE;
    struct ui_rect rect = {square.x + (float)view.x * unit, square.y + (float)view.y * unit,
        (float)view.width * unit, (float)view.height * unit};
    const char *key = ui_format(ui, "sample/%s/%d/towers", sample->key, sample->rotation);
    if (art_wall_ends(sample->tile, sample->rotation) == 0 ||
        ui_svg(ui, rect, key, NULL, UI_PLAIN)) {
        return;
    }
    struct text svg = {0};
    art_compose_lone_towers(sample->tile, sample->rotation, true, &svg);
    ui_svg(ui, rect, key, text_string(&svg), UI_PLAIN);
    text_finish(&svg);
}

static void draw_meeple(struct app *app, struct ui_rect place, const struct sample_figure *figure)
{
    struct ui *ui = app->ui;
    const char *key = ui_format(ui, "sample/meeple/%d/%06x", figure->pose, figure->look->fill);
    if (!ui_svg(ui, place, key, NULL, UI_PLAIN)) {
        struct text svg = {0};
        art_meeple(&svg, figure->look, figure->pose, (double)(place.h * ui_scale(ui)));
        ui_svg(ui, place, key, text_string(&svg), UI_PLAIN);
        text_finish(&svg);
    }
}

void sample_meeple(struct app *app, struct ui_rect rect, const struct art_player *look)
{
    const struct art_meeple_box *box = art_meeple_box(ART_STANDING);
    float height = fminf(rect.h, rect.w * (float)box->height / (float)box->width);
    struct ui_rect place = ui_centre(rect, height * (float)box->width / (float)box->height, height);
    draw_meeple(app, place, &(struct sample_figure){look, ART_STANDING, height});
}

void sample_figure(struct app *app, struct ui_point at, const struct sample_figure *figure)
{
    const struct art_meeple_box *box = art_meeple_box(figure->pose);
    float width = figure->height * (float)box->width / (float)box->height;
    draw_meeple(app,
        (struct ui_rect){
            at.x - width / 2, at.y - figure->height * (float)box->anchor, width, figure->height},
        figure);
}
