/* Any lines as actions in a game: what can be read is written and read again as the same, and
 * what is legal is carried out. */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "load/game.h"
#include "notation/action.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void run_line(const struct carc_rules *rules, struct carc_state *state, const char *line)
{
    struct diag diag;
    diag_init(&diag, "");
    struct carc_action action;
    if (!notation_parse_action(rules, state, line, &action, &diag)) {
        assert(diag.errors > 0);
        return;
    }
    if (carc_try(rules, state, action) != CARC_OK) {
        return;
    }
    struct text text = {0};
    struct carc_action again;
    notation_write_action(rules, state, action, &text);
    bool read = notation_parse_action(rules, state, text_string(&text), &again, NULL);
    assert(read && carc_same_action(action, again));
    text_finish(&text);
    carc_apply(rules, state, action, NULL);
    assert(carc_check(rules, state) == NULL);
}

/* Reading the data takes longer than a game, so it is done once. */
static const struct carc_rules *rules_for_all(void)
{
    static struct carc_rules *rules;
    if (rules == NULL) {
        static struct load_request request;
        struct diag diag;
        diag_init(&diag, "");
        load_request_init(&request);
        load_request_sets(&request, "base,crop-circles,crop-circles-2010", &diag);
        rules = load_game(&request, &diag);
        assert(rules != NULL);
    }
    return rules;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    const struct carc_rules *rules = rules_for_all();
    struct carc_state *state = malloc(carc_state_size(rules));
    char *text = malloc(size + 1);
    assert(state != NULL && text != NULL);
    carc_start(rules, 2, state);
    memcpy(text, bytes, size);
    text[size] = '\0';
    for (char *line = text; line < text + size; line += strlen(line) + 1) {
        line[strcspn(line, "\n")] = '\0';
        run_line(rules, state, line);
    }
    free(text);
    free(state);
    return 0;
}
