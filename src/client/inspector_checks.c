/* What is wrong with the file: the same as `carc check` says, and the tiles that it is about. */
#include <math.h>
#include <string.h>

#include "client/inspector.h"
#include "client/words.h"
#include "ui/draw.h"

#define FACE 52.0f

/* "mine.yaml:12:5", as far as that is known. */
static const char *place_of(const struct inspector *inspector, const struct diag_message *message)
{
    struct ui *ui = inspector->app->ui;
    const char *name = inspector_file_name(inspector);
    struct diag_place place = message->place;
    return place.line == 0     ? name
           : place.column == 0 ? ui_format(ui, "%s:%d", name, place.line)
                               : ui_format(ui, "%s:%d:%d", name, place.line, place.column);
}

static void finding(struct inspector *inspector, struct ui_rect *rest, size_t number, bool picture)
{
    struct ui *ui = inspector->app->ui;
    const struct diag_message *message = &inspector->said.diag.messages[number];
    int tile = inspector->said.tile[number];
    bool leads = picture && tile >= 0 && tile < (int)inspector->set.count;
    bool error = message->severity == DIAG_ERROR;
    const char *place = place_of(inspector, message);
    float width = rest->w - 24 - (leads ? FACE + 12 : 32);
    float head = kit_height(ui, UI_SMALL_BOLD, width, place);
    float words = kit_height(ui, UI_SMALL, width, message->text);
    struct ui_rect card = ui_cut_top(rest, fmaxf(head + words + 24, leads ? FACE + 20 : 0), 8);
    struct ui_thing thing = {.kind = "finding",
        .label = message->text,
        .state = leads ? UI_FOCUSABLE | (tile == inspector->tile ? UI_ON : 0u) : 0u};
    struct ui_reply reply = {.clicked = false};
    if (leads) {
        reply = ui_react_as(ui, ui_format(ui, "finding-%zu", number), card, thing);
    }
    if (reply.clicked) {
        inspector_choose(inspector, tile);
    }
    ui_round(ui, card, 12, ui_color(ui, error ? UI_ERROR_WASH : UI_AMBER_WASH));
    if (reply.hover || (leads && tile == inspector->tile)) {
        ui_frame(ui, card, 12,
            (struct ui_pen){ui_edge(ui, 2), ui_color(ui, error ? UI_ERROR : UI_AMBER), 0, 0});
    }
    struct ui_rect inside = {card.x + 12, card.y + 10, card.w - 24, card.h - 20};
    if (leads) {
        struct ui_rect square = ui_cut_left(&inside, FACE, 12);
        square.h = FACE;
        sample_tile(inspector->app, square,
            ui_format(ui, "inspected-%u-%d", inspector->readings, tile),
            &inspector->set.tiles[tile], 0);
    } else {
        struct ui_rect icon = ui_cut_left(&inside, 22, 10);
        icon.h = 22;
        ui_icon(ui, icon, UI_ICON_WARNING, ui_color(ui, error ? UI_ERROR : UI_AMBER));
    }
    ui_paragraph(ui, ui_cut_top(&inside, head, 2), kit_type(ui, UI_SMALL_BOLD, UI_INK), place);
    ui_paragraph(ui, inside, kit_type(ui, UI_SMALL, UI_INK), message->text);
    if (reply.focused) {
        ui_focus_ring(ui, card, 12, false);
    }
}

void inspector_show_findings(
    struct inspector *inspector, struct ui_rect *rest, enum inspector_scope scope)
{
    size_t before = 0;
    for (size_t i = 0; i < inspector->said.diag.kept; i++) {
        bool mine = !inspector->old && inspector->said.tile[i] == inspector->tile;
        if (scope == INSPECTOR_OF_ALL || mine) {
            finding(inspector, rest, i, scope == INSPECTOR_OF_ALL);
            before++;
        }
    }
    if (before > 0) {
        ui_cut_top(rest, 6, 0);
    }
}

/* One line on what became of the checks. */
static void verdict(struct inspector *inspector, struct ui_rect *rest)
{
    struct ui *ui = inspector->app->ui;
    const struct diag *diag = &inspector->said.diag;
    bool fine = diag->errors + diag->warnings == 0;
    const char *errors =
        ui_format(ui, _n("%d error", "%d errors", diag->errors), (int)diag->errors);
    const char *warnings =
        ui_format(ui, _n("%d warning", "%d warnings", diag->warnings), (int)diag->warnings);
    const char *title = fine                  ? _("No findings")
                        : diag->warnings == 0 ? errors
                        : diag->errors == 0   ? warnings
                                              : ui_format(ui, "%s, %s", errors, warnings);
    const char *text = fine ? _("All edges, half-edges and links of this set are in order.")
                       : diag->errors > 0
                           ? _("The set cannot be played before its errors are mended.")
                           : _("The set can be played as it is.");
    float width = rest->w - 28 - 36;
    float head = kit_height(ui, UI_BODY_BOLD, width, title);
    float words = kit_height(ui, UI_SMALL, width, text);
    struct ui_rect card = ui_cut_top(rest, head + words + 26, 12);
    ui_round(ui, card, 12, ui_color(ui, fine ? UI_LEAF_WASH : UI_PAPER_LO));
    struct ui_rect inside = {card.x + 14, card.y + 12, card.w - 28, card.h - 24};
    struct ui_rect icon = ui_cut_left(&inside, 24, 12);
    icon.h = 24;
    enum ui_token color = fine ? UI_LEAF : diag->errors > 0 ? UI_ERROR : UI_AMBER;
    ui_icon(ui, icon, fine ? UI_ICON_CHECK : UI_ICON_WARNING, ui_color(ui, color));
    ui_paragraph(ui, ui_cut_top(&inside, head, 2), kit_type(ui, UI_BODY_BOLD, UI_INK), title);
    ui_paragraph(ui, inside, kit_type(ui, UI_SMALL, UI_INK2), text);
}

static void small(struct ui *ui, struct ui_rect *rest, const char *text)
{
    float height = kit_height(ui, UI_SMALL, rest->w, text);
    ui_paragraph(ui, ui_cut_top(rest, height, 8), kit_type(ui, UI_SMALL, UI_INK2), text);
}

void inspector_show_checks(struct inspector *inspector, struct ui_rect rest)
{
    struct ui *ui = inspector->app->ui;
    const struct diag *diag = &inspector->said.diag;
    if (inspector->file_count == 0) {
        small(ui, &rest, _("There are no tile files at all."));
        return;
    }
    struct ui_rect view = {rest.x - 4, rest.y, rest.w + 18, rest.h};
    float offset = ui_scroll_begin(ui, "checks", view, inspector->checks_height);
    struct ui_rect list = {rest.x, rest.y - offset + 2, rest.w, 100000};
    verdict(inspector, &list);
    inspector_show_findings(inspector, &list, INSPECTOR_OF_ALL);
    size_t more = diag->errors + diag->warnings - diag->kept;
    if (more > 0) {
        small(ui, &list, ui_format(ui, _n("and %d more", "and %d more", more), (int)more));
    }
    small(ui, &list, inspector->files[inspector->file].path);
    small(ui, &list, _("The file is read again whenever it is saved."));
    ui_scroll_end(ui);
    float height = list.y - (rest.y - offset);
    if (fabsf(height - inspector->checks_height) > 0.5f) {
        inspector->checks_height = height;
        ui_repaint(ui);
    }
}
