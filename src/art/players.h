/* The players' colours, emblems and hatches. Colour never stands alone: wherever a colour tells
 * who owns something, the emblem or the hatch tells it too. */
#ifndef ART_PLAYERS_H
#define ART_PLAYERS_H

#include <stdint.h>

#define ART_PLAYERS 6

enum art_emblem { ART_DISC, ART_TRIANGLE, ART_DIAMOND, ART_CROSS, ART_STAR, ART_BARS };

enum art_hatch {
    ART_HATCH_SLASH,     /* strokes rising to the right */
    ART_HATCH_BACKSLASH, /* strokes falling to the right */
    ART_HATCH_DOTS,
    ART_HATCH_GRID, /* both diagonals */
    ART_HATCH_VERTICAL,
    ART_HATCH_HORIZONTAL,
    ART_HATCH_COUNT
};

struct art_player {
    const char *name;  /* "blue": the key for translations */
    const char *shape; /* "triangle": the emblem's, likewise */
    uint32_t fill;     /* 0xRRGGBB, as all the colours here */
    uint32_t light;    /* the lit side of a meeple */
    uint32_t shade;    /* its thickness */
    uint32_t ink;      /* the emblem on the fill; at least 3:1 against it */
    enum art_emblem emblem;
    enum art_hatch hatch;
};

/* The standard colours differ for every kind of colour vision; the classic ones are the red, blue,
 * yellow, green and black that some players are used to, and rose as the sixth. */
enum art_player_set { ART_COLOURS_STANDARD, ART_COLOURS_CLASSIC, ART_PLAYER_SET_COUNT };

/* The look of player 0 to ART_PLAYERS - 1; lives as long as the program. */
const struct art_player *art_player(enum art_player_set set, int player);

#endif
