/* `carc replay`: verifies records. */
#include <inttypes.h>
#include <stdio.h>

#include "cli/command.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/report.h"
#include "cli/tables.h"

static void replay_json(
    const struct session *session, const char *file, const struct diag *diag, struct text *out)
{
    text_add(out, "{\"record\":");
    text_add_json(out, file);
    if (session == NULL) {
        char line[DIAG_FILE + DIAG_TEXT + 64];
        diag_format(&diag->messages[0], line, sizeof line);
        text_add(out, ",\"ok\":false,\"error\":");
        text_add_json(out, line);
        text_add(out, "}\n");
        return;
    }
    const struct carc_state *state = session_state(session);
    text_printf(out, ",\"ok\":true,\"over\":%s,\"turns\":%d,\"steps\":%zu,\"hash\":\"%016" PRIx64,
        state->phase == CARC_PHASE_OVER ? "true" : "false", state->turn, session_position(session),
        carc_hash(session_rules(session), state));
    text_add(out, "\",\"points\":");
    table_points_json(session, out);
    text_add(out, "}\n");
}

static void replay_text(const struct session *session, const char *file, struct text *out)
{
    const struct carc_state *state = session_state(session);
    if (state->phase == CARC_PHASE_OVER) {
        text_printf(out, "%s: right, and over after turn %d\n", file, state->turn);
    } else {
        text_printf(out, "%s: right so far, and not over in turn %d\n", file, state->turn);
    }
    table_points(session, out);
}

/* Replays one record and adds what there is to say. */
static bool replay(const char *file, const struct option_list *tiles, bool json, struct text *out)
{
    struct diag diag;
    diag_init(&diag, "");
    struct session *session = session_open(file, tiles->items, tiles->count, &diag);
    bool fine = session != NULL;
    if (fine) {
        session_go(session, session_origin(session));
    }
    if (json) {
        replay_json(session, file, &diag, out);
    } else if (fine) {
        replay_text(session, file, out);
    } else {
        report_diag(&diag);
    }
    session_destroy(session);
    return fine;
}

static int run(int argc, char **argv)
{
    bool json = false;
    struct option_list tiles = {.count = 0};
    const struct option options[] = {
        {"json", OPTION_FLAG, &json, 0, 0},
        {"tiles", OPTION_LIST, &tiles, 0, 0},
    };
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count < 0) {
        return COMMAND_USAGE;
    }
    if (count == 0) {
        return options_fault(argv[0], "name a record");
    }
    int status = COMMAND_FINE;
    struct text text;
    text_init(&text);
    for (int i = 1; i <= count; i++) {
        if (!json && i > 1) {
            text_add_char(&text, '\n');
        }
        if (!replay(argv[i], &tiles, json, &text)) {
            status = COMMAND_BAD_INPUT;
        }
        report_text(&text);
    }
    text_finish(&text);
    return status;
}

const struct command command_replay = {
    .name = "replay",
    .arguments = "RECORD... [--tiles FILE]... [--json]",
    .summary = "play recorded games again and verify them",
    .help = "Plays each record again through the rules, compares the draws with the seed, the\n"
            "hash of each turn and the result, and prints the points by kind of feature. Stops\n"
            "at the first wrong line of a record with its file and line; exit status 1 then.\n\n"
            "  --tiles FILE  a tile file that the records need\n"
            "  --json        one JSON object a line for each record\n",
    .run = run,
};
