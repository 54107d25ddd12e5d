#include "client/tiles.h"

#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "art/compose.h"
#include "art/palette.h"
#include "art/towers.h"
#include "ui/draw.h"
#include "ui/picture.h"
#include "ui/window.h"

#define SIZES 6       /* in which a face may be at hand */
#define FIRST_SIZE 96 /* made before a larger one */
#define LODS 3
#define NO_SIZE 0

/* A tile in one rotation and variant. The texts belong to the thread, the sizes to the program. */
struct tiles_entry {
    struct text svg[LODS][TILES_PART_COUNT]; /* made once */
    int sizes[SIZES];                        /* of the tile, in device pixels */
    bool ready[SIZES];
    unsigned next; /* the size to be given up */
};

struct job {
    size_t entry;
    int pixels;
    SDL_Surface *parts[TILES_PART_COUNT]; /* when it is done */
};

struct job_list {
    struct job *items;
    size_t count, room;
};

struct tiles {
    struct ui *ui;
    const struct carc_rules *rules;
    struct tiles_entry **entries;
    struct art_shape **shapes;
    struct art_spots **spots;
    unsigned version;
    size_t pending; /* asked for and not arrived */
    SDL_Thread *thread;
    SDL_mutex *mutex; /* guards what follows */
    SDL_cond *wake;
    struct job_list asked; /* the last is made first */
    struct job_list done;
    bool quit;
};

static void add_job(struct job_list *list, struct job job)
{
    if (list->count == list->room) {
        list->room = list->room ? 2 * list->room : 64;
        list->items = base_realloc(list->items, list->room * sizeof *list->items);
    }
    list->items[list->count++] = job;
}

static void entry_parts(size_t entry, int *tile, int *rotation, int *variant)
{
    *variant = (int)(entry % ART_VARIANTS);
    *rotation = (int)(entry / ART_VARIANTS % CARC_ROTATIONS);
    *tile = (int)(entry / ART_VARIANTS / CARC_ROTATIONS);
}

/* ---- The thread. */

static void make(struct tiles *tiles, struct job *job)
{
    enum art_lod lod = art_lod_for(job->pixels);
    struct text *svg = tiles->entries[job->entry]->svg[lod];
    struct art_tile_request request = {.lod = lod};
    int tile;
    entry_parts(job->entry, &tile, &request.rotation, &request.variant);
    if (svg[TILES_GROUND].size == 0) {
        art_compose_tile(
            &tiles->rules->set.tiles[tile], request, &svg[TILES_GROUND], &svg[TILES_PROPS]);
    }
    for (int part = 0; part < TILES_PART_COUNT; part++) {
        job->parts[part] = ui_svg_raster(text_string(&svg[part]), job->pixels, job->pixels);
    }
}

static int work(void *data)
{
    struct tiles *tiles = data;
    SDL_LockMutex(tiles->mutex);
    while (!tiles->quit) {
        if (tiles->asked.count == 0) {
            SDL_CondWait(tiles->wake, tiles->mutex);
            continue;
        }
        struct job job = tiles->asked.items[--tiles->asked.count];
        SDL_UnlockMutex(tiles->mutex);
        make(tiles, &job);
        SDL_LockMutex(tiles->mutex);
        add_job(&tiles->done, job);
        ui_post_user(tiles->ui, 0, NULL); /* wakes the loop, which collects */
    }
    SDL_UnlockMutex(tiles->mutex);
    return 0;
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
    tiles->entries = pointers(types * CARC_ROTATIONS * ART_VARIANTS);
    tiles->shapes = pointers(types * CARC_ROTATIONS);
    tiles->spots = pointers(types * CARC_ROTATIONS);
    ui_pictures_forget(ui, "tile/");
    tiles->mutex = SDL_CreateMutex();
    tiles->wake = SDL_CreateCond();
    return tiles;
}

static void free_jobs(struct job_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        for (int part = 0; part < TILES_PART_COUNT; part++) {
            SDL_FreeSurface(list->items[i].parts[part]);
        }
    }
    free(list->items);
}

static void free_entry(struct tiles_entry *entry)
{
    for (int lod = 0; entry != NULL && lod < LODS; lod++) {
        for (int part = 0; part < TILES_PART_COUNT; part++) {
            text_finish(&entry->svg[lod][part]);
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
    if (tiles->thread != NULL) {
        SDL_LockMutex(tiles->mutex);
        tiles->quit = true;
        SDL_CondSignal(tiles->wake);
        SDL_UnlockMutex(tiles->mutex);
        SDL_WaitThread(tiles->thread, NULL);
    }
    free_jobs(&tiles->asked);
    free_jobs(&tiles->done);
    SDL_DestroyCond(tiles->wake);
    SDL_DestroyMutex(tiles->mutex);
    size_t types = tiles->rules->set.count;
    for (size_t i = 0; i < types * CARC_ROTATIONS * ART_VARIANTS; i++) {
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
    tiles->pending++;
    SDL_LockMutex(tiles->mutex);
    add_job(&tiles->asked, (struct job){.entry = entry, .pixels = pixels});
    SDL_CondSignal(tiles->wake);
    SDL_UnlockMutex(tiles->mutex);
    if (tiles->thread == NULL) {
        tiles->thread = SDL_CreateThread(work, "tiles", tiles);
    }
}

static void picture_key(char out[64], size_t entry, int pixels, int part)
{
    snprintf(out, 64, "tile/%zu/%d/%d", entry, pixels, part);
}

static void collect_one(struct tiles *tiles, const struct job *job)
{
    struct tiles_entry *entry = tiles->entries[job->entry];
    for (int part = 0; part < TILES_PART_COUNT; part++) {
        char key[64];
        picture_key(key, job->entry, job->pixels, part);
        if (job->parts[part] != NULL) {
            ui_picture_store(tiles->ui, key, job->parts[part]);
            SDL_FreeSurface(job->parts[part]);
        }
    }
    for (int i = 0; i < SIZES; i++) {
        entry->ready[i] |= entry->sizes[i] == job->pixels;
    }
    tiles->pending--;
    tiles->version++;
}

void tiles_collect(struct tiles *tiles)
{
    if (tiles->pending == 0) {
        return;
    }
    SDL_LockMutex(tiles->mutex);
    struct job_list done = tiles->done;
    tiles->done = (struct job_list){0};
    SDL_UnlockMutex(tiles->mutex);
    for (size_t i = 0; i < done.count; i++) {
        collect_one(tiles, &done.items[i]);
    }
    if (done.count > 0) {
        ui_repaint(tiles->ui);
    }
    free(done.items);
}

bool tiles_idle(const struct tiles *tiles)
{
    return tiles->pending == 0;
}

unsigned tiles_version(const struct tiles *tiles)
{
    return tiles->version;
}

static size_t entry_of(struct tiles *tiles, struct tiles_face face)
{
    size_t entry = ((size_t)face.tile * CARC_ROTATIONS + (size_t)face.rotation) * ART_VARIANTS;
    entry += (size_t)face.copy % ART_VARIANTS;
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
        if (best < 0 && pixels > FIRST_SIZE) {
            ask(tiles, draw.entry, FIRST_SIZE);
        }
    }
    return best >= 0 && draw_slot(tiles, &draw, best);
}

void tiles_draw_tower(struct tiles *tiles, struct ui_point at, float tile, int kind)
{
    struct ui *ui = tiles->ui;
    float unit = tile / (float)ART_TILE;
    struct ui_rect rect = {at.x - ART_TOWER_X * unit, at.y - ART_TOWER_Y * unit,
        ART_TOWER_WIDTH * unit, ART_TOWER_HEIGHT * unit};
    const char *key = ui_format(ui, "tower/%d", kind);
    if (!ui_svg(ui, rect, key, NULL, UI_PLAIN)) {
        struct text svg;
        text_init(&svg);
        art_compose_tower(kind, art_lod_for(tile * ui_scale(ui)) == ART_LOD_FULL, &svg);
        ui_svg(ui, rect, key, text_string(&svg), UI_PLAIN);
        text_finish(&svg);
    }
}

static void lone_towers(struct tiles *tiles, struct ui_rect square, struct tiles_face face)
{
    static const float corners[CARC_EDGES][2] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    unsigned ends = art_wall_ends(&tiles->rules->set.tiles[face.tile], face.rotation);
    for (int i = 0; i < CARC_EDGES; i++) {
        struct ui_point at = {
            square.x + corners[i][0] * square.w, square.y + corners[i][1] * square.h};
        if (ends >> i & 1) {
            tiles_draw_tower(tiles, at, square.w, 0);
        }
    }
}

void tiles_draw_whole(
    struct tiles *tiles, struct ui_rect square, struct tiles_face face, float opacity)
{
    if (!tiles_draw(tiles, square, face, TILES_GROUND, opacity)) {
        ui_fill(tiles->ui, square, ui_alpha(ui_rgb(ART_GRASS), opacity));
    }
    tiles_draw(tiles, square, face, TILES_PROPS, opacity);
    if (face.lone) {
        lone_towers(tiles, square, face);
    }
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
