/* Shows the toolkit: gallery [PAGE [THEME [WIDTH HEIGHT [SCALE [PICTURE.png [HOVER-ID]]]]]]
 * F1 next page, F2 next theme, Escape ends. With a picture it paints once and ends. */
#include <stdio.h>
#include <stdlib.h>

#include "gallery.h"
#include "ui/window.h"

static int number(int argc, char **argv, int index, int rest)
{
    return argc > index ? atoi(argv[index]) : rest;
}

static void paint_until_still(struct ui *ui, struct gallery *gallery, const char *path)
{
    for (int i = 0; i < 40 && ui_next(ui); i++) { /* dialogs come in, knobs slide */
        gallery_draw(ui, gallery);
        ui_done(ui);
        ui_repaint(ui);
        if (i == 38) {
            ui_screenshot_next(ui, path);
        }
    }
}

int main(int argc, char **argv)
{
    struct diag diag;
    diag_init(&diag, "");
    struct ui_options options = {.title = "Gallery",
        .theme = (enum ui_theme)number(argc, argv, 2, 0),
        .width = number(argc, argv, 3, 1600),
        .height = number(argc, argv, 4, 1000),
        .scale = argc > 5 ? strtof(argv[5], NULL) : 0};
    struct ui *ui = ui_create(&options, &diag);
    if (!ui) {
        fprintf(stderr, "%s\n", diag.messages[0].text);
        return 1;
    }
    struct gallery gallery;
    gallery_init(&gallery);
    gallery.page = (size_t)number(argc, argv, 1, 1);
    bool ok = true;
    if (argc > 6) {
        paint_until_still(ui, &gallery, argv[6]);
        if (argc > 7) {
            if (argv[7][0] == '=') {
                ui_focus(ui, argv[7] + 1);
            } else {
                ui_script_hover(ui, argv[7]);
            }
            paint_until_still(ui, &gallery, argv[6]);
        }
        ok = ui_screenshot_result(ui, &diag);
    }
    while (argc <= 6 && ui_next(ui)) {
        gallery_draw(ui, &gallery);
        ui_done(ui);
    }
    ui_destroy(ui);
    gallery_finish(&gallery);
    return ok ? 0 : 1;
}
