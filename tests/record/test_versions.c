/* Records of every version that was ever written are read for ever. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/paths.h"
#include "record/replay.h"

static void verify(const char *path, void *context)
{
    struct diag diag;
    diag_init(&diag, "");
    struct record record;
    char message[1024] = "";
    bool fine = record_read_file(&record, path, &diag);
    struct carc_rules *rules = fine ? load_game(&record.request, &diag) : NULL;
    fine = rules != NULL && record_verify(&record, rules, &diag);
    if (!fine) {
        diag_format(&diag.messages[0], message, sizeof message);
    }
    cr_assert(fine, "%s", message);
    struct text file = {0};
    struct text again = {0};
    cr_assert(file_read(path, 1 << 20, &file, &diag));
    record_write(&record, &again);
    cr_assert_str_eq(text_string(&again), text_string(&file), "%s", path);
    text_finish(&file);
    text_finish(&again);
    free(rules);
    record_finish(&record);
    ++*(int *)context;
}

Test(versions, version_1)
{
    int count = 0;
    cr_assert(paths_list(RECORDS "/v1", ".carc", verify, &count));
    cr_assert_geq(count, 10);
}
