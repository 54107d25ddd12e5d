#include <criterion/criterion.h>
#include <stdio.h>

#include "ui/animation.h"

static const float rise[2] = {0, 10};

static struct ui_motion motion(unsigned ms, enum ui_curve curve)
{
    return (struct ui_motion){ms, curve, false};
}

Test(animation, runs_by_the_clock_it_is_told)
{
    struct ui_tweens *tweens = ui_tweens_create();
    ui_tweens_clock(tweens, 1000);
    ui_tween_start(tweens, "x", rise, motion(100, UI_LINEAR), 50);
    cr_expect_float_eq(ui_tween_value(tweens, "x", -1), 0, 1e-4);
    ui_tweens_clock(tweens, 1050);
    cr_expect_float_eq(ui_tween_value(tweens, "x", -1), 0, 1e-4);
    ui_tweens_clock(tweens, 1100);
    cr_expect_float_eq(ui_tween_value(tweens, "x", -1), 5, 1e-4);
    cr_expect(ui_tween_running(tweens, "x"));
    ui_tweens_clock(tweens, 1150);
    cr_expect_float_eq(ui_tween_value(tweens, "x", -1), 10, 1e-4);
    cr_expect_not(ui_tweens_running(tweens));
    cr_expect_float_eq(ui_tween_value(tweens, "y", -1), -1, 1e-4);
    ui_tween_drop(tweens, "x");
    cr_expect_float_eq(ui_tween_value(tweens, "x", -1), -1, 1e-4);
    ui_tweens_destroy(tweens);
}

Test(animation, follows_a_target_from_where_it_is)
{
    struct ui_tweens *tweens = ui_tweens_create();
    cr_expect_float_eq(ui_tween_to(tweens, "k", 1, motion(100, UI_LINEAR)), 1, 1e-4);
    cr_expect_float_eq(ui_tween_to(tweens, "k", 0, motion(100, UI_LINEAR)), 1, 1e-4);
    ui_tweens_clock(tweens, 50);
    cr_expect_float_eq(ui_tween_to(tweens, "k", 0, motion(100, UI_LINEAR)), 0.5, 1e-4);
    cr_expect_float_eq(ui_tween_to(tweens, "k", 1, motion(100, UI_LINEAR)), 0.5, 1e-4);
    ui_tweens_clock(tweens, 100);
    cr_expect_float_eq(ui_tween_to(tweens, "k", 1, motion(100, UI_LINEAR)), 0.75, 1e-4);
    ui_tweens_destroy(tweens);
}

Test(animation, less_motion_keeps_only_short_fades)
{
    struct ui_tweens *tweens = ui_tweens_create();
    ui_tweens_less_motion(tweens, true);
    ui_tween_start(tweens, "fly", rise, motion(400, UI_SNAP), 100);
    ui_tween_start(tweens, "fade", rise, (struct ui_motion){400, UI_SNAP, true}, 0);
    cr_expect_float_eq(ui_tween_value(tweens, "fly", 0), 10, 1e-4);
    ui_tweens_clock(tweens, 45);
    cr_expect_float_eq(ui_tween_value(tweens, "fade", 0), 5, 1e-4);
    ui_tweens_clock(tweens, 90);
    cr_expect_float_eq(ui_tween_value(tweens, "fade", 0), 10, 1e-4);
    cr_expect_float_eq(ui_pulse(tweens, 1800), 1, 1e-4);
    cr_expect_not(ui_tweens_running(tweens), "a pulse that stands still needs no painting");
    ui_tweens_destroy(tweens);
}

Test(animation, speed_and_skip)
{
    struct ui_tweens *tweens = ui_tweens_create();
    ui_tweens_speed(tweens, 2);
    ui_tween_start(tweens, "x", rise, motion(100, UI_LINEAR), 100);
    ui_tweens_clock(tweens, 75);
    cr_expect_float_eq(ui_tween_value(tweens, "x", 0), 5, 1e-4);
    ui_tweens_skip(tweens);
    cr_expect_float_eq(ui_tween_value(tweens, "x", 0), 10, 1e-4);
    cr_expect_not(ui_tweens_running(tweens));
    ui_tweens_destroy(tweens);
}

Test(animation, curves_start_end_and_bend_as_in_css)
{
    for (int curve = 0; curve < UI_CURVES; curve++) {
        cr_expect_float_eq(ui_curve((enum ui_curve)curve, 0), 0, 1e-4);
        cr_expect_float_eq(ui_curve((enum ui_curve)curve, 1), 1, 1e-4);
    }
    cr_expect_float_eq(ui_curve(UI_EASE_IN_OUT, 0.5f), 0.5, 1e-3);
    cr_expect_float_eq(ui_curve(UI_EASE_IN, 0.5f), 0.3153, 2e-3);
    cr_expect_float_eq(ui_curve(UI_EASE_OUT, 0.5f), 0.6847, 2e-3);
    cr_expect_gt(ui_curve(UI_SNAP, 0.2f), 0.6f);
    float most = 0;
    for (int i = 0; i <= 100; i++) {
        float value = ui_curve(UI_LAND, (float)i / 100);
        most = value > most ? value : most;
    }
    cr_expect_gt(most, 1.0f, "a tile lands a little too far");
}

Test(animation, pulse_keeps_the_screen_alive_only_while_asked_for)
{
    struct ui_tweens *tweens = ui_tweens_create();
    cr_expect_float_eq(ui_pulse(tweens, 1800), 0, 1e-4);
    ui_tweens_clock(tweens, 90);
    cr_expect(ui_tweens_running(tweens));
    cr_expect_not(ui_tweens_moving(tweens));
    ui_tweens_clock(tweens, 900);
    cr_expect_not(ui_tweens_running(tweens));
    cr_expect_float_eq(ui_pulse(tweens, 1800), 1, 1e-4);
    ui_tweens_destroy(tweens);
}

Test(animation, names_may_be_many)
{
    struct ui_tweens *tweens = ui_tweens_create();
    char name[32];
    for (int i = 0; i < 5000; i++) {
        snprintf(name, sizeof name, "tween-%d", i);
        ui_tweens_clock(tweens, (uint64_t)i);
        ui_tween_start(tweens, name, rise, motion(10, UI_LINEAR), 0);
    }
    cr_expect_float_eq(ui_tween_value(tweens, "tween-4999", -1), 0, 1e-4);
    cr_expect_float_eq(ui_tween_value(tweens, "tween-0", -1), -1, 1e-4);
    ui_tweens_destroy(tweens);
}
