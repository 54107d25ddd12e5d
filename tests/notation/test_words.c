#include <criterion/criterion.h>
#include <string.h>

#include "notation/words.h"

static bool split(const char *line, struct notation_words *words, struct diag *diag)
{
    diag_init(diag, "f");
    return notation_split(line, strlen(line), (struct diag_place){3, 1}, words, diag);
}

Test(words, blanks_separate_and_columns_count_characters)
{
    struct notation_words words;
    struct diag diag;
    cr_assert(split("  seat\t1 \"\xc3\x84nn \\\"x\\\\\" human # no more", &words, &diag));
    cr_assert_eq(words.count, 4);
    cr_expect_str_eq(words.items[0].text, "seat");
    cr_expect_eq(words.items[0].place.column, 3);
    cr_expect_eq(words.items[0].place.line, 3);
    cr_expect_str_eq(words.items[1].text, "1");
    cr_expect_str_eq(words.items[2].text, "\xc3\x84nn \"x\\");
    cr_expect(words.items[2].quoted);
    cr_expect_eq(words.items[2].place.column, 10);
    cr_expect_str_eq(words.items[3].text, "human");
    /* The umlaut is one character. */
    cr_expect_eq(words.items[3].place.column, 22);
}

Test(words, a_hash_inside_a_word_is_no_comment)
{
    struct notation_words words;
    struct diag diag;
    cr_assert(split("a#b #c", &words, &diag));
    cr_assert_eq(words.count, 1);
    cr_expect_str_eq(words.items[0].text, "a#b");
}

Test(words, empty_words_can_be_quoted)
{
    struct notation_words words;
    struct diag diag;
    cr_assert(split("\"\" x", &words, &diag));
    cr_assert_eq(words.count, 2);
    cr_expect_str_eq(words.items[0].text, "");
    cr_expect_str_eq(words.items[1].text, "x");
}

Test(words, faults)
{
    struct notation_words words;
    struct diag diag;
    cr_expect_not(split("a \"b", &words, &diag));
    cr_expect_str_eq(diag.messages[0].text, "found a quote that does not end, expected \"");
    cr_expect_eq(diag.messages[0].place.column, 3);
    cr_expect_not(split("\"b\"c", &words, &diag));
    cr_expect_str_eq(diag.messages[0].text, "found text right after a quote, expected a blank");
    cr_expect_not(split("\"b\\", &words, &diag));
    cr_expect_not(split("a\x7f", &words, &diag));
    cr_expect_not(split("a\xc3", &words, &diag));
}

Test(words, too_many_words_and_too_long_lines)
{
    static char line[NOTATION_MAX_LINE + 1];
    struct notation_words words;
    struct diag diag;
    memset(line, 'x', NOTATION_MAX_LINE);
    cr_expect_not(split(line, &words, &diag));
    line[NOTATION_MAX_LINE - 1] = '\0';
    cr_expect(split(line, &words, &diag));
    for (size_t i = 0; i < NOTATION_MAX_WORDS + 1; i++) {
        memcpy(line + 2 * i, "a ", 2);
    }
    line[2 * NOTATION_MAX_WORDS] = '\0';
    cr_expect(split(line, &words, &diag));
    cr_expect_eq(words.count, NOTATION_MAX_WORDS);
    line[2 * NOTATION_MAX_WORDS] = 'a';
    cr_expect_not(split(line, &words, &diag));
}

Test(words, quoted_words_come_back)
{
    static const char *const originals[] = {"", "a b", "say \"hi\"", "back\\slash", "\\\"", "#"};
    for (size_t i = 0; i < sizeof originals / sizeof originals[0]; i++) {
        struct text out;
        text_init(&out);
        notation_write_quoted(originals[i], &out);
        struct notation_words words;
        struct diag diag;
        cr_assert(split(text_string(&out), &words, &diag));
        cr_assert_eq(words.count, 1);
        cr_expect_str_eq(words.items[0].text, originals[i]);
        text_finish(&out);
    }
}

Test(words, lines)
{
    const char *rest = "a\r\n\nb";
    size_t size = strlen(rest);
    const char *line = NULL;
    size_t length = 0;
    cr_assert(notation_next_line(&rest, &size, &line, &length));
    cr_expect_eq(length, 1);
    cr_assert(notation_next_line(&rest, &size, &line, &length));
    cr_expect_eq(length, 0);
    cr_assert(notation_next_line(&rest, &size, &line, &length));
    cr_expect_eq(length, 1);
    cr_expect_eq(*line, 'b');
    cr_expect_not(notation_next_line(&rest, &size, &line, &length));
}

Test(words, numbers)
{
    long number = 0;
    cr_expect(notation_number("-12", -12, 5, &number));
    cr_expect_eq(number, -12);
    cr_expect_not(notation_number("6", -12, 5, &number));
    cr_expect_not(notation_number("+1", -12, 5, &number));
    cr_expect_not(notation_number("1 ", -12, 5, &number));
    cr_expect_not(notation_number("", -12, 5, &number));
    cr_expect_not(notation_number("-", -12, 5, &number));
    cr_expect_not(notation_number("99999999999999999999", -12, 5, &number));
}
