#include "layout.h"

#include <criterion/criterion.h>
#include <string.h>

#include "ui/shown.h"
#include "ui/widget.h"

#define SLACK 2.0f /* lines of text lie closer than their letters are high */

/* Texts of the user and of files end in "…" where they must. */
static bool may_be_cut(const struct ui_shown *shown)
{
    static const char *const own[] = {"Player ", "/", ".carc", "Ann"};
    for (size_t i = 0; i < sizeof own / sizeof *own; i++) {
        if (strstr(shown->label, own[i]) != NULL) {
            return true;
        }
    }
    return false;
}

static bool is_text(const struct ui_shown *shown)
{
    return strcmp(shown->kind, "text") == 0;
}

static struct ui_rect seen(const struct ui_shown *shown)
{
    return ui_overlap(shown->ink, shown->visible);
}

static void check_text(const struct ui_shown *shown, const char *what)
{
    size_t size = strlen(shown->label);
    bool shortened = size > 3 && strcmp(shown->label + size - 3, "\xE2\x80\xA6") == 0;
    cr_expect(!((shown->state & UI_CUT) || shortened) || may_be_cut(shown),
        "%s: \"%s\" is cut off (%g wide)", what, shown->label, (double)shown->rect.w);
}

static void check_inside(const struct ui_shown *shown, struct ui_rect screen, const char *what)
{
    struct ui_rect rect = seen(shown);
    struct ui_rect inside = ui_overlap(rect, screen);
    bool all = inside.w > rect.w - 1 && inside.h > rect.h - 1;
    bool matters = is_text(shown) || shown->state & UI_FOCUSABLE;
    cr_expect(
        all || !matters, "%s: %s \"%s\" lies outside of the window", what, shown->id, shown->label);
}

/* What lies on the table: it may be moved under everything else, and lies close. */
static bool on_table(const struct ui_shown *shown)
{
    static const char *const kinds[] = {"area", "cell", "spot", "candidate", "taken", "scroll"};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (strcmp(shown->kind, kinds[i]) == 0) {
            return true;
        }
    }
    return false;
}

static bool meets(const struct ui_shown *shown)
{
    return (*shown->id || is_text(shown)) && !on_table(shown) &&
           !(shown->state & (UI_HIDDEN | UI_UNDER));
}

static bool holds(struct ui_rect outer, struct ui_rect inner)
{
    struct ui_rect both = ui_overlap(outer, inner);
    return both.w > inner.w - SLACK && both.h > inner.h - SLACK;
}

/* A widget may hold others and texts that are drawn on it; all else keeps apart. */
static void check_pair(const struct ui_shown *below, const struct ui_shown *above, const char *what)
{
    struct ui_rect both = ui_overlap(seen(below), seen(above));
    bool apart = both.w <= SLACK || both.h <= SLACK;
    bool on_it = !is_text(below) && holds(seen(below), seen(above));
    bool shadow = is_text(below) && strcmp(below->label, above->label) == 0;
    cr_expect(apart || on_it || shadow, "%s: %s %s \"%s\" lies over %s %s \"%s\"", what,
        above->kind, above->id, above->label, below->kind, below->id, below->label);
}

/* Tips and cards of what the pointer rests on lie over anything. */
static void point_nowhere(struct player *player)
{
    ui_post(player->app.ui, &(struct ui_input){.kind = UI_MOVE, .at = {-1, -1}});
    player_rest(player);
}

void layout_check(struct player *player, const char *what)
{
    point_nowhere(player);
    const struct ui *ui = player->app.ui;
    struct ui_rect screen = ui_screen(ui);
    for (size_t i = 0; i < ui_shown_count(ui); i++) {
        const struct ui_shown *shown = ui_shown_at(ui, i);
        if (!(shown->state & UI_HIDDEN)) {
            check_text(shown, what);
            check_inside(shown, screen, what);
        }
        for (size_t k = 0; k < i && meets(shown); k++) {
            const struct ui_shown *below = ui_shown_at(ui, k);
            if (meets(below) && below->layer == shown->layer) {
                check_pair(below, shown, what);
            }
        }
    }
}
