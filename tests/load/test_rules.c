/* The shipped rule sets against the table of rules.md 3. */
#include <criterion/criterion.h>
#include <string.h>

#include "load/list.h"
#include "support.h"
#include "yaml/document.h"

struct row {
    const char *name;
    int small_city;
    int field_scoring;
    int add_optional;
    int add_scope;
};

static const struct row rows[] = {
    {"hig", 4, CARC_F3, 1, CARC_SEGMENT},
    {"zmg", 4, CARC_F3, 0, CARC_FEATURE},
    {"hobby-world", 4, CARC_F3, 0, CARC_SEGMENT},
    {"first-edition", 2, CARC_F1, 1, CARC_SEGMENT},
    {"second-edition", 2, CARC_F2, 1, CARC_SEGMENT},
};

static struct load_ruleset read_shipped(const char *name)
{
    struct text path = {0};
    text_printf(&path, "%s/rules/%s.yaml", support_data(), name);
    struct load_ruleset rules;
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(load_rules_file(&rules, text_string(&path), &diag), "%s", diag.messages[0].text);
    cr_expect_eq(diag.warnings, 0);
    text_finish(&path);
    return rules;
}

Test(rules, table)
{
    for (size_t i = 0; i < ARRAY_LENGTH(rows); i++) {
        struct load_ruleset rules = read_shipped(rows[i].name);
        struct carc_options expected = carc_default_options();
        expected.small_city = (uint8_t)rows[i].small_city;
        expected.field_scoring = (uint8_t)rows[i].field_scoring;
        expected.cc_add_optional = (uint8_t)rows[i].add_optional;
        expected.cc_add_scope = (uint8_t)rows[i].add_scope;
        cr_expect_str_eq(rules.name, rows[i].name);
        cr_expect_eq(memcmp(&rules.options, &expected, sizeof expected), 0, "%s", rows[i].name);
        cr_expect_eq(rules.start_count, 0);
        cr_expect_neq(rules.description[0], 0, "%s has a description", rows[i].name);
    }
}

/* hig.yaml is where a reader sees all options at once. */
Test(rules, hig_names_every_option)
{
    struct text path = {0};
    text_printf(&path, "%s/rules/hig.yaml", support_data());
    struct doc doc;
    cr_assert(doc_read_file(&doc, text_string(&path), NULL));
    const struct doc_node *options = doc_find(doc.root, "options");
    int count;
    const struct carc_option_row *option = carc_option_rows(&count);
    cr_assert_not_null(options);
    cr_expect_eq(options->count, (size_t)count);
    for (int i = 0; i < count; i++) {
        cr_expect_not_null(doc_find(options, option[i].name), "%s", option[i].name);
    }
    doc_finish(&doc);
    text_finish(&path);
}

Test(rules, all_are_listed)
{
    struct load_list list;
    load_list_rules(&list);
    size_t shipped = 0;
    for (size_t i = 0; i < list.count; i++) {
        shipped += !list.entries[i].user;
        cr_expect_eq(list.entries[i].errors, 0, "%s", list.entries[i].fault);
    }
    cr_expect_eq(shipped, ARRAY_LENGTH(rows));
    for (size_t i = 0; i < ARRAY_LENGTH(rows); i++) {
        struct diag_place nowhere = {0, 0};
        cr_expect_not_null(load_list_find(&list, rows[i].name, nowhere, NULL));
    }
    load_list_finish(&list);
}

Test(rules, start_layout_from_a_file)
{
    static const char file[] = "format: carcassonne-rules 1\n"
                               "rules: two\n"
                               "title: Two start tiles\n"
                               "start:\n"
                               "  - {tile: D, cell: [0, 0]}\n"
                               "  - {tile: base/U, cell: [-1, 0], rotation: 1}\n";
    struct load_ruleset rules;
    cr_assert(load_rules_text(&rules, file, strlen(file), NULL));
    cr_assert_eq(rules.start_count, 2);
    cr_expect_str_eq(rules.start[1].tile, "base/U");
    cr_expect_eq(rules.start[1].cell.x, -1);
    cr_expect_eq(rules.start[1].cell.y, 0);
    cr_expect_eq(rules.start[1].rotation, 1);
    cr_expect_eq(rules.start[1].place.line, 6);
}
