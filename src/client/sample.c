#include "client/sample.h"

#include <math.h>

#include "art/compose.h"
#include "art/meeples.h"
#include "client/app.h"
#include "ui/picture.h"

void sample_tile(struct app *app, struct ui_rect square, const char *key,
    const struct carc_tile *tile, int rotation)
{
    struct ui *ui = app->ui;
    const char *names[] = {ui_format(ui, "sample/%s/%d/ground", key, rotation),
        ui_format(ui, "sample/%s/%d/props", key, rotation)};
    if (ui_svg(ui, square, names[0], NULL, UI_PLAIN)) {
        ui_svg(ui, square, names[1], NULL, UI_PLAIN);
        return;
    }
    struct text svg[2] = {{0}};
    struct art_tile_request request = {
        .rotation = rotation, .lod = art_lod_for((double)(square.w * ui_scale(ui)))};
    art_compose_tile(tile, request, &svg[0], &svg[1]);
    for (int i = 0; i < 2; i++) {
        if (svg[i].size > 0) {
            ui_svg(ui, square, names[i], text_string(&svg[i]), UI_PLAIN);
        }
        text_finish(&svg[i]);
    }
}

void sample_meeple(struct app *app, struct ui_rect rect, const struct art_player *look)
{
    struct ui *ui = app->ui;
    const struct art_meeple_box *box = art_meeple_box(ART_STANDING);
    float height = fminf(rect.h, rect.w * (float)box->height / (float)box->width);
    struct ui_rect place = ui_centre(rect, height * (float)box->width / (float)box->height, height);
    const char *key = ui_format(ui, "sample/meeple/%06x", look->fill);
    if (!ui_svg(ui, place, key, NULL, UI_PLAIN)) {
        struct text svg = {0};
        art_meeple(&svg, look, ART_STANDING, (double)(height * ui_scale(ui)));
        ui_svg(ui, place, key, text_string(&svg), UI_PLAIN);
        text_finish(&svg);
    }
}
