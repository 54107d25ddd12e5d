/* Saving a game under a name. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/paths.h"
#include "client/export.h"
#include "client/files.h"
#include "client/words.h"
#include "jcz/file.h"
#include "ui/overlay.h"

#define NAME_H 44.0f
#define GAP 10.0f

const float files_save_height = NAME_H + GAP + 48;

/* "Ann, Bob 2026-03-14" */
void files_propose_name(const struct app *app, struct files *files)
{
    struct text name = {0};
    char date[32];
    files_date(date, sizeof date, "%Y-%m-%d", time(NULL));
    for (int i = 0; i < session_state(app->session)->players; i++) {
        text_printf(&name, "%s%s", i > 0 ? ", " : "", session_names(app->session)[i]);
    }
    text_printf(&name, " %s", date);
    for (char *c = name.data; *c; c++) {
        *c = *c == '/' ? '-' : *c;
    }
    ui_edit_set(&files->name, text_string(&name));
    text_finish(&name);
}

static void save(struct app *app, struct files *files, bool replace)
{
    struct diag diag;
    diag_init(&diag, "");
    char *slash = strchr(files->name.text, '/');
    if (slash != NULL) {
        *slash = '-';
    }
    const char *path = ui_format(app->ui, "%s/%s%s", files->folder.path, files->name.text,
        files->foreign ? ".jcz" : ".carc");
    if (paths_exists(path) && !replace) {
        files->replace = true;
        return;
    }
    bool good =
        files->foreign ? export_foreign(app, path, &diag) : session_save(app->session, path, &diag);
    if (good) {
        ui_toast(app->ui, UI_GOOD, ui_format(app->ui, _("Saved: %s"), path));
        scene_back(app);
    } else {
        snprintf(files->fault, sizeof files->fault, "%s", app_fault(app, &diag));
    }
}

/* True when the name was ended with Return. */
static bool name_row(struct app *app, struct files *files, struct ui_rect row)
{
    struct ui *ui = app->ui;
    struct ui_field field = {.label = _("Name"), .hint = _("Name of the file"), .limit = 100};
    kit_text(ui, ui_cut_left(&row, ui_text_width(ui, UI_BODY_BOLD, field.label) + 2, 12),
        UI_BODY_BOLD, UI_INK, field.label);
    return ui_field(ui, "file-name", row, &field, &files->name) == UI_FIELD_ENTERED;
}

void files_save_rows(struct app *app, struct files *files, struct ui_rect rows)
{
    struct ui *ui = app->ui;
    bool done = name_row(app, files, ui_cut_top(&rows, NAME_H, GAP));
    struct ui_rect row = rows;
    const char *formats[] = {_("Record"), "JCloisterZone"};
    struct ui_choices choices = {formats, 2};
    size_t format = files->foreign;
    struct ui_button look = {.label = _("Save"),
        .kind = UI_PRIMARY,
        .icon = UI_ICON_SAVE,
        .disabled = !files->name.text[0]};
    done |= ui_button(ui, "save", ui_cut_right(&row, ui_button_width(ui, &look), 10), &look);
    if (ui_segmented(ui, "format",
            ui_centre(ui_cut_left(&row, ui_segmented_width(ui, &choices), 10),
                ui_segmented_width(ui, &choices), 44),
            &choices, &format)) {
        files->foreign = format == 1;
    }
    if (done && files->name.text[0]) {
        save(app, files, false);
    }
}

void files_replace_dialog(struct app *app, struct files *files)
{
    struct ui *ui = app->ui;
    struct ui_rect rest =
        ui_dialog_begin(ui, "replace-dialog", (struct ui_point){520, 220}, _("Replace the file?"));
    ui_paragraph(ui, rest, kit_type(ui, UI_BODY, UI_INK),
        ui_format(ui, _("There is a file “%s” already."), files->name.text));
    struct ui_rect row = ui_cut_bottom(&rest, 46, 0);
    struct ui_button yes = {.label = _("Replace"), .kind = UI_PRIMARY};
    struct ui_button no = {.label = _("Cancel")};
    if (ui_button(ui, "replace", ui_cut_right(&row, ui_button_width(ui, &yes), 10), &yes)) {
        files->replace = false;
        save(app, files, true);
    }
    if (ui_button(ui, "keep", ui_cut_right(&row, ui_button_width(ui, &no), 0), &no) ||
        ui_shortcut(ui, "Escape")) {
        files->replace = false;
    }
    ui_dialog_end(ui);
}
