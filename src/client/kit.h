/* Short ways to say what all scenes say. */
#ifndef CLIENT_KIT_H
#define CLIENT_KIT_H

#include "ui/draw.h"
#include "ui/text.h"
#include "ui/theme.h"
#include "ui/widget.h"
#include "ui/window.h"

static inline struct ui_type kit_type(struct ui *ui, enum ui_style style, enum ui_token color)
{
    return (struct ui_type){style, ui_color(ui, color), UI_START, false};
}

static inline struct ui_type kit_aligned(
    struct ui *ui, enum ui_style style, enum ui_token color, enum ui_align align)
{
    return (struct ui_type){style, ui_color(ui, color), align, false};
}

/* One line of text. */
static inline void kit_text(
    struct ui *ui, struct ui_rect rect, enum ui_style style, enum ui_token color, const char *text)
{
    ui_text(ui, rect, kit_type(ui, style, color), text);
}

/* The largest style of a heading in which the text fits into that width. */
static inline enum ui_style kit_heading(struct ui *ui, float width, const char *text)
{
    enum ui_style style = UI_H2;
    while (style < UI_H4 && ui_text_width(ui, style, text) > width) {
        style++;
    }
    return style;
}

/* A rectangle of that size at the right end of a line, in the middle of its height. */
static inline struct ui_rect kit_right(struct ui_rect line, float w, float h)
{
    return (struct ui_rect){line.x + line.w - w, line.y + (line.h - h) / 2, w, h};
}

/* The darker left part of a card: round where the card is, straight on its right side. */
static inline void kit_side(struct ui *ui, struct ui_rect side)
{
    ui_clip_push(ui, side);
    ui_round(
        ui, (struct ui_rect){side.x, side.y, side.w + 40, side.h}, 24, ui_color(ui, UI_PAPER_LO));
    ui_clip_pop(ui);
}

/* How high a text of that style is when it may have to be broken. */
static inline float kit_height(struct ui *ui, enum ui_style style, float width, const char *text)
{
    return ui_paragraph_height(ui, style, width, text);
}

/* Milliseconds as "0:07", "12:34" or "1:02:34". */
static inline const char *kit_time(struct ui *ui, uint64_t milliseconds)
{
    uint64_t seconds = milliseconds / 1000;
    unsigned s = (unsigned)(seconds % 60);
    unsigned m = (unsigned)(seconds / 60 % 60);
    unsigned h = (unsigned)(seconds / 3600);
    return h > 0 ? ui_format(ui, "%u:%02u:%02u", h, m, s) : ui_format(ui, "%u:%02u", m, s);
}

#endif
