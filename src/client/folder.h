/* A folder as the file dialog shows it: folders first, then games, the newest first. */
#ifndef CLIENT_FOLDER_H
#define CLIENT_FOLDER_H

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#define FOLDER_PATH 1024

struct folder_entry {
    char *path;
    const char *name; /* within the path */
    bool folder;
    time_t changed;
};

struct folder {
    char path[FOLDER_PATH];
    struct folder_entry *entries;
    size_t count;
    bool readable;
};

/* Reads it; `folder` is empty or was read before. */
void folder_read(struct folder *folder, const char *path);
void folder_up(struct folder *folder); /* to the folder above */
void folder_finish(struct folder *folder);

#endif
