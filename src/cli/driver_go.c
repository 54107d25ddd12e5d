/* The command `go` of the line protocol: a computer player's answer. */
#include <string.h>

#include "ai/player.h"
#include "cli/driver_go.h"
#include "notation/action.h"

/* A budget for those who must not wait. */
#define BARRED_NODES 20

/* What was asked for. */
struct go {
    const struct ai_player *player;
    long time, nodes, seed, threads;
};

static bool read_pairs(struct notation_span words, struct go *go, struct diag *diag)
{
    const struct {
        const char *key;
        long smallest, largest;
        long *target;
    } numbers[] = {{"time", 1, 3600000, &go->time}, {"nodes", 1, 1000000000, &go->nodes},
        {"seed", 0, 1000000000, &go->seed}, {"threads", 1, 64, &go->threads}};
    for (size_t i = 0; i + 1 < words.count; i += 2) {
        const struct notation_word *key = &words.items[i];
        const char *value = words.items[i + 1].text;
        bool known = strcmp(key->text, "player") == 0;
        if (known) {
            go->player = ai_find_player(value);
        }
        for (size_t j = 0; j < ARRAY_LENGTH(numbers); j++) {
            if (strcmp(key->text, numbers[j].key) == 0) {
                known = notation_number(
                    value, numbers[j].smallest, numbers[j].largest, numbers[j].target);
            }
        }
        if (!known || !go->player) {
            diag_error(diag, key->place,
                "found \"%.40s %.40s\", expected time MS, nodes N, seed N, threads N or player "
                "NAME",
                key->text, value);
            return false;
        }
    }
    return true;
}

static void write_answer(
    const struct ai_question *question, const struct ai_answer *answer, struct text *out)
{
    struct text action = {0};
    notation_write_action(question->rules, question->state, answer->action, &action);
    text_add(out, "ok {\"action\":");
    text_add_json(out, text_string(&action));
    text_printf(out, ",\"nodes\":%llu,\"candidates\":[", (unsigned long long)answer->nodes);
    for (int i = 0; i < answer->candidates; i++) {
        const struct ai_candidate *candidate = &answer->candidate[i];
        text_clear(&action);
        notation_write_action(question->rules, question->state, candidate->action, &action);
        text_add(out, i ? ",{\"action\":" : "{\"action\":");
        text_add_json(out, text_string(&action));
        text_printf(out, ",\"points\":%.2f,\"share\":%.3f}", candidate->points, candidate->share);
    }
    text_add(out, "]}");
    text_finish(&action);
}

bool driver_go(
    struct driver *driver, struct notation_span words, struct text *answer, struct diag *diag)
{
    struct go go = {.player = ai_find_player("expert"), .seed = 1, .threads = 1};
    if (!read_pairs(words, &go, diag)) {
        return false;
    }
    const struct carc_state *state = session_state(driver->session);
    if (carc_actor(state) < 0) {
        diag_error(diag, (struct diag_place){0, 0}, "no player has anything to decide");
        return false;
    }
    if (driver->files_barred) {
        go.nodes = go.nodes && go.nodes < BARRED_NODES ? go.nodes : BARRED_NODES;
        go.time = 0;
        go.threads = 1;
    }
    struct ai_question question = {.rules = session_rules(driver->session),
        .state = state,
        .seed = (uint64_t)go.seed,
        .budget = {
            (uint64_t)go.nodes, (uint32_t)go.time, (unsigned)go.threads, driver->stop, false}};
    struct ai_answer found;
    go.player->choose(go.player, &question, &found);
    write_answer(&question, &found, answer);
    return true;
}
