/* Round rectangles, frames and shadows: corners from small textures, the rest in between. */
#include <math.h>
#include <stdio.h>

#include "base/text.h"
#include "ui/draw.h"
#include "ui/mask.h"
#include "ui/private.h"
#include "ui/store.h"

/* A mask texture is only as large as its corners need; `corner` tells how large that is. */
struct slice {
    SDL_Texture *texture;
    int w, h;
    int corner_w, corner_h;
};

static int least(int a, int b)
{
    return a < b ? a : b;
}

static uint32_t pixel_at(const SDL_Surface *surface, int x, int y)
{
    const char *row = (const char *)surface->pixels + y * surface->pitch;
    return ((const uint32_t *)(const void *)row)[x];
}

/* The middle row and column of a mask: all that is needed to draw its straight sides. */
static struct ui_note *note_middle(SDL_Surface *surface)
{
    size_t size = (size_t)surface->w + (size_t)surface->h;
    struct ui_note *note = base_alloc(sizeof *note + size);
    *note = (struct ui_note){.across = surface->w, .along = surface->h};
    for (int x = 0; x < surface->w; x++) {
        note->cover[x] = (uint8_t)(pixel_at(surface, x, surface->h / 2) >> 24);
    }
    for (int y = 0; y < surface->h; y++) {
        note->cover[surface->w + y] = (uint8_t)(pixel_at(surface, surface->w / 2, y) >> 24);
    }
    return note;
}

static struct slice get_slice(struct ui *ui, struct ui_mask mask)
{
    int reach = ui_mask_reach(&mask);
    float curve = fmaxf(mask.radius, mask.kind == UI_MASK_FRAME ? mask.param : 0);
    int corner = (int)ceilf(curve) + reach + 1;
    mask.w = least(mask.w, 2 * corner + 3);
    mask.h = least(mask.h, 2 * corner + 3);
    struct slice slice = {.w = mask.w + 2 * reach, .h = mask.h + 2 * reach};
    slice.corner_w = least(corner + reach, (slice.w - 1) / 2);
    slice.corner_h = least(corner + reach, (slice.h - 1) / 2);
    char key[96];
    snprintf(key, sizeof key, "mask/%d/%d/%d/%.2f/%.2f", mask.kind, mask.w, mask.h,
        (double)mask.radius, (double)mask.param);
    slice.texture = ui_store_find(ui->pictures, key);
    if (!slice.texture) {
        SDL_Surface *surface = ui_mask_surface(&mask);
        slice.texture = surface ? SDL_CreateTextureFromSurface(ui->renderer, surface) : NULL;
        if (slice.texture) {
            SDL_SetTextureUserData(slice.texture, note_middle(surface));
            SDL_SetTextureScaleMode(slice.texture, SDL_ScaleModeNearest);
            ui_store_add(ui->pictures, key, slice.texture);
        }
        SDL_FreeSurface(surface);
    }
    return slice;
}

static void put_part(
    struct ui *ui, const struct slice *slice, const SDL_Rect *to, int column, int row)
{
    int cw = slice->corner_w;
    int ch = slice->corner_h;
    const int from_x[] = {0, cw, slice->w - cw}, to_x[] = {0, cw, to->w - cw};
    const int from_y[] = {0, ch, slice->h - ch}, to_y[] = {0, ch, to->h - ch};
    const int from_w[] = {cw, slice->w - 2 * cw, cw}, to_w[] = {cw, to->w - 2 * cw, cw};
    const int from_h[] = {ch, slice->h - 2 * ch, ch}, to_h[] = {ch, to->h - 2 * ch, ch};
    SDL_Rect source = {from_x[column], from_y[row], from_w[column], from_h[row]};
    SDL_Rect place = {to->x + to_x[column], to->y + to_y[row], to_w[column], to_h[row]};
    if (place.w > 0 && place.h > 0 && source.w > 0 && source.h > 0) {
        SDL_RenderCopy(ui->renderer, slice->texture, &source, &place);
    }
}

/* A straight side from lines of one cover each: the software renderer takes ten times as long to
 * stretch a picture as to fill rectangles. Across: the lines stand. */
static void fill_side(
    struct ui *ui, const uint8_t *cover, SDL_Rect side, bool across, struct ui_color color)
{
    int count = across ? side.w : side.h;
    for (int i = 0, end = 0; i < count; i = end) {
        for (end = i + 1; end < count && cover[end] == cover[i];) {
            end++;
        }
        struct ui_color faint = color;
        faint.a = (uint8_t)((color.a * cover[i] + 127) / 255);
        SDL_Rect lines = across ? (SDL_Rect){side.x + i, side.y, end - i, side.h}
                                : (SDL_Rect){side.x, side.y + i, side.w, end - i};
        if (faint.a > 0 && lines.w > 0 && lines.h > 0) {
            ui_fill_pixels(ui, &lines, faint);
        }
    }
}

static void fill_sides(
    struct ui *ui, const struct slice *slice, const SDL_Rect *to, struct ui_color color)
{
    const struct ui_note *note = ui_note_of(slice->texture);
    int cw = slice->corner_w;
    int ch = slice->corner_h;
    const uint8_t *row = note->cover;
    const uint8_t *column = note->cover + note->across;
    SDL_Rect upright = {to->x, to->y + ch, cw, to->h - 2 * ch};
    fill_side(ui, row, upright, true, color);
    upright.x += to->w - cw;
    fill_side(ui, row + note->across - cw, upright, true, color);
    SDL_Rect level = {to->x + cw, to->y, to->w - 2 * cw, ch};
    fill_side(ui, column, level, false, color);
    level.y += to->h - ch;
    fill_side(ui, column + note->along - ch, level, false, color);
}

enum parts { ALL_PARTS, EDGES /* and corners */, CORNERS };

static void put_slices(struct ui *ui, const struct slice *slice, const SDL_Rect *to,
    struct ui_color color, enum parts parts)
{
    if (!slice->texture) {
        return;
    }
    SDL_SetTextureColorMod(slice->texture, color.r, color.g, color.b);
    SDL_SetTextureAlphaMod(slice->texture, color.a);
    if (to->w == slice->w && to->h == slice->h) {
        SDL_RenderCopy(ui->renderer, slice->texture, NULL, to);
        return;
    }
    for (int row = 0; row < 3; row++) {
        for (int column = 0; column < 3; column++) {
            if (parts == ALL_PARTS || (row != 1 && column != 1)) {
                put_part(ui, slice, to, column, row);
            }
        }
    }
    if (parts == EDGES) {
        fill_sides(ui, slice, to, color);
    }
}

static float radius_in(const struct ui *ui, float radius, const SDL_Rect *rect)
{
    float most = (float)least(rect->w, rect->h) / 2;
    return fminf(radius * ui->scale, most);
}

void ui_round(struct ui *ui, struct ui_rect rect, float radius, struct ui_color color)
{
    color = ui_faded(ui, color);
    SDL_Rect to = ui_pixels(ui, rect);
    if (!ui_can_paint(ui) || color.a == 0 || to.w <= 0 || to.h <= 0) {
        return;
    }
    float r = radius_in(ui, radius, &to);
    struct slice slice = get_slice(ui, (struct ui_mask){UI_MASK_FILL, to.w, to.h, r, 0});
    bool whole = to.w == slice.w || to.h == slice.h;
    put_slices(ui, &slice, &to, color, whole ? ALL_PARTS : CORNERS);
    if (!whole) { /* a plain rectangle is quicker than a stretched texture */
        SDL_Rect inside = {to.x + slice.corner_w, to.y + slice.corner_h, to.w - 2 * slice.corner_w,
            to.h - 2 * slice.corner_h};
        const SDL_Rect rows[] = {{inside.x, to.y, inside.w, slice.corner_h}, inside,
            {inside.x, inside.y + inside.h, inside.w, slice.corner_h},
            {to.x, inside.y, slice.corner_w, inside.h},
            {inside.x + inside.w, inside.y, slice.corner_w, inside.h}};
        for (size_t i = 0; i < SDL_arraysize(rows); i++) {
            ui_fill_pixels(ui, &rows[i], color);
        }
    }
}

void ui_disc(struct ui *ui, struct ui_point centre, float radius, struct ui_color color)
{
    struct ui_rect rect = {centre.x - radius, centre.y - radius, 2 * radius, 2 * radius};
    ui_round(ui, rect, radius, color);
}

/* The outline as points, for dashes. */
static size_t outline(struct ui_rect rect, float radius, struct ui_point *points)
{
    static const float quarter = 1.57079633f;
    const struct ui_point centres[] = {{rect.x + radius, rect.y + radius},
        {rect.x + rect.w - radius, rect.y + radius},
        {rect.x + rect.w - radius, rect.y + rect.h - radius},
        {rect.x + radius, rect.y + rect.h - radius}};
    size_t count = 0;
    for (int corner = 0; corner < 4; corner++) {
        for (int i = 0; i <= 8; i++) {
            float angle = quarter * ((float)corner + 2 + (float)i / 8);
            points[count++] = (struct ui_point){
                centres[corner].x + radius * cosf(angle), centres[corner].y + radius * sinf(angle)};
        }
    }
    return count;
}

void ui_frame(struct ui *ui, struct ui_rect rect, float radius, struct ui_pen pen)
{
    if (!ui_can_paint(ui)) {
        return;
    }
    if (pen.dash > 0) {
        struct ui_point points[36];
        struct ui_rect middle = ui_inset(rect, pen.width / 2);
        size_t count = outline(middle, fmaxf(0.1f, radius - pen.width / 2), points);
        ui_polyline(ui, points, count, true, pen);
        return;
    }
    struct ui_color color = ui_faded(ui, pen.color);
    SDL_Rect to = ui_pixels(ui, rect);
    if (color.a == 0 || to.w <= 0 || to.h <= 0) {
        return;
    }
    float width = fmaxf(1, pen.width * ui->scale);
    struct slice slice = get_slice(
        ui, (struct ui_mask){UI_MASK_FRAME, to.w, to.h, radius_in(ui, radius, &to), width});
    put_slices(ui, &slice, &to, color, EDGES);
}

void ui_ring(struct ui *ui, struct ui_point centre, float radius, struct ui_pen pen)
{
    struct ui_rect rect = {centre.x - radius, centre.y - radius, 2 * radius, 2 * radius};
    ui_frame(ui, rect, radius, pen);
}

void ui_shadow(struct ui *ui, struct ui_rect rect, float radius, struct ui_shadow shadow)
{
    struct ui_color color = ui_faded(ui, shadow.color);
    if (!ui_can_paint(ui) || color.a == 0) {
        return;
    }
    struct ui_rect grown = ui_move(ui_inset(rect, -shadow.spread), 0, shadow.drop);
    SDL_Rect to = ui_pixels(ui, grown);
    if (to.w <= 0 || to.h <= 0) {
        return;
    }
    enum ui_mask_kind kind = shadow.drop == 0 ? UI_MASK_GLOW : UI_MASK_SHADOW;
    struct ui_mask mask = {
        kind, to.w, to.h, radius_in(ui, radius + shadow.spread, &to), shadow.blur * ui->scale};
    int reach = ui_mask_reach(&mask);
    struct slice slice = get_slice(ui, mask);
    to = (SDL_Rect){to.x - reach, to.y - reach, to.w + 2 * reach, to.h + 2 * reach};
    /* what throws the shadow hides the middle of it */
    put_slices(ui, &slice, &to, color, EDGES);
}

void ui_card_shadow(struct ui *ui, struct ui_rect rect, float radius)
{
    bool dark = ui->theme == UI_DARK;
    struct ui_color far =
        dark ? (struct ui_color){0, 0, 0, 128} : (struct ui_color){10, 22, 22, 87};
    ui_shadow(ui, rect, radius, (struct ui_shadow){10, 28, 0, far});
    ui_shadow(ui, rect, radius, (struct ui_shadow){2, 4, 0, {10, 22, 22, 77}});
}

void ui_tile_shadow(struct ui *ui, struct ui_rect rect)
{
    ui_shadow(ui, rect, 3, (struct ui_shadow){8, 22, 0, {6, 16, 16, 140}});
    ui_shadow(ui, rect, 3, (struct ui_shadow){2, 5, 0, {6, 16, 16, 128}});
}
