#include "client/game/turn.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

void turn_finish(struct turn *turn)
{
    free(turn->actions);
    free(turn->cells);
}

static int by_place(const void *a, const void *b)
{
    const struct turn_cell *p = a;
    const struct turn_cell *q = b;
    return p->cell.y != q->cell.y ? p->cell.y - q->cell.y : p->cell.x - q->cell.x;
}

static void read_cells(struct turn *turn)
{
    turn->cell_count = 0;
    for (size_t i = 0; i < turn->count; i++) {
        struct carc_action action = turn->actions[i];
        if (action.verb != CARC_PLACE) {
            continue;
        }
        int known = turn_find_cell(turn, action.cell);
        if (known < 0) {
            known = (int)turn->cell_count++;
            turn->cells[known] = (struct turn_cell){.cell = action.cell};
        }
        turn->cells[known].rotations |= 1 << action.rotation;
    }
    if (turn->cell_count > 0) {
        qsort(turn->cells, turn->cell_count, sizeof *turn->cells, by_place);
    }
}

void turn_read(struct turn *turn, const struct session *session, uint64_t now)
{
    size_t most = carc_max_actions(session_rules(session));
    if (turn->actions == NULL) {
        turn->actions = base_alloc(most * sizeof *turn->actions);
        turn->cells = base_alloc(most * sizeof *turn->cells);
    }
    turn->count = carc_actions(session_rules(session), session_state(session), turn->actions);
    turn->rotation = 0;
    turn->ghost = -1;
    turn->held = false;
    turn->picked = turn_is_forced(turn) ? 0 : -1;
    turn->none = false;
    turn->choice = CARC_CROP_NONE;
    turn->since = now;
    read_cells(turn);
}

int turn_find_cell(const struct turn *turn, struct carc_cell cell)
{
    for (size_t i = 0; i < turn->cell_count; i++) {
        if (carc_same_cell(turn->cells[i].cell, cell)) {
            return (int)i;
        }
    }
    return -1;
}

int turn_rotation_at(const struct turn *turn, int cell)
{
    int rotation = turn->rotation;
    while ((turn->cells[cell].rotations >> rotation & 1) == 0) {
        rotation = (rotation + 1) & 3;
    }
    return rotation;
}

bool turn_rotate(struct turn *turn, int direction)
{
    int before = turn->ghost >= 0 ? turn_rotation_at(turn, turn->ghost) : turn->rotation;
    int allowed = turn->ghost >= 0 ? turn->cells[turn->ghost].rotations : 15;
    int rotation = before;
    do {
        rotation = (rotation + direction) & 3;
    } while ((allowed >> rotation & 1) == 0);
    turn->rotation = rotation;
    return rotation != before;
}

void turn_move_ghost(struct turn *turn, int dx, int dy)
{
    if (turn->ghost < 0) {
        turn_step_ghost(turn, 1);
        return;
    }
    struct carc_cell from = turn->cells[turn->ghost].cell;
    int best = -1;
    int least = 0;
    for (size_t i = 0; i < turn->cell_count; i++) {
        int x = turn->cells[i].cell.x - from.x;
        int y = turn->cells[i].cell.y - from.y;
        int along = x * dx + y * dy;
        int across = abs(x * dy) + abs(y * dx);
        int cost = along + 2 * across;
        if (along > 0 && (best < 0 || cost < least)) {
            best = (int)i;
            least = cost;
        }
    }
    turn->ghost = best >= 0 ? best : turn->ghost;
}

/* The first one is a cell where the tile fits as it is. */
static int first_cell(const struct turn *turn)
{
    for (size_t i = 0; i < turn->cell_count; i++) {
        if (turn->cells[i].rotations >> turn->rotation & 1) {
            return (int)i;
        }
    }
    return turn->cell_count > 0 ? 0 : -1;
}

void turn_step_ghost(struct turn *turn, int step)
{
    int count = (int)turn->cell_count;
    if (turn->ghost < 0) {
        turn->ghost = first_cell(turn);
    } else {
        turn->ghost = (turn->ghost + step + count) % count;
    }
}

size_t turn_pick_count(const struct turn *turn)
{
    size_t count = turn->count;
    while (count > 0 && turn->actions[count - 1].verb == CARC_PASS) {
        count--;
    }
    return count;
}

int turn_find_pick(const struct turn *turn, struct carc_action action)
{
    for (size_t i = 0; i < turn_pick_count(turn); i++) {
        if (carc_same_action(turn->actions[i], action)) {
            return (int)i;
        }
    }
    return -1;
}

bool turn_may_pass(const struct turn *turn)
{
    return turn->count > 0 && turn->actions[turn->count - 1].verb == CARC_PASS;
}

bool turn_is_forced(const struct turn *turn)
{
    return turn->count == 1 && turn->actions[0].verb == CARC_RETURN;
}
