/* Files of JCloisterZone with assertions, as `carc test` runs them. */
#ifndef CLI_JCZ_TEST_H
#define CLI_JCZ_TEST_H

#include "boards/run.h"

/* Plays the file and adds what became of its assertions to the report. */
void jcz_test_run(const char *path, struct boards_report *report);

#endif
