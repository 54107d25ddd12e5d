#include "load/format.h"

#include <string.h>

bool format_check(const struct doc_node *root, const char *expected, struct diag *diag)
{
    char found[200];
    if (root->kind != DOC_MAP) {
        diag_error(diag, root->place, "found %s, expected a mapping that begins \"format: %s\"",
            doc_describe(root, found, sizeof found), expected);
        return false;
    }
    const struct doc_node *format = doc_find(root, "format");
    if (!format) {
        diag_error(diag, root->place, "found no format, expected \"format: %s\"", expected);
        return false;
    }
    if (format->kind != DOC_TEXT || strcmp(format->text, expected) != 0) {
        diag_error(diag, format->place, "found %s, expected the format \"%s\"",
            doc_describe(format, found, sizeof found), expected);
        return false;
    }
    return true;
}
