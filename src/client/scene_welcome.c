/* The very first screen: language and size of letters, each with what it does to be seen at once,
 * and then a game. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "client/app.h"
#include "client/home.h"
#include "client/kit.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"

#define COLUMNS 3
#define GAP 10.0f

enum size { USUAL, LARGE, LARGEST, SIZES };

struct welcome {
    float usual;   /* the scale before anything was chosen */
    float largest; /* a quarter more */
};

static void *enter(struct app *app)
{
    struct welcome *welcome = base_alloc(sizeof *welcome);
    welcome->usual = app->settings.scale;
    welcome->largest = fminf(3, roundf(ui_scale(app->ui) * 4) / 4 + 0.25f);
    return welcome;
}

static void leave(struct app *app, void *memory)
{
    (void)app;
    free(memory);
}

static bool choice(struct ui *ui, const char *id, struct ui_rect rect, const struct ui_card *look,
    enum ui_style style)
{
    bool clicked = ui_card(ui, id, rect, look);
    struct ui_rect inside = ui_inset(rect, 4);
    style = ui_text_width(ui, style, look->label) > inside.w ? UI_SMALL_BOLD : style;
    float height = kit_height(ui, style, inside.w, look->label);
    ui_paragraph(ui, ui_centre(inside, inside.w, height), kit_aligned(ui, style, UI_INK, UI_MIDDLE),
        look->label);
    return clicked;
}

/* True when another one was chosen. */
static bool languages(struct app *app, struct ui_rect *rest)
{
    struct ui *ui = app->ui;
    size_t count;
    const struct language *list = language_list(&count);
    char *chosen = app->settings.language;
    bool changed = false;
    ui_label(ui, ui_cut_top(rest, 18, 6), _("Language"));
    float width = (rest->w - (COLUMNS - 1) * GAP) / COLUMNS;
    struct ui_rect line = {0};
    for (size_t i = 0; i <= count; i++) {
        const char *code = i == 0 ? "" : list[i - 1].code;
        struct ui_card look = {.label = i == 0 ? _("As the system") : list[i - 1].name,
            .radius = 12,
            .on = strcmp(chosen, code) == 0};
        if (i % COLUMNS == 0) {
            line = ui_cut_top(rest, 46, GAP);
        }
        const char *id = ui_format(ui, "language-%s", *code ? code : "system");
        if (choice(ui, id, ui_cut_left(&line, width, GAP), &look, UI_BODY_BOLD)) {
            memcpy(chosen, code, strlen(code) + 1);
            changed = true;
        }
    }
    ui_cut_top(rest, 6, 0);
    return changed;
}

static enum size size_now(const struct app *app, const struct welcome *welcome)
{
    if (!app->settings.large_text) {
        return USUAL;
    }
    return app->settings.scale == welcome->largest ? LARGEST : LARGE;
}

static void set_size(struct app *app, const struct welcome *welcome, enum size size)
{
    app->settings.large_text = size != USUAL;
    app->settings.scale = size == LARGEST ? welcome->largest : welcome->usual;
}

/* True when another one was chosen. */
static bool sizes(struct app *app, const struct welcome *welcome, struct ui_rect *rest)
{
    static const struct {
        const char *id, *title;
        enum ui_style style;
    } sizes[SIZES] = {{"size-usual", N_("Usual"), UI_BODY_BOLD},
        {"size-large", N_("Large"), UI_NAME}, {"size-largest", N_("Largest"), UI_ACTION_LARGE}};
    struct ui *ui = app->ui;
    bool changed = false;
    ui_label(ui, ui_cut_top(rest, 18, 6), _("Size of letters"));
    struct ui_rect line = ui_cut_top(rest, 46, GAP);
    float width = (line.w - (SIZES - 1) * GAP) / SIZES;
    enum size now = size_now(app, welcome);
    for (int i = 0; i < SIZES; i++) {
        struct ui_card look = {.label = _(sizes[i].title), .radius = 12, .on = now == (enum size)i};
        if (choice(ui, sizes[i].id, ui_cut_left(&line, width, GAP), &look, sizes[i].style)) {
            set_size(app, welcome, (enum size)i);
            changed = true;
        }
    }
    const char *sample =
        _("It will look like this: city, 6 tiles and 1 pennant, 14 points for Ann.");
    float height = kit_height(ui, UI_BODY, rest->w - 28, sample) + 20;
    struct ui_rect box = ui_cut_top(rest, height, 16);
    ui_round(ui, box, 12, ui_color(ui, UI_PAPER_LO));
    ui_paragraph(ui, (struct ui_rect){box.x + 14, box.y + 10, box.w - 28, box.h},
        kit_type(ui, UI_BODY, UI_INK2), sample);
    return changed;
}

static void keep(struct app *app)
{
    struct diag diag;
    diag_init(&diag, "");
    if (!settings_save(&app->settings, &diag)) {
        ui_toast(app->ui, UI_WARN, app_fault(app, &diag));
    }
}

static void play(struct app *app)
{
    struct diag diag;
    diag_init(&diag, "");
    if (!app_play_now(app, &diag)) {
        ui_toast(app->ui, UI_BAD, app_fault(app, &diag));
    }
}

static bool play_card(struct ui *ui, struct ui_rect card)
{
    const char *title = _("Play now");
    bool clicked = ui_card(ui, "play-now", card, &(struct ui_card){.label = title, .on = true});
    struct ui_rect inside = {card.x + 18, card.y, card.w - 32, card.h};
    struct ui_rect sign = ui_centre(ui_cut_left(&inside, 44, 16), 44, 44);
    ui_disc(ui, (struct ui_point){sign.x + 22, sign.y + 22}, 22, ui_color(ui, UI_TERRACOTTA));
    ui_icon(ui, ui_centre(sign, 22, 22), UI_ICON_PLAY, ui_color(ui, UI_ON_TERRACOTTA));
    const char *help =
        _("You against a computer player. Four short tips help with the first turns.");
    float lines = kit_height(ui, UI_SMALL, inside.w, help);
    float head = ui_text_line(ui, UI_H4);
    struct ui_rect words = ui_centre(inside, inside.w, head + 2 + lines);
    kit_text(ui, ui_cut_top(&words, head, 2), UI_H4, UI_INK, title);
    ui_paragraph(ui, words, kit_type(ui, UI_SMALL, UI_INK2), help);
    return clicked;
}

static void show(struct app *app, void *memory)
{
    const struct welcome *welcome = memory;
    struct ui *ui = app->ui;
    struct ui_rect rest = home_frame(app, 560);
    kit_text(ui, ui_cut_top(&rest, 44, 10), UI_H2, UI_INK, _("Welcome"));
    bool changed = languages(app, &rest);
    changed |= sizes(app, welcome, &rest);
    struct ui_rect foot = ui_cut_bottom(&rest, 46, 12);
    bool plays = play_card(ui, ui_cut_top(&rest, fminf(rest.h, 104), 0));
    struct ui_button look = {.label = _("Title screen"), .icon = UI_ICON_ARROW_RIGHT};
    bool leaves =
        ui_button(ui, "title", ui_cut_right(&foot, ui_button_width(ui, &look), 0), &look) ||
        keys_hit(app, KEYS_CANCEL);
    ui_toasts(ui, (struct ui_point){24, 24}, 420);
    if (ui_input(ui)->kind == UI_QUIT) {
        ui_quit(ui);
    }
    app->settings.welcomed |= plays || leaves;
    if (changed || plays || leaves) {
        app_apply_settings(app);
        keep(app);
        ui_repaint(ui);
    }
    if (plays) { /* last: they leave the scene */
        play(app);
    } else if (leaves) {
        scene_go(app, &scene_title);
    }
}

const struct scene scene_welcome = {
    .name = "welcome", .enter = enter, .show = show, .leave = leave};
