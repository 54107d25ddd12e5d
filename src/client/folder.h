/* A folder as the file dialog shows it: folders first, then games, the newest first. */
#ifndef CLIENT_FOLDER_H
#define CLIENT_FOLDER_H

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#define FOLDER_PATH 1024

/* What a record says without being played. */
struct folder_about {
    bool known;      /* it is one */
    char names[256]; /* "Ann, Bob" */
    int turn;        /* that is played, or the number of them */
    bool finished;
    char points[64]; /* "87 : 64", of a finished one */
};

struct folder_entry {
    char *path;
    const char *name; /* within the path */
    bool folder;
    time_t changed;
    struct folder_about *about; /* NULL: nobody asked yet */
    int board[2];   /* size of the small picture of its board in pixels; 0: not made yet */
    bool boardless; /* it cannot be made */
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
/* Reads the record when it is asked for the first time. Owned by the folder. */
const struct folder_about *folder_look(struct folder *folder, size_t entry);
void folder_finish(struct folder *folder);

#endif
