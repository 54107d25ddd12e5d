/* The keys that can be pressed now, for the help for a step. */
#include "client/help_keys.h"

#include <math.h>
#include <string.h>

#include "base/macros.h"
#include "client/app.h"
#include "client/caps.h"
#include "client/kit.h"
#include "client/words.h"
#include "ui/draw.h"

#define ROW 36.0f
#define HEAD 26.0f
#define GAP 20.0f

/* Steps as bits. */
#define IN(step) (1u << (step))
#define LAID (IN(HELP_MEEPLE) | IN(HELP_END))
#define ACTS (IN(HELP_CIRCLE_ADD) | IN(HELP_CIRCLE_RETURN))
#define MOVES (IN(HELP_TILE) | LAID | ACTS)
#define DECIDES (MOVES | IN(HELP_CIRCLE_CHOICE))
#define PLAYS (DECIDES | IN(HELP_COMPUTER))
#define FINAL IN(HELP_FINAL)
#define ANY (~0u)

/* Commands that stand beside each other in the list of keys, as one row. */
static const struct row {
    enum keys_command first, last; /* shown are the keys of both */
    const char *title;             /* NULL: that of the command */
    unsigned steps;
} rows[] = {
    {KEYS_PICK, KEYS_PICK, NULL, DECIDES},
    {KEYS_END_TURN, KEYS_END_TURN, NULL, LAID | ACTS | IN(HELP_COMPUTER) | FINAL},
    {KEYS_SKIP, KEYS_SKIP, NULL, LAID | IN(HELP_CIRCLE_ADD)},
    {KEYS_ROTATE, KEYS_ROTATE, NULL, IN(HELP_TILE) | LAID},
    {KEYS_ROTATE_BACK, KEYS_ROTATE_BACK, NULL, IN(HELP_TILE) | LAID},
    {KEYS_LIFT, KEYS_LIFT, NULL, LAID},
    {KEYS_NUMBER_1, KEYS_NUMBER_9, N_("Pick by number"), LAID | ACTS},
    {KEYS_LEFT, KEYS_DOWN, N_("Between spaces and spots"), MOVES},
    {KEYS_NEXT, KEYS_NEXT, NULL, MOVES},
    {KEYS_PREVIOUS, KEYS_PREVIOUS, NULL, MOVES},
    {KEYS_CHOOSE_A, KEYS_CHOOSE_A, NULL, IN(HELP_CIRCLE_CHOICE)},
    {KEYS_CHOOSE_B, KEYS_CHOOSE_B, NULL, IN(HELP_CIRCLE_CHOICE)},
    {KEYS_LOOK, KEYS_LOOK, NULL, IN(HELP_CIRCLE_CHOICE) | IN(HELP_OVER)},
    {KEYS_HINT, KEYS_HINT, NULL, DECIDES},
    {KEYS_PAUSE, KEYS_PAUSE, NULL, PLAYS},
    {KEYS_UNDO, KEYS_UNDO, NULL, PLAYS},
    {KEYS_REDO, KEYS_REDO, NULL, PLAYS},
    {KEYS_CANCEL, KEYS_CANCEL, NULL, ANY},
    {KEYS_COUNTS, KEYS_COUNTS, NULL, PLAYS},
    {KEYS_FIELDS, KEYS_FIELDS, NULL, PLAYS},
    {KEYS_OWNERS, KEYS_OWNERS, NULL, PLAYS},
    {KEYS_TILES, KEYS_TILES, NULL, PLAYS},
    {KEYS_LOG, KEYS_LOG, NULL, PLAYS},
    {KEYS_SCORES, KEYS_SCORES, NULL, PLAYS},
    {KEYS_STATISTICS, KEYS_STATISTICS, NULL, IN(HELP_OVER)},
    {KEYS_NOTE, KEYS_NOTE, NULL, PLAYS},
    {KEYS_NOTES, KEYS_NOTES, NULL, PLAYS},
    {KEYS_CENTRE, KEYS_CENTRE, NULL, PLAYS},
    {KEYS_LAST_MOVE, KEYS_LAST_MOVE, NULL, PLAYS},
    {KEYS_ZOOM_IN, KEYS_ZOOM_OUT, N_("Zoom in and out"), PLAYS},
    {KEYS_TURN_BOARD, KEYS_TURN_BOARD, NULL, PLAYS},
    {KEYS_TURN_BOARD_BACK, KEYS_TURN_BOARD_BACK, NULL, PLAYS},
    {KEYS_FIT, KEYS_FIT, NULL, PLAYS},
    {KEYS_PAN_LEFT, KEYS_PAN_DOWN, N_("Move the board"), PLAYS},
    {KEYS_SAVE, KEYS_SAVE, NULL, ANY},
    {KEYS_OPEN, KEYS_OPEN, NULL, PLAYS},
    {KEYS_NEW_GAME, KEYS_NEW_GAME, NULL, PLAYS},
    {KEYS_QUICK_SAVE, KEYS_QUICK_SAVE, NULL, PLAYS},
    {KEYS_QUICK_LOAD, KEYS_QUICK_LOAD, NULL, PLAYS},
    {KEYS_HELP, KEYS_HELP, NULL, PLAYS},
    {KEYS_SETTINGS, KEYS_SETTINGS, NULL, PLAYS},
    {KEYS_FULL_SCREEN, KEYS_FULL_SCREEN, NULL, ANY},
    {KEYS_LARGER, KEYS_LARGER, NULL, ANY},
    {KEYS_SMALLER, KEYS_SMALLER, NULL, ANY},
    {KEYS_USUAL_SIZE, KEYS_USUAL_SIZE, NULL, ANY},
    {KEYS_MUTE, KEYS_MUTE, NULL, ANY},
    {KEYS_REPORT, KEYS_REPORT, NULL, ANY},
};

/* What belongs to few steps is what this step is about. */
static bool special(const struct row *row)
{
    return row->steps != ANY && row->steps != PLAYS;
}

/* What the rules or the settings do not allow is no key that is valid now. */
static bool allowed(const struct app *app, enum help_step step, enum keys_command command)
{
    if (command == KEYS_COUNTS) {
        return !app->settings.purist && app->settings.counts != SETTINGS_COUNTS_NEVER;
    }
    bool adds = command == KEYS_SKIP && step == HELP_CIRCLE_ADD && app->session != NULL;
    return !adds || session_rules(app->session)->options.cc_add_optional;
}

static bool wanted(const struct app *app, const struct row *row, enum help_step step, bool specials)
{
    return (row->steps & IN(step)) != 0 && special(row) == specials &&
           allowed(app, step, row->first);
}

static int lines(const struct app *app, enum help_step step, bool specials)
{
    int count = 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        count += wanted(app, &rows[i], step, specials);
    }
    return (count + 1) / 2;
}

/* Two lines fit. */
static float row_height(const struct ui *ui)
{
    return fmaxf(ROW, 2 * ui_text_line(ui, UI_SMALL));
}

float help_keys_height(const struct app *app, enum help_step step)
{
    return 2 * HEAD + GAP +
           row_height(app->ui) * (float)(lines(app, step, true) + lines(app, step, false));
}

/* The caps of a row: "1 – 9". The second is none where there is one only. "Shift+Left – Down": what
 * both begin with stands there once. */
struct pair {
    struct cap first, last;
};

static const char *last_key(const struct cap *first, const struct cap *last)
{
    const char *plus = strrchr(first->name, '+');
    bool same = plus != NULL && plus[1] &&
                strncmp(first->name, last->name, (size_t)(plus - first->name) + 1) == 0;
    return same ? last->name + (plus - first->name) + 1 : last->name;
}

static struct pair pair_of(struct app *app, enum help_step step, const struct row *row)
{
    struct pair pair = {cap_of(app, step, row->first), cap_of(app, step, row->last)};
    bool one = row->first == row->last || !*pair.first.name ||
               strcmp(pair.first.name, pair.last.name) == 0;
    pair.last.name = one ? "" : pair.last.pad ? pair.last.name : last_key(&pair.first, &pair.last);
    return pair;
}

static float caps_width(struct ui *ui, const struct pair *pair)
{
    float last = cap_width(ui, pair->last);
    return cap_width(ui, pair->first) + (last > 0 ? 18 + last : 0);
}

static void caps(struct ui *ui, struct ui_rect rect, const struct pair *pair)
{
    cap_draw(ui, rect, pair->first);
    if (*pair->last.name) {
        float x = rect.x + cap_width(ui, pair->first);
        kit_text(ui, (struct ui_rect){x + 5, rect.y, 10, rect.h}, UI_SMALL, UI_INK2, "–");
        cap_draw(ui, (struct ui_rect){x + 18, rect.y, 0, rect.h}, pair->last);
    }
}

/* `aside`: where the words begin, unless the keys or the words need more room. */
static void key_row(
    struct ui *ui, struct ui_rect rect, const struct row *row, const struct pair *pair, float aside)
{
    const char *title = row->title != NULL ? _(row->title) : keys_title(row->first);
    float least = fmaxf(86, caps_width(ui, pair));
    aside = fmaxf(aside, least);
    caps(ui, rect, pair);
    bool low = kit_height(ui, UI_SMALL, rect.w - aside - 12, title) <= rect.h + 4;
    ui_cut_left(&rect, low ? aside : least, 12);
    bool wide = ui_text_width(ui, UI_BODY, title) > rect.w;
    enum ui_style style = wide ? UI_SMALL : UI_BODY;
    float height = kit_height(ui, style, rect.w, title);
    ui_paragraph(ui, ui_centre(rect, rect.w, height), kit_type(ui, style, UI_INK), title);
}

/* The room of the keys in a column: all words of a column begin below each other, however long the
 * names of the keys are in the user's language. */
static float aside_of(struct app *app, enum help_step step, int column, float width)
{
    float aside = 86;
    int numbers[2] = {0, 0};
    for (size_t i = 0; i < 2 * ARRAY_LENGTH(rows); i++) {
        const struct row *row = &rows[i / 2];
        bool specials = i % 2 == 0;
        if (wanted(app, row, step, specials) && numbers[specials]++ % 2 == column) {
            struct pair pair = pair_of(app, step, row);
            aside = fmaxf(aside, caps_width(app->ui, &pair));
        }
    }
    return fminf(aside, width * 0.45f);
}

static void part(struct app *app, struct ui_rect *rest, enum help_step step, bool specials)
{
    bool pad = ui_hand(app->ui) == UI_BY_PAD;
    ui_label(app->ui, ui_cut_top(rest, HEAD - 8, 8),
        specials ? (pad ? _("Buttons and keys for this step") : _("Keys for this step"))
                 : (pad ? _("Buttons and keys at any time") : _("Keys at any time")));
    float high = row_height(app->ui);
    struct ui_rect place = ui_cut_top(rest, high * (float)lines(app, step, specials), GAP);
    float half = (place.w - 20) / 2;
    float aside[2] = {aside_of(app, step, 0, half), aside_of(app, step, 1, half)};
    int number = 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (wanted(app, &rows[i], step, specials)) {
            struct ui_rect rect = {place.x + (float)(number % 2) * (half + 20),
                place.y + (float)(number / 2) * high, half, high - 4};
            struct pair pair = pair_of(app, step, &rows[i]);
            key_row(app->ui, rect, &rows[i], &pair, aside[number % 2]);
            number++;
        }
    }
}

void help_keys(struct app *app, struct ui_rect rect, enum help_step step)
{
    part(app, &rect, step, true);
    part(app, &rect, step, false);
}
