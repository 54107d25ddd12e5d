/* Sixty whole games of an independent engine: after every message the same legal options, points,
 * supplies, meeples, features and owners. */
#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdio.h>

#include "base/paths.h"
#include "peer.h"

struct group {
    const char *suffix;
    struct peer peer;
    int games;
};

static void replay(const char *path, void *context)
{
    struct group *group = context;
    cr_assert(peer_replay(&group->peer, path), "%s", text_string(group->peer.fault));
    group->games++;
}

/* All games whose file name ends so. */
static void replay_all(const char *suffix, int games)
{
    struct text fault;
    text_init(&fault);
    struct group group = {suffix, {.fault = &fault}, 0};
    cr_assert(paths_list(PEER_GAMES, suffix, replay, &group));
    cr_assert(eq(int, group.games, games));
    printf("%s: %d games, %llu states, %llu answers compared\n", suffix, group.games,
        group.peer.states, group.peer.answers);
    fflush(stdout);
    text_finish(&fault);
}

Test(peer, base_game)
{
    replay_all("p-basic1.jsonl.gz", 10);
}

Test(peer, crop_circles_of_2012)
{
    replay_all("p-basic1+corn-circles2.jsonl.gz", 20);
}

Test(peer, crop_circles_of_2010)
{
    replay_all("p-basic1+corn-circles1.jsonl.gz", 10);
}

Test(peer, both_crop_circle_sets)
{
    replay_all("p-basic1+corn-circles1+corn-circles2.jsonl.gz", 20);
}
