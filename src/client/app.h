/* The program as all scenes see it: window, settings, sounds, pictures, and the running game. */
#ifndef CLIENT_APP_H
#define CLIENT_APP_H

#include "client/frames.h"
#include "client/language.h"
#include "client/scene.h"
#include "client/settings.h"
#include "client/sounds.h"
#include "record/record.h"
#include "session/session.h"
#include "ui/window.h"

struct ai_player;
struct home;
struct tiles;

struct app {
    struct ui *ui;
    struct settings settings;
    struct language_system language; /* what the system asks for */
    struct sounds *sounds;
    struct scene_stack scenes;
    struct session *session;    /* the game that is played or was loaded; NULL: none */
    struct tiles *tiles;        /* pictures of its tiles (tiles.h); NULL exactly when session is */
    struct home *home;          /* the picture behind the title (home.h); NULL: not shown yet */
    const struct record *asked; /* what the command line asked for: tile files, names */
    char watched[LOAD_PATH_SIZE];    /* the file that scene_replay looks at, if it can be kept in */
    const struct scene *replay_back; /* where scene_replay returns to; NULL: the result */
    bool trial;   /* the game only tries out a tile: it does not take the place of another */
    bool counted; /* the final scoring of this game was shown: scene_end begins with the result */
    struct frames frames;
    struct {
        char path[LOAD_PATH_SIZE]; /* the tile file that scene_inspector shows; "": the first */
        char tile[CARC_ID_SIZE];   /* and the tile */
    } inspected;
    char rule[16]; /* where scene_rules opens: "B-21"; "": at the beginning */
    struct {
        char rules[CARC_ID_SIZE];
        char title[LOAD_TITLE_SIZE];
    } edition;      /* the rule set that the help named last, and its title */
    uint64_t nodes; /* computer players and hints: this much thinking a move; 0: by time */
    const struct ai_player *stand_in; /* plays all seats of computers, in tests; or NULL */
    struct {
        int passes; /* since the last one was asked for (quick.h); 0: it was told */
        char folder[LOAD_PATH_SIZE];
    } report;
    bool autosave; /* whether games are saved by themselves */
    bool trace;    /* says on stdout what is shown (trace.h) */
    bool driven;   /* by a program that is quicker than any hand: nothing guards against slips */
};

/* Begins the game that the record describes (a header, or a header with steps to go on from), with
 * autosave, in place of the one that runs, and goes to scene_game. False with messages in `diag`,
 * and then nothing changed. */
bool app_play(struct app *app, const struct record *record, struct diag *diag);

/* The same to try something out: nothing of it is saved or counted by itself (app->trial). */
bool app_try(struct app *app, const struct record *record, struct diag *diag);

/* The same from a file. With `resume` it is an unfinished game of the autosave folder, which is
 * then continued in place. `files` are tile files of the user that it may need. */
struct app_file {
    const char *path;
    bool resume;
    const char *const *files;
    size_t file_count;
};
bool app_open(struct app *app, const struct app_file *file, struct diag *diag);

/* The game of a file, a record or one of JCloisterZone's, without beginning it. `files` may be
 * NULL: then those of the command line. NULL with messages in `diag`. */
struct session *app_read(const struct app *app, const struct app_file *file, struct diag *diag);

/* The same to look at it only: goes to scene_replay, which returns to `back`. */
bool app_watch(
    struct app *app, const struct app_file *file, const struct scene *back, struct diag *diag);

/* What was noted in the game that is only looked at goes into its file, or the user is told that it
 * does not. The session stands at its end. */
void app_keep_watched(struct app *app);

/* You against an easy computer player, with the usual tiles: for those who just want to play. */
bool app_play_now(struct app *app, struct diag *diag);

/* A seed that nobody knows before, short enough to be told. */
uint64_t app_chance(void);

/* The keys that mean the same on every screen: full screen, size of text, sound. After the scene. */
void app_keys(struct app *app);

/* Ends the running game, if any; it stays saved. */
void app_end_game(struct app *app);

/* Brings window, sounds and motion into line with app->settings after a change. */
void app_apply_settings(struct app *app);

/* Colour and emblem of a player of the running game: as its seat says (`colour=A`), else by
 * number. */
const struct art_player *app_player(const struct app *app, int player);

/* The same for a player of another game (previews). */
const struct art_player *app_player_of(
    const struct app *app, const struct session *session, int player);

/* The colour as the toolkit wants it. */
struct ui_color app_player_color(const struct app *app, int player);

/* A cleaned copy of what `diag` says first, as one line, for a toast. Valid until the pass ends. */
const char *app_fault(struct app *app, const struct diag *diag);

#endif
