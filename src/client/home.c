#include "client/home.h"

#include <math.h>
#include <stdlib.h>

#include "base/macros.h"
#include "client/app.h"
#include "client/pictures.h"
#include "client/showcase.h"
#include "client/snapshot.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/picture.h"
#include "ui/widget.h"

#define ANGLE (-9.0f)
#define PICTURE "home/board"

/* Made when it is first shown; kept by the app. */
struct home {
    struct showcase showcase;
    struct snapshot_job *job;
    bool ready;           /* the picture of that size is there */
    int tile;             /* pixels of a tile in the picture; 0: there is none */
    struct ui_point size; /* of the picture, in tiles */
};

void home_destroy(struct home *home)
{
    if (home != NULL) {
        snapshot_end(home->job);
        showcase_finish(&home->showcase);
        free(home);
    }
}

static struct home *get(struct app *app)
{
    if (app->home == NULL) {
        app->home = base_alloc(sizeof *app->home);
        *app->home = (struct home){.tile = 0};
        showcase_make(&app->home->showcase);
    }
    return app->home;
}

static void take(struct app *app, struct home *home)
{
    SDL_Surface *picture = snapshot_take(home->job);
    if (picture != NULL) {
        home->ready = true;
        ui_picture_store(app->ui, PICTURE, picture);
        home->size = (struct ui_point){
            (float)picture->w / (float)home->tile, (float)picture->h / (float)home->tile};
        SDL_FreeSurface(picture);
    }
}

bool home_idle(struct app *app)
{
    struct home *home = app->home;
    if (home != NULL) {
        take(app, home); /* the scene that asked for it may be gone */
    }
    return home == NULL || home->tile == 0 || home->ready;
}

/* Asks for the picture in the size that the window wants, and takes it when it is there. */
static void fetch(struct app *app, struct home *home, float wanted)
{
    int tile = (int)lrintf(wanted * ui_scale(app->ui) / 16) * 16;
    take(app, home);
    if (home->tile == tile || home->showcase.rules == NULL) {
        return;
    }
    snapshot_end(home->job);
    struct snapshot what = {.rules = home->showcase.rules,
        .state = home->showcase.state,
        .tile = tile,
        .margin = tile / 8,
        .table = 0x2B4B49,
        .clear = true};
    for (int i = 0; i < CARC_MAX_PLAYERS; i++) {
        what.looks[i] = art_player(app->settings.colours, i);
    }
    home->tile = tile;
    home->ready = false;
    home->job = snapshot_start(app->ui, &what);
}

/* The board lies askew, in the light; below it falls into the shade of the lettering. */
static void board(struct app *app, struct ui_rect left)
{
    struct home *home = get(app);
    struct ui *ui = app->ui;
    float tile = fmaxf(110, left.w / 5.6f);
    fetch(app, home, tile);
    if (home->size.x > 0) {
        float w = home->size.x * tile;
        float h = home->size.y * tile;
        struct ui_rect rect = {left.x + left.w * 0.47f - w * 0.5f, left.h * 0.34f - h * 0.5f, w, h};
        struct ui_put how = UI_PLAIN;
        how.angle = ANGLE;
        ui_picture(ui, rect, PICTURE, how);
    }
    struct ui_color rim = ui_color(ui, UI_TABLE_RIM);
    struct ui_rect shade = {0, left.h * 0.40f, ui_screen(ui).w, left.h * 0.44f};
    ui_gradient(ui, shade, 0, (const struct ui_color[]){ui_alpha(rim, 0), ui_alpha(rim, 0.98f)});
    shade.y += shade.h;
    shade.h = left.h - shade.y;
    ui_fill(ui, shade, ui_alpha(rim, 0.98f));
}

/* "Walls & Wheat" in the largest style for which there is room, its middle word in gold. */
static void lettering(struct app *app, struct ui_rect rect, enum ui_style style)
{
    struct ui *ui = app->ui;
    bool light = ui_theme(ui) == UI_LIGHT;
    struct ui_color ink = light ? ui_color(ui, UI_INK) : ui_rgb(0xFFF8EA);
    struct ui_color gold = light ? ui_color(ui, UI_TERRACOTTA) : ui_color(ui, UI_GOLD);
    static const char *const words[] = {"Walls ", "& ", "Wheat"};
    for (int i = 0; i < 3; i++) {
        float w = ui_text_width(ui, style, words[i]);
        struct ui_rect place = {rect.x, rect.y, w + 4, rect.h};
        if (!light) {
            ui_text(ui, ui_move(place, 0, 3),
                (struct ui_type){style, ui_alpha(ui_rgb(0x061010), 0.6f), UI_START, false},
                words[i]);
        }
        ui_text(ui, place, (struct ui_type){style, i == 1 ? gold : ink, UI_START, false}, words[i]);
        rect.x += w;
    }
}

static void name(struct app *app, struct ui_rect left)
{
    struct ui *ui = app->ui;
    static const enum ui_style styles[] = {UI_DISPLAY, UI_H1, UI_H2, UI_H3, UI_H4};
    float logo = fminf(136, left.w * 0.2f);
    struct ui_rect rest = {left.x + fminf(60, left.w * 0.06f), 0, 0, 0};
    rest.w = left.x + left.w - rest.x - 16;
    size_t fit = 0;
    while (fit + 1 < ARRAY_LENGTH(styles) &&
           ui_text_width(ui, styles[fit], "Walls & Wheat") > rest.w - logo - 20) {
        fit++;
    }
    float line = ui_text_line(ui, styles[fit]);
    struct ui_rect sign = {rest.x, left.h - 64 - logo, logo, logo};
    picture_logo(app, sign);
    float top = sign.y + (logo - line - 36) / 2;
    lettering(
        app, (struct ui_rect){sign.x + logo + 20, top, rest.w - logo - 20, line}, styles[fit]);
    bool light = ui_theme(ui) == UI_LIGHT;
    struct ui_color color = light ? ui_color(ui, UI_INK) : ui_rgb(0xE9E2CF);
    ui_paragraph(ui, (struct ui_rect){sign.x + logo + 21, top + line + 8, rest.w - logo - 20, 0},
        (struct ui_type){fit == 0 ? UI_NAME : UI_BODY, color, UI_START, false},
        _("A tile game for 2 to 6, with crop circles"));
}

struct ui_rect home_frame(struct app *app, float height)
{
    struct ui *ui = app->ui;
    struct ui_rect screen = ui_screen(ui);
    bool compact = screen.w < 1440 || screen.h < 860;
    float margin = screen.w < 1200 ? 16 : compact ? 12 : 32;
    float width = fminf(700, fmaxf(screen.w < 1200 ? 600 : 624, screen.w * 0.4375f));
    float padding = screen.w < 1200 ? 26 : compact ? 30 : 36;
    float top = compact ? 16 : 26;
    float most = height > 0 ? height + 2 * top : 940;
    struct ui_rect panel = {
        screen.w - width - margin, margin, width, fminf(screen.h - 2 * margin, most)};
    panel.y = (screen.h - panel.h) / 2;
    picture_table(app);
    struct ui_rect left = {0, 0, panel.x + 24, screen.h};
    board(app, left);
    left.w = panel.x;
    name(app, left);
    ui_panel(ui, panel, 24);
    return (struct ui_rect){
        panel.x + padding, panel.y + top, panel.w - 2 * padding, panel.h - 2 * top};
}

struct ui_rect home_page(struct app *app, const char *title, struct ui_rect *head)
{
    struct ui *ui = app->ui;
    struct ui_rect rest = home_frame(app, 0);
    struct ui_rect line = ui_cut_top(&rest, 44, 12);
    struct ui_rect back = ui_cut_left(&line, 44, 14);
    if (ui_button(ui, "back", back,
            &(struct ui_button){.label = _("Back"),
                .icon = UI_ICON_ARROW_LEFT,
                .kind = UI_ROUND,
                .icon_only = true}) ||
        keys_hit(app, KEYS_CANCEL)) {
        if (app->scenes.depth > 1) {
            scene_back(app);
        } else {
            scene_go(app, &scene_title);
        }
    }
    float width = ui_text_width(ui, UI_H2, title) + 2;
    ui_text(ui, ui_cut_left(&line, fminf(width, line.w), 16),
        (struct ui_type){UI_H2, ui_color(ui, UI_INK), UI_START, false}, title);
    *head = line;
    return rest;
}
