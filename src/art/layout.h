/* Where everything lies on a tile, in the unturned frame: walls, roads, crossings, the monastery,
 * the crop circle and the fields. Pure geometry; drawing comes later and may turn it.
 *
 * A layout is true: flooding the free ground from the half-edges of a field reaches all its
 * half-edges and none of another field, for every tile that can be drawn in the plane at all. */
#ifndef ART_LAYOUT_H
#define ART_LAYOUT_H

#include <stdbool.h>
#include <stdint.h>

#include "art/line.h"
#include "rules/tile.h"

#define ART_CELLS 64 /* cells of the distance grid in a row; one is 4 u wide */
#define ART_CELL 4.0
#define ART_NO_FIELD -1

enum art_city_kind { ART_CAP, ART_CORNER, ART_BAND, ART_THREE, ART_FOUR };

struct art_city {
    int segment;
    enum art_city_kind kind;
    uint8_t edges;
    int pennants;
    int quarter;  /* turn from the canonical case (cap N, corner NW, band EW, three NEW) */
    bool in_bay;  /* a cap that stands in the bay of another city */
    bool shallow; /* a corner city that leaves room for a crop circle */
    struct art_line outline;
    int first_wall; /* index into `walls` */
    int wall_count;
    struct art_point spot; /* of a meeple; also the middle of the square */
    struct art_point pennant[CARC_MAX_PENNANTS];
};

enum art_road_end {
    ART_THROUGH,
    ART_JOINT,
    ART_AT_CIRCLE,
    ART_AT_MONASTERY,
    ART_AT_GATE,
    ART_AT_CROSSING,
    ART_FREE_END
};

/* One line of a road segment; a segment with three or four edges has one for each. */
struct art_road {
    int segment;
    int from; /* edge where the line starts */
    int to;   /* edge where a through road ends, else -1 */
    enum art_road_end end;
    struct art_line line;
};

struct art_gate {
    struct art_point at;
    int side; /* edge the road comes from */
};

struct art_disc {
    struct art_point at;
    double r; /* 0: there is none */
};

#define ART_MAX_WALLS 8
#define ART_MAX_ROADS 8
#define ART_MAX_CROSSINGS 4
#define ART_MAX_BORDER 512

struct art_layout {
    const struct carc_tile *tile;
    int variant;
    int city_count;
    struct art_city cities[CARC_EDGES];
    int wall_count;
    struct art_line walls[ART_MAX_WALLS]; /* walked with the city on the left */
    int road_count;
    struct art_road roads[ART_MAX_ROADS];
    int gate_count;
    struct art_gate gates[CARC_EDGES];
    int crossing_count;
    struct art_disc crossings[ART_MAX_CROSSINGS];
    struct art_disc monastery; /* r: of the precinct with its margin, 62 at full size */
    struct art_disc circle;
    struct art_disc park; /* an inner field within a city's walls; r to the wall's axis */
    int park_city;
    int border_count;
    struct art_point border[ART_MAX_BORDER]; /* bushes that part fields which nothing else parts */
    /* Distance of each cell's middle to the nearest barrier; -1 inside cities. */
    double distance[ART_CELLS][ART_CELLS];
    /* Index of the field segment each cell belongs to, or ART_NO_FIELD. */
    int8_t field[ART_CELLS][ART_CELLS];
    struct art_point spots[CARC_MAX_SEGMENTS]; /* where a meeple stands, for every segment */
    bool true_to_fields;
};

/* Lays the tile out. `tile` stays the caller's and must outlive the layout. The tile should pass
 * carc_tile_check; for one that does not, the layout is still well formed. `variant` 0 to 2. */
void art_layout_make(struct art_layout *layout, const struct carc_tile *tile, int variant);

/* Whether the city covers the point (its park is not part of it). */
bool art_layout_in_city(const struct art_layout *layout, int city, struct art_point p);

/* Distance to the nearest wall of the city; large when it has none. */
double art_layout_wall_distance(const struct art_layout *layout, int city, struct art_point p);

/* Distance of the cell that holds `p`; -1 outside the tile. */
double art_layout_clearance(const struct art_layout *layout, struct art_point p);

/* What lies on an edge, as a kind. */
static inline bool art_on_edge(uint8_t edges, int edge)
{
    return (edges >> edge & 1) != 0;
}

/* ---- Steps of art_layout_make, one file each. */

enum art_road_stage { ART_ROADS_THROUGH, ART_ROADS_ENDING };

void art_layout_cities(struct art_layout *layout);
void art_layout_roads(struct art_layout *layout, enum art_road_stage stage);
/* Roads in the plainest way that keeps the fields apart and whole: stars round the places where
 * the definition says that barriers meet, dead ends elsewhere. */
void art_layout_stars(struct art_layout *layout);
/* The monastery takes its usual place or the roomiest, `margin` off whatever is near. */
void art_layout_monastery(struct art_layout *layout, double margin);

#define ART_MAX_PLACES 24
/* Places that may suit the crop circle, best first; returns how many. Needs cities, through roads
 * and the monastery (with the stars: all roads). */
int art_layout_circle_places(const struct art_layout *layout, struct art_disc *places);

/* Computes `distance` from all barriers. */
void art_layout_measure(struct art_layout *layout);
enum art_parting { ART_PART_NOT, ART_PART_SHORT_FIRST, ART_PART_LONG_FIRST };

/* Labels the cells. With parting, fields that would flow together get a border between them. True
 * when every field is whole and none leaks. */
bool art_layout_flood(struct art_layout *layout, enum art_parting part);
void art_layout_spots(struct art_layout *layout);
/* All pennants but the first of each city, which art_layout_cities has placed. */
void art_layout_pennants(struct art_layout *layout);

#endif
