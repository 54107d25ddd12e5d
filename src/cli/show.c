/* `carc show`: a position of a recorded game. */
#include <stdio.h>

#include "cli/command.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/report.h"
#include "cli/tables.h"
#include "notation/board.h"
#include "notation/state.h"

static void show_text(const struct session *session, bool all, bool unicode, struct text *out)
{
    table_heading(session, out);
    text_add_char(out, '\n');
    struct notation_style style = {.unicode = unicode};
    notation_board_picture(session_rules(session), session_state(session), &style, out);
    text_add_char(out, '\n');
    table_players(session, out);
    text_add_char(out, '\n');
    table_features(session, all, out);
}

static void show_json(const struct session *session, const char *file, struct text *out)
{
    text_add(out, "{\"record\":");
    text_add_json(out, file);
    text_printf(out, ",\"step\":%zu,\"steps\":%zu,\"points\":", session_position(session),
        session_origin(session));
    table_points_json(session, out);
    text_add(out, ",\"state\":");
    notation_state_json(
        session_rules(session), session_state(session), session_names(session), out);
    text_add(out, "}\n");
}

/* To the end of the turn, -1: of the record. False after a message when there is no such turn. */
static bool go(struct session *session, long long turn, const char *command)
{
    size_t last = session_origin(session);
    size_t wanted = last;
    if (turn >= 0) {
        int turns = last > 0 ? session_step(session, last - 1).turn : 0;
        struct option option = {"turn", OPTION_NUMBER, &turn, 0, turns};
        if (!options_within(&option, command)) {
            return false;
        }
        wanted = session_turn_end(session, (int)turn);
    }
    session_go(session, wanted < last ? wanted : last);
    return true;
}

static int run(int argc, char **argv)
{
    long long turn = -1;
    bool json = false;
    bool all = false;
    bool unicode = false;
    struct option_list files = {.count = 0};
    const struct option options[] = {
        {"turn", OPTION_NUMBER, &turn, 0, 65535},
        {"json", OPTION_FLAG, &json, 0, 0},
        {"all", OPTION_FLAG, &all, 0, 0},
        {"unicode", OPTION_FLAG, &unicode, 0, 0},
        {"tiles", OPTION_LIST, &files, 0, 0},
    };
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count < 0) {
        return COMMAND_USAGE;
    }
    if (count != 1) {
        return options_fault(argv[0], "name one record");
    }
    struct diag diag;
    diag_init(&diag, "");
    struct session *session = session_open(argv[1], files.items, files.count, &diag);
    report_diag(&diag);
    if (session == NULL) {
        return COMMAND_BAD_INPUT;
    }
    if (!go(session, turn, argv[0])) {
        session_destroy(session);
        return COMMAND_USAGE;
    }
    struct text text;
    text_init(&text);
    if (json) {
        show_json(session, argv[1], &text);
    } else {
        show_text(session, all, unicode, &text);
    }
    report_text(&text);
    text_finish(&text);
    session_destroy(session);
    return COMMAND_FINE;
}

const struct command command_show = {
    .name = "show",
    .arguments = "RECORD [--turn N] [--all] [--unicode] [--tiles FILE]... [--json]",
    .summary = "show the board of a recorded game",
    .help = "Shows the board, the players and the claimed features after the last step of the\n"
            "record. In the list of features a star stands behind those who own them.\n\n"
            "  --turn N      after turn N (0: before the first tile is drawn)\n"
            "  --all         list the features that nobody has claimed, too\n"
            "  --unicode     draw roads with line characters\n"
            "  --tiles FILE  a tile file that the record needs\n"
            "  --json        everything as one JSON object\n",
    .run = run,
};
