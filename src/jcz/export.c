/* From a record to a file of JCloisterZone. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "jcz/extra.h"
#include "jcz/file.h"
#include "jcz/json.h"
#include "jcz/judge.h"
#include "jcz/replay.h"
#include "record/replay.h"

#define VERSION "5.7.0"

/* A member of what was kept, or the usual value, which is taken over. */
static json_t *kept_or(const json_t *extra, const char *key, json_t *usual)
{
    json_t *kept = json_object_get(extra, key);
    if (kept == NULL) {
        return usual;
    }
    json_decref(usual);
    return json_incref(kept);
}

static json_t *write_start(const struct jcz_setup *setup)
{
    json_t *list = json_array();
    for (int i = 0; i < setup->start_count; i++) {
        const struct jcz_start *start = &setup->start[i];
        json_array_append_new(
            list, json_pack("{s:s,s:i,s:i,s:i}", "tile", jcz_tile(start->tile)->id, "x",
                      start->cell.x, "y", start->cell.y, "rotation", start->rotation * 90));
    }
    return list;
}

static json_t *write_setup(const struct jcz_setup *setup, const json_t *extra)
{
    const json_t *before = json_object_get(extra, "setup");
    json_t *sets = json_object();
    for (int i = 0; i < setup->set_count; i++) {
        enum jcz_set set = (enum jcz_set)setup->sets[i];
        json_object_set_new(sets, jcz_set_name(set), json_integer(setup->copies[set]));
    }
    json_t *elements = json_pack("{s:i}", "small-follower", setup->meeples);
    if (setup->fields) {
        json_object_set_new(elements, "farmers", json_true());
    }
    json_t *rules = json_object();
    if (setup->small_city == 2) {
        json_object_set_new(rules, "tiny-city-scoring", json_string("2"));
    }
    return json_pack("{s:o,s:o,s:o,s:o,s:o,s:o}", "sets", sets, "elements", elements, "rules",
        rules, "timer", kept_or(before, "timer", json_null()), "start", write_start(setup),
        "options", kept_or(before, "options", json_object()));
}

/* In turn order: from the one who begins. */
static json_t *write_players(
    const struct record *record, const struct jcz_story *story, const json_t *extra)
{
    json_t *list = json_array();
    const json_t *before = json_object_get(extra, "players");
    unsigned used = 0;
    int slots[CARC_MAX_PLAYERS];
    for (int i = 0; i < record->seat_count; i++) {
        slots[i] = jcz_slot_of(&record->seats[i], i, used);
        used |= 1u << slots[i];
    }
    for (int i = 0; i < record->seat_count; i++) {
        int seat = (i + story->first_player) % record->seat_count;
        json_t *player =
            json_pack("{s:s,s:i}", "name", record->seats[seat].name, "slot", slots[seat]);
        json_t *client = json_object_get(json_array_get(before, (size_t)i), "clientId");
        if (client != NULL) {
            json_object_set(player, "clientId", client);
        }
        json_array_append_new(list, player);
    }
    return list;
}

/* 32 digits that are the same for the same game. */
static json_t *fresh_id(const struct jcz_story *story)
{
    uint64_t hash[2] = {14695981039346656037u, 1099511628211u};
    const unsigned char *bytes = (const unsigned char *)story->actions;
    for (size_t i = 0; i < story->count * sizeof story->actions[0]; i++) {
        hash[i & 1] = (hash[i & 1] ^ bytes[i]) * 1099511628211u;
    }
    return json_sprintf("%016" PRIx64 "%016" PRIx64, hash[0], hash[1]);
}

static long long last_clock(const struct jcz_story *story, const json_t *extra)
{
    double kept = json_number_value(json_object_get(extra, "clock"));
    long long clock = kept > 0 && kept < 9e15 ? (long long)kept : 0;
    for (size_t i = 0; i < story->count; i++) {
        clock = story->clocks[i] > clock ? story->clocks[i] : clock;
    }
    return clock;
}

/* The order and end of the draws; NULL when they are up to the random numbers. */
static json_t *write_annotations(const struct jcz_setup *setup, const json_t *extra)
{
    json_t *annotations = json_deep_copy(json_object_get(extra, "gameAnnotations"));
    if (setup->order_count == 0 && annotations != NULL) {
        json_object_del(annotations, "drawOrder");
    } else if (setup->order_count > 0) {
        json_t *order = json_array();
        for (int i = 0; i < setup->order_count; i++) {
            json_array_append_new(order, json_string(jcz_tile(setup->order[i])->id));
        }
        if (setup->order_ends) {
            json_array_append_new(order, json_string("#END"));
        }
        annotations = annotations == NULL ? json_object() : annotations;
        json_object_set_new(annotations, "drawOrder", order);
    }
    if (annotations != NULL && setup->limit < 0) {
        json_object_del(annotations, "endTurn");
    }
    return annotations;
}

/* What the annotations of the file said about draws, as far as the record agrees. */
static void restore_draws(
    struct jcz_setup *setup, const json_t *extra, const struct jcz_story *story)
{
    struct diag ignored;
    struct jcz_document document = {.bytes = "", .diag = &ignored};
    diag_init(&ignored, "");
    document.root = json_object_get(extra, "gameAnnotations");
    struct jcz_value annotations = jcz_root(&document);
    struct jcz_setup with = *setup;
    if (document.root == NULL || !jcz_setup_read_draws(&with, &annotations, "endTurn")) {
        return;
    }
    int draws = 0;
    for (size_t i = 0; i < story->count; i++) {
        draws += story->actions[i].verb == CARC_DRAW;
    }
    with.limit = with.limit < draws ? -1 : with.limit;
    with.order_ends = with.order_ends && draws <= with.order_count;
    *setup = with;
}

static json_t *write_file(const struct record *record, const struct jcz_story *story,
    struct jcz_setup *setup, const struct carc_rules *rules, const char *created)
{
    json_t *extra = jcz_extra_find(record);
    json_t *replay = json_array();
    restore_draws(setup, extra, story);
    jcz_story_tell(story, rules, setup, replay);
    json_t *file = json_object();
    json_object_set_new(file, "appVersion", kept_or(extra, "appVersion", json_string(VERSION)));
    json_object_set_new(file, "gameId", kept_or(extra, "gameId", fresh_id(story)));
    json_object_set_new(file, "name", kept_or(extra, "name", json_string("")));
    json_object_set_new(file, "initialRandom", json_real(setup->random));
    json_object_set_new(file, "created", json_string(created));
    json_object_set_new(file, "clock", json_integer(last_clock(story, extra)));
    json_object_set_new(file, "setup", write_setup(setup, extra));
    json_object_set_new(file, "players", write_players(record, story, extra));
    json_object_set_new(file, "replay", replay);
    json_t *annotations = write_annotations(setup, extra);
    if (annotations != NULL) {
        json_object_set_new(file, "gameAnnotations", annotations);
    }
    const char *key;
    json_t *value;
    json_object_foreach(extra, key, value)
    {
        if (json_object_get(file, key) == NULL && strcmp(key, "gameAnnotations") != 0) {
            json_object_set(file, key, value);
        }
    }
    json_decref(extra);
    return file;
}

static void write_pretty(const json_t *file, struct text *out)
{
    char *json = json_dumps(file, JSON_INDENT(2) | JSON_REAL_PRECISION(17));
    text_add(out, json);
    text_add_char(out, '\n');
    free(json);
}

/* The set-up as the engine wants it: circles are an element, players a number, and the order of
 * draws is given to a class by name. */
static json_t *write_game_setup(const json_t *file, const struct jcz_setup *setup)
{
    json_t *payload = json_deep_copy(json_object_get(file, "setup"));
    if (setup->circles) {
        json_object_set_new(json_object_get(payload, "elements"), "corn-circle", json_true());
    }
    json_object_set_new(payload, "players", json_integer(setup->players));
    json_object_set_new(payload, "initialRandom", json_real(setup->random));
    json_t *annotations = json_object();
    json_t *order = json_object_get(json_object_get(file, "gameAnnotations"), "drawOrder");
    if (order != NULL) {
        json_object_set_new(annotations, "tilePack",
            json_pack("{s:s,s:{s:O}}", "className", JCZ_PACK_CLASS, "params", "drawOrder", order));
    }
    json_object_set_new(payload, "gameAnnotations", annotations);
    return json_pack("{s:s,s:o}", "type", "GAME_SETUP", "payload", payload);
}

static void write_line(const json_t *message, struct text *out)
{
    char *json = json_dumps(message, JSON_COMPACT | JSON_REAL_PRECISION(17));
    text_add(out, json);
    text_add_char(out, '\n');
    free(json);
}

static void write_lines(const json_t *file, const struct jcz_setup *setup, struct text *out)
{
    json_t *first = write_game_setup(file, setup);
    write_line(first, out);
    json_decref(first);
    size_t i;
    json_t *message;
    json_array_foreach(json_object_get(file, "replay"), i, message)
    {
        write_line(message, out);
    }
}

/* As a file, or without a time of creation as lines. */
static void export_story(const struct record *record, const struct carc_rules *rules,
    struct jcz_setup *setup, const char *created, struct text *out)
{
    struct jcz_story story;
    jcz_story_read(&story, record, rules);
    json_t *file = write_file(record, &story, setup, rules, created == NULL ? "" : created);
    if (created == NULL) {
        write_lines(file, setup, out);
    } else {
        write_pretty(file, out);
    }
    json_decref(file);
    jcz_story_finish(&story);
}

static bool export_record(
    const struct record *record, const char *created, struct text *out, struct diag *diag)
{
    struct carc_rules *rules = load_game(&record->request, diag);
    if (rules == NULL) {
        return false;
    }
    struct jcz_setup setup;
    json_t *extra = jcz_extra_find(record);
    bool fine = record_verify(record, rules, diag) && jcz_judge(record, rules, extra, &setup, diag);
    if (fine) {
        export_story(record, rules, &setup, created, out);
    }
    json_decref(extra);
    free(rules);
    return fine;
}

bool jcz_export(
    const struct record *record, const char *created, struct text *out, struct diag *diag)
{
    return export_record(record, created, out, diag);
}

bool jcz_export_lines(const struct record *record, struct text *out, struct diag *diag)
{
    return export_record(record, NULL, out, diag);
}
