#include "load/gather.h"

#include <string.h>

#include "load/find.h"

static const struct diag_place nowhere = {0, 0};

void gather_about_request(struct gather *gather)
{
    if (gather->diag) {
        diag_set_file(gather->diag, gather->file);
    }
}

static bool read_files(struct gather *gather)
{
    bool fine = true;
    for (size_t i = 0; i < gather->request->file_count; i++) {
        struct load_set *set = &gather->sets[gather->set_count];
        if (load_set_file(set, gather->request->files[i], gather->diag)) {
            gather->shipped[gather->set_count++] = false;
        } else {
            fine = false;
        }
    }
    gather_about_request(gather);
    return fine;
}

/* A set that was read already; -1 when there is none. */
static int find_known(const struct gather *gather, const struct set_name *name, uint32_t *other)
{
    for (size_t i = 0; i < gather->set_count; i++) {
        if (strcmp(gather->sets[i].id, name->id) != 0) {
            continue;
        }
        if (!name->exact || gather->sets[i].checksum == name->checksum) {
            return (int)i;
        }
        *other = gather->sets[i].checksum;
    }
    return -1;
}

static void report_missing(
    struct gather *gather, const struct load_use *use, const struct set_name *name, uint32_t other)
{
    gather_about_request(gather);
    if (other) {
        diag_error(gather->diag, use->place,
            "found tile set \"%s\" with checksum %08x, expected %08x: it was changed since",
            name->id, (unsigned)other, (unsigned)name->checksum);
    } else {
        find_unknown_set(name->id, use->place, gather->diag);
    }
}

/* Index of the set that a name stands for: a shipped one, one of the files, one of the user's
 * folder; -1 after a message. */
static int find_used(struct gather *gather, const struct load_use *use)
{
    struct set_name name;
    if (!set_name_read(use->name, &name)) {
        diag_error(gather->diag, use->place, "found \"%s\", expected a tile set", use->name);
        return -1;
    }
    uint32_t other = 0;
    struct load_set *set = &gather->sets[gather->set_count];
    enum find_result found = find_set(false, &name, set, &other, gather->diag);
    bool shipped = found == FIND_FOUND;
    if (found == FIND_MISSING) {
        int known = find_known(gather, &name, &other);
        if (known >= 0) {
            return known;
        }
        found = find_set(true, &name, set, &other, gather->diag);
    }
    if (found == FIND_FOUND) {
        gather->shipped[gather->set_count] = shipped;
        return (int)gather->set_count++;
    }
    if (found == FIND_MISSING) {
        report_missing(gather, use, &name, other);
    }
    return -1;
}

static bool same_tiles(const struct load_set *a, const struct load_set *b)
{
    return strcmp(a->id, b->id) == 0 && a->checksum == b->checksum;
}

/* Tiles are told apart by set and id, so two different sets of one id cannot be mixed. */
static bool add_part(struct gather *gather, size_t set, size_t copies, struct diag_place place)
{
    for (size_t i = 0; i < gather->part_count; i++) {
        struct gather_part *part = &gather->parts[i];
        if (same_tiles(&gather->sets[part->set], &gather->sets[set])) {
            part->copies += copies;
            return true;
        }
        if (strcmp(gather->sets[part->set].id, gather->sets[set].id) == 0) {
            gather_about_request(gather);
            diag_error(gather->diag, place,
                "found two different tile sets \"%s\", expected each to have an id of its own",
                gather->sets[set].id);
            return false;
        }
    }
    gather->parts[gather->part_count++] = (struct gather_part){set, copies, place};
    return true;
}

static bool add_named(struct gather *gather)
{
    const struct load_request *request = gather->request;
    bool fine = true;
    for (size_t i = 0; i < request->set_count; i++) {
        int set = find_used(gather, &request->sets[i]);
        gather_about_request(gather);
        fine = set >= 0 &&
               add_part(gather, (size_t)set, request->sets[i].copies, request->sets[i].place) &&
               fine;
    }
    return fine;
}

static bool is_part(const struct gather *gather, size_t set)
{
    for (size_t i = 0; i < gather->part_count; i++) {
        if (same_tiles(&gather->sets[gather->parts[i].set], &gather->sets[set])) {
            return true;
        }
    }
    return false;
}

bool gather_sets(struct gather *gather, const struct load_request *request, struct diag *diag)
{
    *gather = (struct gather){.request = request, .diag = diag};
    if (diag) {
        memcpy(gather->file, diag->file, sizeof gather->file);
    }
    bool fine = read_files(gather);
    size_t files = gather->set_count;
    fine = add_named(gather) && fine;
    if (request->set_count == 0 && request->file_count == 0) {
        const struct load_use base = {nowhere, "base", 1};
        int set = find_used(gather, &base);
        fine = set >= 0 && add_part(gather, (size_t)set, 1, nowhere) && fine;
    }
    for (size_t i = 0; i < files && fine; i++) {
        fine = is_part(gather, i) || add_part(gather, i, 1, nowhere);
    }
    gather_about_request(gather);
    return fine;
}

void gather_finish(struct gather *gather)
{
    for (size_t i = 0; i < gather->set_count; i++) {
        load_set_finish(&gather->sets[i]);
    }
}
