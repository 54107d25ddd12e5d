#include "boards/expect.h"

#include <assert.h>
#include <string.h>

#define MAX_KINDS 48

/* All expectations in one table. */
static size_t gather(struct line_kind *out)
{
    static const struct line_kind *(*const groups[])(size_t *) = {expect_position_kinds,
        expect_feature_kinds, expect_action_kinds, expect_event_kinds, expect_tile_kinds};
    size_t total = 0;
    for (size_t i = 0; i < ARRAY_LENGTH(groups); i++) {
        size_t count = 0;
        const struct line_kind *kinds = groups[i](&count);
        assert(total + count <= MAX_KINDS);
        memcpy(out + total, kinds, count * sizeof *kinds);
        total += count;
    }
    return total;
}

bool expect_run(struct test *test, struct words words)
{
    struct line_kind kinds[MAX_KINDS];
    size_t count = gather(kinds);
    if (!line_run(test, kinds, count, "an expectation", words)) {
        return false;
    }
    test->expectations++;
    return true;
}
