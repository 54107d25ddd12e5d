/* Step 3 of a turn: completed features. */
#include "rules/score.h"

#include "rules/lay.h"

void score_emit(struct carc_events *events, const struct carc_event *event)
{
    if (!events) {
        return;
    }
    if (events->count == events->capacity) {
        events->lost++;
        return;
    }
    events->items[events->count++] = *event;
}

/* B-42, B-43, B-48 for complete features, B-62 for incomplete ones. */
int score_points(
    const struct carc_rules *rules, enum carc_kind kind, uint64_t counts, bool complete)
{
    int tiles = group_tiles(counts);
    if (kind == CARC_ROAD) {
        return tiles;
    }
    int worth = tiles + group_pennants(counts);
    bool small = tiles == 2 && rules->options.small_city == 2;
    return complete && !small ? 2 * worth : worth;
}

struct carc_cell score_first_cell(const struct carc_rules *rules, const struct carc_state *state,
    unsigned root, int *segment, int *tiles)
{
    const struct placed *placed = view_placed(rules, state);
    const uint16_t *roots = view_roots(rules, state);
    struct carc_cell first = {INT16_MAX, INT16_MAX};
    int count = 0;
    for (unsigned i = 0; i < state->placed; i++) {
        int found = -1;
        for (int j = view_piece(rules, &placed[i])->segments - 1; j >= 0; j--) {
            found = group_root(roots, placed[i].first + (unsigned)j) == root ? j : found;
        }
        if (found < 0) {
            continue;
        }
        count++;
        struct carc_cell cell = placed[i].cell;
        if (cell.y < first.y || (cell.y == first.y && cell.x < first.x)) {
            first = cell;
            *segment = found;
        }
    }
    if (tiles) {
        *tiles = count;
    }
    return first;
}

/* All meeples of a feature go home, also those of players who got nothing (B-50). */
static void return_meeples(const struct carc_rules *rules, struct carc_state *state, unsigned root,
    struct carc_events *events)
{
    uint64_t counts = view_groups(rules, state)[root];
    for (int player = 0; player < state->players; player++) {
        int left = group_meeples(counts, player);
        const uint16_t *meeples = view_meeples(rules, state, player);
        for (unsigned i = 0; left > 0;) {
            unsigned node = meeples[i];
            if (group_root(view_roots(rules, state), node) != root) {
                i++;
                continue;
            }
            if (events) {
                const struct placed *placed = lay_placed_of(rules, state, node);
                struct carc_event event = {.kind = CARC_EVENT_RETURNED,
                    .player = (uint8_t)player,
                    .cell = placed->cell,
                    .segment = (uint8_t)(node - placed->first)};
                score_emit(events, &event);
            }
            /* Takes the youngest meeple of the node, which may stand later in the list. */
            score_take_meeple(rules, state, player, node);
            left--;
        }
    }
}

static void emit_score(const struct carc_rules *rules, const struct carc_state *state,
    unsigned root, struct carc_event *event, struct carc_events *events)
{
    uint64_t counts = view_groups(rules, state)[root];
    int segment = 0;
    event->kind = CARC_EVENT_SCORED;
    event->cell = score_first_cell(rules, state, root, &segment, NULL);
    event->segment = (uint8_t)segment;
    event->winners = (uint8_t)group_owners(counts, state->players);
    event->why = event->winners & (event->winners - 1) ? CARC_WHY_TIE : CARC_WHY_MAJORITY;
    for (int player = 0; player < state->players; player++) {
        event->meeples[player] = (uint8_t)group_meeples(counts, player);
    }
    score_emit(events, event);
}

/* Scores one complete feature for everybody with the most meeples in it (B-41). */
static void score_feature(const struct carc_rules *rules, struct carc_state *state, unsigned root,
    enum carc_kind kind, struct carc_events *events)
{
    uint64_t counts = view_groups(rules, state)[root];
    int points = kind == CARC_MONASTERY ? 9 : score_points(rules, kind, counts, true);
    int owners = group_owners(counts, state->players);
    struct carc_event event = {.feature = (uint8_t)kind};
    for (int player = 0; player < state->players; player++) {
        if (owners >> player & 1) {
            state->score[player] += points;
            event.points[player] = (int16_t)points;
        }
    }
    if (events) {
        event.tiles = kind == CARC_MONASTERY ? 9 : (uint16_t)group_tiles(counts);
        event.pennants = kind == CARC_CITY ? (uint16_t)group_pennants(counts) : 0;
        event.small = kind == CARC_CITY && event.tiles == 2 && rules->options.small_city == 2;
        emit_score(rules, state, root, &event, events);
    }
    return_meeples(rules, state, root, events);
}

/* A complete, held feature of the tile just laid. */
struct complete {
    uint16_t root;
    uint8_t kind;
    uint8_t segment; /* of its first by position; this and `cell` only when the order matters */
    struct carc_cell cell;
};

static size_t list_complete(
    const struct carc_rules *rules, const struct carc_state *state, struct complete *out)
{
    const struct placed *placed = &view_placed(rules, state)[state->placed - 1];
    const struct carc_piece *piece = view_piece(rules, placed);
    size_t count = 0;
    for (unsigned due = state->due; due; due &= due - 1) {
        unsigned i = (unsigned)__builtin_ctz(due);
        unsigned root = group_root(view_roots(rules, state), placed->first + i);
        bool known = false; /* the tile may meet the feature twice */
        for (size_t j = 0; j < count; j++) {
            known = known || out[j].root == root;
        }
        if (!known) {
            out[count++] = (struct complete){.root = (uint16_t)root, .kind = piece->kinds[i]};
        }
    }
    return count;
}

/* Cities first, then roads, each by position (B-47). The totals do not depend on the order; it is
 * for the events. */
static void sort_complete(const struct carc_rules *rules, const struct carc_state *state,
    struct complete *list, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        int segment;
        list[i].cell = score_first_cell(rules, state, list[i].root, &segment, NULL);
        list[i].segment = (uint8_t)segment;
        struct complete item = list[i];
        size_t at = i;
        for (; at > 0; at--) {
            const struct complete *other = &list[at - 1];
            bool earlier = item.kind != other->kind       ? item.kind == CARC_CITY
                           : item.cell.y != other->cell.y ? item.cell.y < other->cell.y
                           : item.cell.x != other->cell.x ? item.cell.x < other->cell.x
                                                          : item.segment < other->segment;
            if (!earlier) {
                break;
            }
            list[at] = list[at - 1];
        }
        list[at] = item;
    }
}

/* The first by position of the monks that have all tiles around; there is one. */
static unsigned next_monastery(const struct carc_rules *rules, const struct carc_state *state)
{
    const struct monk *best = NULL;
    const struct monk *monks = view_monks(rules, state);
    for (unsigned i = 0; i < state->monks; i++) {
        struct carc_cell cell = monks[i].cell;
        bool earlier =
            !best || cell.y < best->cell.y || (cell.y == best->cell.y && cell.x < best->cell.x);
        best = monks[i].missing == 0 && earlier ? &monks[i] : best;
    }
    return best->node;
}

void score_completed(
    const struct carc_rules *rules, struct carc_state *state, struct carc_events *events)
{
    struct complete list[CARC_MAX_SEGMENTS];
    size_t count = list_complete(rules, state, list);
    state->due = 0;
    if (events) {
        sort_complete(rules, state, list, count);
    }
    for (size_t i = 0; i < count; i++) {
        score_feature(rules, state, list[i].root, (enum carc_kind)list[i].kind, events);
    }
    while (state->full_monks) {
        unsigned node = next_monastery(rules, state);
        score_feature(rules, state, node, CARC_MONASTERY, events);
    }
}
