#include "client/vacant.h"

#include <math.h>

#include "client/app.h"
#include "client/kit.h"
#include "client/words.h"

#define DISC 72.0f

void vacant_show(struct app *app, struct ui_rect room, const struct vacant *vacant)
{
    struct ui *ui = app->ui;
    float width = fminf(room.w, 440);
    float title = kit_height(ui, UI_H4, width, vacant->title);
    float words = kit_height(ui, UI_BODY, width, vacant->words);
    struct ui_rect rest =
        ui_centre(room, width, DISC + 16 + title + 8 + words + (vacant->alone ? 0 : 20 + 48));
    struct ui_rect sign = ui_centre(ui_cut_top(&rest, DISC, 16), DISC, DISC);
    ui_disc(ui, (struct ui_point){sign.x + DISC / 2, sign.y + DISC / 2}, DISC / 2,
        ui_color(ui, UI_TROUGH));
    ui_icon(ui, ui_centre(sign, DISC / 2, DISC / 2), vacant->icon, ui_color(ui, UI_ACCENT_TEXT));
    ui_paragraph(
        ui, ui_cut_top(&rest, title, 8), kit_aligned(ui, UI_H4, UI_INK, UI_MIDDLE), vacant->title);
    ui_paragraph(ui, ui_cut_top(&rest, words, 20), kit_aligned(ui, UI_BODY, UI_INK2, UI_MIDDLE),
        vacant->words);
    struct ui_button look = {.label = _("New game"), .icon = UI_ICON_PLUS, .kind = UI_PRIMARY};
    if (!vacant->alone &&
        ui_button(ui, "vacant-new-game", ui_centre(rest, ui_button_width(ui, &look), 48), &look)) {
        (app->scenes.depth > 1 ? scene_open : scene_go)(app, &scene_setup);
    }
}
