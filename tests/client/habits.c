/* What the monkey does, and how often. */
#include <SDL.h>
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/macros.h"
#include "habits.h"
#include "ui/shown.h"

/* ---- Chance. */

static uint32_t below(struct monkey *monkey, uint32_t bound)
{
    return rng_below(&monkey->rng, bound);
}

static struct ui *ui_of(struct monkey *monkey)
{
    return monkey->player.app.ui;
}

static struct ui_point anywhere(struct monkey *monkey)
{
    struct ui_rect screen = ui_screen(ui_of(monkey));
    float x = (float)below(monkey, 1200) / 1000 - 0.1f; /* a little outside, too */
    float y = (float)below(monkey, 1200) / 1000 - 0.1f;
    return (struct ui_point){x * screen.w, y * screen.h};
}

/* The middle of something with an id, most often one that can be used; its id, or "". */
static const char *something(struct monkey *monkey, struct ui_point *at)
{
    struct ui *ui = ui_of(monkey);
    unsigned barred = below(monkey, 8) > 0 ? UI_DISABLED | UI_HIDDEN | UI_UNDER : 0;
    const struct ui_shown *found = NULL;
    uint32_t count = 0;
    for (size_t i = 0; i < ui_shown_count(ui); i++) {
        const struct ui_shown *shown = ui_shown_at(ui, i);
        if (*shown->id && !(shown->state & barred) && below(monkey, ++count) == 0) {
            found = shown;
        }
    }
    *at = anywhere(monkey);
    if (found == NULL) {
        return "";
    }
    *at = (struct ui_point){
        found->visible.x + found->visible.w / 2, found->visible.y + found->visible.h / 2};
    return found->id;
}

/* ---- The things it does. Each posts one or more inputs. */

static void post(struct monkey *monkey, struct ui_input input)
{
    ui_post(ui_of(monkey), &input);
}

static void press(struct monkey *monkey, struct ui_point at, int button, int clicks)
{
    post(monkey, (struct ui_input){.kind = UI_MOVE, .at = at});
    post(monkey, (struct ui_input){.kind = UI_PRESS, .at = at, .button = button, .clicks = clicks});
}

static void release(struct monkey *monkey, struct ui_point at, int button)
{
    post(monkey, (struct ui_input){.kind = UI_RELEASE, .at = at, .button = button});
}

static void click(struct monkey *monkey)
{
    struct ui_point at;
    const char *id = something(monkey, &at);
    int clicks = below(monkey, 6) == 0 ? 2 : 1;
    monkey_note(monkey, "click %s at %g,%g (%d)", id, (double)at.x, (double)at.y, clicks);
    press(monkey, at, UI_LEFT_BUTTON, clicks);
    release(monkey, at, UI_LEFT_BUTTON);
}

static void click_anywhere(struct monkey *monkey)
{
    struct ui_point at = anywhere(monkey);
    int button = 1 + (int)below(monkey, 3);
    monkey_note(monkey, "click at %g,%g button %d", (double)at.x, (double)at.y, button);
    press(monkey, at, button, 1);
    release(monkey, at, button);
}

/* The release may come late, or elsewhere, or never. */
static void drag(struct monkey *monkey)
{
    struct ui_point at;
    const char *id = something(monkey, &at);
    int button = 1 + (int)below(monkey, 3);
    bool ends = below(monkey, 6) > 0;
    monkey_note(
        monkey, "drag %s from %g,%g%s", id, (double)at.x, (double)at.y, ends ? "" : " for ever");
    press(monkey, at, button, 1);
    for (uint32_t i = below(monkey, 6); i > 0; i--) {
        at.x += (float)below(monkey, 200) - 100;
        at.y += (float)below(monkey, 200) - 100;
        post(monkey, (struct ui_input){.kind = UI_MOVE, .at = at});
    }
    if (ends) {
        release(monkey, at, button);
    }
}

static void move(struct monkey *monkey)
{
    struct ui_point at;
    const char *id = something(monkey, &at);
    monkey_note(monkey, "move to %s at %g,%g", id, (double)at.x, (double)at.y);
    post(monkey, (struct ui_input){.kind = UI_MOVE, .at = at});
}

static void wheel(struct monkey *monkey)
{
    struct ui_input input = {.kind = UI_WHEEL, .wheel_y = (float)below(monkey, 21) - 10};
    const char *id = something(monkey, &input.at);
    input.mods = below(monkey, 4) == 0 ? KMOD_LCTRL : 0;
    monkey_note(monkey, "wheel %g over %s", (double)input.wheel_y, id);
    post(monkey, input);
}

static void key(struct monkey *monkey)
{
    static const char *const others[] = {"Left", "Right", "Up", "Down", "PageUp", "PageDown", "End",
        "Delete", "Backspace", "1", "2", "9", "Alt+F4", "Ctrl+A", "Ctrl+V", "Ctrl+C", "Shift+Tab",
        "Return", "Space", "Escape", "Tab", "Tab"};
    const struct keys *keys = &monkey->player.app.settings.keys;
    const char *name = keys->name[below(monkey, KEYS_COUNT)][below(monkey, 2)];
    if (*name == 0 || below(monkey, 2) == 0) {
        name = others[below(monkey, ARRAY_LENGTH(others))];
    }
    monkey_note(monkey, "key %s", name);
    ui_script_key(ui_of(monkey), name);
}

static void any_key(struct monkey *monkey)
{
    struct ui_input input = {.kind = below(monkey, 3) > 0 ? UI_KEY : UI_KEY_UP,
        .key = below(monkey, 2) == 0 ? (SDL_Keycode)(32 + below(monkey, 96))
                                     : (SDL_Keycode)(SDLK_SCANCODE_MASK | (int)below(monkey, 290)),
        .mods = below(monkey, 0x10000),
        .repeat = below(monkey, 2) == 0};
    monkey_note(monkey, "key %#x with %#x", (unsigned)input.key, input.mods);
    post(monkey, input);
}

static void type(struct monkey *monkey)
{
    static const char *const texts[] = {"a", "Ann", "Łódź", "日本語", "🏰", "-", "/", "../..",
        "%s%n", "\"", "\\", " ", "שלום \u202eعالم", "👩‍👩‍👧‍👦é",
        "\xc2\x85\xe2\x80\xa8", "1234567890", "99999999999999999999",
        "a name that is much longer than any field has room for, and then some more of it"};
    const char *text = texts[below(monkey, ARRAY_LENGTH(texts))];
    monkey_note(monkey, "type %s", text);
    ui_script_type(ui_of(monkey), text);
    if (below(monkey, 8) == 0) {
        struct ui_input input = {.kind = UI_COMPOSE};
        snprintf(input.text, sizeof input.text, "%.8s", text);
        post(monkey, input);
    }
}

static void resize(struct monkey *monkey)
{
    static const struct {
        int w, h;
    } sizes[] = {{1024, 640}, {1280, 800}, {1366, 768}, {1920, 1080}, {1024, 768}, {640, 480},
        {320, 240}, {1500, 640}, {1024, 1600}};
    size_t i = below(monkey, ARRAY_LENGTH(sizes));
    monkey_note(monkey, "resize to %dx%d", sizes[i].w, sizes[i].h);
    ui_set_size(ui_of(monkey), sizes[i].w, sizes[i].h);
}

static void look_away(struct monkey *monkey)
{
    bool on = below(monkey, 2) == 0;
    monkey_note(monkey, "focus %d", on);
    post(monkey, (struct ui_input){.kind = UI_FOCUS, .on = on});
    post(monkey, (struct ui_input){.kind = UI_MOVE, .at = {-1, -1}});
}

static void drop(struct monkey *monkey)
{
    static const char *const names[] = {
        "", "/", "/nowhere", RECORDS "/base-six.carc", "a\nb", "/dev/null"};
    struct ui_input input = {.kind = UI_DROP};
    snprintf(input.text, sizeof input.text, "%s", names[below(monkey, ARRAY_LENGTH(names))]);
    monkey_note(monkey, "drop %s", input.text);
    post(monkey, input);
}

static void wait_a_little(struct monkey *monkey)
{
    unsigned ms = below(monkey, 4) == 0 ? 5000 : below(monkey, 500);
    monkey_note(monkey, "wait %u ms", ms);
    ui_advance(ui_of(monkey), ms);
}

/* ---- Screens: by itself it would seldom leave some of them, or come to others. */

static void switch_screen(struct monkey *monkey)
{
    static const struct scene *const scenes[] = {&scene_title, &scene_setup, &scene_load,
        &scene_replays, &scene_settings, &scene_rules, &scene_lifetime};
    size_t i = below(monkey, ARRAY_LENGTH(scenes));
    monkey_note(monkey, "go to %s", scenes[i]->name);
    scene_go(&monkey->player.app, scenes[i]);
}

static void begin_game(struct monkey *monkey)
{
    int seats = 1 + (int)below(monkey, 6);
    uint64_t seed = below(monkey, 1000);
    monkey_note(monkey, "begin a game of %d, seed %d", seats, (int)seed);
    player_deal(&monkey->player, seats, "base,crop-circles", seed, "hig");
    player_rest_briefly(&monkey->player);
}

/* As on the page of settings, but in the middle of whatever is going on. */
static void change_setting(struct monkey *monkey)
{
    struct settings *now = &monkey->player.app.settings;
    bool *const switches[] = {&now->large_text, &now->high_contrast, &now->less_motion,
        &now->tile_lines, &now->owner_tint, &now->confirm_turn, &now->strict,
        &now->skip_idle_circles, &now->auto_take, &now->hover_cards, &now->turn_board,
        &now->hand_over, &now->large_turn, &now->clocks, &now->purist, &now->think_ahead};
    uint32_t which = below(monkey, ARRAY_LENGTH(switches) + 4);
    monkey_note(monkey, "change setting %u", (unsigned)which);
    switch (which) {
    case ARRAY_LENGTH(switches): now->theme = below(monkey, UI_THEMES); break;
    case ARRAY_LENGTH(switches) + 1: now->pads = below(monkey, 2); break;
    case ARRAY_LENGTH(switches) + 2: now->counts = below(monkey, SETTINGS_COUNTS_ALWAYS + 1); break;
    case ARRAY_LENGTH(switches) + 3: now->scale = 1 + (float)below(monkey, 3) / 2; break;
    default: *switches[which] = !*switches[which]; break;
    }
    app_apply_settings(&monkey->player.app);
}

/* A game near its end, or one that is over. */
static void open_record(struct monkey *monkey)
{
    struct app *app = &monkey->player.app;
    struct app_file file = {.path = RECORDS "/base-six.carc"};
    struct record record;
    struct diag diag;
    diag_init(&diag, "");
    uint32_t die = below(monkey, 3);
    monkey_note(monkey, "open a record, %d", (int)die);
    if (die == 0) {
        cr_assert(app_watch(app, &file, NULL, &diag), "%s", diag.messages[0].text);
    } else if (die == 1) {
        cr_assert(app_open(app, &file, &diag), "%s", diag.messages[0].text);
    } else {
        cr_assert(record_read_file(&record, file.path, &diag), "%s", diag.messages[0].text);
        record_cut(&record, record.step_count - 1 - below(monkey, 12));
        cr_assert(app_play(app, &record, &diag), "%s", diag.messages[0].text);
        record_finish(&record);
    }
}

/* Chance alone would hardly ever play a turn. */
static void play_some(struct monkey *monkey)
{
    struct player *player = &monkey->player;
    const struct scene_stack *scenes = &player->app.scenes;
    const struct ui_shown *board = ui_shown_find(ui_of(monkey), "board");
    bool playing = scenes->depth > 0 && scenes->open[scenes->depth - 1].scene == &scene_game &&
                   board != NULL && !(board->state & UI_UNDER);
    const char *id = playing ? player_any(player, "cell:") : NULL;
    id = id == NULL && playing ? player_any(player, "main") : id;
    if (id == NULL) {
        click(monkey);
        return;
    }
    monkey_note(monkey, "play %s", id);
    ui_advance(ui_of(monkey), 500);
    ui_script_click(ui_of(monkey), id);
}

static void close_window(struct monkey *monkey)
{
    monkey_note(monkey, "close the window");
    post(monkey, (struct ui_input){.kind = UI_QUIT});
}

static const struct {
    uint32_t weight;
    void (*act)(struct monkey *monkey);
} habits[] = {
    {260, click},
    {200, play_some},
    {60, click_anywhere},
    {60, drag},
    {60, move},
    {40, wheel},
    {150, key},
    {40, any_key},
    {40, type},
    {25, resize},
    {10, look_away},
    {8, drop},
    {40, wait_a_little},
    {60, monkey_pad_button},
    {25, monkey_pad_axis},
    {15, monkey_plug},
    {12, switch_screen},
    {20, change_setting},
    {5, begin_game},
    {5, open_record},
    {4, close_window},
};

void monkey_act(struct monkey *monkey)
{
    uint32_t all = 0;
    for (size_t i = 0; i < ARRAY_LENGTH(habits); i++) {
        all += habits[i].weight;
    }
    uint32_t die = below(monkey, all);
    size_t i = 0;
    while (die >= habits[i].weight) {
        die -= habits[i++].weight;
    }
    bool pads = habits[i].act != monkey_plug || monkey->drawn;
    (pads ? habits[i].act : click)(monkey);
}
