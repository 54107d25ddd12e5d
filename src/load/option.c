#include "load/option.h"

#include "base/suggest.h"

static void unknown_option(const char *name, struct diag_place place, struct diag *diag)
{
    struct suggest near;
    suggest_init(&near, name);
    int count;
    const struct carc_option_row *rows = carc_option_rows(&count);
    for (int i = 0; i < count; i++) {
        suggest_offer(&near, rows[i].name);
    }
    const char *best = suggest_best(&near);
    if (best) {
        diag_error(diag, place,
            "found unknown option \"%.40s\", expected one of the rules; did you mean \"%s\"?", name,
            best);
    } else {
        diag_error(diag, place, "found unknown option \"%.40s\", expected one of the rules", name);
    }
}

bool option_set(struct carc_options *options, const char *name, const char *value,
    struct option_places places, struct diag *diag)
{
    const char *expected = NULL;
    if (carc_set_option(options, name, value, &expected)) {
        return true;
    }
    if (expected) {
        diag_error(diag, places.value, "found \"%.40s\", expected %s for the option \"%s\"", value,
            expected, name);
    } else {
        unknown_option(name, places.name, diag);
    }
    return false;
}
