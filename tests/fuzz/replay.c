/* Feeds every file of the named folders to a fuzz target. */
#include <stdint.h>
#include <stdio.h>

#include "base/file.h"
#include "base/paths.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define INPUT_MAX ((size_t)8 << 20)

static void replay(const char *path, void *context)
{
    struct text bytes = {0};
    if (!paths_is_folder(path) && file_read(path, INPUT_MAX, &bytes, NULL)) {
        LLVMFuzzerTestOneInput((const uint8_t *)text_string(&bytes), bytes.size);
        ++*(size_t *)context;
    }
    text_finish(&bytes);
}

int main(int argc, char **argv)
{
    size_t count = 0;
    for (int i = 1; i < argc; i++) {
        if (!paths_list(argv[i], "", replay, &count)) {
            fprintf(stderr, "%s cannot be read\n", argv[i]);
            return 1;
        }
    }
    printf("%zu inputs\n", count);
    return count > 0 ? 0 : 1;
}
