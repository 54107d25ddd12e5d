/* Running the `carc` program in tests. */
#ifndef TESTS_CLI_CARC_H
#define TESTS_CLI_CARC_H

#include <stddef.h>

#include "base/text.h"

struct carc_run {
    int status; /* exit status; 1000 + the signal when it was killed */
    struct text out;
    struct text err;
};

/* Runs $CARC with the arguments (NULL at the end) and the input. */
struct carc_run carc_run(const char *const *arguments, const char *input, size_t size);
void carc_run_finish(struct carc_run *run);

/* A folder of its own for the test, also the user's data folder; removed at the end. */
void carc_folder_begin(void);
void carc_folder_end(void);
/* A path in it; valid until the next call. */
const char *carc_path(const char *leaf);

#endif
