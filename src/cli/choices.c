#include "cli/choices.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/tables.h"
#include "notation/action.h"

void choices_init(struct choices *choices)
{
    memset(choices, 0, sizeof *choices);
}

void choices_finish(struct choices *choices)
{
    free(choices->actions);
    free(choices->first);
    free(choices->marks);
    choices_init(choices);
}

/* By row, column and rotation. */
static int compare_places(const void *left, const void *right)
{
    const struct carc_action *a = left;
    const struct carc_action *b = right;
    if (a->cell.y != b->cell.y) {
        return a->cell.y - b->cell.y;
    }
    if (a->cell.x != b->cell.x) {
        return a->cell.x - b->cell.x;
    }
    return a->rotation - b->rotation;
}

static void drop_look_alikes(struct choices *choices)
{
    size_t kept = 0;
    for (size_t i = 0; i < choices->action_count; i++) {
        if (!carc_is_look_alike(session_rules(choices->session), session_state(choices->session),
                choices->actions[i])) {
            choices->actions[kept++] = choices->actions[i];
        }
    }
    choices->action_count = kept;
}

/* One choice for each cell, or for each rotation at the chosen cell, or for each action. */
static void number_choices(struct choices *choices)
{
    bool places = session_state(choices->session)->phase == CARC_PHASE_TILE;
    choices->count = 0;
    choices->mark_count = 0;
    for (size_t i = 0; i < choices->action_count; i++) {
        struct carc_cell cell = choices->actions[i].cell;
        if (places && choices->cell_chosen && !carc_same_cell(cell, choices->cell)) {
            continue;
        }
        bool marked = places && !choices->cell_chosen;
        if (marked && i > 0 && carc_same_cell(cell, choices->actions[i - 1].cell)) {
            continue;
        }
        if (marked) {
            struct notation_mark *mark = &choices->marks[choices->mark_count++];
            mark->cell = cell;
            snprintf(mark->text, sizeof mark->text, "%d", (int)(choices->count + 1) % 10000);
        }
        choices->first[choices->count++] = i;
    }
}

void choices_list(struct choices *choices, const struct session *session)
{
    size_t room = carc_max_actions(session_rules(session));
    choices_finish(choices);
    choices->session = session;
    choices->actions = base_alloc(room * sizeof choices->actions[0]);
    choices->first = base_alloc(room * sizeof choices->first[0]);
    choices->marks = base_alloc(room * sizeof choices->marks[0]);
    choices->action_count =
        carc_actions(session_rules(session), session_state(session), choices->actions);
    if (session_state(session)->phase == CARC_PHASE_TILE) {
        drop_look_alikes(choices);
        qsort(choices->actions, choices->action_count, sizeof choices->actions[0], compare_places);
    }
    number_choices(choices);
}

static void write_rotations(const struct choices *choices, bool unicode, struct text *out)
{
    const struct carc_rules *rules = session_rules(choices->session);
    const struct carc_tile *tile = &rules->set.tiles[session_state(choices->session)->drawn];
    for (size_t i = 0; i < choices->count; i++) {
        int rotation = choices->actions[choices->first[i]].rotation;
        text_printf(out, "%3zu  r%d\n", i + 1, rotation);
        notation_tile_picture(tile, rotation, unicode, out);
    }
}

/* What a claim, an addition or a return would be about. */
static void write_spot(const struct choices *choices, struct carc_action action, struct text *out)
{
    const struct carc_rules *rules = session_rules(choices->session);
    const struct carc_state *state = session_state(choices->session);
    struct carc_cell cell = action.cell;
    if (action.verb == CARC_CLAIM) {
        cell = carc_placement(rules, state, state->placed - 1).cell;
    }
    text_printf(out, "%-7s", carc_verb_name((enum carc_verb)action.verb));
    table_feature(choices->session, carc_node_at(rules, state, cell, action.item), out);
}

static void write_crop(const struct choices *choices, struct carc_action action, struct text *out)
{
    enum carc_symbol symbol =
        carc_crop_symbol(session_rules(choices->session), session_state(choices->session));
    const char *role = carc_role_name(carc_symbol_kind(symbol));
    if (action.item == CARC_CROP_A) {
        text_printf(out, "A: everybody adds a %s beside one of theirs\n", role);
    } else {
        text_printf(out, "B: everybody takes a %s back\n", role);
    }
}

static void write_actions(const struct choices *choices, struct text *out)
{
    const struct carc_rules *rules = session_rules(choices->session);
    const struct carc_state *state = session_state(choices->session);
    for (size_t i = 0; i < choices->count; i++) {
        struct carc_action action = choices->actions[choices->first[i]];
        text_printf(out, "%3zu  ", i + 1);
        switch ((enum carc_verb)action.verb) {
        case CARC_CLAIM:
        case CARC_ADD:
        case CARC_RETURN: write_spot(choices, action, out); break;
        case CARC_CROP: write_crop(choices, action, out); break;
        case CARC_DRAW:
        case CARC_PLACE:
        case CARC_PASS:
        case CARC_VERB_COUNT:
            notation_write_action(rules, state, action, out);
            text_add_char(out, '\n');
            break;
        }
    }
}

void choices_write(const struct choices *choices, bool unicode, struct text *out)
{
    const struct carc_rules *rules = session_rules(choices->session);
    const struct carc_state *state = session_state(choices->session);
    if (state->phase != CARC_PHASE_TILE) {
        write_actions(choices, out);
    } else if (choices->cell_chosen) {
        write_rotations(choices, unicode, out);
    } else {
        text_add(out, "The tile, as printed:\n");
        notation_tile_picture(&rules->set.tiles[state->drawn], 0, unicode, out);
        if (choices->count == 1) {
            text_add(out, "It fits only at the cell 1 on the board.\n");
        } else {
            text_printf(out, "It fits at the cells 1 to %zu on the board.\n", choices->count);
        }
    }
}

bool choices_take(struct choices *choices, size_t number, struct carc_action *action)
{
    assert(number < choices->count);
    *action = choices->actions[choices->first[number]];
    if (session_state(choices->session)->phase != CARC_PHASE_TILE || choices->cell_chosen) {
        return true;
    }
    choices->cell_chosen = true;
    choices->cell = action->cell;
    number_choices(choices);
    if (choices->count == 1) {
        return true;
    }
    return false;
}

int choices_find_cell(const struct choices *choices, struct carc_cell cell)
{
    for (size_t i = 0; i < choices->mark_count; i++) {
        if (carc_same_cell(choices->marks[i].cell, cell)) {
            return (int)i;
        }
    }
    return -1;
}
