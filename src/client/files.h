/* The file dialog of games. Private to its scenes. */
#ifndef CLIENT_FILES_H
#define CLIENT_FILES_H

#include "client/app.h"
#include "client/folder.h"
#include "client/kit.h"
#include "client/preview.h"

enum files_purpose { FILES_LOAD, FILES_WATCH, FILES_SAVE };

struct files {
    enum files_purpose purpose;
    struct folder folder;
    char chosen[FOLDER_PATH]; /* path of the file; empty: none */
    struct preview *preview;
    char fault[DIAG_FILE + DIAG_TEXT];
    struct ui_edit name;
    bool foreign; /* save for JCloisterZone */
    bool replace; /* the question is open */
    bool drew;    /* in this pass: a small picture of a board; one for each pass */
    bool blind;   /* pictures are not kept: there is no window */
};

/* files_save.c: a name for the game; its row and the row of the button below, so high together; the
 * question whether a file is to be replaced. */
extern const float files_save_height;
void files_propose_name(const struct app *app, struct files *files);
void files_save_rows(struct app *app, struct files *files, struct ui_rect rows);
void files_replace_dialog(struct app *app, struct files *files);

/* files_row.c: a row of the list, so high; true when it was clicked. One that is not seen does not
 * look into its file. */
float files_row_height(struct ui *ui);
bool files_row(struct app *app, struct files *files, struct ui_rect row, size_t index, bool seen);

/* A time as strftime writes it; empty when it is none. */
void files_date(char *out, size_t size, const char *format, time_t time);

#endif
