/* The title screen: go on with the last game, or choose what to do. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/paths.h"
#include "client/app.h"
#include "client/files.h"
#include "client/home.h"
#include "client/kit.h"
#include "client/preview.h"
#include "client/words.h"
#include "session/autosave.h"
#include "ui/draw.h"
#include "ui/overlay.h"

struct title {
    struct text path; /* of the unfinished game; empty: there is none */
    bool interrupted; /* the program ended without saying goodbye */
    struct preview *preview;
};

static void look_for_game(struct app *app, struct title *title)
{
    struct diag diag;
    diag_init(&diag, "");
    bool running = app->session != NULL && !app->trial &&
                   session_state(app->session)->phase != CARC_PHASE_OVER;
    if (running) {
        title->preview = preview_of(app, app->session);
    }
    /* One that is broken is told, and does not stand in the way of those before it. */
    while (title->preview == NULL && app->autosave &&
           autosave_latest(NULL, &title->path, &title->interrupted)) {
        title->preview = preview_open(app, text_string(&title->path), &diag);
    }
    if (diag.errors > 0) {
        ui_toast(app->ui, UI_WARN, app_fault(app, &diag));
    }
}

static void forget_game(struct title *title)
{
    preview_close(title->preview);
    title->preview = NULL;
    text_clear(&title->path);
    title->interrupted = false;
}

static void *enter(struct app *app)
{
    struct title *title = base_alloc(sizeof *title);
    *title = (struct title){.interrupted = false};
    look_for_game(app, title);
    return title;
}

static void leave(struct app *app, void *memory)
{
    (void)app;
    struct title *title = memory;
    preview_close(title->preview);
    text_finish(&title->path);
    free(title);
}

/* Leaves this scene at once: nothing of it may be used afterwards. */
static void go_on(struct app *app, struct title *title)
{
    if (title->path.size == 0) {
        scene_go(app, &scene_game);
        return;
    }
    char path[LOAD_PATH_SIZE];
    SDL_strlcpy(path, text_string(&title->path), sizeof path);
    struct diag diag;
    diag_init(&diag, "");
    if (!app_open(app, &(struct app_file){.path = path, .resume = true}, &diag)) {
        ui_toast(app->ui, UI_BAD, app_fault(app, &diag));
    }
}

/* Into a file beside the others. The unfinished game itself stays, too. */
static void save_copy(struct app *app, struct title *title)
{
    struct text path = {0};
    struct diag diag;
    char stamp[40];
    diag_init(&diag, "");
    files_date(stamp, sizeof stamp, "/copy %Y-%m-%d %H.%M.%S.carc", time(NULL));
    paths_user_data("games", &path);
    text_add(&path, stamp);
    if (session_save(preview_session(title->preview), text_string(&path), &diag)) {
        title->interrupted = false;
        ui_toast(app->ui, UI_GOOD, ui_format(app->ui, _("Saved: %s"), text_string(&path)));
    } else {
        ui_toast(app->ui, UI_BAD, app_fault(app, &diag));
    }
    text_finish(&path);
}

enum wish { NOTHING, PLAY_NOW, GO_ON, SAVE_COPY, DISCARD };

static enum wish buttons(struct app *app, const struct title *title, struct ui_rect row)
{
    struct ui *ui = app->ui;
    enum wish wish = NOTHING;
    struct ui_button main = {.label = _("Continue"), .icon = UI_ICON_PLAY, .kind = UI_PRIMARY};
    struct ui_button copy = {.label = _("Save a copy"), .icon = UI_ICON_SAVE};
    struct ui_button discard = {.label = _("Discard"), .icon = UI_ICON_TRASH};
    copy.icon_only = discard.icon_only = ui_button_width(ui, &main) + ui_button_width(ui, &copy) +
                                             ui_button_width(ui, &discard) + 20 >
                                         row.w;
    if (ui_button(ui, "continue", ui_cut_left(&row, ui_button_width(ui, &main), 10), &main)) {
        wish = GO_ON;
    }
    if (!title->interrupted) {
        return wish;
    }
    if (ui_button(ui, "save-copy", ui_cut_left(&row, ui_button_width(ui, &copy), 10), &copy)) {
        wish = SAVE_COPY;
    }
    if (ui_button(ui, "discard", ui_cut_left(&row, ui_button_width(ui, &discard), 10), &discard)) {
        wish = DISCARD;
    }
    return wish;
}

static enum wish unfinished(struct app *app, struct title *title, struct ui_rect card)
{
    struct ui *ui = app->ui;
    bool wide = !title->interrupted;
    bool clicked = wide && ui_card(ui, "continue-card", card,
                               &(struct ui_card){.label = _("Continue"), .on = true});
    if (!wide) {
        ui_round(ui, card, 16, ui_color(ui, UI_AMBER_WASH));
        ui_frame(ui, card, 16, (struct ui_pen){2, ui_color(ui, UI_AMBER), 0, 0});
    }
    struct ui_rect inside = ui_inset(card, 14);
    float picture = fminf(inside.h, inside.w * 0.38f);
    preview_picture(app, title->preview, ui_cut_left(&inside, picture, 18));
    const struct carc_state *state = session_state(preview_session(title->preview));
    const char *head = title->interrupted
                           ? ui_format(ui, _("Your game was interrupted at turn %d."), state->turn)
                           : preview_names(app, title->preview);
    struct ui_rect row = ui_cut_bottom(&inside, 44, 8);
    const char *now = preview_state(app, title->preview);
    enum ui_style style = title->interrupted ? UI_BODY_BOLD : UI_H4; /* names may be long */
    float lines = fminf(kit_height(ui, style, inside.w, head), 2 * ui_text_line(ui, style));
    ui_paragraph(ui, ui_cut_top(&inside, lines, 2), kit_type(ui, style, UI_INK), head);
    lines = kit_height(ui, UI_BODY, inside.w, now);
    ui_paragraph(ui, ui_cut_top(&inside, lines, 8), kit_type(ui, UI_BODY, UI_INK2), now);
    int players = session_state(preview_session(title->preview))->players;
    if (inside.h >= 19 * (float)players) {
        inside.w = inside.w > 260 ? 260 : inside.w;
        preview_players(app, title->preview, inside);
    }
    enum wish wish = buttons(app, title, row);
    return clicked ? GO_ON : wish;
}

struct choice {
    const char *id;
    enum ui_icon icon;
    const char *title, *help;
    const struct scene *scene;
    bool above;
};

static const struct choice choices[] = {
    {"new-game", UI_ICON_PLUS, N_("New game"), N_("Players, tiles and rules"), &scene_setup, false},
    {"load", UI_ICON_FOLDER, N_("Load"), N_("Saved games and other files"), &scene_load, false},
    {"replays", UI_ICON_PLAY, N_("Replays"), N_("Watch a game again"), &scene_replays, false},
    {"results", UI_ICON_CHART, N_("Results"), N_("All games that were finished"), &scene_lifetime,
        true},
    {"rules", UI_ICON_HELP, N_("Rules"), N_("To read and to search"), &scene_rules, true},
    {"settings", UI_ICON_GEAR, N_("Settings"), N_("Display, sound, keys, language"),
        &scene_settings, true},
    {"tiles", UI_ICON_STACK, N_("Tiles"), N_("To see and to check"), &scene_inspector, true},
    {"quit", UI_ICON_CROSS, N_("Quit"), N_("Games are saved by themselves"), NULL, false},
};

static void choose(struct app *app, const struct choice *choice)
{
    if (choice->scene == NULL) {
        ui_quit(app->ui);
    } else if (choice->above) {
        scene_open(app, choice->scene);
    } else {
        scene_go(app, choice->scene);
    }
}

/* True when it was clicked. */
static bool choice_card(
    struct app *app, struct ui_rect card, const struct choice *choice, bool first)
{
    struct ui *ui = app->ui;
    struct ui_card look = {.label = _(choice->title), .on = first};
    bool clicked = ui_card(ui, choice->id, card, &look);
    struct ui_rect inside = {card.x + 18, card.y, card.w - 32, card.h};
    float disc = fminf(44, card.h - 26);
    struct ui_rect sign = ui_centre(ui_cut_left(&inside, 44, 16), disc, disc);
    ui_disc(ui, (struct ui_point){sign.x + disc / 2, sign.y + disc / 2}, disc / 2,
        ui_color(ui, first ? UI_TERRACOTTA : UI_TROUGH));
    ui_icon(ui, ui_centre(sign, disc / 2, disc / 2), choice->icon,
        ui_color(ui, first ? UI_ON_TERRACOTTA : UI_ACCENT_TEXT));
    float line = kit_height(ui, UI_H4, inside.w, _(choice->title));
    float help = kit_height(ui, UI_SMALL, inside.w, _(choice->help));
    bool all = line + 2 + help <= card.h; /* large letters in a low window: the title will do */
    struct ui_rect words = ui_centre(inside, inside.w, all ? line + 2 + help : line);
    ui_paragraph(ui, ui_cut_top(&words, line, 2), kit_type(ui, UI_H4, UI_INK), _(choice->title));
    if (all) {
        ui_paragraph(ui, words, kit_type(ui, UI_SMALL, UI_INK2), _(choice->help));
    }
    return clicked;
}

#define CARD 104.0f /* at most */
#define CARD_GAP 12.0f
#define CARD_ROWS (sizeof choices / sizeof *choices / 2)

/* From a game that tries a tile out the way leads back to it. */
static bool leads_back(const struct app *app, const struct choice *choice)
{
    return app->trial && choice->scene == &scene_inspector;
}

static void choice_cards(struct app *app, struct ui_rect rest)
{
    float height = fminf(CARD, (rest.h - (CARD_ROWS - 1) * CARD_GAP) / CARD_ROWS);
    for (size_t i = 0; i < 2 * CARD_ROWS; i += 2) {
        struct ui_rect row = ui_cut_top(&rest, height, CARD_GAP);
        struct ui_rect left = ui_cut_left(&row, (row.w - CARD_GAP) / 2, CARD_GAP);
        for (size_t k = i; k < i + 2; k++) {
            struct choice choice = choices[k];
            bool back = leads_back(app, &choice);
            choice.title = back ? N_("Back to the tiles") : choice.title;
            if (choice_card(app, k == i ? left : row, &choice, back)) {
                choose(app, &choice);
            }
        }
    }
}

static void play_now(struct app *app)
{
    struct diag diag;
    diag_init(&diag, "");
    if (!app_play_now(app, &diag)) {
        ui_toast(app->ui, UI_BAD, app_fault(app, &diag));
    }
}

static void act(struct app *app, struct title *title, enum wish wish)
{
    switch (wish) {
    case NOTHING: break;
    case PLAY_NOW: play_now(app); break;
    case GO_ON: go_on(app, title); break;
    case SAVE_COPY: save_copy(app, title); break;
    case DISCARD:
        autosave_discard(text_string(&title->path));
        forget_game(title);
        look_for_game(app, title);
        break;
    }
}

static void show(struct app *app, void *memory)
{
    struct title *title = memory;
    struct ui *ui = app->ui;
    const char *welcome = _("Build a country of cities, roads and fields, tile by tile.");
    float words = kit_height(ui, UI_BODY, ui_screen(ui).w < 1200 ? 548 : 528, welcome);
    float now = ui_screen(ui).h < 760 ? 84 : 104;
    float top = title->preview == NULL ? 60 + words + now : ui_screen(ui).h < 760 ? 216 : 270;
    struct ui_rect rest = home_frame(app, top + 16 + CARD_ROWS * (CARD + CARD_GAP) - CARD_GAP);
    enum wish wish = NOTHING;
    if (title->preview != NULL) {
        wish = unfinished(app, title, ui_cut_top(&rest, top, 16));
    } else {
        kit_text(ui, ui_cut_top(&rest, 44, 2), UI_H2, UI_INK, _("Welcome"));
        ui_paragraph(ui, ui_cut_top(&rest, words, 18), kit_type(ui, UI_BODY, UI_INK2), welcome);
        static const struct choice play = {"play-now", UI_ICON_PLAY, N_("Play now"),
            N_("You against a computer player"), &scene_game, false};
        if (choice_card(app, ui_cut_top(&rest, now, 12), &play, true)) {
            wish = PLAY_NOW;
        }
    }
    choice_cards(app, rest);
    ui_toasts(ui, (struct ui_point){24, 24}, 420);
    if (keys_hit(app, KEYS_HELP)) {
        scene_open(app, &scene_rules);
    }
    if (keys_hit(app, KEYS_SETTINGS)) {
        scene_open(app, &scene_settings);
    }
    if (keys_hit(app, KEYS_NEW_GAME)) {
        scene_go(app, &scene_setup);
    }
    if (keys_hit(app, KEYS_OPEN)) {
        scene_go(app, &scene_load);
    }
    if (ui_input(ui)->kind == UI_QUIT) {
        ui_quit(ui);
    }
    act(app, title, wish); /* last: it may leave the scene */
}

const struct scene scene_title = {.name = "title", .enter = enter, .show = show, .leave = leave};
