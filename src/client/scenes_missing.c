/* Scenes that are still being written: each goes back at once. */
#include <stddef.h>

#include "client/scene.h"

static void *enter(struct app *app)
{
    scene_back(app);
    return NULL;
}

static void nothing(struct app *app, void *memory)
{
    (void)app;
    (void)memory;
}

const struct scene scene_rules = {"rules", enter, nothing, nothing};
