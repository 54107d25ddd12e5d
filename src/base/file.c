#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const struct diag_place nowhere = {0, 0};

/* Tells `diag` what it is about. False, with a message, when the path names nothing. */
static bool name_file(const char *path, struct diag *diag)
{
    if (diag) {
        diag_set_file(diag, path);
    }
    if (path[0] == 0) {
        diag_error(diag, nowhere, "found an empty file name, expected the name of a file");
        return false;
    }
    return true;
}

static bool read_stream(FILE *stream, size_t limit, struct text *out, struct diag *diag)
{
    struct stat about;
    if (fstat(fileno(stream), &about) != 0) {
        diag_error(diag, nowhere, "cannot be read: %s", strerror(errno));
        return false;
    }
    if (!S_ISREG(about.st_mode)) {
        const char *found = S_ISDIR(about.st_mode) ? "a folder" : "a device or pipe";
        diag_error(diag, nowhere, "found %s, expected a file", found);
        return false;
    }
    char buffer[16384];
    size_t total = 0;
    size_t count;
    while ((count = fread(buffer, 1, sizeof buffer, stream)) > 0) {
        total += count;
        if (total > limit) {
            diag_error(
                diag, nowhere, "found more than %zu bytes, expected at most that many", limit);
            return false;
        }
        text_add_bytes(out, buffer, count);
    }
    if (ferror(stream)) {
        diag_error(diag, nowhere, "cannot be read: %s", strerror(errno));
        return false;
    }
    return true;
}

/* U+FEFF at the very beginning. */
static void drop_mark(struct text *out, size_t begin)
{
    static const char mark[] = "\xEF\xBB\xBF";
    const size_t length = strlen(mark);
    if (out->size - begin >= length && memcmp(out->data + begin, mark, length) == 0) {
        out->size -= length;
        memmove(out->data + begin, out->data + begin + length, out->size - begin + 1);
    }
}

bool file_read(const char *path, size_t limit, struct text *out, struct diag *diag)
{
    if (!name_file(path, diag)) {
        return false;
    }
    /* Without O_NONBLOCK a pipe that nobody writes to would keep the program waiting. */
    int descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    FILE *stream = descriptor < 0 ? NULL : fdopen(descriptor, "rb");
    if (!stream) {
        diag_error(diag, nowhere, "cannot be opened: %s", strerror(errno));
        if (descriptor >= 0) {
            close(descriptor);
        }
        return false;
    }
    size_t before = out->size;
    bool fine = read_stream(stream, limit, out, diag);
    fclose(stream);
    if (fine && out->data) {
        drop_mark(out, before);
    }
    if (!fine && out->data) {
        out->size = before;
        out->data[before] = 0;
    }
    return fine;
}

/* Writes everything to the descriptor and closes it. False with errno. */
static bool write_and_close(int descriptor, const char *bytes, size_t size, bool to_disk)
{
    FILE *stream = fdopen(descriptor, "wb");
    if (!stream) {
        int reason = errno;
        close(descriptor);
        errno = reason;
        return false;
    }
    bool fine = fwrite(bytes, 1, size, stream) == size && fflush(stream) == 0 &&
                (!to_disk || fsync(descriptor) == 0);
    int reason = errno;
    if (fclose(stream) != 0 && fine) {
        return false;
    }
    errno = reason;
    return fine;
}

/* A device or a pipe takes the bytes as they are: to put a file in its place would destroy it. */
static bool write_into(const char *path, const char *bytes, size_t size)
{
    /* Without O_NONBLOCK a pipe that nobody reads from would keep the program waiting. */
    int descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0) {
        return false;
    }
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
    return write_and_close(descriptor, bytes, size, false);
}

/* `mode` is that of the file which is replaced, or 0. */
static bool replace(const char *path, const char *bytes, size_t size, mode_t mode)
{
    struct text temporary = {0};
    text_printf(&temporary, "%s.%ld.tmp", path, (long)getpid());
    const char *name = text_string(&temporary);
    int descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    bool fine = descriptor >= 0;
    if (fine) {
        fine = (mode == 0 || fchmod(descriptor, mode) == 0);
        fine = write_and_close(descriptor, bytes, size, true) && fine;
        fine = fine && rename(name, path) == 0;
        int reason = errno;
        if (!fine) {
            unlink(name);
        }
        errno = reason;
    }
    text_finish(&temporary);
    return fine;
}

static bool write_file(const char *path, const char *bytes, size_t size)
{
    struct stat about;
    if (stat(path, &about) != 0) {
        return replace(path, bytes, size, 0);
    }
    if (!S_ISREG(about.st_mode) && !S_ISDIR(about.st_mode)) {
        return write_into(path, bytes, size);
    }
    if (access(path, W_OK) != 0) {
        return false;
    }
    /* A link stays a link, and what it leads to is replaced. */
    char *real = realpath(path, NULL);
    bool fine = real && replace(real, bytes, size, about.st_mode & 0777);
    int reason = errno;
    free(real);
    errno = reason;
    return fine;
}

bool file_write(const char *path, const char *bytes, size_t size, struct diag *diag)
{
    if (!name_file(path, diag)) {
        return false;
    }
    bool fine = write_file(path, bytes, size);
    if (!fine) {
        diag_error(diag, nowhere, "cannot be written: %s", strerror(errno));
    }
    return fine;
}

struct file_stamp file_stamp(const char *path)
{
    struct stat about;
    if (stat(path, &about) != 0) {
        return (struct file_stamp){.there = false};
    }
    return (struct file_stamp){.there = true,
        .device = about.st_dev,
        .number = about.st_ino,
        .seconds = about.st_mtim.tv_sec,
        .nanoseconds = about.st_mtim.tv_nsec,
        .size = about.st_size,
        .mode = about.st_mode};
}

bool file_stamp_same(struct file_stamp a, struct file_stamp b)
{
    return a.there == b.there && a.device == b.device && a.number == b.number &&
           a.seconds == b.seconds && a.nanoseconds == b.nanoseconds && a.size == b.size &&
           a.mode == b.mode;
}

bool file_is_same(const char *path, const char *other)
{
    struct stat a;
    struct stat b;
    return stat(path, &a) == 0 && stat(other, &b) == 0 && a.st_dev == b.st_dev &&
           a.st_ino == b.st_ino;
}
