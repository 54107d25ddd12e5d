#include "cli/hotseat.h"

#include <string.h>

#include "base/suggest.h"
#include "cli/tables.h"
#include "notation/action.h"
#include "notation/event.h"
#include "session/autosave.h"

void hotseat_init(struct hotseat *hotseat, struct session *session, bool unicode)
{
    memset(hotseat, 0, sizeof *hotseat);
    hotseat->session = session;
    hotseat->unicode = unicode;
    hotseat->stale = true;
    choices_init(&hotseat->choices);
    choices_list(&hotseat->choices, session);
}

void hotseat_finish(struct hotseat *hotseat)
{
    choices_finish(&hotseat->choices);
}

static void show_board(struct hotseat *hotseat, struct text *out)
{
    const struct session *session = hotseat->session;
    struct notation_style style = {.unicode = hotseat->unicode,
        .marks = hotseat->choices.marks,
        .mark_count = hotseat->choices.mark_count};
    notation_board_picture(session_rules(session), session_state(session), &style, out);
}

void hotseat_ask(struct hotseat *hotseat, struct text *out)
{
    const struct session *session = hotseat->session;
    bool over = session_state(session)->phase == CARC_PHASE_OVER;
    if (hotseat->stale) {
        text_add_char(out, '\n');
        show_board(hotseat, out);
        table_players(session, out);
        text_add_char(out, '\n');
        if (over) {
            table_points(session, out);
        } else {
            table_heading(session, out);
            choices_write(&hotseat->choices, hotseat->unicode, out);
        }
        hotseat->stale = false;
    }
    if (over) {
        text_add(out, "undo, save FILE or quit> ");
    } else {
        int actor = carc_actor(session_state(session));
        text_printf(out, "%s (1", actor >= 0 ? session_names(session)[actor] : "Bag");
        if (hotseat->choices.count > 1) {
            text_printf(out, "-%zu", hotseat->choices.count);
        }
        text_add(out, " or help)> ");
    }
}

/* After any change of the position. */
static void refresh(struct hotseat *hotseat, struct text *out)
{
    struct session *session = hotseat->session;
    const struct carc_events *events = session_events(session);
    for (size_t i = 0; i < events->count; i++) {
        text_add(out, "  ");
        notation_event_text(session_rules(session), session_state(session), &events->items[i],
            session_names(session), out);
        text_add_char(out, '\n');
    }
    const char *trouble = session_autosave_trouble(session);
    if (trouble != NULL && !hotseat->warned) {
        text_printf(out, "The game could not be saved by itself: %s\n", trouble);
    }
    hotseat->warned = trouble != NULL;
    choices_list(&hotseat->choices, session);
    hotseat->stale = true;
}

bool hotseat_act(struct hotseat *hotseat, struct carc_action action, struct text *out)
{
    enum carc_result result = session_apply(hotseat->session, action);
    if (result == CARC_OK) {
        refresh(hotseat, out);
    } else {
        text_printf(out, "Not possible: %s.\n", carc_result_text(result));
    }
    return result == CARC_OK;
}

static void take_number(struct hotseat *hotseat, size_t number, struct text *out)
{
    struct carc_action action;
    if (choices_take(&hotseat->choices, number, &action)) {
        hotseat_act(hotseat, action, out);
    } else {
        choices_write(&hotseat->choices, hotseat->unicode, out);
    }
}

/* Commands. */
static void do_board(struct hotseat *hotseat, const char *word, struct text *out)
{
    (void)word;
    (void)out;
    hotseat->choices.cell_chosen = false;
    choices_list(&hotseat->choices, hotseat->session);
    hotseat->stale = true;
}

static void do_features(struct hotseat *hotseat, const char *word, struct text *out)
{
    (void)word;
    table_features(hotseat->session, false, out);
}

static void do_points(struct hotseat *hotseat, const char *word, struct text *out)
{
    (void)word;
    table_points(hotseat->session, out);
}

static bool computer_is_asked(const struct session *session)
{
    int actor = carc_actor(session_state(session));
    const struct record *record = session_record(session);
    return actor >= 0 && actor < record->seat_count && record->seats[actor].computer;
}

/* Back to the last decision of a person: a computer player would only repeat its own. False when
 * there is none. */
static bool undo_to_person(struct session *session)
{
    size_t steps = 0;
    while (session_undo(session)) {
        steps++;
        if (!computer_is_asked(session)) {
            return true;
        }
    }
    while (steps-- > 0) {
        session_redo(session);
    }
    return false;
}

/* Between the two steps of placing a tile, undo goes back to the first. */
static void do_undo(struct hotseat *hotseat, const char *word, struct text *out)
{
    if (hotseat->choices.cell_chosen) {
        do_board(hotseat, word, out);
    } else if (undo_to_person(hotseat->session)) {
        text_add(out, "Taken back.\n");
        refresh(hotseat, out);
    } else {
        text_add(out, "There is nothing to take back.\n");
    }
}

static void do_redo(struct hotseat *hotseat, const char *word, struct text *out)
{
    (void)word;
    if (session_redo(hotseat->session)) {
        refresh(hotseat, out);
    } else {
        text_add(out, "There is nothing to do again.\n");
    }
}

static void do_save(struct hotseat *hotseat, const char *word, struct text *out)
{
    if (word == NULL) {
        text_add(out, "Save where? save FILE\n");
        return;
    }
    struct diag diag;
    diag_init(&diag, word);
    if (session_save(hotseat->session, word, &diag)) {
        text_printf(out, "Saved in %s.\n", word);
        return;
    }
    char line[DIAG_FILE + DIAG_TEXT + 64];
    diag_format(&diag.messages[0], line, sizeof line);
    text_printf(out, "Not saved: %s\n", line);
}

static void do_quit(struct hotseat *hotseat, const char *word, struct text *out)
{
    (void)word;
    (void)out;
    hotseat->ended = true;
}

static void do_help(struct hotseat *hotseat, const char *word, struct text *out);

static const struct {
    const char *name;
    const char *letter;
    void (*run)(struct hotseat *hotseat, const char *word, struct text *out);
    const char *help;
} commands[] = {
    {"board", "b", do_board, "show the board and the choices again"},
    {"features", "f", do_features, "list the claimed features"},
    {"points", "p", do_points, "points by kind of feature"},
    {"undo", "u", do_undo, "take the last decision back"},
    {"redo", "r", do_redo, "do it again"},
    {"save", "s", do_save, "save FILE: write the record of the game"},
    {"help", "h", do_help, "this list"},
    {"quit", "q", do_quit, "leave; the game is kept for `carc play --continue`"},
};

static void do_help(struct hotseat *hotseat, const char *word, struct text *out)
{
    (void)hotseat;
    (void)word;
    text_add(out, "Type the number of a choice, a cell such as 1,-2, a decision as in records\n"
                  "(place 1,-2 r3, claim road, pass, crop A, add 0,1 city, return 0,1 city) or:\n");
    for (size_t i = 0; i < ARRAY_LENGTH(commands); i++) {
        text_printf(
            out, "  %-8s  %s  %s\n", commands[i].name, commands[i].letter, commands[i].help);
    }
}

/* A decision in words, or nothing that is known. */
static void try_action(
    struct hotseat *hotseat, const struct notation_words *words, struct text *out)
{
    struct diag diag;
    diag_init(&diag, "");
    struct carc_action action;
    if (notation_read_action(session_rules(hotseat->session), session_state(hotseat->session),
            (struct notation_span){words->items, words->count}, &action, &diag)) {
        hotseat_act(hotseat, action, out);
        return;
    }
    struct suggest suggest;
    suggest_init(&suggest, words->items[0].text);
    for (size_t i = 0; i < ARRAY_LENGTH(commands); i++) {
        suggest_offer(&suggest, commands[i].name);
    }
    const char *best = suggest_best(&suggest);
    if (best != NULL) {
        text_printf(out, "Did you mean \"%s\"? `help` lists what can be typed.\n", best);
    } else {
        text_printf(out, "Not understood: %s.\n", diag.messages[0].text);
    }
}

static void obey(struct hotseat *hotseat, const struct notation_words *words, struct text *out)
{
    const char *word = words->items[0].text;
    for (size_t i = 0; i < ARRAY_LENGTH(commands); i++) {
        if (strcmp(word, commands[i].name) == 0 || strcmp(word, commands[i].letter) == 0) {
            commands[i].run(hotseat, words->count > 1 ? words->items[1].text : NULL, out);
            return;
        }
    }
    long number = 0;
    if (words->count == 1 && notation_number(word, -1000000, 1000000, &number)) {
        if (number >= 1 && number <= (long)hotseat->choices.count) {
            take_number(hotseat, (size_t)number - 1, out);
        } else {
            text_printf(out, "There is no choice %ld.\n", number);
        }
        return;
    }
    struct carc_cell cell;
    if (words->count == 1 && notation_read_cell(&words->items[0], &cell, NULL)) {
        int choice = choices_find_cell(&hotseat->choices, cell);
        if (choice >= 0) {
            take_number(hotseat, (size_t)choice, out);
        } else {
            text_printf(out, "Nothing can be placed at %d,%d now.\n", cell.x, cell.y);
        }
        return;
    }
    try_action(hotseat, words, out);
}

void hotseat_answer(struct hotseat *hotseat, const char *line, size_t size, struct text *out)
{
    struct diag diag;
    diag_init(&diag, "");
    struct notation_words words;
    if (!notation_split(line, size, (struct diag_place){0, 0}, &words, &diag)) {
        text_printf(out, "Not understood: %s.\n", diag.messages[0].text);
    } else if (words.count > 0) {
        obey(hotseat, &words, out);
    }
}
