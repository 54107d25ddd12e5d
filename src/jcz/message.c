#include "jcz/message.h"

#include <string.h>

#include "jcz/json.h"
#include "jcz/scan.h"

static const char *const names[] = {
#define X(name) #name,
    JCZ_MESSAGES(X)
#undef X
};

const char *jcz_message_name(enum jcz_message_type type)
{
    return names[type];
}

bool jcz_parse_rotation(const char *text, size_t size, uint8_t *out)
{
    static const char *const rotations[CARC_ROTATIONS] = {"R0", "R90", "R180", "R270"};
    for (int i = 0; i < CARC_ROTATIONS; i++) {
        if (strlen(rotations[i]) == size && memcmp(rotations[i], text, size) == 0) {
            *out = (uint8_t)i;
            return true;
        }
    }
    return false;
}

bool jcz_parse_meeple(const char *text, size_t size, uint8_t *player, uint8_t *number)
{
    static const char kind[] = ".small.";
    const size_t head = sizeof kind; /* one digit and the kind */
    if (size <= head || size > head + 2 || text[0] < '0' || text[0] > '5' ||
        memcmp(text + 1, kind, sizeof kind - 1) != 0 || text[head] == '0') {
        return false;
    }
    int value = 0;
    for (size_t i = head; i < size; i++) {
        if (text[i] < '0' || text[i] > '9') {
            return false;
        }
        value = 10 * value + (text[i] - '0');
    }
    *player = (uint8_t)(text[0] - '0');
    *number = (uint8_t)value;
    return true;
}

static bool read_cell(const struct jcz_value *position, struct carc_cell *cell)
{
    struct jcz_value x = jcz_item(position, 0);
    struct jcz_value y = jcz_item(position, 1);
    long at_x = 0;
    long at_y = 0;
    if (!json_is_array(position->json) || json_array_size(position->json) != 2) {
        return jcz_unexpected(position, "a list of x and y");
    }
    if (!jcz_read_integer(&x, -INT16_MAX, INT16_MAX, &at_x) ||
        !jcz_read_integer(&y, -INT16_MAX, INT16_MAX, &at_y)) {
        return false;
    }
    *cell = (struct carc_cell){(int16_t)at_x, (int16_t)at_y};
    return true;
}

static bool read_place_tile(struct jcz_message *message, const struct jcz_value *payload)
{
    struct jcz_value tile = jcz_member(payload, "tileId");
    struct jcz_value rotation = jcz_member(payload, "rotation");
    struct jcz_value position = jcz_member(payload, "position");
    const char *id;
    const char *turn;
    if (!jcz_read_text(&tile, &id) || !jcz_read_text(&rotation, &turn) ||
        !read_cell(&position, &message->cell)) {
        return false;
    }
    message->tile = (int16_t)jcz_find_tile(id, strlen(id));
    if (message->tile < 0) {
        return jcz_unexpected(&tile, "the id of a tile that is supported");
    }
    return jcz_parse_rotation(turn, strlen(turn), &message->rotation) ||
           jcz_unexpected(&rotation, "\"R0\", \"R90\", \"R180\" or \"R270\"");
}

static bool read_pointer(struct jcz_message *message, const struct jcz_value *pointer)
{
    struct jcz_value position = jcz_member(pointer, "position");
    struct jcz_value feature = jcz_member(pointer, "feature");
    struct jcz_value location = jcz_member(pointer, "location");
    const char *kind;
    const char *place;
    if (!jcz_is_object(pointer) || !read_cell(&position, &message->cell) ||
        !jcz_read_text(&feature, &kind) || !jcz_read_text(&location, &place)) {
        return false;
    }
    message->kind = (uint8_t)jcz_find_kind(kind, strlen(kind));
    if (message->kind == CARC_KIND_COUNT) {
        return jcz_unexpected(&feature, "\"City\", \"Road\", \"Field\" or \"Monastery\"");
    }
    return jcz_parse_place(place, strlen(place), &message->place) ||
           jcz_unexpected(&location, "a place such as \"NW\", \"_N\" or \"NL.NR\"");
}

static bool read_meeple(struct jcz_message *message, const struct jcz_value *id)
{
    const char *text;
    return jcz_read_text(id, &text) &&
           (jcz_parse_meeple(text, strlen(text), &message->player, &message->number) ||
               jcz_unexpected(id, "a meeple such as \"0.small.1\""));
}

static bool read_return(struct jcz_message *message, const struct jcz_value *payload)
{
    struct jcz_value source = jcz_member(payload, "source");
    struct jcz_value pointer = jcz_member(payload, "pointer");
    struct jcz_value feature = jcz_member(&pointer, "featurePointer");
    struct jcz_value meeple = jcz_member(&pointer, "meepleId");
    const char *text;
    if (!jcz_read_text(&source, &text)) {
        return false;
    }
    if (strcmp(text, "CORN_CIRCLE") != 0) {
        return jcz_unexpected(&source, "\"CORN_CIRCLE\"");
    }
    return jcz_is_object(&pointer) && read_pointer(message, &feature) &&
           read_meeple(message, &meeple);
}

static bool read_payload(struct jcz_message *message, const struct jcz_value *payload)
{
    struct jcz_value member;
    const char *text;
    switch ((enum jcz_message_type)message->type) {
    case JCZ_PLACE_TILE: return read_place_tile(message, payload);
    case JCZ_DEPLOY_MEEPLE: {
        struct jcz_value meeple = jcz_member(payload, "meepleId");
        member = jcz_member(payload, "pointer");
        return read_pointer(message, &member) && read_meeple(message, &meeple);
    }
    case JCZ_COMMIT:
        member = jcz_member(payload, "random");
        message->has_random = jcz_present(&member);
        return !message->has_random || jcz_read_random(&member, &message->random);
    case JCZ_CIRCLE_REMOVE_OR_DEPLOY:
        member = jcz_member(payload, "value");
        if (!jcz_read_text(&member, &text)) {
            return false;
        }
        message->deploy = strcmp(text, "DEPLOY") == 0;
        return message->deploy || strcmp(text, "REMOVE") == 0 ||
               jcz_unexpected(&member, "\"DEPLOY\" or \"REMOVE\"");
    case JCZ_RETURN_MEEPLE: return read_return(message, payload);
    case JCZ_PASS:
    case JCZ_UNDO:
    case JCZ_MESSAGE_COUNT: break;
    }
    return true;
}

bool jcz_message_read(struct jcz_message *message, const struct jcz_value *value)
{
    memset(message, 0, sizeof *message);
    struct jcz_value type = jcz_member(value, "type");
    struct jcz_value payload = jcz_member(value, "payload");
    const char *name;
    if (!jcz_is_object(value) || !jcz_read_text(&type, &name)) {
        return false;
    }
    while (message->type < JCZ_MESSAGE_COUNT && strcmp(names[message->type], name) != 0) {
        message->type++;
    }
    if (message->type == JCZ_MESSAGE_COUNT) {
        return jcz_unexpected(&type, "a message of the base game or of crop circles");
    }
    bool bare =
        message->type == JCZ_PASS || message->type == JCZ_UNDO || message->type == JCZ_COMMIT;
    if (bare && !jcz_present(&payload)) {
        return true;
    }
    return jcz_is_object(&payload) && read_payload(message, &payload);
}

bool jcz_message_parse(
    struct jcz_message *message, const char *bytes, size_t size, int number, struct diag *diag)
{
    if (jcz_scan(message, bytes, size)) {
        return true;
    }
    struct jcz_document document;
    bool fine = jcz_document_read(&document, bytes, size, number, diag);
    if (fine) {
        struct jcz_value root = jcz_root(&document);
        fine = jcz_message_read(message, &root);
    }
    jcz_document_finish(&document);
    return fine;
}
