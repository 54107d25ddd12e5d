/* What A and B of a crop circle mean, shown with two figures on a strip of the land that it is
 * about. */
#include "client/game/parts.h"
#include "ui/animation.h"
#include "ui/draw.h"
#include "ui/widget.h"

/* A part of a tile, as wide as the strip. */
struct scenery {
    struct tiles_face face;
    float middle; /* of the strip, from the top of the tile, in tiles */
};

static int city_edges(const struct carc_tile *tile)
{
    int count = 0;
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        count += carc_edge_kind(tile, edge) == CARC_CITY;
    }
    return count;
}

/* Is there nothing but a road from the edge to the one across? */
static bool is_straight_road(const struct carc_tile *tile, int edge)
{
    return carc_edge_kind(tile, edge) == CARC_ROAD && carc_edge_kind(tile, edge + 2) == CARC_ROAD &&
           carc_edge_kind(tile, 1 - edge) == CARC_FIELD &&
           carc_edge_kind(tile, 3 - edge) == CARC_FIELD && tile->segment_count == 3 &&
           tile->symbol == CARC_NO_SYMBOL;
}

static bool suits(const struct carc_tile *tile, enum carc_symbol symbol, struct scenery *out)
{
    if (symbol == CARC_SHIELD) {
        out->middle = 0.34f;
        return city_edges(tile) == CARC_EDGES;
    }
    for (int edge = 0; edge < 2; edge++) { /* a road from the north is turned once */
        if (is_straight_road(tile, edge)) {
            out->face.rotation = edge == 0;
            out->middle = symbol == CARC_CLUB ? 0.5f : 0.8f;
            return true;
        }
    }
    return false;
}

static bool find_scenery(
    const struct carc_rules *rules, enum carc_symbol symbol, struct scenery *out)
{
    for (int tile = 0; tile < rules->set.count; tile++) {
        *out = (struct scenery){.face = {.tile = tile, .copy = 2}};
        if (suits(&rules->set.tiles[tile], symbol, out)) {
            return true;
        }
    }
    return false;
}

#define RADIUS 10.0f
#define RIM 5.0f /* enough to cover what lies beyond the round corners */

static void draw_ground(
    struct game *game, enum carc_symbol symbol, struct ui_rect box, struct ui_color paper)
{
    struct ui *ui = game->app->ui;
    static const uint32_t grounds[] = {
        [CARC_SHIELD] = 0xDFC292, [CARC_CLUB] = 0xAFC765, [CARC_RAKE] = 0xAFC765};
    struct scenery scenery;
    ui_fill(ui, box, ui_rgb(grounds[symbol]));
    if (find_scenery(game_rules(game), symbol, &scenery)) {
        ui_clip_push(ui, box);
        float top = box.y + box.h / 2 - scenery.middle * box.w;
        tiles_draw_whole(
            game->app->tiles, (struct ui_rect){box.x, top, box.w, box.w}, scenery.face, 1);
        ui_clip_pop(ui);
    }
    ui_frame(ui, ui_inset(box, -RIM), RADIUS + RIM, (struct ui_pen){RIM, paper, 0, 0});
    ui_frame(ui, box, RADIUS, (struct ui_pen){1, ui_alpha(ui_rgb(0x2B2622), 0.25f), 0, 0});
}

/* From the board back to the hand: an arrow in a bow. */
static void draw_arrow(struct ui *ui, struct ui_point from, struct ui_point to)
{
    struct ui_point bow[13];
    struct ui_point over = {(from.x + to.x) / 2, (from.y + to.y) / 2 - 34};
    for (int i = 0; i < 13; i++) {
        float t = (float)i / 12;
        float a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t;
        bow[i] = (struct ui_point){
            a * from.x + b * over.x + c * to.x, a * from.y + b * over.y + c * to.y};
    }
    struct ui_point tip[3] = {{to.x - 13, to.y - 4}, to, {to.x - 1, to.y - 13}};
    static const struct ui_pen pens[] = {
        {7, {255, 253, 246, 225}, 0, 0}, {3.5f, {43, 38, 34, 255}, 0, 0}};
    for (int i = 0; i < 2; i++) {
        ui_polyline(ui, bow, 13, false, pens[i]);
        ui_polyline(ui, tip, 3, false, pens[i]);
    }
}

void game_circle_picture(
    struct game *game, struct ui_rect box, struct ui_color paper, enum carc_crop choice)
{
    struct ui *ui = game->app->ui;
    enum carc_symbol symbol = carc_crop_symbol(game_rules(game), game_state(game));
    draw_ground(game, symbol, box, paper);
    enum art_pose pose = symbol == CARC_RAKE ? ART_LYING : ART_STANDING;
    struct picture_figure figure = {.player = game_state(game)->turn_player,
        .pose = pose,
        .look = PICTURE_FULL,
        .height = pose == ART_LYING ? 48 : 64,
        .opacity = choice == CARC_CROP_A ? 1 : 0.45f};
    struct ui_point left = {box.x + box.w * 0.3f, box.y + box.h * 0.62f};
    struct ui_point right = {box.x + box.w * 0.7f, left.y};
    picture_meeple(game->app, left, &figure);
    if (choice == CARC_CROP_A) {
        struct ui_point middle = {box.x + box.w / 2, box.y + box.h * 0.46f};
        picture_meeple(game->app, right, &figure);
        ui_disc(ui, middle, 17, ui_rgb(0xFFF8EA));
        ui_disc(ui, middle, 15, ui_color(ui, UI_ADD));
        ui_icon(ui, (struct ui_rect){middle.x - 10, middle.y - 10, 20, 20}, UI_ICON_PLUS,
            ui_rgb(0xFFFFFF));
        return;
    }
    figure.pose = ART_STANDING;
    figure.height = 72;
    figure.opacity = 1;
    picture_meeple(game->app, right, &figure);
    draw_arrow(ui, (struct ui_point){left.x + 36, left.y - 18},
        (struct ui_point){right.x - 38, right.y - 14});
}
