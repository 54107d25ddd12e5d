/* Finds the line and column of a value in the text that it was read from. Only for src/jcz. */
#ifndef JCZ_LOCATE_H
#define JCZ_LOCATE_H

#include "jcz/json.h"

/* Of a byte of the document. */
struct diag_place jcz_place_at(const struct jcz_document *document, size_t offset);

/* Of the value, or of the innermost object or list on the way to it that does exist. */
struct diag_place jcz_locate(const struct jcz_value *value);

#endif
