#include "load/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "load/find.h"
#include "load/gather.h"
#include "load/option.h"

/* Copies of a set add up in the counts of its types. */
static bool merge(struct gather *gather, struct carc_tileset *bag)
{
    size_t total = 0;
    for (size_t i = 0; i < gather->part_count; i++) {
        total += gather->sets[gather->parts[i].set].total * gather->parts[i].copies;
    }
    if (total > CARC_MAX_BAG) {
        diag_error(gather->diag, gather->parts[gather->part_count - 1].place,
            "found %zu tiles in all sets, expected at most %d in a bag", total, CARC_MAX_BAG);
        return false;
    }
    bag->count = 0;
    for (size_t i = 0; i < gather->part_count; i++) {
        const struct load_set *set = &gather->sets[gather->parts[i].set];
        for (size_t t = 0; t < set->count; t++) {
            struct carc_tile *tile = &bag->tiles[bag->count++];
            *tile = set->tiles[t];
            tile->count = (uint16_t)(tile->count * gather->parts[i].copies);
        }
    }
    return true;
}

static bool read_ruleset(struct gather *gather, struct load_ruleset *rules, bool *shipped)
{
    const struct load_request *request = gather->request;
    enum find_result found = find_rules(false, request->rules, rules, gather->diag);
    *shipped = found == FIND_FOUND;
    if (found == FIND_MISSING) {
        found = find_rules(true, request->rules, rules, gather->diag);
    }
    gather_about_request(gather);
    if (found == FIND_MISSING) {
        find_unknown_rules(request->rules, request->rules_place, gather->diag);
    }
    return found == FIND_FOUND;
}

static bool apply_options(struct gather *gather, struct carc_options *options)
{
    const struct load_request *request = gather->request;
    bool fine = true;
    for (size_t i = 0; i < request->option_count; i++) {
        const struct load_option *option = &request->options[i];
        struct option_places places = {option->place, option->place};
        fine = option_set(options, option->name, option->value, places, gather->diag) && fine;
    }
    return fine;
}

static bool find_start_tile(struct gather *gather, const struct carc_tileset *bag,
    const struct load_start *asked, struct carc_start_tile *start)
{
    int tile = carc_find_tile(bag, asked->tile);
    if (tile < 0) {
        diag_error(gather->diag, asked->place, "found start tile \"%s\", expected %s", asked->tile,
            tile == -2 ? "its set too, as two have it: \"set/tile\"" : "one of the bag");
        return false;
    }
    *start = (struct carc_start_tile){(uint16_t)tile, asked->rotation, asked->cell};
    return true;
}

/* The request's layout goes before the one of the rule set. */
static bool build(struct gather *gather, struct load_ruleset *ruleset, struct carc_rules *rules)
{
    const struct load_request *request = gather->request;
    if (request->start_count > 0) {
        ruleset->start_count = request->start_count;
        memcpy(ruleset->start, request->start, sizeof ruleset->start);
    }
    struct carc_start_layout layout = {.count = (uint16_t)ruleset->start_count};
    for (size_t i = 0; i < ruleset->start_count; i++) {
        if (!find_start_tile(gather, &rules->set, &ruleset->start[i], &layout.tiles[i])) {
            return false;
        }
    }
    return carc_rules_init(rules, &rules->set, &ruleset->options, &layout, gather->diag);
}

/* A rule set of the user may change; in a record its options and layout stand instead. */
static void spell_out_rules(struct load_request *named, const struct load_ruleset *ruleset)
{
    struct carc_options usual = carc_default_options();
    load_request_rules(named, "hig", named->rules_place, NULL);
    int count;
    const struct carc_option_row *rows = carc_option_rows(&count);
    named->option_count = 0;
    for (int i = 0; i < count; i++) {
        char buffer[8];
        char usual_buffer[8];
        const char *value = carc_option_text(&ruleset->options, &rows[i], buffer);
        if (strcmp(value, carc_option_text(&usual, &rows[i], usual_buffer)) != 0) {
            load_request_option(named, rows[i].name, value, named->rules_place, NULL);
        }
    }
    named->start_count = ruleset->start_count;
    memcpy(named->start, ruleset->start, sizeof named->start);
}

static void spell_out_sets(struct load_request *named, const struct gather *gather)
{
    named->file_count = 0;
    named->set_count = gather->part_count;
    for (size_t i = 0; i < gather->part_count; i++) {
        const struct gather_part *part = &gather->parts[i];
        const struct load_set *set = &gather->sets[part->set];
        struct load_use *use = &named->sets[i];
        *use = (struct load_use){.place = part->place, .copies = (uint16_t)part->copies};
        if (gather->shipped[part->set]) {
            snprintf(use->name, sizeof use->name, "%s", set->id);
        } else {
            snprintf(use->name, sizeof use->name, "%s@%08x", set->id, (unsigned)set->checksum);
        }
    }
}

struct carc_rules *load_game_named(
    const struct load_request *request, struct load_request *named, struct diag *diag)
{
    struct gather *gather = base_alloc(sizeof *gather);
    struct carc_rules *rules = base_alloc(sizeof *rules);
    memset(rules, 0, sizeof *rules);
    struct load_ruleset ruleset = {.start_count = 0};
    bool shipped = false;
    bool fine = gather_sets(gather, request, diag);
    fine = read_ruleset(gather, &ruleset, &shipped) && fine;
    fine = fine && apply_options(gather, &ruleset.options) && merge(gather, &rules->set) &&
           build(gather, &ruleset, rules);
    if (fine && named) {
        *named = *request;
        spell_out_sets(named, gather);
        if (!shipped) {
            spell_out_rules(named, &ruleset);
        }
    }
    gather_finish(gather);
    free(gather);
    if (!fine) {
        free(rules);
        return NULL;
    }
    return rules;
}

struct carc_rules *load_game(const struct load_request *request, struct diag *diag)
{
    return load_game_named(request, NULL, diag);
}
