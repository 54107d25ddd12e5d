#include "cli/driver.h"

#include <inttypes.h>
#include <string.h>

#include "base/suggest.h"
#include "cli/driver_go.h"
#include "cli/new_game.h"
#include "cli/tables.h"
#include "notation/action.h"
#include "notation/event.h"
#include "notation/state.h"

/* A command at work. */
struct call {
    struct driver *driver;
    const struct notation_word *words; /* after the command */
    size_t count;
    struct text *answer;
    struct diag *diag;
};

void driver_init(struct driver *driver)
{
    memset(driver, 0, sizeof *driver);
}

void driver_finish(struct driver *driver)
{
    session_destroy(driver->session);
    driver->session = NULL;
}

static const char *drawn_name(const struct session *session, char *buffer)
{
    carc_tile_name(&session_rules(session)->set, session_state(session)->drawn, buffer);
    return buffer;
}

/* Where the game stands after a change: {"phase":...,"events":[...]}. */
static void answer_position(struct call *call)
{
    static const char *const phases[] = {
#define X(name, text) text,
        CARC_PHASES(X)
#undef X
    };
    const struct session *session = call->driver->session;
    const struct carc_rules *rules = session_rules(session);
    const struct carc_state *state = session_state(session);
    int actor = carc_actor(state);
    text_printf(call->answer,
        "ok {\"phase\":\"%s\",\"actor\":%d,\"turn\":%d,\"drawn\":", phases[state->phase],
        actor < 0 ? 0 : actor + 1, state->turn);
    if (state->phase == CARC_PHASE_TILE) {
        char name[2 * CARC_ID_SIZE];
        text_add_json(call->answer, drawn_name(session, name));
    } else {
        text_add(call->answer, "null");
    }
    text_printf(call->answer, ",\"hash\":\"%016" PRIx64 "\",\"events\":[", carc_hash(rules, state));
    const struct carc_events *events = session_events(session);
    for (size_t i = 0; i < events->count; i++) {
        text_add(call->answer, i == 0 ? "" : ",");
        notation_event_json(rules, state, &events->items[i], call->answer);
    }
    text_add(call->answer, "]}");
}

static void refuse(struct call *call, const char *reason)
{
    text_printf(call->answer, "err %s", reason);
}

/* The first message of a reader, with its place when that is in a file. */
static void refuse_diag(struct call *call)
{
    struct diag_message message = call->diag->messages[0];
    if (message.file[0] == 0) {
        message.place = (struct diag_place){0, 0};
    }
    char line[DIAG_FILE + DIAG_TEXT + 64];
    diag_format(&message, line, sizeof line);
    refuse(call, line);
}

static void take_session(struct call *call, struct session *session)
{
    if (session == NULL) {
        refuse_diag(call);
        return;
    }
    session_destroy(call->driver->session);
    call->driver->session = session;
    answer_position(call);
}

static void do_new(struct call *call)
{
    struct new_game game;
    new_game_init(&game);
    game.files_barred = call->driver->files_barred;
    bool fine = true;
    for (size_t i = 0; i < call->count && fine; i++) {
        fine = new_game_setting(&game, call->words[i].text, call->diag);
    }
    if (!game.record.seeded && !game.record.draws_free) {
        game.record.seed = 1;
        game.record.seeded = true;
    }
    fine = fine && new_game_complete(&game, call->diag);
    take_session(call, fine ? session_create(&game.record, call->diag) : NULL);
    new_game_finish(&game);
}

static void add_segment(const struct carc_tile *tile, int number, struct text *out)
{
    static const char *const edges[] = {"N", "E", "S", "W"};
    static const char *const halves[] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
    const struct carc_segment *segment = &tile->segments[number];
    text_add(out, number == 0 ? "{\"name\":" : ",{\"name\":");
    text_add_json(out, segment->name);
    text_printf(out, ",\"kind\":\"%s\"", carc_kind_name((enum carc_kind)segment->kind));
    bool field = segment->kind == CARC_FIELD;
    text_add(out, field ? ",\"halves\":[" : ",\"edges\":[");
    const char *comma = "";
    for (int i = 0; i < (field ? CARC_HALVES : CARC_EDGES); i++) {
        if ((field ? segment->halves : segment->edges) >> i & 1) {
            text_printf(out, "%s\"%s\"", comma, field ? halves[i] : edges[i]);
            comma = ",";
        }
    }
    text_add_char(out, ']');
    if (field) {
        text_add(out, ",\"cities\":[");
        comma = "";
        for (int i = 0; i < tile->segment_count; i++) {
            if (segment->cities >> i & 1) {
                text_add(out, comma);
                text_add_json(out, tile->segments[i].name);
                comma = ",";
            }
        }
        text_add_char(out, ']');
    } else if (segment->kind == CARC_CITY) {
        text_printf(out, ",\"pennants\":%d", segment->pennants);
    }
    text_add_char(out, '}');
}

static void do_tiles(struct call *call)
{
    const struct carc_rules *rules = session_rules(call->driver->session);
    const struct carc_state *state = session_state(call->driver->session);
    text_add(call->answer, "ok {\"tiles\":[");
    for (int i = 0; i < rules->set.count; i++) {
        const struct carc_tile *tile = &rules->set.tiles[i];
        char name[2 * CARC_ID_SIZE];
        carc_tile_name(&rules->set, i, name);
        text_add(call->answer, i == 0 ? "{\"tile\":" : ",{\"tile\":");
        text_add_json(call->answer, name);
        text_printf(call->answer, ",\"count\":%d,\"left\":%d,\"symbol\":\"%s\",\"segments\":[",
            tile->count, carc_bag_count(rules, state, i),
            carc_symbol_name((enum carc_symbol)tile->symbol));
        for (int j = 0; j < tile->segment_count; j++) {
            add_segment(tile, j, call->answer);
        }
        text_add(call->answer, "]}");
    }
    text_add(call->answer, "]}");
}

static void do_legal(struct call *call)
{
    text_add(call->answer, "ok {\"actions\":");
    notation_actions_json(
        session_rules(call->driver->session), session_state(call->driver->session), call->answer);
    text_add_char(call->answer, '}');
}

static void do_do(struct call *call)
{
    struct session *session = call->driver->session;
    struct carc_action action;
    if (!notation_read_action(session_rules(session), session_state(session),
            (struct notation_span){call->words, call->count}, &action, call->diag)) {
        refuse_diag(call);
        return;
    }
    enum carc_result result = session_apply(session, action);
    if (result != CARC_OK) {
        refuse(call, carc_result_text(result));
        return;
    }
    answer_position(call);
}

static void do_undo(struct call *call)
{
    if (session_undo(call->driver->session)) {
        answer_position(call);
    } else {
        refuse(call, "there is nothing to undo");
    }
}

static void do_redo(struct call *call)
{
    if (session_redo(call->driver->session)) {
        answer_position(call);
    } else {
        refuse(call, "there is nothing to redo");
    }
}

static void do_state(struct call *call)
{
    const struct session *session = call->driver->session;
    text_add(call->answer, "ok ");
    notation_state_json(
        session_rules(session), session_state(session), session_names(session), call->answer);
}

static void do_hash(struct call *call)
{
    const struct session *session = call->driver->session;
    text_printf(
        call->answer, "ok %016" PRIx64, carc_hash(session_rules(session), session_state(session)));
}

static void do_score(struct call *call)
{
    const struct session *session = call->driver->session;
    const struct carc_state *state = session_state(session);
    int standing[CARC_MAX_PLAYERS];
    carc_standing(session_rules(session), state, standing);
    text_add(call->answer, "ok {\"score\":[");
    for (int i = 0; i < state->players; i++) {
        text_printf(call->answer, i == 0 ? "%d" : ",%d", (int)state->score[i]);
    }
    text_add(call->answer, "],\"standing\":[");
    for (int i = 0; i < state->players; i++) {
        text_printf(call->answer, i == 0 ? "%d" : ",%d", standing[i]);
    }
    text_add(call->answer, "],\"points\":");
    table_points_json(session, call->answer);
    text_add_char(call->answer, '}');
}

static void do_save(struct call *call)
{
    const struct session *session = call->driver->session;
    if (call->count == 0) {
        struct text record;
        text_init(&record);
        session_write(session, &record);
        text_add(call->answer, "ok {\"record\":");
        text_add_json(call->answer, text_string(&record));
        text_add_char(call->answer, '}');
        text_finish(&record);
    } else if (call->driver->files_barred) {
        refuse(call, "files are barred here");
    } else if (session_save(session, call->words[0].text, call->diag)) {
        text_add(call->answer, "ok");
    } else {
        refuse_diag(call);
    }
}

static void do_load(struct call *call)
{
    if (call->driver->files_barred) {
        refuse(call, "files are barred here");
        return;
    }
    const char *files[LOAD_MAX_FILES];
    size_t count = 0;
    for (size_t i = 1; i < call->count && count < LOAD_MAX_FILES; i++) {
        files[count++] = call->words[i].text;
    }
    take_session(call, session_open(call->words[0].text, files, count, call->diag));
}

static void do_go(struct call *call)
{
    struct notation_span words = {call->words, call->count};
    if (!driver_go(call->driver, words, call->answer, call->diag)) {
        refuse_diag(call);
    }
}

/* What it stops has answered already. */
static void do_stop(struct call *call)
{
    text_add(call->answer, "ok");
}

static void do_quit(struct call *call)
{
    call->driver->ended = true;
    text_add(call->answer, "ok");
}

static void do_help(struct call *call);

static const struct {
    const char *name;
    void (*run)(struct call *call);
    bool game; /* needs one */
    size_t least, most;
    const char *usage;
} commands[] = {
    {"new", do_new, false, 0, 64, "new [key=value ...]"},
    {"tiles", do_tiles, true, 0, 0, "tiles"},
    {"legal", do_legal, true, 0, 0, "legal"},
    {"do", do_do, true, 1, 8, "do ACTION"},
    {"undo", do_undo, true, 0, 0, "undo"},
    {"redo", do_redo, true, 0, 0, "redo"},
    {"state", do_state, true, 0, 0, "state"},
    {"hash", do_hash, true, 0, 0, "hash"},
    {"score", do_score, true, 0, 0, "score"},
    {"save", do_save, true, 0, 1, "save [FILE]"},
    {"load", do_load, false, 1, 1 + LOAD_MAX_FILES, "load RECORD [TILE-FILE ...]"},
    {"go", do_go, true, 0, 10, "go [time MS] [nodes N] [player NAME] [seed N] [threads N]"},
    {"stop", do_stop, false, 0, 0, "stop"},
    {"help", do_help, false, 0, 0, "help"},
    {"quit", do_quit, false, 0, 0, "quit"},
};

static void do_help(struct call *call)
{
    text_add(call->answer, "ok {\"commands\":[");
    for (size_t i = 0; i < ARRAY_LENGTH(commands); i++) {
        text_add(call->answer, i == 0 ? "" : ",");
        text_add_json(call->answer, commands[i].usage);
    }
    text_add(call->answer, "]}");
}

static void unknown_command(struct call *call, const char *word)
{
    struct suggest suggest;
    suggest_init(&suggest, word);
    for (size_t i = 0; i < ARRAY_LENGTH(commands); i++) {
        suggest_offer(&suggest, commands[i].name);
    }
    const char *best = suggest_best(&suggest);
    text_printf(call->answer, "err unknown command \"%.60s\"%s%s%s", word,
        best == NULL ? "" : "; did you mean \"", best == NULL ? "" : best,
        best == NULL ? "" : "\"?");
}

static void run_command(struct call *call, const char *name)
{
    for (size_t i = 0; i < ARRAY_LENGTH(commands); i++) {
        if (strcmp(commands[i].name, name) != 0) {
            continue;
        }
        if (call->count < commands[i].least || call->count > commands[i].most) {
            text_printf(call->answer, "err expected: %s", commands[i].usage);
        } else if (commands[i].game && call->driver->session == NULL) {
            refuse(call, "no game is going on: say \"new\" or \"load\" first");
        } else {
            commands[i].run(call);
        }
        return;
    }
    unknown_command(call, name);
}

void driver_line(struct driver *driver, const char *line, size_t size, struct text *answer)
{
    struct diag diag;
    diag_init(&diag, "");
    struct call call = {.driver = driver, .answer = answer, .diag = &diag};
    struct notation_words words;
    if (memchr(line, 0, size) != NULL) {
        refuse(&call, "found a NUL byte, expected text");
    } else if (!notation_split(line, size, (struct diag_place){0, 0}, &words, &diag)) {
        refuse_diag(&call);
    } else if (words.count == 0) {
        refuse(&call, "found an empty line, expected a command");
    } else {
        call.words = words.items + 1;
        call.count = words.count - 1;
        run_command(&call, words.items[0].text);
    }
}
