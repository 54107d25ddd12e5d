/* The table of options (rules 3 and 4). */
#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdio.h>
#include <string.h>

#include "rules/options.h"

/* OQ-1, OQ-2, OQ-7, OQ-8, OQ-11, OQ-13, OQ-21, OQ-22: the defaults are those of hig. */
Test(options, defaults_are_hig)
{
    struct carc_options hig = carc_default_options();
    cr_assert(eq(int, hig.small_city, 4));
    cr_assert(eq(int, hig.field_scoring, CARC_F3));
    cr_assert(eq(int, hig.fields, 1));
    cr_assert(eq(int, hig.cc_add_optional, 1));
    cr_assert(eq(int, hig.cc_add_scope, CARC_SEGMENT));
    cr_assert(eq(int, hig.cc_rake_ask, 0));
    cr_assert(eq(int, hig.meeples, 7)); /* B-2 */
}

/* Sets a value by its text and reads the text back. */
static void set_and_read(const struct carc_option_row *row, const char *value)
{
    struct carc_options options = carc_default_options();
    const char *expected = NULL;
    char buffer[8];
    cr_assert(carc_set_option(&options, row->name, value, &expected), "%s", row->name);
    const char *text = carc_option_text(&options, row, buffer);
    cr_assert(eq(str, (char *)text, (char *)value));
}

Test(options, every_value_reads_back)
{
    int count = 0;
    const struct carc_option_row *rows = carc_option_rows(&count);
    for (int i = 0; i < count; i++) {
        const struct carc_option_row *row = &rows[i];
        for (int v = 0; v < 4 && row->values[v] != NULL; v++) {
            set_and_read(row, row->values[v]);
        }
        for (int number = row->smallest; row->values[0] == NULL && number <= row->largest;
             number++) {
            char text[8];
            snprintf(text, sizeof text, "%d", number);
            set_and_read(row, text);
        }
    }
}

/* A refused value or name leaves every option as it was. */
static void refuse(const char *name, const char *value, bool known)
{
    struct carc_options options = carc_default_options();
    struct carc_options before = options;
    const char *expected = "untouched";
    cr_assert(not(carc_set_option(&options, name, value, &expected)), "%s %s", name, value);
    cr_assert(eq(int, memcmp(&options, &before, sizeof options), 0));
    cr_assert(eq(int, expected != NULL, known), "%s %s", name, value);
}

Test(options, unknown_values_are_refused)
{
    int count = 0;
    const struct carc_option_row *rows = carc_option_rows(&count);
    static const char *const nonsense[] = {"", "maybe", "-1", "99999", "4 ", " 4", "0x4", "1e1"};
    for (int i = 0; i < count; i++) {
        for (size_t n = 0; n < sizeof nonsense / sizeof nonsense[0]; n++) {
            refuse(rows[i].name, nonsense[n], true);
        }
    }
    refuse("small_city", "3", true);
    refuse("meeples", "0", true);
    refuse("meeples", "31", true);
    refuse("first_player", "0", true);
    refuse("first_player", "7", true);
    refuse("no_such_option", "4", false);
    refuse("", "", false);
}
