/* Where files lie: shipped data beside the program or installed, and the user's own folders. */
#ifndef BASE_PATHS_H
#define BASE_PATHS_H

#include <stdbool.h>

#include "base/text.h"

/* Appends the folder of the shipped data (it holds `tiles` and `rules`): the first that exists of
 * $WALLS_AND_WHEAT_DATA, `../data` and `../share/walls-and-wheat` seen from the running program's
 * folder, and the installed one. False when there is none. */
bool paths_data(struct text *out);

/* The same for the shipped assets (`../assets`, `../share/walls-and-wheat/assets`). */
bool paths_assets(struct text *out);

/* The same for the translations: `assets/po` in the program's own folder or beside it, or the
 * `locale` folder of the installation that the program lies in. */
bool paths_catalogues(struct text *out);

/* Appends the user's own folder: $HOME, or what the system knows when that names none. */
void paths_home(struct text *out);

/* Appends $XDG_DATA_HOME/walls-and-wheat/LEAF (default ~/.local/share) or
 * $XDG_CONFIG_HOME/walls-and-wheat/LEAF (default ~/.config). LEAF may be "". Nothing is made. */
void paths_user_data(const char *leaf, struct text *out);
void paths_user_config(const char *leaf, struct text *out);

/* Makes the folder and all above it. False (errno tells why) when that fails. */
bool paths_make_folder(const char *path);

bool paths_is_folder(const char *path);
bool paths_exists(const char *path);
/* Whether nothing stands under that name. What cannot be looked at, as behind a loop of links, is
 * neither there nor missing: reading it tells why. */
bool paths_missing(const char *path);

/* Calls `each` for every entry of a folder whose name ends in `suffix` (and does not begin with a
 * dot), sorted by byte order. False when the folder cannot be read. */
bool paths_list(const char *folder, const char *suffix,
    void (*each)(const char *path, void *context), void *context);

#endif
