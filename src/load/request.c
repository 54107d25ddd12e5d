/* Putting a request together; nothing is looked up yet. */
#include <stdio.h>
#include <string.h>

#include "load/game.h"
#include "load/option.h"
#include "load/setname.h"
#include "yaml/fields.h"

void load_request_init(struct load_request *request)
{
    memset(request, 0, sizeof *request);
    strcpy(request->rules, "hig");
}

bool load_request_set(
    struct load_request *request, const char *name, struct diag_place place, struct diag *diag)
{
    struct set_name parts;
    if (!set_name_read(name, &parts)) {
        diag_error(diag, place, "found \"%.60s\", expected the name of a tile set", name);
        return false;
    }
    for (size_t i = 0; i < request->set_count; i++) {
        struct load_use *use = &request->sets[i];
        if (strcmp(use->name, name) == 0 && use->copies < CARC_MAX_BAG) {
            use->copies++;
            return true;
        }
    }
    if (request->set_count == LOAD_MAX_SETS) {
        diag_error(diag, place, "found \"%s\", expected at most %d tile sets", name, LOAD_MAX_SETS);
        return false;
    }
    struct load_use *use = &request->sets[request->set_count++];
    use->place = place;
    use->copies = 1;
    snprintf(use->name, sizeof use->name, "%s", name);
    return true;
}

bool load_request_sets(struct load_request *request, const char *list, struct diag *diag)
{
    const struct diag_place nowhere = {0, 0};
    bool fine = true;
    for (;;) {
        size_t length = strcspn(list, ",");
        char name[LOAD_SET_SIZE + 1];
        snprintf(name, sizeof name, "%.*s", (int)length, list);
        fine = load_request_set(request, name, nowhere, diag) && fine;
        if (!list[length]) {
            return fine;
        }
        list += length + 1;
    }
}

bool load_request_file(struct load_request *request, const char *path, struct diag *diag)
{
    const struct diag_place nowhere = {0, 0};
    if (request->file_count == LOAD_MAX_FILES) {
        diag_error(
            diag, nowhere, "found \"%s\", expected at most %d tile files", path, LOAD_MAX_FILES);
        return false;
    }
    if (!path[0] || strlen(path) >= LOAD_PATH_SIZE) {
        diag_error(diag, nowhere, "found \"%.100s\", expected a path of at most %d bytes", path,
            LOAD_PATH_SIZE - 1);
        return false;
    }
    strcpy(request->files[request->file_count++], path);
    return true;
}

bool load_request_rules(
    struct load_request *request, const char *name, struct diag_place place, struct diag *diag)
{
    if (!fields_is_name(name) || strlen(name) >= sizeof request->rules) {
        diag_error(diag, place, "found \"%.60s\", expected the name of a rule set", name);
        return false;
    }
    strcpy(request->rules, name);
    request->rules_place = place;
    return true;
}

/* The option of that name in the request, or a new one; NULL when there is no room. */
static struct load_option *option_slot(struct load_request *request, const char *name)
{
    for (size_t i = 0; i < request->option_count; i++) {
        if (strcmp(request->options[i].name, name) == 0) {
            return &request->options[i];
        }
    }
    if (request->option_count == LOAD_MAX_OPTIONS) {
        return NULL;
    }
    return &request->options[request->option_count++];
}

bool load_request_option(struct load_request *request, const char *name, const char *value,
    struct diag_place place, struct diag *diag)
{
    struct carc_options scratch = carc_default_options();
    struct option_places places = {place, place};
    if (!option_set(&scratch, name, value, places, diag)) {
        return false;
    }
    struct load_option *option = option_slot(request, name);
    if (!option) {
        diag_error(diag, place, "found option \"%s\", expected at most %d options", name,
            LOAD_MAX_OPTIONS);
        return false;
    }
    option->place = place;
    snprintf(option->name, sizeof option->name, "%s", name);
    snprintf(option->value, sizeof option->value, "%s", value);
    return true;
}

bool load_request_start(
    struct load_request *request, const struct load_start *start, struct diag *diag)
{
    if (request->start_count == CARC_MAX_START) {
        diag_error(
            diag, start->place, "found one more start tile, expected at most %d", CARC_MAX_START);
        return false;
    }
    request->start[request->start_count++] = *start;
    return true;
}
