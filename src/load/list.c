#include "load/list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/suggest.h"
#include "base/text.h"
#include "load/folders.h"

struct listing {
    struct load_list *list;
    bool user;
};

/* The last part of a path without ".yaml", as far as it fits. */
static void name_by_file(struct load_entry *entry)
{
    const char *slash = strrchr(entry->path, '/');
    const char *name = slash ? slash + 1 : entry->path;
    int length = (int)(strlen(name) - strlen(".yaml"));
    snprintf(entry->id, sizeof entry->id, "%.*s", length, name);
}

static void keep_fault(struct load_entry *entry, const struct diag *diag)
{
    entry->errors = diag->errors;
    name_by_file(entry);
    for (size_t i = 0; i < diag->kept; i++) {
        const struct diag_message *message = &diag->messages[i];
        if (message->severity != DIAG_ERROR) {
            continue;
        }
        int used = message->place.line ? snprintf(entry->fault, sizeof entry->fault,
                                             "%d:%d: ", message->place.line, message->place.column)
                                       : 0;
        snprintf(entry->fault + used, sizeof entry->fault - (size_t)used, "%.290s", message->text);
        return;
    }
}

static struct load_entry *add_entry(const struct listing *listing, const char *path)
{
    struct load_list *list = listing->list;
    list->entries = base_realloc(list->entries, (list->count + 1) * sizeof *list->entries);
    struct load_entry *entry = &list->entries[list->count++];
    *entry = (struct load_entry){.path = base_strdup(path), .user = listing->user};
    return entry;
}

static void list_set(const char *path, void *context)
{
    struct load_entry *entry = add_entry(context, path);
    struct diag diag;
    diag_init(&diag, "");
    struct load_set set;
    if (load_set_file(&set, path, &diag)) {
        memcpy(entry->id, set.id, sizeof entry->id);
        memcpy(entry->title, set.title, sizeof entry->title);
        entry->types = set.count;
        entry->tiles = set.total;
        entry->checksum = set.checksum;
    } else {
        keep_fault(entry, &diag);
    }
    load_set_finish(&set);
}

static void list_rules(const char *path, void *context)
{
    struct load_entry *entry = add_entry(context, path);
    struct diag diag;
    diag_init(&diag, "");
    struct load_ruleset rules;
    if (load_rules_file(&rules, path, &diag)) {
        memcpy(entry->id, rules.name, sizeof entry->id);
        memcpy(entry->title, rules.title, sizeof entry->title);
        memcpy(entry->description, rules.description, sizeof entry->description);
    } else {
        keep_fault(entry, &diag);
    }
}

static void list_files(
    struct load_list *list, const char *leaf, void (*each)(const char *path, void *context))
{
    struct listing listing = {list, false};
    folder_walk(false, leaf, each, &listing);
    listing.user = true;
    folder_walk(true, leaf, each, &listing);
}

void load_list_sets(struct load_list *list)
{
    *list = (struct load_list){.what = "tile set"};
    list_files(list, "tiles", list_set);
}

void load_list_rules(struct load_list *list)
{
    *list = (struct load_list){.what = "rule set"};
    list_files(list, "rules", list_rules);
}

void load_list_finish(struct load_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        free(list->entries[i].path);
    }
    free(list->entries);
    *list = (struct load_list){.count = 0};
}

static void report_unknown(
    const struct load_list *list, const char *id, struct diag_place place, struct diag *diag)
{
    struct suggest near;
    suggest_init(&near, id);
    struct text known = {0};
    for (size_t i = 0; i < list->count; i++) {
        const char *gap = i == 0 ? "" : i + 1 < list->count ? ", " : " or ";
        text_printf(&known, "%s%s", gap, list->entries[i].id);
        suggest_offer(&near, list->entries[i].id);
    }
    const char *best = suggest_best(&near);
    const char *question = best ? "; did you mean \"" : "";
    if (list->count == 0) {
        diag_error(
            diag, place, "found unknown %s \"%.40s\", and no data files at all", list->what, id);
    } else {
        diag_error(diag, place, "found unknown %s \"%.40s\", expected %.160s%s%s%s", list->what, id,
            text_string(&known), question, best ? best : "", best ? "\"?" : "");
    }
    text_finish(&known);
}

const struct load_entry *load_list_find(
    const struct load_list *list, const char *id, struct diag_place place, struct diag *diag)
{
    for (size_t i = 0; i < list->count; i++) {
        if (strcmp(list->entries[i].id, id) == 0) {
            return &list->entries[i];
        }
    }
    report_unknown(list, id, place, diag);
    return NULL;
}
