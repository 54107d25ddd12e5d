/* `carc import`: a game of JCloisterZone as a record. */

#include "cli/command.h"
#include "cli/commands.h"
#include "cli/convert.h"
#include "jcz/file.h"

static bool import(const char *path, struct text *out, struct diag *diag)
{
    struct record record;
    if (!jcz_import_file(&record, path, diag)) {
        return false;
    }
    record_write(&record, out);
    record_finish(&record);
    return true;
}

static int run(int argc, char **argv)
{
    return convert_run(argc, argv, import);
}

const struct command command_import = {
    .name = "import",
    .arguments = "FILE.jcz [-o RECORD]",
    .summary = "make a record of a game of JCloisterZone",
    .help = "Reads a game that JCloisterZone saved and writes it as a record, on the standard\n"
            "output or into a file: names, colours, clock, annotations and assertions are kept.\n"
            "Games of the base set and of both sets of crop circles can be read; what else a\n"
            "file uses is listed.\n"
            "\n"
            "  -o FILE, --output FILE    write the record here\n",
    .run = run,
};
