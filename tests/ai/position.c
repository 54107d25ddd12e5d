#include "position.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "load/game.h"
#include "notation/action.h"
#include "rules/setup.h"

struct carc_rules *position_rules(const char *sets, const char *options)
{
    struct load_request request;
    struct diag diag;
    diag_init(&diag, "");
    load_request_init(&request);
    cr_assert(load_request_sets(&request, sets, &diag), "%s", sets);
    char copy[200];
    snprintf(copy, sizeof copy, "%s", options);
    char *rest;
    for (char *pair = strtok_r(copy, " ", &rest); pair; pair = strtok_r(NULL, " ", &rest)) {
        char *value = strchr(pair, '=');
        *value++ = 0;
        struct diag_place place = {0, 0};
        bool fine = strcmp(pair, "rules") == 0
                        ? load_request_rules(&request, value, place, &diag)
                        : load_request_option(&request, pair, value, place, &diag);
        cr_assert(fine, "%s=%s: %s", pair, value, diag.messages[0].text);
    }
    struct carc_rules *rules = load_game(&request, &diag);
    cr_assert_not_null(rules, "%s", diag.messages[0].text);
    return rules;
}

static int player_of(const struct notation_word *word)
{
    return atoi(word->text) - 1;
}

static bool put(struct position *position, const struct notation_word *words)
{
    int tile;
    int rotation;
    struct carc_cell cell;
    return notation_read_tile(position->rules, &words[1], &tile, NULL) &&
           notation_read_cell(&words[2], &cell, NULL) &&
           notation_read_rotation(&words[3], &rotation, NULL) &&
           carc_setup_put(position->rules, position->state, tile, cell, rotation) == CARC_OK;
}

static bool set_meeple(struct position *position, const struct notation_word *words)
{
    int segment;
    struct carc_cell cell;
    if (!notation_read_cell(&words[2], &cell, NULL)) {
        return false;
    }
    int number = carc_placement_at(position->rules, position->state, cell);
    int tile = carc_placement(position->rules, position->state, number).tile;
    return notation_read_segment(&position->rules->set.tiles[tile], &words[3], &segment, NULL) &&
           carc_setup_meeple(
               position->rules, position->state, player_of(&words[1]), cell, segment) == CARC_OK;
}

static bool set_bag(struct position *position, const struct notation_words *words)
{
    uint16_t tiles[NOTATION_MAX_WORDS];
    for (size_t i = 1; i < words->count; i++) {
        int tile;
        if (!notation_read_tile(position->rules, &words->items[i], &tile, NULL)) {
            return false;
        }
        tiles[i - 1] = (uint16_t)tile;
    }
    return carc_setup_bag(position->rules, position->state, tiles, words->count - 1);
}

static bool move(struct position *position, const struct notation_words *words)
{
    struct carc_action action;
    return notation_read_action(position->rules, position->state,
               (struct notation_span){words->items, words->count}, &action, NULL) &&
           carc_apply(position->rules, position->state, action, NULL) == CARC_OK;
}

static bool obey(struct position *position, const struct notation_words *words)
{
    const char *name = words->items[0].text;
    if (strcmp(name, "put") == 0) {
        return put(position, words->items);
    }
    if (strcmp(name, "meeple") == 0) {
        return set_meeple(position, words->items);
    }
    if (strcmp(name, "bag") == 0) {
        return set_bag(position, words);
    }
    if (strcmp(name, "turn") == 0) {
        carc_setup_turn(position->state, player_of(&words->items[1]));
        return true;
    }
    if (strcmp(name, "score") == 0) {
        for (size_t i = 1; i < words->count; i++) {
            carc_setup_score(position->state, (int)i - 1, atoi(words->items[i].text));
        }
        return true;
    }
    return move(position, words);
}

struct position position_with(struct carc_rules *rules, int players, const char *lines)
{
    struct position position = {.rules = rules};
    position.state = base_alloc(carc_state_size(position.rules));
    carc_start(position.rules, players, position.state);
    size_t size = strlen(lines);
    const char *line;
    size_t length;
    while (notation_next_line(&lines, &size, &line, &length)) {
        struct notation_words words;
        cr_assert(notation_split(line, length, (struct diag_place){0, 0}, &words, NULL));
        cr_assert(words.count == 0 || obey(&position, &words), "%.*s", (int)length, line);
    }
    return position;
}

struct position position_of(const char *sets, int players, const char *lines)
{
    return position_with(position_rules(sets, ""), players, lines);
}

void position_step(const struct carc_rules *rules, struct carc_state *state, struct rng *rng)
{
    struct carc_action action;
    if (state->phase == CARC_PHASE_DRAW) {
        int number = (int)rng_below(rng, state->bag_left);
        int tile = 0;
        while (number >= carc_bag_count(rules, state, tile)) {
            number -= carc_bag_count(rules, state, tile++);
        }
        action = (struct carc_action){CARC_DRAW, 0, (uint16_t)tile, {0, 0}};
    } else if (state->phase == CARC_PHASE_MEEPLE && rng_below(rng, 3) > 0) {
        action = (struct carc_action){.verb = CARC_PASS};
    } else {
        action = carc_choose_action(rules, state, (uint32_t)(rng_next(rng) >> 32), NULL);
    }
    carc_apply_legal(rules, state, action, NULL);
}

struct position position_random(
    const char *sets, int players, int left, enum carc_phase phase, uint64_t seed)
{
    struct position position = {.rules = position_rules(sets, "")};
    position.state = base_alloc(carc_state_size(position.rules));
    for (uint64_t end = seed + 1000000; seed < end; seed += 1000) {
        struct rng rng;
        rng_seed(&rng, seed);
        carc_start(position.rules, players, position.state);
        while (position.state->phase != CARC_PHASE_OVER) {
            if (position.state->bag_left == left && position.state->phase == phase) {
                return position;
            }
            position_step(position.rules, position.state, &rng);
        }
    }
    cr_assert_fail("no random game comes there");
    return position;
}

void position_finish(struct position *position)
{
    free(position->state);
    free(position->rules);
}

struct ai_question position_question(const struct position *position, uint64_t nodes)
{
    return (struct ai_question){.rules = position->rules,
        .state = position->state,
        .seed = 1,
        .budget = {.nodes = nodes, .threads = 1}};
}

struct carc_action *position_actions(
    const struct carc_rules *rules, const struct carc_state *state, size_t *count)
{
    struct carc_action *actions = base_alloc(carc_max_actions(rules) * sizeof *actions);
    size_t listed = carc_actions(rules, state, actions);
    *count = 0;
    for (size_t i = 0; i < listed; i++) {
        if (!carc_is_look_alike(rules, state, actions[i])) {
            actions[(*count)++] = actions[i];
        }
    }
    return actions;
}
