#include "base/paths.h"

#include <dirent.h>
#include <errno.h>
#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#ifndef INSTALLED_DATA
#define INSTALLED_DATA "/usr/local/share/walls-and-wheat"
#endif

bool paths_is_folder(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

bool paths_exists(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0;
}

bool paths_missing(const char *path)
{
    struct stat about;
    return stat(path, &about) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

/* Appends the folder of the running program, with a final slash. */
static bool program_folder(struct text *out)
{
    char path[4096];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    if (length <= 0) {
        return false;
    }
    path[length] = 0;
    char *slash = strrchr(path, '/');
    if (!slash) {
        return false;
    }
    text_add_bytes(out, path, (size_t)(slash - path) + 1);
    return true;
}

static bool try_folder(const char *folder, struct text *out)
{
    if (!paths_is_folder(folder)) {
        return false;
    }
    text_add(out, folder);
    return true;
}

/* Seen from the program's folder; test programs lie one or two folders deeper. */
static bool beside_program(const char *leaf, struct text *out)
{
    static const char *const up[] = {"../", "../../", "../../../"};
    bool found = false;
    for (size_t i = 0; i < ARRAY_LENGTH(up) && !found; i++) {
        struct text folder = {0};
        if (program_folder(&folder)) {
            text_add(&folder, up[i]);
            text_add(&folder, leaf);
            found = try_folder(folder.data, out);
        }
        text_finish(&folder);
    }
    return found;
}

bool paths_data(struct text *out)
{
    const char *named = getenv("WALLS_AND_WHEAT_DATA");
    if (named && try_folder(named, out)) {
        return true;
    }
    /* an installation may have been moved as a whole */
    return beside_program("data", out) || beside_program("share/walls-and-wheat", out) ||
           try_folder(INSTALLED_DATA, out);
}

bool paths_assets(struct text *out)
{
    return beside_program("assets", out) || try_folder(INSTALLED_DATA "/assets", out);
}

bool paths_catalogues(struct text *out)
{
    static const char *const leaves[] = {
        "assets/po", "../assets/po", "../../assets/po", "../share/locale"};
    for (size_t i = 0; i < ARRAY_LENGTH(leaves); i++) {
        struct text folder = {0};
        bool found = program_folder(&folder);
        text_add(&folder, leaves[i]);
        size_t size = folder.size;
        text_add(&folder, "/pl/LC_MESSAGES"); /* sources lie in folders of that name, too */
        if (found && paths_is_folder(folder.data)) {
            text_add_bytes(out, folder.data, size);
            text_finish(&folder);
            return true;
        }
        text_finish(&folder);
    }
    return false;
}

void paths_home(struct text *out)
{
    const char *home = getenv("HOME");
    char memory[4096];
    struct passwd entry;
    struct passwd *found = NULL;
    if (home == NULL || home[0] != '/') { /* who is logged in has one all the same */
        home = getpwuid_r(getuid(), &entry, memory, sizeof memory, &found) == 0 && found != NULL
                   ? found->pw_dir
                   : "/";
    }
    text_add(out, home);
}

static void user_folder(
    const char *variable, const char *fallback, const char *leaf, struct text *out)
{
    const char *named = getenv(variable);
    if (named && named[0] == '/') {
        text_add(out, named);
    } else {
        paths_home(out);
        text_printf(out, "/%s", fallback);
    }
    text_add(out, "/walls-and-wheat");
    if (leaf[0]) {
        text_printf(out, "/%s", leaf);
    }
}

void paths_user_data(const char *leaf, struct text *out)
{
    user_folder("XDG_DATA_HOME", ".local/share", leaf, out);
}

void paths_user_config(const char *leaf, struct text *out)
{
    user_folder("XDG_CONFIG_HOME", ".config", leaf, out);
}

bool paths_make_folder(const char *path)
{
    char *copy = base_strdup(path);
    for (char *slash = strchr(copy + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        mkdir(copy, 0777);
        *slash = '/';
    }
    bool made = mkdir(copy, 0777) == 0 || (errno == EEXIST && paths_is_folder(copy));
    free(copy);
    return made;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool ends_in(const char *name, const char *suffix)
{
    size_t length = strlen(name);
    size_t tail = strlen(suffix);
    return length > tail && strcmp(name + length - tail, suffix) == 0;
}

bool paths_list(const char *folder, const char *suffix,
    void (*each)(const char *path, void *context), void *context)
{
    DIR *open = opendir(folder);
    if (!open) {
        return false;
    }
    char **names = NULL;
    size_t count = 0;
    struct dirent *entry;
    while ((entry = readdir(open))) {
        if (entry->d_name[0] == '.' || !ends_in(entry->d_name, suffix)) {
            continue;
        }
        struct text path = {0};
        text_printf(&path, "%s/%s", folder, entry->d_name);
        names = base_realloc(names, (count + 1) * sizeof *names);
        names[count++] = path.data;
    }
    closedir(open);
    if (count > 0) {
        qsort(names, count, sizeof *names, compare_names);
    }
    for (size_t i = 0; i < count; i++) {
        each(names[i], context);
        free(names[i]);
    }
    free(names);
    return true;
}
