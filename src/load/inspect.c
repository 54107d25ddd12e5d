#include "load/inspect.h"

#include "yaml/document.h"

static bool is_before(struct diag_place a, struct diag_place b)
{
    return a.line < b.line || (a.line == b.line && a.column < b.column);
}

/* A tile reaches from its first key to the next tile, or to the next key of the set. */
static int tile_at(const struct doc_node *tiles, struct diag_place place)
{
    int index = LOAD_NO_TILE;
    if (tiles->next && !is_before(place, tiles->next->key_place)) {
        return LOAD_NO_TILE;
    }
    for (const struct doc_node *node = tiles->first; node; node = node->next) {
        if (is_before(place, node->place)) {
            break;
        }
        index++;
    }
    return index;
}

static void find_tiles(struct load_inspection *inspection, const struct doc_node *root)
{
    const struct doc_node *tiles = root ? doc_find(root, "tiles") : NULL;
    for (size_t i = 0; i < inspection->diag.kept; i++) {
        struct diag_place place = inspection->diag.messages[i].place;
        bool about_list = tiles && tiles->kind == DOC_LIST && inspection->set.count > 0;
        inspection->tile[i] = about_list ? tile_at(tiles, place) : LOAD_NO_TILE;
    }
}

void load_inspect_file(struct load_inspection *inspection, const char *path)
{
    struct doc doc;
    *inspection = (struct load_inspection){.fine = false};
    diag_init(&inspection->diag, path);
    if (doc_read_file(&doc, path, &inspection->diag)) {
        inspection->fine = load_set_draft(&inspection->set, doc.root, &inspection->diag);
    }
    find_tiles(inspection, doc.root);
    doc_finish(&doc);
}

void load_inspect_finish(struct load_inspection *inspection)
{
    load_set_finish(&inspection->set);
}
