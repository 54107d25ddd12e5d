/* What a game is played with: a request by names, and the rules made from it.
 *
 * Names are looked for in the shipped data, among the files of the request and in the user's
 * folders. A set of the user may carry its checksum, `mine@4f2c91d0`, as it does in records. */
#ifndef LOAD_GAME_H
#define LOAD_GAME_H

#include "load/rules.h"

#define LOAD_MAX_SETS 64
#define LOAD_MAX_FILES 16
#define LOAD_MAX_OPTIONS 16
#define LOAD_SET_SIZE (CARC_ID_SIZE + 9)
#define LOAD_PATH_SIZE 1024

/* Each part knows where it was asked for (a line of a record; 0, 0 for a command line). */
struct load_use {
    struct diag_place place;
    char name[LOAD_SET_SIZE];
    uint16_t copies;
};

struct load_option {
    struct diag_place place;
    char name[32];
    char value[32];
};

/* A plain value, to be copied at will. */
struct load_request {
    size_t set_count;
    struct load_use sets[LOAD_MAX_SETS];
    size_t file_count; /* tile files beside the known ones; the set of a file that `sets` does not
                          name takes part once, after the named ones */
    char files[LOAD_MAX_FILES][LOAD_PATH_SIZE];
    struct diag_place rules_place;
    char rules[CARC_ID_SIZE];
    size_t option_count; /* over the rule set */
    struct load_option options[LOAD_MAX_OPTIONS];
    size_t start_count; /* 0: the layout of the rule set, or else the first start tile at 0,0 */
    struct load_start start[CARC_MAX_START];
};

/* No sets, rule set `hig`. A request without sets and files is for the set `base`. */
void load_request_init(struct load_request *request);

/* Add to a request. False with a message at `place` when there is no room, or the name cannot be
 * a set's, or there is no such option or value. A set that is added again gets one more copy, an
 * option that is set again its new value. */
bool load_request_set(
    struct load_request *request, const char *name, struct diag_place place, struct diag *diag);
bool load_request_file(struct load_request *request, const char *path, struct diag *diag);
bool load_request_rules(
    struct load_request *request, const char *name, struct diag_place place, struct diag *diag);
bool load_request_option(struct load_request *request, const char *name, const char *value,
    struct diag_place place, struct diag *diag);
bool load_request_start(
    struct load_request *request, const struct load_start *start, struct diag *diag);

/* Adds the sets of a list like "base,crop-circles,base". */
bool load_request_sets(struct load_request *request, const char *list, struct diag *diag);

/* Makes the rules of a game. The caller frees them with free(). NULL with messages in `diag` when
 * a name is unknown, a file is at fault, a checksum differs, the bag holds more than CARC_MAX_BAG
 * tiles or no start tile, or the start layout does not fit. Several copies of a set add up; the
 * first start tile lies on the table and the others are in the bag. Messages that are not about
 * a data file carry the file name that `diag` has at the call. */
struct carc_rules *load_game(const struct load_request *request, struct diag *diag);

/* The same; also stores the request in the form for a record: each set by its name, the user's
 * with their checksums. `named` may be the same object as `request`; untouched on failure. */
struct carc_rules *load_game_named(
    const struct load_request *request, struct load_request *named, struct diag *diag);

#endif
