#include "jcz/judge.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/macros.h"
#include "base/text.h"
#include "rules/query.h"

static void against(struct text *reasons, const char *reason)
{
    text_printf(reasons, "%s%s", reasons->size > 0 ? ", " : "", reason);
}

/* Options about what is not in the game do not matter. */
static void judge_options(
    const struct carc_options *options, const struct jcz_setup *setup, struct text *reasons)
{
    if (options->fields && options->field_scoring != CARC_F3) {
        against(reasons, "fields that score in another way than F3");
    }
    if (setup->circles && !options->cc_add_optional) {
        against(reasons, "a compulsory action A");
    }
    if (setup->circles && options->cc_add_scope != CARC_SEGMENT) {
        against(reasons, "action A elsewhere than beside an own meeple");
    }
    if (setup->circles && !options->fields && options->cc_rake_ask) {
        against(reasons, "rake tiles that ask although fields are off");
    }
}

static int find_set(const char *name)
{
    static const enum jcz_set sets[] = {JCZ_BASIC_1, JCZ_CORN_1, JCZ_CORN_2};
    for (size_t i = 0; i < ARRAY_LENGTH(sets); i++) {
        if (strcmp(jcz_set_ours(sets[i]), name) == 0) {
            return sets[i];
        }
    }
    return -1;
}

static void judge_sets(
    struct jcz_setup *setup, const struct load_request *request, struct text *reasons)
{
    memset(setup->copies, 0, sizeof setup->copies);
    setup->set_count = 0;
    for (size_t i = 0; i < request->set_count; i++) {
        int set = find_set(request->sets[i].name);
        if (set < 0) {
            text_printf(
                reasons, "%sthe tile set %s", reasons->size > 0 ? ", " : "", request->sets[i].name);
        } else {
            jcz_setup_add_set(setup, (enum jcz_set)set, request->sets[i].copies);
        }
    }
    if (request->set_count == 0) {
        jcz_setup_add_set(setup, JCZ_BASIC_1, 1);
    }
    setup->circles = setup->copies[JCZ_CORN_1] + setup->copies[JCZ_CORN_2] > 0;
}

/* The base tiles may come from the set with gardens, as they did in the file. */
static void restore_gardens(struct jcz_setup *setup, const json_t *extra)
{
    const json_t *sets = json_object_get(json_object_get(extra, "setup"), "sets");
    json_int_t plain = json_integer_value(json_object_get(sets, jcz_set_name(JCZ_BASIC_1)));
    json_int_t gardens = json_integer_value(json_object_get(sets, jcz_set_name(JCZ_BASIC_2)));
    if (plain >= 0 && gardens > 0 && gardens <= CARC_MAX_BAG && plain <= CARC_MAX_BAG &&
        plain + gardens == setup->copies[JCZ_BASIC_1]) {
        for (int i = 0; i < setup->set_count; i++) {
            bool base = setup->sets[i] == JCZ_BASIC_1;
            setup->sets[i] = base && plain == 0 ? JCZ_BASIC_2 : setup->sets[i];
        }
        setup->copies[JCZ_BASIC_1] = (uint16_t)plain;
        if (plain > 0) {
            jcz_setup_add_set(setup, JCZ_BASIC_2, (int)gardens);
        }
        setup->copies[JCZ_BASIC_2] = (uint16_t)gardens;
    }
}

/* One of their tiles for ours; the game has it. */
static int find_tile(const struct jcz_setup *setup, const struct carc_tile *tile)
{
    char name[2 * CARC_ID_SIZE + 1];
    snprintf(name, sizeof name, "%s/%s", tile->set, tile->id);
    int number = 0;
    while (strcmp(jcz_tile(number)->ours, name) != 0 || jcz_setup_count(setup, number) == 0) {
        number++;
    }
    return number;
}

/* What lies on the table when the game begins. */
static void set_start(struct jcz_setup *setup, const struct carc_rules *rules)
{
    struct carc_state *state = base_alloc(carc_state_size(rules));
    carc_start(rules, setup->players, state);
    setup->start_count = state->placed;
    for (int i = 0; i < state->placed; i++) {
        struct carc_placement placed = carc_placement(rules, state, i);
        int number = find_tile(setup, &rules->set.tiles[placed.tile]);
        int rotation = placed.rotation + CARC_ROTATIONS - jcz_tile(number)->turned;
        setup->start[i] = (struct jcz_start){.tile = (int16_t)number,
            .rotation = (uint8_t)(rotation % CARC_ROTATIONS),
            .cell = placed.cell};
    }
    free(state);
}

bool jcz_judge(const struct record *record, const struct carc_rules *rules, const json_t *extra,
    struct jcz_setup *setup, struct diag *diag)
{
    const struct carc_options *options = &rules->options;
    struct text reasons = {0};
    jcz_setup_init(setup);
    judge_sets(setup, &record->request, &reasons);
    judge_options(options, setup, &reasons);
    bool fine = reasons.size == 0;
    if (!fine) {
        diag_error(diag, (struct diag_place){0, 0}, "JCloisterZone does not know: %s",
            text_string(&reasons));
    } else {
        restore_gardens(setup, extra);
        setup->meeples = options->meeples;
        setup->fields = options->fields;
        setup->small_city = options->small_city;
        setup->players = record->seat_count;
        set_start(setup, rules);
    }
    text_finish(&reasons);
    return fine;
}
