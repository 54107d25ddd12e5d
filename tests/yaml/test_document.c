/* Documents: places, limits, and what is refused. */
#include <criterion/criterion.h>
#include <string.h>

#include "base/text.h"
#include "yaml/document.h"

static struct doc read_text(const char *text)
{
    struct doc doc;
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(doc_read(&doc, text, strlen(text), &diag), "%s", diag.messages[0].text);
    return doc;
}

static struct diag refuse(const char *text, size_t size)
{
    struct doc doc;
    struct diag diag;
    diag_init(&diag, "");
    cr_expect_not(doc_read(&doc, text, size, &diag));
    cr_expect_null(doc.root);
    cr_assert_geq(diag.errors, 1);
    doc_finish(&doc);
    return diag;
}

Test(document, nodes_know_their_place)
{
    struct doc doc = read_text("a: 1\n"
                               "list:\n"
                               "  - x\n"
                               "  - {k: v}\n");
    const struct doc_node *list = doc_find(doc.root, "list");
    cr_assert_not_null(list);
    cr_expect_eq(doc.root->count, 2);
    cr_expect_eq(list->key_place.line, 2);
    cr_expect_eq(list->key_place.column, 1);
    const struct doc_node *map = list->first->next;
    cr_expect_eq(map->kind, DOC_MAP);
    cr_expect_eq(map->place.line, 4);
    cr_expect_eq(map->place.column, 5);
    cr_expect_str_eq(map->first->key, "k");
    cr_expect_eq(map->first->place.column, 9);
    cr_expect_null(map->next);
    doc_finish(&doc);
}

/* As editors count, not bytes. */
Test(document, columns_count_characters)
{
    struct doc doc = read_text("{gr\xc3\xbc\xc3\x9f"
                               "e: 1, b: 2}\n");
    cr_expect_eq(doc_find(doc.root, "b")->key_place.column, 12);
    doc_finish(&doc);
    struct diag diag = refuse("\xc3\xbc\xff", 3);
    cr_expect_eq(diag.messages[0].place.column, 2);
}

Test(document, line_ends_and_byte_order_mark)
{
    struct doc doc = read_text("\xef\xbb\xbf"
                               "a: 1\r\nb: 2\r\n");
    cr_expect_str_eq(doc_find(doc.root, "a")->text, "1");
    cr_expect_eq(doc_find(doc.root, "b")->key_place.line, 2);
    doc_finish(&doc);
}

Test(document, quotes_are_remembered)
{
    struct doc doc = read_text("[1, '1', \"1\", ]");
    const struct doc_node *item = doc.root->first;
    cr_expect_not(item->quoted);
    cr_expect(item->next->quoted);
    cr_expect(item->next->next->quoted);
    cr_expect_eq(doc.root->count, 3);
    doc_finish(&doc);
}

/* Cut between characters, not within one. */
Test(document, descriptions)
{
    static const char *const expected[] = {"a mapping", "a list", "an empty text", "nothing",
        "the text \"x\"", "\"0123456789012345678901234567890123456789...\"",
        "\"012345678901234567890123456789012345678\xc3\xbc...\""};
    struct doc doc = read_text("- {}\n- []\n- ''\n-\n- 'x'\n"
                               "- 01234567890123456789012345678901234567890\n"
                               "- 012345678901234567890123456789012345678\xc3\xbc\xc3\xbc\n");
    size_t i = 0;
    for (const struct doc_node *node = doc.root->first; node; node = node->next, i++) {
        char out[100];
        cr_expect_str_eq(doc_describe(node, out, sizeof out), expected[i]);
    }
    cr_expect_eq(i, sizeof expected / sizeof expected[0]);
    doc_finish(&doc);
}

static void repeat(struct text *text, const char *piece, int times)
{
    for (int i = 0; i < times; i++) {
        text_add(text, piece);
    }
}

Test(document, depth_is_limited)
{
    struct text text = {0};
    repeat(&text, "[", DOC_MAX_DEPTH);
    repeat(&text, "]", DOC_MAX_DEPTH);
    struct doc doc = read_text(text_string(&text));
    doc_finish(&doc);
    text_clear(&text);
    repeat(&text, "[", 2000000);
    struct diag diag = refuse(text_string(&text), text.size);
    cr_expect_str_eq(diag.messages[0].text,
        "found lists or mappings more than 16 deep, expected at most that depth");
    text_finish(&text);
}

Test(document, values_are_limited)
{
    struct text text = {0};
    text_add(&text, "[");
    repeat(&text, "a, ", DOC_MAX_NODES - 1);
    text_add(&text, "]");
    struct doc doc = read_text(text_string(&text));
    cr_expect_eq(doc.root->count, DOC_MAX_NODES - 1);
    doc_finish(&doc);
    text.data[text.size - 1] = 'b';
    text_add(&text, "]");
    struct diag diag = refuse(text_string(&text), text.size);
    cr_expect_str_eq(
        diag.messages[0].text, "found more than 200000 values, expected at most that many");
    text_finish(&text);
}

Test(document, keys_are_limited)
{
    struct text text = {0};
    for (int i = 0; i <= DOC_MAX_KEYS; i++) {
        text_printf(&text, "key%d: 1\n", i);
    }
    struct diag diag = refuse(text_string(&text), text.size);
    cr_expect_str_eq(diag.messages[0].text, "found more than 256 keys, expected at most that many");
    text_finish(&text);
}

Test(document, size_is_limited)
{
    struct text text = {0};
    repeat(&text, "# 45678901234567\n", (int)(DOC_MAX_BYTES / 17) + 1);
    struct diag diag = refuse(text_string(&text), text.size);
    cr_expect_str_eq(
        diag.messages[0].text, "found more than 4194304 bytes, expected at most that many");
    text_finish(&text);
}

/* All of them are told, and all with a place. */
Test(document, several_faults_at_once)
{
    static const char text[] = "a: &x 1\n"
                               "a: !t 2\n"
                               "b: *x\n";
    struct diag diag = refuse(text, sizeof text - 1);
    cr_assert_eq(diag.errors, 4);
    cr_expect_eq(diag.messages[0].place.line, 1);
    cr_expect_eq(diag.messages[0].place.column, 4);
    cr_expect_eq(diag.messages[1].place.line, 2);
    cr_expect_eq(diag.messages[1].place.column, 1);
    cr_expect_eq(diag.messages[3].place.line, 3);
    cr_expect_eq(diag.messages[3].place.column, 4);
}

Test(document, a_diag_is_not_needed)
{
    struct doc doc;
    cr_expect_not(doc_read(&doc, "[", 1, NULL));
    doc_finish(&doc);
    cr_expect_not(doc_read(&doc, "\xff", 1, NULL));
    doc_finish(&doc);
}
