/* `carc tiles`: shows tile sets. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "base/say.h"
#include "base/text.h"
#include "cli/command.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "load/list.h"
#include "notation/board.h"

#define LINE_WIDTH 80
#define GAP 2

struct wish {
    const char *sets; /* "a,b", or NULL for all */
    struct option_list files;
    bool json;
    bool unicode;
};

/* "CC-A x1", "D x4 start", "CI-1 x1 shield" */
static void add_caption(const struct carc_tile *tile, struct text *out)
{
    text_printf(out, "%s x%d%s%s", tile->id, tile->count, tile->start ? " start" : "",
        tile->garden ? " garden" : "");
    if (tile->symbol != CARC_NO_SYMBOL) {
        text_printf(out, " %s", carc_symbol_name((enum carc_symbol)tile->symbol));
    }
}

static int column_width(const struct load_set *set)
{
    int width = NOTATION_TILE_WIDTH;
    for (size_t i = 0; i < set->count; i++) {
        struct text caption = {0};
        add_caption(&set->tiles[i], &caption);
        width = (int)caption.size > width ? (int)caption.size : width;
        text_finish(&caption);
    }
    return width + GAP;
}

static void pad(struct text *out, int columns)
{
    for (int i = 0; i < columns; i++) {
        text_add_char(out, ' ');
    }
}

/* The tiles from `first` on side by side: their captions, then the lines of their pictures. */
static void add_row(
    const struct load_set *set, size_t first, size_t end, const struct wish *wish, struct text *out)
{
    int width = column_width(set);
    const char *rest[LINE_WIDTH / NOTATION_TILE_WIDTH + 1];
    struct text pictures[ARRAY_LENGTH(rest)] = {{0}};
    for (size_t i = first; i < end; i++) {
        size_t before = out->size;
        add_caption(&set->tiles[i], out);
        pad(out, i + 1 < end ? width - (int)(out->size - before) : 0);
        notation_tile_picture(&set->tiles[i], 0, wish->unicode, &pictures[i - first]);
        rest[i - first] = text_string(&pictures[i - first]);
    }
    text_add_char(out, '\n');
    for (int line = 0; line < NOTATION_TILE_HEIGHT; line++) {
        for (size_t i = 0; i < end - first; i++) {
            size_t length = strcspn(rest[i], "\n");
            text_add_bytes(out, rest[i], length);
            pad(out, i + 1 < end - first ? width - NOTATION_TILE_WIDTH : 0);
            rest[i] += length + 1;
        }
        text_add_char(out, '\n');
    }
    for (size_t i = 0; i < end - first; i++) {
        text_finish(&pictures[i]);
    }
}

static void add_text(const struct load_set *set, const struct wish *wish, struct text *out)
{
    text_printf(out, "%s: %s, %zu type%s, %zu tile%s\n", set->id, set->title, set->count,
        set->count == 1 ? "" : "s", set->total, set->total == 1 ? "" : "s");
    size_t across = (size_t)((LINE_WIDTH + GAP) / column_width(set));
    across = across > 0 ? across : 1;
    for (size_t first = 0; first < set->count; first += across) {
        size_t end = first + across < set->count ? first + across : set->count;
        text_add_char(out, '\n');
        add_row(set, first, end, wish, out);
    }
}

static void add_names(struct text *out, const char *key, unsigned bits, const char *const *names)
{
    const char *gap = "";
    text_printf(out, ",\"%s\":[", key);
    for (int i = 0; bits >> i; i++) {
        if (bits >> i & 1) {
            text_printf(out, "%s\"%s\"", gap, names[i]);
            gap = ",";
        }
    }
    text_add_char(out, ']');
}

static void add_segment_json(
    const struct carc_tile *tile, const struct carc_segment *segment, struct text *out)
{
    static const char *const edges[] = {"N", "E", "S", "W"};
    static const char *const halves[] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
    text_printf(out, "{\"name\":\"%s\",\"kind\":\"%s\"", segment->name,
        carc_kind_name((enum carc_kind)segment->kind));
    if (segment->kind == CARC_ROAD || segment->kind == CARC_CITY) {
        add_names(out, "edges", segment->edges, edges);
    }
    if (segment->kind == CARC_CITY) {
        text_printf(out, ",\"pennants\":%d", segment->pennants);
    }
    if (segment->kind == CARC_FIELD) {
        const char *names[CARC_MAX_SEGMENTS];
        for (int i = 0; i < tile->segment_count; i++) {
            names[i] = tile->segments[i].name;
        }
        add_names(out, "halves", segment->halves, halves);
        add_names(out, "cities", segment->cities, names);
    }
    text_add_char(out, '}');
}

static void add_tile_json(const struct carc_tile *tile, struct text *out)
{
    text_printf(out, "{\"id\":\"%s\",\"count\":%d,\"start\":%s,\"garden\":%s", tile->id,
        tile->count, tile->start ? "true" : "false", tile->garden ? "true" : "false");
    if (tile->symbol != CARC_NO_SYMBOL) {
        text_printf(out, ",\"symbol\":\"%s\"", carc_symbol_name((enum carc_symbol)tile->symbol));
    }
    text_add(out, ",\"segments\":[");
    for (int i = 0; i < tile->segment_count; i++) {
        text_add(out, i > 0 ? "," : "");
        add_segment_json(tile, &tile->segments[i], out);
    }
    text_add(out, "]}");
}

static void add_json(const struct load_set *set, struct text *out)
{
    text_printf(out, "{\"set\":\"%s\",\"title\":", set->id);
    text_add_json(out, set->title);
    text_printf(out, ",\"checksum\":\"%08x\",\"types\":%zu,\"tiles\":%zu,\"list\":[",
        (unsigned)set->checksum, set->count, set->total);
    for (size_t i = 0; i < set->count; i++) {
        text_add(out, i > 0 ? "," : "");
        add_tile_json(&set->tiles[i], out);
    }
    text_add(out, "]}");
}

static bool add_file(const char *path, const struct wish *wish, struct text *out, struct diag *diag)
{
    struct load_set set;
    bool fine = load_set_file(&set, path, diag);
    if (fine) {
        const char *gap = wish->json ? "," : "\n";
        text_add(out, out->size > 0 ? gap : "");
        if (wish->json) {
            add_json(&set, out);
        } else {
            add_text(&set, wish, out);
        }
    }
    load_set_finish(&set);
    return fine;
}

static bool add_wanted(
    const struct load_list *list, const struct wish *wish, struct text *out, struct diag *diag)
{
    const struct diag_place nowhere = {0, 0};
    bool fine = true;
    for (const char *rest = wish->sets; *rest;) {
        size_t length = strcspn(rest, ",");
        struct text name = {0};
        text_add_bytes(&name, rest, length);
        diag_set_file(diag, "");
        const struct load_entry *entry = load_list_find(list, text_string(&name), nowhere, diag);
        fine = entry && add_file(entry->path, wish, out, diag) && fine;
        text_finish(&name);
        rest += rest[length] ? length + 1 : length;
    }
    return fine;
}

static bool add_sets(const struct wish *wish, struct text *out, struct diag *diag)
{
    struct load_list list;
    load_list_sets(&list);
    bool fine = true;
    if (wish->sets) {
        fine = add_wanted(&list, wish, out, diag);
    }
    for (size_t i = 0; !wish->sets && wish->files.count == 0 && i < list.count; i++) {
        fine = add_file(list.entries[i].path, wish, out, diag) && fine;
    }
    for (size_t i = 0; i < wish->files.count; i++) {
        fine = add_file(wish->files.items[i], wish, out, diag) && fine;
    }
    load_list_finish(&list);
    return fine;
}

static void complain(const struct diag *diag)
{
    for (size_t i = 0; i < diag->kept; i++) {
        char line[DIAG_FILE + DIAG_TEXT + 64];
        diag_format(&diag->messages[i], line, sizeof line);
        say(stderr, "%s\n", line);
    }
}

static int run(int argc, char **argv)
{
    struct wish wish = {.sets = NULL};
    const struct option options[] = {
        {"sets", OPTION_TEXT, &wish.sets, 0, 0},
        {"tiles", OPTION_LIST, &wish.files, 0, 0},
        {"unicode", OPTION_FLAG, &wish.unicode, 0, 0},
        {"json", OPTION_FLAG, &wish.json, 0, 0},
    };
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count < 0) {
        return COMMAND_USAGE;
    }
    if (count > 0) {
        return options_fault(argv[0], "takes no arguments; a file is shown with --tiles FILE");
    }
    struct diag diag;
    diag_init(&diag, "");
    struct text out = {0};
    bool fine = add_sets(&wish, &out, &diag);
    complain(&diag);
    if (wish.json) {
        printf("{\"sets\":[%s]}\n", text_string(&out));
    } else {
        fputs(text_string(&out), stdout);
    }
    text_finish(&out);
    return fine ? COMMAND_FINE : COMMAND_BAD_INPUT;
}

const struct command command_tiles = {
    .name = "tiles",
    .arguments = "[--sets A,B] [--tiles FILE] [--unicode] [--json]",
    .summary = "show tile sets: types, counts, pictures",
    .help = "Shows the shipped tile sets and those in the user's folder: how many types and\n"
            "tiles, and a picture of each type.\n\n"
            "  --sets A,B     only these sets\n"
            "  --tiles FILE   the set of a file (may be given several times)\n"
            "  --unicode      draw with line characters instead of plain ASCII\n"
            "  --json         everything about the tiles as one object\n\n"
            "In pictures: # city, - and | road, . field, [M] monastery, o village, ! pennant,\n"
            "(s) (c) (r) a crop circle with its shield, club or rake.\n",
    .run = run,
};
