#include "client/caps.h"

#include "client/app.h"
#include "client/kit.h"
#include "client/pad_names.h"
#include "client/words.h"

#define HIGH 22.0f

struct cap cap_by(
    const struct app *app, enum ui_hand hand, enum help_step step, enum keys_command command)
{
    const char *name = hand == UI_BY_PAD ? pad_of(app, step, command) : "";
    bool pad = *name != 0;
    return (struct cap){pad ? name : keys_of(app, command), pad};
}

struct cap cap_of(const struct app *app, enum help_step step, enum keys_command command)
{
    return cap_by(app, ui_hand(app->ui), step, command);
}

const char *cap_tip(const struct app *app, enum help_step step, enum keys_command command)
{
    struct cap cap = cap_of(app, step, command);
    return cap.pad ? ui_format(app->ui, _("Gamepad: %s"), cap.name) : keys_tip(app, command);
}

float cap_width(struct ui *ui, struct cap cap)
{
    return *cap.name ? ui_key_cap_width(ui, cap.name) + (cap.pad ? 4 : 0) : 0;
}

void cap_draw(struct ui *ui, struct ui_rect line, struct cap cap)
{
    float width = cap_width(ui, cap);
    struct ui_rect rect = ui_centre((struct ui_rect){line.x, line.y, width, line.h}, width, HIGH);
    if (*cap.name && !cap.pad) {
        ui_key_cap(ui, rect, cap.name);
    } else if (*cap.name) {
        ui_round(ui, rect, HIGH / 2, ui_color(ui, UI_BUTTON));
        ui_frame(
            ui, rect, HIGH / 2, (struct ui_pen){ui_edge(ui, 1.5f), ui_color(ui, UI_INK2), 0, 0});
        ui_text(ui, rect, kit_aligned(ui, UI_SMALL_BOLD, UI_INK2, UI_MIDDLE), cap.name);
    }
}
