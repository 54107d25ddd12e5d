#include "base/diag.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/utf8.h"

void diag_init(struct diag *diag, const char *file)
{
    diag->errors = 0;
    diag->warnings = 0;
    diag->kept = 0;
    diag_set_file(diag, file);
}

void diag_set_file(struct diag *diag, const char *file)
{
    size_t length = strlen(file);
    if (length < sizeof diag->file) {
        memcpy(diag->file, file, length + 1);
    } else {
        const char *end = file + length - (sizeof diag->file - 4);
        snprintf(diag->file, sizeof diag->file, "...%s", end);
    }
    utf8_clean(diag->file);
}

static void add(struct diag *diag, enum diag_severity severity, struct diag_place place,
    const char *format, va_list arguments)
{
    if (severity == DIAG_ERROR) {
        diag->errors++;
    } else {
        diag->warnings++;
    }
    if (diag->kept == DIAG_MAX) {
        return;
    }
    struct diag_message *message = &diag->messages[diag->kept++];
    message->severity = severity;
    message->place = place;
    memcpy(message->file, diag->file, sizeof message->file);
    vsnprintf(message->text, sizeof message->text, format, arguments);
    utf8_clean(message->text);
}

void diag_error(struct diag *diag, struct diag_place place, const char *format, ...)
{
    if (!diag) {
        return;
    }
    va_list arguments;
    va_start(arguments, format);
    add(diag, DIAG_ERROR, place, format, arguments);
    va_end(arguments);
}

void diag_warning(struct diag *diag, struct diag_place place, const char *format, ...)
{
    if (!diag) {
        return;
    }
    va_list arguments;
    va_start(arguments, format);
    add(diag, DIAG_WARNING, place, format, arguments);
    va_end(arguments);
}

size_t diag_format(const struct diag_message *message, char *out, size_t size)
{
    char where[DIAG_FILE + 32] = "";
    if (message->place.line > 0 && message->place.column > 0) {
        snprintf(where, sizeof where, "%s%s%d:%d: ", message->file, message->file[0] ? ":" : "",
            message->place.line, message->place.column);
    } else if (message->place.line > 0) {
        snprintf(where, sizeof where, "%s%s%d: ", message->file, message->file[0] ? ":" : "",
            message->place.line);
    } else if (message->file[0]) {
        snprintf(where, sizeof where, "%s: ", message->file);
    }
    const char *mark = message->severity == DIAG_WARNING ? "warning: " : "";
    int length = snprintf(out, size, "%s%s%s", where, mark, message->text);
    return length < 0 ? 0 : (size_t)length;
}
