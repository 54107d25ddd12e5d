#include <criterion/criterion.h>

#include "ui/theme.h"

static const struct {
    enum ui_token text, ground;
} pairs[] = {{UI_INK, UI_PAPER}, {UI_INK, UI_PAPER_HI}, {UI_INK, UI_PAPER_LO}, {UI_INK, UI_TROUGH},
    {UI_INK, UI_FIELD}, {UI_INK2, UI_PAPER}, {UI_INK2, UI_PAPER_HI}, {UI_INK2, UI_PAPER_LO},
    {UI_INK2, UI_TROUGH}, {UI_INK3, UI_PAPER}, {UI_INK3, UI_PAPER_LO}, {UI_INK3, UI_FIELD},
    {UI_BUTTON_TEXT, UI_BUTTON}, {UI_BUTTON_TEXT, UI_BUTTON_HOVER},
    {UI_ON_TERRACOTTA, UI_TERRACOTTA}, {UI_ON_TERRACOTTA, UI_TERRACOTTA_PRESSED},
    {UI_ACCENT_TEXT, UI_PAPER}, {UI_ACCENT_TEXT, UI_PAPER_HI}, {UI_LEAF_TEXT, UI_PAPER},
    {UI_LEAF_TEXT, UI_LEAF_WASH}, {UI_AMBER_TEXT, UI_PAPER}, {UI_AMBER_TEXT, UI_AMBER_WASH},
    {UI_ERROR, UI_PAPER}, {UI_ERROR, UI_ERROR_WASH}, {UI_INK, UI_WINNER_WASH}};

Test(theme, text_can_be_read)
{
    for (int theme = 0; theme < UI_THEMES; theme++) {
        for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
            float contrast = ui_contrast(ui_theme_color((enum ui_theme)theme, pairs[i].text),
                ui_theme_color((enum ui_theme)theme, pairs[i].ground));
            cr_expect_geq(contrast, 4.5f, "%s: pair %zu has %.2f",
                ui_theme_name((enum ui_theme)theme), i, (double)contrast);
        }
    }
}

/* Without a word on what is drawn with it an edge is one between a thing and the panel under it. */
static const struct {
    enum ui_token edge, ground;
} edges[] = {{UI_LINE, UI_PAPER}, {UI_ROW_EDGE, UI_PAPER}, {UI_ROW_EDGE, UI_PAPER_LO},
    {UI_FIELD_EDGE, UI_FIELD}, {UI_FIELD_EDGE, UI_PAPER}, {UI_BUTTON_EDGE, UI_PAPER},
    {UI_BUTTON_EDGE, UI_BUTTON}, {UI_TOGGLE_OFF, UI_KNOB}, {UI_LEGAL, UI_LEGAL_EDGE},
    {UI_TURNED, UI_TURNED_EDGE}, {UI_TURNED, UI_TURNED_ICON}};

Test(theme, high_contrast_is_high)
{
    for (int theme = 0; theme < UI_THEMES; theme++) {
        for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
            float contrast = ui_contrast(ui_theme_strong_color((enum ui_theme)theme, pairs[i].text),
                ui_theme_strong_color((enum ui_theme)theme, pairs[i].ground));
            cr_expect_geq(contrast, 7.0f, "%s: pair %zu has %.2f",
                ui_theme_name((enum ui_theme)theme), i, (double)contrast);
        }
        for (size_t i = 0; i < sizeof edges / sizeof *edges; i++) {
            float contrast = ui_contrast(ui_theme_strong_color((enum ui_theme)theme, edges[i].edge),
                ui_theme_strong_color((enum ui_theme)theme, edges[i].ground));
            cr_expect_geq(contrast, 3.0f, "%s: edge %zu has %.2f",
                ui_theme_name((enum ui_theme)theme), i, (double)contrast);
        }
    }
}

Test(theme, nothing_on_the_board_is_translucent_in_high_contrast)
{
    static const enum ui_token overlays[] = {
        UI_LEGAL, UI_LEGAL_EDGE, UI_TURNED, UI_TURNED_EDGE, UI_TURNED_ICON, UI_NIGHT};
    for (int theme = 0; theme < UI_THEMES; theme++) {
        for (size_t i = 0; i < sizeof overlays / sizeof *overlays; i++) {
            cr_expect_eq(ui_theme_strong_color((enum ui_theme)theme, overlays[i]).a, 255);
        }
    }
}

/* The night bar lies on the table: mix it before measuring. */
Test(theme, prompt_can_be_read_on_every_table)
{
    for (int theme = 0; theme < UI_THEMES; theme++) {
        struct ui_color table = ui_theme_color((enum ui_theme)theme, UI_TABLE_CENTRE);
        struct ui_color night = ui_theme_color((enum ui_theme)theme, UI_NIGHT);
        struct ui_color mixed = ui_mix(table,
            ui_rgb((uint32_t)(night.r << 16 | night.g << 8 | night.b)), (float)night.a / 255);
        cr_expect_geq(
            ui_contrast(ui_theme_color((enum ui_theme)theme, UI_NIGHT_TEXT), mixed), 4.5f);
    }
}

Test(theme, legal_spaces_can_be_seen)
{
    for (int theme = 0; theme < UI_THEMES; theme++) {
        struct ui_color table = ui_theme_color((enum ui_theme)theme, UI_TABLE_MIDDLE);
        struct ui_color edge = ui_theme_color((enum ui_theme)theme, UI_LEGAL_EDGE);
        cr_expect_geq(ui_contrast(edge, table), 3.0f);
    }
}

Test(theme, every_token_has_a_colour_in_every_theme)
{
    for (int theme = 0; theme < UI_THEMES; theme++) {
        for (int token = 0; token < UI_TOKEN_COUNT; token++) {
            struct ui_color color = ui_theme_color((enum ui_theme)theme, (enum ui_token)token);
            cr_expect_gt(color.a, 0, "token %d of theme %d", token, theme);
        }
    }
}

Test(theme, contrast_is_that_of_the_guideline)
{
    cr_expect_float_eq(ui_contrast(ui_rgb(0), ui_rgb(0xFFFFFF)), 21, 0.01);
    cr_expect_float_eq(ui_contrast(ui_rgb(0x2B2622), ui_rgb(0xFBF5E7)), 13.8, 0.1);
}
