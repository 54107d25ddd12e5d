#include "ui/store.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

#define BUCKETS 1024

struct entry {
    struct entry *next;          /* in the bucket */
    struct entry *newer, *older; /* by use */
    uint32_t hash;
    size_t bytes;
    SDL_Texture *texture;
    char key[];
};

struct ui_store {
    struct entry *buckets[BUCKETS];
    struct entry *newest, *oldest;
    size_t limit, bytes, count;
};

struct ui_note *ui_note_of(SDL_Texture *texture)
{
    return SDL_GetTextureUserData(texture);
}

static uint32_t hash_of(const char *key)
{
    uint32_t hash = 2166136261u;
    for (; *key; key++) {
        hash = (hash ^ (unsigned char)*key) * 16777619u;
    }
    return hash;
}

struct ui_store *ui_store_create(size_t limit)
{
    struct ui_store *store = base_alloc(sizeof *store);
    *store = (struct ui_store){.limit = limit};
    return store;
}

static void unlink_use(struct ui_store *store, struct entry *entry)
{
    *(entry->newer ? &entry->newer->older : &store->newest) = entry->older;
    *(entry->older ? &entry->older->newer : &store->oldest) = entry->newer;
}

static void make_newest(struct ui_store *store, struct entry *entry)
{
    entry->newer = NULL;
    entry->older = store->newest;
    *(store->newest ? &store->newest->newer : &store->oldest) = entry;
    store->newest = entry;
}

static void drop(struct ui_store *store, struct entry *entry)
{
    struct entry **link = &store->buckets[entry->hash % BUCKETS];
    while (*link != entry) {
        link = &(*link)->next;
    }
    *link = entry->next;
    unlink_use(store, entry);
    store->bytes -= entry->bytes;
    store->count--;
    free(ui_note_of(entry->texture));
    SDL_DestroyTexture(entry->texture);
    free(entry);
}

static struct entry *find(const struct ui_store *store, const char *key, uint32_t hash)
{
    struct entry *entry = store->buckets[hash % BUCKETS];
    while (entry && (entry->hash != hash || strcmp(entry->key, key) != 0)) {
        entry = entry->next;
    }
    return entry;
}

SDL_Texture *ui_store_find(struct ui_store *store, const char *key)
{
    struct entry *entry = find(store, key, hash_of(key));
    if (!entry) {
        return NULL;
    }
    unlink_use(store, entry);
    make_newest(store, entry);
    return entry->texture;
}

static void shrink(struct ui_store *store)
{
    while (store->bytes > store->limit && store->oldest != store->newest) {
        drop(store, store->oldest);
    }
}

void ui_store_add(struct ui_store *store, const char *key, SDL_Texture *texture)
{
    if (!texture) {
        return;
    }
    uint32_t hash = hash_of(key);
    struct entry *old = find(store, key, hash);
    if (old) {
        drop(store, old);
    }
    int w = 0, h = 0;
    SDL_QueryTexture(texture, NULL, NULL, &w, &h);
    size_t length = strlen(key) + 1;
    struct entry *entry = base_alloc(sizeof *entry + length);
    *entry = (struct entry){.next = store->buckets[hash % BUCKETS],
        .hash = hash,
        .bytes = (size_t)w * (size_t)h * 4,
        .texture = texture};
    memcpy(entry->key, key, length);
    store->buckets[hash % BUCKETS] = entry;
    make_newest(store, entry);
    store->bytes += entry->bytes;
    store->count++;
    shrink(store);
}

void ui_store_forget(struct ui_store *store, const char *prefix)
{
    size_t length = strlen(prefix);
    for (struct entry *entry = store->newest; entry;) {
        struct entry *older = entry->older;
        if (strncmp(entry->key, prefix, length) == 0) {
            drop(store, entry);
        }
        entry = older;
    }
}

void ui_store_limit(struct ui_store *store, size_t limit)
{
    store->limit = limit;
    shrink(store);
}

void ui_store_destroy(struct ui_store *store)
{
    if (store) {
        ui_store_forget(store, "");
        free(store);
    }
}

size_t ui_store_count(const struct ui_store *store)
{
    return store->count;
}

size_t ui_store_bytes(const struct ui_store *store)
{
    return store->bytes;
}
