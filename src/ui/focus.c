/* Who has the pointer and who has the keyboard. */
#include <float.h>
#include <math.h>
#include <string.h>

#include "ui/private.h"

static void copy_id(char out[UI_ID_SIZE], const char *id)
{
    SDL_strlcpy(out, id, UI_ID_SIZE);
}

/* The uppermost thing below the pointer; NULL: none of the upper layer. */
static const struct ui_shown *find_below(const struct ui *ui, const struct ui_shown_list *list)
{
    for (size_t i = list->count; i-- > 0;) {
        const struct ui_shown *shown = &list->items[i];
        if (shown->layer < list->top_layer) {
            return NULL;
        }
        if (strcmp(shown->kind, "text") != 0 && ui_rect_has(shown->visible, ui->pointer)) {
            return shown;
        }
    }
    return NULL;
}

/* It lies behind what is pressed, as the board and the panels do. */
static bool is_ground(const struct ui_shown *shown)
{
    return strcmp(shown->kind, "area") == 0 || strcmp(shown->kind, "panel") == 0;
}

/* How far away the pointer is; FLT_MAX where the thing is not met even when its target is large. */
static float distance_to(const struct ui_shown *shown, struct ui_point at)
{
    struct ui_rect box = shown->visible;
    if (!*shown->id || is_ground(shown) || shown->state & (UI_DISABLED | UI_HIDDEN)) {
        return FLT_MAX;
    }
    float x = fmaxf(fmaxf(box.x - at.x, at.x - box.x - box.w), 0);
    float y = fmaxf(fmaxf(box.y - at.y, at.y - box.y - box.h), 0);
    float room_x = fmaxf((UI_TARGET - box.w) / 2, 0);
    float room_y = fmaxf((UI_TARGET - box.h) / 2, 0);
    return x <= room_x && y <= room_y ? hypotf(x, y) : FLT_MAX;
}

/* The nearest thing that can be pressed and stands upon `ground` (NULL: upon nothing). */
static const struct ui_shown *find_near(
    const struct ui *ui, const struct ui_shown_list *list, const struct ui_shown *ground)
{
    const struct ui_shown *best = NULL;
    float least = FLT_MAX;
    for (size_t i = list->count; i-- > 0 && &list->items[i] != ground;) {
        const struct ui_shown *shown = &list->items[i];
        float distance = shown->layer < list->top_layer || strcmp(shown->kind, "text") == 0
                             ? FLT_MAX
                             : distance_to(shown, ui->pointer);
        if (distance < least) {
            least = distance;
            best = shown;
        }
    }
    return best;
}

void ui_find_hot(struct ui *ui)
{
    const struct ui_shown_list *list = ui_complete_list(ui);
    const struct ui_shown *below = find_below(ui, list);
    if (ui->large_targets && (below == NULL || is_ground(below))) {
        const struct ui_shown *near = find_near(ui, list, below);
        below = near != NULL ? near : below;
    }
    const char *hot = below != NULL ? below->id : "";
    struct ui_hands *hands = &ui->hands;
    if (strcmp(hot, hands->hot) != 0) {
        copy_id(hands->hot, hot);
        hands->hot_since = ui->now;
        ui->dirty = true;
    }
    if (ui->input.kind == UI_PRESS && ui->input.button == UI_LEFT_BUTTON) {
        copy_id(hands->active, hot);
        hands->focus_shown = false;
        hands->double_press = ui->input.clicks == 2;
        const struct ui_shown *shown = ui_shown_find(ui, hot);
        bool takes = shown && shown->state & UI_FOCUSABLE && !(shown->state & UI_DISABLED);
        copy_id(hands->focus, takes ? hot : "");
    }
}

bool ui_has_focus(const struct ui *ui, const char *id)
{
    return *id && strcmp(ui->hands.focus, id) == 0;
}

void ui_set_focus(struct ui *ui, const char *id, bool shown)
{
    struct ui_hands *hands = &ui->hands;
    copy_id(hands->focus, id);
    hands->focus_shown = shown;
    hands->focus_moved = true;
    ui->dirty = ui->stale = true;
}

void ui_focus(struct ui *ui, const char *id)
{
    ui_set_focus(ui, id, true);
}

const char *ui_focused(const struct ui *ui)
{
    return ui->hands.focus;
}

bool ui_activates(struct ui *ui, const char *id)
{
    const struct ui_input *input = ui_input(ui);
    bool key = ui_key_is(input, "Return") || ui_key_is(input, "Space");
    bool pad = input->kind == UI_PAD && input->button == SDL_CONTROLLER_BUTTON_A;
    if (!ui_has_focus(ui, id) || !ui->hands.focus_shown || !(key || pad) || input->repeat) {
        return false;
    }
    ui_take(ui);
    return true;
}

static bool can_focus(const struct ui_shown *shown, int layer)
{
    return shown->state & UI_FOCUSABLE && !(shown->state & UI_DISABLED) && shown->layer == layer;
}

static const struct ui_shown *focused_item(const struct ui *ui, const struct ui_shown_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        if (ui_has_focus(ui, list->items[i].id)) {
            return &list->items[i];
        }
    }
    return NULL;
}

/* The next one in the order of drawing, round and round. */
static void focus_step(struct ui *ui, int step)
{
    const struct ui_shown_list *list = &ui->lists[ui->list];
    const struct ui_shown *from = focused_item(ui, list);
    size_t count = list->count;
    size_t start = from ? (size_t)(from - list->items) : step > 0 ? count - 1 : 0;
    for (size_t i = 1; i <= count; i++) {
        size_t at = step > 0 ? (start + i) % count : (start + count - i) % count;
        if (can_focus(&list->items[at], list->top_layer)) {
            ui_set_focus(ui, list->items[at].id, true);
            return;
        }
    }
}

/* The nearest one in that direction, where sideways distance counts double. */
static void focus_towards(struct ui *ui, int dx, int dy)
{
    const struct ui_shown_list *list = &ui->lists[ui->list];
    const struct ui_shown *from = focused_item(ui, list);
    if (!from) {
        focus_step(ui, 1);
        return;
    }
    const struct ui_shown *best = NULL;
    float best_cost = FLT_MAX;
    for (size_t i = 0; i < list->count; i++) {
        const struct ui_shown *to = &list->items[i];
        float x = to->rect.x + to->rect.w / 2 - from->rect.x - from->rect.w / 2;
        float y = to->rect.y + to->rect.h / 2 - from->rect.y - from->rect.h / 2;
        float along = x * (float)dx + y * (float)dy;
        float across = fabsf(x * (float)dy) + fabsf(y * (float)dx);
        float cost = along + 2 * across;
        if (can_focus(to, list->top_layer) && along > 1 && cost < best_cost) {
            best = to;
            best_cost = cost;
        }
    }
    if (best) {
        ui_set_focus(ui, best->id, true);
    }
}

static bool direction_of(const struct ui_input *input, int *dx, int *dy)
{
    static const struct {
        const char *key;
        int button, dx, dy;
    } directions[] = {{"Left", SDL_CONTROLLER_BUTTON_DPAD_LEFT, -1, 0},
        {"Right", SDL_CONTROLLER_BUTTON_DPAD_RIGHT, 1, 0},
        {"Up", SDL_CONTROLLER_BUTTON_DPAD_UP, 0, -1},
        {"Down", SDL_CONTROLLER_BUTTON_DPAD_DOWN, 0, 1}};
    for (size_t i = 0; i < SDL_arraysize(directions); i++) {
        if ((input->kind == UI_PAD && input->button == directions[i].button) ||
            ui_key_is(input, directions[i].key)) {
            *dx = directions[i].dx;
            *dy = directions[i].dy;
            return true;
        }
    }
    return false;
}

void ui_focus_keys(struct ui *ui)
{
    const struct ui_input *input = &ui->input;
    if (ui->pass_kind == UI_NONE) {
        ui->hands.focus_moved = false;
    }
    int dx, dy;
    if (ui->lists[!ui->list].top_layer != ui->lists[ui->list].top_layer) {
        return;
    }
    if (ui_key_is(input, "Tab")) {
        focus_step(ui, 1);
    } else if (ui_key_is(input, "Shift+Tab")) {
        focus_step(ui, -1);
    } else if (direction_of(input, &dx, &dy)) {
        focus_towards(ui, dx, dy);
    }
}

/* A layer that opens takes the focus (to its first widget, if the keyboard is in use), and gives
 * it back when it closes. */
void ui_focus_settle(struct ui *ui)
{
    int before = ui->lists[!ui->list].top_layer;
    int after = ui->lists[ui->list].top_layer;
    struct ui_hands *hands = &ui->hands;
    if (after > before && after < UI_LAYERS) {
        copy_id(hands->remembered[after], hands->focus);
        hands->remembered_shown[after] = hands->focus_shown;
        const struct ui_shown *now = focused_item(ui, &ui->lists[ui->list]);
        if (!now || now->layer != after) {
            bool shown = hands->focus_shown;
            copy_id(hands->focus, "");
            if (shown) {
                focus_step(ui, 1);
            }
        }
    } else if (after < before && before < UI_LAYERS) {
        /* As it was: a button that was clicked must not hold Return and Space from now on. */
        copy_id(hands->focus, hands->remembered[after + 1]);
        hands->focus_shown = hands->remembered_shown[after + 1];
    }
    if (after != before) {
        ui->dirty = ui->stale = true;
    }
}
