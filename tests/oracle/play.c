#include "play.h"

#include <stdlib.h>

#include "base/rng.h"
#include "compare.h"
#include "notation/action.h"
#include "notation/board.h"
#include "refuse.h"

#define HISTORY (CARC_MAX_BAG * 16)
#define SMALL_STATE (16 * 1024)
#define TRIES 6 /* illegal actions after each legal one */

/* How the players of one game behave. */
struct style {
    uint32_t compact; /* of 100 placements how many go where most neighbours are */
    uint32_t spread;  /* how many go where fewest are, far from the middle */
    uint32_t claim;   /* of 100 chances to claim how many are used */
    uint32_t add;     /* of 100 crop circles how many are A */
};

struct play {
    struct play_count counts;
    struct oracle oracle;
    struct rng rng;
    struct style style;
    struct carc_state *state;
    struct carc_state *copy;
    size_t state_size;
    struct carc_action *list;
    struct carc_events events;
    size_t history_count;
    struct carc_action history[HISTORY];
};

struct play *play_create(void)
{
    struct play *play = base_alloc(sizeof *play);
    memset(play, 0, sizeof *play);
    return play;
}

void play_destroy(struct play *play)
{
    if (play != NULL) {
        free(play->state);
        free(play->copy);
        free(play->list);
        free(play->events.items);
        free(play);
    }
}

const struct play_count *play_counts(const struct play *play)
{
    return &play->counts;
}

static void make_room(struct play *play, const struct carc_rules *rules)
{
    play->state_size = carc_state_size(rules);
    play->state = base_realloc(play->state, play->state_size);
    play->copy = base_realloc(play->copy, play->state_size);
    play->list = base_realloc(play->list, carc_max_actions(rules) * sizeof *play->list);
    play->events.capacity = carc_max_events(rules);
    play->events.items =
        base_realloc(play->events.items, play->events.capacity * sizeof *play->events.items);
}

static struct style any_style(struct rng *rng)
{
    static const uint32_t compact[] = {0, 0, 40, 85, 100};
    static const uint32_t spread[] = {0, 100, 30, 0, 0};
    uint32_t shape = rng_below(rng, 5);
    return (struct style){
        compact[shape], spread[shape], 20 + rng_below(rng, 80), 10 + rng_below(rng, 80)};
}

/* How snugly a cell lies: each neighbour counts, corners too; then closeness to the middle. */
static int snugness(const struct oracle *oracle, struct carc_cell cell)
{
    int neighbours = 0;
    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
            bool edge = dx == 0 || dy == 0;
            neighbours += oracle_at(oracle, cell.x + dx, cell.y + dy) >= 0 ? 1 + edge : 0;
        }
    }
    return 1000 * neighbours - abs(cell.x) - abs(cell.y);
}

static struct carc_action choose_place(struct play *play, size_t count)
{
    uint32_t mood = rng_below(&play->rng, 100);
    struct carc_action choice = play->list[rng_below(&play->rng, (uint32_t)count)];
    bool compact = mood < play->style.compact;
    bool spread = !compact && mood < play->style.compact + play->style.spread;
    if (!compact && !spread) {
        return choice;
    }
    for (size_t i = 0; i < count; i++) {
        int other = snugness(&play->oracle, play->list[i].cell);
        int best = snugness(&play->oracle, choice.cell);
        if (compact ? other > best : other < best) {
            choice = play->list[i];
        }
    }
    return choice;
}

static struct carc_action choose(struct play *play, size_t count)
{
    const struct carc_action *list = play->list;
    uint32_t number = rng_below(&play->rng, (uint32_t)count);
    switch (play->oracle.phase) {
    case CARC_PHASE_TILE: return choose_place(play, count);
    case CARC_PHASE_MEEPLE:
        if (count > 1 && rng_below(&play->rng, 100) < play->style.claim) {
            return list[rng_below(&play->rng, (uint32_t)count - 1)];
        }
        return list[count - 1];
    case CARC_PHASE_CROP_CHOICE: return list[rng_below(&play->rng, 100) >= play->style.add];
    default: return list[number];
    }
}

/* Every listed action applies (of a state that takes long to copy, a sample). */
static bool try_listed(
    struct play *play, const struct carc_rules *rules, size_t count, const struct compare *compare)
{
    size_t step = play->state_size <= SMALL_STATE ? 1 : 1 + count / 8;
    for (size_t i = 0; i < count; i += step) {
        struct carc_action action = play->list[i];
        enum carc_result may = carc_try(rules, play->state, action);
        memcpy(play->copy, play->state, play->state_size);
        enum carc_result did = carc_apply(rules, play->copy, action, NULL);
        bool changed = memcmp(play->copy, play->state, play->state_size) != 0;
        if (!compare_number(compare, "a listed action is tried", may, CARC_OK) ||
            !compare_number(compare, "a listed action is applied", did, CARC_OK) ||
            !compare_number(compare, "a listed action does something", changed, true)) {
            return false;
        }
    }
    return true;
}

static bool is_listed(const struct play *play, size_t count, struct carc_action action)
{
    for (size_t i = 0; i < count; i++) {
        if (carc_same_action(play->list[i], action)) {
            return true;
        }
    }
    return false;
}

static bool compare_reason(
    const struct compare *compare, struct carc_action action, enum carc_result reason)
{
    bool is_true = refuse_is_true(compare->oracle, action, reason);
    return compare_number(compare, carc_result_text(reason), is_true, true);
}

/* What is not listed is refused and changes no byte. */
static bool try_others(
    struct play *play, const struct carc_rules *rules, size_t count, const struct compare *compare)
{
    for (int i = 0; i < TRIES; i++) {
        struct carc_action action = refuse_invent(&play->rng, &play->oracle, play->list, count);
        if (is_listed(play, count, action)) {
            continue;
        }
        play->counts.refusals++;
        play->events.count = 0;
        play->events.lost = 0;
        memcpy(play->copy, play->state, play->state_size);
        enum carc_result may = carc_try(rules, play->state, action);
        enum carc_result did = carc_apply(rules, play->state, action, &play->events);
        bool changed = memcmp(play->copy, play->state, play->state_size) != 0;
        if (!compare_number(compare, "an unlisted action is refused", may != CARC_OK, true) ||
            !compare_number(compare, "for the same reason twice", did, may) ||
            !compare_reason(compare, action, may) ||
            !compare_number(compare, "a refused action changes something", changed, false) ||
            !compare_number(compare, "events of a refused action",
                (long long)(play->events.count + play->events.lost), 0)) {
            play->history[play->history_count++] = action;
            return false;
        }
    }
    return true;
}

/* A draw lays nothing, so the features are asked again only after what follows it. The placements
 * of the tile in hand are compared in every turn, those of all other types in every third. */
static bool check_position(struct play *play, const struct compare *compare)
{
    enum carc_phase phase = play->oracle.phase;
    return compare_position(compare) && (phase == CARC_PHASE_TILE || compare_features(compare)) &&
           compare_actions(compare) && (phase != CARC_PHASE_DRAW || compare_fits(compare));
}

/* Does the action in both and checks that the unchecked way does the same. */
static bool step(struct play *play, const struct carc_rules *rules, struct carc_action action,
    const struct compare *compare)
{
    play->counts.actions++;
    play->counts.crops += action.verb == CARC_CROP;
    play->history[play->history_count++] = action;
    play->events.count = 0;
    play->events.lost = 0;
    memcpy(play->copy, play->state, play->state_size);
    carc_apply_legal(rules, play->copy, action, NULL);
    enum carc_result result = carc_apply(rules, play->state, action, &play->events);
    oracle_apply(&play->oracle, action);
    bool same = memcmp(play->copy, play->state, play->state_size) == 0;
    return compare_number(compare, "result", result, CARC_OK) &&
           compare_number(compare, "applied with and without checks alike", same, true) &&
           compare_events(compare, &play->events);
}

static bool play_on(
    struct play *play, const struct carc_rules *rules, const struct compare *compare)
{
    for (;;) {
        if (!check_position(play, compare)) {
            return false;
        }
        size_t count = carc_actions(rules, play->state, play->list);
        if (!try_listed(play, rules, count, compare) || !try_others(play, rules, count, compare)) {
            return false;
        }
        if (count == 0) {
            return compare_number(
                compare, "nothing left to do", play->oracle.phase, CARC_PHASE_OVER);
        }
        if (!step(play, rules, choose(play, count), compare)) {
            return false;
        }
    }
}

/* The game up to the difference, as lines of a record, and the board. */
static void tell_story(
    struct play *play, const struct carc_rules *rules, int players, struct text *fault)
{
    text_printf(fault, "\nplayers %d, field scoring F%d, small city %d, scope %d\n", players,
        rules->options.field_scoring, rules->options.small_city, rules->options.cc_add_scope);
    carc_start(rules, players, play->copy);
    for (size_t i = 0; i < play->history_count; i++) {
        if (carc_try(rules, play->copy, play->history[i]) != CARC_OK) {
            text_printf(fault, "refused: verb %u, rotation %u, item %u, cell %d,%d\n",
                play->history[i].verb, play->history[i].rotation, play->history[i].item,
                play->history[i].cell.x, play->history[i].cell.y);
            break;
        }
        notation_write_action(rules, play->copy, play->history[i], fault);
        text_add(fault, "\n");
        carc_apply(rules, play->copy, play->history[i], NULL);
    }
    notation_board_picture(rules, play->copy, NULL, fault);
}

bool play_game(struct play *play, const struct carc_rules *rules, int players, uint64_t seed,
    struct text *fault)
{
    make_room(play, rules);
    rng_seed(&play->rng, seed);
    play->style = any_style(&play->rng);
    play->history_count = 0;
    oracle_start(&play->oracle, rules, players);
    memset(play->state, 0xa5, play->state_size); /* carc_start leaves no byte unset */
    carc_start(rules, players, play->state);
    struct compare compare = {rules, play->state, &play->oracle, &play->counts.checks, fault};
    bool same = play_on(play, rules, &compare);
    play->counts.games++;
    play->counts.aside += (unsigned long long)play->oracle.set_aside;
    if (!same) {
        tell_story(play, rules, players, fault);
    }
    return same;
}
