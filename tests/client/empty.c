#include "empty.h"

#include <stdio.h>

#include "base/paths.h"
#include "screens.h"

static void drop(const char *path, void *context)
{
    (void)context;
    remove(path);
}

/* Forgets what other screens left, so that the order of them does not matter. */
static void go(struct player *player, const struct scene *scene)
{
    struct text path = {0};
    paths_user_data("games", &path);
    paths_list(text_string(&path), "", drop, NULL);
    text_clear(&path);
    paths_user_data("results", &path);
    remove(text_string(&path));
    text_finish(&path);
    screens_go(player, scene);
}

void empty_load(struct player *player)
{
    go(player, &scene_load);
}

void empty_replays(struct player *player)
{
    go(player, &scene_replays);
}

void empty_results(struct player *player)
{
    go(player, &scene_lifetime);
}
