/* All that a ui remembers. Private to this room. */
#ifndef UI_STATE_H
#define UI_STATE_H

#include <SDL.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ui/animation.h"
#include "ui/fonts.h"
#include "ui/geometry.h"
#include "ui/input.h"
#include "ui/pads.h"
#include "ui/queue.h"
#include "ui/shown.h"
#include "ui/store.h"
#include "ui/window.h"

#define UI_CLIPS 16
#define UI_LAYERS 8
#define UI_SCROLLS 16
#define UI_TOASTS 6
#define UI_DRAG 6.0f /* pixels the pointer may move within a click */

/* Texts of one pass: blocks that are kept from pass to pass. */
struct ui_arena {
    struct ui_arena_block *blocks;
};

struct ui_shown_list {
    struct ui_shown *items;
    size_t count, room;
    struct ui_arena arena; /* the labels and values live here */
    int top_layer;
};

struct ui_scroll_memory {
    char id[UI_ID_SIZE];
    float offset, grab; /* grab: where in the bar the pointer holds it */
    uint64_t used;
};

struct ui_toast_memory {
    char text[200];
    int mood;
    uint64_t until;
};

/* Which dialog a layer showed last, and when. */
struct ui_dialog_memory {
    char id[UI_ID_SIZE];
    uint64_t pass;
};

/* The list of a select that is open, or the tip that is due: drawn when the pass ends. */
struct ui_popup {
    char id[UI_ID_SIZE];
    struct ui_rect anchor;
    const char **labels; /* of this pass */
    size_t room, count;  /* of labels; count 0: its select was not drawn in this pass */
    size_t cursor;
    bool follow;   /* the cursor came by itself: it is to be in view */
    size_t picked; /* SIZE_MAX: none yet */
};

/* Which widget the pointer and the keyboard deal with. */
struct ui_hands {
    char hot[UI_ID_SIZE];    /* under the pointer */
    char active[UI_ID_SIZE]; /* holds the left button */
    char focus[UI_ID_SIZE];
    bool focus_shown;
    bool focus_moved;          /* by this or the last input: scroll areas follow it */
    bool editing, was_editing; /* a text field has the focus in this pass, in the last one */
    uint64_t hot_since;
    struct ui_point press_at, last_at;
    char area[UI_ID_SIZE]; /* the surface on which `held` went down */
    int held, pad;         /* button; the gamepad that did something last */
    bool dragging, double_press;
    enum ui_hand hand;
    char remembered[UI_LAYERS][UI_ID_SIZE]; /* focus below each modal layer, */
    bool remembered_shown[UI_LAYERS];       /* and whether it was shown */
};

struct ui {
    enum ui_backend backend;
    SDL_Window *window;
    SDL_Renderer *renderer;
    int width, height; /* device pixels */
    float scale, wanted_scale;
    bool large_text, high_contrast, large_targets;
    enum ui_theme theme;

    struct ui_queue *queue;
    struct ui_pads pads;
    bool quit, busy;
    uint64_t now, repaint_time, last_paint;
    bool unsettled;   /* a tween moved after the last paint: its end is still to be painted */
    uint64_t painted; /* when the last painting pass was over */
    uint64_t passes;
    bool dirty; /* paint when there is nothing else to do */
    bool away;  /* another window has the keyboard */
    bool stale; /* the shown list may be wrong: lay out before the next input */

    struct ui_input input;        /* of this pass; UI_NONE once taken */
    enum ui_input_kind pass_kind; /* what it was when the pass began */
    struct ui_point pointer;
    bool in_pass, painting, aside; /* aside: keys or a pad came after the pointer */
    int layer;

    struct ui_fonts *fonts;
    struct ui_store *texts, *pictures;
    struct ui_tweens *tweens;

    struct ui_shown_list lists[2];
    int list; /* the one being built, or, between passes, complete */

    struct ui_rect clips[UI_CLIPS];
    int clip_count;
    float opacity[UI_CLIPS];
    int opacity_count;
    SDL_Point origin; /* of the layer being drawn into, in device pixels */
    char layer_key[96];
    SDL_Texture *layer_target;
    bool layer_opaque;
    struct ui_rect layer_rect;
    struct ui_canvas_memory *canvases; /* canvas.c */
    int layer_clips;                   /* clips that belong to the screen, not to the layer */

    struct ui_hands hands;
    struct ui_scroll_memory scrolls[UI_SCROLLS];
    size_t open_scrolls[4];
    size_t scroll_starts[4];
    struct ui_rect scroll_rects[4];
    float scroll_contents[4];
    int open_scroll_count;
    struct ui_toast_memory toasts[UI_TOASTS];
    size_t toast_count;
    struct ui_dialog_memory dialogs[UI_LAYERS];
    struct ui_popup popup;
    const char *tip;
    struct ui_rect tip_anchor;
    char *clipboard; /* on the null backend */

    char screenshot[512];
    bool screenshot_ok;
    char screenshot_error[160];
};

#endif
