#include "ui/text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/utf8.h"
#include "ui/letters.h"
#include "ui/private.h"

#define LARGE_TEXT 1.25f
#define ELLIPSIS "\xE2\x80\xA6"
#define HAIR_SPACE 0x200A
#define KEY_SIZE 1200

/* look of the interface, 3. `digits` is the face for strings that hold a digit. */
static const struct {
    enum ui_face face, digits;
    float size, line;
} styles[UI_STYLES] = {
    [UI_DISPLAY] = {UI_VOLLKORN_EXTRABOLD, UI_LATO_BLACK, 84, 80},
    [UI_H1] = {UI_VOLLKORN_EXTRABOLD, UI_LATO_BLACK, 48, 50},
    [UI_H2] = {UI_VOLLKORN_BOLD, UI_LATO_HEAVY, 34, 38},
    [UI_H3] = {UI_VOLLKORN_BOLD, UI_LATO_HEAVY, 24, 28},
    [UI_H4] = {UI_VOLLKORN_BOLD, UI_LATO_HEAVY, 20, 24},
    [UI_SCORE] = {UI_LATO_BLACK, UI_LATO_BLACK, 30, 32},
    [UI_SCORE_SMALL] = {UI_LATO_BLACK, UI_LATO_BLACK, 26, 28},
    [UI_NAME] = {UI_LATO_HEAVY, UI_LATO_HEAVY, 18, 22},
    [UI_ACTION_LARGE] = {UI_LATO_HEAVY, UI_LATO_HEAVY, 20, 26},
    [UI_ACTION] = {UI_LATO_HEAVY, UI_LATO_HEAVY, 15, 20},
    [UI_BODY] = {UI_LATO_MEDIUM, UI_LATO_MEDIUM, 15, 21},
    [UI_BODY_BOLD] = {UI_LATO_HEAVY, UI_LATO_HEAVY, 15, 21},
    [UI_ROW_TITLE] = {UI_LATO_HEAVY, UI_LATO_HEAVY, 16, 22},
    [UI_SMALL] = {UI_LATO_MEDIUM, UI_LATO_MEDIUM, 13, 18},
    [UI_SMALL_BOLD] = {UI_LATO_HEAVY, UI_LATO_HEAVY, 13, 18},
    [UI_LOG] = {UI_LATO_MEDIUM, UI_LATO_MEDIUM, 14, 19},
    [UI_LABEL] = {UI_LATO_HEAVY, UI_LATO_HEAVY, 12, 16},
    [UI_CODE] = {UI_MONO, UI_MONO, 14.5f, 30},
};

static float text_scale(const struct ui *ui)
{
    return ui->scale * (ui->large_text ? LARGE_TEXT : 1);
}

struct ui_face_size ui_face(const struct ui *ui, enum ui_style style, const char *text)
{
    float size = styles[style].size * text_scale(ui);
    return (struct ui_face_size){
        ui_has_digit(text) ? styles[style].digits : styles[style].face, (int)lrintf(size)};
}

/* Labels are wider set: a hair space behind each character, if the face has one. */
static void add_label(struct ui *ui, const char *text, struct text *out)
{
    struct ui_face_size face = ui_face(ui, UI_LABEL, text);
    TTF_Font *font = ui_fonts_get(ui->fonts, face.face, face.pixels);
    struct text upper;
    text_init(&upper);
    ui_add_upper(&upper, text);
    const char *all = text_string(&upper);
    for (size_t i = 0; all[i];) {
        size_t next = ui_next_char(all, i);
        text_add_bytes(out, all + i, next - i);
        if (all[next] && font && TTF_GlyphIsProvided32(font, HAIR_SPACE)) {
            text_add(out, "\xE2\x80\x8A");
        }
        i = next;
    }
    text_finish(&upper);
}

/* Copies what is not UTF-8 out of the way, and makes capitals of labels. */
static const char *prepared(struct ui *ui, enum ui_style style, const char *text)
{
    size_t size = text ? strlen(text) : 0;
    bool clean = size == 0 || (utf8_check(text, size) == size && !strpbrk(text, "\t\r\n"));
    if (size == 0 || (clean && style != UI_LABEL)) {
        return size ? text : "";
    }
    struct text copy;
    text_init(&copy);
    if (clean) {
        add_label(ui, text, &copy);
    } else {
        ui_add_clean(&copy, text);
    }
    const char *out = ui_arena_copy(&ui->lists[ui->list].arena, text_string(&copy), copy.size);
    text_finish(&copy);
    return out;
}

/* In device pixels. Without any font half an em a character, so that layouts still make sense. */
static float width_in(struct ui *ui, struct ui_face_size face, const char *text)
{
    if (!*text) {
        return 0;
    }
    int w = ui_fonts_width(ui->fonts, face.face, face.pixels, text);
    return w >= 0 ? (float)w : (float)utf8_length(text) * (float)face.pixels * 0.5f;
}

float ui_text_width(struct ui *ui, enum ui_style style, const char *text)
{
    text = prepared(ui, style, text);
    return width_in(ui, ui_face(ui, style, text), text) / ui->scale;
}

float ui_text_line(const struct ui *ui, enum ui_style style)
{
    return styles[style].line * text_scale(ui) / ui->scale;
}

const char *ui_shorten(struct ui *ui, enum ui_style style, float width, const char *text)
{
    text = prepared(ui, style, text);
    struct ui_face_size face = ui_face(ui, style, text);
    float room = width * ui->scale + 0.5f;
    if (width_in(ui, face, text) <= room) {
        return text;
    }
    room -= width_in(ui, face, ELLIPSIS);
    char *cut = ui_arena_room(&ui->lists[ui->list].arena, strlen(text) + sizeof ELLIPSIS);
    size_t low = 0;
    size_t high = strlen(text);
    while (low < high) { /* the longest beginning that fits */
        size_t middle = ui_next_char(text, low + (high - low) / 2);
        middle = middle > high ? high : middle;
        memcpy(cut, text, middle);
        cut[middle] = 0;
        if (width_in(ui, face, cut) <= room) {
            low = middle;
        } else {
            high = ui_previous_char(text, middle);
        }
    }
    while (low > 0 && text[low - 1] == ' ') {
        low--;
    }
    memcpy(cut, text, low);
    memcpy(cut + low, ELLIPSIS, sizeof ELLIPSIS);
    return cut;
}

static SDL_Texture *line_texture(struct ui *ui, struct ui_face_size face, const char *text)
{
    char key[KEY_SIZE];
    snprintf(key, sizeof key, "%d/%d/%s", face.face, face.pixels, text);
    SDL_Texture *texture = ui_store_find(ui->texts, key);
    TTF_Font *font = texture ? NULL : ui_fonts_get(ui->fonts, face.face, face.pixels);
    if (!font) {
        return texture;
    }
    SDL_Surface *surface = TTF_RenderUTF8_Blended(font, text, (SDL_Color){255, 255, 255, 255});
    if (!surface) { /* nothing but characters without a width */
        return NULL;
    }
    texture = SDL_CreateTextureFromSurface(ui->renderer, surface);
    SDL_FreeSurface(surface);
    ui_store_add(ui->texts, key, texture);
    return texture;
}

static void put_line(struct ui *ui, SDL_Texture *texture, SDL_Point at, struct ui_color color)
{
    SDL_Rect to = {at.x, at.y, 0, 0};
    SDL_QueryTexture(texture, NULL, NULL, &to.w, &to.h);
    SDL_SetTextureColorMod(texture, color.r, color.g, color.b);
    SDL_SetTextureAlphaMod(texture, color.a);
    SDL_RenderCopy(ui->renderer, texture, NULL, &to);
}

void ui_run(
    struct ui *ui, struct ui_face_size face, SDL_Point at, struct ui_color color, const char *text)
{
    if (!ui_can_paint(ui) || !*text) {
        return;
    }
    SDL_Texture *texture = line_texture(ui, face, text);
    if (texture) {
        put_line(ui, texture, at, ui_faded(ui, color));
    }
}

static int font_height(struct ui *ui, struct ui_face_size face)
{
    TTF_Font *font = ui_fonts_get(ui->fonts, face.face, face.pixels);
    return font ? TTF_FontHeight(font) : face.pixels;
}

static bool ends_in_ellipsis(const char *text)
{
    size_t size = text ? strlen(text) : 0;
    return size >= strlen(ELLIPSIS) && strcmp(text + size - strlen(ELLIPSIS), ELLIPSIS) == 0;
}

void ui_text(struct ui *ui, struct ui_rect rect, struct ui_type type, const char *text)
{
    const char *line = ui_shorten(ui, type.style, rect.w, text);
    if (!*line) {
        return;
    }
    struct ui_shown *shown = ui_show(ui, "", rect, "text");
    ui_show_label(ui, shown, text, NULL);
    shown->state |= ends_in_ellipsis(line) && !ends_in_ellipsis(text) ? UI_CUT : 0u;
    struct ui_face_size face = ui_face(ui, type.style, line);
    float slack = rect.w * ui->scale - width_in(ui, face, line);
    float part = type.align == UI_START ? 0 : type.align == UI_MIDDLE ? 0.5f : 1;
    float high = ui_text_line(ui, type.style);
    shown->ink = (struct ui_rect){rect.x + slack * part / ui->scale, rect.y + (rect.h - high) / 2,
        rect.w - slack / ui->scale, high};
    if (!ui_can_paint(ui)) {
        return;
    }
    SDL_Point at = {(int)lrintf(rect.x * ui->scale + slack * part) - ui->origin.x,
        (int)lrintf(rect.y * ui->scale + (rect.h * ui->scale - (float)font_height(ui, face)) / 2) -
            ui->origin.y};
    ui_run(ui, face, at, type.color, line);
}
