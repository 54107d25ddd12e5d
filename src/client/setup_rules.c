/* By which rules: a named set, and single options over it. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/setup.h"
#include "client/words.h"
#include "ui/draw.h"

/* How the options of the rules are called here; an option that is not listed goes by its own
 * words. The values stand in the order of its row (rules/options.h). */
static const struct option_words {
    const char *name, *title, *help;
    const char *values[4];
} option_words[] = {
    {"small_city", N_("A finished city of two tiles"), N_("4 points as any other city, or 2"),
        {N_("4 points"), N_("2 points")}},
    {"field_scoring", N_("Scoring of fields"),
        N_("Today 3 points for each finished city at each field; older printings counted by city"),
        {N_("Today"), N_("Second"), N_("First")}},
    {"fields", N_("Fields"), N_("Off: no farmers, the first game for children"),
        {N_("On"), N_("Off")}},
    {"cc_add_optional", N_("Crop circle A: adding a meeple"),
        N_("May be declined, or must be done by all who can"), {N_("May"), N_("Must")}},
    {"cc_add_scope", N_("Crop circle A: where"),
        N_("On the segment of one of your meeples, on its tile, or anywhere in the feature"),
        {N_("Segment"), N_("Tile"), N_("Feature")}},
    {"cc_rake_without_farmers", N_("A rake without fields"),
        N_("When fields are off: nothing happens, or A or B is asked all the same"),
        {N_("Nothing"), N_("Ask")}},
    {"meeples", N_("Meeples of each player"), N_("7 in the box"), {NULL}},
    {"first_player", N_("Who begins"), N_("The seat, counted from the top of the list"), {NULL}},
};

static const struct option_words *words_of(const char *name)
{
    for (size_t i = 0; i < ARRAY_LENGTH(option_words); i++) {
        if (strcmp(option_words[i].name, name) == 0) {
            return &option_words[i];
        }
    }
    return NULL;
}

void setup_choose_ruleset(struct setup *setup, size_t ruleset)
{
    struct diag diag;
    diag_init(&diag, "");
    struct load_ruleset *rules = base_alloc(sizeof *rules);
    if (ruleset < setup->rulesets.count &&
        load_rules_file(rules, setup->rulesets.entries[ruleset].path, &diag)) {
        setup->ruleset = ruleset;
        setup->basis = setup->options = rules->options;
    }
    free(rules);
}

/* Shipped rule sets have their words in the catalogues; an empty text is not to be looked up. */
static const char *translated(const char *text)
{
    return *text ? _(text) : text;
}

/* The heading, and the entries of the list without faults; the others cannot be chosen. */
static void ruleset_row(struct setup *setup)
{
    if (setup->rulesets.count == 0) {
        return; /* the program's data are missing */
    }
    struct ui *ui = setup->app->ui;
    const struct setup_space *space = setup_space(setup);
    const char *labels[32];
    size_t index[32];
    size_t count = 0;
    size_t chosen = 0;
    for (size_t i = 0; i < setup->rulesets.count && count < ARRAY_LENGTH(labels); i++) {
        if (setup->rulesets.entries[i].errors == 0) {
            chosen = i == setup->ruleset ? count : chosen;
            labels[count] = translated(setup->rulesets.entries[i].title);
            index[count++] = i;
        }
    }
    struct ui_rect row = ui_cut_top(&setup->rest, space->field, 6);
    float heading = ui_text_width(ui, UI_H3, _("Rules")) + 2;
    kit_text(ui, ui_cut_left(&row, heading, 16), UI_H3, UI_INK, _("Rules"));
    bool changed = memcmp(&setup->basis, &setup->options, sizeof setup->basis) != 0;
    struct ui_button more = {.label = changed ? _("Options, changed") : _("Options"),
        .icon = setup->more ? UI_ICON_UP : UI_ICON_DOWN,
        .on = setup->more};
    struct ui_rect button = ui_cut_right(&row, ui_button_width(ui, &more), 12);
    if (ui_select(ui, "ruleset", row, &(struct ui_choices){labels, count}, &chosen)) {
        setup_choose_ruleset(setup, index[chosen]);
        setup->changed = true;
    }
    if (ui_button(ui, "options", button, &more)) {
        setup->more = !setup->more;
    }
    const char *about = translated(setup->rulesets.entries[setup->ruleset].description);
    float height = kit_height(ui, UI_SMALL, setup->rest.w, about);
    ui_paragraph(ui, ui_cut_top(&setup->rest, height, space->around / 2),
        kit_type(ui, UI_SMALL, UI_INK2), about);
}

/* What is said at the left of a control. */
struct wording {
    const char *title, *help;
    float width;  /* of the control */
    bool changed; /* to be seen as unusual */
};

static float wording_height(struct ui *ui, float width, const struct wording *wording)
{
    float room = width - wording->width - 20;
    return kit_height(ui, UI_BODY_BOLD, room, wording->title) +
           kit_height(ui, UI_SMALL, room, wording->help);
}

/* Returns the place of the control. */
static struct ui_rect show_wording(
    struct ui *ui, struct ui_rect line, const struct wording *wording)
{
    float room = line.w - wording->width - 20;
    float head = kit_height(ui, UI_BODY_BOLD, room, wording->title);
    struct ui_rect words = ui_centre(line, line.w, wording_height(ui, line.w, wording));
    words.w = room;
    if (wording->changed) {
        ui_disc(ui, (struct ui_point){line.x - 11, words.y + head / 2}, 3.5f,
            ui_color(ui, UI_TERRACOTTA));
    }
    ui_paragraph(
        ui, ui_cut_top(&words, head, 0), kit_type(ui, UI_BODY_BOLD, UI_INK), wording->title);
    ui_paragraph(ui, words, kit_type(ui, UI_SMALL, UI_INK2), wording->help);
    return kit_right(line, wording->width, 44);
}

static struct ui_rect cut_line(struct setup *setup, float words)
{
    const struct setup_space *space = setup_space(setup);
    struct ui_rect line = ui_cut_top(&setup->rest, fmaxf(space->line, words + space->around), 0);
    ui_divider(setup->app->ui, line.x, line.y, line.w);
    return line;
}

static struct ui_rect row_place(struct setup *setup, const struct wording *wording)
{
    struct ui *ui = setup->app->ui;
    float words = wording_height(ui, setup->rest.w, wording);
    return show_wording(ui, cut_line(setup, words), wording);
}

static uint8_t *field_of(struct carc_options *options, const struct carc_option_row *row)
{
    return (uint8_t *)options + row->offset;
}

static void choice_row(
    struct setup *setup, const struct carc_option_row *row, const struct option_words *words)
{
    struct ui *ui = setup->app->ui;
    uint8_t *field = field_of(&setup->options, row);
    const char *labels[4];
    struct ui_choices choices = {labels, 0};
    size_t chosen = 0;
    for (; choices.count < 4 && row->values[choices.count]; choices.count++) {
        size_t i = choices.count;
        labels[i] = words && words->values[i] ? _(words->values[i]) : row->values[i];
        chosen = row->meanings[i] == *field ? i : chosen;
    }
    struct ui_rect place = row_place(setup,
        &(struct wording){words ? _(words->title) : row->name, words ? _(words->help) : row->help,
            ui_segmented_width(ui, &choices), *field != *field_of(&setup->basis, row)});
    if (ui_segmented(ui, ui_format(ui, "option-%s", row->name), place, &choices, &chosen)) {
        *field = row->meanings[chosen];
        setup->changed = true;
    }
}

static void number_row(
    struct setup *setup, const struct carc_option_row *row, const struct option_words *words)
{
    struct ui *ui = setup->app->ui;
    uint8_t *field = field_of(&setup->options, row);
    bool seat = strcmp(row->name, "first_player") == 0;
    int largest = seat ? setup->seat_count : row->largest;
    *field = *field > largest ? (uint8_t)largest : *field;
    struct ui_rect place = row_place(setup,
        &(struct wording){words ? _(words->title) : row->name, words ? _(words->help) : row->help,
            148, *field != *field_of(&setup->basis, row)});
    struct ui_button less = {.label = _("Less"),
        .icon = UI_ICON_MINUS,
        .icon_only = true,
        .disabled = *field <= row->smallest};
    struct ui_button more = {
        .label = _("More"), .icon = UI_ICON_PLUS, .icon_only = true, .disabled = *field >= largest};
    int step = 0;
    if (ui_button(ui, ui_format(ui, "%s-less", row->name), ui_cut_left(&place, 44, 0), &less)) {
        step = -1;
    }
    if (ui_button(ui, ui_format(ui, "%s-more", row->name), ui_cut_right(&place, 44, 0), &more)) {
        step = 1;
    }
    ui_text(ui, place, kit_aligned(ui, UI_NAME, UI_INK, UI_MIDDLE), ui_format(ui, "%d", *field));
    if (step != 0) {
        *field = (uint8_t)(*field + step);
        setup->changed = true;
    }
}

static void option_rows(struct setup *setup)
{
    int count;
    const struct carc_option_row *rows = carc_option_rows(&count);
    for (int i = 0; i < count; i++) {
        const struct option_words *words = words_of(rows[i].name);
        if (rows[i].values[0] != NULL) {
            choice_row(setup, &rows[i], words);
        } else {
            number_row(setup, &rows[i], words);
        }
    }
}

/* Two switches, beside each other. */
static void switches(struct setup *setup)
{
    struct ui *ui = setup->app->ui;
    bool *purist = &setup->app->settings.purist;
    const struct wording order = {
        _("Random order"), _("Seats are shuffled at the start"), 48, false};
    const struct wording pure = {
        _("For purists"), _("No counts at all: neither on the board nor of the bag"), 48, *purist};
    float half = (setup->rest.w - 36) / 2;
    struct ui_rect right =
        cut_line(setup, fmaxf(wording_height(ui, half, &order), wording_height(ui, half, &pure)));
    struct ui_rect left = ui_cut_left(&right, half, 36);
    ui_toggle(
        ui, "shuffle-seats", show_wording(ui, left, &order), order.title, &setup->shuffle_seats);
    if (ui_toggle(ui, "purist", show_wording(ui, right, &pure), pure.title, purist)) {
        struct diag diag;
        diag_init(&diag, "");
        settings_save(&setup->app->settings, &diag); /* it holds for this game in any case */
    }
}

void setup_show_rules(struct setup *setup)
{
    struct ui *ui = setup->app->ui;
    const struct setup_space *space = setup_space(setup);
    ruleset_row(setup);
    if (setup->more) {
        option_rows(setup);
    }
    switches(setup);
    struct ui_rect place =
        row_place(setup, &(struct wording){_("Shuffle number"),
                             _("The same number deals the same tiles; empty: random"), 180, false});
    struct ui_field look = {.label = _("Shuffle number"),
        .hint = _("Random"),
        .limit = 19,
        .error = setup->seed.text[strspn(setup->seed.text, "0123456789")] != 0};
    place = ui_centre(place, place.w, space->field);
    if (ui_field(ui, "seed", place, &look, &setup->seed) != UI_FIELD_SAME) {
        setup->changed = true;
    }
}
