#include "load/tiles.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "load/checksum.h"
#include "load/format.h"
#include "load/suspect.h"
#include "yaml/fields.h"

/* What a file says, before it is known to be right. */
struct segment_draft {
    char name[CARC_NAME_SIZE];
    int kind;
    int pennants;
    unsigned edges;
    unsigned halves;
    const struct doc_node *cities;
};

struct tile_draft {
    char id[CARC_ID_SIZE];
    int count;
    int symbol;
    bool start;
    bool garden;
    const struct doc_node *segments;
};

struct set_draft {
    char format[sizeof LOAD_TILES_FORMAT];
    const struct doc_node *tiles;
};

static const char *const kinds[] = {
#define X(name, text, role) [CARC_##name] = text,
    CARC_KINDS(X)
#undef X
        NULL};
static const char *const symbols[] = {"shield", "club", "rake", NULL};
static const char *const edges[] = {"N", "E", "S", "W", NULL};
static const char *const halves[] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR", NULL};

#define AT(type, member) .offset = offsetof(struct type, member)

static const struct field segment_fields[] = {
    {"name", FIELD_NAME, .required = true, AT(segment_draft, name), .size = CARC_NAME_SIZE},
    {"kind", FIELD_WORD, .required = true, AT(segment_draft, kind), .words = kinds},
    {"edges", FIELD_WORDS, AT(segment_draft, edges), .words = edges},
    {"halves", FIELD_WORDS, AT(segment_draft, halves), .words = halves},
    {"cities", FIELD_LIST, AT(segment_draft, cities)},
    {"pennants", FIELD_NUMBER, AT(segment_draft, pennants), .largest = CARC_MAX_PENNANTS},
};
static const struct field_table segment_table = {
    "a segment", segment_fields, ARRAY_LENGTH(segment_fields)};

static const struct field tile_fields[] = {
    {"id", FIELD_NAME, .required = true, AT(tile_draft, id), .size = CARC_ID_SIZE},
    {"count", FIELD_NUMBER, AT(tile_draft, count), .smallest = 1, .largest = CARC_MAX_BAG},
    {"start", FIELD_FLAG, AT(tile_draft, start)},
    {"symbol", FIELD_WORD, AT(tile_draft, symbol), .words = symbols},
    {"garden", FIELD_FLAG, AT(tile_draft, garden)},
    {"segments", FIELD_LIST, .required = true, AT(tile_draft, segments)},
};
static const struct field_table tile_table = {"a tile", tile_fields, ARRAY_LENGTH(tile_fields)};

/* `set` and `title` go straight into the set. */
struct heading {
    struct set_draft draft;
    struct load_set set;
};

static const struct field set_fields[] = {
    {"format", FIELD_TEXT, .required = true, AT(heading, draft.format),
        .size = sizeof LOAD_TILES_FORMAT},
    {"set", FIELD_NAME, .required = true, AT(heading, set.id), .size = CARC_ID_SIZE},
    {"title", FIELD_TEXT, .required = true, AT(heading, set.title), .size = LOAD_TITLE_SIZE},
    {"tiles", FIELD_LIST, .required = true, AT(heading, draft.tiles)},
};
static const struct field_table set_table = {"a tile set", set_fields, ARRAY_LENGTH(set_fields)};

static bool read_segment(
    const struct doc_node *node, struct carc_segment *segment, struct diag *diag)
{
    struct segment_draft draft = {.name = ""};
    bool fine = fields_read(&segment_table, node, &draft, diag);
    memcpy(segment->name, draft.name, sizeof segment->name);
    segment->kind = (uint8_t)draft.kind;
    segment->edges = (uint8_t)draft.edges;
    segment->halves = (uint8_t)draft.halves;
    segment->pennants = (uint8_t)draft.pennants;
    return fine;
}

/* Segments are told apart by name, also those whose other keys are wrong. */
static bool check_segment_name(
    const struct carc_tile *tile, int index, const struct doc_node *node, struct diag *diag)
{
    const char *name = tile->segments[index].name;
    int first = name[0] ? carc_find_segment(tile, name) : index;
    if (first == index) {
        return true;
    }
    diag_error(diag, doc_find(node, "name")->place,
        "found a second segment \"%s\", expected a name of its own within the tile", name);
    return false;
}

static bool link_city(const struct carc_tile *tile, struct carc_segment *segment,
    const struct doc_node *item, struct diag *diag)
{
    char name[CARC_NAME_SIZE];
    if (!fields_read_name("cities", item, name, sizeof name, diag)) {
        return false;
    }
    int city = carc_find_segment(tile, name);
    if (city < 0) {
        diag_error(diag, item->place,
            "found \"%s\", expected the name of a city segment of this tile", name);
        return false;
    }
    if (segment->cities >> city & 1) {
        diag_error(
            diag, item->place, "found \"%s\" again, expected each city once in \"cities\"", name);
        return false;
    }
    segment->cities |= (uint16_t)(1u << city);
    return true;
}

/* Needs all names, hence a second walk. */
static bool link_cities(struct carc_tile *tile, const struct doc_node *segments, struct diag *diag)
{
    bool fine = true;
    int index = 0;
    for (const struct doc_node *node = segments->first; node; node = node->next, index++) {
        const struct doc_node *cities = doc_find(node, "cities");
        if (!cities || cities->kind != DOC_LIST) {
            continue;
        }
        for (const struct doc_node *item = cities->first; item; item = item->next) {
            fine = link_city(tile, &tile->segments[index], item, diag) && fine;
        }
    }
    return fine;
}

static bool read_segments(
    struct carc_tile *tile, const struct doc_node *segments, struct diag *diag)
{
    if (segments->count == 0 || segments->count > CARC_MAX_SEGMENTS) {
        diag_error(diag, segments->place, "found %zu segments, expected 1 to %d on a tile",
            segments->count, CARC_MAX_SEGMENTS);
        return false;
    }
    bool fine = true;
    for (const struct doc_node *node = segments->first; node; node = node->next) {
        int index = tile->segment_count++;
        fine = read_segment(node, &tile->segments[index], diag) && fine;
        fine = check_segment_name(tile, index, node, diag) && fine;
    }
    return link_cities(tile, segments, diag) && fine;
}

static struct diag_place segment_place(const struct doc_node *segments, int index)
{
    const struct doc_node *node = segments->first;
    while (index-- > 0) {
        node = node->next;
    }
    return node->place;
}

/* Puts the faults of the geometry where their segments stand. */
static bool check_geometry(const struct carc_tile *tile, const struct doc_node *node,
    const struct doc_node *segments, struct diag *diag)
{
    struct carc_tile_fault faults[DIAG_MAX];
    size_t count = carc_tile_check(tile, faults, ARRAY_LENGTH(faults));
    bool fine = count <= ARRAY_LENGTH(faults);
    for (size_t i = 0; i < count && i < ARRAY_LENGTH(faults); i++) {
        const struct carc_tile_fault *fault = &faults[i];
        struct diag_place place =
            fault->segment < 0 ? node->place : segment_place(segments, fault->segment);
        if (fault->warning) {
            diag_warning(diag, place, "%s (tile \"%s\")", fault->text, tile->id);
        } else {
            diag_error(diag, place, "%s (tile \"%s\")", fault->text, tile->id);
            fine = false;
        }
    }
    return fine;
}

static bool read_tile(const struct doc_node *node, struct carc_tile *tile, struct diag *diag)
{
    struct tile_draft draft = {.count = 1, .symbol = -1};
    bool fine = fields_read(&tile_table, node, &draft, diag);
    memcpy(tile->id, draft.id, sizeof tile->id);
    tile->count = (uint16_t)draft.count;
    tile->start = draft.start;
    tile->garden = draft.garden;
    tile->symbol = (uint8_t)(CARC_SHIELD + draft.symbol);
    if (!draft.segments) {
        return false;
    }
    return read_segments(tile, draft.segments, diag) && fine &&
           check_geometry(tile, node, draft.segments, diag);
}

/* Faults between tiles: an id or a start tile that was there before. */
static bool check_against_others(
    const struct load_set *set, const struct doc_node *node, struct diag *diag)
{
    const struct carc_tile *tile = &set->tiles[set->count];
    bool fine = true;
    for (size_t i = 0; i < set->count; i++) {
        if (tile->id[0] && strcmp(set->tiles[i].id, tile->id) == 0) {
            diag_error(diag, doc_find(node, "id")->place,
                "found a second tile \"%s\", expected an id of its own within the set", tile->id);
            fine = false;
        }
        if (tile->start && set->tiles[i].start) {
            diag_error(diag, doc_find(node, "start")->place,
                "found a second start tile, expected at most one in a set: \"%s\" is it already",
                set->tiles[i].id);
            fine = false;
        }
    }
    return fine;
}

static bool check_total(const struct load_set *set, const struct doc_node *tiles, struct diag *diag)
{
    if (set->total <= CARC_MAX_BAG) {
        return true;
    }
    diag_error(diag, tiles->place, "found %zu tiles in the set, expected at most %d in a bag",
        set->total, CARC_MAX_BAG);
    return false;
}

static bool read_tiles(struct load_set *set, const struct doc_node *tiles, struct diag *diag)
{
    if (tiles->count == 0 || tiles->count > CARC_MAX_BAG) {
        diag_error(diag, tiles->place, "found %zu tile types, expected 1 to %d", tiles->count,
            CARC_MAX_BAG);
        return false;
    }
    set->tiles = base_alloc(tiles->count * sizeof *set->tiles);
    bool fine = true;
    for (const struct doc_node *node = tiles->first; node; node = node->next) {
        struct carc_tile *tile = &set->tiles[set->count];
        *tile = (struct carc_tile){.segment_count = 0};
        memcpy(tile->set, set->id, sizeof tile->set);
        fine = read_tile(node, tile, diag) && fine;
        fine = check_against_others(set, node, diag) && fine;
        set->count++;
        set->total += tile->count;
    }
    return check_total(set, tiles, diag) && fine;
}

bool load_set_draft(struct load_set *set, const struct doc_node *root, struct diag *diag)
{
    *set = (struct load_set){.tiles = NULL};
    if (!format_check(root, LOAD_TILES_FORMAT, diag)) {
        return false;
    }
    struct heading heading = {.draft = {.tiles = NULL}};
    bool fine = fields_read(&set_table, root, &heading, diag);
    *set = heading.set;
    fine = heading.draft.tiles && read_tiles(set, heading.draft.tiles, diag) && fine;
    if (fine) {
        suspect_set(set, root, diag);
    }
    set->checksum = set->count > 0 ? checksum_tiles(set->tiles, set->count) : 0;
    return fine;
}

bool load_set_node(struct load_set *set, const struct doc_node *root, struct diag *diag)
{
    bool fine = load_set_draft(set, root, diag);
    if (!fine) {
        load_set_finish(set);
    }
    return fine;
}

bool load_set_text(struct load_set *set, const char *bytes, size_t size, struct diag *diag)
{
    *set = (struct load_set){.tiles = NULL};
    struct doc doc;
    bool fine = doc_read(&doc, bytes, size, diag) && load_set_node(set, doc.root, diag);
    doc_finish(&doc);
    return fine;
}

bool load_set_file(struct load_set *set, const char *path, struct diag *diag)
{
    *set = (struct load_set){.tiles = NULL};
    struct doc doc;
    bool fine = doc_read_file(&doc, path, diag) && load_set_node(set, doc.root, diag);
    doc_finish(&doc);
    return fine;
}

void load_set_finish(struct load_set *set)
{
    free(set->tiles);
    *set = (struct load_set){.tiles = NULL};
}
