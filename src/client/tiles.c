#include "client/tiles.h"

#include <SDL_mutex.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "art/compose.h"
#include "art/fade.h"
#include "base/text.h"
#include "client/workshop.h"
#include "ui/draw.h"
#include "ui/picture.h"
#include "ui/window.h"

#define SIZES 6       /* in which a face may be at hand */
#define FIRST_SIZE 64 /* made before those above TO_WAIT_FOR: it takes little time */
#define TO_WAIT_FOR 100
#define LODS 3
#define LOOKS 2 /* as usual, and pale */
#define NO_SIZE 0
#define NO_ENTRY ((size_t)-1)

/* A tile in one rotation, variant and look. */
struct tiles_entry {
    char *svg[LODS][TILES_PART_COUNT]; /* made once by the workshop; under the tiles' mutex */
    int sizes[SIZES];                  /* of the tile, in device pixels */
    bool ready[SIZES];
    unsigned next; /* the size to be given up */
};

struct tiles {
    struct ui *ui;
    const struct carc_rules *rules;
    struct tiles_entry **entries;
    struct art_shape **shapes;
    struct art_spots **spots;
    unsigned version;
    bool pale;
    int pending; /* ordered and not fetched */
    struct workshop *workshop;
    SDL_mutex *mutex; /* guards the texts */
};

/* What an entry is about. */
struct parts {
    int tile, rotation, variant;
    bool pale;
};

static struct parts entry_parts(size_t entry)
{
    struct parts parts = {.pale = entry % LOOKS != 0};
    entry /= LOOKS;
    parts.variant = (int)(entry % ART_VARIANTS);
    parts.rotation = (int)(entry / ART_VARIANTS % CARC_ROTATIONS);
    parts.tile = (int)(entry / ART_VARIANTS / CARC_ROTATIONS);
    return parts;
}

static size_t entry_count(const struct tiles *tiles)
{
    return (size_t)tiles->rules->set.count * CARC_ROTATIONS * ART_VARIANTS * LOOKS;
}

/* ---- In the workshop. */

static char *known_text(struct tiles *tiles, char **place)
{
    SDL_LockMutex(tiles->mutex);
    char *text = *place;
    SDL_UnlockMutex(tiles->mutex);
    return text;
}

/* Two threads may compose the same face at the same time: the first text stays. */
static const char *keep_text(struct tiles *tiles, char **place, struct text *text)
{
    SDL_LockMutex(tiles->mutex);
    if (*place == NULL) {
        *place = base_strdup(text_string(text));
    }
    const char *kept = *place;
    SDL_UnlockMutex(tiles->mutex);
    text_finish(text);
    return kept;
}

static void compose(
    struct tiles *tiles, const struct workshop_order *order, const char *texts[TILES_PART_COUNT])
{
    enum art_lod lod = art_lod_for(order->pixels);
    char **places = tiles->entries[order->subject]->svg[lod];
    texts[TILES_GROUND] = known_text(tiles, &places[TILES_GROUND]);
    texts[TILES_PROPS] = known_text(tiles, &places[TILES_PROPS]);
    if (texts[TILES_GROUND] != NULL && texts[TILES_PROPS] != NULL) {
        return;
    }
    struct parts what = entry_parts(order->subject);
    struct art_tile_request request = {
        .lod = lod, .rotation = what.rotation, .variant = what.variant};
    struct text parts[TILES_PART_COUNT] = {{0}};
    art_compose_tile(
        &tiles->rules->set.tiles[what.tile], request, &parts[TILES_GROUND], &parts[TILES_PROPS]);
    for (int part = 0; part < TILES_PART_COUNT; part++) {
        art_fade(&parts[part], what.pale ? TILES_PALE : 0);
        texts[part] = keep_text(tiles, &places[part], &parts[part]);
    }
}

static void make(void *context, struct workshop_order *order)
{
    struct tiles *tiles = context;
    if (order->subject == NO_ENTRY) {
        order->pictures[0] = ui_svg_raster(order->svg, order->pixels, order->pixels);
        return;
    }
    const char *texts[TILES_PART_COUNT];
    compose(tiles, order, texts);
    for (int part = 0; part < TILES_PART_COUNT; part++) {
        order->pictures[part] = ui_svg_raster(texts[part], order->pixels, order->pixels);
    }
}

static void *pointers(size_t count)
{
    void **list = base_alloc(count * sizeof *list);
    memset(list, 0, count * sizeof *list);
    return list;
}

struct tiles *tiles_create(struct ui *ui, const struct carc_rules *rules)
{
    struct tiles *tiles = base_alloc(sizeof *tiles);
    *tiles = (struct tiles){.ui = ui, .rules = rules};
    size_t types = rules->set.count;
    tiles->entries = pointers(entry_count(tiles));
    tiles->shapes = pointers(types * CARC_ROTATIONS);
    tiles->spots = pointers(types * CARC_ROTATIONS);
    ui_pictures_forget(ui, "tile/");
    tiles->mutex = SDL_CreateMutex();
    tiles->workshop = workshop_create(ui, make, tiles);
    return tiles;
}

static void free_entry(struct tiles_entry *entry)
{
    for (int lod = 0; entry != NULL && lod < LODS; lod++) {
        for (int part = 0; part < TILES_PART_COUNT; part++) {
            free(entry->svg[lod][part]);
        }
    }
    free(entry);
}

static void free_pointers(void *list, size_t count)
{
    void **items = list;
    for (size_t i = 0; i < count; i++) {
        free(items[i]);
    }
    free(items);
}

void tiles_destroy(struct tiles *tiles)
{
    if (tiles == NULL) {
        return;
    }
    workshop_destroy(tiles->workshop);
    SDL_DestroyMutex(tiles->mutex);
    size_t types = tiles->rules->set.count;
    for (size_t i = 0; i < entry_count(tiles); i++) {
        free_entry(tiles->entries[i]);
    }
    free(tiles->entries);
    for (size_t i = 0; i < types * CARC_ROTATIONS; i++) {
        art_shape_destroy(tiles->shapes[i]);
    }
    free(tiles->shapes);
    free_pointers(tiles->spots, types * CARC_ROTATIONS);
    free(tiles);
}

static void ask(struct tiles *tiles, size_t entry, int pixels)
{
    struct tiles_entry *to = tiles->entries[entry];
    unsigned slot = to->next++ % SIZES;
    to->sizes[slot] = pixels;
    to->ready[slot] = false;
    tiles->pending += workshop_order(
        tiles->workshop, &(struct workshop_order){
                             .subject = entry, .pixels = pixels, .urgent = pixels == FIRST_SIZE});
}

static void forget_order(void *context, const struct workshop_order *order)
{
    struct tiles *tiles = context;
    tiles->pending--;
    for (int i = 0; order->subject != NO_ENTRY && i < SIZES; i++) {
        struct tiles_entry *entry = tiles->entries[order->subject];
        if (entry->sizes[i] == order->pixels) {
            entry->sizes[i] = NO_SIZE;
        }
    }
}

void tiles_give_up(struct tiles *tiles, int pixels)
{
    workshop_drop(tiles->workshop, pixels, forget_order);
}

void tiles_order(struct tiles *tiles, const char *key, const char *svg, int pixels)
{
    struct workshop_order order = {
        .subject = NO_ENTRY, .pixels = pixels, .urgent = true, .svg = base_strdup(svg)};
    snprintf(order.key, sizeof order.key, "%s", key);
    tiles->pending += workshop_order(tiles->workshop, &order);
}

static void picture_key(char out[64], size_t entry, int pixels, int part)
{
    snprintf(out, 64, "tile/%zu/%d/%d", entry, pixels, part);
}

static void collect_one(struct tiles *tiles, const struct workshop_order *order)
{
    for (int part = 0; part < TILES_PART_COUNT; part++) {
        char key[64];
        picture_key(key, order->subject, order->pixels, part);
        if (order->pictures[part] != NULL) {
            ui_picture_store(
                tiles->ui, order->key[0] != 0 ? order->key : key, order->pictures[part]);
            SDL_FreeSurface(order->pictures[part]);
        }
    }
    free(order->svg);
    for (int i = 0; order->subject != NO_ENTRY && i < SIZES; i++) {
        struct tiles_entry *entry = tiles->entries[order->subject];
        entry->ready[i] |= entry->sizes[i] == order->pixels;
    }
    tiles->pending--;
    tiles->version++;
}

void tiles_collect(struct tiles *tiles)
{
    struct workshop_order order;
    while (tiles->pending > 0 && workshop_fetch(tiles->workshop, &order)) {
        collect_one(tiles, &order);
        ui_repaint(tiles->ui);
    }
}

void tiles_set_pale(struct tiles *tiles, bool pale)
{
    tiles->version += tiles->pale != pale;
    tiles->pale = pale;
}

bool tiles_pale(const struct tiles *tiles)
{
    return tiles->pale;
}

bool tiles_idle(const struct tiles *tiles)
{
    return tiles->pending == 0;
}

unsigned tiles_version(const struct tiles *tiles)
{
    return tiles->version;
}

struct ui *tiles_ui(struct tiles *tiles)
{
    return tiles->ui;
}

const struct carc_tile *tiles_tile(const struct tiles *tiles, int tile)
{
    return &tiles->rules->set.tiles[tile];
}

static size_t entry_of(struct tiles *tiles, struct tiles_face face)
{
    size_t entry = ((size_t)face.tile * CARC_ROTATIONS + (size_t)face.rotation) * ART_VARIANTS;
    entry = (entry + (size_t)face.copy % ART_VARIANTS) * LOOKS + tiles->pale;
    if (tiles->entries[entry] == NULL) {
        tiles->entries[entry] = base_alloc(sizeof *tiles->entries[entry]);
        memset(tiles->entries[entry], 0, sizeof *tiles->entries[entry]);
    }
    return entry;
}

static int slot_of(const struct tiles_entry *entry, int pixels)
{
    int slot = SIZES;
    while (slot-- > 0 && entry->sizes[slot] != pixels) {
    }
    return slot;
}

/* The smallest one that is larger, else the largest; -1 when there is none. */
static int best_slot(const struct tiles_entry *entry, int pixels)
{
    int best = -1;
    for (int i = 0; i < SIZES; i++) {
        if (!entry->ready[i]) {
            continue;
        }
        int size = entry->sizes[i];
        int kept = best < 0 ? 0 : entry->sizes[best];
        bool better = kept < pixels ? size > kept : size >= pixels && size < kept;
        best = best < 0 || better ? i : best;
    }
    return best;
}

int tiles_best(struct tiles *tiles, struct tiles_face face, int pixels)
{
    const struct tiles_entry *entry = tiles->entries[entry_of(tiles, face)];
    int slot = slot_of(entry, pixels);
    if (slot < 0 || !entry->ready[slot]) {
        slot = best_slot(entry, pixels);
    }
    return slot >= 0 ? entry->sizes[slot] : 0;
}

/* What is being drawn. */
struct draw {
    size_t entry;
    struct ui_rect rect;
    int part;
    struct ui_put how;
};

/* A picture that the store has given up is asked for again. */
static bool draw_slot(struct tiles *tiles, const struct draw *draw, int slot)
{
    struct tiles_entry *entry = tiles->entries[draw->entry];
    char key[64];
    picture_key(key, draw->entry, entry->sizes[slot], draw->part);
    if (ui_picture(tiles->ui, draw->rect, key, draw->how)) {
        return true;
    }
    entry->sizes[slot] = NO_SIZE;
    entry->ready[slot] = false;
    return false;
}

bool tiles_draw(struct tiles *tiles, struct ui_rect square, struct tiles_face face,
    enum tiles_part part, float opacity)
{
    if (!ui_painting(tiles->ui) || square.w <= 0) {
        return true;
    }
    int pixels = (int)lrintf(square.w * ui_scale(tiles->ui));
    struct draw draw = {.entry = entry_of(tiles, face), .rect = square, .part = part};
    draw.how = UI_PLAIN;
    draw.how.tint.a = (uint8_t)lrintf(255 * opacity);
    struct tiles_entry *entry = tiles->entries[draw.entry];
    int slot = slot_of(entry, pixels);
    if (slot >= 0 && entry->ready[slot]) {
        if (draw_slot(tiles, &draw, slot)) {
            return true;
        }
        slot = -1;
    }
    int best = best_slot(entry, pixels);
    if (slot < 0) {
        ask(tiles, draw.entry, pixels);
        if (best < 0 && pixels > TO_WAIT_FOR) {
            ask(tiles, draw.entry, FIRST_SIZE);
        }
    }
    return best >= 0 && draw_slot(tiles, &draw, best);
}

const struct art_shape *tiles_shape(struct tiles *tiles, int tile, int rotation)
{
    struct art_shape **shape = &tiles->shapes[tile * CARC_ROTATIONS + rotation];
    if (*shape == NULL) {
        *shape = art_shape_create(&tiles->rules->set.tiles[tile], rotation);
    }
    return *shape;
}

const struct art_spots *tiles_spots(struct tiles *tiles, int tile, int rotation)
{
    struct art_spots **spots = &tiles->spots[tile * CARC_ROTATIONS + rotation];
    if (*spots == NULL) {
        *spots = base_alloc(sizeof **spots);
        art_spots_find(*spots, &tiles->rules->set.tiles[tile], rotation);
    }
    return *spots;
}
