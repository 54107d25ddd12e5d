/* Any bytes as a rule set: refused with a message, or options within their ranges. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "load/rules.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool condition)
{
    if (!condition) {
        abort();
    }
}

/* Each option can be written and read back. */
static void check_options(const struct carc_options *options)
{
    int count;
    const struct carc_option_row *rows = carc_option_rows(&count);
    struct carc_options again = carc_default_options();
    for (int i = 0; i < count; i++) {
        char buffer[8];
        const char *expected;
        const char *value = carc_option_text(options, &rows[i], buffer);
        require(carc_set_option(&again, rows[i].name, value, &expected));
    }
    require(memcmp(&again, options, sizeof again) == 0);
}

static void check_start(const struct load_ruleset *rules)
{
    require(rules->start_count <= CARC_MAX_START);
    for (size_t i = 0; i < rules->start_count; i++) {
        const struct load_start *start = &rules->start[i];
        require(start->tile[0] && start->rotation < CARC_ROTATIONS);
        require(abs(start->cell.x) <= CARC_MAX_COORDINATE);
        require(abs(start->cell.y) <= CARC_MAX_COORDINATE);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct diag diag;
    diag_init(&diag, "rules.yaml");
    struct load_ruleset rules;
    bool fine = load_rules_text(&rules, (const char *)data, size, &diag);
    require(fine == (diag.errors == 0));
    if (fine) {
        check_options(&rules.options);
        check_start(&rules);
    }
    return 0;
}
