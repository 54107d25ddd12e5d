#include "client/course.h"

#include <string.h>

static int larger(int a, int b)
{
    return a > b ? a : b;
}

static void note_scored(struct course courses[CARC_MAX_PLAYERS], const struct carc_event *event)
{
    for (int i = 0; i < CARC_MAX_PLAYERS; i++) {
        struct course *course = &courses[i];
        if (!(event->winners >> i & 1)) {
            continue;
        }
        switch (event->feature) {
        case CARC_CITY: course->largest_city = larger(course->largest_city, event->tiles); break;
        case CARC_ROAD: course->longest_road = larger(course->longest_road, event->tiles); break;
        case CARC_FIELD:
            course->fields++;
            course->richest_field = larger(course->richest_field, event->cities);
            break;
        default: break;
        }
    }
}

/* What is known of the turn that is being read. */
struct turn {
    int number;
    int points[CARC_MAX_PLAYERS];
};

static void end_turn(struct course courses[CARC_MAX_PLAYERS], struct turn *turn)
{
    for (int i = 0; i < CARC_MAX_PLAYERS; i++) {
        courses[i].best_turn = larger(courses[i].best_turn, turn->points[i]);
        turn->points[i] = 0;
    }
}

static void note_step(
    struct course courses[CARC_MAX_PLAYERS], struct turn *turn, const struct session_step *step)
{
    if (step->turn != turn->number) {
        end_turn(courses, turn);
        turn->number = step->turn;
        courses[step->turn_player].turns++;
        courses[step->turn_player].idle_turns++;
    }
    for (size_t i = 0; i < step->event_count; i++) {
        const struct carc_event *event = &step->events[i];
        if (event->kind == CARC_EVENT_CLAIMED) {
            courses[event->player].idle_turns--;
        } else if (event->kind == CARC_EVENT_SCORED) {
            note_scored(courses, event);
            for (int p = 0; p < CARC_MAX_PLAYERS && !event->final; p++) {
                turn->points[p] += event->points[p];
            }
        }
    }
}

void course_read(struct course courses[CARC_MAX_PLAYERS], const struct session *session)
{
    struct turn turn = {0};
    memset(courses, 0, CARC_MAX_PLAYERS * sizeof *courses);
    for (size_t i = 0; i < session_position(session); i++) {
        struct session_step step = session_step(session, i);
        note_step(courses, &turn, &step);
    }
    end_turn(courses, &turn);
}

double course_average(const struct course *course, int points)
{
    return (double)points / larger(course->turns, 1);
}
