#include "load/find.h"

#include <string.h>

#include "base/paths.h"
#include "base/text.h"
#include "load/folders.h"
#include "load/list.h"

/* `folder/name.yaml`; false when there is no such file. */
static bool named_file(bool user, const char *leaf, const char *name, struct text *path)
{
    if (!folder_path(user, leaf, path)) {
        return false;
    }
    text_printf(path, "/%s.yaml", name);
    return paths_exists(text_string(path));
}

struct set_search {
    const struct set_name *name;
    struct load_set *set;
    uint32_t *other;
    bool found;
};

static bool is_wanted(struct set_search *search, const struct load_set *set)
{
    if (strcmp(set->id, search->name->id) != 0) {
        return false;
    }
    if (search->name->exact && set->checksum != search->name->checksum) {
        *search->other = set->checksum;
        return false;
    }
    return true;
}

/* Files that are at fault are passed over: they are not the set that was asked for. */
static void try_set(const char *path, void *context)
{
    struct set_search *search = context;
    struct load_set set;
    if (!search->found && load_set_file(&set, path, NULL)) {
        search->found = is_wanted(search, &set);
        if (search->found) {
            *search->set = set;
        } else {
            load_set_finish(&set);
        }
    }
}

enum find_result find_set(bool user, const struct set_name *name, struct load_set *set,
    uint32_t *other, struct diag *diag)
{
    struct set_search search = {name, set, other, false};
    struct text path = {0};
    bool exists = named_file(user, "tiles", name->id, &path);
    bool read = exists && load_set_file(set, text_string(&path), diag);
    text_finish(&path);
    if (exists && !read) {
        return FIND_FAULTY;
    }
    if (read && is_wanted(&search, set)) {
        return FIND_FOUND;
    }
    if (read) {
        load_set_finish(set);
    }
    folder_walk(user, "tiles", try_set, &search);
    return search.found ? FIND_FOUND : FIND_MISSING;
}

struct rules_search {
    const char *name;
    struct load_ruleset *rules;
    bool found;
};

static void try_rules(const char *path, void *context)
{
    struct rules_search *search = context;
    search->found = search->found || (load_rules_file(search->rules, path, NULL) &&
                                         strcmp(search->rules->name, search->name) == 0);
}

enum find_result find_rules(
    bool user, const char *name, struct load_ruleset *rules, struct diag *diag)
{
    struct rules_search search = {name, rules, false};
    struct text path = {0};
    bool exists = named_file(user, "rules", name, &path);
    bool read = exists && load_rules_file(rules, text_string(&path), diag);
    text_finish(&path);
    if (exists && !read) {
        return FIND_FAULTY;
    }
    if (read && strcmp(rules->name, name) == 0) {
        return FIND_FOUND;
    }
    folder_walk(user, "rules", try_rules, &search);
    return search.found ? FIND_FOUND : FIND_MISSING;
}

void find_unknown_set(const char *id, struct diag_place place, struct diag *diag)
{
    struct load_list list;
    load_list_sets(&list);
    load_list_find(&list, id, place, diag);
    load_list_finish(&list);
}

void find_unknown_rules(const char *name, struct diag_place place, struct diag *diag)
{
    struct load_list list;
    load_list_rules(&list);
    load_list_find(&list, name, place, diag);
    load_list_finish(&list);
}
