#include "cli/report.h"
#include "base/say.h"

#include <stdio.h>

void report_diag(const struct diag *diag)
{
    char line[DIAG_FILE + DIAG_TEXT + 64];
    for (size_t i = 0; i < diag->kept; i++) {
        diag_format(&diag->messages[i], line, sizeof line);
        say(stderr, "%s\n", line);
    }
    size_t all = diag->errors + diag->warnings;
    if (all > diag->kept) {
        say(stderr, "and %zu more\n", all - diag->kept);
    }
}

void report_text(struct text *text)
{
    if (text->size > 0) {
        fwrite(text->data, 1, text->size, stdout);
    }
    text_clear(text);
}
