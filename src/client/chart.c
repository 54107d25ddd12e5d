#include "client/chart.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "client/app.h"
#include "client/kit.h"
#include "client/pictures.h"
#include "client/words.h"
#include "ui/draw.h"

#define BADGE 24.0f

static void add_step(struct chart *chart, const struct session_step *step)
{
    for (size_t i = 0; i < step->event_count; i++) {
        const struct carc_event *event = &step->events[i];
        chart->finished |= event->kind == CARC_EVENT_OVER;
        for (int p = 0; event->kind == CARC_EVENT_SCORED && p < chart->players; p++) {
            if (event->final) {
                chart->final[p] += event->points[p];
            } else {
                chart->points[step->turn * CARC_MAX_PLAYERS + p] += event->points[p];
            }
        }
    }
}

void chart_make(struct chart *chart, const struct session *session)
{
    size_t steps = session_length(session);
    *chart = (struct chart){.players = session_state(session)->players};
    chart->turns = steps > 0 ? session_step(session, steps - 1).turn : 0;
    size_t size = (size_t)(chart->turns + 1) * CARC_MAX_PLAYERS * sizeof *chart->points;
    chart->points = base_alloc(size);
    memset(chart->points, 0, size);
    for (size_t i = 0; i < steps; i++) {
        struct session_step step = session_step(session, i);
        add_step(chart, &step);
    }
    for (int i = CARC_MAX_PLAYERS; i < (chart->turns + 1) * CARC_MAX_PLAYERS; i++) {
        chart->points[i] += chart->points[i - CARC_MAX_PLAYERS];
    }
}

void chart_finish(struct chart *chart)
{
    free(chart->points);
    chart->points = NULL;
}

static int total(const struct chart *chart, int player)
{
    return chart->points[chart->turns * CARC_MAX_PLAYERS + player] + chart->final[player];
}

/* The step between the lines of the grid, so that there are two to four. */
static int grid_step(int most)
{
    static const int steps[] = {5, 10, 20, 25, 50, 100, 200, 500};
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        if (most <= 4 * steps[i]) {
            return steps[i];
        }
    }
    return 1000;
}

struct frame {
    struct ui_rect turns, plot; /* without and with final scoring */
    float top;                  /* points at the upper edge */
};

static struct ui_point place(
    const struct frame *frame, const struct chart *chart, float turn, int points)
{
    float turns = fmaxf(1, (float)chart->turns);
    return (struct ui_point){frame->turns.x + frame->turns.w * turn / turns,
        frame->plot.y + frame->plot.h * (1 - (float)points / frame->top)};
}

static void draw_grid(struct ui *ui, const struct frame *frame, int step, float left)
{
    for (int points = 0; (float)points <= frame->top; points += step) {
        float y = frame->plot.y + frame->plot.h * (1 - (float)points / frame->top);
        ui_fill(
            ui, (struct ui_rect){frame->plot.x, y - 0.5f, frame->plot.w, 1}, ui_color(ui, UI_LINE));
        ui_text(ui, (struct ui_rect){left, y - 9, frame->plot.x - left - 10, 18},
            kit_aligned(ui, UI_SMALL, UI_INK3, UI_END), ui_format(ui, "%d", points));
    }
}

/* A part of the line of a player. */
struct stretch {
    int player, turns[2]; /* from and to */
    bool future;          /* still to come: dotted */
};

/* Solid for what was played, dotted for what is to come. A line of nearly the paper's own colour
 * (ivory, in the dark theme charcoal) has a stronger edge, or is dotted in a mixture with it. */
static void stroke(
    struct app *app, const struct ui_point *points, size_t count, const struct stretch *stretch)
{
    struct ui *ui = app->ui;
    struct ui_color color = app_player_color(app, stretch->player);
    struct ui_color edge = ui_color(ui, UI_BADGE_RING);
    bool faint = ui_contrast(color, ui_color(ui, UI_PAPER)) < 1.3f;
    if (stretch->future) {
        color = faint ? ui_mix(color, edge, 0.45f) : color;
        ui_polyline(ui, points, count, false, (struct ui_pen){2.2f, color, 2.5f, 3.5f});
        return;
    }
    ui_polyline(ui, points, count, false,
        (struct ui_pen){faint ? 5.6f : 5, ui_alpha(edge, faint ? 0.75f : 0.35f), 0, 0});
    ui_polyline(ui, points, count, false, (struct ui_pen){3.6f, color, 0, 0});
}

static void draw_line(struct app *app, const struct chart *chart, const struct frame *frame,
    const struct stretch *stretch)
{
    const int *turns = stretch->turns;
    int player = stretch->player;
    size_t room = 2 * (size_t)(turns[1] - turns[0]) + 4;
    struct ui_point *points = base_alloc(room * sizeof *points);
    size_t count = 0;
    int last = chart->points[turns[0] * CARC_MAX_PLAYERS + player];
    points[count++] = place(frame, chart, (float)turns[0], last);
    for (int turn = turns[0] + 1; turn <= turns[1]; turn++) {
        int now = chart->points[turn * CARC_MAX_PLAYERS + player];
        if (now != last) {
            points[count++] = place(frame, chart, (float)turn, last);
            points[count++] = place(frame, chart, (float)turn, now);
        }
        last = now;
    }
    points[count++] = place(frame, chart, (float)turns[1], last);
    if (!stretch->future && turns[1] == chart->turns && chart->finished) {
        points[count++] = (struct ui_point){
            frame->plot.x + frame->plot.w, place(frame, chart, 0, total(chart, player)).y};
    }
    stroke(app, points, count, stretch);
    free(points);
}

/* Badges at the ends of the lines, kept apart; smaller where many players share little room. */
static void draw_badges(struct app *app, const struct chart *chart, const struct frame *frame)
{
    int order[CARC_MAX_PLAYERS];
    float y[CARC_MAX_PLAYERS];
    float top = frame->plot.y - 4;
    float room = frame->plot.h + 14;
    float gap = fminf(BADGE + 2, room / (float)chart->players);
    float badge = fminf(BADGE, gap - 1);
    for (int i = 0; i < chart->players; i++) {
        int k = i;
        for (; k > 0 && total(chart, order[k - 1]) < total(chart, i); k--) {
            order[k] = order[k - 1];
        }
        order[k] = i;
    }
    for (int i = 0; i < chart->players; i++) {
        float lowest = top + room - gap * ((float)(chart->players - i) - 0.5f);
        float highest = i > 0 ? y[i - 1] + gap : top + gap / 2;
        y[i] = fmaxf(highest, fminf(place(frame, chart, 0, total(chart, order[i])).y, lowest));
        float x = frame->plot.x + frame->plot.w + 8 + (BADGE - badge) / 2;
        picture_badge(app, (struct ui_rect){x, y[i] - badge / 2, badge, badge}, order[i]);
    }
}

struct ui_rect chart_show(struct app *app, const struct chart *chart, struct ui_rect rect, int now)
{
    struct ui *ui = app->ui;
    int most = 1;
    for (int i = 0; i < chart->players; i++) {
        most = total(chart, i) > most ? total(chart, i) : most;
    }
    int step = grid_step(most);
    struct frame frame = {.top = (float)(most + step / 2)};
    frame.plot = (struct ui_rect){rect.x + 44, rect.y + 10, rect.w - 44 - BADGE - 12, rect.h - 20};
    frame.turns = frame.plot;
    bool whole = now < 0 || now >= chart->turns;
    if (chart->finished && whole) {
        frame.turns.w *= 0.87f;
        struct ui_rect last = {frame.turns.x + frame.turns.w, frame.plot.y,
            frame.plot.w - frame.turns.w, frame.plot.h};
        ui_fill(ui, last, ui_alpha(ui_color(ui, UI_GOLD), 0.2f));
    } else if (!whole) {
        float x = place(&frame, chart, (float)now, 0).x;
        ui_fill(ui,
            (struct ui_rect){x, frame.plot.y, frame.plot.x + frame.plot.w - x, frame.plot.h},
            ui_color(ui, UI_PAPER_LO));
    }
    draw_grid(ui, &frame, step, rect.x);
    for (int i = chart->players - 1; i >= 0; i--) {
        if (whole) {
            draw_line(app, chart, &frame, &(struct stretch){i, {0, chart->turns}, false});
        } else {
            draw_line(app, chart, &frame, &(struct stretch){i, {now, chart->turns}, true});
            draw_line(app, chart, &frame, &(struct stretch){i, {0, now}, false});
        }
    }
    draw_badges(app, chart, &frame);
    return frame.turns;
}
