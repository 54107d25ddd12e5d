#include <criterion/criterion.h>
#include <string.h>

#include "harness.h"
#include "ui/editor.h"
#include "ui/widget.h"

TestSuite(editor, .timeout = 20);

struct page {
    struct ui_source source;
    int changes;
};

static void screen(struct ui *ui, void *data)
{
    struct page *page = data;
    page->changes +=
        ui_editor(ui, "code", (struct ui_rect){100, 100, 500, 250}, NULL, &page->source);
}

static struct page page;
static struct harness harness;

static void setup(void)
{
    page = (struct page){.changes = 0};
    ui_source_init(&page.source);
    ui_source_set(&page.source, "id: D\n  count: 4\nłąka");
    harness_start(&harness, screen, &page);
    ui_focus(harness.ui, "code");
}

static void teardown(void)
{
    ui_destroy(harness.ui);
    ui_source_finish(&page.source);
}

static const char *text(void)
{
    return text_string(&page.source.text);
}

Test(editor, lines_and_columns_are_found, .init = setup, .fini = teardown)
{
    cr_expect_eq(ui_source_lines(&page.source), 3);
    size_t end = ui_source_line_end(&page.source, 2);
    cr_expect_eq(end, strlen(text()));
    cr_expect_eq(ui_source_column_of(&page.source, end), 4, "characters, not bytes");
    cr_expect_eq(ui_source_offset(&page.source, 0, 99), 5, "the end of a shorter line");
    cr_expect_eq(ui_source_offset(&page.source, 2, 2), ui_source_line_start(&page.source, 2) + 4);
    ui_source_set(&page.source, "");
    cr_expect_eq(ui_source_lines(&page.source), 1);
    ui_source_delete(&page.source, 0);
    ui_source_break(&page.source);
    cr_expect_eq(ui_source_lines(&page.source), 2);
}

Test(editor, keys_write, .init = setup, .fini = teardown)
{
    harness_key(&harness, "End");
    ui_script_type(harness.ui, "ż");
    harness_key(&harness, "Backspace");
    ui_script_type(harness.ui, "2");
    harness_key(&harness, "Down");
    harness_key(&harness, "End");
    harness_key(&harness, "Return");
    ui_script_type(harness.ui, "x");
    harness_key(&harness, "Tab");
    cr_expect_str_eq(text(), "id: D2\n  count: 4\n  x  \nłąka", "indentation is kept");
    cr_expect_eq(page.changes, 6);
    cr_expect_str_eq(ui_focused(harness.ui), "code", "Tab writes here");
    harness_key(&harness, "Escape");
    cr_expect_str_eq(ui_focused(harness.ui), "");
}

Test(editor, up_and_down_remember_the_column, .init = setup, .fini = teardown)
{
    harness_key(&harness, "Down");
    harness_key(&harness, "End");
    harness_key(&harness, "Up");
    cr_expect_eq(page.source.caret, 5);
    harness_key(&harness, "Down");
    cr_expect_eq(page.source.caret, 16, "back at the end of the longer line");
}

Test(editor, selections_are_cut_and_pasted, .init = setup, .fini = teardown)
{
    harness_key(&harness, "Shift+Down");
    harness_key(&harness, "Ctrl+X");
    cr_expect_str_eq(text(), "  count: 4\nłąka");
    harness_key(&harness, "Ctrl+End");
    harness_key(&harness, "Ctrl+V");
    cr_expect_str_eq(text(), "  count: 4\nłąkaid: D\n");
    harness_key(&harness, "Ctrl+A");
    harness_key(&harness, "Delete");
    cr_expect_str_eq(text(), "");
}

Test(editor, the_caret_stays_in_sight, .init = setup, .fini = teardown)
{
    for (int i = 0; i < 40; i++) {
        harness_key(&harness, "Return");
    }
    cr_expect(ui_shown_text(harness.ui, "41"), "its line number is shown");
    harness_key(&harness, "Ctrl+Home");
    const struct ui_shown *first = NULL;
    for (size_t i = 0; i < ui_shown_count(harness.ui); i++) {
        const struct ui_shown *shown = ui_shown_at(harness.ui, i);
        first = strcmp(shown->label, "1") == 0 ? shown : first;
    }
    cr_assert_not_null(first);
    cr_expect_not(first->state & UI_HIDDEN);
}

Test(editor, a_click_sets_the_caret, .init = setup, .fini = teardown)
{
    ui_script_click_at(harness.ui, (struct ui_point){590, 150}, UI_LEFT_BUTTON);
    harness_run(&harness);
    cr_expect_eq(page.source.caret, 16);
    ui_script_click_at(harness.ui, (struct ui_point){590, 340}, UI_LEFT_BUTTON);
    harness_run(&harness);
    cr_expect_eq(page.source.caret, strlen(text()), "below the last line");
}
