/* A picture that is kept from one pass to the next and mended where it changed, such as a board
 * that is larger than the screen. Lengths and places are those of the screen: `rect` says where all
 * of the canvas lies now. For a program that has few of them. */
#ifndef UI_CANVAS_H
#define UI_CANVAS_H

#include <stdbool.h>

#include "ui/geometry.h"

struct ui;

enum ui_canvas_state {
    UI_CANVAS_KEPT,
    UI_CANVAS_NEW, /* it is clear: all of it is to be drawn */
    UI_CANVAS_NONE /* there can be none here: draw straight to the screen */
};

/* Sees to it that there is a canvas of that name for that rectangle; it is new when the size in
 * device pixels is another, or when the graphics card lost it. Only in a pass that paints. */
enum ui_canvas_state ui_canvas(struct ui *ui, const char *key, struct ui_rect rect);

/* The same, but what lay at `before` keeps its place on the screen as far as `rect` has it too. */
enum ui_canvas_state ui_canvas_move(
    struct ui *ui, const char *key, struct ui_rect before, struct ui_rect rect);

/* What is drawn now goes into that part of the canvas, which is cleared first, and nowhere else.
 * False: there is no such canvas. */
bool ui_canvas_begin(struct ui *ui, const char *key, struct ui_rect rect, struct ui_rect part);
void ui_canvas_end(struct ui *ui);

/* Shows a part. `solid`: nothing shines through it, which is far cheaper. */
void ui_canvas_put(
    struct ui *ui, const char *key, struct ui_rect rect, struct ui_rect part, bool solid);

void ui_canvas_forget(struct ui *ui, const char *key);

#endif
