/* The list of a select: all of it can be seen and picked, however much stands in it. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "harness.h"
#include "ui/overlay.h"
#include "ui/widget.h"

#define MOST 300

struct lists {
    size_t count, chosen;
    char labels[MOST][100];
    float y; /* of the select */
};

static struct lists lists;
static struct harness harness;

static void screen(struct ui *ui, void *data)
{
    struct lists *all = data;
    const char *labels[MOST];
    for (size_t i = 0; i < all->count; i++) {
        labels[i] = all->labels[i];
    }
    struct ui_rect place = {40, all->y, 200, 44};
    ui_select(ui, "set", place, &(struct ui_choices){labels, all->count}, &all->chosen);
}

static void open_list(size_t count, size_t chosen, float y)
{
    lists = (struct lists){.count = count, .chosen = chosen, .y = y};
    for (size_t i = 0; i < count; i++) {
        snprintf(lists.labels[i], sizeof lists.labels[i], "Set %zu", i);
    }
    harness_start(&harness, screen, &lists);
    harness_click(&harness, "set");
}

static const struct ui_shown *item(size_t number)
{
    char id[32];
    snprintf(id, sizeof id, "set/%zu", number);
    const struct ui_shown *shown = ui_shown_find(harness.ui, id);
    cr_assert_not_null(shown, "%s is not there", id);
    return shown;
}

/* All of it lies on the screen and in no clip. */
static bool in_view(size_t number)
{
    struct ui_rect all = item(number)->rect;
    struct ui_rect seen = item(number)->visible;
    return all.y >= 0 && all.y + all.h <= 800 && seen.h >= all.h - 0.5f && seen.w >= all.w - 0.5f;
}

static void finish(void)
{
    ui_destroy(harness.ui);
}

Test(select, a_short_list_lies_whole_beside_its_select, .fini = finish)
{
    const float places[] = {40, 400, 740};
    for (size_t i = 0; i < ARRAY_LENGTH(places); i++) {
        open_list(6, 2, places[i]);
        struct ui_rect select = ui_shown_find(harness.ui, "set")->rect;
        for (size_t k = 0; k < 6; k++) {
            struct ui_rect rect = item(k)->rect;
            cr_expect(in_view(k));
            cr_expect(rect.y >= select.y + select.h || rect.y + rect.h <= select.y);
        }
        if (i + 1 < ARRAY_LENGTH(places)) {
            finish();
        }
    }
}

Test(select, a_long_list_shows_what_is_chosen, .fini = finish)
{
    const size_t chosen[] = {0, 17, 150, MOST - 1};
    for (size_t i = 0; i < ARRAY_LENGTH(chosen); i++) {
        open_list(MOST, chosen[i], 40);
        cr_expect(in_view(chosen[i]), "number %zu", chosen[i]);
        if (i + 1 < ARRAY_LENGTH(chosen)) {
            finish();
        }
    }
}

Test(select, keys_come_to_each_of_a_long_list, .fini = finish)
{
    open_list(100, 0, 300);
    for (size_t i = 1; i < 100; i++) {
        harness_key(&harness, "Down");
        cr_expect(in_view(i), "number %zu", i);
    }
    for (size_t i = 99; i-- > 70;) {
        harness_key(&harness, "Up");
        cr_expect(in_view(i), "number %zu", i);
    }
    harness_key(&harness, "Return");
    cr_expect_eq(lists.chosen, 70);
    cr_expect_null(ui_shown_find(harness.ui, "set/70"), "the list is closed");
}

Test(select, the_wheel_comes_to_the_end_of_a_long_list, .fini = finish)
{
    open_list(MOST, 0, 40);
    cr_expect_not(in_view(MOST - 1));
    ui_script_wheel(harness.ui, (struct ui_point){100, 300}, -1000);
    harness_run(&harness);
    cr_expect(in_view(MOST - 1));
    harness_click(&harness, "set/299");
    cr_expect_eq(lists.chosen, MOST - 1);
}

Test(select, long_words_stay_on_the_screen, .fini = finish)
{
    open_list(60, 0, 40);
    memset(lists.labels[3], 'W', sizeof lists.labels[3] - 1);
    harness_run(&harness);
    struct ui_rect rect = item(3)->rect;
    cr_expect_geq(rect.x, 0);
    cr_expect_leq(rect.x + rect.w, 1280);
    cr_expect(in_view(3));
}
