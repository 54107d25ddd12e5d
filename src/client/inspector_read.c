/* The tile files that can be looked at, and the one that is. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/inspector.h"
#include "client/words.h"
#include "load/list.h"
#include "ui/overlay.h"
#include "ui/picture.h"

#define LOOK_EVERY 400 /* ms */

static const char *last_part(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

static bool is_named(const struct inspector_file *file, const char *path)
{
    return strcmp(file->path, path) == 0 || file_is_same(file->path, path);
}

static void add_file(struct inspector *inspector, const char *path, const char *title, bool user)
{
    for (size_t i = 0; i < inspector->file_count; i++) {
        if (is_named(&inspector->files[i], path)) {
            return;
        }
    }
    if (strlen(path) < LOAD_PATH_SIZE) {
        inspector->files =
            base_realloc(inspector->files, (inspector->file_count + 1) * sizeof *inspector->files);
        struct inspector_file *file = &inspector->files[inspector->file_count++];
        *file = (struct inspector_file){.user = user};
        strcpy(file->path, path);
        snprintf(file->title, sizeof file->title, "%.90s", *title ? title : last_part(path));
    }
}

void inspector_list(struct inspector *inspector)
{
    struct load_list list;
    load_list_sets(&list);
    for (size_t i = 0; i < list.count; i++) {
        const struct load_entry *entry = &list.entries[i];
        add_file(inspector, entry->path, entry->title, entry->user);
    }
    load_list_finish(&list);
    const struct app *app = inspector->app;
    for (size_t i = 0; app->asked != NULL && i < app->asked->request.file_count; i++) {
        add_file(inspector, app->asked->request.files[i], "", true);
    }
    if (*app->inspected.path) {
        add_file(inspector, app->inspected.path, "", true);
    }
    inspector->file = 0;
    for (size_t i = 0; i < inspector->file_count; i++) {
        if (is_named(&inspector->files[i], app->inspected.path)) {
            inspector->file = i;
        }
    }
}

void inspector_unlist(struct inspector *inspector)
{
    free(inspector->files);
    inspector->files = NULL;
    inspector->file_count = 0;
}

const char *inspector_file_name(const struct inspector *inspector)
{
    return last_part(inspector->files[inspector->file].path);
}

void inspector_forget(struct inspector *inspector)
{
    load_inspect_finish(&inspector->said);
    load_set_finish(&inspector->set);
    art_shape_destroy(inspector->shape);
    inspector->shape = NULL;
    ui_pictures_forget(inspector->app->ui, "sample/inspected-");
}

/* The tile of that id, if it has one, else the one that stands in its place. */
static int find_again(const struct load_set *set, const char *id, int place)
{
    for (size_t i = 0; *id && i < set->count; i++) {
        if (strcmp(set->tiles[i].id, id) == 0) {
            return (int)i;
        }
    }
    return place < (int)set->count ? place : (int)set->count - 1;
}

/* Puts the tiles that were read on show; without any the old ones stay. */
static void show_tiles(struct inspector *inspector)
{
    struct load_set *found = &inspector->said.set;
    inspector->old = found->count == 0 && inspector->set.count > 0;
    if (found->count == 0) {
        return;
    }
    char segment[CARC_NAME_SIZE] = "";
    const struct carc_tile *before = inspector_tile(inspector);
    if (before != NULL && inspector->pinned >= 0) {
        memcpy(segment, before->segments[inspector->pinned].name, sizeof segment);
    }
    int tile = find_again(found, inspector->app->inspected.tile, inspector->tile);
    load_set_finish(&inspector->set);
    inspector->set = *found;
    *found = (struct load_set){.tiles = NULL};
    ui_pictures_forget(inspector->app->ui, "sample/inspected-");
    inspector_choose(inspector, tile);
    inspector->pinned =
        *segment ? carc_find_segment(inspector_tile(inspector), segment) : INSPECTOR_NOTHING;
}

static void read_now(struct inspector *inspector)
{
    struct inspector_file *file = &inspector->files[inspector->file];
    inspector->stamp = file_stamp(file->path);
    load_inspect_finish(&inspector->said);
    load_inspect_file(&inspector->said, file->path);
    inspector->readings++;
    if (*inspector->said.set.title) {
        memcpy(file->title, inspector->said.set.title, sizeof file->title);
    }
    show_tiles(inspector);
    inspector->look = ui_now(inspector->app->ui) + LOOK_EVERY;
    ui_repaint(inspector->app->ui);
}

void inspector_read(struct inspector *inspector, size_t file)
{
    struct app *app = inspector->app;
    inspector->file = file;
    if (strcmp(app->inspected.path, inspector->files[file].path) != 0) {
        snprintf(
            app->inspected.path, sizeof app->inspected.path, "%s", inspector->files[file].path);
        app->inspected.tile[0] = 0;
    }
    inspector->tile = 0;
    inspector->pinned = INSPECTOR_NOTHING;
    load_set_finish(&inspector->set);
    read_now(inspector);
    inspector->page = inspector->said.diag.errors > 0;
}

void inspector_follow(struct inspector *inspector)
{
    struct ui *ui = inspector->app->ui;
    if (inspector->file_count > 0 && ui_now(ui) >= inspector->look) {
        inspector->look = ui_now(ui) + LOOK_EVERY;
        struct file_stamp stamp = file_stamp(inspector->files[inspector->file].path);
        if (!file_stamp_same(stamp, inspector->stamp)) {
            read_now(inspector);
            ui_toasts_drop(ui, UI_GOOD);
            ui_toasts_drop(ui, UI_WARN);
            size_t errors = inspector->said.diag.errors;
            if (errors > 0) {
                ui_toast(ui, UI_WARN,
                    ui_format(ui, _n("Read again: %d error", "Read again: %d errors", errors),
                        (int)errors));
            } else {
                ui_toast(ui, UI_GOOD, _("Read again."));
            }
        }
    }
    ui_repaint_at(ui, inspector->look);
}
