/* SDL's events, as they come from a window on the dummy driver. */
#include <SDL.h>
#include <criterion/criterion.h>
#include <string.h>

#include "harness.h"
#include "ui/pads.h"
#include "ui/queue.h"
#include "ui/widget.h"

TestSuite(pump, .timeout = 30);

struct seen {
    int clicks, turned, quit, pads;
    struct ui_edit name;
    struct ui_rect size;
    int user_code;
};

static void screen(struct ui *ui, void *data)
{
    struct seen *seen = data;
    seen->size = ui_screen(ui);
    seen->clicks += ui_button(
        ui, "button", (struct ui_rect){100, 100, 200, 44}, &(struct ui_button){.label = "Button"});
    ui_field(ui, "name", (struct ui_rect){100, 200, 200, 44}, &(struct ui_field){.label = "Name"},
        &seen->name);
    seen->turned += ui_shortcut(ui, "R");
    seen->quit += ui_input(ui)->kind == UI_QUIT;
    seen->pads += ui_input(ui)->kind == UI_PAD;
    if (ui_input(ui)->kind == UI_USER && ui_input(ui)->code >= 0) {
        seen->user_code = ui_input(ui)->code;
    }
}

static struct seen seen;
static struct harness harness;

static void setup(void)
{
    seen = (struct seen){.clicks = 0};
    harness_start_painting(&harness, screen, &seen);
}

static void teardown(void)
{
    ui_destroy(harness.ui);
}

/* The first round reads SDL's events behind the harness's own input; the next ones use them. */
static void run(void)
{
    for (int i = 0; i < 3; i++) {
        harness_run(&harness);
    }
}

Test(pump, mouse, .init = setup, .fini = teardown)
{
    SDL_Event event = {.button = {.type = SDL_MOUSEBUTTONDOWN,
                           .button = SDL_BUTTON_LEFT,
                           .clicks = 1,
                           .x = 150,
                           .y = 120}};
    SDL_PushEvent(&event);
    event.type = SDL_MOUSEBUTTONUP;
    SDL_PushEvent(&event);
    run();
    cr_expect_eq(seen.clicks, 1);
}

Test(pump, letters_keep_their_places_on_other_keyboards, .init = setup, .fini = teardown)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN,
                           .keysym = {.scancode = SDL_SCANCODE_R, .sym = 0x43A /* Cyrillic ka */}}};
    SDL_PushEvent(&event);
    run();
    cr_expect_eq(seen.turned, 1);
}

Test(pump, text_reaches_a_field, .init = setup, .fini = teardown)
{
    harness_click(&harness, "name");
    SDL_Event event = {.text = {.type = SDL_TEXTINPUT, .text = "Łódź"}};
    SDL_PushEvent(&event);
    run();
    cr_expect_str_eq(seen.name.text, "Łódź");
    cr_expect(SDL_IsTextInputActive());
    harness_key(&harness, "Escape");
    cr_expect_not(SDL_IsTextInputActive());
}

Test(pump, closing_the_window_is_the_screens_choice, .init = setup, .fini = teardown)
{
    SDL_Event event = {.type = SDL_QUIT};
    SDL_PushEvent(&event);
    run();
    cr_expect_eq(seen.quit, 1);
    cr_expect_not(ui_quitting(harness.ui));
    ui_quit(harness.ui);
    cr_expect_not(ui_next(harness.ui));
}

Test(pump, scale_changes_the_logical_size, .init = setup, .fini = teardown)
{
    cr_expect_float_eq(seen.size.w, 1280, 1e-3);
    ui_set_scale(harness.ui, 1.25f);
    harness_run(&harness);
    cr_expect_float_eq(seen.size.w, 1024, 1e-3);
    cr_expect_float_eq(seen.size.h, 640, 1e-3);
}

static int poster(void *data)
{
    ui_post_user(data, 7, NULL);
    return 0;
}

Test(pump, another_thread_wakes_the_loop, .init = setup, .fini = teardown)
{
    SDL_Thread *thread = SDL_CreateThread(poster, "poster", harness.ui);
    while (seen.user_code != 7 && ui_next(harness.ui)) {
        screen(harness.ui, &seen);
        ui_done(harness.ui);
    }
    cr_expect_eq(seen.user_code, 7);
    SDL_WaitThread(thread, NULL);
}

Test(pump, a_gamepad_is_plugged_in_and_pulled_out, .init = setup, .fini = teardown)
{
    int device = SDL_JoystickAttachVirtual(
        SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0);
    cr_assert_geq(device, 0);
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    run();
    SDL_Joystick *joystick = SDL_JoystickOpen(device);
    ui_focus(harness.ui, "button");
    SDL_JoystickSetVirtualButton(joystick, SDL_CONTROLLER_BUTTON_A, 1);
    SDL_JoystickUpdate();
    run();
    SDL_JoystickSetVirtualButton(joystick, SDL_CONTROLLER_BUTTON_A, 0);
    SDL_JoystickUpdate();
    run();
    cr_expect_eq(seen.clicks, 1);
    SDL_JoystickClose(joystick);
    SDL_JoystickDetachVirtual(device);
    run();
}

/* The stick alone, with a clock of our own: at once, after 220 ms, then every 90. */
Test(pump, the_stick_repeats_like_a_key)
{
    struct ui_queue *queue = ui_queue_create();
    struct ui_pads pads = {
        .pads[0] = {.controller = (SDL_GameController *)&pads, .id = 5, .direction = -1}};
    SDL_Event event = {.caxis = {.type = SDL_CONTROLLERAXISMOTION,
                           .which = 5,
                           .axis = SDL_CONTROLLER_AXIS_LEFTX,
                           .value = 30000}};
    cr_expect(ui_pads_event(&pads, &event, 1000, queue));
    static const struct {
        uint64_t now;
        bool repeats;
    } times[] = {{1100, false}, {1219, false}, {1220, true}, {1300, false}, {1310, true}};
    struct ui_input input;
    cr_expect(ui_queue_take(queue, &input));
    cr_expect_eq(input.button, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    cr_expect_not(input.repeat);
    for (size_t i = 0; i < sizeof times / sizeof *times; i++) {
        cr_expect_neq(ui_pads_repeat(&pads, times[i].now, queue), 0);
        cr_expect_eq(ui_queue_take(queue, &input), times[i].repeats, "at %d", (int)times[i].now);
    }
    cr_expect(input.repeat);
    event.caxis.value = 0;
    ui_pads_event(&pads, &event, 1400, queue);
    cr_expect(ui_queue_take(queue, &input) && input.kind == UI_PAD_UP);
    cr_expect_eq(ui_pads_repeat(&pads, 2000, queue), 0);
    ui_queue_destroy(queue);
}

Test(pump, moves_are_merged_and_order_is_kept)
{
    struct ui_queue *queue = ui_queue_create();
    for (int i = 0; i < 300; i++) {
        ui_queue_add(queue, &(struct ui_input){.kind = UI_MOVE, .at = {(float)i, 0}});
        ui_queue_add(queue, &(struct ui_input){.kind = UI_MOVE, .at = {(float)i, 1}});
        ui_queue_add(queue, &(struct ui_input){.kind = UI_USER, .code = i});
    }
    struct ui_input input;
    for (int i = 0; i < 300; i++) {
        cr_assert(ui_queue_take(queue, &input) && input.kind == UI_MOVE);
        cr_expect_float_eq(input.at.y, 1, 1e-6);
        cr_assert(ui_queue_take(queue, &input) && input.code == i);
    }
    cr_expect(ui_queue_empty(queue));
    ui_queue_destroy(queue);
}
