/* A scene fills the window: the title, a game, its end. One is on show at a time. Scenes lie on a
 * stack, so that one can open another (settings over a game) and be found as it was left. */
#ifndef CLIENT_SCENE_H
#define CLIENT_SCENE_H

struct app;

struct scene {
    const char *name; /* as told by --trace */
    /* Returns the scene's own memory. */
    void *(*enter)(struct app *app);
    /* One pass over the screen (ui/window.h): lays out, reacts to the input, paints. */
    void (*show)(struct app *app, void *memory);
    void (*cover)(struct app *app, void *memory); /* another one is opened above it; or NULL */
    void (*leave)(struct app *app, void *memory); /* frees the memory */
};

#define SCENE_DEPTH 4

struct scene_stack {
    int depth; /* scenes that are open; the last one is on show */
    struct {
        const struct scene *scene;
        void *memory;
    } open[SCENE_DEPTH];
    const struct scene *next; /* what happens when the pass has ended */
    enum { SCENE_STAY, SCENE_GO, SCENE_OPEN, SCENE_BACK } move;
};

/* Each takes effect when the pass has ended; the last call of a pass counts. */
void scene_go(struct app *app, const struct scene *scene);   /* leaves all open ones */
void scene_open(struct app *app, const struct scene *scene); /* above the one on show */
void scene_back(struct app *app);                            /* to the one below; none: quits */

/* For the main loop: one whole pass; what was asked for is carried out; everything is left. */
void scene_pass(struct app *app);
void scene_settle(struct app *app);
void scene_close(struct app *app);

/* The scenes. */
extern const struct scene scene_title;     /* the first one */
extern const struct scene scene_welcome;   /* before it, on the first day */
extern const struct scene scene_setup;     /* a new game */
extern const struct scene scene_load;      /* a game from a file */
extern const struct scene scene_save;      /* app->session into a file; opened above the game */
extern const struct scene scene_replays;   /* which record to watch */
extern const struct scene scene_lifetime;  /* all games that were finished */
extern const struct scene scene_game;      /* plays app->session, which must be there */
extern const struct scene scene_end;       /* shows the result of app->session */
extern const struct scene scene_replay;    /* shows app->session turn by turn */
extern const struct scene scene_inspector; /* tiles to look at, and to check; opened above others */
extern const struct scene scene_settings;  /* opened above any other */
extern const struct scene scene_rules;     /* the rules to read; opened above any other */

#endif
