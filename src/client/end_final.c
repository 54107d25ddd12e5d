/* Final scoring, one feature after the other. */
#include <math.h>

#include "client/end.h"
#include "client/pictures.h"
#include "client/words.h"
#include "ui/draw.h"

#define STEP_MS 1200
#define FAST_MS 400

static void go(struct end *end, int step)
{
    end->step = step < 0 ? 0 : step > end->step_count ? end->step_count : step;
    unsigned wait = end->app->settings.speed == SETTINGS_FAST ? FAST_MS : STEP_MS;
    end->next = ui_now(end->app->ui) + wait;
    sounds_play(
        end->app->sounds, end->step < end->step_count ? SYNTH_SCORE_SMALL : SYNTH_SCORE_LARGE, 0);
    ui_repaint(end->app->ui);
}

/* The score of a player when the present step is counted. */
static int score_at(const struct end *end, int player)
{
    int score = session_state(end->app->session)->score[player];
    for (int i = end->step + 1; i < end->step_count; i++) {
        score -= end->steps[i].points[player];
    }
    return score;
}

static void chips(struct end *end, struct ui_rect row)
{
    struct app *app = end->app;
    struct ui *ui = app->ui;
    int players = session_state(app->session)->players;
    float width = fminf(190, (row.w - 8 * (float)(players - 1)) / (float)players);
    const struct carc_event *event = &end->steps[end->step];
    for (int i = 0; i < players; i++) {
        struct ui_rect chip = ui_cut_left(&row, width, 8);
        bool gains = event->points[i] > 0;
        ui_round(ui, chip, 12, ui_color(ui, gains ? UI_PAPER_HI : UI_PAPER_LO));
        struct ui_color color = gains ? app_player_color(app, i) : ui_color(ui, UI_ROW_EDGE);
        ui_frame(ui, chip, 12, (struct ui_pen){gains ? 2 : 1, color, 0, 0});
        struct ui_rect inside = ui_inset(chip, 8);
        picture_badge(app, ui_centre(ui_cut_left(&inside, 28, 8), 28, 28), i);
        const char *score = ui_format(ui, "%d", score_at(end, i));
        float digits = ui_text_width(ui, UI_NAME, score) + 4;
        ui_text(
            ui, ui_cut_right(&inside, digits, 6), kit_aligned(ui, UI_NAME, UI_INK, UI_END), score);
        if (gains) {
            const char *plus = ui_format(ui, "+%d", event->points[i]);
            ui_text(ui, ui_cut_right(&inside, ui_text_width(ui, UI_ACTION, plus) + 2, 6),
                kit_aligned(ui, UI_ACTION, UI_LEAF_TEXT, UI_END), plus);
        }
        if (inside.w > 40) {
            kit_text(ui, inside, UI_BODY_BOLD, UI_INK, session_names(app->session)[i]);
        }
    }
}

static void buttons(struct end *end, struct ui_rect row)
{
    struct ui *ui = end->app->ui;
    struct ui_button skip = {.label = _("To the result"), .icon = UI_ICON_SKIP};
    struct ui_button next = {.label = _("Next"), .icon = UI_ICON_NEXT, .kind = UI_ROUND};
    struct ui_button back = {
        .label = _("Back"), .icon = UI_ICON_PREVIOUS, .kind = UI_ROUND, .disabled = end->step == 0};
    struct ui_button play = {.label = end->playing ? _("Pause") : _("Play"),
        .icon = end->playing ? UI_ICON_PAUSE : UI_ICON_PLAY,
        .kind = UI_PRIMARY,
        .icon_only = true};
    float width = ui_button_width(ui, &skip);
    if (ui_button(ui, "final-skip", ui_centre(ui_cut_right(&row, width, 16), width, 46), &skip)) {
        go(end, end->step_count);
    }
    if (ui_button(ui, "final-next", ui_centre(ui_cut_right(&row, 44, 8), 44, 44), &next) ||
        ui_shortcut(ui, "Right") || keys_hit(end->app, KEYS_END_TURN) ||
        keys_hit(end->app, KEYS_PICK)) {
        go(end, end->step + 1);
    }
    if (ui_button(ui, "final-play", ui_centre(ui_cut_right(&row, 54, 8), 54, 46), &play)) {
        end->playing = !end->playing;
        end->next = ui_now(ui) + STEP_MS;
    }
    if (ui_button(ui, "final-back", ui_centre(ui_cut_right(&row, 44, 8), 44, 44), &back) ||
        ui_shortcut(ui, "Left")) {
        end->playing = false;
        go(end, end->step - 1);
    }
    if (keys_hit(end->app, KEYS_CANCEL) || ui_shortcut(ui, "End")) {
        go(end, end->step_count);
    }
}

static void bar(struct end *end, struct ui_rect card)
{
    struct ui *ui = end->app->ui;
    ui_panel(ui, card, 20);
    struct ui_rect inside = {card.x + 24, card.y + 16, card.w - 48, card.h - 32};
    struct ui_rect line = ui_cut_top(&inside, 52, 12);
    struct ui_rect controls = line;
    const char *count = ui_format(ui, "%d / %d", end->step + 1, end->step_count);
    kit_text(ui, ui_cut_top(&line, 18, 2), UI_SMALL, UI_INK2,
        ui_format(ui, _("Final scoring, %s"), count));
    float room = line.w - 200 - 44 * 2 - 54 - 48;
    kit_text(ui, (struct ui_rect){line.x, line.y, room, 30}, UI_H4, UI_INK,
        end_sentence(end, &end->steps[end->step]));
    buttons(end, controls);
    if (end->step < end->step_count) {
        chips(end, inside);
    }
}

static void light(struct end *end)
{
    const struct carc_event *event = &end->steps[end->step];
    int player = 0;
    while (player + 1 < CARC_MAX_PLAYERS && !(event->winners >> player & 1)) {
        player++;
    }
    watch_light(end->watch, event->cell, event->segment, app_player_color(end->app, player));
}

void end_show_final(struct end *end)
{
    struct ui *ui = end->app->ui;
    struct ui_rect screen = ui_screen(ui);
    struct ui_rect card = {16, screen.h - 16 - 140, screen.w - 32, 140};
    watch_show(end->watch, (struct ui_rect){0, 0, screen.w, card.y});
    light(end);
    if (end->playing && ui_now(ui) >= end->next) {
        go(end, end->step + 1);
    }
    if (end->playing) {
        ui_repaint_at(ui, end->next);
    }
    if (end->step < end->step_count) {
        bar(end, card);
    }
}
