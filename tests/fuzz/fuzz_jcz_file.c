/* Reads anything as a file of JCloisterZone; what is a game comes back from an export the same. */
#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "jcz/file.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

/* A set-up without a game comes back as a game that begins. */
static void compare(const struct record *a, const struct record *b)
{
    if (a->step_count == 0) {
        return;
    }
    assert(a->step_count == b->step_count && a->seat_count == b->seat_count);
    for (size_t i = 0; i < a->step_count; i++) {
        assert(strcmp(a->steps[i].text, b->steps[i].text) == 0);
        assert(a->steps[i].check == b->steps[i].check);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct diag diag;
    struct record record;
    diag_init(&diag, "");
    if (!jcz_import(&record, (const char *)bytes, size, "fuzz", &diag)) {
        assert(diag.errors > 0);
        return 0;
    }
    struct record back;
    struct text file = {0};
    bool out = jcz_export(&record, "2024-01-01T00:00:00.000Z", &file, &diag);
    assert(out);
    bool in = jcz_import(&back, text_string(&file), file.size, "back", &diag);
    assert(in);
    compare(&record, &back);
    record_finish(&back);
    record_finish(&record);
    text_finish(&file);
    return 0;
}
