/* Whole files: reading with a limit, and writing so that a crash never leaves half a file. */
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "base/text.h"

/* Appends the file's bytes to `out`. False with one message in `diag` (file name set by this
 * call) when it cannot be opened or read, is a directory or no regular file, or is larger than
 * `limit` bytes; `out` is then as before. "-" is not special. The mark that some editors put before
 * UTF-8 is left out. */
bool file_read(const char *path, size_t limit, struct text *out, struct diag *diag);

/* Writes to a temporary name in the same folder, flushes it to the disk and renames it over
 * `path`. An old file must be writable and keeps its permissions; a link stays, and the file it
 * leads to is replaced; a device or pipe takes the bytes. False with one message in `diag` when
 * that fails; an old file is then untouched. */
bool file_write(const char *path, const char *bytes, size_t size, struct diag *diag);

/* What changes whenever a file is written anew, gets other permissions, or is taken away, and when
 * another one comes in its place, however old. */
struct file_stamp {
    bool there;
    unsigned long long device, number;    /* which file it is */
    long long seconds, nanoseconds, size; /* when it was written, and how much */
    unsigned long mode;                   /* what it is, and who may read it */
};

/* The stamp of what stands under that name now; cheap enough to be asked several times a second. */
struct file_stamp file_stamp(const char *path);
bool file_stamp_same(struct file_stamp a, struct file_stamp b);

/* Whether both names lead to one file, which is there. */
bool file_is_same(const char *path, const char *other);

#endif
