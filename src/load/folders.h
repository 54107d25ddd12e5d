/* The folders of data files. Private to this room. */
#ifndef LOAD_FOLDERS_H
#define LOAD_FOLDERS_H

#include <stdbool.h>

#include "base/text.h"

/* Appends the shipped or the user's folder called LEAF ("tiles", "rules"). False when there is
 * none. */
bool folder_path(bool user, const char *leaf, struct text *out);

/* Calls `each` for the data files of such a folder, sorted by name. */
void folder_walk(
    bool user, const char *leaf, void (*each)(const char *path, void *context), void *context);

#endif
