/* Saving by itself after each step, so that a crash loses nothing.
 *
 * A game in progress is `unfinished-NUMBER.carc` in the folder, a finished one
 * `finished-NUMBER.carc`; the AUTOSAVE_KEEP unfinished games that were played last are kept,
 * and every finished one. While a session runs, `unfinished-NUMBER.running` holds its process number: if that stands
 * there and the process does not, the game was interrupted. */
#ifndef SESSION_AUTOSAVE_H
#define SESSION_AUTOSAVE_H

#include "session/session.h"

#define AUTOSAVE_KEEP 10

/* From now on every change of the session is saved in `folder`; NULL is the user's own
 * (`games`). `resume`, if not NULL, is the file of an unfinished game that the session was
 * opened from: it is continued instead of a new one. The folder is made when needed. */
void session_autosave(struct session *session, const char *folder, const char *resume);

/* NULL while all is well, else why the last autosave failed (one line). The game goes on; the
 * next step tries again. */
const char *session_autosave_trouble(const struct session *session);

/* The file it is saved in, or NULL before the first time. */
const char *session_autosave_path(const struct session *session);

/* Finds the unfinished game that was saved last, and no running program plays, and puts its path
 * into `path`. `*interrupted` tells whether its program ended without saying goodbye. False when
 * there is none; `path` is then empty. `folder` as above. If `path` holds a path when it is called,
 * it finds the last one that was saved before that game: for when that one is broken. */
bool autosave_latest(const char *folder, struct text *path, bool *interrupted);

/* Removes an unfinished game and its mark. */
void autosave_discard(const char *path);

#endif
