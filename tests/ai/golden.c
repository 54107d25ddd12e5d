/* The moves of all kinds of players in a number of positions: the same nodes and the same seed
 * give the same move in every build. `golden FILE` compares them with a file; without one it
 * prints what the file should hold, for when a player was changed on purpose. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/text.h"
#include "notation/action.h"
#include "position.h"

struct asked {
    const char *player;
    uint64_t nodes;
    unsigned threads;
};

static const struct asked asked[] = {{"random", 0, 1}, {"greedy", 0, 1}, {"keeper", 0, 1},
    {"heyden", 0, 1}, {"star", 400, 1}, {"uct1000", 400, 1}, {"outlook", 0, 1}, {"easy", 0, 1},
    {"medium-farmer", 0, 1}, {"hard", 30, 1}, {"hard-joiner", 30, 1}, {"expert", 60, 1},
    {"expert-calm", 40, 2}};

struct place {
    const char *sets;
    int players, left;
    enum carc_phase phase;
};

static const struct place places[] = {{"base", 2, 70, CARC_PHASE_TILE},
    {"base", 2, 40, CARC_PHASE_TILE}, {"base", 3, 55, CARC_PHASE_MEEPLE},
    {"base", 5, 20, CARC_PHASE_TILE}, {"base", 2, 2, CARC_PHASE_TILE},
    {"base", 2, 0, CARC_PHASE_TILE}, {"base,crop-circles", 2, 60, CARC_PHASE_TILE},
    {"base,crop-circles", 4, 30, CARC_PHASE_CROP_CHOICE},
    {"base,crop-circles", 6, 40, CARC_PHASE_CROP_TURN},
    {"base,crop-circles", 2, 1, CARC_PHASE_MEEPLE}, {"base,crop-circles", 1, 12, CARC_PHASE_TILE}};

static void write_move(
    const struct position *position, const struct asked *how, uint64_t seed, struct text *out)
{
    const struct ai_player *player = ai_find_player(how->player);
    struct ai_question question = position_question(position, how->nodes);
    question.seed = seed;
    question.budget.threads = how->threads;
    struct ai_answer answer;
    player->choose(player, &question, &answer);
    text_printf(out, "  %-14s ", how->player);
    notation_write_action(position->rules, position->state, answer.action, out);
    text_printf(out, "  %llu nodes", (unsigned long long)answer.nodes);
    for (int i = 0; i < answer.candidates; i++) {
        text_printf(out, " %+.6f", answer.candidate[i].points);
    }
    text_add_char(out, '\n');
}

static void write_all(struct text *out)
{
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        const struct place *place = &places[i];
        struct position position =
            position_random(place->sets, place->players, place->left, place->phase, 1 + i);
        text_printf(out, "%s, %d players, %d tiles left, %s\n", place->sets, place->players,
            place->left, place->phase == CARC_PHASE_TILE ? "to place" : "then");
        for (size_t j = 0; j < sizeof asked / sizeof asked[0]; j++) {
            write_move(&position, &asked[j], 100 + i, out);
        }
        position_finish(&position);
    }
}

/* Prints the lines that differ; returns how many. */
static int compare(const char *found, const char *expected)
{
    int faults = 0;
    while (*found || *expected) {
        size_t size = strcspn(found, "\n");
        size_t wanted = strcspn(expected, "\n");
        if (size != wanted || memcmp(found, expected, size) != 0) {
            printf("found    %.*s\nexpected %.*s\n", (int)size, found, (int)wanted, expected);
            faults++;
        }
        found += size + (found[size] != 0);
        expected += wanted + (expected[wanted] != 0);
    }
    return faults;
}

int main(int argc, char **argv)
{
    struct text found = {0};
    write_all(&found);
    int faults = 0;
    if (argc < 2) {
        fputs(text_string(&found), stdout);
    } else {
        struct text expected = {0};
        faults = file_read(argv[1], 1 << 20, &expected, NULL)
                     ? compare(text_string(&found), text_string(&expected))
                     : 1;
        text_finish(&expected);
    }
    text_finish(&found);
    return faults > 0;
}
