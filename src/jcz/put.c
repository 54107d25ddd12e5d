#include "jcz/put.h"

char *put_long_number_at(char *at, int number)
{
    char digits[PUT_NUMBER_SIZE];
    size_t first = sizeof digits;
    unsigned rest = number < 0 ? 0u - (unsigned)number : (unsigned)number;
    do {
        digits[--first] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (number < 0) {
        digits[--first] = '-';
    }
    memcpy(at, digits + first, sizeof digits - first);
    return at + sizeof digits - first;
}

void put_cell(struct text *out, struct carc_cell cell)
{
    char *at = put_cell_at(put_begin(out, 2 * PUT_NUMBER_SIZE + 3), cell);
    *at++ = ']';
    put_end(out, at);
}

void put_pointer(struct text *out, const struct jcz_game *game, carc_node node)
{
    struct carc_node_info info = carc_node_info(game->rules, game->state, node);
    struct carc_placement placed = carc_placement(game->rules, game->state, info.placement);
    const struct carc_segment *segment =
        &game->rules->set.tiles[placed.tile].segments[info.segment];
    char place[JCZ_PLACE_SIZE];
    size_t size = jcz_place_text(jcz_place_of(segment, placed.rotation), place);
    PUT(out, "\"position\":");
    put_cell(out, placed.cell);
    PUT(out, ",\"location\":\"");
    put_bytes(out, place, size);
    PUT(out, "\",\"feature\":\"");
    put_text(out, jcz_kind_name(info.kind));
    PUT(out, "\"");
}

void put_meeple(struct text *out, int player, int number)
{
    PUT(out, "\"");
    put_number(out, player);
    PUT(out, ".small.");
    put_number(out, number);
    PUT(out, "\"");
}

static void put_item(struct text *out, const char *before, int count, const char *name, int points)
{
    put_text(out, before);
    PUT(out, "{\"count\":");
    put_number(out, count);
    PUT(out, ",\"name\":\"");
    put_text(out, name);
    PUT(out, "\",\"points\":");
    put_number(out, points);
    PUT(out, "}");
}

/* What the points of a feature are made of. */
static void put_items(struct text *out, const struct jcz_event *event)
{
    if (event->feature == CARC_FIELD) {
        if (event->cities > 0) {
            put_item(out, "", event->cities, "cities", event->points);
        }
        return;
    }
    bool twice = event->feature == CARC_CITY && !event->final && !event->small;
    int each = twice ? 2 : 1;
    put_item(out, "", event->tiles, "tiles", event->tiles * each);
    if (event->feature == CARC_CITY && event->pennants > 0) {
        put_item(out, ",", event->pennants, "pennants", event->pennants * each);
    }
}

const char *put_event_name(const struct jcz_event *event)
{
    switch (event->feature) {
    case CARC_CITY: return event->final ? "city.incomplete" : event->small ? "city.tiny" : "city";
    case CARC_ROAD: return event->final ? "road.incomplete" : "road";
    case CARC_MONASTERY: return event->final ? "monastery.incomplete" : "monastery";
    default: return "field";
    }
}

static void put_points(struct text *out, const struct jcz_game *game, const struct jcz_event *event)
{
    PUT(out, "{\"type\":\"points\",\"points\":[");
    const char *before = "{\"player\":";
    for (int player = 0; player < game->setup.players; player++) {
        if (!(event->winners >> player & 1)) {
            continue;
        }
        put_text(out, before);
        before = ",{\"player\":";
        put_number(out, player);
        PUT(out, ",\"points\":");
        put_number(out, event->points);
        PUT(out, ",\"name\":\"");
        put_text(out, put_event_name(event));
        PUT(out, "\",\"items\":[");
        put_items(out, event);
        PUT(out, "],\"ptr\":{");
        put_pointer(out, game, event->at[player]);
        PUT(out, "}}");
    }
    PUT(out, "]}");
}

static void put_placed(struct text *out, const struct jcz_game *game, int number)
{
    struct carc_placement placed = carc_placement(game->rules, game->state, number);
    const struct jcz_tile *tile = jcz_tile(game->tiles[number]);
    PUT(out, "{\"type\":\"tile-placed\",\"tile\":\"");
    put_text(out, tile->id);
    PUT(out, "\",\"position\":");
    put_cell(out, placed.cell);
    PUT(out, ",\"rotation\":");
    put_number(out, (placed.rotation + CARC_ROTATIONS - tile->turned) % CARC_ROTATIONS * 90);
    PUT(out, "}");
}

static void put_move(struct text *out, const struct jcz_game *game, const char *type,
    const struct jcz_event *event, const char *end)
{
    PUT(out, "{\"type\":\"");
    put_text(out, type);
    PUT(out, "\",\"meeple\":\"SmallFollower\",\"player\":");
    put_number(out, event->player);
    PUT(out, ",\"");
    put_text(out, end);
    PUT(out, "\":{");
    put_pointer(out, game, event->what);
    PUT(out, "}}");
}

/* A turn as a whole: its events follow. */
static void put_turn(struct text *out, const struct jcz_game *game, size_t number)
{
    put_text(out, number == 0 ? "{\"turn\":" : "]},{\"turn\":");
    put_number(out, game->events[number].what);
    PUT(out, ",\"player\":");
    put_number(out, game->events[number].player);
    PUT(out, ",\"events\":[");
}

void put_event(struct text *out, const struct jcz_game *game, size_t number)
{
    const struct jcz_event *event = &game->events[number];
    const struct jcz_event *before = number == 0 ? NULL : &game->events[number - 1];
    if (event->kind == JCZ_EVENT_TURN) {
        put_turn(out, game, number);
        return;
    }
    if (event->final && !before->final) {
        PUT(out, "]},{\"finalScoring\":true,\"events\":[");
    } else if (before->kind != JCZ_EVENT_TURN) {
        PUT(out, ",");
    }
    switch ((enum jcz_event_kind)event->kind) {
    case JCZ_EVENT_PLACED: put_placed(out, game, event->what); break;
    case JCZ_EVENT_DISCARDED:
        PUT(out, "{\"type\":\"tile-discarded\",\"tile\":\"");
        put_text(out, jcz_tile(event->what)->id);
        PUT(out, "\"}");
        break;
    case JCZ_EVENT_DEPLOYED: put_move(out, game, "meeple-deployed", event, "to"); break;
    case JCZ_EVENT_RETURNED: put_move(out, game, "meeple-returned", event, "from"); break;
    default: put_points(out, game, event); break;
    }
}
