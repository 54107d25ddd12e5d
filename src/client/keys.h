/* What the keyboard can do, and with which keys. The user may change each of them. */
#ifndef CLIENT_KEYS_H
#define CLIENT_KEYS_H

#include <stdbool.h>

struct app;

/* name, word in the settings file, what the settings call it, its usual two keys */
/* clang-format off */
#define KEYS(X) \
    X(PICK, "pick", N_("Place, pick"), "Enter", "") \
    X(END_TURN, "end-turn", N_("End turn, confirm"), "Space", "") \
    X(SKIP, "skip", N_("Skip the meeple or the circle"), "X", "") \
    X(CANCEL, "cancel", N_("Undo a pick, close, menu"), "Escape", "") \
    X(ROTATE, "rotate", N_("Turn the tile clockwise"), "R", "E") \
    X(ROTATE_BACK, "rotate-back", N_("Turn the tile back"), "Shift+R", "Q") \
    X(LIFT, "lift", N_("Pick the tile up again"), "U", "") \
    X(LEFT, "left", N_("To the space or spot at the left"), "Left", "") \
    X(RIGHT, "right", N_("To the space or spot at the right"), "Right", "") \
    X(UP, "up", N_("To the space or spot above"), "Up", "") \
    X(DOWN, "down", N_("To the space or spot below"), "Down", "") \
    X(NUMBER_1, "number-1", N_("Pick number 1"), "1", "") \
    X(NUMBER_2, "number-2", N_("Pick number 2"), "2", "") \
    X(NUMBER_3, "number-3", N_("Pick number 3"), "3", "") \
    X(NUMBER_4, "number-4", N_("Pick number 4"), "4", "") \
    X(NUMBER_5, "number-5", N_("Pick number 5"), "5", "") \
    X(NUMBER_6, "number-6", N_("Pick number 6"), "6", "") \
    X(NUMBER_7, "number-7", N_("Pick number 7"), "7", "") \
    X(NUMBER_8, "number-8", N_("Pick number 8"), "8", "") \
    X(NUMBER_9, "number-9", N_("Pick number 9"), "9", "") \
    X(NEXT, "next", N_("Next space or spot"), "Tab", "") \
    X(PREVIOUS, "previous", N_("Previous space or spot"), "Shift+Tab", "") \
    X(CHOOSE_A, "choose-a", N_("Crop circle: choose A"), "A", "") \
    X(CHOOSE_B, "choose-b", N_("Crop circle: choose B"), "B", "") \
    X(LOOK, "look", N_("Hide a dialog to see the board"), "V", "") \
    X(UNDO, "undo", N_("Undo"), "Ctrl+Z", "Backspace") \
    X(REDO, "redo", N_("Redo"), "Ctrl+Shift+Z", "Ctrl+Y") \
    X(ZOOM_IN, "zoom-in", N_("Zoom in"), "+", "=") \
    X(ZOOM_OUT, "zoom-out", N_("Zoom out"), "-", "") \
    X(FIT, "fit", N_("Show the whole board"), "Home", "") \
    X(TURN_BOARD, "turn-board", N_("Turn the board"), "Ctrl+R", "") \
    X(TURN_BOARD_BACK, "turn-board-back", N_("Turn the board back"), "Ctrl+Shift+R", "") \
    X(PAN_LEFT, "pan-left", N_("Move the board right"), "Shift+Left", "") \
    X(PAN_RIGHT, "pan-right", N_("Move the board left"), "Shift+Right", "") \
    X(PAN_UP, "pan-up", N_("Move the board down"), "Shift+Up", "") \
    X(PAN_DOWN, "pan-down", N_("Move the board up"), "Shift+Down", "") \
    X(CENTRE, "centre", N_("Go to the last tile"), "C", "") \
    X(LAST_MOVE, "last-move", N_("Show the last move again"), "L", "") \
    X(TILES, "tiles", N_("Tiles that are left"), "T", "") \
    X(COUNTS, "counts", N_("How many tiles fit"), "G", "") \
    X(FIELDS, "fields", N_("Fields and their farmers"), "F", "") \
    X(OWNERS, "owners", N_("Who holds what"), "O", "") \
    X(LOG, "log", N_("Log"), "H", "") \
    X(SCORES, "scores", N_("Points"), "`", "") \
    X(STATISTICS, "statistics", N_("Statistics"), "F2", "") \
    X(NOTE, "note", N_("Note on a space or tile"), "N", "") \
    X(NOTES, "notes", N_("All notes"), "Shift+N", "") \
    X(HINT, "hint", N_("Hint; again: do it"), "I", "") \
    X(PAUSE, "pause", N_("Computer players: pause, go on"), "P", "") \
    X(HELP, "help", N_("Help for this step"), "F1", "") \
    X(QUICK_SAVE, "quick-save", N_("Quick save"), "F5", "") \
    X(QUICK_LOAD, "quick-load", N_("Quick load"), "F9", "") \
    X(SAVE, "save", N_("Save as"), "Ctrl+S", "") \
    X(OPEN, "open", N_("Open a game"), "Ctrl+O", "") \
    X(NEW_GAME, "new-game", N_("New game"), "Ctrl+N", "") \
    X(SETTINGS, "settings", N_("Settings"), "Ctrl+,", "") \
    X(FULL_SCREEN, "full-screen", N_("Full screen"), "F11", "Alt+Enter") \
    X(LARGER, "larger", N_("Larger text and buttons"), "Ctrl+=", "Ctrl++") \
    X(SMALLER, "smaller", N_("Smaller text and buttons"), "Ctrl+-", "") \
    X(USUAL_SIZE, "usual-size", N_("Text and buttons as usual"), "Ctrl+0", "") \
    X(MUTE, "mute", N_("Sound on or off"), "M", "") \
    X(REPORT, "report", N_("Save a fault report"), "F12", "")
/* clang-format on */

enum keys_command {
#define X(name, word, title, first, second) KEYS_##name,
    KEYS(X)
#undef X
        KEYS_COUNT
};

#define KEYS_NAME 32
#define KEYS_EACH 2

struct keys {
    char name[KEYS_COUNT][KEYS_EACH][KEYS_NAME]; /* "Ctrl+Z"; "" = none */
};

struct keys keys_default(void);

/* Is this pass's input one of the command's keys? Takes it if so (ui_shortcut). */
bool keys_hit(struct app *app, enum keys_command command);

/* The same whatever has the focus, and it is left. */
bool keys_seen(const struct app *app, enum keys_command command);

/* Was one of them let go in this pass? Whatever Shift and the like do meanwhile. */
bool keys_released(struct app *app, enum keys_command command);

/* A key's name ("Ctrl+Space") as it stands on the keys of the user's language. Until the pass ends. */
const char *keys_shown(const struct app *app, const char *name);
/* The first key of the command as prompts show it, "" when there is none; the same as a sentence for
 * a tip, NULL when there is none. */
const char *keys_of(const struct app *app, enum keys_command command);
const char *keys_tip(const struct app *app, enum keys_command command);

/* "undo" and its title in the user's language. */
const char *keys_word(enum keys_command command);
const char *keys_title(enum keys_command command);

/* The command that uses the key, other than `but`, or KEYS_COUNT. */
enum keys_command keys_user(const struct keys *keys, const char *key, enum keys_command but);

/* The name of the key that was pressed in this pass, as ui_shortcut() takes it, into `name`. False
 * when none was, or only Shift, Ctrl or Alt. Takes the input. */
bool keys_pressed(struct app *app, char name[KEYS_NAME]);

#endif
