/* What is wrong with text that is not JSON, in words of the house. Only for src/jcz. */
#ifndef JCZ_JSON_FAULT_H
#define JCZ_JSON_FAULT_H

#include "jcz/json.h"

/* Adds one message to the document's diag, at the place of the fault. */
void jcz_tell_fault(const struct jcz_document *document, const json_error_t *error);

#endif
