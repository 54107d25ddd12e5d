#include <math.h>
#include <string.h>

#include "ui/private.h"

/* Window units to logical pixels: the two differ on displays of high density. */
static struct ui_point place(const struct ui *ui, float x, float y)
{
    int w = 0, h = 0;
    SDL_GetWindowSize(ui->window, &w, &h);
    if (w <= 0 || h <= 0) {
        return (struct ui_point){0, 0};
    }
    return (struct ui_point){
        x * (float)ui->width / (float)w / ui->scale, y * (float)ui->height / (float)h / ui->scale};
}

/* On a keyboard with another alphabet, letters keep the names they have on a Latin one, so that
 * the keys of the game are where its help says. */
static SDL_Keycode latin(const SDL_Keysym *sym)
{
    bool other = sym->sym > 127 && !(sym->sym & SDLK_SCANCODE_MASK);
    if (other && sym->scancode >= SDL_SCANCODE_A && sym->scancode <= SDL_SCANCODE_Z) {
        return SDLK_a + (sym->scancode - SDL_SCANCODE_A);
    }
    return sym->sym;
}

static void add_text(struct ui *ui, enum ui_input_kind kind, const char *text)
{
    struct ui_input input = {.kind = kind, .at = ui->pointer};
    SDL_utf8strlcpy(input.text, text, sizeof input.text);
    ui_queue_add(ui->queue, &input);
}

static void add_mouse(struct ui *ui, const SDL_Event *event)
{
    struct ui_input input = {.mods = (unsigned)SDL_GetModState()};
    if (event->type == SDL_MOUSEMOTION) {
        input.kind = UI_MOVE;
        input.at = place(ui, (float)event->motion.x, (float)event->motion.y);
    } else if (event->type == SDL_MOUSEWHEEL) {
        input.kind = UI_WHEEL;
        float sign = event->wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -1 : 1;
        input.wheel_x = event->wheel.preciseX * sign;
        input.wheel_y = event->wheel.preciseY * sign;
        input.at = place(ui, (float)event->wheel.mouseX, (float)event->wheel.mouseY);
    } else {
        input.kind = event->type == SDL_MOUSEBUTTONDOWN ? UI_PRESS : UI_RELEASE;
        input.button = event->button.button;
        input.clicks = event->button.clicks;
        input.at = place(ui, (float)event->button.x, (float)event->button.y);
    }
    ui_queue_add(ui->queue, &input);
}

static void add_key(struct ui *ui, const SDL_KeyboardEvent *event)
{
    ui_queue_add(
        ui->queue, &(struct ui_input){.kind = event->type == SDL_KEYDOWN ? UI_KEY : UI_KEY_UP,
                       .at = ui->pointer,
                       .key = latin(&event->keysym),
                       .mods = event->keysym.mod,
                       .repeat = event->repeat != 0});
}

static void add_window(struct ui *ui, const SDL_WindowEvent *event)
{
    struct ui_input input = {.kind = UI_FOCUS, .at = ui->pointer};
    switch (event->event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
        ui_update_size(ui);
        input.kind = UI_RESIZE;
        ui_queue_add(ui->queue, &input);
        break;
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_SHOWN: ui->dirty = true; break;
    case SDL_WINDOWEVENT_FOCUS_GAINED:
    case SDL_WINDOWEVENT_FOCUS_LOST:
        input.on = event->event == SDL_WINDOWEVENT_FOCUS_GAINED;
        ui_queue_add(ui->queue, &input);
        break;
    case SDL_WINDOWEVENT_LEAVE: /* nothing is hovered any more */
        input = (struct ui_input){.kind = UI_MOVE, .at = {-1, -1}};
        ui_queue_add(ui->queue, &input);
        break;
    default: break;
    }
}

static void translate(struct ui *ui, const SDL_Event *event)
{
    switch (event->type) {
    case SDL_QUIT: ui_queue_add(ui->queue, &(struct ui_input){.kind = UI_QUIT}); break;
    case SDL_WINDOWEVENT: add_window(ui, &event->window); break;
    case SDL_MOUSEMOTION:
    case SDL_MOUSEWHEEL:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: add_mouse(ui, event); break;
    case SDL_KEYDOWN:
    case SDL_KEYUP: add_key(ui, &event->key); break;
    case SDL_TEXTINPUT: add_text(ui, UI_TEXT, event->text.text); break;
    case SDL_TEXTEDITING: add_text(ui, UI_COMPOSE, event->edit.text); break;
    case SDL_DROPFILE:
        add_text(ui, UI_DROP, event->drop.file);
        SDL_free(event->drop.file);
        break;
    case SDL_RENDER_TARGETS_RESET:
        ui_store_forget(ui->pictures, "layer/");
        ui_canvas_forget_all(ui);
        ui->dirty = true;
        break;
    case SDL_RENDER_DEVICE_RESET:
        ui_store_forget(ui->pictures, "");
        ui_store_forget(ui->texts, "");
        ui_canvas_forget_all(ui);
        ui->dirty = true;
        break;
    default: ui_pads_event(&ui->pads, event, SDL_GetTicks64(), ui->queue); break;
    }
}

void ui_pump(struct ui *ui, int wait)
{
    uint64_t now = SDL_GetTicks64();
    uint64_t repeat = ui_pads_repeat(&ui->pads, now, ui->queue);
    if (repeat && wait != 0) {
        int rest = (int)(repeat - now);
        wait = wait < 0 || rest < wait ? rest : wait;
    }
    SDL_Event event;
    bool more = wait == 0 || !ui_queue_empty(ui->queue) ? SDL_PollEvent(&event)
                : wait < 0                              ? SDL_WaitEvent(&event)
                                                        : SDL_WaitEventTimeout(&event, wait);
    while (more) {
        translate(ui, &event);
        more = SDL_PollEvent(&event);
    }
}
