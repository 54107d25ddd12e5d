#include "tile_files.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/paths.h"
#include "screens.h"
#include "ui/shown.h"

void tile_files_write(const char *bytes)
{
    struct text path = {0};
    struct diag diag;
    diag_init(&diag, "");
    paths_user_data("tiles", &path);
    cr_assert(paths_make_folder(text_string(&path)));
    text_add(&path, "/mine.yaml");
    cr_assert(file_write(text_string(&path), bytes, strlen(bytes), &diag));
    text_finish(&path);
}

void tile_files_open(struct player *player, const char *bytes)
{
    struct text path = {0};
    tile_files_write(bytes);
    paths_user_data("tiles/mine.yaml", &path);
    player_open_window(player, SCREENS_USUAL);
    snprintf(
        player->app.inspected.path, sizeof player->app.inspected.path, "%s", text_string(&path));
    text_finish(&path);
    screens_go(player, &scene_inspector);
}

void tile_files_open_base(struct player *player)
{
    player_open_window(player, SCREENS_USUAL);
    screens_go(player, &scene_inspector);
}

bool tile_files_on(struct player *player, const char *id)
{
    const struct ui_shown *shown = ui_shown_find(player->app.ui, id);
    cr_assert_not_null(shown, "%s is not shown", id);
    return shown->state & UI_ON;
}
