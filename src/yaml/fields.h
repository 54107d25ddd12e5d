/* Tables that say which keys a mapping has, and fill a struct from it.
 *
 * Every fault is reported where it stands: an unknown key (with "did you mean"), a missing one, a
 * wrong type, a number out of range, an unknown word. */
#ifndef YAML_FIELDS_H
#define YAML_FIELDS_H

#include "yaml/document.h"

enum field_type {
    FIELD_TEXT,   /* char[size]: any text of one line or more */
    FIELD_NAME,   /* char[size]: letters, digits, '-', '_' and '.', beginning with one of the first
                     two */
    FIELD_NUMBER, /* int, from smallest to largest */
    FIELD_FLAG,   /* bool: true or false */
    FIELD_WORD,   /* int: which of `words` it is */
    FIELD_WORDS,  /* unsigned: bit i for each of `words` in a list, each at most once */
    FIELD_LIST,   /* const struct doc_node *: for the caller to read */
    FIELD_MAP     /* const struct doc_node * */
};

struct field {
    const char *name;
    enum field_type type;
    bool required;
    size_t offset;
    size_t size;
    int smallest;
    int largest;
    const char *const *words; /* NULL-terminated */
};

/* `what` with its article, for messages: "a segment". */
struct field_table {
    const char *what;
    const struct field *fields;
    size_t count;
};

/* Fills `out`; fields whose key is missing stay as they were. False with messages in `diag` when
 * anything is wrong; the other fields are filled all the same. */
bool fields_read(
    const struct field_table *table, const struct doc_node *map, void *out, struct diag *diag);

/* One text with the size and alphabet of a FIELD_NAME called `what` ("the tile"). */
bool fields_read_name(
    const char *what, const struct doc_node *node, char *out, size_t size, struct diag *diag);

/* One whole number for the field called `what`. */
bool fields_read_number(
    const struct field *field, const struct doc_node *node, int *out, struct diag *diag);

/* Whether a text may be a FIELD_NAME (of any length). */
bool fields_is_name(const char *text);

#endif
