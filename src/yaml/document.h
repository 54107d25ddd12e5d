/* A YAML file as a tree whose nodes know their place.
 *
 * Only plain YAML is taken: one document, mappings whose keys are texts, lists and texts; no
 * anchors, aliases or tags, no key twice in a mapping. Sizes are limited, so that any file is
 * refused or read in a moment. The tree is read-only. */
#ifndef YAML_DOCUMENT_H
#define YAML_DOCUMENT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"

#define DOC_MAX_BYTES ((size_t)4 << 20)
#define DOC_MAX_DEPTH 16
#define DOC_MAX_NODES 200000
#define DOC_MAX_KEYS 256 /* in one mapping */

enum doc_kind { DOC_TEXT, DOC_LIST, DOC_MAP };

struct doc_node {
    enum doc_kind kind;
    bool quoted; /* DOC_TEXT: written in quotes or as a block, hence no number or flag */
    struct diag_place place; /* where it begins */
    const char *text;        /* DOC_TEXT: UTF-8 */
    const char *key;         /* in a mapping: its key; else NULL */
    struct diag_place key_place;
    const struct doc_node *first; /* DOC_LIST, DOC_MAP: the values in order */
    const struct doc_node *next;  /* the next value of the list or mapping it stands in */
    size_t count;                 /* values */
};

struct doc {
    const struct doc_node *root; /* NULL when nothing was read */
    struct doc_block *blocks;
};

/* Reads a document from memory. False with located messages in `diag` (file name as the caller
 * set it); `doc` is then empty. Ends with doc_finish in both cases. */
bool doc_read(struct doc *doc, const char *bytes, size_t size, struct diag *diag);

/* The same for a file of at most DOC_MAX_BYTES; names the file in `diag`. */
bool doc_read_file(struct doc *doc, const char *path, struct diag *diag);

void doc_finish(struct doc *doc);

/* The value of a key of a mapping, or NULL. */
const struct doc_node *doc_find(const struct doc_node *map, const char *key);

/* What a node is, for messages: "a list", "a mapping", "nothing", or the text in quotes, cut
 * when it is long. Written into `out`, which is returned. */
const char *doc_describe(const struct doc_node *node, char *out, size_t size);

#endif
