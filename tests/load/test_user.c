/* A user's own files: `--tiles FILE` and the folder in $XDG_DATA_HOME. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "load/list.h"
#include "support.h"

static const struct diag_place nowhere = {0, 0};

static char *folder;

static void begin(void)
{
    folder = support_folder();
    setenv("XDG_DATA_HOME", folder, 1);
}

static void end(void)
{
    support_remove_folder(folder);
}

TestSuite(user, .init = begin, .fini = end);

static void write_set(const char *file, const char *id, const char *tile, const char *more)
{
    struct text content = {0};
    support_set_text(&content, id, tile, more);
    struct text name = {0};
    text_printf(&name, "walls-and-wheat/tiles/%s", file);
    free(support_write(folder, text_string(&name), text_string(&content)));
    text_finish(&name);
    text_finish(&content);
}

static char *write_elsewhere(const char *id, const char *tile, const char *more)
{
    struct text content = {0};
    support_set_text(&content, id, tile, more);
    char *path = support_write(folder, "elsewhere/a.yaml", text_string(&content));
    text_finish(&content);
    return path;
}

Test(user, a_set_in_the_folder_is_found_by_its_id)
{
    write_set("mine.yaml", "mine", "new", "");
    write_set("another-name.yaml", "other", "new", "");
    struct carc_rules *rules = support_load("base,mine,other");
    cr_expect_eq(rules->bag_size, 74);
    /* Two sets may use the same tile id. */
    cr_expect_eq(carc_find_tile(&rules->set, "new"), -2);
    int mine = carc_find_tile(&rules->set, "mine/new");
    int other = carc_find_tile(&rules->set, "other/new");
    cr_assert(mine >= 0 && other >= 0 && mine != other);
    char name[2 * CARC_ID_SIZE];
    carc_tile_name(&rules->set, other, name);
    cr_expect_str_eq(name, "other/new");
    carc_tile_name(&rules->set, carc_find_tile(&rules->set, "D"), name);
    cr_expect_str_eq(name, "D");
    free(rules);
}

Test(user, lists_name_shipped_and_own_sets)
{
    write_set("mine.yaml", "mine", "new", "    count: 3\n");
    write_set("wrong.yaml", "wrong", "new", "    count: many\n");
    struct load_list list;
    load_list_sets(&list);
    cr_assert_eq(list.count, 5);
    cr_expect_not(list.entries[0].user);
    const struct load_entry *mine = load_list_find(&list, "mine", nowhere, NULL);
    cr_assert_not_null(mine);
    cr_expect(mine->user);
    cr_expect_eq(mine->types, 1);
    cr_expect_eq(mine->tiles, 3);
    cr_expect_str_eq(mine->title, "Tiles of a test");
    const struct load_entry *wrong = load_list_find(&list, "wrong", nowhere, NULL);
    cr_assert_not_null(wrong);
    cr_expect_eq(wrong->errors, 1);
    cr_expect_str_eq(
        wrong->fault, "6:12: found \"many\", expected a number from 1 to 510 for \"count\"");
    load_list_finish(&list);
}

Test(user, faults_of_a_wanted_set_are_told_where_they_are)
{
    write_set("mine.yaml", "mine", "new", "    count: many\n");
    struct load_request request = support_request("base,mine");
    struct text messages = {0};
    support_refused(&request, &messages);
    struct text expected = {0};
    text_printf(&expected,
        "%s/walls-and-wheat/tiles/mine.yaml:6:12: found \"many\", expected a number from 1 to "
        "510 for \"count\"\n",
        folder);
    cr_expect_str_eq(text_string(&messages), text_string(&expected));
    text_finish(&expected);
    text_finish(&messages);
}

/* A file takes part once, or as often as `sets` names its set. */
Test(user, a_file_of_the_request)
{
    char *path = write_elsewhere("mine", "new", "");
    struct load_request request = support_request("base");
    cr_assert(load_request_file(&request, path, NULL));
    struct carc_rules *rules = load_game(&request, NULL);
    cr_assert_not_null(rules);
    cr_expect_eq(rules->bag_size, 73);
    free(rules);
    request = support_request("base,mine,mine,mine");
    cr_assert(load_request_file(&request, path, NULL));
    rules = load_game(&request, NULL);
    cr_assert_not_null(rules);
    cr_expect_eq(rules->bag_size, 75);
    free(rules);
    free(path);
}

Test(user, a_file_alone_needs_its_own_start_tile)
{
    char *path = write_elsewhere("mine", "new", "    start: true\n    count: 9\n");
    struct load_request request = support_request("");
    cr_assert(load_request_file(&request, path, NULL));
    struct carc_rules *rules = load_game(&request, NULL);
    cr_assert_not_null(rules);
    cr_expect_eq(rules->bag_size, 9);
    free(rules);
    free(path);
}

/* `mine@4f2c91d0`: a record names what it was played with. */
Test(user, the_checksum_in_a_record)
{
    write_set("mine.yaml", "mine", "new", "");
    struct load_request request = support_request("base,mine");
    struct load_request named;
    struct carc_rules *rules = load_game_named(&request, &named, NULL);
    cr_assert_not_null(rules);
    free(rules);
    cr_expect_str_eq(named.sets[0].name, "base");
    cr_expect_eq(strncmp(named.sets[1].name, "mine@", 5), 0);
    cr_assert_eq(strlen(named.sets[1].name), 13);

    rules = load_game_named(&named, &named, NULL);
    cr_assert_not_null(rules, "the named form loads the same game");
    free(rules);

    write_set("mine.yaml", "mine", "new", "    # a comment\n    count: 1\n");
    rules = load_game(&named, NULL);
    cr_assert_not_null(rules, "comments and defaults do not change what the tiles are");
    free(rules);

    write_set("mine.yaml", "mine", "new", "    count: 2\n");
    named.sets[1].place = (struct diag_place){2, 11};
    struct text messages = {0};
    support_refused(&named, &messages);
    struct load_list list;
    load_list_sets(&list);
    struct text expected = {0};
    text_printf(&expected,
        "game.rec:2:11: found tile set \"mine\" with checksum %08x, expected %s: it was changed "
        "since\n",
        (unsigned)load_list_find(&list, "mine", nowhere, NULL)->checksum, named.sets[1].name + 5);
    cr_expect_str_eq(text_string(&messages), text_string(&expected));

    /* The old version may lie beside the new one under another file name. */
    write_set("mine-old.yaml", "mine", "new", "");
    rules = load_game(&named, NULL);
    cr_expect_not_null(rules);
    free(rules);
    load_list_finish(&list);
    text_finish(&expected);
    text_finish(&messages);
}

Test(user, two_different_sets_of_one_id_are_refused)
{
    char *path = write_elsewhere("base", "new", "");
    struct load_request request = support_request("base");
    cr_assert(load_request_file(&request, path, NULL));
    struct text messages = {0};
    support_refused(&request, &messages);
    struct text expected = {0};
    text_printf(&expected,
        "%s:2:6: warning: found 1 tiles in the set \"base\", expected 72\n"
        "game.rec: found two different tile sets \"base\", expected each to have an id of its "
        "own\n",
        path);
    cr_expect_str_eq(text_string(&messages), text_string(&expected));
    text_finish(&expected);
    text_finish(&messages);
    free(path);
}

Test(user, own_rules_are_spelt_out_in_a_record)
{
    free(support_write(folder, "walls-and-wheat/rules/short.yaml",
        "format: carcassonne-rules 1\n"
        "rules: short\n"
        "title: Few meeples\n"
        "options: {meeples: 4, fields: off}\n"
        "start: [{tile: D, cell: [0, 0], rotation: 1}]\n"));
    struct load_request request = support_request("base");
    cr_assert(load_request_rules(&request, "short", nowhere, NULL));
    cr_assert(load_request_option(&request, "small_city", "2", nowhere, NULL));
    struct load_request named;
    struct carc_rules *rules = load_game_named(&request, &named, NULL);
    cr_assert_not_null(rules);
    cr_expect_eq(rules->options.meeples, 4);
    cr_expect_eq(rules->start.tiles[0].rotation, 1);
    cr_expect_str_eq(named.rules, "hig");
    cr_expect_eq(named.option_count, 3);
    cr_expect_eq(named.start_count, 1);
    struct carc_rules *again = load_game(&named, NULL);
    cr_assert_not_null(again);
    cr_expect_eq(memcmp(&again->options, &rules->options, sizeof rules->options), 0);
    cr_expect_eq(again->start.tiles[0].rotation, 1);
    free(again);
    free(rules);
}
