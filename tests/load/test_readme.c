/* What data/tiles/README.md shows can be read. */
#include <criterion/criterion.h>
#include <string.h>

#include "base/file.h"
#include "load/tiles.h"
#include "support.h"

static struct text page;

static void begin(void)
{
    struct text path = {0};
    text_printf(&path, "%s/tiles/README.md", support_data());
    cr_assert(file_read(text_string(&path), 1 << 20, &page, NULL));
    text_finish(&path);
}

static void end(void)
{
    text_finish(&page);
}

TestSuite(readme, .init = begin, .fini = end);

/* The fenced block that begins with a line. */
static const char *block(const char *first_line, size_t *size)
{
    struct text fence = {0};
    text_printf(&fence, "```yaml\n%s\n", first_line);
    const char *found = strstr(text_string(&page), text_string(&fence));
    cr_assert_not_null(found, "%s", first_line);
    found += strlen("```yaml\n");
    *size = (size_t)(strstr(found, "```") - found);
    text_finish(&fence);
    return found;
}

Test(readme, tiles)
{
    size_t size;
    const char *text = block("format: " LOAD_TILES_FORMAT, &size);
    struct load_set set;
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(load_set_text(&set, text, size, &diag), "%s", diag.messages[0].text);
    cr_expect_eq(diag.warnings, 0);
    cr_expect_eq(set.count, 1);
    cr_expect_eq(set.total, 2);
    cr_expect_str_eq(set.tiles[0].segments[3].name, "south");
    load_set_finish(&set);
}

Test(readme, rules)
{
    size_t size;
    const char *text = block("format: " LOAD_RULES_FORMAT, &size);
    struct load_ruleset rules;
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(load_rules_text(&rules, text, size, &diag), "%s", diag.messages[0].text);
    cr_expect_eq(rules.options.meeples, 5);
    cr_expect_eq(rules.start_count, 2);
}

Test(readme, all_keys_are_described)
{
    static const char *const keys[] = {"format", "set", "title", "tiles", "id", "count", "start",
        "symbol", "garden", "segments", "name", "kind", "edges", "halves", "cities", "pennants"};
    for (size_t i = 0; i < ARRAY_LENGTH(keys); i++) {
        struct text row = {0};
        text_printf(&row, "\n| `%s` |", keys[i]);
        cr_expect_not_null(strstr(text_string(&page), text_string(&row)), "%s", keys[i]);
        text_finish(&row);
    }
}
