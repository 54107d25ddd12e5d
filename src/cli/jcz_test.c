#include "cli/jcz_test.h"

#include "base/text.h"
#include "jcz/file.h"

void jcz_test_run(const char *path, struct boards_report *report)
{
    struct jcz_test test;
    struct diag diag;
    diag_init(&diag, path);
    bool fine = jcz_test_file(path, &test, &diag) && test.failed == 0;
    report->tests++;
    report->expectations += test.met;
    if (fine) {
        return;
    }
    report->failures =
        base_realloc(report->failures, (report->failed + 1) * sizeof report->failures[0]);
    struct boards_failure *failure = &report->failures[report->failed++];
    size_t first = 0; /* warnings may come before it */
    while (first + 1 < diag.kept && diag.messages[first].severity == DIAG_WARNING) {
        first++;
    }
    failure->message = diag.messages[first];
    failure->title = base_strdup(test.title);
    failure->board = base_strdup("");
}
