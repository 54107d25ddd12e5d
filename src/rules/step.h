/* Parts of a turn. Private to src/rules. */
#ifndef RULES_STEP_H
#define RULES_STEP_H

#include "rules/score.h"

/* B-14: nobody's turn has ended, the next tile is drawn. */
void step_set_aside(
    const struct carc_rules *rules, struct carc_state *state, struct carc_events *events);

/* Steps 3 and 4 after the meeple decision. */
void step_finish(
    const struct carc_rules *rules, struct carc_state *state, struct carc_events *events);

static ALWAYS_INLINE void step_draw(
    const struct carc_rules *rules, struct carc_state *state, unsigned tile)
{
    view_bag(rules, state)[tile]--;
    state->bag_left--;
    state->drawn = (uint16_t)tile;
}

/* Bit i: the feature of the i-th node is held, is complete. */
struct step_seen {
    unsigned held, complete;
};

/* Looks at the features of eight nodes, the last first: so a bit is put into each set by one
 * addition. */
static ALWAYS_INLINE struct step_seen step_look(const uint16_t *roots, const uint64_t *groups)
{
    struct step_seen seen = {0, 0};
#pragma GCC unroll 8
    for (unsigned i = 8; i-- > 0;) {
        uint64_t counts = groups[roots[i]];
        seen.held += seen.held + group_held(counts);
        seen.complete += seen.complete + (group_open(counts) < 1);
    }
    return seen;
}

/* Looks at the features of the tile just laid: what may be claimed (B-21), what is due. Eight at a
 * time, as nobody can guess how many there are (LAY_SPARE_NODES). */
static ALWAYS_INLINE void step_survey(const struct carc_rules *rules, struct carc_state *state,
    const uint16_t *roots, const uint64_t *groups)
{
    const struct carc_piece *piece = &rules->pieces[state->drawn];
    unsigned first = state->nodes - (unsigned)piece->segments;
    struct step_seen seen = step_look(roots + first, groups);
    if (UNLIKELY(piece->segments > 8)) {
        struct step_seen more = step_look(roots + first + 8, groups);
        seen.held |= more.held << 8;
        seen.complete |= more.complete << 8;
    }
    unsigned able = 0u - (state->supply[state->turn_player] > 0);
    state->claims = (uint16_t)(piece->claimable & ~seen.held & able);
    state->due = (uint16_t)(piece->built & seen.held & seen.complete);
}

/* Puts a meeple on a segment of the tile just laid; the feature may be complete already. */
static inline void step_claim(
    const struct carc_rules *rules, struct carc_state *state, unsigned segment)
{
    const struct carc_piece *piece = &rules->pieces[state->drawn];
    unsigned node = view_placed(rules, state)[state->placed - 1].first + segment;
    score_put_meeple(rules, state, state->turn_player, node);
    uint64_t counts = view_groups(rules, state)[group_root(view_roots(rules, state), node)];
    unsigned complete = (unsigned)(group_open(counts) == 0) << segment;
    state->due |= (uint16_t)(piece->built & complete);
}

#endif
