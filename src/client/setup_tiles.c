/* Which tiles are in the bag. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "client/sample.h"
#include "client/setup.h"
#include "client/words.h"
#include "ui/draw.h"

/* The tile that stands for its set: one with a crop symbol, else the start tile or the first. */
static const struct carc_tile *typical(const struct load_set *set)
{
    const struct carc_tile *best = &set->tiles[0];
    for (size_t i = 0; i < set->count; i++) {
        const struct carc_tile *tile = &set->tiles[i];
        int worth = (tile->symbol != CARC_NO_SYMBOL) * 2 + (tile->start != 0);
        int kept = (best->symbol != CARC_NO_SYMBOL) * 2 + (best->start != 0);
        best = worth > kept ? tile : best;
    }
    return best;
}

static void fill_from_file(struct setup_set *set, const char *path)
{
    struct diag diag;
    struct load_set loaded;
    diag_init(&diag, path);
    if (load_set_file(&loaded, path, &diag)) {
        snprintf(set->id, sizeof set->id, "%s", loaded.id);
        snprintf(set->title, sizeof set->title, "%s", loaded.title);
        set->tiles = loaded.total;
        set->checksum = loaded.checksum;
        set->sample = *typical(&loaded);
        for (size_t i = 0; i < loaded.count; i++) {
            set->start |= loaded.tiles[i].start != 0;
        }
    } else {
        const char *slash = strrchr(path, '/');
        snprintf(set->title, sizeof set->title, "%.90s", slash ? slash + 1 : path);
        diag_format(&diag.messages[0], set->fault, sizeof set->fault);
    }
    load_set_finish(&loaded);
}

static void list_known(struct setup *setup)
{
    struct load_list list;
    load_list_sets(&list);
    for (size_t i = 0; i < list.count && setup->set_count < SETUP_SETS; i++) {
        struct setup_set *set = &setup->sets[setup->set_count++];
        *set = (struct setup_set){.user = list.entries[i].user};
        fill_from_file(set, list.entries[i].path);
        set->on =
            !set->user && (strcmp(set->id, "base") == 0 || strcmp(set->id, "crop-circles") == 0);
    }
    load_list_finish(&list);
    for (size_t i = 0; i + 1 < setup->set_count; i++) { /* what is usual stands first */
        for (size_t k = setup->set_count - 1; k > i; k--) {
            if (setup->sets[k].on && !setup->sets[k - 1].on) {
                struct setup_set set = setup->sets[k];
                setup->sets[k] = setup->sets[k - 1];
                setup->sets[k - 1] = set;
            }
        }
    }
}

void setup_list_sets(struct setup *setup)
{
    list_known(setup);
    const struct load_request *asked =
        setup->app->asked != NULL ? &setup->app->asked->request : NULL;
    for (size_t i = 0; asked && i < asked->file_count && setup->set_count < SETUP_SETS; i++) {
        struct setup_set *set = &setup->sets[setup->set_count++];
        *set = (struct setup_set){.user = true, .file = asked->files[i]};
        fill_from_file(set, asked->files[i]);
        set->on = set->fault[0] == 0;
    }
}

void setup_list_sets_again(struct setup *setup)
{
    struct record record;
    setup_to_record(setup, &record);
    setup->set_count = 0;
    setup_list_sets(setup);
    setup_from_record(setup, &record);
    record_finish(&record);
}

/* Shipped sets have their titles in the catalogues; an empty text is not to be looked up. */
static const char *title_of(const struct setup_set *set)
{
    return set->title[0] ? _(set->title) : set->id;
}

/* What it says below the title. */
static const char *about(struct setup *setup, const struct setup_set *set)
{
    struct ui *ui = setup->app->ui;
    if (set->fault[0]) {
        return set->fault;
    }
    const char *count = ui_format(ui, _n("%d tile", "%d tiles", set->tiles), (int)set->tiles);
    return set->user ? ui_format(ui, _("%s, your own"), count) : count;
}

static float card_height(struct setup *setup, const struct setup_set *set, float width)
{
    struct ui *ui = setup->app->ui;
    float room = width - (set->fault[0] ? 86 : 142);
    float words = kit_height(ui, UI_BODY_BOLD, room, title_of(set)) +
                  kit_height(ui, UI_SMALL, room, about(setup, set));
    return fmaxf(setup_space(setup)->card, words + setup_space(setup)->around + 2);
}

static void set_card(struct setup *setup, struct ui_rect card, struct setup_set *set)
{
    struct ui *ui = setup->app->ui;
    bool faulty = set->fault[0] != 0;
    const char *key = ui_format(ui, "%s-%08x", set->id, (unsigned)set->checksum);
    const char *id = faulty ? ui_format(ui, "set-faulty-%d", (int)(set - setup->sets))
                            : ui_format(ui, "set-%s", set->id);
    struct ui_card look = {.label = title_of(set), .leaf = true, .on = set->on, .disabled = faulty};
    if (ui_card(ui, id, card, &look)) {
        set->on = !set->on;
        setup->changed = true;
    }
    struct ui_rect inside = {card.x + 10, card.y, card.w - 20, card.h};
    float tile = setup_space(setup)->tile;
    struct ui_rect square = ui_centre(ui_cut_left(&inside, 56, 10), tile, tile);
    if (faulty) {
        ui_icon(ui, ui_inset(square, 12), UI_ICON_WARNING, ui_color(ui, UI_AMBER));
    } else {
        ui_shadow(ui, square, 3, (struct ui_shadow){2, 6, 0, {43, 32, 16, 70}});
        sample_tile(setup->app, square, key, &set->sample, 0);
        bool on = set->on;
        struct ui_rect toggle = kit_right(inside, 48, 28);
        ui_round(ui, toggle, 14, ui_color(ui, on ? UI_LEAF : UI_TOGGLE_OFF));
        ui_disc(ui, (struct ui_point){toggle.x + (on ? 34 : 14), toggle.y + 14}, 11,
            ui_color(ui, UI_KNOB));
        inside.w -= 56;
    }
    float title = kit_height(ui, UI_BODY_BOLD, inside.w, title_of(set));
    float help = kit_height(ui, UI_SMALL, inside.w, about(setup, set));
    struct ui_rect words = ui_centre(inside, inside.w, title + help);
    ui_paragraph(
        ui, ui_cut_top(&words, title, 0), kit_type(ui, UI_BODY_BOLD, UI_INK), title_of(set));
    ui_paragraph(
        ui, words, kit_type(ui, UI_SMALL, faulty ? UI_AMBER_TEXT : UI_INK2), about(setup, set));
}

/* The heading, and a way to all that these tiles are. */
static void heading(struct setup *setup, struct ui_rect row)
{
    struct ui *ui = setup->app->ui;
    struct ui_button look = {.label = _("Look at them"), .icon = UI_ICON_EYE, .kind = UI_GHOST};
    float width = ui_button_width(ui, &look);
    if (ui_button(ui, "look-at-tiles", ui_move(kit_right(row, width, 34), 4, 0), &look)) {
        setup->looking = true;
        scene_open(setup->app, &scene_inspector);
    }
    row.w -= width + 8;
    kit_text(ui, row, UI_H3, UI_INK, _("Tiles"));
}

void setup_show_sets(struct setup *setup)
{
    const struct setup_space *space = setup_space(setup);
    heading(setup, ui_cut_top(&setup->rest, space->head, space->below_head));
    float width = (setup->rest.w - 12) / 2;
    for (size_t i = 0; i < setup->set_count; i++) {
        bool wide = setup->sets[i].fault[0] != 0; /* its message needs the room */
        bool pair = !wide && i + 1 < setup->set_count && !setup->sets[i + 1].fault[0];
        float height = card_height(setup, &setup->sets[i], wide ? setup->rest.w : width);
        if (pair) {
            height = fmaxf(height, card_height(setup, &setup->sets[i + 1], width));
        }
        struct ui_rect row = ui_cut_top(&setup->rest, height, space->between);
        set_card(setup, wide ? row : ui_cut_left(&row, width, 12), &setup->sets[i]);
        if (pair) {
            set_card(setup, row, &setup->sets[++i]);
        }
    }
    ui_cut_top(&setup->rest, space->part - space->between / 2 + setup->spare, 0);
}
