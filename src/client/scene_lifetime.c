/* All games that were finished here: who played, and how well. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/lifetime_view.h"
#include "client/opponent.h"
#include "client/pictures.h"
#include "client/vacant.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"

static void tell(struct app *app, const struct diag *diag)
{
    if (diag->kept > 0) {
        ui_toast(app->ui, UI_WARN, app_fault(app, diag));
    }
}

static void read(struct lifetime_view *view)
{
    struct diag diag;
    diag_init(&diag, "");
    lifetime_finish(&view->lifetime);
    free(view->people);
    view->unread[0] = 0;
    if (lifetime_read(&view->lifetime, &diag)) {
        tell(view->app, &diag);
    } else { /* not for some seconds only: it stands where the results would */
        snprintf(view->unread, sizeof view->unread, "%s", app_fault(view->app, &diag));
    }
    view->people = lifetime_people(&view->lifetime, &view->count);
    view->chosen = 0;
}

static void *enter(struct app *app)
{
    struct lifetime_view *view = base_alloc_zero(sizeof *view);
    view->app = app;
    read(view);
    return view;
}

static void leave(struct app *app, void *memory)
{
    (void)app;
    struct lifetime_view *view = memory;
    lifetime_finish(&view->lifetime);
    free(view->people);
    free(view);
}

/* "Hard", of a computer player. */
static const char *level_of(const struct lifetime_person *person)
{
    struct record_seat seat = {.computer = true};
    memcpy(seat.level, person->who, strlen(person->who) + 1);
    size_t level = opponent_of(&seat).level;
    return level < opponent_levels() ? opponent_level(level) : _("Computer");
}

const char *lifetime_view_name(
    const struct lifetime_view *view, const struct lifetime_person *person)
{
    return person->computer ? ui_format(view->app->ui, _("Computer: %s"), level_of(person))
                            : person->name;
}

static void choose(struct lifetime_view *view, size_t number)
{
    view->chosen = number;
    ui_scroll_to(view->app->ui, "lifetime", 0);
    ui_repaint(view->app->ui);
}

static void side(struct lifetime_view *view, struct ui_rect side)
{
    struct ui *ui = view->app->ui;
    kit_side(ui, side);
    struct ui_rect rest = {side.x + 18, side.y + 28, side.w - 36, side.h - 48};
    struct ui_rect title = ui_cut_top(&rest, 42, 22);
    title.x += 14;
    title.w -= 14;
    kit_text(ui, title, kit_heading(ui, title.w, _("Results")), UI_INK, _("Results"));
    float height = 50 * (float)(view->count + 1);
    float bar = height > rest.h ? 14 : 0;
    float offset = ui_scroll_begin(ui, "people", rest, height);
    for (size_t i = 0; i <= view->count; i++) {
        const struct lifetime_person *person = i > 0 ? &view->people[i - 1] : NULL;
        struct ui_button look = {.label = person == NULL     ? _("Everybody")
                                          : person->computer ? level_of(person)
                                                             : person->name,
            .icon = person == NULL     ? UI_ICON_CHART
                    : person->computer ? UI_ICON_COMPUTER
                                       : UI_ICON_PERSON,
            .kind = UI_LIST_ITEM,
            .on = i == view->chosen};
        struct ui_rect row = {rest.x, rest.y + 50 * (float)i - offset, rest.w - bar, 46};
        if (ui_button(ui, ui_format(ui, "person-%zu", i), row, &look)) {
            choose(view, i);
        }
    }
    ui_scroll_end(ui);
}

static void page(struct lifetime_view *view, struct ui_rect rest)
{
    struct ui *ui = view->app->ui;
    if (view->count == 0) {
        struct vacant look = {.icon = UI_ICON_CHART,
            .title = _("No results yet"),
            .words = _("No game was finished yet. Each one that is will be counted here.")};
        if (*view->unread) {
            look = (struct vacant){
                UI_ICON_WARNING, _("The results cannot be read"), view->unread, true};
        }
        vacant_show(view->app, rest, &look);
        return;
    }
    struct ui_rect window = {rest.x - 16, rest.y, rest.w + 32, rest.h};
    float offset = ui_scroll_begin(ui, "lifetime", window, view->height);
    view->rest = (struct ui_rect){rest.x, rest.y - offset, rest.w, 100000};
    if (view->chosen == 0) {
        lifetime_show_all(view);
    } else {
        lifetime_show_person(view, &view->people[view->chosen - 1]);
    }
    ui_scroll_end(ui);
    float height = view->rest.y - (rest.y - offset) + 12;
    if (fabsf(view->height - height) > 0.5f) {
        view->height = height;
        ui_repaint(ui);
    }
    if (keys_hit(view->app, KEYS_DOWN)) {
        ui_scroll_to(ui, "lifetime", offset + 68);
    } else if (keys_hit(view->app, KEYS_UP)) {
        ui_scroll_to(ui, "lifetime", offset - 68);
    }
}

static void forget(struct lifetime_view *view)
{
    struct diag diag;
    diag_init(&diag, "");
    lifetime_forget(view->chosen > 0 ? &view->people[view->chosen - 1] : NULL, &diag);
    tell(view->app, &diag);
    read(view);
    view->ask = false;
    ui_repaint(view->app->ui);
}

static void question(struct lifetime_view *view)
{
    struct ui *ui = view->app->ui;
    bool all = view->chosen == 0;
    const char *name = all ? "" : lifetime_view_name(view, &view->people[view->chosen - 1]);
    const char *title = all ? _("Forget all results?") : ui_format(ui, _("Forget %s?"), name);
    const char *text = all ? _("All of this page is emptied. Saved games stay.")
                           : _("The name disappears from this page. Saved games stay.");
    float words = kit_height(ui, UI_BODY, 540 - 80, text);
    struct ui_rect rest =
        ui_dialog_begin(ui, "forget-dialog", (struct ui_point){540, 180 + words}, title);
    ui_paragraph(ui, rest, kit_type(ui, UI_BODY, UI_INK), text);
    struct ui_rect row = ui_cut_bottom(&rest, 46, 0);
    struct ui_button yes = {.label = _("Forget"), .kind = UI_PRIMARY};
    struct ui_button no = {.label = _("Cancel")};
    bool sure =
        ui_button(ui, "forget-yes", ui_cut_right(&row, ui_button_width(ui, &yes), 10), &yes);
    if (ui_button(ui, "forget-no", ui_cut_right(&row, ui_button_width(ui, &no), 0), &no) ||
        ui_shortcut(ui, "Escape")) {
        view->ask = false;
        ui_repaint(ui);
    }
    ui_dialog_end(ui);
    if (sure) {
        forget(view);
    }
}

static void bottom(struct lifetime_view *view, struct ui_rect row)
{
    struct ui *ui = view->app->ui;
    struct ui_button drop = {.label = view->chosen == 0 ? _("Forget all") : _("Forget this name"),
        .icon = UI_ICON_TRASH,
        .disabled = view->count == 0};
    struct ui_button done = {.label = _("Done"),
        .kind = view->count > 0 || *view->unread ? UI_PRIMARY : UI_PLAIN_BUTTON};
    if (ui_button(ui, "forget", ui_cut_left(&row, ui_button_width(ui, &drop), 0), &drop)) {
        view->ask = true;
        ui_repaint(ui);
    }
    float width = fmaxf(108, ui_button_width(ui, &done));
    bool closed = ui_button(ui, "done", ui_cut_right(&row, width, 0), &done);
    if (!view->ask && (closed || keys_hit(view->app, KEYS_CANCEL))) {
        scene_back(view->app);
    }
}

static void show(struct app *app, void *memory)
{
    struct lifetime_view *view = memory;
    struct ui *ui = app->ui;
    struct ui_rect screen = ui_screen(ui);
    picture_table(app);
    ui_fill(ui, screen, ui_alpha(ui_color(ui, UI_SCRIM), 0.5f));
    float edge = screen.w < 1200 ? 24 : 64;
    struct ui_rect card =
        ui_centre(screen, fminf(1200, screen.w - edge), fminf(860, screen.h - edge));
    ui_panel(ui, card, 24);
    struct ui_rect rest = card;
    side(view, ui_cut_left(&rest, screen.w < 1200 ? 236 : 284, 0));
    rest = (struct ui_rect){rest.x + 40, rest.y + 28, rest.w - 80, rest.h - 28 - 24};
    struct ui_rect row = ui_cut_bottom(&rest, 46, 12);
    page(view, rest);
    bottom(view, row);
    if (view->ask) {
        question(view);
    }
    ui_toasts(ui, (struct ui_point){24, 24}, 420);
    if (ui_input(ui)->kind == UI_QUIT) {
        ui_quit(ui);
    }
}

const struct scene scene_lifetime = {
    .name = "lifetime", .enter = enter, .show = show, .leave = leave};
