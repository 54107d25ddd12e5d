/* The window, its loop and its scale. A program is one loop around one function:
 *
 *     while (ui_next(ui)) {
 *         draw_my_screen(ui);
 *         ui_done(ui);
 *     }
 *
 * Each turn of the loop is one pass over the screen. A pass carries one input, or lays out, or
 * paints; the screen function is the same for all of them. Drawing calls do nothing unless the
 * pass paints. Passes happen only when there is something to do. */
#ifndef UI_WINDOW_H
#define UI_WINDOW_H

#include <stdbool.h>
#include <stdint.h>

#include "base/diag.h"
#include "ui/geometry.h"
#include "ui/input.h"
#include "ui/theme.h"

struct ui;
struct ui_tweens;

enum ui_backend {
    UI_SDL, /* a window, or whatever SDL_VIDEODRIVER names */
    UI_NULL /* no window: takes posted input, paints nothing, time is simulated */
};

struct ui_options {
    enum ui_backend backend;
    const char *title;
    int width, height; /* of the window, in its own units; 0 = 1280 x 800 */
    float scale;       /* 0.75 to 3; 0 = automatic */
    enum ui_theme theme;
    bool full_screen;
    bool software; /* never ask for a GPU */
};

#define UI_MIN_WIDTH 1024 /* logical size of the smallest window */
#define UI_MIN_HEIGHT 640

/* NULL with messages in `diag` when there is no display or no renderer. */
struct ui *ui_create(const struct ui_options *options, struct diag *diag);
void ui_destroy(struct ui *ui); /* accepts NULL */

/* Starts the next pass, waiting for one to be needed. False when ui_quit() was called and, on
 * the null backend, when all posted input is used up and nothing moves any more. */
bool ui_next(struct ui *ui);
void ui_done(struct ui *ui); /* ends the pass; shows what was painted */
void ui_quit(struct ui *ui);
bool ui_quitting(const struct ui *ui);

/* On the null backend: while something outside (a computer player) is at work, ui_next() waits
 * for its ui_post_user() instead of returning false. */
void ui_busy(struct ui *ui, bool busy);

bool ui_painting(const struct ui *ui);
bool ui_waiting(const struct ui *ui); /* is there an input that had no pass yet? */

/* Asks for a pass that paints: soon, or when the clock reaches `time`. An input other than
 * UI_MOVE does so by itself; a UI_MOVE only when the pointer came to another widget. */
void ui_repaint(struct ui *ui);
void ui_repaint_at(struct ui *ui, uint64_t time);

/* Whether such a pass comes at once: what was shown last is not what it comes to. */
bool ui_repaint_due(const struct ui *ui);

/* The input of this pass; UI_NONE when there is none, when a widget or the screen took it, or
 * when a modal layer above (dialog, menu) keeps it from what is being drawn now. */
const struct ui_input *ui_input(const struct ui *ui);
void ui_take(struct ui *ui);
struct ui_point ui_pointer(const struct ui *ui);

/* The pointer lies where it was left: since then keys or a pad were used. */
bool ui_pointer_aside(const struct ui *ui);

/* Is this pass's input the key ("Ctrl+Shift+Z", "F5", "+", "Return", "Left")? Takes it if so. Not
 * while a text field has the focus, unless the name has Ctrl or is a function key or Escape. */
bool ui_shortcut(struct ui *ui, const char *name);

/* Is this pass's input that key, whatever has the focus? Leaves it. */
bool ui_key_pressed(const struct ui *ui, const char *name);

/* Is this pass's input that key being let go, with whatever modifiers? */
bool ui_let_go(const struct ui *ui, const char *name);

/* Adds an input as if the user had done it. From any thread. */
void ui_post(struct ui *ui, const struct ui_input *input);
void ui_post_user(struct ui *ui, int code, void *data);

struct ui_rect ui_screen(const struct ui *ui); /* at 0,0; the logical size */
float ui_scale(const struct ui *ui);           /* device pixels in a logical one */
void ui_set_scale(struct ui *ui, float scale); /* 0 = automatic */
void ui_set_large_text(struct ui *ui, bool large);
void ui_set_theme(struct ui *ui, enum ui_theme theme);
enum ui_theme ui_theme(const struct ui *ui);
/* What can be pressed is also met beside it, within a square of UI_TARGET about it, where nothing
 * else would be pressed; the nearest is. */
#define UI_TARGET 60.0f
void ui_set_large_targets(struct ui *ui, bool large);
/* Strong colours, and edges twice as wide. */
void ui_set_high_contrast(struct ui *ui, bool on);
bool ui_high_contrast(const struct ui *ui);
float ui_edge(const struct ui *ui, float width); /* how wide an edge of that usual width is */
struct ui_color ui_color(const struct ui *ui, enum ui_token token);
void ui_set_size(struct ui *ui, int width, int height); /* of the window, in its own units */
void ui_set_full_screen(struct ui *ui, bool full);
bool ui_full_screen(const struct ui *ui);
void ui_set_title(struct ui *ui, const char *title);
/* Gamepads (ui/input.h: `pad`): how many there are, and which of them, from 0, one is. */
int ui_pad_count(const struct ui *ui);
int ui_pad_rank(const struct ui *ui, int pad);
/* What the user has in hand: the pointer until a key or a gamepad does something, and so on; and
 * what kind of gamepad that was. */
enum ui_hand { UI_BY_POINTER, UI_BY_KEYS, UI_BY_PAD };
enum ui_hand ui_hand(const struct ui *ui);
SDL_GameControllerType ui_pad_type(const struct ui *ui);
bool ui_away(const struct ui *ui); /* the keyboard went to another window */
void ui_flash(struct ui *ui);      /* draws attention to the window when it has no focus */

/* The scale for a window of that many device pixels: `wanted` or, when that is 0, the automatic
 * one; never so large that the logical size falls below the minimum, never below 0.75. */
float ui_scale_for(int width, int height, float wanted);

uint64_t ui_now(const struct ui *ui); /* milliseconds; stands still within a pass */
void ui_advance(struct ui *ui, unsigned milliseconds); /* null backend: lets time pass */
struct ui_tweens *ui_tweens(struct ui *ui);            /* owned by the ui, driven by ui_now() */

void ui_clipboard_set(struct ui *ui, const char *text);
char *ui_clipboard_get(struct ui *ui); /* never NULL; free() */

/* Text that lives until the pass ends; handy for ids and labels. */
const char *ui_format(struct ui *ui, const char *format, ...) PRINTF_LIKE(2, 3);

/* Writes the next pass that paints as PNG (and asks for one); the result is there when that pass
 * is done. False with a message when it failed; always on the null backend. */
void ui_screenshot_next(struct ui *ui, const char *path);
bool ui_screenshot_result(const struct ui *ui, struct diag *diag);

#endif
