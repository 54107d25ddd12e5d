#include "client/help.h"

#include <SDL_gamecontroller.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "client/app.h"
#include "client/circle_words.h"
#include "client/help_keys.h"
#include "client/kit.h"
#include "client/pad_names.h"
#include "client/pictures.h"
#include "client/words.h"
#include "load/list.h"
#include "ui/draw.h"
#include "ui/overlay.h"

#define SCROLL 72.0f

/* Three sentences each: what there is to do, what must be kept to, what may surprise. */
static const struct {
    const char *title, *text;
    const char *rule; /* the first one to read */
} steps[HELP_STEPS] = {
    [HELP_TILE] = {N_("Place the tile"),
        N_("Place the tile beside another, turned as you like. Each edge that touches "
           "a neighbour must go on with the same: field to field, road to road, city to city. "
           "Gold spaces fit as the tile is turned now, dashed ones after a turn."),
        "B-11"},
    [HELP_MEEPLE] = {N_("Claim a feature"),
        N_("You may put one meeple on the tile that you have just placed. On a road it is a "
           "highwayman, in a city a knight, in a monastery a monk, in a field a farmer. It may "
           "not go where the road, city or field holds a meeple already, however far away."),
        "B-20"},
    [HELP_END] = {N_("End the turn"),
        N_("Nothing is final before you end the turn. What is finished then scores by itself, and "
           "its meeples come home. Knights, highwaymen and monks come back that way; farmers stay "
           "to the end of the game."),
        "B-10"},
    [HELP_CIRCLE_CHOICE] = {N_("Crop circle: choose"),
        N_("The tile has a crop circle, so you choose A or B for the whole table. The shield is "
           "about knights, the club about highwaymen, the rake about farmers. You must choose, "
           "even when nobody can do anything; you act last."),
        "X-3"},
    [HELP_CIRCLE_ADD] = {N_("Crop circle: add"), /* after what the options say */
        N_("The ringed ones show where that can be. Several meeples on one feature decide who "
           "holds it."),
        "X-8"},
    [HELP_CIRCLE_RETURN] = {N_("Crop circle: take back"),
        N_("Take one of your own meeples of that kind back to your supply. This must be done by "
           "everybody who has one. Which one it is you choose among the ringed ones."),
        "X-13"},
    [HELP_COMPUTER] = {N_("A computer player decides"),
        N_("It sees what you see, and no tile that is still in the bag. You may pause it, let it "
           "decide at once, or take back your own last decision. A click on its row at the right "
           "changes its level, or gives you its seat."),
        "B-10"},
    [HELP_FINAL] = {N_("Final scoring"),
        N_("The bag is empty: what is unfinished scores now. Roads, cities and pennants give one "
           "point each, a monastery one for each tile around it and its own. A field gives three "
           "points for each finished city that it touches, to whoever has most farmers in it."),
        "B-60"},
    [HELP_OVER] = {N_("The end"),
        N_("The game is over, and whoever has most points wins. Several with the same points share "
           "the victory. The replay shows every turn again."),
        "B-65"},
};

static const char *symbol_sentence(enum carc_symbol symbol)
{
    switch (symbol) {
    case CARC_SHIELD: return _("This one is a shield: knights.");
    case CARC_CLUB: return _("This one is a club: highwaymen.");
    case CARC_RAKE: return _("This one is a rake: farmers.");
    default: return "";
    }
}

/* The words, and below them the keys, which may need to be scrolled. */
static void body(struct app *app, struct ui_rect rest, enum help_step step, const char *text)
{
    struct ui *ui = app->ui;
    float words = kit_height(ui, UI_BODY, rest.w, text);
    float keys = help_keys_height(app, step);
    struct ui_type type = kit_type(ui, UI_BODY, UI_INK);
    type.rich = true;
    ui_paragraph(ui, ui_cut_top(&rest, words, 20), type, text);
    float up = ui_scroll_begin(ui, "help-keys", rest, keys);
    help_keys(app, (struct ui_rect){rest.x, rest.y - up, rest.w - 16, keys}, step);
    ui_scroll_end(ui);
    const struct ui_input *input = ui_input(ui);
    int button = input->kind == UI_PAD ? input->button : SDL_CONTROLLER_BUTTON_INVALID;
    if (keys_hit(app, KEYS_DOWN) || button == SDL_CONTROLLER_BUTTON_DPAD_DOWN) {
        ui_scroll_to(ui, "help-keys", up + SCROLL);
    } else if (keys_hit(app, KEYS_UP) || button == SDL_CONTROLLER_BUTTON_DPAD_UP) {
        ui_scroll_to(ui, "help-keys", up - SCROLL);
    }
}

/* ---- By the rules of the game that is played. */

/* The title of its rule set, looked up once. */
static const char *title_of(struct app *app, const char *rules)
{
    if (strcmp(app->edition.rules, rules) == 0) {
        return app->edition.title;
    }
    struct load_list list;
    load_list_rules(&list);
    snprintf(app->edition.rules, sizeof app->edition.rules, "%s", rules);
    snprintf(app->edition.title, sizeof app->edition.title, "%s", rules);
    for (size_t i = list.count; i-- > 0;) { /* the shipped one at last, before the user's */
        const struct load_entry *entry = &list.entries[i];
        if (strcmp(entry->id, rules) == 0 && *entry->title) {
            snprintf(app->edition.title, sizeof app->edition.title, "%s", entry->title);
        }
    }
    load_list_finish(&list);
    return app->edition.title;
}

static const char *edition(struct app *app)
{
    const struct load_request *request = &session_record(app->session)->request;
    const char *format = request->option_count > 0 ? _("Rules: %s, changed") : _("Rules: %s");
    return ui_format(app->ui, format, _(title_of(app, request->rules)));
}

static const char *words_of(struct app *app, enum help_step step, enum carc_symbol symbol)
{
    bool circle = step >= HELP_CIRCLE_CHOICE && step <= HELP_CIRCLE_RETURN &&
                  symbol > CARC_NO_SYMBOL && symbol < CARC_SYMBOL_COUNT;
    const char *text = _(steps[step].text);
    if (step == HELP_CIRCLE_ADD) {
        const struct carc_options *options = &session_rules(app->session)->options;
        text = ui_format(app->ui, "%s %s", circle_words_add(options, symbol), text);
    }
    return circle ? ui_format(app->ui, "%s\n%s", text, symbol_sentence(symbol)) : text;
}

static const char *rule_of(const struct app *app, enum help_step step)
{
    return step == HELP_CIRCLE_ADD ? circle_words_rule(&session_rules(app->session)->options)
                                   : steps[step].rule;
}

/* The way to the rules, and by which of them this game goes. False: they are opened. */
static bool foot(struct app *app, enum help_step step, struct ui_rect *row)
{
    struct ui *ui = app->ui;
    struct ui_button read = {.label = ui_format(ui, _("Rule %s"), rule_of(app, step)),
        .icon = UI_ICON_HELP,
        .tip = _("Opens the whole rules at this place")};
    if (ui_button(ui, "help-rule", ui_cut_left(row, ui_button_width(ui, &read), 14), &read)) {
        snprintf(app->rule, sizeof app->rule, "%s", rule_of(app, step));
        return false;
    }
    kit_text(ui, *row, UI_SMALL, UI_INK2, edition(app));
    return true;
}

bool help_show(struct app *app, enum help_step step, enum carc_symbol symbol)
{
    struct ui *ui = app->ui;
    const char *text = words_of(app, step, symbol);
    float width = fminf(880, ui_screen(ui).w - 32);
    float words = kit_height(ui, UI_BODY, width - 80, text);
    float wanted = 34 + 48 + words + 20 + help_keys_height(app, step) + 16 + 46 + 26;
    struct ui_point size = {width, fminf(wanted, fminf(ui_screen(ui).h - 32, 760))};
    struct ui_rect rest = ui_dialog_begin(ui, "help", size, _(steps[step].title));
    struct ui_rect row = ui_cut_bottom(&rest, 46, 12);
    body(app, rest, step, text);
    struct ui_button done = {.label = _("Done"), .kind = UI_PRIMARY};
    float wide = fmaxf(108, ui_button_width(ui, &done));
    struct ui_rect right = ui_cut_right(&row, wide, 12);
    bool open = foot(app, step, &row);
    if (!open) {
        scene_open(app, &scene_rules);
    }
    if (ui_button(ui, "help-done", right, &done) || keys_hit(app, KEYS_CANCEL) ||
        keys_hit(app, KEYS_HELP)) {
        open = false;
    }
    ui_dialog_end(ui);
    return open;
}

/* ---- The tips of a first game. */

enum { TIPS = 4 };

static const struct {
    enum help_step step;
    const char *title, *text;
    const char *by_pad; /* with names of the buttons that pick and that turn; NULL: the same */
} tips[TIPS] = {
    {HELP_TILE, N_("Place the tile"),
        N_("Move it over a gold or a dashed space and click. A right click turns it."),
        N_("Move it to a gold or a dashed space and press %s. %s turns it.")},
    {HELP_MEEPLE, N_("Now a meeple, if you like"),
        N_("Click one of the dashed figures to claim what is under it. On a road, in a city or "
           "in a monastery it comes home when that is finished."),
        N_("Pick one of the dashed figures to claim what is under it. On a road, in a city or "
           "in a monastery it comes home when that is finished.")},
    {HELP_MEEPLE, N_("Fields are for patience"),
        N_("A farmer lies down and stays to the end. Then each finished city at his field brings "
           "three points. Two or three farmers are usually enough."),
        NULL},
    {HELP_CIRCLE_CHOICE, N_("A crop circle"),
        N_("You choose for everybody: all add a meeple, or all take one back. Look who gains "
           "more before you press A or B."),
        N_("You choose for everybody: all add a meeple, or all take one back. Look who gains "
           "more before you choose.")},
};

static const char *tip_text(const struct app *app, int tip)
{
    return ui_hand(app->ui) == UI_BY_PAD && tips[tip].by_pad != NULL
               ? ui_format(app->ui, _(tips[tip].by_pad), pad_of(app, HELP_TILE, KEYS_PICK),
                     pad_of(app, HELP_TILE, KEYS_ROTATE))
               : _(tips[tip].text);
}

static int next_tip(const struct settings *settings, enum help_step step)
{
    for (int i = 0; i < TIPS && settings->tips; i++) {
        if (tips[i].step == step && !(settings->tips_seen >> i & 1)) {
            return i;
        }
    }
    return -1;
}

static void mark_seen(struct app *app, int tip)
{
    struct diag diag;
    diag_init(&diag, "");
    app->settings.tips_seen |= 1u << tip;
    settings_save(&app->settings, &diag); /* a tip too many is no harm */
    ui_repaint(app->ui);
}

void help_tip_done(struct app *app, enum help_step step)
{
    int tip = next_tip(&app->settings, step == HELP_END ? HELP_MEEPLE : step);
    if (tip >= 0) {
        mark_seen(app, tip);
    }
}

#define TIP_SIDES (18 + 58) /* beside its words */

static float title_height(struct app *app, int tip, float width)
{
    return kit_height(app->ui, UI_ACTION, width - TIP_SIDES, _(tips[tip].title));
}

float help_tip_height(struct app *app, enum help_step step, float width)
{
    int tip = next_tip(&app->settings, step);
    if (tip < 0) {
        return 0;
    }
    float words = kit_height(app->ui, UI_SMALL, width - TIP_SIDES, tip_text(app, tip));
    return fmaxf(64, title_height(app, tip, width) + words + 30);
}

void help_tip(struct app *app, enum help_step step, struct ui_point at, float width)
{
    struct ui *ui = app->ui;
    int tip = next_tip(&app->settings, step);
    if (tip < 0) {
        return;
    }
    struct ui_rect card = {at.x, at.y, width, help_tip_height(app, step, width)};
    ui_panel(ui, card, 16);
    ui_round(
        ui, (struct ui_rect){card.x, card.y + 14, 5, card.h - 28}, 2.5f, ui_color(ui, UI_GOLD));
    struct ui_rect rest = {card.x + 18, card.y + 14, width - TIP_SIDES, card.h - 28};
    ui_paragraph(ui, ui_cut_top(&rest, title_height(app, tip, width), 2),
        kit_type(ui, UI_ACTION, UI_INK), _(tips[tip].title));
    ui_paragraph(ui, rest, kit_type(ui, UI_SMALL, UI_INK2), tip_text(app, tip));
    struct ui_button close = {
        .label = _("Close this tip"), .icon = UI_ICON_CROSS, .kind = UI_GHOST, .icon_only = true};
    struct ui_rect cross = {card.x + card.w - 50, card.y + (card.h - 40) / 2, 40, 40};
    if (ui_button(ui, "tip-close", cross, &close)) {
        mark_seen(app, tip);
    }
}
