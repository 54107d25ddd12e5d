#include "client/game/log.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "client/words.h"
#include "rules/query.h"

void log_finish(struct log *log)
{
    free(log->lines);
    free(log->turns);
    *log = (struct log){0};
}

size_t log_block(const struct log *log, size_t first)
{
    size_t end = first + 1;
    while (end < log->count && log->lines[end].inside) {
        end++;
    }
    return end - first;
}

size_t log_block_start(const struct log *log, size_t line)
{
    while (line > 0 && log->lines[line].inside) {
        line--;
    }
    return line;
}

static struct log_line *add_line(struct log *log)
{
    if (log->count == log->room) {
        log->room = log->room ? 2 * log->room : 64;
        log->lines = base_realloc(log->lines, log->room * sizeof *log->lines);
    }
    struct log_line *line = &log->lines[log->count++];
    *line = (struct log_line){.player = -1, .segment = -1, .symbol = CARC_NO_SYMBOL};
    return line;
}

/* What the writers of the single kinds share. */
struct writer {
    struct log *log;
    const struct session *session;
    int turn;
};

static void PRINTF_LIKE(3, 4)
    write_line(const struct writer *writer, const struct carc_event *event, const char *format, ...)
{
    struct log_line *line = add_line(writer->log);
    line->player = event->player;
    line->turn = writer->turn;
    line->cell = event->cell;
    va_list args;
    va_start(args, format);
    vsnprintf(line->text, sizeof line->text, format, args);
    va_end(args);
}

/* The line written last is about that place. */
static void note_place(const struct writer *writer, const struct carc_event *event)
{
    struct log_line *line = &writer->log->lines[writer->log->count - 1];
    line->placed = true;
    line->segment = event->segment;
}

static const char *name_of(const struct writer *writer, int player)
{
    return session_names(writer->session)[player];
}

static void write_claimed(const struct writer *writer, const struct carc_event *event)
{
    static const char *const texts[] = {[CARC_FIELD] = N_("%s placed a farmer"),
        [CARC_ROAD] = N_("%s placed a highwayman"),
        [CARC_CITY] = N_("%s placed a knight"),
        [CARC_MONASTERY] = N_("%s placed a monk")};
    write_line(writer, event, _(texts[event->feature]), name_of(writer, event->player));
    note_place(writer, event);
}

static void write_added(const struct writer *writer, const struct carc_event *event)
{
    static const char *const texts[] = {[CARC_FIELD] = N_("%s added a farmer"),
        [CARC_ROAD] = N_("%s added a highwayman"),
        [CARC_CITY] = N_("%s added a knight"),
        [CARC_MONASTERY] = N_("%s added a monk")};
    write_line(writer, event, _(texts[event->feature]), name_of(writer, event->player));
    note_place(writer, event);
}

static void write_taken(const struct writer *writer, const struct carc_event *event)
{
    static const char *const texts[] = {[CARC_FIELD] = N_("%s took a farmer back"),
        [CARC_ROAD] = N_("%s took a highwayman back"),
        [CARC_CITY] = N_("%s took a knight back"),
        [CARC_MONASTERY] = N_("%s took a monk back")};
    write_line(writer, event, _(texts[event->feature]), name_of(writer, event->player));
    note_place(writer, event);
}

/* The sentence, with a name and then what the feature has. */
static const char *scored_format(const struct carc_event *event)
{
    static const char *const now[] = {[CARC_FIELD] = N_("%s: field, %s"),
        [CARC_ROAD] = N_("%s finished a road, %s"),
        [CARC_CITY] = N_("%s finished a city, %s"),
        [CARC_MONASTERY] = N_("%s finished a monastery, %s")};
    static const char *const final[] = {[CARC_FIELD] = N_("%s: field, %s"),
        [CARC_ROAD] = N_("%s: unfinished road, %s"),
        [CARC_CITY] = N_("%s: unfinished city, %s"),
        [CARC_MONASTERY] = N_("%s: unfinished monastery, %s")};
    return _(event->final ? final[event->feature] : now[event->feature]);
}

static void scored_facts(const struct carc_event *event, char out[80])
{
    if (event->feature == CARC_FIELD) {
        snprintf(
            out, 80, _n("%d finished city", "%d finished cities", event->cities), event->cities);
        return;
    }
    char tiles[40];
    snprintf(tiles, sizeof tiles, _n("%d tile", "%d tiles", event->tiles), event->tiles);
    snprintf(out, 80, "%s", tiles);
    if (event->pennants > 0) {
        char pennants[36];
        snprintf(pennants, sizeof pennants, _n("%d pennant", "%d pennants", event->pennants),
            event->pennants);
        snprintf(out, 80, "%s, %s", tiles, pennants);
    }
}

/* "(6 + 1) × 2 = 14", "5 × 1 = 5"; only the points where they are no multiple of what counts. */
static void add_sum(const struct carc_event *event, int points, struct text *out)
{
    bool field = event->feature == CARC_FIELD;
    int units = field ? event->cities : event->tiles + event->pennants;
    if (units == 0 || points % units != 0) {
        text_printf(out, "%d", points);
    } else if (!field && event->pennants > 0) {
        text_printf(
            out, "(%d + %d) × %d = %d", event->tiles, event->pennants, points / units, points);
    } else {
        text_printf(out, "%d × %d = %d", units, points / units, points);
    }
}

static int present(const struct writer *writer, const struct carc_event *event)
{
    int count = 0;
    for (int p = 0; p < session_state(writer->session)->players; p++) {
        count += event->meeples[p] > 0;
    }
    return count;
}

/* "; Ann 2, Bob 1: Ann alone scores" or "; Ann 1, Bob 1: a tie, each of them scores". Nothing when
 * nobody else was there. */
static void add_majority(
    const struct writer *writer, const struct carc_event *event, struct text *out)
{
    if (present(writer, event) < 2) {
        return;
    }
    const char *mark = "; ";
    for (int p = 0; p < session_state(writer->session)->players; p++) {
        if (event->meeples[p] > 0) {
            text_printf(out, "%s%s %d", mark, name_of(writer, p), event->meeples[p]);
            mark = ", ";
        }
    }
    text_add(out, ": ");
    if (event->why == CARC_WHY_TIE) {
        text_add(out, _("a tie, each of them scores"));
        return;
    }
    for (int p = 0; p < session_state(writer->session)->players; p++) {
        if (event->winners >> p & 1) {
            text_printf(out, _("%s alone scores"), name_of(writer, p));
        }
    }
}

static void write_why(const struct writer *writer, const struct carc_event *event, int player)
{
    struct log_line *line = &writer->log->lines[writer->log->count - 1];
    struct text why;
    text_init(&why);
    add_sum(event, event->points[player], &why);
    add_majority(writer, event, &why);
    snprintf(line->why, sizeof line->why, "%s", text_string(&why));
    text_finish(&why);
}

static void write_scored(const struct writer *writer, const struct carc_event *event)
{
    int players = session_state(writer->session)->players;
    for (int player = 0; player < players; player++) {
        if (event->points[player] == 0) {
            continue;
        }
        char facts[80];
        scored_facts(event, facts);
        struct log_line *line = add_line(writer->log);
        line->player = player;
        line->turn = writer->turn;
        line->points = event->points[player];
        line->placed = true;
        line->cell = event->cell;
        line->segment = event->segment;
        snprintf(
            line->text, sizeof line->text, scored_format(event), name_of(writer, player), facts);
        write_why(writer, event, player);
    }
}

static void write_skipped(const struct writer *writer, const struct carc_event *event)
{
    static const char *const lacks[CARC_SYMBOL_COUNT] = {
        [CARC_NO_SYMBOL] = N_("%s has no such meeple on the board"),
        [CARC_SHIELD] = N_("%s has no knight on the board"),
        [CARC_CLUB] = N_("%s has no highwayman on the board"),
        [CARC_RAKE] = N_("%s has no farmer on the board")};
    const struct log *log = writer->log;
    int symbol = CARC_NO_SYMBOL; /* of the block that is open */
    if (log->count > 0) {
        symbol = log->lines[log_block_start(log, log->count - 1)].symbol;
    }
    write_line(writer, event,
        event->skip == CARC_SKIP_SUPPLY_EMPTY ? _("%s adds nothing: supply empty")
                                              : _(lacks[symbol]),
        name_of(writer, event->player));
}

static const char *circle_of(const struct carc_event *event)
{
    static const char *const circles[CARC_SYMBOL_COUNT] = {[CARC_SHIELD] = N_("Circle (knights)"),
        [CARC_CLUB] = N_("Circle (highwaymen)"),
        [CARC_RAKE] = N_("Circle (farmers)")};
    return _(circles[event->symbol]);
}

/* What opens the block of a crop circle, at the tile that has it. */
static void write_chosen(const struct writer *writer, const struct carc_event *event)
{
    write_line(writer, event,
        event->choice == CARC_CROP_A ? _("%s: %s chose A") : _("%s: %s chose B"), circle_of(event),
        name_of(writer, event->player));
    struct log *log = writer->log;
    struct log_line *line = &log->lines[log->count - 1];
    const struct log_turn *turn = &log->turns[log->turn_count - 1];
    line->symbol = event->symbol;
    line->placed = turn->placed;
    line->cell = turn->cell;
}

/* What the players did then, one after the other, belongs to it. */
static bool is_inside(enum carc_event_kind kind)
{
    return kind == CARC_EVENT_ADDED || kind == CARC_EVENT_TAKEN_BACK ||
           kind == CARC_EVENT_DECLINED || kind == CARC_EVENT_SKIPPED;
}

static void write_event(const struct writer *writer, const struct carc_event *event)
{
    const char *name = name_of(writer, event->player);
    switch (event->kind) {
    case CARC_EVENT_CLAIMED: write_claimed(writer, event); break;
    case CARC_EVENT_ADDED: write_added(writer, event); break;
    case CARC_EVENT_TAKEN_BACK: write_taken(writer, event); break;
    case CARC_EVENT_SCORED: write_scored(writer, event); break;
    case CARC_EVENT_SKIPPED: write_skipped(writer, event); break;
    case CARC_EVENT_SET_ASIDE:
        write_line(writer, event, "%s", _("A tile fits nowhere and is set aside"));
        break;
    case CARC_EVENT_CROP_CHOSEN: write_chosen(writer, event); break;
    case CARC_EVENT_DECLINED: write_line(writer, event, _("%s added nothing"), name); break;
    default: break;
    }
    if (is_inside((enum carc_event_kind)event->kind)) {
        writer->log->lines[writer->log->count - 1].inside = true;
    }
}

/* The block of the step's turn. */
static struct log_turn *turn_of(struct log *log, const struct session_step *step)
{
    if (log->turn_count > 0 && log->turns[log->turn_count - 1].turn == step->turn) {
        return &log->turns[log->turn_count - 1];
    }
    if (log->turn_count == log->turn_room) {
        log->turn_room = log->turn_room ? 2 * log->turn_room : 64;
        log->turns = base_realloc(log->turns, log->turn_room * sizeof *log->turns);
    }
    struct log_turn *turn = &log->turns[log->turn_count++];
    *turn = (struct log_turn){.turn = step->turn, .player = step->turn_player, .first = log->count};
    return turn;
}

static void note_tile(struct log_turn *turn, const struct carc_event *event)
{
    if (event->kind == CARC_EVENT_PLACED) {
        turn->placed = true;
        turn->tile = event->tile;
        turn->rotation = event->rotation;
        turn->cell = event->cell;
    }
}

static void read_step(struct log *log, const struct session *session, size_t number)
{
    struct session_step step = session_step(session, number);
    struct writer writer = {.log = log, .session = session, .turn = step.turn};
    for (size_t i = 0; i < step.event_count; i++) {
        note_tile(turn_of(log, &step), &step.events[i]);
        write_event(&writer, &step.events[i]);
    }
    if (log->turn_count > 0) {
        struct log_turn *turn = &log->turns[log->turn_count - 1];
        turn->count = log->count - turn->first;
    }
    log->hash = step.hash;
}

void log_read(struct log *log, const struct session *session)
{
    size_t position = session_position(session);
    bool same = log->steps <= position &&
                (log->steps == 0 || session_step(session, log->steps - 1).hash == log->hash);
    if (!same) {
        log->count = 0;
        log->turn_count = 0;
        log->steps = 0;
    }
    for (; log->steps < position; log->steps++) {
        read_step(log, session, log->steps);
    }
}
