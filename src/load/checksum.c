#include "load/checksum.h"

#include <string.h>

static uint32_t add_byte(uint32_t sum, uint8_t byte)
{
    return (sum ^ byte) * 16777619u;
}

static uint32_t add_number(uint32_t sum, uint16_t number)
{
    return add_byte(add_byte(sum, (uint8_t)(number & 255)), (uint8_t)(number >> 8));
}

/* With its final 0, so that neighbours cannot run together. */
static uint32_t add_text(uint32_t sum, const char *text)
{
    for (size_t i = 0; i <= strlen(text); i++) {
        sum = add_byte(sum, (uint8_t)text[i]);
    }
    return sum;
}

static uint32_t add_segment(uint32_t sum, const struct carc_segment *segment)
{
    sum = add_text(sum, segment->name);
    sum = add_byte(sum, segment->kind);
    sum = add_byte(sum, segment->edges);
    sum = add_byte(sum, segment->halves);
    sum = add_byte(sum, segment->pennants);
    return add_number(sum, segment->cities);
}

uint32_t checksum_tiles(const struct carc_tile *tiles, size_t count)
{
    uint32_t sum = 2166136261u;
    for (size_t i = 0; i < count; i++) {
        sum = add_text(sum, tiles[i].id);
        sum = add_number(sum, tiles[i].count);
        sum = add_byte(sum, tiles[i].start);
        sum = add_byte(sum, tiles[i].symbol);
        sum = add_byte(sum, tiles[i].segment_count);
        for (int s = 0; s < tiles[i].segment_count; s++) {
            sum = add_segment(sum, &tiles[i].segments[s]);
        }
    }
    return sum;
}
