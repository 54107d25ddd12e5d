/* The clipboard: the desktop's or, without a window, our own. */
#include <stdlib.h>

#include "base/text.h"
#include "ui/private.h"

void ui_clipboard_set(struct ui *ui, const char *text)
{
    if (ui->backend == UI_SDL) {
        SDL_SetClipboardText(text);
    } else {
        free(ui->clipboard);
        ui->clipboard = base_strdup(text);
    }
}

char *ui_clipboard_get(struct ui *ui)
{
    if (ui->backend == UI_NULL) {
        return base_strdup(ui->clipboard ? ui->clipboard : "");
    }
    char *text = SDL_GetClipboardText();
    char *copy = base_strdup(text ? text : "");
    SDL_free(text);
    return copy;
}
