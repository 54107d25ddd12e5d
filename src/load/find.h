/* Finding tile sets and rule sets by name. Private to this room. */
#ifndef LOAD_FIND_H
#define LOAD_FIND_H

#include "load/rules.h"
#include "load/setname.h"

enum find_result {
    FIND_FOUND,
    FIND_MISSING, /* nothing of that name: no message yet */
    FIND_FAULTY   /* the file of that name has faults: they are in `diag` */
};

/* Looks in the shipped or the user's folder: the file `ID.yaml` first, then all others. On
 * FIND_MISSING `*other` tells the checksum of a set that has the id but another checksum. */
enum find_result find_set(bool user, const struct set_name *name, struct load_set *set,
    uint32_t *other, struct diag *diag);

enum find_result find_rules(
    bool user, const char *name, struct load_ruleset *rules, struct diag *diag);

/* Adds "found unknown tile set ..., expected a, b or c; did you mean ...?" */
void find_unknown_set(const char *id, struct diag_place place, struct diag *diag);
void find_unknown_rules(const char *name, struct diag_place place, struct diag *diag);

#endif
