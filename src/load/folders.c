#include "load/folders.h"

#include "base/paths.h"

bool folder_path(bool user, const char *leaf, struct text *out)
{
    size_t before = out->size;
    if (user) {
        paths_user_data(leaf, out);
    } else {
        if (!paths_data(out)) {
            return false;
        }
        text_printf(out, "/%s", leaf);
    }
    return paths_is_folder(text_string(out) + before);
}

void folder_walk(
    bool user, const char *leaf, void (*each)(const char *path, void *context), void *context)
{
    struct text folder = {0};
    if (folder_path(user, leaf, &folder)) {
        paths_list(text_string(&folder), ".yaml", each, context);
    }
    text_finish(&folder);
}
