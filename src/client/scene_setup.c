/* Setting a game up: players, tiles, rules. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "client/home.h"
#include "client/setup.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"

static void *enter(struct app *app)
{
    struct setup *setup = base_alloc(sizeof *setup);
    memset(setup, 0, sizeof *setup);
    setup->app = app;
    setup->dragged = -1;
    setup->changed = true;
    setup_list_sets(setup);
    load_list_rules(&setup->rulesets);
    setup->basis = setup->options = carc_default_options();
    for (size_t i = 0; i < setup->rulesets.count; i++) {
        if (strcmp(setup->rulesets.entries[i].id, "hig") == 0) {
            setup_choose_ruleset(setup, i);
        }
    }
    setup_add_seat(setup, "Ann");
    setup_add_seat(setup, "Bob");
    setup_load_last(setup);
    setup_list_favourites(setup);
    return setup;
}

static void leave(struct app *app, void *memory)
{
    (void)app;
    struct setup *setup = memory;
    load_list_finish(&setup->rulesets);
    free(setup);
}

const struct setup_space *setup_space(const struct setup *setup)
{
    static const struct setup_space wide = {30, 6, 49, 44, 66, 52, 8, 56, 14, 9, 60};
    static const struct setup_space close = {28, 4, 44, 40, 54, 44, 6, 48, 10, 9, 50};
    struct ui_rect screen = ui_screen(setup->app->ui);
    return screen.w < 1440 || screen.h < 940 ? &close : &wide;
}

static bool has_start_tile(const struct setup *setup)
{
    for (size_t i = 0; i < setup->set_count; i++) {
        if (setup->sets[i].on && setup->sets[i].start) {
            return true;
        }
    }
    return false;
}

/* Makes the rules of the game to see how many tiles there are, and what may be wrong. */
static void count_tiles(struct setup *setup)
{
    struct record record;
    struct diag diag;
    diag_init(&diag, "");
    setup->tiles = 0;
    setup->fault[0] = 0;
    setup_to_record(setup, &record);
    if (record.request.set_count == 0) {
        snprintf(setup->fault, sizeof setup->fault, "%s", _("Choose at least one set of tiles."));
    } else {
        struct carc_rules *rules = load_game(&record.request, &diag);
        if (rules != NULL) {
            setup->tiles = rules->bag_size;
        } else if (!has_start_tile(setup)) {
            snprintf(setup->fault, sizeof setup->fault, "%s",
                _("There is no start tile among these. Add the base game."));
        } else {
            diag_format(&diag.messages[0], setup->fault, sizeof setup->fault);
        }
        free(rules);
    }
    record_finish(&record);
}

/* Leaves this scene at once when all is well. */
static void start(struct setup *setup)
{
    struct app *app = setup->app;
    struct record record;
    struct diag diag;
    diag_init(&diag, "");
    setup_to_record(setup, &record);
    struct ui_edit seed = setup->seed;
    ui_edit_set(&setup->seed, ""); /* for this game only: the next is not to be the same again */
    setup_save_last(setup);
    setup->seed = seed;
    free(record.unknown);
    record.unknown = NULL;
    record.seed = setup->seed.text[0] ? record.seed : app_chance();
    struct rng rng;
    rng_seed(&rng, app_chance());
    for (int i = record.seat_count - 1; setup->shuffle_seats && i > 0; i--) {
        int other = (int)rng_below(&rng, (uint32_t)i + 1);
        struct record_seat seat = record.seats[i];
        record.seats[i] = record.seats[other];
        record.seats[other] = seat;
    }
    if (!app_play(app, &record, &diag)) {
        ui_toast(app->ui, UI_BAD, app_fault(app, &diag));
    }
    record_finish(&record);
}

static bool footer(struct setup *setup, struct ui_rect row)
{
    struct ui *ui = setup->app->ui;
    bool bad_seed = setup->seed.text[strspn(setup->seed.text, "0123456789")] != 0;
    struct ui_button look = {
        .label = setup->tiles > 0
                     ? ui_format(ui, _n("Start with %d tile", "Start with %d tiles", setup->tiles),
                           setup->tiles)
                     : _("Start"),
        .kind = UI_PRIMARY,
        .large = true,
        .disabled = setup->tiles == 0 || bad_seed};
    struct ui_rect button = ui_cut_right(&row, ui_button_width(ui, &look), 20);
    bool clicked = ui_button(ui, "start", button, &look);
    if (setup->fault[0] || bad_seed) {
        const char *text = bad_seed ? _("The shuffle number has digits only.") : setup->fault;
        ui_icon(ui, ui_centre(ui_cut_left(&row, 22, 8), 22, 22), UI_ICON_WARNING,
            ui_color(ui, UI_AMBER));
        float height = fminf(row.h, kit_height(ui, UI_SMALL, row.w, text));
        ui_paragraph(
            ui, ui_centre(row, row.w, height), kit_type(ui, UI_SMALL, UI_AMBER_TEXT), text);
    } else {
        struct ui_button gear = {.label = _("Settings"), .icon = UI_ICON_GEAR, .kind = UI_GHOST};
        gear.icon_only = ui_button_width(ui, &gear) > row.w;
        float width = ui_button_width(ui, &gear);
        row.x -= gear.icon_only ? 11 : 20; /* its picture stands below the words above */
        if (ui_button(ui, "settings", ui_centre(ui_cut_left(&row, width, 0), width, 44), &gear)) {
            scene_open(setup->app, &scene_settings);
        }
    }
    return clicked && !look.disabled;
}

/* At the right of the title: earlier setups, and a star to keep this one. */
static void favourites(struct setup *setup, struct ui_rect row)
{
    struct ui *ui = setup->app->ui;
    struct ui_button star = {.label = _("Keep as a favourite"),
        .icon = UI_ICON_STAR,
        .kind = UI_ROUND,
        .icon_only = true};
    struct ui_button drop = {.label = _("Remove this favourite"),
        .icon = UI_ICON_TRASH,
        .kind = UI_ROUND,
        .icon_only = true};
    if (ui_button(ui, "favourite", ui_cut_right(&row, 44, 8), &star)) {
        setup->naming = true;
        ui_edit_set(&setup->favourite_name,
            setup->favourite > 0 ? setup->favourites[setup->favourite - 1] : "");
        ui_focus(ui, "favourite-name");
    }
    if (setup->favourite > 0 && ui_button(ui, "drop-favourite", ui_cut_right(&row, 44, 8), &drop)) {
        setup_drop_favourite(setup, setup->favourite - 1);
    }
    if (setup->favourite_count == 0) {
        return;
    }
    const char *labels[SETUP_FAVOURITES + 1] = {_("Favourites")};
    for (size_t i = 0; i < setup->favourite_count; i++) {
        labels[i + 1] = setup->favourites[i];
    }
    struct ui_rect place = ui_cut_right(&row, fminf(200, row.w), 0);
    if (ui_select(ui, "favourites", place, &(struct ui_choices){labels, setup->favourite_count + 1},
            &setup->favourite) &&
        setup->favourite > 0) {
        setup_load_favourite(setup, setup->favourite - 1);
    }
}

static void name_dialog(struct setup *setup)
{
    struct ui *ui = setup->app->ui;
    struct ui_rect rest = ui_dialog_begin(
        ui, "favourite-dialog", (struct ui_point){480, 220}, _("Keep as a favourite"));
    struct ui_field look = {.label = _("Name"), .hint = _("Sunday evening"), .limit = 28};
    bool done = ui_field(ui, "favourite-name", ui_cut_top(&rest, 44, 0), &look,
                    &setup->favourite_name) == UI_FIELD_ENTERED;
    struct ui_rect row = ui_cut_bottom(&rest, 46, 0);
    struct ui_button keep = {
        .label = _("Keep"), .kind = UI_PRIMARY, .disabled = !setup->favourite_name.text[0]};
    struct ui_button cancel = {.label = _("Cancel")};
    done |= ui_button(
        ui, "keep", ui_cut_right(&row, fmaxf(108, ui_button_width(ui, &keep)), 10), &keep);
    if (done && setup->favourite_name.text[0]) {
        setup_save_favourite(setup, setup->favourite_name.text);
        setup->naming = false;
    }
    if (ui_button(ui, "cancel", ui_cut_right(&row, ui_button_width(ui, &cancel), 0), &cancel) ||
        ui_shortcut(ui, "Escape")) {
        setup->naming = false;
    }
    ui_dialog_end(ui);
}

/* The content was so high, and there is so much room: both are known to the next pass. */
static void measure(struct setup *setup, float height, float room)
{
    float spare = fmaxf(0, fminf(16, floorf((room - height) / 2 + setup->spare)));
    if (fabsf(setup->height - height) > 0.5f || spare != setup->spare) {
        setup->height = height;
        setup->spare = spare;
        ui_repaint(setup->app->ui);
    }
}

static void show(struct app *app, void *memory)
{
    struct setup *setup = memory;
    struct ui *ui = app->ui;
    if (setup->looking) {
        setup->looking = false;
        setup_list_sets_again(setup);
    }
    if (setup->changed) {
        setup->changed = false;
        count_tiles(setup);
    }
    struct ui_rect head;
    struct ui_rect rest = home_page(app, _("New game"), &head);
    favourites(setup, head);
    struct ui_rect bottom = ui_cut_bottom(&rest, setup_space(setup)->start, 10);
    float offset = ui_scroll_begin(
        ui, "setup", (struct ui_rect){rest.x - 14, rest.y, rest.w + 28, rest.h}, setup->height);
    setup->rest = (struct ui_rect){rest.x, rest.y - offset + 2, rest.w, 100000};
    float top = setup->rest.y;
    setup_show_seats(setup);
    setup_show_sets(setup);
    setup_show_rules(setup);
    ui_scroll_end(ui);
    measure(setup, setup->rest.y - top + 4, rest.h);
    bool begin = footer(setup, bottom);
    if (setup->changed) {
        ui_repaint(ui);
    }
    if (setup->naming) {
        name_dialog(setup);
    }
    ui_toasts(ui, (struct ui_point){24, 24}, 420);
    if (ui_input(ui)->kind == UI_QUIT) {
        ui_quit(ui);
    }
    if (begin) {
        start(setup); /* last: it may leave the scene */
    }
}

const struct scene scene_setup = {.name = "setup", .enter = enter, .show = show, .leave = leave};
