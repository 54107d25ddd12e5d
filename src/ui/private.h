/* What the files of this room know of each other. Nobody outside includes this. */
#ifndef UI_PRIVATE_H
#define UI_PRIVATE_H

#include <SDL.h>
#include <stdbool.h>
#include <stddef.h>

#include "ui/fonts.h"
#include "ui/shown.h"
#include "ui/state.h"
#include "ui/widget.h"
#include "ui/window.h"

/* window.c */
void ui_update_size(struct ui *ui);

/* pump.c: SDL's events into the queue. `wait` in milliseconds, < 0 = until one comes. */
void ui_pump(struct ui *ui, int wait);

/* arena.c */
char *ui_arena_room(struct ui_arena *arena, size_t size); /* until the list is built anew */
char *ui_arena_copy(struct ui_arena *arena, const char *text, size_t size);
void ui_arena_clear(struct ui_arena *arena);
void ui_arena_free(struct ui_arena *arena);

/* shown.c. `solid`: stops the pointer. */
struct ui_shown *ui_show(struct ui *ui, const char *id, struct ui_rect rect, const char *kind);
void ui_show_label(struct ui *ui, struct ui_shown *shown, const char *label, const char *value);
void ui_show_block(struct ui *ui, struct ui_rect rect); /* a panel: the pointer ends here */
void ui_mark_under(struct ui *ui); /* at the end of a pass: what is below a modal layer */
struct ui_shown_list *ui_complete_list(const struct ui *ui);

/* focus.c */
void ui_find_hot(struct ui *ui);
void ui_focus_keys(struct ui *ui);   /* Tab, arrows, d-pad that nobody took */
void ui_focus_settle(struct ui *ui); /* after a pass: modal layers came or went */
bool ui_has_focus(const struct ui *ui, const char *id);
void ui_set_focus(struct ui *ui, const char *id, bool shown);
bool ui_activates(struct ui *ui, const char *id); /* Return, Space or the pad's south button */

/* choice.c, overlay.c: at the end of the pass */
void ui_popup_finish(struct ui *ui);
void ui_tip_finish(struct ui *ui);

/* keys.c */
bool ui_key_parse(const char *name, SDL_Keycode *key, unsigned *mods);
bool ui_key_is(const struct ui_input *input, const char *name);

/* rect.c */
bool ui_can_paint(const struct ui *ui);
SDL_Rect ui_pixels(const struct ui *ui, struct ui_rect rect);
int ui_pixel(const struct ui *ui, float length); /* at least 1 unless the length is 0 */
struct ui_color ui_faded(const struct ui *ui, struct ui_color color);
void ui_apply_clip(struct ui *ui);
void ui_fill_pixels(struct ui *ui, const SDL_Rect *pixels, struct ui_color color);
void ui_note_cover(struct ui *ui, const SDL_Rect *pixels); /* drawn without a gap or opacity */
struct ui_rect ui_clip(const struct ui *ui);

/* polygon.c: edges in device pixels */
struct ui_edges;
struct ui_point ui_point_pixels(const struct ui *ui, struct ui_point point);
void ui_fill_edges(struct ui *ui, struct ui_edges *edges, bool even_odd, struct ui_color color);

/* layer.c: the blending for a texture that was drawn into */
void ui_blend_target(SDL_Texture *texture);

/* canvas.c: when the graphics card lost them, and at the end */
void ui_canvas_forget_all(struct ui *ui);

/* text.c: draws one line of a face with its top at `y`, in device pixels */
struct ui_face_size ui_face(const struct ui *ui, enum ui_style style, const char *text);
void ui_run(
    struct ui *ui, struct ui_face_size face, SDL_Point at, struct ui_color color, const char *text);

#endif
