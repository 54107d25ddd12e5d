#include <criterion/criterion.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/diag.h"
#include "base/say.h"
#include "base/text.h"
#include "base/utf8.h"

Test(text, grows)
{
    struct text text;
    text_init(&text);
    cr_expect_str_eq(text_string(&text), "");
    for (int i = 0; i < 1000; i++) {
        text_printf(&text, "%03d", i);
    }
    cr_expect_eq(text.size, 3000);
    cr_expect_eq(strlen(text_string(&text)), 3000);
    cr_expect_str_eq(text_string(&text) + 2994, "998999");
    text_clear(&text);
    cr_expect_str_eq(text_string(&text), "");
    text_finish(&text);
}

Test(text, json_strings)
{
    struct text text;
    text_init(&text);
    text_add_json(&text, "a\"b\\c\n\x1f\xc3\xa4\xff\xc3");
    cr_expect_str_eq(text_string(&text), "\"a\\\"b\\\\c\\u000a\\u001f\xc3\xa4\\ufffd\\ufffd\"");
    text_finish(&text);
}

Test(utf8, what_cannot_be_seen_is_blank)
{
    const char *const blank[] = {"", " ", " \t\n", "\u00A0", "\u200B\uFEFF\u2060", "\u3000 \u200F"};
    const char *const seen[] = {"a", " a", "\u200B.", "\u05D0", "\xff", " \xc2", "\U0001F33E"};
    for (size_t i = 0; i < ARRAY_LENGTH(blank); i++) {
        cr_expect(utf8_is_blank(blank[i]), "number %zu", i);
    }
    for (size_t i = 0; i < ARRAY_LENGTH(seen); i++) {
        cr_expect_not(utf8_is_blank(seen[i]), "number %zu", i);
    }
}

Test(utf8, sequences)
{
    uint32_t code = 0;
    cr_expect_eq(utf8_decode("\xf0\x9f\x8c\xbe", 4, &code), 4);
    cr_expect_eq(code, 0x1f33e);
    cr_expect_eq(utf8_decode("\xf0\x9f\x8c\xbe", 3, &code), 0); /* cut off */
    cr_expect_eq(utf8_decode("\xc0\xaf", 2, &code), 0);         /* overlong */
    cr_expect_eq(utf8_decode("\xed\xa0\x80", 3, &code), 0);     /* surrogate */
    cr_expect_eq(utf8_decode("\xf4\x90\x80\x80", 4, &code), 0); /* above U+10FFFF */
    cr_expect_eq(utf8_check("ab\x80", 3), 2);
    cr_expect_eq(utf8_length("\xc3\xa4\xf0\x9f\x8c\xbe"), 2);
}

Test(utf8, cleaning)
{
    char text[] = "a\033b\x7f\xc2\x9b[\xc3\xa4\xff\xc3";
    utf8_clean(text);
    cr_expect_str_eq(text, "a?b??[\xc3\xa4??");
    char fine[] = "\xc2\xa0\xe2\x80\x93";
    utf8_clean(fine);
    cr_expect_str_eq(fine, "\xc2\xa0\xe2\x80\x93");
}

Test(say, cleans_each_line)
{
    char got[64] = "";
    FILE *to = tmpfile();
    cr_assert_not_null(to);
    say(to, "%s\n%d\t\n", "a\033[1m", 7);
    say(to, "%s", "no end");
    say(to, "\n\n");
    rewind(to);
    cr_assert_gt(fread(got, 1, sizeof got - 1, to), 0);
    cr_expect_str_eq(got, "a?[1m\n7?\nno end\n\n");
    fclose(to);
}

Test(diag, keeps_the_first_and_counts_all)
{
    struct diag diag;
    diag_init(&diag, "f.yaml");
    for (int i = 1; i <= DIAG_MAX + 5; i++) {
        diag_error(&diag, (struct diag_place){i, 2}, "found %d", i);
    }
    diag_warning(&diag, (struct diag_place){1, 1}, "odd");
    cr_expect_eq(diag.errors, DIAG_MAX + 5);
    cr_expect_eq(diag.warnings, 1);
    cr_expect_eq(diag.kept, DIAG_MAX);
    char line[DIAG_FILE + DIAG_TEXT];
    diag_format(&diag.messages[0], line, sizeof line);
    cr_expect_str_eq(line, "f.yaml:1:2: found 1");
}

Test(diag, one_line_whatever_was_found)
{
    struct diag diag;
    diag_init(&diag, "f");
    diag_error(&diag, (struct diag_place){3, 0}, "found \"%s\"", "a\nb\x1b[0m\xff");
    char line[DIAG_FILE + DIAG_TEXT];
    diag_format(&diag.messages[0], line, sizeof line);
    cr_expect_str_eq(line, "f:3: found \"a?b?[0m?\"");
    diag_error(NULL, (struct diag_place){0, 0}, "nobody listens");
}

Test(diag, long_texts_are_cut)
{
    static char long_text[2 * DIAG_TEXT];
    memset(long_text, 'x', sizeof long_text - 1);
    struct diag diag;
    diag_init(&diag, long_text);
    diag_error(&diag, (struct diag_place){0, 0}, "%s", long_text);
    cr_expect_eq(strlen(diag.messages[0].text), DIAG_TEXT - 1);
    cr_expect_eq(strncmp(diag.messages[0].file, "...x", 4), 0);
}
