#include "jcz/setup.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "jcz/json.h"

void jcz_setup_add_set(struct jcz_setup *setup, enum jcz_set set, int copies)
{
    if (setup->copies[set] == 0 && copies > 0) {
        setup->sets[setup->set_count++] = (uint8_t)set;
    }
    setup->copies[set] = (uint16_t)(setup->copies[set] + copies);
}

void jcz_setup_init(struct jcz_setup *setup)
{
    memset(setup, 0, sizeof *setup);
    jcz_setup_add_set(setup, JCZ_BASIC_1, 1);
    setup->meeples = carc_default_options().meeples;
    setup->fields = true;
    setup->small_city = carc_default_options().small_city;
    setup->start_count = 1;
    setup->start[0].tile = (int16_t)jcz_find_tile("BA/RCr", 6);
    setup->players = 2;
    setup->limit = -1;
}

/* Collects what is not supported, so that one message can tell all of it. */
static void collect(struct text *names, const char *what, const char *name)
{
    text_printf(names, "%s%s %.40s", names->size > 0 ? ", " : "", what, name);
}

static bool read_sets(struct jcz_setup *setup, const struct jcz_value *sets, struct text *names)
{
    if (!jcz_is_object(sets)) {
        return false;
    }
    memset(setup->copies, 0, sizeof setup->copies);
    setup->set_count = 0;
    const char *key;
    json_t *unused;
    json_object_foreach(sets->json, key, unused)
    {
        struct jcz_value value = jcz_member(sets, key);
        int set = 0;
        while (set < JCZ_SET_COUNT && strcmp(jcz_set_name((enum jcz_set)set), key) != 0) {
            set++;
        }
        long copies = 0;
        if (set == JCZ_SET_COUNT) {
            collect(names, "set", key);
        } else if (!jcz_read_integer(&value, 0, CARC_MAX_BAG, &copies)) {
            return false;
        } else {
            jcz_setup_add_set(setup, (enum jcz_set)set, (int)copies);
        }
    }
    return true;
}

/* An element that is there or not; the original looks only whether it is named. */
static bool read_switch(const struct jcz_value *value, bool *on)
{
    *on = json_is_true(value->json);
    return !jcz_present(value) || *on || jcz_unexpected(value, "true (or no such element)");
}

static bool is_nothing(const json_t *json)
{
    return json_is_null(json) || (json_is_number(json) && json_number_value(json) == 0);
}

static bool read_elements(
    struct jcz_setup *setup, const struct jcz_value *elements, struct text *names)
{
    if (!jcz_is_object(elements)) {
        return false;
    }
    struct jcz_value farmers = jcz_member(elements, "farmers");
    struct jcz_value circles = jcz_member(elements, "corn-circle");
    struct jcz_value meeples = jcz_member(elements, "small-follower");
    long count = 0;
    if (!read_switch(&farmers, &setup->fields) || !read_switch(&circles, &setup->circles) ||
        !jcz_read_integer(&meeples, 1, CARC_MAX_MEEPLES, &count)) {
        return false;
    }
    setup->meeples = (int)count;
    const char *key;
    json_t *json;
    json_object_foreach(elements->json, key, json)
    {
        bool known = strcmp(key, "farmers") == 0 || strcmp(key, "corn-circle") == 0 ||
                     strcmp(key, "small-follower") == 0;
        if (!known && !is_nothing(json)) {
            collect(names, "element", key);
        }
    }
    return true;
}

static bool read_rules(struct jcz_setup *setup, const struct jcz_value *rules, struct text *names)
{
    setup->small_city = carc_default_options().small_city;
    if (!jcz_present(rules)) {
        return true;
    }
    if (!jcz_is_object(rules)) {
        return false;
    }
    const char *key;
    json_t *json;
    json_object_foreach(rules->json, key, json)
    {
        const char *value = json_string_value(json);
        if (strcmp(key, "tiny-city-scoring") != 0) {
            collect(names, "rule", key);
        } else if (value != NULL && (strcmp(value, "4") == 0 || strcmp(value, "2") == 0)) {
            setup->small_city = value[0] - '0';
        } else {
            struct jcz_value rule = jcz_member(rules, key);
            return jcz_unexpected(&rule, "\"4\" or \"2\"");
        }
    }
    return true;
}

static bool read_tile(const struct jcz_value *value, int16_t *tile)
{
    const char *id;
    if (!jcz_read_text(value, &id)) {
        return false;
    }
    *tile = (int16_t)jcz_find_tile(id, strlen(id));
    return *tile >= 0 || jcz_unexpected(value, "the id of a tile that is supported");
}

static bool read_start(struct jcz_setup *setup, const struct jcz_value *list)
{
    size_t count = 0;
    if (!jcz_is_array(list, &count)) {
        return false;
    }
    if (count < 1 || count > CARC_MAX_START) {
        return jcz_fault(list, "found %zu tiles, expected 1 to %d", count, CARC_MAX_START);
    }
    for (size_t i = 0; i < count; i++) {
        struct jcz_value item = jcz_item(list, i);
        struct jcz_value tile = jcz_member(&item, "tile");
        struct jcz_value x = jcz_member(&item, "x");
        struct jcz_value y = jcz_member(&item, "y");
        struct jcz_value rotation = jcz_member(&item, "rotation");
        struct jcz_start *start = &setup->start[i];
        long at_x = 0;
        long at_y = 0;
        long degrees = 0;
        if (!jcz_is_object(&item) || !read_tile(&tile, &start->tile) ||
            !jcz_read_integer(&x, -CARC_MAX_COORDINATE, CARC_MAX_COORDINATE, &at_x) ||
            !jcz_read_integer(&y, -CARC_MAX_COORDINATE, CARC_MAX_COORDINATE, &at_y) ||
            !jcz_read_integer(&rotation, 0, 270, &degrees)) {
            return false;
        }
        if (degrees % 90 != 0) {
            return jcz_unexpected(&rotation, "0, 90, 180 or 270");
        }
        start->rotation = (uint8_t)(degrees / 90);
        start->cell = (struct carc_cell){(int16_t)at_x, (int16_t)at_y};
    }
    setup->start_count = (int)count;
    return true;
}

bool jcz_setup_read_game(struct jcz_setup *setup, const struct jcz_value *object, bool file)
{
    struct jcz_value sets = jcz_member(object, "sets");
    struct jcz_value elements = jcz_member(object, "elements");
    struct jcz_value rules = jcz_member(object, "rules");
    struct jcz_value start = jcz_member(object, "start");
    struct text names = {0};
    bool fine = jcz_is_object(object) && read_sets(setup, &sets, &names) &&
                read_elements(setup, &elements, &names) && read_rules(setup, &rules, &names);
    if (fine && names.size > 0) {
        fine = jcz_fault(object, "not supported: %s", text_string(&names));
    }
    text_finish(&names);
    if (file) {
        setup->circles = setup->copies[JCZ_CORN_1] + setup->copies[JCZ_CORN_2] > 0;
    }
    return fine && read_start(setup, &start);
}

bool jcz_setup_read_draws(
    struct jcz_setup *setup, const struct jcz_value *object, const char *limit_key)
{
    struct jcz_value limit = jcz_member(object, limit_key);
    struct jcz_value order = jcz_member(object, "drawOrder");
    long draws = 0;
    if (!jcz_is_object(object)) {
        return false;
    }
    if (jcz_present(&limit)) {
        if (!jcz_read_integer(&limit, 0, CARC_MAX_BAG, &draws)) {
            return false;
        }
        setup->limit = (int)draws;
    }
    size_t count = 0;
    if (!jcz_present(&order)) {
        return true;
    }
    if (!jcz_is_array(&order, &count)) {
        return false;
    }
    const char *last = json_string_value(json_array_get(order.json, count - 1));
    setup->order_ends = count > 0 && last != NULL && strcmp(last, "#END") == 0;
    count -= setup->order_ends;
    if (count > CARC_MAX_BAG) {
        return jcz_fault(&order, "found %zu tiles, expected at most %d", count, CARC_MAX_BAG);
    }
    for (size_t i = 0; i < count; i++) {
        struct jcz_value item = jcz_item(&order, i);
        if (!read_tile(&item, &setup->order[i])) {
            return false;
        }
    }
    setup->order_count = (int)count;
    return true;
}

static bool read_annotations(struct jcz_setup *setup, const struct jcz_value *annotations)
{
    struct jcz_value pack = jcz_member(annotations, "tilePack");
    struct jcz_value class = jcz_member(&pack, "className");
    struct jcz_value params = jcz_member(&pack, "params");
    const char *name;
    if (!jcz_present(annotations)) {
        return true;
    }
    if (!jcz_is_object(annotations)) {
        return false;
    }
    if (!jcz_present(&pack)) {
        return true;
    }
    if (!jcz_is_object(&pack) || !jcz_read_text(&class, &name)) {
        return false;
    }
    if (strcmp(name, JCZ_PACK_CLASS) != 0) {
        return jcz_unexpected(&class, JCZ_PACK_CLASS);
    }
    return !jcz_present(&params) || jcz_setup_read_draws(setup, &params, "drawLimit");
}

bool jcz_setup_read(struct jcz_setup *setup, const struct jcz_value *payload)
{
    jcz_setup_init(setup);
    struct jcz_value players = jcz_member(payload, "players");
    struct jcz_value random = jcz_member(payload, "initialRandom");
    struct jcz_value annotations = jcz_member(payload, "gameAnnotations");
    long count = 0;
    if (!jcz_setup_read_game(setup, payload, false) ||
        !jcz_read_integer(&players, CARC_MIN_PLAYERS, CARC_MAX_PLAYERS, &count) ||
        (jcz_present(&random) && !jcz_read_random(&random, &setup->random))) {
        return false;
    }
    setup->players = (int)count;
    return read_annotations(setup, &annotations);
}

int jcz_setup_count(const struct jcz_setup *setup, int tile)
{
    int count = 0;
    for (int set = 0; set < JCZ_SET_COUNT; set++) {
        count += setup->copies[set] * jcz_tile(tile)->counts[set];
    }
    return count;
}

static bool request_options(
    const struct jcz_setup *setup, struct load_request *request, struct diag *diag)
{
    struct diag_place nowhere = {0, 0};
    char number[16];
    snprintf(number, sizeof number, "%d", setup->meeples);
    struct carc_options usual = carc_default_options();
    return (setup->small_city == usual.small_city ||
               load_request_option(request, "small_city", "2", nowhere, diag)) &&
           (setup->fields || load_request_option(request, "fields", "off", nowhere, diag)) &&
           (setup->meeples == usual.meeples ||
               load_request_option(request, "meeples", number, nowhere, diag));
}

/* The usual layout, which needs no line in a record. */
static bool is_usual_start(const struct jcz_setup *setup)
{
    const struct jcz_start *start = &setup->start[0];
    return setup->start_count == 1 && strcmp(jcz_tile(start->tile)->ours, "base/D") == 0 &&
           start->rotation == 0 && start->cell.x == 0 && start->cell.y == 0;
}

bool jcz_setup_request(
    const struct jcz_setup *setup, struct load_request *request, struct diag *diag)
{
    struct diag_place nowhere = {0, 0};
    load_request_init(request);
    for (int i = 0; i < setup->set_count; i++) {
        enum jcz_set set = (enum jcz_set)setup->sets[i];
        for (int copy = 0; copy < setup->copies[set]; copy++) {
            if (!load_request_set(request, jcz_set_ours(set), nowhere, diag)) {
                return false;
            }
        }
    }
    if (request->set_count == 0) {
        diag_error(diag, nowhere, "found no set of tiles, expected \"basic:1\" at least");
        return false;
    }
    for (int i = 0; i < setup->start_count && !is_usual_start(setup); i++) {
        const struct jcz_start *theirs = &setup->start[i];
        const struct jcz_tile *tile = jcz_tile(theirs->tile);
        struct load_start start = {.cell = theirs->cell,
            .rotation = (uint8_t)((theirs->rotation + tile->turned) % CARC_ROTATIONS)};
        snprintf(start.tile, sizeof start.tile, "%s", tile->ours);
        if (!load_request_start(request, &start, diag)) {
            return false;
        }
    }
    return request_options(setup, request, diag);
}
