#include <criterion/criterion.h>
#include <string.h>

#include "harness.h"
#include "ui/letters.h"
#include "ui/private.h"
#include "ui/text.h"

TestSuite(text, .timeout = 30);

static void nothing(struct ui *ui, void *data)
{
    (void)ui;
    (void)data;
}

static struct harness harness;

static void setup(void)
{
    harness_start(&harness, nothing, NULL);
}

static void teardown(void)
{
    ui_destroy(harness.ui);
}

Test(text, empty_strings_are_safe, .init = setup, .fini = teardown)
{
    for (int style = 0; style < UI_STYLES; style++) {
        cr_expect_float_eq(ui_text_width(harness.ui, (enum ui_style)style, ""), 0, 1e-4);
        cr_expect_float_eq(ui_text_width(harness.ui, (enum ui_style)style, NULL), 0, 1e-4);
        cr_expect_float_eq(ui_paragraph_height(harness.ui, (enum ui_style)style, 100, ""), 0, 1e-4);
    }
}

Test(text, words_with_digits_are_set_in_lato, .init = setup, .fini = teardown)
{
    cr_expect_eq(ui_face(harness.ui, UI_H2, "Crop circle").face, UI_VOLLKORN_BOLD);
    cr_expect_eq(ui_face(harness.ui, UI_H2, "112 tiles").face, UI_LATO_HEAVY);
    cr_expect_eq(ui_face(harness.ui, UI_DISPLAY, "Turn 3").face, UI_LATO_BLACK);
}

Test(text, wanted_fonts_are_found, .init = setup, .fini = teardown)
{
    struct ui_fonts *fonts = harness.ui->fonts;
    cr_expect_not_null(strstr(ui_fonts_file(fonts, UI_VOLLKORN_EXTRABOLD), "ExtraBold"));
    cr_expect_not_null(strstr(ui_fonts_file(fonts, UI_VOLLKORN_BOLD), "Vollkorn-Bold"));
    cr_expect_not_null(strstr(ui_fonts_file(fonts, UI_LATO_BLACK), "Lato-Black"));
    cr_expect_not_null(strstr(ui_fonts_file(fonts, UI_LATO_HEAVY), "Lato-Heavy"));
    cr_expect_not_null(strstr(ui_fonts_file(fonts, UI_LATO_MEDIUM), "Lato-Medium"));
    cr_expect_eq(ui_fonts_get(fonts, UI_LATO_HEAVY, 15), ui_fonts_get(fonts, UI_LATO_HEAVY, 15));
}

/* Widths are remembered: whatever was measured before, each is that of its own face and size. */
Test(text, short_words_are_as_wide_as_their_own_face, .init = setup, .fini = teardown)
{
    struct ui_fonts *fonts = harness.ui->fonts;
    for (int size = 10; size < 42; size++) {
        for (int face = 0; face < UI_FACES; face++) {
            TTF_Font *font = ui_fonts_get(fonts, (enum ui_face)face, size);
            for (char letter = ' '; letter <= '~'; letter++) {
                char word[] = {letter, 0, 0};
                for (int length = 1; length <= 2; length++, word[1] = '7') {
                    int width = 0;
                    TTF_SizeUTF8(font, word, &width, NULL);
                    cr_assert_eq(ui_fonts_width(fonts, (enum ui_face)face, size, word), width,
                        "\"%s\" in face %d of %d pixels", word, face, size);
                }
            }
        }
    }
}

Test(text, long_names_end_in_dots, .init = setup, .fini = teardown)
{
    const char *name = "Wilhelmine Łucja Привет";
    cr_expect_str_eq(ui_shorten(harness.ui, UI_NAME, 1000, name), name);
    float all = ui_text_width(harness.ui, UI_NAME, name);
    for (float width = 0; width < all - 1; width += 7) {
        const char *cut = ui_shorten(harness.ui, UI_NAME, width, name);
        size_t kept = strlen(cut) - strlen("…");
        cr_expect_str_eq(cut + kept, "…");
        cr_expect_eq(strncmp(cut, name, kept), 0);
        cr_expect(kept == 0 || ui_text_width(harness.ui, UI_NAME, cut) <= width + 1);
    }
}

Test(text, paragraphs_break_between_words, .init = setup, .fini = teardown)
{
    float line = ui_text_line(harness.ui, UI_BODY);
    const char *text = "one two three";
    float width = ui_text_width(harness.ui, UI_BODY, "one two");
    cr_expect_float_eq(ui_paragraph_height(harness.ui, UI_BODY, width + 1, text), 2 * line, 1e-3);
    cr_expect_float_eq(ui_paragraph_height(harness.ui, UI_BODY, 1000, text), line, 1e-3);
    cr_expect_float_eq(ui_paragraph_height(harness.ui, UI_BODY, 1000, "a\nb\nc"), 3 * line, 1e-3);
    cr_expect_gt(ui_paragraph_height(harness.ui, UI_BODY, 30, "Donaudampfschifffahrt"), 3 * line,
        "a word that is too long is broken");
}

Test(text, large_text_is_a_quarter_larger, .init = setup, .fini = teardown)
{
    float before = ui_text_width(harness.ui, UI_BODY, "Walls and wheat");
    ui_set_large_text(harness.ui, true);
    float after = ui_text_width(harness.ui, UI_BODY, "Walls and wheat");
    cr_expect_float_eq(after / before, 1.25, 0.06);
}

Test(text, capitals)
{
    struct text out;
    text_init(&out);
    ui_add_upper(&out, "log: łukasz, żółć, straße, ärger, олена, їжак, ёлка, 12");
    cr_expect_str_eq(text_string(&out), "LOG: ŁUKASZ, ŻÓŁĆ, STRAßE, ÄRGER, ОЛЕНА, ЇЖАК, ЁЛКА, 12");
    text_clear(&out);
    ui_add_clean(&out, "a\xFF"
                       "b\x01"
                       "c\nd");
    cr_expect_str_eq(text_string(&out), "a\xEF\xBF\xBD"
                                        "b\xEF\xBF\xBD"
                                        "c\nd");
    text_finish(&out);
}

static void many_texts(struct ui *ui, void *data)
{
    int *number = data;
    for (int i = 0; i < 40; i++) {
        ui_text(ui, (struct ui_rect){10, 10 + 19 * (float)i, 1000, 19},
            (struct ui_type){UI_LOG, ui_color(ui, UI_INK), UI_START, false},
            ui_format(ui, "text number %d of the log that gets longer and longer", *number + i));
    }
}

Test(text, textures_are_kept_and_bounded)
{
    int number = 0;
    struct harness painted;
    harness_start_painting(&painted, many_texts, &number);
    size_t count = ui_store_count(painted.ui->texts);
    cr_expect_eq(count, 40);
    harness_run(&painted);
    cr_expect_eq(ui_store_count(painted.ui->texts), count, "drawn again from the store");
    ui_store_limit(painted.ui->texts, 400000);
    for (number = 100; number < 1000; number += 100) {
        harness_run(&painted);
        cr_expect_leq(ui_store_bytes(painted.ui->texts), 400000);
    }
    ui_set_scale(painted.ui, 1.25f);
    cr_expect_eq(ui_store_count(painted.ui->texts), 0, "another scale, other glyphs");
    harness_run(&painted);
    ui_destroy(painted.ui);
}
