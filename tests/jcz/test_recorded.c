/* Sixty whole games of the original engine, answered message by message: the same states. The
 * games 0, 1 and 4 were recorded whole, with history and undo. Under sanitizers there is a sample of
 * 22 of them, unless WALLS_AND_WHEAT_PROOF=all. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "../support/proof.h"
#include "base/paths.h"
#include "talk.h"

#define LINE_SIZE (1 << 20)

struct tally {
    int games;
    int whole; /* games whose answers have a history */
    int states;
};

static void compare(const json_t *theirs, const json_t *ours, const char *where, int number)
{
    const char *key;
    json_t *value;
    bool whole = json_object_get(theirs, "history") != NULL;
    cr_assert(!whole || json_object_size(theirs) == json_object_size(ours), "%s:%d", where, number);
    json_object_foreach((json_t *)(uintptr_t)theirs, key, value)
    {
        struct text a = {0};
        struct text b = {0};
        json_t *own = json_object_get(ours, key);
        cr_assert_not_null(own, "%s:%d: no %s", where, number, key);
        talk_canon(value, key, &a);
        talk_canon(own, key, &b);
        cr_assert_str_eq(text_string(&b), text_string(&a), "%s:%d: %s", where, number, key);
        text_finish(&a);
        text_finish(&b);
    }
}

static bool sampled(void)
{
    return PROOF_SANITIZED && !proof_whole();
}

/* Every third game, and those with a history. */
static bool in_sample(const char *path)
{
    int number = atoi(strrchr(path, '/') + 2);
    return number % 3 == 0 || number == 1 || number == 4;
}

static void replay(const char *path, void *context)
{
    struct tally *tally = context;
    if (sampled() && !in_sample(path)) {
        return;
    }
    gzFile file = gzopen(path, "rb");
    char *line = base_alloc(LINE_SIZE);
    struct talk talk;
    talk_begin(&talk);
    int number = 0;
    bool whole = false;
    while (file != NULL && gzgets(file, line, LINE_SIZE) != NULL) {
        json_t *recorded = json_loads(line, 0, NULL);
        char *message = json_dumps(json_object_get(recorded, "send"), JSON_REAL_PRECISION(17));
        json_t *theirs = json_object_get(recorded, "state");
        talk_do(&talk, message);
        compare(theirs, talk.state, path, ++number);
        whole = json_object_get(theirs, "history") != NULL;
        free(message);
        json_decref(recorded);
    }
    cr_assert(number > 100 && jcz_game_over(&talk.protocol.game), "%s", path);
    tally->games++;
    tally->whole += whole;
    tally->states += number;
    talk_end(&talk);
    free(line);
    gzclose(file);
}

Test(recorded, games_of_the_original_engine)
{
    struct tally tally = {0};
    cr_assert(paths_list(PEER_GAMES, ".jsonl.gz", replay, &tally));
    cr_assert_eq(tally.games, sampled() ? 22 : 60);
    cr_assert_eq(tally.whole, 3);
    printf("%d games, %d states compared\n", tally.games, tally.states);
}
