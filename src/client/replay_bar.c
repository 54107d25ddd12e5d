/* The slider with one tick for each turn. */
#include <math.h>

#include "client/replay.h"
#include "client/words.h"
#include "ui/draw.h"

/* Of the track, below the top of its room: as high are the ticks. */
#define TRACK 44.0f
#define LOW_TRACK 32.0f

/* The x of a turn on the track. */
static float x_of(const struct replay *replay, struct ui_rect track, int turn)
{
    return track.x + track.w * (float)turn / fmaxf(1, (float)replay->turns);
}

static void ticks(struct replay *replay, struct ui_rect track)
{
    struct ui *ui = replay->app->ui;
    float most = replay->low ? LOW_TRACK - 12 : TRACK - 12;
    float point = replay->low ? 1 : 1.6f;
    float width = fmaxf(2, fminf(8, track.w / (float)(replay->turns + 1) - 3));
    for (int turn = 1; turn <= replay->turns; turn++) {
        const struct replay_turn *of = &replay->turn_of[turn];
        float height = of->points > 0 ? fminf(most, 6 + point * (float)of->points) : 6;
        struct ui_rect tick = {
            x_of(replay, track, turn) - width / 2, track.y - 8 - height, width, height};
        struct ui_color color = app_player_color(replay->app, of->player);
        float opacity = turn <= replay->turn ? 1 : 0.55f;
        ui_round(ui, ui_inset(tick, -1), 3, ui_alpha(ui_color(ui, UI_INK), opacity * 0.45f));
        ui_round(ui, tick, 2, ui_alpha(color, opacity));
    }
}

static void marks(struct replay *replay, struct ui_rect track)
{
    struct ui *ui = replay->app->ui;
    for (int turn = 1; turn <= replay->turns; turn++) {
        if (replay->turn_of[turn].circle) {
            struct ui_point at = {x_of(replay, track, turn), track.y + track.h / 2};
            ui_disc(ui, at, 7.5f, ui_rgb(0x7A5310));
            ui_disc(ui, at, 5.5f, ui_color(ui, UI_GOLD));
        }
    }
    int step = replay->turns > 40 ? 10 : 5;
    for (int turn = 0; turn <= replay->turns; turn += step) {
        bool last = turn + step > replay->turns;
        if (last && replay->turns - turn < step / 2) {
            turn = replay->turns;
        }
        struct ui_rect place = {x_of(replay, track, turn) - 20, track.y + 16, 40, 18};
        ui_text(
            ui, place, kit_aligned(ui, UI_SMALL, UI_INK2, UI_MIDDLE), ui_format(ui, "%d", turn));
    }
}

static void bubble(struct replay *replay, struct ui_rect track, float top)
{
    struct ui *ui = replay->app->ui;
    const char *text = replay->turn > 0
                           ? ui_format(ui, _("Turn %d of %d"), replay->turn, replay->turns)
                           : _("Before the first turn");
    float width = ui_text_width(ui, UI_ACTION, text) + 28;
    float x = x_of(replay, track, replay->turn) - width / 2;
    x = fmaxf(12, fminf(x, track.x + track.w - width + 12));
    struct ui_rect box = {x, top - 40, width, 30};
    ui_round(ui, box, 8, ui_color(ui, UI_NIGHT));
    ui_text(ui, box, kit_aligned(ui, UI_ACTION, UI_NIGHT_TEXT, UI_MIDDLE), text);
}

static void slider(struct replay *replay, struct ui_rect room)
{
    struct ui *ui = replay->app->ui;
    struct ui_rect track = {
        room.x + 16, room.y + (replay->low ? LOW_TRACK : TRACK), room.w - 32, 6};
    struct ui_area area = ui_area(ui, "slider", room, _("Turns"));
    if (area.held && (area.pressed || area.moved.x != 0)) {
        float part = (area.at.x - track.x) / track.w;
        replay->playing = false;
        replay_go(replay, (int)lrintf(part * (float)replay->turns));
    }
    ticks(replay, track);
    ui_round(ui, track, 3, ui_color(ui, UI_TRACK));
    float x = x_of(replay, track, replay->turn);
    ui_round(ui, (struct ui_rect){track.x, track.y, x - track.x, track.h}, 3,
        ui_color(ui, UI_TERRACOTTA));
    marks(replay, track);
    struct ui_rect knob = {x - 13, track.y + 3 - 13, 26, 26};
    ui_round(ui, knob, 13, ui_color(ui, UI_TERRACOTTA));
    ui_round(ui, ui_inset(knob, 3), 10, ui_color(ui, UI_KNOB));
    if (area.focused) {
        ui_focus_ring(ui, ui_inset(knob, -2), 15, false);
    }
}

static void buttons(struct replay *replay, struct ui_rect row)
{
    struct ui *ui = replay->app->ui;
    struct ui_button back = {.label = _("One turn back"),
        .icon = UI_ICON_PREVIOUS,
        .kind = UI_ROUND,
        .disabled = replay->turn == 0};
    struct ui_button play = {.label = replay->playing ? _("Pause") : _("Play"),
        .icon = replay->playing ? UI_ICON_PAUSE : UI_ICON_PLAY,
        .kind = UI_PILL,
        .icon_only = true};
    struct ui_button next = {.label = _("One turn on"),
        .icon = UI_ICON_NEXT,
        .kind = UI_ROUND,
        .disabled = replay->turn == replay->turns};
    if (ui_button(ui, "back-turn", ui_centre(ui_cut_left(&row, 42, 8), 42, 44), &back)) {
        replay->playing = false;
        replay_go(replay, replay->turn - 1);
    }
    if (ui_button(ui, "play", ui_centre(ui_cut_left(&row, 54, 8), 54, 54), &play)) {
        replay_play(replay);
    }
    if (ui_button(ui, "next-turn", ui_centre(ui_cut_left(&row, 42, 8), 42, 44), &next)) {
        replay->playing = false;
        replay_go(replay, replay->turn + 1);
    }
}

static void hints(struct ui *ui, struct ui_rect row)
{
    struct ui_rect dot = ui_cut_left(&row, 12, 8);
    ui_disc(ui, (struct ui_point){dot.x + 6, dot.y + 10}, 6, ui_rgb(0x7A5310));
    ui_disc(ui, (struct ui_point){dot.x + 6, dot.y + 10}, 4.5f, ui_color(ui, UI_GOLD));
    const char *circle = _("crop circle");
    kit_text(ui, ui_cut_left(&row, ui_text_width(ui, UI_SMALL, circle) + 2, 16), UI_SMALL, UI_INK2,
        circle);
    static const struct {
        const char *key, *what;
    } keys[] = {{"Space", N_("play")}, {"→", N_("turn on")}, {"←", N_("turn back")}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        const char *what = _(keys[i].what);
        float width = ui_key_cap_width(ui, keys[i].key);
        if (ui_text_width(ui, UI_SMALL, what) + width + 24 > row.w) {
            return;
        }
        kit_text(ui, ui_cut_right(&row, ui_text_width(ui, UI_SMALL, what) + 2, 6), UI_SMALL,
            UI_INK2, what);
        ui_key_cap(ui, ui_centre(ui_cut_right(&row, width, 16), width, 22), keys[i].key);
    }
    const char *tall = _("A tall tick scored points");
    if (ui_text_width(ui, UI_SMALL, tall) <= row.w) { /* it can be done without */
        kit_text(ui, row, UI_SMALL, UI_INK2, tall);
    }
}

static const char *const labels[REPLAY_SPEEDS] = {"½×", "1×", "2×", "4×", "8×"};

void replay_show_speeds(struct replay *replay, struct ui_rect rect)
{
    struct ui_choices speeds = {labels, REPLAY_SPEEDS};
    ui_segmented(replay->app->ui, "speed", rect, &speeds, &replay->speed);
}

float replay_speeds_width(struct replay *replay)
{
    return ui_segmented_width(replay->app->ui, &(struct ui_choices){labels, REPLAY_SPEEDS});
}

void replay_show_bar(struct replay *replay, struct ui_rect card)
{
    struct ui *ui = replay->app->ui;
    ui_panel(ui, card, 20);
    struct ui_rect inside = ui_inset(card, 14);
    struct ui_rect controls = ui_cut_left(&inside, 42 + 54 + 42 + 16, 12);
    buttons(replay, ui_centre(controls, controls.w, 60));
    struct ui_rect foot = ui_cut_bottom(&inside, replay->low ? 34 : 20, 2);
    slider(replay, inside);
    foot = (struct ui_rect){foot.x + 12, foot.y, foot.w - 24, foot.h};
    if (replay->low) {
        replay_show_speeds(replay, ui_cut_right(&foot, replay_speeds_width(replay), 16));
    }
    hints(ui, ui_centre(foot, foot.w, 20));
    struct ui_rect track = {inside.x + 16, inside.y, inside.w - 32, 6};
    bubble(replay, track, card.y);
}
