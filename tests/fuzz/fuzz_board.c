/* Any bytes as board tests: they pass, or fail with a message. */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

#include "boards/run.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct boards_report report;
    boards_report_init(&report);
    boards_run_text((const char *)bytes, size, "fuzz.board", &report);
    for (size_t i = 0; i < report.failed; i++) {
        assert(report.failures[i].message.text[0] != '\0');
        assert(report.failures[i].title != NULL && report.failures[i].board != NULL);
    }
    boards_report_finish(&report);
    return 0;
}
