/* Field tables. */
#include <criterion/criterion.h>
#include <string.h>

#include "yaml/fields.h"

struct sample {
    char title[8];
    char name[8];
    int number;
    bool flag;
    int word;
    unsigned words;
    const struct doc_node *list;
    const struct doc_node *map;
};

static const char *const colours[] = {"red", "green", "blue", NULL};

static const struct field fields[] = {
    {"title", FIELD_TEXT, .required = true, .offset = offsetof(struct sample, title), .size = 8},
    {"name", FIELD_NAME, .offset = offsetof(struct sample, name), .size = 8},
    {"number", FIELD_NUMBER, .offset = offsetof(struct sample, number), .smallest = -5,
        .largest = 5},
    {"flag", FIELD_FLAG, .offset = offsetof(struct sample, flag)},
    {"word", FIELD_WORD, .offset = offsetof(struct sample, word), .words = colours},
    {"words", FIELD_WORDS, .offset = offsetof(struct sample, words), .words = colours},
    {"list", FIELD_LIST, .offset = offsetof(struct sample, list)},
    {"map", FIELD_MAP, .offset = offsetof(struct sample, map)},
};
static const struct field_table table = {"a sample", fields, sizeof fields / sizeof fields[0]};

Test(fields, all_types)
{
    static const char text[] = "{title: A b c, name: x-1, number: -5, flag: true, word: green,\n"
                               " words: [blue, red], list: [1, 2], map: {a: b}}";
    struct doc doc;
    cr_assert(doc_read(&doc, text, sizeof text - 1, NULL));
    struct sample sample = {.number = 0};
    cr_expect(fields_read(&table, doc.root, &sample, NULL));
    cr_expect_str_eq(sample.title, "A b c");
    cr_expect_str_eq(sample.name, "x-1");
    cr_expect_eq(sample.number, -5);
    cr_expect(sample.flag);
    cr_expect_eq(sample.word, 1);
    cr_expect_eq(sample.words, 5);
    cr_expect_eq(sample.list->count, 2);
    cr_expect_eq(sample.map->count, 1);
    doc_finish(&doc);
}

Test(fields, missing_keys_leave_the_default)
{
    struct doc doc;
    cr_assert(doc_read(&doc, "title: x", 8, NULL));
    struct sample sample = {.number = 3, .word = 2};
    cr_expect(fields_read(&table, doc.root, &sample, NULL));
    cr_expect_eq(sample.number, 3);
    cr_expect_eq(sample.word, 2);
    doc_finish(&doc);
}

/* A document for this table, and what is said about it. */
struct fault {
    const char *text;
    const char *message;
};

static const struct fault faults[] = {
    {"{name: x}", "found a sample without \"title\", expected that key"},
    {"[]", "found a list, expected a sample (a mapping)"},
    {"{title: ''}", "found an empty text, expected a text for \"title\""},
    {"{title: 12345678}", "found a text of 8 bytes, expected at most 7 for \"title\""},
    {"{title: x, name: -x}", "found \"-x\", expected a name of letters, digits, \"-\", \"_\" and "
                             "\".\" for \"name\""},
    {"{title: x, number: 6}", "found \"6\", expected a number from -5 to 5 for \"number\""},
    {"{title: x, number: 1e0}", "found \"1e0\", expected a number from -5 to 5 for \"number\""},
    {"{title: x, number: +1}", "found \"+1\", expected a number from -5 to 5 for \"number\""},
    {"{title: x, flag: True}", "found \"True\", expected true or false for \"flag\""},
    {"{title: x, flag: 'true'}", "found the text \"true\", expected true or false for \"flag\""},
    {"{title: x, word: []}", "found a list, expected red, green or blue for \"word\""},
    {"{title: x, word: gren}",
        "found \"gren\", expected red, green or blue for \"word\"; did you mean \"green\"?"},
    {"{title: x, words: {}}", "found a mapping, expected a list like [red, green] for \"words\""},
    {"{title: x, words: [red, red]}", "found red again, expected each once in \"words\""},
    {"{title: x, list: 1}", "found \"1\", expected a list for \"list\""},
    {"{title: x, map: 1}", "found \"1\", expected a mapping for \"map\""},
    {"{title: x, zzz: 1}", "found unknown key \"zzz\" in a sample, expected title, name, number, "
                           "flag, word, words, list or map"},
};

Test(fields, faults)
{
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        struct doc doc;
        struct diag diag;
        diag_init(&diag, "");
        cr_assert(doc_read(&doc, faults[i].text, strlen(faults[i].text), NULL));
        struct sample sample = {.number = 0};
        cr_expect_not(fields_read(&table, doc.root, &sample, &diag));
        cr_expect_eq(diag.errors, 1);
        cr_expect_str_eq(diag.messages[0].text, faults[i].message);
        doc_finish(&doc);
    }
}
