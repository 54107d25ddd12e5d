/* JSON with places: a document read with limits, and values that know where they stand, so that
 * whatever is wrong with one can be told as `file:line:column: replay[3].type: found X, expected
 * Y`. Only for src/jcz. */
#ifndef JCZ_JSON_H
#define JCZ_JSON_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "base/macros.h"

#define JCZ_MAX_DEPTH 32 /* of arrays and objects in each other */
#define JCZ_MAX_PATH (JCZ_MAX_DEPTH + 2)

/* The text must outlive the document: it is searched again for the place of a fault. */
struct jcz_document {
    json_t *root;
    const char *bytes;
    size_t size;
    int first_line; /* the line number of its first line */
    struct diag *diag;
};

/* Reads one JSON value: UTF-8, no key twice in an object, at most JCZ_MAX_DEPTH deep. False with
 * one located message in `diag`. Finish the document in either case. */
bool jcz_document_read(struct jcz_document *document, const char *bytes, size_t size,
    int first_line, struct diag *diag);
void jcz_document_finish(struct jcz_document *document);

/* A value and the way to it from the root. Values live on the stack of their reader. */
struct jcz_value {
    const struct jcz_document *document;
    const struct jcz_value *up; /* NULL for the root */
    const char *key;            /* in an object; else NULL */
    size_t index;               /* in an array */
    json_t *json;               /* NULL: there is no such value */
};

struct jcz_value jcz_root(const struct jcz_document *document);
/* The member or item; without a `json` when there is none. */
struct jcz_value jcz_member(const struct jcz_value *object, const char *key);
struct jcz_value jcz_item(const struct jcz_value *array, size_t index);

/* Adds one message at the value. Always false. */
bool jcz_fault(const struct jcz_value *value, const char *format, ...) PRINTF_LIKE(2, 3);
/* "found VALUE, expected EXPECTED". Always false. */
bool jcz_unexpected(const struct jcz_value *value, const char *expected);

/* Each is false with a message when the value is missing or something else. */
bool jcz_is_object(const struct jcz_value *value);
bool jcz_is_array(const struct jcz_value *value, size_t *count);
bool jcz_read_text(const struct jcz_value *value, const char **out);
bool jcz_read_integer(const struct jcz_value *value, long smallest, long largest, long *out);
/* A number from 0 up to and without 1. */
bool jcz_read_random(const struct jcz_value *value, double *out);

/* Whether there is a value other than null. */
bool jcz_present(const struct jcz_value *value);

/* A number as JCloisterZone may write it: 7 or 7.0. */
bool jcz_whole(const json_t *json, long *out);

#endif
