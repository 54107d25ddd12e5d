/* Drives games by any lines; each line has one answer, and the position stays sound. */
#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "cli/driver.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct driver driver;
    driver_init(&driver);
    driver.files_barred = true;
    struct text answer = {0};
    const char *line = (const char *)bytes;
    const char *end = line + size;
    while (line < end && !driver.ended) {
        const char *newline = memchr(line, '\n', (size_t)(end - line));
        size_t length = (size_t)((newline != NULL ? newline : end) - line);
        text_clear(&answer);
        driver_line(&driver, line, length, &answer);
        assert(strncmp(answer.data, "ok", 2) == 0 || strncmp(answer.data, "err ", 4) == 0);
        assert(memchr(answer.data, '\n', answer.size) == NULL);
        if (driver.session != NULL) {
            assert(
                carc_check(session_rules(driver.session), session_state(driver.session)) == NULL);
        }
        line += length + (newline != NULL);
    }
    text_finish(&answer);
    driver_finish(&driver);
    return 0;
}
