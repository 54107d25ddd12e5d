#include "talk.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/macros.h"

void talk_begin(struct talk *talk)
{
    memset(talk, 0, sizeof *talk);
    jcz_protocol_init(&talk->protocol);
}

void talk_end(struct talk *talk)
{
    jcz_protocol_finish(&talk->protocol);
    text_finish(&talk->out);
    text_finish(&talk->notes);
    json_decref(talk->state);
}

enum jcz_outcome talk_say(struct talk *talk, const char *line)
{
    text_clear(&talk->out);
    text_clear(&talk->notes);
    json_decref(talk->state);
    enum jcz_outcome outcome =
        jcz_protocol_line(&talk->protocol, line, strlen(line), &talk->out, &talk->notes);
    talk->state = NULL;
    if (talk->out.size > 0) {
        json_error_t error;
        talk->state = json_loads(text_string(&talk->out), JSON_DECODE_ANY, &error);
        cr_assert_not_null(talk->state, "%s: %s", error.text, text_string(&talk->out));
        cr_assert_eq(talk->out.data[talk->out.size - 1], '\n');
        cr_assert_eq(strchr(talk->out.data, '\n'), talk->out.data + talk->out.size - 1);
    }
    return outcome;
}

void talk_do(struct talk *talk, const char *line)
{
    enum jcz_outcome outcome = talk_say(talk, line);
    cr_assert_neq(outcome, JCZ_REFUSE, "%s: %s", line, text_string(&talk->notes));
    cr_assert_eq(talk->notes.size, 0, "%s", text_string(&talk->notes));
    cr_assert(talk->protocol.bulk || talk->state != NULL);
}

void talk_refused(struct talk *talk, const char *line, const char *note)
{
    talk_say(talk, "%state");
    char *before = base_strdup(text_string(&talk->out));
    enum jcz_outcome outcome = talk_say(talk, line);
    cr_assert_eq(outcome, JCZ_REFUSE, "accepted: %s", line);
    cr_assert_eq(talk->out.size, 0, "answered: %s", line);
    cr_assert_eq(text_string(&talk->notes)[0], '#');
    cr_assert_not_null(strstr(text_string(&talk->notes), note), "%s\n%snot: %s", line,
        text_string(&talk->notes), note);
    talk_say(talk, "%state");
    cr_assert_str_eq(text_string(&talk->out), before, "changed by: %s", line);
    free(before);
}

#define PAYLOAD "{\"type\":\"%s\",\"payload\":{%s}}"

static void write_meeple(const char *words, char *line, size_t size)
{
    char verb[8];
    char kind[12];
    char place[JCZ_PLACE_SIZE];
    char id[16];
    int x;
    int y;
    int count = sscanf(words, "%7s %11s %23s %d %d %15s", verb, kind, place, &x, &y, id);
    cr_assert_eq(count, 6, "%s", words);
    char payload[400];
    bool claim = strcmp(verb, "claim") == 0;
    snprintf(payload, sizeof payload,
        claim ? "\"pointer\":{\"position\":[%d,%d],\"feature\":\"%s\",\"location\":\"%s\"},"
                "\"meepleId\":\"%s\""
              : "\"pointer\":{\"featurePointer\":{\"position\":[%d,%d],\"feature\":\"%s\","
                "\"location\":\"%s\"},\"meepleId\":\"%s\"},\"source\":\"CORN_CIRCLE\"",
        x, y, kind, place, id);
    snprintf(line, size, PAYLOAD, claim ? "DEPLOY_MEEPLE" : "RETURN_MEEPLE", payload);
}

const char *talk_line(const char *words)
{
    static char line[512];
    char payload[256] = "";
    char word[24];
    char turn[8];
    int x;
    int y;
    if (sscanf(words, "place %23s %7s %d %d", word, turn, &x, &y) == 4) {
        snprintf(payload, sizeof payload,
            "\"tileId\":\"%s\",\"rotation\":\"%s\",\"position\":[%d,%d]", word, turn, x, y);
        snprintf(line, sizeof line, PAYLOAD, "PLACE_TILE", payload);
    } else if (strncmp(words, "claim", 5) == 0 || strncmp(words, "return", 6) == 0) {
        write_meeple(words, line, sizeof line);
    } else if (sscanf(words, "circle %23s", word) == 1) {
        snprintf(payload, sizeof payload, "\"value\":\"%s\"", word);
        snprintf(line, sizeof line, PAYLOAD, "CIRCLE_REMOVE_OR_DEPLOY", payload);
    } else if (strncmp(words, "commit", 6) == 0) {
        if (sscanf(words, "commit %23s", word) == 1) {
            snprintf(payload, sizeof payload, "\"random\":%s", word);
        }
        snprintf(line, sizeof line, PAYLOAD, "COMMIT", payload);
    } else {
        snprintf(line, sizeof line, PAYLOAD, strcmp(words, "pass") == 0 ? "PASS" : "UNDO", "");
    }
    return line;
}

const char *talk_setup(const char *sets, int players, const char *more)
{
    static char line[4096];
    snprintf(line, sizeof line,
        "{\"type\":\"GAME_SETUP\",\"payload\":{\"sets\":{%s},\"elements\":{\"small-follower\":7,"
        "\"farmers\":true,\"corn-circle\":true},\"rules\":{},\"players\":%d,\"start\":[{\"tile\":"
        "\"BA/RCr\",\"x\":0,\"y\":0,\"rotation\":0}],\"initialRandom\":0.5%s%s}}",
        sets, players, more[0] == '\0' ? "" : ",", more);
    return line;
}

static bool is_set(const char *key)
{
    static const char *const sets[] = {
        "features", "places", "owners", "options", "deployedMeeples"};
    for (size_t i = 0; key != NULL && i < ARRAY_LENGTH(sets); i++) {
        if (strcmp(sets[i], key) == 0) {
            return true;
        }
    }
    return false;
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void canon_array(const json_t *json, bool set, struct text *out)
{
    size_t count = json_array_size(json);
    char **items = base_alloc((count + 1) * sizeof *items);
    for (size_t i = 0; i < count; i++) {
        struct text item = {0};
        talk_canon(json_array_get(json, i), NULL, &item);
        items[i] = base_strdup(text_string(&item));
        text_finish(&item);
    }
    if (set) {
        qsort(items, count, sizeof *items, compare_texts);
    }
    text_add(out, "[");
    for (size_t i = 0; i < count; i++) {
        text_add(out, items[i]);
        text_add(out, ",");
        free(items[i]);
    }
    text_add(out, "]");
    free(items);
}

static void canon_object(const json_t *json, struct text *out)
{
    const char *keys[64];
    size_t count = 0;
    const char *key;
    json_t *value;
    json_object_foreach((json_t *)(uintptr_t)json, key, value)
    {
        cr_assert_lt(count, ARRAY_LENGTH(keys));
        keys[count++] = key;
    }
    qsort(keys, count, sizeof *keys, compare_texts);
    text_add(out, "{");
    for (size_t i = 0; i < count; i++) {
        text_printf(out, "%s:", keys[i]);
        talk_canon(json_object_get(json, keys[i]), keys[i], out);
        text_add(out, ",");
    }
    text_add(out, "}");
}

void talk_canon(const json_t *json, const char *key, struct text *out)
{
    if (json_is_array(json)) {
        canon_array(json, is_set(key), out);
    } else if (json_is_object(json)) {
        canon_object(json, out);
    } else {
        char *text = json_dumps(json, JSON_ENCODE_ANY);
        text_add(out, text);
        free(text);
    }
}
