#include "client/scene.h"

#include <assert.h>

#include "client/app.h"
#include "client/tiles.h"

static void move_to(struct app *app, const struct scene *scene, int move)
{
    app->scenes.next = scene;
    app->scenes.move = move;
    ui_repaint(app->ui);
}

void scene_go(struct app *app, const struct scene *scene)
{
    move_to(app, scene, SCENE_GO);
}

void scene_open(struct app *app, const struct scene *scene)
{
    move_to(app, scene, SCENE_OPEN);
}

void scene_back(struct app *app)
{
    move_to(app, NULL, SCENE_BACK);
}

static void leave(struct app *app)
{
    struct scene_stack *scenes = &app->scenes;
    scenes->depth--;
    scenes->open[scenes->depth].scene->leave(app, scenes->open[scenes->depth].memory);
}

static void cover(struct app *app)
{
    struct scene_stack *scenes = &app->scenes;
    int top = scenes->depth - 1;
    if (top >= 0 && scenes->open[top].scene->cover != NULL) {
        scenes->open[top].scene->cover(app, scenes->open[top].memory);
    }
}

void scene_close(struct app *app)
{
    while (app->scenes.depth > 0) {
        leave(app);
    }
}

void scene_pass(struct app *app)
{
    const struct scene_stack *scenes = &app->scenes;
    ui_busy(app->ui, false); /* a scene that waits for somebody says so */
    if (app->tiles != NULL) {
        tiles_collect(app->tiles);
    }
    if (scenes->depth > 0) {
        scenes->open[scenes->depth - 1].scene->show(app, scenes->open[scenes->depth - 1].memory);
    }
    app_keys(app);
    ui_done(app->ui);
}

void scene_settle(struct app *app)
{
    struct scene_stack *scenes = &app->scenes;
    int move = scenes->move;
    scenes->move = SCENE_STAY;
    if (move == SCENE_GO) {
        scene_close(app);
    } else if (move == SCENE_BACK) {
        leave(app);
        if (scenes->depth == 0) {
            ui_quit(app->ui);
        }
    }
    if (move == SCENE_OPEN) {
        cover(app);
    }
    if (move == SCENE_GO || move == SCENE_OPEN) {
        assert(scenes->depth < SCENE_DEPTH);
        const struct scene *scene = scenes->next;
        int place = scenes->depth++;
        scenes->open[place].scene = scene;
        scenes->open[place].memory = scene->enter(app);
    }
}
