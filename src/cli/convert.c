#include "cli/convert.h"

#include <string.h>

#include "base/file.h"
#include "base/macros.h"
#include "cli/command.h"
#include "cli/options.h"
#include "cli/report.h"

static int convert_file(const char *path, const char *output, convert_function *convert)
{
    struct diag diag;
    struct text out = {0};
    diag_init(&diag, "");
    bool fine = convert(path, &out, &diag);
    if (fine && output != NULL) {
        fine = file_write(output, text_string(&out), out.size, &diag);
    } else if (fine) {
        report_text(&out);
    }
    report_diag(&diag);
    text_finish(&out);
    return fine ? COMMAND_FINE : COMMAND_BAD_INPUT;
}

int convert_run(int argc, char **argv, convert_function *convert)
{
    const char *output = NULL;
    const struct option options[] = {{.name = "output", .type = OPTION_TEXT, .target = &output}};
    char long_name[] = "--output";
    for (int i = 1; i < argc; i++) {
        argv[i] = strcmp(argv[i], "-o") == 0 ? long_name : argv[i];
    }
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count < 0) {
        return COMMAND_USAGE;
    }
    return count == 1 ? convert_file(argv[1], output, convert)
                      : options_fault(argv[0], "name one file");
}
