#include "support.h"

#include <criterion/criterion.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "base/paths.h"

struct load_request support_request(const char *sets)
{
    struct load_request request;
    struct diag diag;
    diag_init(&diag, "");
    load_request_init(&request);
    if (sets[0]) {
        cr_assert(load_request_sets(&request, sets, &diag), "%s", diag.messages[0].text);
    }
    return request;
}

struct carc_rules *support_load(const char *sets)
{
    struct load_request request = support_request(sets);
    struct diag diag;
    diag_init(&diag, "");
    struct carc_rules *rules = load_game(&request, &diag);
    cr_assert_not_null(rules, "%s: %s", sets, diag.messages[0].text);
    return rules;
}

void support_messages(const struct diag *diag, struct text *out)
{
    for (size_t i = 0; i < diag->kept; i++) {
        char line[DIAG_FILE + DIAG_TEXT + 64];
        diag_format(&diag->messages[i], line, sizeof line);
        text_printf(out, "%s\n", line);
    }
}

void support_refused(const struct load_request *request, struct text *messages)
{
    struct diag diag;
    diag_init(&diag, "game.rec");
    struct carc_rules *rules = load_game(request, &diag);
    text_clear(messages);
    support_messages(&diag, messages);
    cr_assert_null(rules);
    cr_assert(diag.errors > 0);
}

const char *support_data(void)
{
    const char *folder = getenv("WALLS_AND_WHEAT_DATA");
    cr_assert_not_null(folder, "WALLS_AND_WHEAT_DATA names the data folder for the tests");
    return folder;
}

char *support_folder(void)
{
    char *name = base_strdup("/tmp/load-test-XXXXXX");
    cr_assert_not_null(mkdtemp(name));
    return name;
}

static int remove_one(const char *path, const struct stat *about, int type, struct FTW *walk)
{
    (void)about;
    (void)type;
    (void)walk;
    return remove(path);
}

void support_remove_folder(char *folder)
{
    cr_assert_eq(nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS), 0);
    free(folder);
}

char *support_write(const char *folder, const char *name, const char *content)
{
    struct text path = {0};
    text_printf(&path, "%s/%s", folder, name);
    char *slash = strrchr(path.data, '/');
    *slash = 0;
    cr_assert(paths_make_folder(path.data));
    *slash = '/';
    cr_assert(file_write(path.data, content, strlen(content), NULL));
    return path.data;
}

void support_set_text(struct text *out, const char *id, const char *tile, const char *more)
{
    text_clear(out);
    text_printf(out,
        "format: carcassonne-tiles 1\n"
        "set: %s\n"
        "title: Tiles of a test\n"
        "tiles:\n"
        "  - id: %s\n"
        "%s"
        "    segments:\n"
        "      - {name: monastery, kind: monastery}\n"
        "      - {name: field, kind: field, halves: [NL, NR, EL, ER, SL, SR, WL, WR]}\n",
        id, tile, more);
}
