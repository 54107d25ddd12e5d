/* A fence for what plays at random: the program that links it (with --wrap of file_write, paths_list
 * and clock_gettime) writes and lists files in one folder only, and has the same date in each run. */
#ifndef TESTS_CLIENT_SANDBOX_H
#define TESTS_CLIENT_SANDBOX_H

/* What lies in `folder` or is called so; the text must outlive the test. NULL: nothing. */
void sandbox_open(const char *folder);

#endif
