/* Widgets on the null backend, found and used by their ids. */
#include <criterion/criterion.h>
#include <string.h>

#include "harness.h"
#include "ui/overlay.h"
#include "ui/widget.h"

TestSuite(widgets, .timeout = 20);

struct form {
    int undone, saved, off, board_clicks, wheel, asked, entered;
    bool on, dialog;
    size_t size, kind;
    float speed;
    struct ui_edit name;
    struct ui_area area;
};

static void dialog(struct ui *ui, struct form *form)
{
    struct ui_rect inside =
        ui_dialog_begin(ui, "ask", (struct ui_point){500, 300}, "Leave the game?");
    struct ui_rect bottom = ui_cut_bottom(&inside, 44, 0);
    if (ui_button(ui, "stay", ui_cut_left(&bottom, 120, 8), &(struct ui_button){.label = "Stay"})) {
        form->dialog = false;
    }
    if (ui_button(ui, "leave", ui_cut_left(&bottom, 120, 8),
            &(struct ui_button){.label = "Leave", .kind = UI_PRIMARY})) {
        form->asked++;
        form->dialog = false;
    }
    if (ui_shortcut(ui, "Escape")) {
        form->dialog = false;
    }
    ui_dialog_end(ui);
}

static void screen(struct ui *ui, void *data)
{
    static const char *const sizes[] = {"Small", "Middle", "Large"};
    static const char *const kinds[] = {"Human", "Bot"};
    struct form *form = data;
    form->area = ui_area(ui, "board", (struct ui_rect){500, 100, 400, 400}, "Board");
    form->board_clicks += form->area.clicked;
    form->wheel += (int)form->area.wheel;
    struct ui_rect left = {20, 20, 300, 700};
    if (ui_button(ui, "undo", ui_cut_top(&left, 44, 10), &(struct ui_button){.label = "Undo"}) ||
        ui_shortcut(ui, "Ctrl+Z")) {
        form->undone++;
    }
    form->off += ui_button(ui, "off", ui_cut_top(&left, 44, 10),
        &(struct ui_button){.label = "Off", .disabled = true});
    ui_toggle(ui, "on", ui_cut_top(&left, 44, 10), "Score fields", &form->on);
    ui_segmented(
        ui, "size", ui_cut_top(&left, 44, 10), &(struct ui_choices){sizes, 3}, &form->size);
    ui_slider(ui, "speed", ui_cut_top(&left, 44, 10), &(struct ui_range){0, 10, 1, "Speed"},
        &form->speed);
    form->entered +=
        ui_field(ui, "name", ui_cut_top(&left, 44, 10),
            &(struct ui_field){.label = "Name", .limit = 8}, &form->name) == UI_FIELD_ENTERED;
    ui_select(ui, "kind", ui_cut_top(&left, 44, 10), &(struct ui_choices){kinds, 2}, &form->kind);
    form->saved += ui_shortcut(ui, "S");
    ui_panel(ui, (struct ui_rect){850, 100, 300, 100}, 16);
    if (form->dialog) {
        dialog(ui, form);
    }
}

static struct form form;
static struct harness harness;

static void setup(void)
{
    form = (struct form){.speed = 5};
    harness_start(&harness, screen, &form);
}

static void teardown(void)
{
    ui_destroy(harness.ui);
}

Test(widgets, buttons_are_clicked_by_id, .init = setup, .fini = teardown)
{
    harness_click(&harness, "undo");
    cr_expect_eq(form.undone, 1);
    cr_expect_not(ui_script_click(harness.ui, "off"), "disabled");
    cr_expect_not(ui_script_click(harness.ui, "nobody"));
    ui_script_click_at(harness.ui, (struct ui_point){40, 90}, UI_LEFT_BUTTON);
    harness_run(&harness);
    cr_expect_eq(form.off, 0);
}

/* The button lies at 20 to 64; its target is 60 high. */
Test(widgets, large_targets_are_met_beside_them, .init = setup, .fini = teardown)
{
    static const struct {
        float y;
        int met; /* with large targets */
    } presses[] = {{11, 0}, {13, 1}, {19, 1}, {40, 1}, {66, 1}, {71, 1}, {76, 0}};
    for (int large = 0; large < 2; large++) {
        ui_set_large_targets(harness.ui, large == 1);
        for (size_t i = 0; i < sizeof presses / sizeof *presses; i++) {
            form.undone = form.off = 0;
            ui_script_click_at(harness.ui, (struct ui_point){40, presses[i].y}, UI_LEFT_BUTTON);
            harness_run(&harness);
            bool inside = presses[i].y >= 20 && presses[i].y < 64;
            cr_expect_eq(form.undone, large ? presses[i].met : inside, "at %.0f", presses[i].y);
            cr_expect_eq(form.off, 0);
        }
    }
    ui_script_click_at(harness.ui, (struct ui_point){510, 300}, UI_LEFT_BUTTON);
    harness_run(&harness);
    cr_expect_eq(form.board_clicks, 1, "the board itself can be pressed as before");
}

/* Through a dialog and through a panel nothing is pressed, near as it may be. */
Test(widgets, large_targets_stay_in_their_layer, .init = setup, .fini = teardown)
{
    ui_set_large_targets(harness.ui, true);
    form.dialog = true;
    ui_repaint(harness.ui);
    harness_run(&harness);
    ui_script_click_at(harness.ui, (struct ui_point){40, 15}, UI_LEFT_BUTTON);
    harness_run(&harness);
    cr_expect_eq(form.undone, 0);
    cr_expect(form.dialog);
}

Test(widgets, a_press_that_leaves_is_no_click, .init = setup, .fini = teardown)
{
    ui_post(
        harness.ui, &(struct ui_input){.kind = UI_PRESS, .at = {40, 40}, .button = 1, .clicks = 1});
    ui_post(harness.ui, &(struct ui_input){.kind = UI_MOVE, .at = {40, 300}});
    ui_post(harness.ui, &(struct ui_input){.kind = UI_RELEASE, .at = {40, 300}, .button = 1});
    harness_run(&harness);
    cr_expect_eq(form.undone, 0);
}

Test(widgets, values_change, .init = setup, .fini = teardown)
{
    harness_click(&harness, "on");
    cr_expect(form.on);
    cr_expect(ui_shown_find(harness.ui, "on")->state & UI_ON);
    harness_click(&harness, "size/2");
    cr_expect_eq(form.size, 2);
    cr_expect_str_eq(ui_shown_find(harness.ui, "size")->value, "Large");
    struct ui_rect slider = ui_shown_find(harness.ui, "speed")->rect;
    ui_script_click_at(
        harness.ui, (struct ui_point){slider.x + slider.w - 1, slider.y + 22}, UI_LEFT_BUTTON);
    harness_run(&harness);
    cr_expect_float_eq(form.speed, 10, 1e-4);
}

Test(widgets, a_list_opens_above_everything, .init = setup, .fini = teardown)
{
    harness_click(&harness, "kind");
    cr_expect_not(ui_script_click(harness.ui, "undo"), "under the open list");
    harness_click(&harness, "kind/1");
    cr_expect_eq(form.kind, 1);
    cr_expect_null(ui_shown_find(harness.ui, "kind/1"));
    harness_click(&harness, "kind");
    harness_key(&harness, "Up");
    harness_key(&harness, "Return");
    cr_expect_eq(form.kind, 0);
    harness_click(&harness, "kind");
    harness_key(&harness, "Escape");
    cr_expect_null(ui_shown_find(harness.ui, "kind/1"));
}

Test(widgets, tab_goes_through_in_order_and_back, .init = setup, .fini = teardown)
{
    static const char *const order[] = {
        "board", "undo", "on", "size", "speed", "name", "kind", "board"};
    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        harness_key(&harness, "Tab");
        cr_expect_str_eq(ui_focused(harness.ui), order[i]);
    }
    harness_key(&harness, "Shift+Tab");
    cr_expect_str_eq(ui_focused(harness.ui), "kind");
}

Test(widgets, keyboard_works_the_focused_one, .init = setup, .fini = teardown)
{
    ui_focus(harness.ui, "undo");
    harness_key(&harness, "Return");
    harness_key(&harness, "Space");
    cr_expect_eq(form.undone, 2);
    ui_focus(harness.ui, "size");
    harness_key(&harness, "Right");
    cr_expect_eq(form.size, 1);
    ui_focus(harness.ui, "speed");
    harness_key(&harness, "Left");
    cr_expect_float_eq(form.speed, 4, 1e-4);
    harness_key(&harness, "Home");
    cr_expect_float_eq(form.speed, 0, 1e-4);
    harness_key(&harness, "Down");
    cr_expect_str_eq(ui_focused(harness.ui), "name", "arrows move the focus");
}

Test(widgets, the_pad_moves_and_presses, .init = setup, .fini = teardown)
{
    ui_focus(harness.ui, "undo");
    ui_script_pad(harness.ui, SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    ui_script_pad(harness.ui, SDL_CONTROLLER_BUTTON_A);
    harness_run(&harness);
    cr_expect_str_eq(ui_focused(harness.ui), "on", "the disabled one is passed over");
    cr_expect(form.on);
}

Test(widgets, shortcuts_wait_while_somebody_writes, .init = setup, .fini = teardown)
{
    harness_key(&harness, "S");
    cr_expect_eq(form.saved, 1);
    harness_click(&harness, "name");
    harness_key(&harness, "S");
    cr_expect_eq(form.saved, 1);
    harness_key(&harness, "Ctrl+Z");
    cr_expect_eq(form.undone, 1);
    harness_key(&harness, "Ctrl+Shift+Z");
    cr_expect_eq(form.undone, 1);
}

Test(widgets, a_field_is_edited_in_characters, .init = setup, .fini = teardown)
{
    harness_click(&harness, "name");
    ui_script_type(harness.ui, "Łódź Привет");
    harness_run(&harness);
    cr_expect_str_eq(form.name.text, "Łódź При", "eight characters at most");
    harness_key(&harness, "Backspace");
    harness_key(&harness, "Home");
    harness_key(&harness, "Delete");
    cr_expect_str_eq(form.name.text, "ódź Пр");
    harness_key(&harness, "Ctrl+Shift+Right");
    harness_key(&harness, "Ctrl+X");
    cr_expect_str_eq(form.name.text, " Пр");
    harness_key(&harness, "End");
    harness_key(&harness, "Ctrl+V");
    cr_expect_str_eq(form.name.text, " Прódź");
    harness_key(&harness, "Ctrl+A");
    ui_script_type(harness.ui, "Żą");
    harness_key(&harness, "Return");
    cr_expect_str_eq(form.name.text, "Żą");
    cr_expect_eq(form.entered, 1);
    cr_expect_str_eq(ui_shown_find(harness.ui, "name")->value, "Żą");
    harness_key(&harness, "Escape");
    cr_expect_str_eq(ui_focused(harness.ui), "");
}

Test(widgets, a_dialog_keeps_everything_else_out, .init = setup, .fini = teardown)
{
    ui_focus(harness.ui, "undo");
    form.dialog = true;
    harness_run(&harness);
    cr_expect_not(ui_script_click(harness.ui, "undo"));
    harness_key(&harness, "Ctrl+Z");
    cr_expect_eq(form.undone, 0);
    cr_expect_str_eq(ui_focused(harness.ui), "stay");
    harness_key(&harness, "Tab");
    harness_key(&harness, "Tab");
    cr_expect_str_eq(ui_focused(harness.ui), "stay", "Tab stays inside");
    harness_click(&harness, "leave");
    cr_expect_eq(form.asked, 1);
    cr_expect_str_eq(ui_focused(harness.ui), "undo", "the focus comes back");
    form.dialog = true;
    harness_run(&harness);
    harness_key(&harness, "Escape");
    cr_expect_not(form.dialog);
}

Test(widgets, an_area_reads_the_pointer, .init = setup, .fini = teardown)
{
    ui_script_click_at(harness.ui, (struct ui_point){600, 300}, UI_LEFT_BUTTON);
    harness_run(&harness);
    cr_expect_eq(form.board_clicks, 1);
    ui_script_click_at(harness.ui, (struct ui_point){880, 150}, UI_LEFT_BUTTON);
    harness_run(&harness);
    cr_expect_eq(form.board_clicks, 1, "a panel lies on the board there");
    ui_script_wheel(harness.ui, (struct ui_point){600, 300}, 3);
    harness_run(&harness);
    cr_expect_eq(form.wheel, 3);
    ui_post(harness.ui, &(struct ui_input){.kind = UI_PRESS, .at = {600, 300}, .button = 1});
    ui_post(harness.ui, &(struct ui_input){.kind = UI_MOVE, .at = {630, 320}});
    harness_run(&harness);
    cr_expect(form.area.dragging);
    ui_post(harness.ui, &(struct ui_input){.kind = UI_MOVE, .at = {20, 700}});
    ui_post(harness.ui, &(struct ui_input){.kind = UI_RELEASE, .at = {20, 700}, .button = 1});
    harness_run(&harness);
    cr_expect_eq(form.area.held, 0, "released outside");
    cr_expect_eq(form.board_clicks, 1, "a drag is no click");
}

Test(widgets, the_screen_can_be_dumped, .init = setup, .fini = teardown)
{
    struct text dump;
    text_init(&dump);
    harness_click(&harness, "on");
    ui_shown_dump(harness.ui, &dump);
    const char *text = text_string(&dump);
    cr_expect_not_null(strstr(text, "button undo \"Undo\" 20,20 300x44\n"));
    cr_expect_not_null(strstr(text, "button off \"Off\" 20,74 300x44 disabled\n"));
    cr_expect_not_null(
        strstr(text, "toggle on \"Score fields\" 20,128 300x44 hover on\n"), "%s", text);
    cr_expect_not_null(strstr(text, "slider speed \"Speed\" = \"5\""));
    text_finish(&dump);
}
