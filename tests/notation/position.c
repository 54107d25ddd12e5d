#include "position.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "load/game.h"
#include "notation/action.h"

void position_begin(struct position *position, const char *sets, int players)
{
    struct diag diag;
    diag_init(&diag, "");
    struct load_request request;
    load_request_init(&request);
    cr_assert(load_request_sets(&request, sets, &diag));
    position->rules = load_game(&request, &diag);
    cr_assert_not_null(position->rules, "%s", diag.messages[0].text);
    position->state = base_alloc(carc_state_size(position->rules));
    carc_start(position->rules, players, position->state);
    size_t capacity = carc_max_events(position->rules);
    position->events = (struct carc_events){
        .items = base_alloc(capacity * sizeof(struct carc_event)), .capacity = capacity};
}

void position_end(struct position *position)
{
    free(position->events.items);
    free(position->state);
    free(position->rules);
}

static void play_line(struct position *position, const char *line)
{
    struct diag diag;
    diag_init(&diag, "");
    struct carc_action action;
    cr_assert(notation_parse_action(position->rules, position->state, line, &action, &diag),
        "%s: %s", line, diag.messages[0].text);
    position->events.count = 0;
    enum carc_result result =
        carc_apply(position->rules, position->state, action, &position->events);
    cr_assert_eq(result, CARC_OK, "%s: %s", line, carc_result_text(result));
}

void position_play(struct position *position, const char *lines)
{
    char *copy = base_strdup(lines);
    char *rest = NULL;
    for (char *line = strtok_r(copy, ";", &rest); line != NULL; line = strtok_r(NULL, ";", &rest)) {
        play_line(position, line);
    }
    free(copy);
}
