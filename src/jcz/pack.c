#include "jcz/pack.h"

#include <assert.h>
#include <string.h>

bool jcz_pack_init(struct jcz_pack *pack, const struct jcz_setup *setup)
{
    memset(pack, 0, sizeof *pack);
    pack->setup = setup;
    for (int tile = 0; tile < JCZ_TILES; tile++) {
        pack->left[tile] = (uint16_t)jcz_setup_count(setup, tile);
        pack->total += pack->left[tile];
    }
    for (int i = 0; i < setup->start_count; i++) {
        int tile = setup->start[i].tile;
        if (pack->left[tile] == 0) {
            return false;
        }
        pack->left[tile]--;
        pack->total--;
    }
    return true;
}

int jcz_pack_size(const struct jcz_pack *pack)
{
    return pack->setup->limit < 0 ? pack->total : pack->setup->limit - pack->drawn_count;
}

bool jcz_pack_empty(const struct jcz_pack *pack)
{
    bool ends = pack->setup->order_ends && pack->setup->limit < 0 &&
                pack->drawn_count >= pack->setup->order_count;
    return pack->total == 0 || jcz_pack_size(pack) == 0 || ends;
}

int jcz_pack_next(const struct jcz_pack *pack, double *random)
{
    assert(pack->total > 0);
    if (pack->drawn_count < pack->setup->order_count) {
        int tile = pack->setup->order[pack->drawn_count];
        return pack->left[tile] > 0 ? tile : -1;
    }
    int index = (int)(*random * pack->total);
    *random = jcz_random_step(*random);
    int tile = 0;
    while (index >= pack->left[tile]) {
        index -= pack->left[tile++];
    }
    return tile;
}

void jcz_pack_take(struct jcz_pack *pack, int tile)
{
    assert(pack->left[tile] > 0);
    pack->left[tile]--;
    pack->total--;
    pack->drawn[pack->drawn_count++] = (int16_t)tile;
}

void jcz_pack_undo(struct jcz_pack *pack, int count)
{
    while (pack->drawn_count > count) {
        pack->left[pack->drawn[--pack->drawn_count]]++;
        pack->total++;
    }
}

int jcz_pack_index(const struct jcz_pack *pack, int tile)
{
    int index = 0;
    for (int i = 0; i < tile; i++) {
        index += pack->left[i];
    }
    return index;
}

double jcz_random_step(double random)
{
    uint64_t bits;
    memcpy(&bits, &random, sizeof bits);
    const uint64_t mask = ((uint64_t)1 << 48) - 1;
    bits = (25214903917u * (bits & mask) + 11) & mask;
    return (double)bits / (double)((uint64_t)1 << 48);
}
