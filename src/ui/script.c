/* Posting what a user would do, by the ids of what is shown. */
#include <string.h>

#include "base/utf8.h"
#include "ui/private.h"

static bool centre_of(const struct ui *ui, const char *id, struct ui_point *out)
{
    const struct ui_shown *shown = ui_shown_find(ui, id);
    if (!shown || shown->state & (UI_DISABLED | UI_HIDDEN) ||
        shown->layer < ui_complete_list(ui)->top_layer) {
        return false;
    }
    *out = (struct ui_point){
        shown->visible.x + shown->visible.w / 2, shown->visible.y + shown->visible.h / 2};
    return true;
}

static void post_mouse(struct ui *ui, enum ui_input_kind kind, struct ui_point at, int button)
{
    ui_post(ui, &(struct ui_input){.kind = kind, .at = at, .button = button, .clicks = 1});
}

void ui_script_click_at(struct ui *ui, struct ui_point at, int button)
{
    post_mouse(ui, UI_MOVE, at, 0);
    post_mouse(ui, UI_PRESS, at, button);
    post_mouse(ui, UI_RELEASE, at, button);
}

bool ui_script_click(struct ui *ui, const char *id)
{
    struct ui_point at;
    if (!centre_of(ui, id, &at)) {
        return false;
    }
    ui_script_click_at(ui, at, UI_LEFT_BUTTON);
    return true;
}

bool ui_script_hover(struct ui *ui, const char *id)
{
    struct ui_point at;
    if (!centre_of(ui, id, &at)) {
        return false;
    }
    post_mouse(ui, UI_MOVE, at, 0);
    return true;
}

bool ui_script_key(struct ui *ui, const char *name)
{
    struct ui_input input = {.kind = UI_KEY};
    if (!ui_key_parse(name, &input.key, &input.mods)) {
        return false;
    }
    ui_post(ui, &input);
    input.kind = UI_KEY_UP;
    ui_post(ui, &input);
    return true;
}

void ui_script_type(struct ui *ui, const char *text)
{
    while (*text) {
        size_t size = utf8_decode(text, strlen(text), NULL);
        size = size ? size : 1;
        struct ui_input input = {.kind = UI_TEXT};
        memcpy(input.text, text, size);
        ui_post(ui, &input);
        text += size;
    }
}

void ui_script_wheel(struct ui *ui, struct ui_point at, float steps)
{
    post_mouse(ui, UI_MOVE, at, 0);
    ui_post(ui, &(struct ui_input){.kind = UI_WHEEL, .at = at, .wheel_y = steps});
}

void ui_script_pad(struct ui *ui, int button)
{
    ui_post(ui, &(struct ui_input){.kind = UI_PAD, .button = button});
    ui_post(ui, &(struct ui_input){.kind = UI_PAD_UP, .button = button});
}
