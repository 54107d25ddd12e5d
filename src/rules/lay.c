#include "rules/lay.h"

#include "rules/fits.h"
#include "rules/grid.h"
#include "rules/laying.h"

int lay_open_at(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_cell cell)
{
    unsigned value = view_grid(rules, state, view_index(rules, cell));
    if (value <= rules->layout.max_tiles) {
        return -1;
    }
    int open = (int)(value - rules->layout.max_tiles - 1);
    /* A far cell may share the index of an open one. */
    return carc_same_cell(view_open_cells(rules, state)[open], cell) ? open : -1;
}

enum carc_result lay_try(const struct carc_rules *rules, const struct carc_state *state,
    struct carc_cell cell, unsigned fit)
{
    if (carc_placement_at(rules, state, cell) >= 0) {
        return CARC_CELL_TAKEN;
    }
    int open = lay_open_at(rules, state, cell);
    if (open < 0) {
        return CARC_NO_NEIGHBOUR;
    }
    unsigned clash = view_forbids(rules, state)[open] & fit;
    for (unsigned edge = 0; edge < CARC_EDGES; edge++) {
        if (clash >> 3 * edge & 7) {
            return (enum carc_result)(CARC_NORTH_EDGE + (int)edge);
        }
    }
    return CARC_OK;
}

bool lay_fits_somewhere(
    const struct carc_rules *rules, const struct carc_state *state, unsigned tile)
{
    const struct carc_piece *piece = &rules->pieces[tile];
    const uint16_t *forbids = view_forbids(rules, state);
    for (int i = 0; i < piece->rotations; i++) {
        if (fits_anywhere(forbids, state->open, rules->oriented[tile][piece->distinct[i]].fit)) {
            return true;
        }
    }
    return false;
}

int lay_missing_around(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_cell cell)
{
    int missing = 0;
    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
            struct carc_cell near = {(int16_t)(cell.x + dx), (int16_t)(cell.y + dy)};
            unsigned value = view_grid(rules, state, view_index(rules, near));
            missing += value == 0 || value > rules->layout.max_tiles;
        }
    }
    return missing;
}

FOR_NEWER_MACHINES
void lay_tile(const struct carc_rules *rules, struct carc_state *state, unsigned tile,
    unsigned rotation, struct carc_cell cell)
{
    struct laying_place place = {
        tile * CARC_ROTATIONS + rotation, lay_open_at(rules, state, cell), cell};
    if (LIKELY(rules->layout.plain)) {
        const struct table table = table_of(rules, state, true);
        laying_do(rules, &table, place);
    } else {
        const struct table table = table_of(rules, state, false);
        laying_do(rules, &table, place);
    }
}
