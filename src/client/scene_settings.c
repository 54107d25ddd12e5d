/* The settings: pages at the left, each change takes effect at once. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/paths.h"
#include "client/pictures.h"
#include "client/settings_page.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"

struct scene_memory {
    enum settings_page page;
    struct pages pages;
};

static const struct {
    const char *id, *title;
    enum ui_icon icon;
    void (*show)(struct pages *pages);
} pages_of[PAGE_COUNT] = {
    [PAGE_DISPLAY] = {"page-display", N_("Display"), UI_ICON_EYE, page_display},
    [PAGE_ACCESS] = {"page-access", N_("Comfort"), UI_ICON_PERSON, page_access},
    [PAGE_GAME] = {"page-game", N_("Game"), UI_ICON_STACK, page_game},
    [PAGE_SOUND] = {"page-sound", N_("Sound"), UI_ICON_SOUND, page_sound},
    [PAGE_LANGUAGE] = {"page-language", N_("Language"), UI_ICON_GLOBE, page_language},
    [PAGE_KEYS] = {"page-keys", N_("Keys"), UI_ICON_KEYBOARD, page_keys},
    [PAGE_FILES] = {"page-files", N_("Files"), UI_ICON_FOLDER, page_files},
};

static void *enter(struct app *app)
{
    struct scene_memory *memory = base_alloc(sizeof *memory);
    memset(memory, 0, sizeof *memory);
    memory->pages.app = app;
    memory->pages.usual = settings_default();
    memory->pages.command = -1;
    struct text path = {0};
    struct diag diag;
    diag_init(&diag, "");
    if (paths_data(&path)) {
        text_add(&path, "/tiles/base.yaml");
        load_set_file(&memory->pages.sample, text_string(&path), &diag);
    }
    text_finish(&path);
    return memory;
}

static void leave(struct app *app, void *data)
{
    struct scene_memory *memory = data;
    struct diag diag;
    diag_init(&diag, "");
    if (!settings_save(&app->settings, &diag)) {
        ui_toast(app->ui, UI_WARN, app_fault(app, &diag));
    }
    load_set_finish(&memory->pages.sample);
    free(memory);
}

static void navigation(struct app *app, struct scene_memory *memory, struct ui_rect side)
{
    struct ui *ui = app->ui;
    kit_side(ui, side);
    struct ui_rect rest = {side.x + 18, side.y + 28, side.w - 36, side.h - 48};
    struct ui_rect title = ui_cut_top(&rest, 42, 22);
    title.x += 14;
    title.w -= 14;
    kit_text(ui, title, kit_heading(ui, title.w, _("Settings")), UI_INK, _("Settings"));
    for (int i = 0; i < PAGE_COUNT; i++) {
        struct ui_button look = {.label = _(pages_of[i].title),
            .icon = pages_of[i].icon,
            .kind = UI_LIST_ITEM,
            .on = (int)memory->page == i};
        if (ui_button(ui, pages_of[i].id, ui_cut_top(&rest, 48, 4), &look)) {
            memory->page = i;
            memory->pages.command = -1;
            ui_scroll_to(ui, "page", 0);
        }
    }
    float words = kit_height(ui, UI_SMALL, rest.w - 28, _("Changes apply at once"));
    struct ui_rect foot = ui_cut_bottom(&rest, 18 + words, 0);
    foot.x += 14;
    foot.w -= 28;
    kit_text(ui, ui_cut_top(&foot, 18, 0), UI_SMALL, UI_INK3, "Walls & Wheat " CLIENT_VERSION);
    ui_paragraph(ui, foot, kit_type(ui, UI_SMALL, UI_INK3), _("Changes apply at once"));
}

/* The fields of a page go back to what is usual. */
static void restore(struct settings *now, const struct settings *usual, enum settings_page page)
{
    struct settings kept = *now;
    switch (page) {
    case PAGE_DISPLAY:
        now->theme = usual->theme;
        now->scale = usual->scale;
        now->full_screen = usual->full_screen;
        now->tile_lines = usual->tile_lines;
        now->owner_tint = usual->owner_tint;
        now->speed = usual->speed;
        break;
    case PAGE_ACCESS:
        now->large_text = usual->large_text;
        now->large_targets = usual->large_targets;
        now->high_contrast = usual->high_contrast;
        now->less_motion = usual->less_motion;
        now->colours = usual->colours;
        now->hover_cards = usual->hover_cards;
        now->hand_over = usual->hand_over;
        now->turn_board = usual->turn_board;
        now->large_turn = usual->large_turn;
        break;
    case PAGE_GAME:
        now->confirm_turn = usual->confirm_turn;
        now->strict = usual->strict;
        now->skip_idle_circles = usual->skip_idle_circles;
        now->auto_take = usual->auto_take;
        now->counts = usual->counts;
        now->pads = usual->pads;
        now->purist = usual->purist;
        now->pace = usual->pace;
        now->think_ahead = usual->think_ahead;
        now->clocks = usual->clocks;
        now->tips = usual->tips;
        break;
    case PAGE_SOUND:
        now->sound = usual->sound;
        now->volume = usual->volume;
        break;
    case PAGE_LANGUAGE: memcpy(now->language, usual->language, sizeof now->language); break;
    case PAGE_KEYS: now->keys = usual->keys; break;
    case PAGE_FILES: /* nothing is set there */
    case PAGE_COUNT: *now = kept; break;
    }
}

static void bottom_row(struct app *app, struct scene_memory *memory, struct ui_rect row)
{
    struct ui *ui = app->ui;
    struct ui_button back = {
        .label = _("Reset this page"), .tip = _("All of this page as it was at first")};
    struct ui_button done = {.label = _("Done"), .kind = UI_PRIMARY};
    if (memory->page != PAGE_FILES &&
        ui_button(ui, "restore", ui_cut_left(&row, ui_button_width(ui, &back), 0), &back)) {
        restore(&app->settings, &memory->pages.usual, memory->page);
        memory->pages.changed = true;
    }
    float width = fmaxf(108, ui_button_width(ui, &done));
    bool closed = ui_button(ui, "done", ui_cut_right(&row, width, 0), &done);
    if (memory->pages.command < 0 && (closed || keys_hit(app, KEYS_CANCEL))) {
        scene_back(app);
    }
}

static void show(struct app *app, void *data)
{
    struct scene_memory *memory = data;
    struct pages *pages = &memory->pages;
    struct ui *ui = app->ui;
    struct ui_rect screen = ui_screen(ui);
    picture_table(app);
    ui_fill(ui, screen, ui_alpha(ui_color(ui, UI_SCRIM), 0.5f));
    float edge = screen.w < 1200 ? 24 : 64;
    struct ui_rect card =
        ui_centre(screen, fminf(1200, screen.w - edge), fminf(860, screen.h - edge));
    ui_panel(ui, card, 24);
    struct ui_rect rest = card;
    navigation(app, memory, ui_cut_left(&rest, screen.w < 1200 ? 216 : 264, 0));
    rest = (struct ui_rect){rest.x + 40, rest.y + 26, rest.w - 80, rest.h - 26 - 24};
    struct ui_rect row = ui_cut_bottom(&rest, 46, 12);
    struct ui_rect window = {rest.x - 16, rest.y, rest.w + 32, rest.h};
    float *height = &pages->height[memory->page];
    float offset = ui_scroll_begin(ui, "page", window, *height);
    pages->rest = (struct ui_rect){rest.x, rest.y - offset, rest.w, 100000};
    pages->changed = false;
    float start = pages->rest.y;
    pages_of[memory->page].show(pages);
    ui_scroll_end(ui);
    if (fabsf(*height - (pages->rest.y - start)) > 0.5f) {
        *height = pages->rest.y - start;
        ui_repaint(ui);
    }
    bottom_row(app, memory, row);
    if (pages->changed) {
        app_apply_settings(app);
    }
    ui_toasts(ui, (struct ui_point){24, 24}, 420);
    if (ui_input(ui)->kind == UI_QUIT) {
        ui_quit(ui);
    }
}

const struct scene scene_settings = {
    .name = "settings", .enter = enter, .show = show, .leave = leave};
