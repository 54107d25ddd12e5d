#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const struct diag_place nowhere = {0, 0};

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

bool file_read(const char *path, size_t limit, struct text *out, struct diag *diag)
{
    if (diag) {
        diag_set_file(diag, path);
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
    if (!fine && out->data) {
        out->size = before;
        out->data[before] = 0;
    }
    return fine;
}

static bool write_all(const char *path, const char *bytes, size_t size)
{
    FILE *stream = fopen(path, "wb");
    if (!stream) {
        return false;
    }
    bool fine =
        fwrite(bytes, 1, size, stream) == size && fflush(stream) == 0 && fsync(fileno(stream)) == 0;
    int reason = errno;
    fine = fclose(stream) == 0 && fine;
    if (!fine) {
        unlink(path);
        errno = reason;
    }
    return fine;
}

bool file_write(const char *path, const char *bytes, size_t size, struct diag *diag)
{
    if (diag) {
        diag_set_file(diag, path);
    }
    struct text temporary = {0};
    text_printf(&temporary, "%s.%ld.tmp", path, (long)getpid());
    bool fine = write_all(temporary.data, bytes, size);
    if (fine && rename(temporary.data, path) != 0) {
        int reason = errno;
        unlink(temporary.data);
        errno = reason;
        fine = false;
    }
    if (!fine) {
        diag_error(diag, nowhere, "cannot be written: %s", strerror(errno));
    }
    text_finish(&temporary);
    return fine;
}
