#include "cli/progress.h"

#include <stdio.h>
#include <unistd.h>

#include "base/clock.h"

#define WIDTH 20

static void add_time(double seconds, struct text *out)
{
    unsigned long long left = (unsigned long long)(seconds + 0.5);
    if (left >= 3600) {
        text_printf(out, "%llu h %llu min", left / 3600, left / 60 % 60);
    } else if (left >= 60) {
        text_printf(out, "%llu min %llu s", left / 60, left % 60);
    } else {
        text_printf(out, "%llu s", left);
    }
}

void progress_text(
    uint64_t done, uint64_t whole, double seconds, const char *rest, struct text *out)
{
    uint64_t filled = whole ? done * WIDTH / whole : WIDTH;
    text_add_char(out, '[');
    for (uint64_t i = 0; i < WIDTH; i++) {
        text_add_char(out, i < filled ? '#' : '.');
    }
    text_printf(out, "]  %llu of %llu", (unsigned long long)done, (unsigned long long)whole);
    if (done > 0 && done < whole) {
        text_add(out, ", ");
        add_time(seconds / (double)done * (double)(whole - done), out);
        text_add(out, " left");
    }
    text_printf(out, "%s%s", rest[0] ? "  " : "", rest);
}

void progress_begin(struct progress *progress, uint64_t whole)
{
    *progress = (struct progress){.whole = whole, .live = isatty(STDERR_FILENO)};
    progress->begin = clock_seconds(CLOCK_WALL);
}

void progress_show(struct progress *progress, uint64_t done, const char *rest)
{
    double now = progress->live ? clock_seconds(CLOCK_WALL) : 0;
    if (!progress->live || (now - progress->shown < 0.1 && done < progress->whole)) {
        return;
    }
    progress->shown = now;
    struct text line = {0};
    progress_text(done, progress->whole, now - progress->begin, rest, &line);
    fprintf(stderr, "\r%s\033[K", text_string(&line));
    text_finish(&line);
}

void progress_end(const struct progress *progress)
{
    if (progress->live && progress->shown > 0) {
        fputs("\n", stderr);
    }
}
