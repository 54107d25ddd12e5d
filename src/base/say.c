#include "base/say.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/utf8.h"

void say(FILE *to, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int size = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (size < 0) {
        return;
    }
    char *text = base_alloc((size_t)size + 1);
    va_start(arguments, format);
    vsnprintf(text, (size_t)size + 1, format, arguments);
    va_end(arguments);
    for (char *line = text; line != NULL;) {
        char *end = strchr(line, '\n');
        if (end != NULL) {
            *end = 0;
        }
        utf8_clean(line);
        fprintf(to, end == NULL ? "%s" : "%s\n", line);
        line = end == NULL ? NULL : end + 1;
    }
    free(text);
}
