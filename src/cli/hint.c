/* `carc hint`: what the expert would do in a recorded game, and why. */
#include <stdio.h>
#include <string.h>

#include "ai/hint.h"
#include "cli/command.h"
#include "cli/commands.h"
#include "cli/named_player.h"
#include "cli/options.h"
#include "cli/report.h"
#include "notation/action.h"
#include "session/session.h"

/* The tile of a cell; where none lies yet, the one in hand. */
static const struct carc_tile *tile_at(const struct session *session, struct carc_cell cell)
{
    const struct carc_rules *rules = session_rules(session);
    const struct carc_state *state = session_state(session);
    int number = carc_placement_at(rules, state, cell);
    int tile = number < 0 ? state->drawn : carc_placement(rules, state, number).tile;
    return &rules->set.tiles[tile];
}

/* As in a record; steps that follow a placement are about a tile that may not lie there yet. */
static void write_step(const struct session *session, struct carc_action action, struct text *out)
{
    const struct carc_rules *rules = session_rules(session);
    const struct carc_state *state = session_state(session);
    if (action.verb == CARC_CLAIM) {
        const struct carc_tile *tile = &rules->set.tiles[state->drawn];
        text_printf(out, "claim %s", tile->segments[action.item].name);
    } else if (action.verb == CARC_ADD || action.verb == CARC_RETURN) {
        const struct carc_tile *tile = tile_at(session, action.cell);
        text_printf(out, "%s %d,%d %s", carc_verb_name(action.verb), action.cell.x, action.cell.y,
            tile->segments[action.item].name);
    } else {
        notation_write_action(rules, state, action, out);
    }
}

static void write_steps(
    const struct session *session, const struct ai_advice *advice, struct text *out)
{
    for (int i = 0; i < advice->steps; i++) {
        text_add(out, i ? ", " : "");
        write_step(session, advice->step[i], out);
    }
}

static void write_text(const struct session *session, const struct ai_hint *hint, struct text *out)
{
    for (int i = 0; i < hint->count; i++) {
        const struct ai_advice *advice = &hint->advice[i];
        text_printf(out, "%d. ", i + 1);
        write_steps(session, advice, out);
        text_printf(out, ": %+.1f points ahead at the end\n", advice->points);
        for (int j = 0; j < advice->reasons; j++) {
            text_printf(out, "   %+5.1f  ", advice->reason[j].points);
            ai_reason_text(&advice->reason[j], session_names(session), out);
            text_add_char(out, '\n');
        }
    }
}

static void write_json(const struct session *session, const struct ai_hint *hint, struct text *out)
{
    text_add(out, "{\"moves\":[");
    for (int i = 0; i < hint->count; i++) {
        const struct ai_advice *advice = &hint->advice[i];
        struct text line = {0};
        write_steps(session, advice, &line);
        text_add(out, i ? ",{\"move\":" : "{\"move\":");
        text_add_json(out, text_string(&line));
        text_printf(
            out, ",\"points\":%.2f,\"share\":%.3f,\"reasons\":[", advice->points, advice->share);
        for (int j = 0; j < advice->reasons; j++) {
            text_clear(&line);
            ai_reason_text(&advice->reason[j], session_names(session), &line);
            text_printf(
                out, "%s{\"points\":%.2f,\"text\":", j ? "," : "", advice->reason[j].points);
            text_add_json(out, text_string(&line));
            text_add_char(out, '}');
        }
        text_add(out, "]}");
        text_finish(&line);
    }
    text_add(out, "]}\n");
}

struct settings {
    long long turn, time, nodes, seed, threads;
    bool json;
    const char *player;
    struct option_list files;
};

/* To where the turn is decided: its draw belongs to it, and where the record ends before the draw
 * the session has dealt. False after a message when there is no such turn. */
static bool go(struct session *session, long long turn)
{
    size_t length = session_length(session);
    int turns = length > 0 ? session_step(session, length - 1).turn : 0;
    if (turns == 0) {
        options_fault("hint", "--turn: the record has no turn");
        return false;
    }
    struct option option = {"turn", OPTION_NUMBER, &turn, 1, turns};
    if (!options_within(&option, "hint")) {
        return false;
    }
    size_t position = session_turn_end(session, (int)turn - 1);
    do { /* a tile that fits nowhere is followed by another */
        session_go(session, ++position);
    } while (carc_actor(session_state(session)) == CARC_CHANCE && position < length);
    return true;
}

static int give_hint(const struct settings *settings, struct session *session)
{
    if (settings->turn > 0 && !go(session, settings->turn)) {
        return COMMAND_USAGE;
    }
    const struct carc_state *state = session_state(session);
    if (carc_actor(state) < 0) {
        fputs("carc hint: nobody has anything to decide there\n", stderr);
        return COMMAND_BAD_INPUT;
    }
    struct ai_question question = {.rules = session_rules(session),
        .state = state,
        .seed = (uint64_t)settings->seed,
        .budget = {(uint64_t)settings->nodes, (uint32_t)settings->time, (unsigned)settings->threads,
            NULL, false}};
    struct ai_hint hint;
    ai_hint(ai_find_player(settings->player), &question, &hint);
    if (hint.count == 0) {
        fprintf(
            stderr, "carc hint: %s plays without telling what moves are worth\n", settings->player);
        return COMMAND_USAGE;
    }
    struct text out = {0};
    (settings->json ? write_json : write_text)(session, &hint, &out);
    report_text(&out);
    text_finish(&out);
    return COMMAND_FINE;
}

static int run(int argc, char **argv)
{
    struct settings settings = {.seed = 1, .threads = 1, .player = "expert"};
    const struct option options[] = {
        {"turn", OPTION_NUMBER, &settings.turn, 1, 65535},
        {"time", OPTION_NUMBER, &settings.time, 1, 3600000},
        {"nodes", OPTION_NUMBER, &settings.nodes, 1, INT64_MAX},
        {"seed", OPTION_NUMBER, &settings.seed, 0, INT64_MAX},
        {"threads", OPTION_NUMBER, &settings.threads, 1, 256},
        {"json", OPTION_FLAG, &settings.json, 0, 0},
        {"player", OPTION_TEXT, &settings.player, 0, 0},
        {"tiles", OPTION_LIST, &settings.files, 0, 0},
    };
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count < 0) {
        return COMMAND_USAGE;
    }
    if (count != 1) {
        return options_fault(argv[0], "name one record");
    }
    if (!named_player(argv[0], settings.player)) {
        return COMMAND_USAGE;
    }
    struct diag diag;
    diag_init(&diag, "");
    struct session *session =
        session_open(argv[1], settings.files.items, settings.files.count, &diag);
    report_diag(&diag);
    if (!session) {
        return COMMAND_BAD_INPUT;
    }
    int status = give_hint(&settings, session);
    session_destroy(session);
    return status;
}

const struct command command_hint = {
    "hint",
    "RECORD [--turn N] [--time MS | --nodes N] [--player NAME] [--json]",
    "tell the best moves in a recorded game, and why",
    "Prints the three best moves for whoever must decide after the last step of the record: the\n"
    "lead that is to be expected at the end of the game, and what speaks for and against each\n"
    "move in points.\n\n"
    "  --turn N       at the beginning of turn N\n"
    "  --time MS      how long to think (1000); --nodes N instead makes it the same every time\n"
    "  --seed N       of the thinking (1)\n"
    "  --threads T    how many think (1)\n"
    "  --player NAME  who is asked (expert)\n"
    "  --tiles FILE   a tile file that the record needs\n"
    "  --json         as one JSON object\n",
    run,
};
