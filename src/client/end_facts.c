/* What there is to tell about a finished game. */
#include <stdlib.h>
#include <string.h>

#include "client/end.h"
#include "client/words.h"

static int first_winner(const struct carc_event *event)
{
    int player = 0;
    while (player + 1 < CARC_MAX_PLAYERS && !(event->winners >> player & 1)) {
        player++;
    }
    return player;
}

static int points_of(const struct carc_event *event)
{
    int player = first_winner(event);
    return event->points[player];
}

static void offer(struct end_moment *moment, const struct carc_event *event, int size, int kept)
{
    bool better = !moment->there || size > kept ||
                  (size == kept && points_of(event) > points_of(&moment->event));
    if (better && event->winners != 0) {
        *moment = (struct end_moment){true, first_winner(event), *event};
    }
}

static void note_event(struct end *end, const struct carc_event *event)
{
    struct end_moment *moments = end->moments;
    switch (event->feature) {
    case CARC_CITY:
        offer(&moments[END_CITY], event, event->tiles, moments[END_CITY].event.tiles);
        break;
    case CARC_ROAD:
        offer(&moments[END_ROAD], event, event->tiles, moments[END_ROAD].event.tiles);
        break;
    case CARC_FIELD:
        offer(&moments[END_FIELD], event, event->cities, moments[END_FIELD].event.cities);
        break;
    default: break;
    }
}

static void note_turn(struct end *end, int player, int turn, int points)
{
    if (points > end->turn_points) {
        end->turn_points = points;
        end->moments[END_TURN] = (struct end_moment){.there = true, .player = player};
        end->moments[END_TURN].event.tiles = (uint16_t)turn;
    }
}

/* The turn in which one player scored most, in the course of the game. */
static void find_best_turn(struct end *end)
{
    const struct chart *chart = &end->chart;
    for (int turn = 1; turn <= chart->turns; turn++) {
        for (int player = 0; player < chart->players; player++) {
            const int *now = &chart->points[turn * CARC_MAX_PLAYERS + player];
            note_turn(end, player, turn, now[0] - now[-CARC_MAX_PLAYERS]);
        }
    }
}

static void put_in_order(struct end *end)
{
    const struct carc_state *state = session_state(end->app->session);
    for (int i = 0; i < state->players; i++) {
        int k = i;
        for (; k > 0 && state->score[end->order[k - 1]] < state->score[i]; k--) {
            end->order[k] = end->order[k - 1];
        }
        end->order[k] = i;
    }
}

void end_find_facts(struct end *end)
{
    const struct session *session = end->app->session;
    size_t room = 0;
    for (size_t i = 0; i < session_length(session); i++) {
        struct session_step step = session_step(session, i);
        for (size_t k = 0; k < step.event_count; k++) {
            const struct carc_event *event = &step.events[k];
            if (event->kind != CARC_EVENT_SCORED) {
                continue;
            }
            note_event(end, event);
            if (event->final) {
                room = (size_t)end->step_count + 1;
                end->steps = base_realloc(end->steps, room * sizeof *end->steps);
                end->steps[end->step_count++] = *event;
            }
        }
    }
    chart_make(&end->chart, session);
    find_best_turn(end);
    end->points = session_points(session);
    course_read(end->courses, session);
    put_in_order(end);
}

static const char *pennants(const struct end *end, const struct carc_event *event)
{
    struct ui *ui = end->app->ui;
    const char *tiles = ui_format(ui, _n("%d tile", "%d tiles", event->tiles), event->tiles);
    if (event->pennants == 0) {
        return tiles;
    }
    /* TRANSLATORS: "5 tiles and 2 pennants" */
    return ui_format(
        ui, _n("%s and %d pennant", "%s and %d pennants", event->pennants), tiles, event->pennants);
}

const char *end_moment_text(const struct end *end, enum end_moments moment, int *points)
{
    struct ui *ui = end->app->ui;
    const struct carc_event *event = &end->moments[moment].event;
    *points = moment == END_TURN ? end->turn_points : points_of(event);
    switch (moment) {
    case END_CITY: return ui_format(ui, _("Largest city, %s"), pennants(end, event));
    case END_ROAD: return ui_format(ui, _("Longest road, %s"), pennants(end, event));
    case END_FIELD:
        return ui_format(ui,
            _n("Richest field, %d finished city", "Richest field, %d finished cities",
                event->cities),
            event->cities);
    case END_TURN: return ui_format(ui, _("Best turn, number %d"), event->tiles);
    case END_MOMENTS: break;
    }
    return "";
}

/* The names of those who got points. */
static const char *owners(const struct end *end, const struct carc_event *event)
{
    struct ui *ui = end->app->ui;
    const char *all = "";
    for (int i = 0; i < session_state(end->app->session)->players; i++) {
        if (event->winners >> i & 1) {
            const char *name = session_names(end->app->session)[i];
            all = *all ? ui_format(ui, _("%s and %s"), all, name) : name;
        }
    }
    return all;
}

const char *end_sentence(const struct end *end, const struct carc_event *event)
{
    struct ui *ui = end->app->ui;
    int points = points_of(event);
    const char *names = owners(end, event);
    switch (event->feature) {
    case CARC_FIELD:
        if (event->cities > 0 && points % event->cities == 0) {
            return ui_format(ui,
                _n("Field of %s: %d finished city × %d = %d",
                    "Field of %s: %d finished cities × %d = %d", event->cities),
                names, event->cities, points / event->cities, points);
        }
        return ui_format(ui, _("Field of %s: %d"), names, points);
    case CARC_CITY:
        return ui_format(
            ui, _("Unfinished city of %s: %s = %d"), names, pennants(end, event), points);
    case CARC_ROAD:
        return ui_format(
            ui, _("Unfinished road of %s: %s = %d"), names, pennants(end, event), points);
    case CARC_MONASTERY:
        return ui_format(
            ui, _("Unfinished monastery of %s: %s = %d"), names, pennants(end, event), points);
    default: return "";
    }
}
