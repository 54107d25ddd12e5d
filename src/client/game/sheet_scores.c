/* The score sheet: points by kind and player, and what they are made of. */
#include <math.h>
#include <stdlib.h>

#include "client/game/ledger.h"
#include "client/game/parts.h"
#include "client/kit.h"
#include "client/words.h"
#include "ui/draw.h"

#define ROW 40.0f
#define ENTRY 34.0f
#define TITLES 150.0f /* at least */

static const char *const row_names[LEDGER_ROWS] = {
    N_("Roads"), N_("Cities"), N_("Monasteries"), N_("Fields"), N_("Circles")};

struct table {
    struct game *game;
    struct ledger ledger;
    struct ui_rect rect;
    float column, titles; /* widths */
    bool expects;         /* what would come now is shown, too */
};

static struct ui_rect cell_rect(const struct table *table, int row, int player)
{
    return (struct ui_rect){table->rect.x + table->titles + table->column * (float)player,
        table->rect.y + ROW * (float)(row + 1), table->column, ROW};
}

static void heads(const struct table *table)
{
    struct game *game = table->game;
    struct ui *ui = game->app->ui;
    for (int player = 0; player < game_state(game)->players; player++) {
        struct ui_rect box = cell_rect(table, -1, player);
        float room = table->column - 42;
        const char *name = ui_shorten(ui, UI_SMALL_BOLD, room, game_name(game, player));
        float width = 24 + 6 + ui_text_width(ui, UI_SMALL_BOLD, name);
        float x = box.x + box.w - width - 10;
        picture_badge(game->app, (struct ui_rect){x, box.y + 8, 24, 24}, player);
        kit_text(ui, (struct ui_rect){x + 30, box.y, room, box.h}, UI_SMALL_BOLD, UI_INK, name);
    }
}

/* "24 +6": scored, and what would come; "+2 -1": meeples of crop circles. */
static void numbers(
    const struct table *table, struct ui_rect box, int scored, int more, bool circle)
{
    struct ui *ui = table->game->app->ui;
    struct ui_rect right = {box.x, box.y, box.w - 10, box.h};
    if (circle) {
        const char *text =
            scored + more == 0 ? "–" : ui_format(ui, "+%d \xe2\x88\x92%d", scored, more);
        ui_text(ui, right, kit_aligned(ui, UI_BODY, UI_INK2, UI_END), text);
        return;
    }
    if (table->expects) {
        struct ui_rect after = ui_cut_right(&right, 44, 4);
        if (more != 0) {
            ui_text(ui, after, kit_aligned(ui, UI_SMALL_BOLD, UI_LEAF_TEXT, UI_END),
                ui_format(ui, "+%d", more));
        }
    }
    ui_text(ui, right, kit_aligned(ui, UI_BODY_BOLD, scored ? UI_INK : UI_INK3, UI_END),
        ui_format(ui, "%d", scored));
}

static void cell(struct table *table, int row, int player)
{
    struct game *game = table->game;
    struct ui *ui = game->app->ui;
    struct sheets *sheets = &game->sheets;
    struct ui_rect box = ui_inset(cell_rect(table, row, player), 2);
    bool on = sheets->chosen && sheets->row == row && sheets->player == player;
    const char *id = ui_format(ui, "points:%d-%d", row + 1, player + 1);
    struct ui_thing thing = {.kind = "points",
        .label = game_name(game, player),
        .state = UI_FOCUSABLE | (on ? UI_ON : 0u)};
    struct ui_reply reply = ui_react_as(ui, id, box, thing);
    if (on || reply.hover) {
        ui_round(ui, box, 10, ui_color(ui, on ? UI_TROUGH : UI_PAPER_HI));
    }
    numbers(table, box, table->ledger.scored[row][player], table->ledger.expected[row][player],
        row == LEDGER_CIRCLES);
    if (reply.focused) {
        ui_focus_ring(ui, box, 10, false);
    }
    if (reply.clicked) {
        sheets->chosen = !on;
        sheets->row = row;
        sheets->player = player;
        ui_scroll_to(ui, "score-list", 0);
        ui_repaint(ui);
    }
}

static void totals(const struct table *table)
{
    struct game *game = table->game;
    struct ui *ui = game->app->ui;
    float y = cell_rect(table, LEDGER_ROWS, 0).y;
    ui_divider(ui, table->rect.x, y, table->rect.w);
    kit_text(ui, (struct ui_rect){table->rect.x, y, table->titles, ROW + 4}, UI_NAME, UI_INK,
        _("Total"));
    for (int player = 0; player < game_state(game)->players; player++) {
        struct ui_rect box = cell_rect(table, LEDGER_ROWS, player);
        int more = 0;
        for (int row = 0; row < LEDGER_CIRCLES; row++) {
            more += table->ledger.expected[row][player];
        }
        box = (struct ui_rect){box.x, box.y, box.w - 12, ROW + 4};
        if (table->expects) {
            struct ui_rect after = ui_cut_right(&box, 44, 4);
            ui_text(ui, after, kit_aligned(ui, UI_SMALL_BOLD, UI_LEAF_TEXT, UI_END),
                ui_format(ui, "+%d", more));
        }
        ui_text(ui, box, kit_aligned(ui, UI_SCORE_SMALL, UI_INK, UI_END),
            ui_format(ui, "%d", (int)game_state(game)->score[player]));
    }
}

/* ---- The list below. */

static const char *entry_text(struct game *game, const struct ledger_entry *entry)
{
    struct ui *ui = game->app->ui;
    const char *tiles = ui_format(ui, _n("%d tile", "%d tiles", entry->tiles), entry->tiles);
    switch (entry->row) {
    case LEDGER_CIRCLES:
        return entry->points > 0 ? _("One meeple more") : _("One meeple taken back");
    case LEDGER_FIELDS:
        return ui_format(ui,
            _n("Field, %d finished city", "Field, %d finished cities", entry->cities),
            entry->cities);
    case LEDGER_CITIES:
        if (entry->pennants > 0) {
            const char *pennants =
                ui_format(ui, _n("%d pennant", "%d pennants", entry->pennants), entry->pennants);
            return ui_format(ui, _("City, %s, %s"), tiles, pennants);
        }
        return ui_format(ui, _("City, %s"), tiles);
    case LEDGER_MONASTERIES: return ui_format(ui, _("Monastery, %s"), tiles);
    default: return ui_format(ui, _("Road, %s"), tiles);
    }
}

static void list_row(
    struct game *game, const struct ledger_entry *entry, struct ui_rect row, int id)
{
    struct ui *ui = game->app->ui;
    const char *text = entry_text(game, entry);
    struct ui_thing thing = {.kind = "entry", .label = text, .state = UI_FOCUSABLE};
    struct ui_reply reply = ui_react_as(ui, ui_format(ui, "entry:%d", id), row, thing);
    if (reply.hover || reply.focused) {
        ui_round(ui, row, 8, ui_color(ui, UI_PAPER_HI));
    }
    if (reply.clicked) { /* the board shows where */
        game->sheets.open = SHEET_NONE;
        game_flash(
            game, carc_node_at(game_rules(game), game_state(game), entry->cell, entry->segment));
        game_centre(game, entry->cell);
    }
    struct ui_rect rest = {row.x + 10, row.y, row.w - 20, row.h};
    const char *when = entry->expected ? _("Now") : ui_format(ui, _("Turn %d"), entry->turn);
    kit_text(ui, ui_cut_left(&rest, 90, 8), UI_SMALL, UI_INK3, when);
    enum ui_token color = entry->points < 0 ? UI_INK2 : UI_LEAF_TEXT;
    ui_text(ui, ui_cut_right(&rest, 60, 8), kit_aligned(ui, UI_ACTION, color, UI_END),
        ui_format(ui, entry->points < 0 ? "\xe2\x88\x92%d" : "+%d", abs(entry->points)));
    kit_text(ui, rest, UI_BODY, UI_INK, text);
}

static bool is_listed(const struct table *table, const struct ledger_entry *entry)
{
    const struct sheets *sheets = &table->game->sheets;
    return (int)entry->row == sheets->row && entry->player == sheets->player &&
           (table->expects || !entry->expected);
}

static void list(struct table *table, struct ui_rect rest)
{
    struct ui *ui = table->game->app->ui;
    const struct sheets *sheets = &table->game->sheets;
    ui_round(ui, rest, 12, ui_color(ui, UI_PAPER_LO));
    struct ui_rect inside = ui_inset(rest, 10);
    if (!sheets->chosen) {
        struct ui_type type = kit_aligned(ui, UI_SMALL, UI_INK2, UI_MIDDLE);
        ui_text(ui, inside, type, _("Pick a number to see what it is made of."));
        return;
    }
    kit_text(ui, ui_cut_top(&inside, 24, 4), UI_ACTION, UI_INK,
        ui_format(ui, "%s: %s", game_name(table->game, sheets->player), _(row_names[sheets->row])));
    int count = 0;
    for (size_t i = 0; i < table->ledger.count; i++) {
        count += is_listed(table, &table->ledger.entries[i]);
    }
    float y = inside.y - ui_scroll_begin(ui, "score-list", inside, ENTRY * (float)count);
    for (size_t i = 0; i < table->ledger.count; i++) {
        if (is_listed(table, &table->ledger.entries[i])) {
            struct ui_rect row = {inside.x, y, inside.w - 14, ENTRY};
            list_row(table->game, &table->ledger.entries[i], row, (int)i);
            y += ENTRY;
        }
    }
    ui_scroll_end(ui);
}

void sheet_scores(struct game *game, struct ui_rect rest)
{
    struct ui *ui = game->app->ui;
    struct table table = {.game = game, .expects = !game->sheets.without_expected};
    struct ui_rect foot = game->sheets.foot;
    foot.w = fminf(foot.w, ui_text_width(ui, UI_BODY, _("If it ended now")) + 80);
    if (ui_toggle(ui, "expected", foot, _("If it ended now"), &table.expects)) {
        game->sheets.without_expected = !table.expects;
    }
    int players = game_state(game)->players;
    table.rect = ui_cut_top(&rest, ROW * (LEDGER_ROWS + 2) + 4, 10);
    table.titles = TITLES;
    for (int row = 0; row < LEDGER_ROWS; row++) {
        table.titles = fmaxf(table.titles, ui_text_width(ui, UI_BODY, _(row_names[row])) + 10);
    }
    table.column = fminf((table.rect.w - table.titles) / (float)players, 190);
    table.titles = table.rect.w - table.column * (float)players; /* they end where the lines do */
    ledger_read(&table.ledger, game->app->session);
    heads(&table);
    for (int row = 0; row < LEDGER_ROWS; row++) {
        struct ui_rect title = {table.rect.x, cell_rect(&table, row, 0).y, table.titles, ROW};
        ui_divider(ui, title.x, title.y, table.rect.w);
        kit_text(ui, title, UI_BODY, UI_INK, _(row_names[row]));
        for (int player = 0; player < players; player++) {
            cell(&table, row, player);
        }
    }
    totals(&table);
    list(&table, rest);
    ledger_finish(&table.ledger);
}
