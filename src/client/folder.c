#include "client/folder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/paths.h"
#include "base/text.h"
#include "base/utf8.h"
#include "record/record.h"

static void add(struct folder *folder, const char *path, bool is_folder)
{
    struct stat about;
    size_t size = (folder->count + 1) * sizeof *folder->entries;
    folder->entries = base_realloc(folder->entries, size);
    char *copy = base_strdup(path);
    const char *slash = strrchr(copy, '/');
    folder->entries[folder->count++] = (struct folder_entry){.path = copy,
        .name = slash ? slash + 1 : copy,
        .folder = is_folder,
        .changed = stat(path, &about) == 0 ? about.st_mtime : 0};
}

static void add_folder(const char *path, void *context)
{
    if (paths_is_folder(path)) {
        add(context, path, true);
    }
}

static void add_file(const char *path, void *context)
{
    if (!paths_is_folder(path)) {
        add(context, path, false);
    }
}

static int by_kind_and_time(const void *a, const void *b)
{
    const struct folder_entry *p = a;
    const struct folder_entry *q = b;
    if (p->folder != q->folder) {
        return p->folder ? -1 : 1;
    }
    if (!p->folder && p->changed != q->changed) {
        return p->changed > q->changed ? -1 : 1;
    }
    return strcmp(p->name, q->name);
}

void folder_finish(struct folder *folder)
{
    for (size_t i = 0; i < folder->count; i++) {
        free(folder->entries[i].path);
        free(folder->entries[i].about);
    }
    free(folder->entries);
    folder->entries = NULL;
    folder->count = 0;
}

static void describe(struct folder_about *about, const struct record *record)
{
    struct text names = {0};
    struct text points = {0};
    for (int i = 0; i < record->seat_count; i++) {
        text_printf(&names, "%s%s", i > 0 ? ", " : "", record->seats[i].name);
    }
    for (size_t i = 0; i < record->step_count; i++) {
        about->turn += record->steps[i].checked;
    }
    for (int i = 0; i < record->result_count && record->finished; i++) {
        text_printf(&points, "%s%d", i > 0 ? " : " : "", record->result[i]);
    }
    about->known = true;
    about->finished = record->finished;
    about->turn += !record->finished;
    snprintf(about->names, sizeof about->names, "%s", text_string(&names));
    utf8_clean(about->names); /* it may have been cut in a character */
    snprintf(about->points, sizeof about->points, "%s", text_string(&points));
    text_finish(&points);
    text_finish(&names);
}

const struct folder_about *folder_look(struct folder *folder, size_t entry)
{
    struct folder_entry *of = &folder->entries[entry];
    struct record record;
    struct diag diag;
    if (of->about != NULL) {
        return of->about;
    }
    of->about = base_alloc_zero(sizeof *of->about);
    diag_init(&diag, of->path);
    size_t size = strlen(of->name);
    bool ours = !of->folder && size > 5 && strcmp(of->name + size - 5, ".carc") == 0;
    if (ours && record_read_file(&record, of->path, &diag)) {
        describe(of->about, &record);
        record_finish(&record);
    }
    return of->about;
}

void folder_read(struct folder *folder, const char *path)
{
    char copy[FOLDER_PATH];
    snprintf(copy, sizeof copy, "%s", path); /* it may lie in an entry */
    folder_finish(folder);
    snprintf(folder->path, sizeof folder->path, "%s", copy);
    folder->readable = paths_list(copy, "", add_folder, folder);
    paths_list(copy, ".carc", add_file, folder);
    paths_list(copy, ".jcz", add_file, folder);
    if (folder->count > 0) {
        qsort(folder->entries, folder->count, sizeof *folder->entries, by_kind_and_time);
    }
}

void folder_up(struct folder *folder)
{
    char path[FOLDER_PATH];
    snprintf(path, sizeof path, "%s", folder->path);
    char *slash = strrchr(path, '/');
    if (slash != NULL) {
        slash[slash == path] = 0; /* "/" stays */
        folder_read(folder, path);
    }
}
