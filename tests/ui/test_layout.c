/* The gallery's screens at many sizes: nothing leaves the screen, nothing lies on something else. */
#include <criterion/criterion.h>
#include <string.h>

#include "gallery.h"
#include "harness.h"

TestSuite(layout, .timeout = 60);

static void draw(struct ui *ui, void *data)
{
    gallery_draw(ui, data);
}

Test(layout, automatic_scale)
{
    cr_expect_float_eq(ui_scale_for(1280, 800, 0), 1, 1e-4);
    cr_expect_float_eq(ui_scale_for(1600, 1000, 0), 1, 1e-4);
    cr_expect_float_eq(ui_scale_for(1920, 1080, 0), 1.125, 1e-4);
    cr_expect_float_eq(ui_scale_for(3840, 2160, 0), 2.375, 1e-4);
    cr_expect_float_eq(ui_scale_for(16000, 9000, 0), 4, 1e-4);
}

Test(layout, chosen_scale_leaves_the_least_screen)
{
    cr_expect_float_eq(ui_scale_for(3840, 2160, 3), 3, 1e-4);
    cr_expect_float_eq(ui_scale_for(1366, 768, 1.25f), 1.2, 1e-4);
    for (int w = 1024; w <= 3840; w += 176) {
        for (float scale = 0.75f; scale <= 3; scale += 0.25f) {
            float got = ui_scale_for(w, w * 10 / 16, scale);
            cr_expect_leq(got, scale);
            cr_expect_geq((float)w / got, UI_MIN_WIDTH - 0.1f);
        }
    }
}

static bool is_control(const struct ui_shown *shown)
{
    return *shown->id && !(shown->state & UI_HIDDEN) && strcmp(shown->kind, "dialog") != 0 &&
           strcmp(shown->kind, "scroll") != 0 && strcmp(shown->kind, "choices") != 0 &&
           strcmp(shown->kind, "bar") != 0 && strcmp(shown->kind, "text") != 0;
}

static bool inside(struct ui_rect rect, struct ui_rect screen)
{
    return rect.x >= -0.5f && rect.y >= -0.5f && rect.x + rect.w <= screen.w + 0.5f &&
           rect.y + rect.h <= screen.h + 0.5f;
}

static void check(const struct ui *ui, size_t page)
{
    struct ui_rect screen = ui_screen(ui);
    for (size_t i = 0; i < ui_shown_count(ui); i++) {
        const struct ui_shown *a = ui_shown_at(ui, i);
        if (!is_control(a)) {
            continue;
        }
        cr_expect(inside(a->visible, screen), "page %zu at %g x %g: %s", page, (double)screen.w,
            (double)screen.h, a->id);
        for (size_t k = i + 1; k < ui_shown_count(ui); k++) {
            const struct ui_shown *b = ui_shown_at(ui, k);
            struct ui_rect both = ui_overlap(a->visible, b->visible);
            bool apart = both.w < 1 || both.h < 1 || a->layer != b->layer;
            cr_expect(!is_control(b) || apart, "page %zu at %g x %g: %s lies on %s", page,
                (double)screen.w, (double)screen.h, b->id, a->id);
        }
    }
}

Test(layout, controls_stay_apart_and_on_the_screen)
{
    static const struct {
        int w, h;
        float scale;
    } cases[] = {{1024, 640, 0.75f}, {1024, 640, 1}, {1280, 800, 1}, {1366, 768, 1.25f},
        {1600, 1000, 1.5f}, {1920, 1080, 0}, {2560, 1440, 2}, {3840, 2160, 0}, {3840, 2160, 3}};
    struct diag diag;
    diag_init(&diag, "");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct gallery gallery;
        gallery_init(&gallery);
        struct ui *ui = ui_create(&(struct ui_options){.backend = UI_NULL,
                                      .width = cases[i].w,
                                      .height = cases[i].h,
                                      .scale = cases[i].scale},
            &diag);
        struct harness harness = {ui, draw, &gallery};
        for (gallery.page = 0; gallery.page < GALLERY_PAGES; gallery.page++) {
            harness_run(&harness);
            check(ui, gallery.page);
        }
        ui_destroy(ui);
        gallery_finish(&gallery);
    }
}

Test(layout, a_scrolled_widget_follows_the_focus)
{
    struct gallery gallery;
    gallery_init(&gallery);
    gallery.page = 0;
    struct diag diag;
    diag_init(&diag, "");
    struct ui *ui = ui_create(
        &(struct ui_options){.backend = UI_NULL, .width = 1024, .height = 640, .scale = 1}, &diag);
    struct harness harness = {ui, draw, &gallery};
    harness_run(&harness);
    cr_assert(ui_shown_find(ui, "speed")->state & UI_HIDDEN);
    cr_expect_not(ui_script_click(ui, "speed"), "out of sight");
    for (int i = 0; i < 40 && strcmp(ui_focused(ui), "speed") != 0; i++) {
        harness_key(&harness, "Tab");
    }
    cr_expect_str_eq(ui_focused(ui), "speed");
    cr_expect_not(ui_shown_find(ui, "speed")->state & UI_HIDDEN);
    ui_script_wheel(ui, (struct ui_point){700, 300}, 30);
    harness_run(&harness);
    cr_expect(ui_shown_find(ui, "speed")->state & UI_HIDDEN);
    ui_destroy(ui);
    gallery_finish(&gallery);
}
