/* Final scoring: what stands on the board when the game ends (1.10, 1.11). */
#include <string.h>

#include "rules/lay.h"
#include "rules/score.h"

#define MAX_HELD (CARC_MAX_PLAYERS * CARC_MAX_MEEPLES)
/* Each tile has at most 4 city segments and one more bit. */
#define MAX_CITY_WORDS ((CARC_MAX_BAG * 5 + 63) / 64)

/* An occupied feature. */
struct held {
    uint16_t root;
    uint8_t kind;
    uint8_t segment; /* of its first by position; this and `cell` only for events */
    struct carc_cell cell;
};

/* A completed city has at least two segments on edges. */
#define MAX_CITIES (CARC_MAX_BAG * CARC_EDGES / 2)

static size_t list_held(
    const struct carc_rules *rules, const struct carc_state *state, struct held *out)
{
    const uint16_t *roots = view_roots(rules, state);
    const uint64_t *groups = view_groups(rules, state);
    size_t count = 0;
    for (int player = 0; player < state->players; player++) {
        const uint16_t *meeples = view_meeples(rules, state, player);
        for (unsigned i = 0; i < state->on_board[player]; i++) {
            unsigned root = group_root(roots, meeples[i]);
            /* Most have but one meeple, and need not be looked for. */
            bool alone = (groups[root] & GROUP_MEEPLES) == group_one_meeple(player);
            size_t known = alone ? count : 0;
            while (known < count && out[known].root != root) {
                known++;
            }
            if (known == count) {
                const struct placed *placed = lay_placed_of(rules, state, meeples[i]);
                out[count].root = (uint16_t)root;
                out[count].kind = view_piece(rules, placed)->kinds[meeples[i] - placed->first];
                count++;
            }
        }
    }
    return count;
}

/* For the log: cities, roads, monasteries, fields, each by position. */
static int log_rank(const struct held *held)
{
    static const uint8_t ranks[] = {3, 1, 0, 2}; /* by enum carc_kind */
    return ranks[held->kind];
}

static bool comes_before(const struct held *a, const struct held *b)
{
    if (log_rank(a) != log_rank(b)) {
        return log_rank(a) < log_rank(b);
    }
    if (a->cell.y != b->cell.y) {
        return a->cell.y < b->cell.y;
    }
    return a->cell.x != b->cell.x ? a->cell.x < b->cell.x : a->segment < b->segment;
}

static void sort_held(
    const struct carc_rules *rules, const struct carc_state *state, struct held *held, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        int segment = 0;
        held[i].cell = score_first_cell(rules, state, held[i].root, &segment, NULL);
        held[i].segment = (uint8_t)segment;
        struct held item = held[i];
        size_t at = i;
        for (; at > 0 && comes_before(&item, &held[at - 1]); at--) {
            held[at] = held[at - 1];
        }
        held[at] = item;
    }
}

/* The cities that touch a field, one a call: returns the root and takes all segments of that city
 * out of `rest`, a copy of the field's set; -1 when there are no more. */
static int next_city(const struct carc_rules *rules, const struct carc_state *state, uint64_t *rest)
{
    const uint16_t *city_nodes = view_city_nodes(rules, state);
    for (unsigned word = 0; word < rules->layout.set_words; word++) {
        if (rest[word]) {
            unsigned bit = word * 64 + (unsigned)__builtin_ctzll(rest[word]);
            unsigned root = group_root(view_roots(rules, state), city_nodes[bit]);
            const uint64_t *city = view_set(rules, state, root);
            for (unsigned i = word; i < rules->layout.set_words; i++) {
                rest[i] &= ~city[i];
            }
            return (int)root;
        }
    }
    return -1;
}

static bool is_complete(const struct carc_rules *rules, const struct carc_state *state, int city)
{
    return group_open(view_groups(rules, state)[city]) == 0;
}

int score_field_cities(
    const struct carc_rules *rules, const struct carc_state *state, unsigned root, int *open)
{
    uint64_t rest[MAX_CITY_WORDS];
    memcpy(rest, view_set(rules, state, root), rules->layout.set_words * sizeof *rest);
    int cities = 0;
    int city;
    *open = 0;
    while ((city = next_city(rules, state, rest)) >= 0) {
        bool complete = is_complete(rules, state, city);
        cities += complete;
        *open += !complete;
    }
    return cities;
}

size_t carc_field_cities(
    const struct carc_rules *rules, const struct carc_state *state, carc_node field, carc_node *out)
{
    const uint16_t *city_nodes = view_city_nodes(rules, state);
    const uint16_t *roots = view_roots(rules, state);
    const uint64_t *touched = view_set(rules, state, group_root(roots, (unsigned)field));
    size_t count = 0;
    for (unsigned word = 0; word < rules->layout.set_words; word++) {
        uint64_t rest = touched[word];
        /* Cities of the words before reach into this one. */
        for (size_t i = 0; i < count; i++) {
            rest &= ~view_set(rules, state, (unsigned)out[i])[word];
        }
        while (rest) {
            unsigned root =
                group_root(roots, city_nodes[word * 64 + (unsigned)__builtin_ctzll(rest)]);
            rest &= ~view_set(rules, state, root)[word];
            out[count++] = (carc_node)root;
        }
    }
    return count;
}

/* Everything but fields: what it is worth unfinished (B-62). */
static void score_unfinished(const struct carc_rules *rules, const struct carc_state *state,
    const struct held *held, struct carc_event *event)
{
    uint64_t counts = view_groups(rules, state)[held->root];
    int points = 0;
    if (held->kind == CARC_MONASTERY) {
        const struct placed *placed = lay_placed_of(rules, state, held->root);
        points = 9 - lay_missing_around(rules, state, placed->cell);
        event->tiles = (uint16_t)points;
    } else {
        bool complete = group_open(counts) == 0; /* only in positions set up by hand */
        points = score_points(rules, (enum carc_kind)held->kind, counts, complete);
        event->tiles = (uint16_t)group_tiles(counts);
        event->pennants = held->kind == CARC_CITY ? (uint16_t)group_pennants(counts) : 0;
    }
    for (int player = 0; player < state->players; player++) {
        event->points[player] = (int16_t)(event->winners >> player & 1 ? points : 0);
    }
}

/* Where final scoring goes. */
struct score_sink {
    int32_t *points;
    struct carc_events *events; /* or NULL */
};

/* Cities for which a player was paid already (F2). */
struct paid {
    uint64_t city[CARC_MAX_PLAYERS][MAX_CITY_WORDS];
};

/* Whether the city is marked for the player; marks it. Two cities on one tile have a bit in
 * common, but a field's set holds bits of segments only, and these are of one city each. */
static bool pay_once(const struct carc_rules *rules, struct paid *paid, int player,
    const uint64_t *city, const uint64_t *field)
{
    bool before = false;
    for (unsigned i = 0; i < rules->layout.set_words; i++) {
        before = before || (paid->city[player][i] & city[i] & field[i]);
        paid->city[player][i] |= city[i];
    }
    return !before;
}

/* F2 and F3: 3 points a completed city for each owner; under F2 a player gets a city only once. */
static void score_field(const struct carc_rules *rules, const struct carc_state *state,
    unsigned root, struct paid *paid, struct carc_event *event)
{
    uint64_t rest[MAX_CITY_WORDS];
    const uint64_t *field = view_set(rules, state, root);
    memcpy(rest, field, rules->layout.set_words * sizeof *rest);
    int city;
    while ((city = next_city(rules, state, rest)) >= 0) {
        if (!is_complete(rules, state, city)) {
            continue;
        }
        event->cities++;
        for (int player = 0; player < state->players; player++) {
            bool owner = event->winners >> player & 1;
            const uint64_t *set = view_set(rules, state, (unsigned)city);
            if (owner && (!paid || pay_once(rules, paid, player, set, field))) {
                event->points[player] = (int16_t)(event->points[player] + 3);
            }
        }
    }
}

static void fill_event(const struct carc_rules *rules, const struct carc_state *state,
    unsigned root, struct carc_event *event)
{
    uint64_t counts = view_groups(rules, state)[root];
    event->kind = CARC_EVENT_SCORED;
    event->final = 1;
    event->winners = (uint8_t)group_owners(counts, state->players);
    for (int player = 0; player < state->players; player++) {
        event->meeples[player] = (uint8_t)group_meeples(counts, player);
    }
}

/* Adds the points of a filled event and passes it on. */
static void pay(const struct carc_rules *rules, const struct carc_state *state, unsigned root,
    struct carc_event *event, struct score_sink *sink)
{
    for (int player = 0; player < state->players; player++) {
        sink->points[player] += event->points[player];
    }
    if (!sink->events) {
        return;
    }
    int segment = 0;
    int tiles = 0;
    event->cell = score_first_cell(rules, state, root, &segment, &tiles);
    event->segment = (uint8_t)segment;
    event->why = event->winners & (event->winners - 1) ? CARC_WHY_TIE : CARC_WHY_MAJORITY;
    if (event->feature == CARC_FIELD) {
        event->tiles = (uint16_t)tiles;
    }
    score_emit(sink->events, event);
}

static bool sets_meet(const struct carc_rules *rules, const uint64_t *a, const uint64_t *b)
{
    for (unsigned i = 0; i < rules->layout.set_words; i++) {
        if (a[i] & b[i]) {
            return true;
        }
    }
    return false;
}

/* F1: the farmers of all fields at a completed city are pooled; the most get 4 points for it. The
 * event tells the place of the city. */
static struct carc_event score_pooled(uint64_t pooled, int players)
{
    struct carc_event event = {
        .kind = CARC_EVENT_SCORED, .final = 1, .feature = CARC_FIELD, .cities = 1};
    event.winners = (uint8_t)group_owners(pooled, players);
    for (int player = 0; player < players; player++) {
        event.meeples[player] = (uint8_t)group_meeples(pooled, player);
        event.points[player] = (int16_t)(event.winners >> player & 1 ? 4 : 0);
    }
    return event;
}

/* The counters of all farmers in fields that touch a city. */
static uint64_t pool_farmers(const struct carc_rules *rules, const struct carc_state *state,
    unsigned city, const struct held *held, size_t count)
{
    uint64_t pooled = 0;
    const uint64_t *set = view_set(rules, state, city);
    for (size_t i = 0; i < count; i++) {
        bool touches = held[i].kind == CARC_FIELD &&
                       sets_meet(rules, view_set(rules, state, held[i].root), set);
        pooled += touches ? view_groups(rules, state)[held[i].root] & GROUP_MEEPLES : 0;
    }
    return pooled;
}

static void score_fields_f1(const struct carc_rules *rules, const struct carc_state *state,
    const struct held *held, size_t count, struct score_sink *sink)
{
    uint64_t rest[MAX_CITY_WORDS] = {0};
    for (size_t i = 0; i < count; i++) {
        if (held[i].kind != CARC_FIELD) {
            continue;
        }
        const uint64_t *set = view_set(rules, state, held[i].root);
        for (unsigned word = 0; word < rules->layout.set_words; word++) {
            rest[word] |= set[word];
        }
    }
    struct held cities[MAX_CITIES];
    size_t city_count = 0;
    int city;
    while ((city = next_city(rules, state, rest)) >= 0) {
        if (is_complete(rules, state, city)) {
            cities[city_count++] = (struct held){.root = (uint16_t)city, .kind = CARC_CITY};
        }
    }
    if (sink->events) {
        sort_held(rules, state, cities, city_count);
    }
    for (size_t i = 0; i < city_count; i++) {
        uint64_t pooled = pool_farmers(rules, state, cities[i].root, held, count);
        struct carc_event event = score_pooled(pooled, state->players);
        pay(rules, state, cities[i].root, &event, sink);
    }
}

static void score_fields(const struct carc_rules *rules, const struct carc_state *state,
    const struct held *held, size_t count, struct score_sink *sink)
{
    struct paid paid;
    bool once = rules->options.field_scoring == CARC_F2;
    if (once) {
        memset(&paid, 0, sizeof paid);
    }
    for (size_t i = 0; i < count; i++) {
        if (held[i].kind == CARC_FIELD) {
            struct carc_event event = {.feature = CARC_FIELD};
            fill_event(rules, state, held[i].root, &event);
            score_field(rules, state, held[i].root, once ? &paid : NULL, &event);
            pay(rules, state, held[i].root, &event, sink);
        }
    }
}

void score_final(const struct carc_rules *rules, const struct carc_state *state,
    int32_t points[CARC_MAX_PLAYERS], struct carc_events *events)
{
    struct held held[MAX_HELD];
    size_t count = list_held(rules, state, held);
    struct score_sink sink = {points, events};
    if (events) {
        sort_held(rules, state, held, count);
    }
    for (size_t i = 0; i < count; i++) {
        if (held[i].kind != CARC_FIELD) {
            struct carc_event event = {.feature = held[i].kind};
            fill_event(rules, state, held[i].root, &event);
            score_unfinished(rules, state, &held[i], &event);
            pay(rules, state, held[i].root, &event, &sink);
        }
    }
    if (rules->options.field_scoring == CARC_F1) {
        score_fields_f1(rules, state, held, count, &sink);
    } else {
        score_fields(rules, state, held, count, &sink);
    }
}
