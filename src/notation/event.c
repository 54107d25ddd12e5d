#include "notation/event.h"

#include <string.h>

/* What the writers of the single kinds share. */
struct writer {
    const struct carc_rules *rules;
    const struct carc_state *state;
    const struct carc_event *event;
    const char *const *names; /* NULL for JSON */
    struct text *out;
};

static const struct carc_segment *event_segment(const struct writer *writer)
{
    int number = carc_placement_at(writer->rules, writer->state, writer->event->cell);
    struct carc_placement placement = carc_placement(writer->rules, writer->state, number);
    return &writer->rules->set.tiles[placement.tile].segments[writer->event->segment];
}

static const char *player_name(const struct writer *writer)
{
    return writer->names[writer->event->player];
}

static void add_count(struct text *out, int count, const char *one, const char *many)
{
    text_printf(out, "%d %s", count, count == 1 ? one : many);
}

static void add_tile(const struct writer *writer)
{
    char name[2 * CARC_ID_SIZE];
    carc_tile_name(&writer->rules->set, writer->event->tile, name);
    text_add(writer->out, name);
}

static void write_drawn(const struct writer *writer)
{
    text_printf(writer->out, "%s draws ", player_name(writer));
    add_tile(writer);
}

static void write_set_aside(const struct writer *writer)
{
    add_tile(writer);
    text_add(writer->out, " fits nowhere and leaves the game");
}

static void write_placed(const struct writer *writer)
{
    static const char *const turns[] = {"as printed", "turned 90 degrees clockwise",
        "turned 180 degrees", "turned 270 degrees clockwise"};
    text_printf(writer->out, "%s places ", player_name(writer));
    add_tile(writer);
    text_printf(writer->out, " at %d,%d, %s", writer->event->cell.x, writer->event->cell.y,
        turns[writer->event->rotation]);
}

/* "a knight on the city `cap` at 1,0" */
static void add_meeple(const struct writer *writer)
{
    const struct carc_segment *segment = event_segment(writer);
    text_printf(writer->out, "a %s at %d,%d (%s)", carc_role_name(segment->kind),
        writer->event->cell.x, writer->event->cell.y, segment->name);
}

static void write_claimed(const struct writer *writer)
{
    text_printf(writer->out, "%s puts ", player_name(writer));
    add_meeple(writer);
}

static void write_returned(const struct writer *writer)
{
    const struct carc_segment *segment = event_segment(writer);
    text_printf(writer->out, "%s's %s at %d,%d (%s) comes home", player_name(writer),
        carc_role_name(segment->kind), writer->event->cell.x, writer->event->cell.y, segment->name);
}

static void write_crop(const struct writer *writer)
{
    bool add = writer->event->choice == CARC_CROP_A;
    enum carc_kind kind = carc_symbol_kind(writer->event->symbol);
    text_printf(writer->out, "Crop circle (%s): %s chooses %s",
        carc_symbol_name(writer->event->symbol), player_name(writer),
        add ? "A, everybody may add a " : "B, everybody takes back a ");
    text_add(writer->out, carc_role_name(kind));
}

static void write_added(const struct writer *writer)
{
    text_printf(writer->out, "%s adds ", player_name(writer));
    add_meeple(writer);
}

static void write_taken_back(const struct writer *writer)
{
    text_printf(writer->out, "%s takes back ", player_name(writer));
    add_meeple(writer);
}

static void write_declined(const struct writer *writer)
{
    text_printf(writer->out, "%s adds nothing", player_name(writer));
}

/* The crop circle is that of the tile placed last. */
static void write_skipped(const struct writer *writer)
{
    text_printf(writer->out, "%s is passed over: ", player_name(writer));
    if (writer->event->skip == CARC_SKIP_SUPPLY_EMPTY) {
        text_add(writer->out, "the supply is empty");
        return;
    }
    int last = writer->state->placed - 1;
    struct carc_placement placement = carc_placement(writer->rules, writer->state, last);
    enum carc_symbol symbol = (enum carc_symbol)writer->rules->set.tiles[placement.tile].symbol;
    text_printf(writer->out, "no %s on the board", carc_role_name(carc_symbol_kind(symbol)));
}

static void write_turn(const struct writer *writer)
{
    text_printf(writer->out, "It is %s's turn", player_name(writer));
}

static void write_final(const struct writer *writer)
{
    text_add(writer->out, "The game ends: final scoring");
}

/* "Ann, Bob and Cid" for the players of a set. */
static void add_names(const struct writer *writer, unsigned players)
{
    bool first = true;
    for (int player = 0; player < writer->state->players; player++) {
        if ((players >> player & 1) == 0) {
            continue;
        }
        bool last = players >> player == 1;
        text_printf(writer->out, "%s%s", first ? "" : last ? " and " : ", ", writer->names[player]);
        first = false;
    }
}

static void write_over(const struct writer *writer)
{
    unsigned winners = writer->event->winners;
    add_names(writer, winners);
    text_add(writer->out, (winners & (winners - 1)) != 0 ? " share the victory" : " wins");
}

static bool is_f1_field(const struct writer *writer)
{
    return writer->event->feature == CARC_FIELD && writer->rules->options.field_scoring == CARC_F1;
}

/* "Unfinished city: 3 tiles + 1 pennant" */
static void add_reckoning(const struct writer *writer)
{
    static const char *const finished[] = {"Field", "Road", "City", "Monastery"};
    static const char *const unfinished[] = {
        "Field", "Unfinished road", "Unfinished city", "Unfinished monastery"};
    const struct carc_event *event = writer->event;
    if (is_f1_field(writer)) {
        text_add(writer->out, "Farmers around a finished city");
        return;
    }
    text_printf(writer->out, "%s: ", (event->final ? unfinished : finished)[event->feature]);
    if (event->feature == CARC_FIELD) {
        add_count(writer->out, event->cities, "finished city", "finished cities");
        return;
    }
    add_count(writer->out, event->tiles, "tile", "tiles");
    if (event->pennants > 0) {
        text_add(writer->out, " + ");
        add_count(writer->out, event->pennants, "pennant", "pennants");
    }
    text_add(writer->out, event->small ? " (a two-tile city)" : "");
}

/* "14 points for Ann", "10 points each for Ann and Bob", "3 points for Ann, 0 points for Bob" */
static void add_points(const struct writer *writer)
{
    const struct carc_event *event = writer->event;
    int first = -1;
    bool equal = true;
    for (int player = 0; player < writer->state->players; player++) {
        if ((event->winners >> player & 1) != 0) {
            first = first < 0 ? player : first;
            equal = equal && event->points[player] == event->points[first];
        }
    }
    if (first < 0) {
        text_add(writer->out, "nothing");
        return;
    }
    if (equal) {
        bool several = (event->winners & (event->winners - 1)) != 0;
        add_count(writer->out, event->points[first], "point", "points");
        text_add(writer->out, several ? " each for " : " for ");
        add_names(writer, event->winners);
        return;
    }
    for (int player = first; player < writer->state->players; player++) {
        if ((event->winners >> player & 1) != 0) {
            text_add(writer->out, player == first ? "" : ", ");
            add_count(writer->out, event->points[player], "point", "points");
            text_printf(writer->out, " for %s", writer->names[player]);
        }
    }
}

/* "(Ann 2 knights, Bob 1: majority)": the winners first. */
static void add_reason(const struct writer *writer)
{
    const struct carc_event *event = writer->event;
    const char *role = carc_role_name(event->feature);
    int named = 0;
    text_add(writer->out, " (");
    for (int round = 0; round < 2; round++) {
        for (int player = 0; player < writer->state->players; player++) {
            bool winner = (event->winners >> player & 1) != 0;
            int count = event->meeples[player];
            if (count == 0 || winner != (round == 0)) {
                continue;
            }
            text_printf(
                writer->out, "%s%s %d", named == 0 ? "" : ", ", writer->names[player], count);
            if (named == 0) {
                bool plural = count != 1;
                text_printf(writer->out, " %s",
                    plural && event->feature == CARC_ROAD ? "highwaymen" : role);
                text_add(writer->out, plural && event->feature != CARC_ROAD ? "s" : "");
            }
            named++;
        }
    }
    text_add(writer->out, event->why == CARC_WHY_TIE ? ": tie)" : named > 1 ? ": majority)" : ")");
}

static void write_scored(const struct writer *writer)
{
    add_reckoning(writer);
    text_add(writer->out, " = ");
    add_points(writer);
    add_reason(writer);
}

/* What an event of a kind tells in JSON, besides its kind. */
enum {
    HAS_PLAYER = 1,
    HAS_TILE = 2,
    HAS_CELL = 4,
    HAS_ROTATION = 8,
    HAS_SEGMENT = 16,
    HAS_CHOICE = 32,
    HAS_SKIP = 64,
    HAS_WINNERS = 128,
    HAS_SCORE = 256
};

/* One row a kind, in the order of enum carc_event_kind. */
static const struct {
    void (*write)(const struct writer *writer);
    unsigned has;
} kinds[CARC_EVENT_KIND_COUNT] = {
    [CARC_EVENT_DRAWN] = {write_drawn, HAS_PLAYER | HAS_TILE},
    [CARC_EVENT_SET_ASIDE] = {write_set_aside, HAS_PLAYER | HAS_TILE},
    [CARC_EVENT_PLACED] = {write_placed, HAS_PLAYER | HAS_TILE | HAS_CELL | HAS_ROTATION},
    [CARC_EVENT_CLAIMED] = {write_claimed, HAS_PLAYER | HAS_CELL | HAS_SEGMENT},
    [CARC_EVENT_SCORED] = {write_scored, HAS_CELL | HAS_SEGMENT | HAS_WINNERS | HAS_SCORE},
    [CARC_EVENT_RETURNED] = {write_returned, HAS_PLAYER | HAS_CELL | HAS_SEGMENT},
    [CARC_EVENT_CROP_CHOSEN] = {write_crop, HAS_PLAYER | HAS_CHOICE},
    [CARC_EVENT_ADDED] = {write_added, HAS_PLAYER | HAS_CELL | HAS_SEGMENT},
    [CARC_EVENT_TAKEN_BACK] = {write_taken_back, HAS_PLAYER | HAS_CELL | HAS_SEGMENT},
    [CARC_EVENT_DECLINED] = {write_declined, HAS_PLAYER},
    [CARC_EVENT_SKIPPED] = {write_skipped, HAS_PLAYER | HAS_SKIP},
    [CARC_EVENT_TURN] = {write_turn, HAS_PLAYER},
    [CARC_EVENT_FINAL] = {write_final, 0},
    [CARC_EVENT_OVER] = {write_over, HAS_WINNERS},
};

void notation_event_text(const struct carc_rules *rules, const struct carc_state *state,
    const struct carc_event *event, const char *const *names, struct text *out)
{
    struct writer writer = {rules, state, event, names, out};
    kinds[event->kind].write(&writer);
}

static void json_place(const struct writer *writer, unsigned has)
{
    const struct carc_event *event = writer->event;
    if ((has & HAS_TILE) != 0) {
        char name[2 * CARC_ID_SIZE];
        carc_tile_name(&writer->rules->set, event->tile, name);
        text_add(writer->out, ",\"tile\":");
        text_add_json(writer->out, name);
    }
    if ((has & HAS_CELL) != 0) {
        text_printf(writer->out, ",\"x\":%d,\"y\":%d", event->cell.x, event->cell.y);
    }
    if ((has & HAS_ROTATION) != 0) {
        text_printf(writer->out, ",\"rotation\":%d", event->rotation);
    }
    if ((has & HAS_SEGMENT) != 0) {
        text_add(writer->out, ",\"segment\":");
        text_add_json(writer->out, event_segment(writer)->name);
    }
}

static void json_crop(const struct writer *writer, unsigned has)
{
    const struct carc_event *event = writer->event;
    if ((has & HAS_CHOICE) != 0) {
        text_printf(writer->out, ",\"choice\":\"%s\",\"symbol\":\"%s\"",
            event->choice == CARC_CROP_A ? "A" : "B", carc_symbol_name(event->symbol));
    }
    if ((has & HAS_SKIP) != 0) {
        text_printf(writer->out, ",\"reason\":\"%s\"",
            event->skip == CARC_SKIP_NO_MEEPLE ? "no-meeple" : "supply-empty");
    }
}

static void json_score(const struct writer *writer)
{
    const struct carc_event *event = writer->event;
    text_printf(writer->out, ",\"feature\":\"%s\",\"final\":%s,\"why\":\"%s\"",
        carc_kind_name(event->feature), event->final ? "true" : "false",
        event->why == CARC_WHY_TIE ? "tie" : "majority");
    text_printf(writer->out, ",\"tiles\":%d,\"pennants\":%d,\"cities\":%d,\"small\":%s",
        event->tiles, event->pennants, event->cities, event->small ? "true" : "false");
    text_add(writer->out, ",\"meeples\":[");
    for (int player = 0; player < writer->state->players; player++) {
        text_printf(writer->out, "%s%d", player == 0 ? "" : ",", event->meeples[player]);
    }
    text_add(writer->out, "],\"points\":[");
    for (int player = 0; player < writer->state->players; player++) {
        text_printf(writer->out, "%s%d", player == 0 ? "" : ",", event->points[player]);
    }
    text_add(writer->out, "]");
}

static void json_winners(const struct writer *writer)
{
    bool first = true;
    text_add(writer->out, ",\"winners\":[");
    for (int player = 0; player < writer->state->players; player++) {
        if ((writer->event->winners >> player & 1) != 0) {
            text_printf(writer->out, "%s%d", first ? "" : ",", player + 1);
            first = false;
        }
    }
    text_add(writer->out, "]");
}

void notation_event_json(const struct carc_rules *rules, const struct carc_state *state,
    const struct carc_event *event, struct text *out)
{
    struct writer writer = {rules, state, event, NULL, out};
    unsigned has = kinds[event->kind].has;
    text_printf(out, "{\"event\":\"%s\"", carc_event_name(event->kind));
    if ((has & HAS_PLAYER) != 0) {
        text_printf(out, ",\"player\":%d", event->player + 1);
    }
    json_place(&writer, has);
    json_crop(&writer, has);
    if ((has & HAS_WINNERS) != 0) {
        json_winners(&writer);
    }
    if ((has & HAS_SCORE) != 0) {
        json_score(&writer);
    }
    text_add_char(out, '}');
}
