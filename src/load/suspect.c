#include "load/suspect.h"

#include <string.h>

#include "yaml/document.h"

/* The printed sets (rules.md, T-1 and section 2). */
static const struct {
    const char *id;
    size_t total;
} printed[] = {{"base", 72}, {"crop-circles", 6}, {"crop-circles-2010", 6}};

static void suspect_total(
    const struct load_set *set, const struct doc_node *root, struct diag *diag)
{
    for (size_t i = 0; i < ARRAY_LENGTH(printed); i++) {
        if (strcmp(set->id, printed[i].id) == 0 && set->total != printed[i].total) {
            diag_warning(diag, doc_find(root, "set")->place,
                "found %zu tiles in the set \"%s\", expected %zu", set->total, set->id,
                printed[i].total);
        }
    }
}

/* Whether two thirds of the types and more are crop circles. */
static bool is_about_circles(const struct load_set *set)
{
    size_t with = 0;
    for (size_t i = 0; i < set->count; i++) {
        with += set->tiles[i].symbol != CARC_NO_SYMBOL;
    }
    return with > 1 && with >= 2 * (set->count - with);
}

/* How often `earlier` is turned to look like `tile`, or -1. A garden is there to be seen. */
static int turns_between(const struct carc_tile *earlier, const struct carc_tile *tile)
{
    if (earlier->symbol != tile->symbol || earlier->garden != tile->garden) {
        return -1;
    }
    for (int turn = 0; turn < CARC_ROTATIONS; turn++) {
        if (carc_tiles_look_alike(earlier, turn, tile, 0)) {
            return turn;
        }
    }
    return -1;
}

static void suspect_copy(const struct load_set *set, size_t index, const struct doc_node *tiles,
    const struct doc_node *node, struct diag *diag)
{
    const struct carc_tile *tile = &set->tiles[index];
    const struct doc_node *before = tiles->first;
    for (size_t i = 0; i < index; i++, before = before->next) {
        int turn = turns_between(&set->tiles[i], tile);
        if (turn >= 0) {
            diag_warning(diag, doc_find(node, "id")->place,
                "found tile \"%s\", which is \"%s\" of line %d%s, expected it once with a larger "
                "\"count\"",
                tile->id, set->tiles[i].id, doc_find(before, "id")->place.line,
                turn > 0 ? " turned" : "");
            return;
        }
    }
}

void suspect_set(const struct load_set *set, const struct doc_node *root, struct diag *diag)
{
    const struct doc_node *tiles = doc_find(root, "tiles");
    bool circles = is_about_circles(set);
    suspect_total(set, root, diag);
    const struct doc_node *node = tiles->first;
    for (size_t i = 0; i < set->count; i++, node = node->next) {
        if (circles && set->tiles[i].symbol == CARC_NO_SYMBOL) {
            diag_warning(diag, node->place,
                "found no \"symbol\", expected one as on the other tiles of the set (tile \"%s\")",
                set->tiles[i].id);
        }
        suspect_copy(set, i, tiles, node, diag);
    }
}
