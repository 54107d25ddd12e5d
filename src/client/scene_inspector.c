/* Tiles to look at, to turn and to check: for those who write their own. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "client/inspector.h"
#include "client/pictures.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"

static void *enter(struct app *app)
{
    struct inspector *inspector = base_alloc_zero(sizeof *inspector);
    inspector->app = app;
    inspector->layers = 1u << INSPECTOR_EDGES;
    inspector->pinned = inspector->lit = INSPECTOR_NOTHING;
    inspector_list(inspector);
    if (inspector->file_count > 0) {
        inspector_read(inspector, inspector->file);
    }
    return inspector;
}

static void leave(struct app *app, void *memory)
{
    (void)app;
    struct inspector *inspector = memory;
    inspector_forget(inspector);
    inspector_unlist(inspector);
    free(inspector);
}

const struct carc_tile *inspector_tile(const struct inspector *inspector)
{
    return inspector->set.count > 0 ? &inspector->set.tiles[inspector->tile] : NULL;
}

const char *inspector_tile_name(const struct carc_tile *tile)
{
    return *tile->id ? tile->id : "?";
}

/* At once: what is drawn later in this pass needs it. */
static void measure(struct inspector *inspector)
{
    const struct carc_tile *tile = inspector_tile(inspector);
    art_shape_destroy(inspector->shape);
    inspector->shape = tile != NULL ? art_shape_create(tile, inspector->rotation) : NULL;
    if (tile != NULL) {
        art_spots_find(&inspector->spots, tile, inspector->rotation);
    }
    ui_repaint(inspector->app->ui);
}

void inspector_choose(struct inspector *inspector, int tile)
{
    struct app *app = inspector->app;
    inspector->tile = tile;
    inspector->pinned = inspector->lit = inspector->pointed = INSPECTOR_NOTHING;
    memcpy(app->inspected.tile, inspector->set.tiles[tile].id, sizeof app->inspected.tile);
    measure(inspector);
}

void inspector_turn(struct inspector *inspector, int quarters)
{
    inspector->rotation = (inspector->rotation + quarters) & 3;
    measure(inspector);
}

void inspector_pin(struct inspector *inspector, int segment)
{
    inspector->pinned = inspector->pinned == segment ? INSPECTOR_NOTHING : segment;
    ui_repaint(inspector->app->ui);
}

size_t inspector_findings(const struct inspector *inspector, int tile, enum diag_severity severity)
{
    size_t count = 0;
    for (size_t i = 0; i < inspector->said.diag.kept; i++) {
        count += inspector->said.tile[i] == tile &&
                 inspector->said.diag.messages[i].severity == severity;
    }
    return count;
}

static void go_back(struct app *app)
{
    if (app->scenes.depth > 1) {
        scene_back(app);
    } else {
        scene_go(app, &scene_title);
    }
}

/* ---- The bar at the top. */

static void choose_file(struct inspector *inspector, struct ui_rect place)
{
    const char **labels = base_alloc(inspector->file_count * sizeof *labels);
    size_t chosen = inspector->file;
    for (size_t i = 0; i < inspector->file_count; i++) {
        labels[i] = _(inspector->files[i].title);
    }
    if (ui_select(inspector->app->ui, "set", place,
            &(struct ui_choices){labels, inspector->file_count}, &chosen)) {
        inspector_read(inspector, chosen);
        ui_scroll_to(inspector->app->ui, "faces", 0);
    }
    free(labels);
}

static const char *counts(struct inspector *inspector)
{
    struct ui *ui = inspector->app->ui;
    size_t total = 0;
    for (size_t i = 0; i < inspector->set.count; i++) {
        total += inspector->set.tiles[i].count;
    }
    const char *tiles = ui_format(ui, _n("%d tile", "%d tiles", total), (int)total);
    return ui_format(ui, _n("%s, %d face", "%s, %d faces", inspector->set.count), tiles,
        (int)inspector->set.count);
}

static bool try_button(struct inspector *inspector, struct ui_rect *row)
{
    struct ui *ui = inspector->app->ui;
    const char *why_not = inspector_cannot_try(inspector);
    struct ui_button look = {.label = _("Try it"),
        .icon = UI_ICON_PLAY,
        .kind = UI_PRIMARY,
        .disabled = why_not != NULL,
        .tip = why_not != NULL ? why_not : _("A game for two in which this tile comes first")};
    struct ui_rect place = ui_cut_right(row, ui_button_width(ui, &look), 16);
    return ui_button(ui, "try", ui_centre(place, place.w, 46), &look);
}

/* True when the game is to begin. */
static bool top(struct inspector *inspector, struct ui_rect bar)
{
    struct app *app = inspector->app;
    struct ui *ui = app->ui;
    ui_panel(ui, bar, 16);
    struct ui_rect row = {bar.x + 12, bar.y, bar.w - 24, bar.h};
    struct ui_button back = {
        .label = _("Back"), .icon = UI_ICON_ARROW_LEFT, .kind = UI_ROUND, .icon_only = true};
    bool closed = ui_button(ui, "back", ui_centre(ui_cut_left(&row, 44, 14), 44, 44), &back);
    if (closed) {
        go_back(app);
    }
    float title = ui_text_width(ui, UI_H3, _("Tiles")) + 2;
    kit_text(ui, ui_cut_left(&row, title, 18), UI_H3, UI_INK, _("Tiles"));
    bool begin = try_button(inspector, &row);
    if (inspector->file_count == 0) {
        return begin;
    }
    struct ui_rect place = ui_cut_left(&row, fminf(300, row.w * 0.56f), 16);
    choose_file(inspector, ui_centre(place, place.w, 44));
    struct ui_rect words = ui_centre(row, row.w, 2 * ui_text_line(ui, UI_SMALL));
    struct ui_rect name = ui_cut_top(&words, words.h / 2, 0);
    kit_text(ui, name, UI_SMALL_BOLD, UI_INK,
        ui_shorten(ui, UI_SMALL_BOLD, name.w, inspector_file_name(inspector)));
    if (inspector->set.count > 0 && ui_text_width(ui, UI_SMALL, counts(inspector)) <= words.w) {
        kit_text(ui, words, UI_SMALL, UI_INK2, counts(inspector));
    }
    return begin;
}

/* ---- The panel at the right. */

static void side(struct inspector *inspector, struct ui_rect panel)
{
    struct ui *ui = inspector->app->ui;
    ui_panel(ui, panel, 16);
    struct ui_rect rest = {panel.x + 18, panel.y + 16, panel.w - 36, panel.h - 32};
    size_t found = inspector->said.diag.errors + inspector->said.diag.warnings;
    const char *labels[] = {
        _("Segments"), found > 0 ? ui_format(ui, _("Checks: %d"), (int)found) : _("Checks")};
    if (ui_segmented(ui, "page", ui_cut_top(&rest, 44, 14), &(struct ui_choices){labels, 2},
            &inspector->page)) {
        ui_repaint(ui);
    }
    if (inspector->page == 0 && inspector_tile(inspector) != NULL) {
        inspector_show_segments(inspector, rest);
    } else {
        inspector_show_checks(inspector, rest);
    }
}

/* ---- Keys and pads. */

static void step(struct inspector *inspector, int by)
{
    int count = (int)inspector->set.count;
    if (count > 0) {
        int tile = (inspector->tile + by + count) % count;
        inspector_choose(inspector, tile);
        ui_focus(inspector->app->ui, ui_format(inspector->app->ui, "face-%d", tile));
    }
}

static void number_keys(struct inspector *inspector)
{
    const struct carc_tile *tile = inspector_tile(inspector);
    for (int i = 0; tile != NULL && i < tile->segment_count && i < 9; i++) {
        if (keys_hit(inspector->app, KEYS_NUMBER_1 + (enum keys_command)i)) {
            inspector_pin(inspector, i);
        }
    }
}

static void pad(struct inspector *inspector, int button)
{
    switch (button) {
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: inspector_turn(inspector, -1); break;
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: inspector_turn(inspector, 1); break;
    case SDL_CONTROLLER_BUTTON_X: step(inspector, -1); break;
    case SDL_CONTROLLER_BUTTON_Y: step(inspector, 1); break;
    case SDL_CONTROLLER_BUTTON_B: go_back(inspector->app); break;
    default: return;
    }
    ui_take(inspector->app->ui);
}

static void keys(struct inspector *inspector)
{
    struct app *app = inspector->app;
    if (keys_hit(app, KEYS_ROTATE)) {
        inspector_turn(inspector, 1);
    } else if (keys_hit(app, KEYS_ROTATE_BACK)) {
        inspector_turn(inspector, -1);
    } else if (ui_shortcut(app->ui, "PageDown")) {
        step(inspector, 1);
    } else if (ui_shortcut(app->ui, "PageUp")) {
        step(inspector, -1);
    } else if (keys_hit(app, KEYS_CANCEL)) {
        if (inspector->pinned >= 0) {
            inspector_pin(inspector, inspector->pinned);
        } else {
            go_back(app);
        }
    } else if (ui_input(app->ui)->kind == UI_PAD) {
        pad(inspector, ui_input(app->ui)->button);
    }
    number_keys(inspector);
}

static void show(struct app *app, void *memory)
{
    struct inspector *inspector = memory;
    struct ui *ui = app->ui;
    inspector_follow(inspector);
    picture_table(app);
    struct ui_rect screen = ui_screen(ui);
    struct ui_rect rest = ui_inset(screen, 12);
    float width = fminf(440, fmaxf(324, screen.w * 0.28f));
    bool narrow = screen.w < 1200 && ui_text_line(ui, UI_SMALL) < 20;
    int lit = inspector->lit;
    inspector->pointed = inspector->pinned;
    bool begin = top(inspector, ui_cut_top(&rest, 68, 12));
    inspector_show_faces(inspector, ui_cut_left(&rest, narrow ? 172 : 208, 12));
    struct ui_rect panel = ui_cut_right(&rest, width, 12);
    inspector_show_stage(inspector, rest);
    side(inspector, panel);
    inspector->lit = inspector->pointed;
    if (inspector->lit != lit) {
        ui_repaint(ui);
    }
    ui_toasts(ui, (struct ui_point){24, 92}, 420);
    keys(inspector);
    if (ui_input(ui)->kind == UI_QUIT) {
        ui_quit(ui);
    }
    if (begin) {
        inspector_try(inspector); /* last: it may leave the scene */
    }
}

const struct scene scene_inspector = {
    .name = "inspector", .enter = enter, .show = show, .leave = leave};
