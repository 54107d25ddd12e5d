#include "load/check.h"

#include <string.h>

#include "load/rules.h"
#include "load/tiles.h"
#include "yaml/document.h"

static bool is_rules(const struct doc_node *root)
{
    const struct doc_node *format = doc_find(root, "format");
    return format && format->kind == DOC_TEXT &&
           strncmp(format->text, "carcassonne-rules", 17) == 0;
}

static bool check_node(const struct doc_node *root, struct diag *diag)
{
    if (is_rules(root)) {
        struct load_ruleset rules;
        return load_rules_node(&rules, root, diag);
    }
    struct load_set set;
    bool fine = load_set_node(&set, root, diag);
    load_set_finish(&set);
    return fine;
}

bool load_check_file(const char *path, struct diag *diag)
{
    struct doc doc;
    bool fine = doc_read_file(&doc, path, diag) && check_node(doc.root, diag);
    doc_finish(&doc);
    return fine;
}
