/* A game in the list of files: by its players, its turn and its time. */
#include <math.h>
#include <string.h>

#include "client/files.h"
#include "client/snapshot.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/picture.h"

void files_date(char *out, size_t size, const char *format, time_t time)
{
    struct tm local;
    out[0] = 0;
    if (localtime_r(&time, &local) != NULL) {
        strftime(out, size, format, &local);
    }
}

/* "today 10:41", "yesterday 22:05", "2025-03-09 16:00" */
static const char *when(struct ui *ui, time_t then)
{
    char clock[16];
    char day[3][24];
    time_t now = time(NULL);
    files_date(clock, sizeof clock, "%H:%M", then);
    files_date(day[0], sizeof day[0], "%Y-%m-%d", then);
    files_date(day[1], sizeof day[1], "%Y-%m-%d", now);
    files_date(day[2], sizeof day[2], "%Y-%m-%d", now - 86400);
    return strcmp(day[0], day[1]) == 0   ? ui_format(ui, _("today %s"), clock)
           : strcmp(day[0], day[2]) == 0 ? ui_format(ui, _("yesterday %s"), clock)
                                         : ui_format(ui, "%s  %s", day[0], clock);
}

/* Whether the program named it, and not a person. */
static bool is_own(const struct folder_entry *entry)
{
    return strncmp(entry->name, "unfinished-", 11) == 0 ||
           strncmp(entry->name, "finished-", 9) == 0;
}

float files_row_height(struct ui *ui)
{
    return fmaxf(54, ui_text_line(ui, UI_BODY_BOLD) + ui_text_line(ui, UI_SMALL) + 9);
}

/* What stands below the name; "" when nothing is known. */
static const char *state_of(
    struct ui *ui, const struct folder_entry *entry, const struct folder_about *about)
{
    if (!about->known) {
        return "";
    }
    const char *state = about->finished ? ui_format(ui, _("finished, %s"), about->points)
                                        : ui_format(ui, _("turn %d"), about->turn);
    bool named = is_own(entry) || strstr(entry->name, about->names) != NULL;
    return named ? state : ui_format(ui, "%s · %s", state, about->names);
}

#define BOARD_W 68.0f
#define BOARD_H 46.0f

static const char *board_key(struct ui *ui, const struct folder_entry *entry, float scale)
{
    return ui_format(
        ui, "saved/%s/%lld/%d", entry->path, (long long)entry->changed, (int)lrintf(scale * 100));
}

/* Plays the game and paints its board, tiny. */
static void paint_board(struct app *app, struct folder_entry *entry, float scale)
{
    struct diag diag;
    diag_init(&diag, "");
    struct session *session = app_read(app, &(struct app_file){.path = entry->path}, &diag);
    SDL_Surface *picture = NULL;
    if (session != NULL) {
        const int room[] = {(int)((BOARD_W - 6) * scale), (int)((BOARD_H - 6) * scale)};
        struct snapshot what = {
            .rules = session_rules(session), .state = session_state(session), .clear = true};
        what.tile = snapshot_tile_for(what.rules, what.state, 24, room);
        for (int i = 0; i < what.state->players; i++) {
            what.looks[i] = app_player_of(app, session, i);
        }
        picture = snapshot_draw(&what);
    }
    entry->boardless = picture == NULL;
    if (picture != NULL) {
        entry->board[0] = picture->w;
        entry->board[1] = picture->h;
        ui_picture_store(app->ui, board_key(app->ui, entry, scale), picture);
        SDL_FreeSurface(picture);
    }
    session_destroy(session);
}

/* The board of a saved game on a piece of table. */
static void board(
    struct app *app, struct files *files, struct folder_entry *entry, struct ui_rect rect)
{
    struct ui *ui = app->ui;
    float scale = ui_scale(ui);
    const char *key = board_key(ui, entry, scale);
    ui_gradient(ui, rect, 6,
        (const struct ui_color[]){ui_color(ui, UI_TABLE_CENTRE), ui_color(ui, UI_TABLE_MIDDLE)});
    ui_frame(ui, rect, 6, (struct ui_pen){ui_edge(ui, 1), ui_color(ui, UI_ROW_EDGE), 0, 0});
    if (!ui_picture_kept(ui, key) && !files->blind) {
        if (!files->drew) {
            paint_board(app, entry, scale);
            files->blind = !entry->boardless && !ui_picture_kept(ui, key);
        }
        files->drew = true;
        ui_repaint(ui);
    }
    if (entry->board[0] > 0 && ui_picture_kept(ui, key)) {
        float fit = fminf(
            1 / scale, fminf(rect.w / (float)entry->board[0], rect.h / (float)entry->board[1]));
        ui_picture(ui, ui_centre(rect, (float)entry->board[0] * fit, (float)entry->board[1] * fit),
            key, UI_PLAIN);
    }
}

bool files_row(struct app *app, struct files *files, struct ui_rect row, size_t index, bool seen)
{
    struct ui *ui = app->ui;
    struct folder_entry *entry = &files->folder.entries[index];
    bool on = strcmp(files->chosen, entry->path) == 0;
    static const struct folder_about unknown;
    const struct folder_about *about = seen ? folder_look(&files->folder, index) : &unknown;
    const char *title = about->known && is_own(entry) ? about->names : entry->name;
    struct ui_card look = {.label = title, .radius = 10, .on = on, .flat = true};
    bool clicked = ui_card(ui, ui_format(ui, "file-%zu", index), row, &look);
    struct ui_rect inside = {row.x + 8, row.y, row.w - 20, row.h};
    struct ui_rect sign = ui_centre(ui_cut_left(&inside, BOARD_W, 12), BOARD_W, BOARD_H);
    enum ui_icon icon = entry->folder     ? UI_ICON_FOLDER
                        : about->finished ? UI_ICON_FLAG
                                          : UI_ICON_SAVE;
    if (seen && about->known && !entry->boardless) {
        board(app, files, entry, sign);
    } else {
        ui_icon(ui, ui_centre(sign, 20, 20), icon, ui_color(ui, UI_INK2));
    }
    if (!entry->folder) {
        const char *date = when(ui, entry->changed);
        float width = ui_text_width(ui, UI_SMALL, date) + 2;
        ui_text(
            ui, ui_cut_right(&inside, width, 12), kit_aligned(ui, UI_SMALL, UI_INK2, UI_END), date);
    }
    const char *state = state_of(ui, entry, about);
    float line = ui_text_line(ui, UI_BODY_BOLD);
    float below = *state ? ui_text_line(ui, UI_SMALL) : 0;
    inside = ui_centre(inside, inside.w, line + below);
    kit_text(ui, ui_cut_top(&inside, line, 0), on ? UI_BODY_BOLD : UI_BODY, UI_INK, title);
    if (*state) {
        kit_text(ui, inside, UI_SMALL, UI_INK2, state);
    }
    return clicked;
}
