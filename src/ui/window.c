#include "ui/window.h"

#include <SDL_ttf.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/macros.h"
#include "base/text.h"
#include "ui/private.h"

#define TEXT_BYTES ((size_t)48 << 20)
#define PICTURE_BYTES ((size_t)208 << 20) /* with two canvases at most 256 MB */
#define SCALE_LEAST 0.75f
#define SCALE_MOST 4.0f

float ui_scale_for(int width, int height, float wanted)
{
    float w = (float)width;
    float h = (float)height;
    float scale = wanted;
    if (scale <= 0) {
        scale = floorf(8 * fminf(w / 1600, h / 900)) / 8;
        scale = fminf(SCALE_MOST, fmaxf(1, scale));
    }
    float most = fminf(w / UI_MIN_WIDTH, h / UI_MIN_HEIGHT);
    return fmaxf(SCALE_LEAST, fminf(scale, most));
}

void ui_update_size(struct ui *ui)
{
    if (ui->renderer) {
        SDL_GetRendererOutputSize(ui->renderer, &ui->width, &ui->height);
    }
    float scale = ui_scale_for(ui->width, ui->height, ui->wanted_scale);
    if (scale != ui->scale) {
        ui->scale = scale;
        ui_store_forget(ui->texts, "");
        ui_fonts_forget(ui->fonts);
    }
    ui->dirty = ui->stale = true;
}

/* Without a desktop SDL would fall back on a driver that nobody sees, and the program would run
 * without an end; who asks for such a driver gets it. */
static bool shows(const char *driver)
{
    bool asked = SDL_getenv("SDL_VIDEODRIVER") != NULL;
    return asked || (strcmp(driver, "offscreen") != 0 && strcmp(driver, "dummy") != 0);
}

/* Whether the processor plays the graphics card: drawing without any takes half its time and a
 * quarter of its memory. */
static bool is_no_card(SDL_Renderer *renderer)
{
    enum { NAME = 0x1F01 }; /* GL_RENDERER */
    static const char *const names[] = {"llvmpipe", "softpipe", "swrast", "Software Rasterizer"};
    const unsigned char *(*get_string)(unsigned) = NULL;
    SDL_RendererInfo info;
    if (SDL_GetHint(SDL_HINT_RENDER_DRIVER) != NULL || SDL_GetRendererInfo(renderer, &info) != 0 ||
        strncmp(info.name, "opengl", strlen("opengl")) != 0) {
        return false;
    }
    void *symbol = SDL_GL_GetProcAddress("glGetString");
    memcpy(&get_string, &symbol, sizeof symbol);
    const char *name = symbol != NULL ? (const char *)get_string(NAME) : NULL;
    bool found = false;
    for (size_t i = 0; name != NULL && i < ARRAY_LENGTH(names); i++) {
        found |= strstr(name, names[i]) != NULL;
    }
    return found;
}

static SDL_Renderer *open_renderer(SDL_Window *window, bool software)
{
    SDL_Renderer *renderer = NULL;
    if (!software) {
        renderer =
            SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC | SDL_RENDERER_TARGETTEXTURE);
    }
    if (renderer != NULL && is_no_card(renderer)) {
        SDL_DestroyRenderer(renderer);
        renderer = NULL;
    }
    if (renderer != NULL) {
        return renderer;
    }
    const char *driver = SDL_GetCurrentVideoDriver();
    if (driver != NULL && strcmp(driver, "x11") == 0) {
        SDL_SetHint(
            SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"); /* else the window is drawn by OpenGL */
    }
    return SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
}

static void tell_no_display(struct diag *diag)
{
    const char *driver = SDL_getenv("SDL_VIDEODRIVER");
    if (driver != NULL && *driver) {
        diag_error(diag, (struct diag_place){0},
            "no display: found SDL_VIDEODRIVER=%s (%s), expected the driver of a desktop, or none",
            driver, SDL_GetError());
    } else {
        diag_error(diag, (struct diag_place){0}, "no display: %s", SDL_GetError());
    }
}

static bool open_window(struct ui *ui, const struct ui_options *options, struct diag *diag)
{
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1");
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1");
    if (SDL_Init(SDL_INIT_VIDEO | SDL_INIT_EVENTS) != 0) {
        tell_no_display(diag);
        return false;
    }
    if (!shows(SDL_GetCurrentVideoDriver())) {
        diag_error(diag, (struct diag_place){0},
            "no display: found neither DISPLAY nor WAYLAND_DISPLAY, expected a desktop");
        return false;
    }
    SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER); /* without gamepads, if that fails */
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    if (options->full_screen) {
        flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    }
    ui->window = SDL_CreateWindow(options->title ? options->title : "", SDL_WINDOWPOS_CENTERED,
        SDL_WINDOWPOS_CENTERED, ui->width, ui->height, flags);
    if (ui->window) {
        ui->renderer = open_renderer(ui->window, options->software);
    }
    if (!ui->renderer) {
        diag_error(diag, (struct diag_place){0}, "no window: %s", SDL_GetError());
        return false;
    }
    SDL_SetWindowMinimumSize(ui->window, UI_MIN_WIDTH, UI_MIN_HEIGHT);
    SDL_SetRenderDrawBlendMode(ui->renderer, SDL_BLENDMODE_BLEND);
    SDL_StopTextInput(); /* a field starts it */
    return true;
}

struct ui *ui_create(const struct ui_options *options, struct diag *diag)
{
    struct ui *ui = base_alloc(sizeof *ui);
    memset(ui, 0, sizeof *ui);
    ui->backend = options->backend;
    ui->width = options->width > 0 ? options->width : 1280;
    ui->height = options->height > 0 ? options->height : 800;
    ui->theme = options->theme;
    ui->wanted_scale = options->scale;
    ui->queue = ui_queue_create();
    ui->texts = ui_store_create(TEXT_BYTES);
    ui->pictures = ui_store_create(PICTURE_BYTES);
    ui->tweens = ui_tweens_create();
    ui->fonts = ui_fonts_create();
    ui->popup.picked = SIZE_MAX;
    if (!ui->fonts) {
        diag_error(diag, (struct diag_place){0}, "no fonts: %s", TTF_GetError());
        ui_destroy(ui);
        return NULL;
    }
    if (ui->backend == UI_SDL && !ui_fonts_any(ui->fonts)) {
        diag_error(diag, (struct diag_place){0},
            "no fonts: found none, expected a TrueType or OpenType font such as DejaVu Sans");
        ui_destroy(ui);
        return NULL;
    }
    if (ui->backend == UI_SDL && !open_window(ui, options, diag)) {
        ui_destroy(ui);
        return NULL;
    }
    ui_update_size(ui);
    return ui;
}

void ui_destroy(struct ui *ui)
{
    if (!ui) {
        return;
    }
    ui_pads_close(&ui->pads);
    ui_canvas_forget_all(ui);
    ui_store_destroy(ui->texts);
    ui_store_destroy(ui->pictures);
    ui_fonts_destroy(ui->fonts);
    ui_tweens_destroy(ui->tweens);
    if (ui->renderer) {
        SDL_DestroyRenderer(ui->renderer);
    }
    if (ui->window) {
        SDL_DestroyWindow(ui->window);
    }
    if (ui->backend == UI_SDL) {
        SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS | SDL_INIT_GAMECONTROLLER);
        SDL_Quit();
    }
    free(ui->popup.labels);
    ui_queue_destroy(ui->queue);
    for (int i = 0; i < 2; i++) {
        ui_arena_free(&ui->lists[i].arena);
        free(ui->lists[i].items);
    }
    free(ui->canvases);
    free(ui->clipboard);
    free(ui);
}

struct ui_rect ui_screen(const struct ui *ui)
{
    return (struct ui_rect){0, 0, (float)ui->width / ui->scale, (float)ui->height / ui->scale};
}

float ui_scale(const struct ui *ui)
{
    return ui->scale;
}

void ui_set_scale(struct ui *ui, float scale)
{
    ui->wanted_scale = scale;
    ui_update_size(ui);
}

void ui_set_large_text(struct ui *ui, bool large)
{
    ui->large_text = large;
    ui->dirty = ui->stale = true;
}

void ui_set_large_targets(struct ui *ui, bool large)
{
    ui->large_targets = large;
    ui->dirty = true;
}

void ui_set_theme(struct ui *ui, enum ui_theme theme)
{
    ui->theme = theme;
    ui->dirty = true;
}

enum ui_theme ui_theme(const struct ui *ui)
{
    return ui->theme;
}

void ui_set_high_contrast(struct ui *ui, bool on)
{
    ui->high_contrast = on;
    ui->dirty = true;
}

bool ui_high_contrast(const struct ui *ui)
{
    return ui->high_contrast;
}

float ui_edge(const struct ui *ui, float width)
{
    return ui->high_contrast ? 2 * width : width;
}

struct ui_color ui_color(const struct ui *ui, enum ui_token token)
{
    return ui->high_contrast ? ui_theme_strong_color(ui->theme, token)
                             : ui_theme_color(ui->theme, token);
}

void ui_set_size(struct ui *ui, int width, int height)
{
    if (ui->window) {
        SDL_SetWindowSize(ui->window, width, height);
    } else {
        ui->width = width;
        ui->height = height;
        ui_post(ui, &(struct ui_input){.kind = UI_RESIZE, .at = ui->pointer});
    }
    ui_update_size(ui);
}

void ui_set_full_screen(struct ui *ui, bool full)
{
    if (ui->window) {
        SDL_SetWindowFullscreen(ui->window, full ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
        ui_update_size(ui);
    }
}

bool ui_full_screen(const struct ui *ui)
{
    return ui->window && SDL_GetWindowFlags(ui->window) & SDL_WINDOW_FULLSCREEN_DESKTOP;
}

void ui_set_title(struct ui *ui, const char *title)
{
    if (ui->window) {
        SDL_SetWindowTitle(ui->window, title);
    }
}

int ui_pad_count(const struct ui *ui)
{
    return ui_pads_count(&ui->pads);
}

enum ui_hand ui_hand(const struct ui *ui)
{
    return ui->hands.hand;
}

SDL_GameControllerType ui_pad_type(const struct ui *ui)
{
    return ui_pads_type(&ui->pads, ui->hands.pad);
}

int ui_pad_rank(const struct ui *ui, int pad)
{
    return ui_pads_rank(&ui->pads, pad);
}

bool ui_away(const struct ui *ui)
{
    return ui->away;
}

void ui_flash(struct ui *ui)
{
    if (ui->window && !(SDL_GetWindowFlags(ui->window) & SDL_WINDOW_INPUT_FOCUS)) {
        SDL_FlashWindow(ui->window, SDL_FLASH_UNTIL_FOCUSED);
    }
}
