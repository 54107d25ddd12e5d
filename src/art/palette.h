/* The colours of the painted world (0xRRGGBB). The interface has its own in src/ui. */
#ifndef ART_PALETTE_H
#define ART_PALETTE_H

#include <stdint.h>

enum art_colour {
    ART_GRASS = 0xAFC765,
    ART_GRASS_SHADE = 0xA1BC5A,
    ART_GRASS_LIGHT = 0xBFD376,
    ART_GRASS_DEEP = 0x86A349,

    ART_VERGE = 0x8FA94C,
    ART_ROAD_EDGE = 0xBF9C62,
    ART_ROAD = 0xE9D5A5,
    ART_ROAD_CROWN = 0xF4E6C0,
    ART_ROAD_RUT = 0xCBAE78,
    ART_PAVING = 0xD8CDB8,
    ART_PAVING_RIM = 0xA89A82,

    ART_CITY = 0xDFC292,
    ART_CITY_SHADE = 0xD0AE7B,
    ART_CITY_LIGHT = 0xF1DFB8,
    ART_LANE = 0xE9D3A8,
    ART_STREET = 0xEDD9B1,
    ART_SQUARE = 0xEBD6AC,
    ART_COBBLES = 0xCDAF80,

    ART_WALL_TOP = 0xEFE6D4,
    ART_WALL_WALK = 0xD3C5AC,
    ART_WALL_LINE = 0x5D4F40,
    ART_WALL_JOINT = 0x6F604C,
    ART_STONE_TOP = 0xF1E9DA,
    ART_STONE_LIGHT = 0xD6C9B2,
    ART_STONE = 0xBFAF96,
    ART_STONE_DARK = 0x94836B,

    ART_PLASTER = 0xFBF4E5,
    ART_PLASTER_SHADE = 0xE4D4B8,
    ART_DOOR = 0x6B5747,
    ART_TIMBER = 0xA87B52,
    ART_CHIMNEY = 0xB08563,
    ART_SLATE = 0x57799A,
    ART_GOLD = 0xC79A2B,
    ART_WATER = 0x6BA5B8,

    ART_TRUNK = 0x6F5235,
    ART_FRUIT = 0xD9503A,

    ART_CORN_SIDE = 0xA97F2A,
    ART_CORN = 0xDDBB58,
    ART_CORN_FLOOR = 0xF8E5AE,
    ART_SYMBOL_TOP = 0x6A3F0A,
    ART_SYMBOL_SIDE = 0x3D2508,
    ART_SYMBOL_LINE = 0x452806,
    ART_SYMBOL_SHADE = 0x8A5A12,
    ART_SYMBOL_INLAY = 0xF2CF73,

    ART_PENNANT = 0x2456A6,
    ART_PENNANT_DARK = 0x1B4386,
    ART_PENNANT_RIM = 0xFFF7E6,
    ART_PENNANT_LINE = 0x3B2B20,
    ART_PENNANT_ROSE = 0xF7C948,
    ART_PENNANT_EYE = 0xC8472F,

    ART_SHADE_GRASS = 0x2F3B18,
    ART_SHADE_STONE = 0x3A2614
};

/* `a` with the share `t` (0 to 1) of `b` mixed in. */
uint32_t art_mix(uint32_t a, uint32_t b, double t);

/* In the shade and in the light: mixed with a warm brown and with cream. */
uint32_t art_darker(uint32_t colour, double t);
uint32_t art_lighter(uint32_t colour, double t);

#endif
