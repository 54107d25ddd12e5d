#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "ui/private.h"

#define BLOCK 16384

struct ui_arena_block {
    struct ui_arena_block *next;
    size_t used, room;
    char data[];
};

char *ui_arena_room(struct ui_arena *arena, size_t size)
{
    struct ui_arena_block *block = arena->blocks;
    while (block && block->room - block->used < size) {
        block = block->next;
    }
    if (!block) {
        size_t room = size > BLOCK ? size : BLOCK;
        block = base_alloc(sizeof *block + room);
        block->next = arena->blocks;
        block->used = 0;
        block->room = room;
        arena->blocks = block;
    }
    block->used += size;
    return block->data + block->used - size;
}

char *ui_arena_copy(struct ui_arena *arena, const char *text, size_t size)
{
    char *copy = ui_arena_room(arena, size + 1);
    memcpy(copy, text, size);
    copy[size] = 0;
    return copy;
}

void ui_arena_clear(struct ui_arena *arena)
{
    for (struct ui_arena_block *block = arena->blocks; block; block = block->next) {
        block->used = 0;
    }
}

void ui_arena_free(struct ui_arena *arena)
{
    while (arena->blocks) {
        struct ui_arena_block *next = arena->blocks->next;
        free(arena->blocks);
        arena->blocks = next;
    }
}
