/* Reads anything as a record; what can be read is written, read and played again. */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "record/replay.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void play(const struct record *record, struct diag *diag)
{
    struct carc_rules *rules = load_game(&record->request, diag);
    if (rules != NULL) {
        record_verify(record, rules, diag);
    }
    free(rules);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct diag diag;
    diag_init(&diag, "");
    struct record record;
    if (!record_read(&record, (const char *)bytes, size, "fuzz", &diag)) {
        assert(diag.errors > 0);
        return 0;
    }
    struct text once = {0};
    struct text twice = {0};
    record_write(&record, &once);
    play(&record, &diag);
    record_finish(&record);
    bool again = record_read(&record, once.data, once.size, "again", &diag);
    assert(again);
    record_write(&record, &twice);
    assert(strcmp(once.data, twice.data) == 0);
    record_finish(&record);
    text_finish(&once);
    text_finish(&twice);
    return 0;
}
