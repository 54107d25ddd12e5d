#include "way.h"

#include <criterion/criterion.h>
#include <stdio.h>

#include "load/game.h"

static bool set_options(struct load_request *request, const char *options, struct diag *diag)
{
    char name[32];
    char value[32];
    int used = 0;
    struct diag_place nowhere = {0};
    while (sscanf(options, " %31[^=]=%31s%n", name, value, &used) == 2) {
        if (!load_request_option(request, name, value, nowhere, diag)) {
            return false;
        }
        options += used;
    }
    return true;
}

static bool set_start(struct load_request *request, const char *start, struct diag *diag)
{
    struct load_start at = {0};
    int x = 0;
    int y = 0;
    int rotation = 0;
    int used = 0;
    while (sscanf(start, " %63[^@]@%d,%d/%d%n", at.tile, &x, &y, &rotation, &used) == 4) {
        at.cell = (struct carc_cell){(int16_t)x, (int16_t)y};
        at.rotation = (uint8_t)rotation;
        if (!load_request_start(request, &at, diag)) {
            return false;
        }
        start += used;
    }
    return true;
}

struct carc_rules *way_rules(const struct way *way)
{
    static struct load_request request;
    struct diag diag;
    diag_init(&diag, "");
    load_request_init(&request);
    struct diag_place nowhere = {0};
    bool fine = load_request_rules(&request, way->rules, nowhere, &diag) &&
                load_request_sets(&request, way->sets, &diag) &&
                set_options(&request, way->options, &diag) &&
                set_start(&request, way->start, &diag);
    struct carc_rules *rules = fine ? load_game(&request, &diag) : NULL;
    cr_assert(rules != NULL, "%s, %s, %s: %s", way->rules, way->options, way->sets,
        diag.messages[0].text);
    return rules;
}

struct carc_rules *way_usual(const char *sets)
{
    struct way way = {"hig", "", sets, ""};
    return way_rules(&way);
}
