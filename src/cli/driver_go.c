/* The command `go` of the line protocol: a computer player's answer. */
#include <string.h>

#include "ai/player.h"
#include "base/suggest.h"
#include "cli/driver_go.h"
#include "notation/action.h"

/* A budget for those who must not wait. */
#define BARRED_NODES 20

/* What was asked for. */
struct go {
    const struct ai_player *player;
    long time, nodes, seed, threads;
};

static bool find_player(const struct notation_word *word, struct go *go, struct diag *diag)
{
    go->player = ai_find_player(word->text);
    if (go->player) {
        return true;
    }
    struct suggest suggest;
    suggest_init(&suggest, word->text);
    size_t count;
    const struct ai_player *players = ai_players(&count);
    for (size_t i = 0; i < count; i++) {
        suggest_offer(&suggest, players[i].name);
    }
    const char *best = suggest_best(&suggest);
    diag_error(diag, word->place, "found player \"%.40s\", expected a computer player such as %s",
        word->text, best ? best : "easy, medium, hard or expert");
    return false;
}

static bool read_pair(const struct notation_word *key, const struct notation_word *value,
    struct go *go, struct diag *diag)
{
    const struct {
        const char *key;
        long smallest, largest;
        long *target;
    } numbers[] = {{"time", 1, 3600000, &go->time}, {"nodes", 1, 1000000000, &go->nodes},
        {"seed", 0, 1000000000, &go->seed}, {"threads", 1, 64, &go->threads}};
    const char *given = value ? value->text : "";
    if (value && strcmp(key->text, "player") == 0) {
        return find_player(value, go, diag);
    }
    for (size_t i = 0; i < ARRAY_LENGTH(numbers); i++) {
        if (strcmp(key->text, numbers[i].key) == 0 &&
            notation_number(given, numbers[i].smallest, numbers[i].largest, numbers[i].target)) {
            return true;
        }
    }
    diag_error(diag, key->place,
        "found \"%.40s%s%.40s\", expected time MS, nodes N, seed N, threads N or player NAME",
        key->text, value ? " " : "", given);
    return false;
}

static bool read_pairs(struct notation_span words, struct go *go, struct diag *diag)
{
    bool fine = true;
    for (size_t i = 0; i < words.count && fine; i += 2) {
        const struct notation_word *value = i + 1 < words.count ? &words.items[i + 1] : NULL;
        fine = read_pair(&words.items[i], value, go, diag);
    }
    return fine;
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
