/* Any bytes as a game: each chooses a legal action, or is part of one that need not be legal. The
 * position stays sound, and what is refused changes no byte. */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "load/game.h"
#include "rules/state.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

/* carc_check takes much longer than an action. */
#define CHECK_EVERY 32

/* The bytes that are left; behind their end lie zeros. */
struct input {
    const uint8_t *bytes;
    size_t left;
};

static unsigned next_byte(struct input *input)
{
    if (input->left == 0) {
        return 0;
    }
    input->left--;
    return *input->bytes++;
}

static struct carc_rules *load(const char *name, const char *sets)
{
    static struct load_request request;
    struct diag diag;
    diag_init(&diag, "");
    load_request_init(&request);
    load_request_rules(&request, name, (struct diag_place){0, 0}, &diag);
    load_request_sets(&request, sets, &diag);
    struct carc_rules *rules = load_game(&request, &diag);
    assert(rules != NULL);
    return rules;
}

/* Reading the data takes longer than a game, so each combination is read once and kept. */
static struct carc_rules *rules_of(struct input *input)
{
    static const char *const names[] = {
        "hig", "zmg", "hobby-world", "first-edition", "second-edition"};
    static const char *const sets[] = {
        "base", "base,crop-circles", "base,crop-circles,crop-circles-2010", "base,base"};
    static struct carc_rules *kept[5][4];
    unsigned name = next_byte(input) % 5;
    unsigned set = next_byte(input) % 4;
    if (kept[name][set] == NULL) {
        kept[name][set] = load(names[name], sets[set]);
    }
    struct carc_rules *rules = kept[name][set];
    unsigned options = next_byte(input);
    rules->options.fields = options & 1;
    rules->options.cc_rake_ask = options >> 1 & 1;
    rules->options.cc_add_optional = options >> 2 & 1;
    rules->options.cc_add_scope = (uint8_t)((options >> 3 & 3) % 3);
    rules->options.small_city = options >> 5 & 1 ? 2 : 4;
    return rules;
}

static void try_anything(const struct carc_rules *rules, struct carc_state *state,
    struct carc_state *copy, struct input *input)
{
    struct carc_action action;
    uint8_t raw[sizeof action];
    for (size_t i = 0; i < sizeof raw; i++) {
        raw[i] = (uint8_t)next_byte(input);
    }
    memcpy(&action, raw, sizeof action);
    size_t size = carc_state_size(rules);
    memcpy(copy, state, size);
    enum carc_result may = carc_try(rules, state, action);
    enum carc_result did = carc_apply(rules, state, action, NULL);
    assert(may == did);
    assert((memcmp(copy, state, size) == 0) == (did != CARC_OK));
}

static void play(const struct carc_rules *rules, struct carc_state *state, struct carc_state *copy,
    struct input *input)
{
    struct carc_action *list = malloc(carc_max_actions(rules) * sizeof *list);
    assert(list != NULL);
    while (input->left > 0) {
        unsigned byte = next_byte(input);
        size_t count = carc_actions(rules, state, list);
        assert((count == 0) == (state->phase == CARC_PHASE_OVER));
        if (byte == 255 || count == 0) {
            try_anything(rules, state, copy, input);
        } else {
            enum carc_result result = carc_apply(rules, state, list[byte % count], NULL);
            assert(result == CARC_OK);
        }
        assert(input->left % CHECK_EVERY != 0 || carc_check(rules, state) == NULL);
    }
    free(list);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct input input = {bytes, size};
    struct carc_rules *rules = rules_of(&input);
    struct carc_state *state = malloc(carc_state_size(rules));
    struct carc_state *copy = malloc(carc_state_size(rules));
    assert(state != NULL && copy != NULL);
    carc_start(rules, 1 + (int)(next_byte(&input) % CARC_MAX_PLAYERS), state);
    play(rules, state, copy, &input);
    free(state);
    free(copy);
    return 0;
}
