/* Board tests: positions and moves as text that a player could write, with `expect` lines
 * (tests/README.md tells the format). */
#ifndef BOARDS_RUN_H
#define BOARDS_RUN_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "base/text.h"

/* A test that failed, or a file that cannot be read. */
struct boards_failure {
    struct diag_message message; /* where, what was found, what was expected */
    char *title;                 /* of the test */
    char *board;                 /* the position as a picture with scores; "" before there is one */
};

struct boards_report {
    size_t tests;
    size_t expectations; /* that were met */
    size_t failed;       /* as many as `failures` has */
    struct boards_failure *failures;
};

void boards_report_init(struct boards_report *report);
void boards_report_finish(struct boards_report *report);

/* Runs the tests of a text; each stops at its first fault. `file` is what messages call it. The
 * results are added to the report. */
void boards_run_text(
    const char *bytes, size_t size, const char *file, struct boards_report *report);

/* The same for a file; one that cannot be read is a failure. */
void boards_run_file(const char *path, struct boards_report *report);

#endif
