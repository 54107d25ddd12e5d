/* `carc export`: a record as a game of JCloisterZone. */
#include <time.h>

#include "cli/command.h"
#include "cli/commands.h"
#include "cli/convert.h"
#include "jcz/file.h"

static bool export(const char *path, struct text *out, struct diag *diag)
{
    struct record record;
    if (!record_read_file(&record, path, diag)) {
        return false;
    }
    char created[40];
    time_t now = time(NULL);
    struct tm utc;
    gmtime_r(&now, &utc);
    strftime(created, sizeof created, "%Y-%m-%dT%H:%M:%S.000Z", &utc);
    bool fine = jcz_export(&record, created, out, diag);
    record_finish(&record);
    return fine;
}

static int run(int argc, char **argv)
{
    return convert_run(argc, argv, export);
}

const struct command command_export = {
    .name = "export",
    .arguments = "RECORD [-o FILE.jcz]",
    .summary = "write a record for JCloisterZone",
    .help =
        "Plays a record and writes it as a game that JCloisterZone opens, on the standard\n"
        "output or into a file. The game must be one that it knows: the base set, both sets\n"
        "of crop circles, and the rules of `hig` (two-tile cities may be worth 2 points, fields\n"
        "may be off, meeples may be more or fewer). Whatever stands in the way is listed.\n"
        "\n"
        "  -o FILE, --output FILE    write the file here\n",
    .run = run,
};
