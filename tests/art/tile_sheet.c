/* Draws a sheet of tiles, to be looked at:
 *     tile_sheet OUT.png PIXELS ROTATION VARIANT SET.yaml...
 *     tile_sheet OUT.png PIXELS board SEED SET.yaml...
 *     tile_sheet OUT.png PIXELS each ID,ID,... SET.yaml...
 *     tile_sheet OUT.png PIXELS random SEED
 * The second form lays a small board: grounds, props, growth on the seams and
 * vertex towers. The third shows every
 * variant and rotation of some tiles, a row for each tile; the last, tiles that users might
 * write. */
#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "art/compose.h"
#include "art/growth.h"
#include "art/towers.h"
#include "base/rng.h"
#include "load/tiles.h"
#include "picture.h"
#include "tiles.h"

#define MAX_TILES 64
#define BOARD 8

struct sheet {
    SDL_Surface *surface;
    int px;
    struct carc_tile tiles[MAX_TILES];
    int tile_count;
};

static void read_sets(struct sheet *sheet, char **paths, int count)
{
    for (int i = 0; i < count; i++) {
        struct load_set set;
        struct diag diag;
        diag_init(&diag, "");
        if (!load_set_file(&set, paths[i], &diag)) {
            fprintf(stderr, "%s: %s\n", paths[i], diag.messages[0].text);
            exit(1);
        }
        for (size_t t = 0; t < set.count && sheet->tile_count < MAX_TILES; t++) {
            sheet->tiles[sheet->tile_count++] = set.tiles[t];
        }
        load_set_finish(&set);
    }
}

static int cell_size(int px)
{
    return px + px / 5 + 4;
}

static void new_sheet(struct sheet *sheet, int width, int height)
{
    sheet->surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGBA32);
    picture_fill(sheet->surface, NULL, 0x24403F);
}

static void paste_layers(struct sheet *sheet, const struct carc_tile *tile,
    struct art_tile_request request, SDL_Rect place, int layer)
{
    struct text layers[2];
    text_init(&layers[0]);
    text_init(&layers[1]);
    art_compose_tile(tile, request, &layers[0], &layers[1]);
    for (int i = 0; i < 2; i++) {
        if (layer < 0 || layer == i) {
            picture_paste(sheet->surface, &layers[i], place);
        }
        text_finish(&layers[i]);
    }
}

static void draw_lone(struct sheet *sheet, const struct carc_tile *tile,
    struct art_tile_request request, struct carc_cell cell)
{
    int px = sheet->px;
    int x = px / 5 + cell.x * cell_size(px);
    int y = px / 4 + cell.y * cell_size(px);
    struct art_view view = art_lone_view();
    paste_layers(sheet, tile, request, (SDL_Rect){x, y, px, px}, -1);
    SDL_Rect place = {x + (int)(view.x * px / 256), y + (int)(view.y * px / 256),
        (int)(view.width * px / 256), (int)(view.height * px / 256)};
    struct text towers;
    text_init(&towers);
    if (art_compose_lone_towers(tile, request.rotation, px > 64, &towers)) {
        picture_paste(sheet->surface, &towers, place);
    }
    text_finish(&towers);
}

static void draw_types(struct sheet *sheet, int rotation, int variant)
{
    int px = sheet->px;
    int columns = px > 200 ? 6 : px > 64 ? 12 : 18;
    int rows = (sheet->tile_count + columns - 1) / columns;
    new_sheet(sheet, columns * cell_size(px) + px / 4, rows * cell_size(px) + px / 3);
    for (int i = 0; i < sheet->tile_count; i++) {
        struct art_tile_request request = {rotation, variant, art_lod_for(px)};
        struct carc_cell cell = {(int16_t)(i % columns), (int16_t)(i / columns)};
        draw_lone(sheet, &sheet->tiles[i], request, cell);
    }
}

static bool is_listed(const char *list, const char *id)
{
    size_t length = strlen(id);
    for (const char *at = strstr(list, id); at != NULL; at = strstr(at + 1, id)) {
        bool starts = at == list || at[-1] == ',';
        if (starts && (at[length] == ',' || at[length] == '\0')) {
            return true;
        }
    }
    return false;
}

static void draw_each(struct sheet *sheet, const char *list)
{
    int px = sheet->px;
    int rows = 0;
    for (int i = 0; i < sheet->tile_count; i++) {
        rows += is_listed(list, sheet->tiles[i].id);
    }
    new_sheet(sheet, 4 * ART_VARIANTS * cell_size(px) + px / 4, rows * cell_size(px) + px / 3);
    int row = 0;
    for (int i = 0; i < sheet->tile_count; i++) {
        if (!is_listed(list, sheet->tiles[i].id)) {
            continue;
        }
        for (int k = 0; k < 4 * ART_VARIANTS; k++) {
            struct art_tile_request request = {k % 4, k / 4, art_lod_for(px)};
            struct carc_cell cell = {(int16_t)k, (int16_t)row};
            draw_lone(sheet, &sheet->tiles[i], request, cell);
        }
        row++;
    }
}

struct board {
    int type[BOARD][BOARD]; /* -1: empty */
    int rotation[BOARD][BOARD];
    int variant[BOARD][BOARD];
};

static enum carc_kind edge_at(const struct sheet *sheet, int type, int rotation, int edge)
{
    return carc_edge_kind(&sheet->tiles[type], carc_rotate_edge(edge, (4 - rotation) & 3));
}

static bool fits(const struct sheet *sheet, const struct board *board, int x, int y, int choice)
{
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        struct carc_cell n = carc_neighbour((struct carc_cell){(int16_t)x, (int16_t)y}, edge);
        if (n.x < 0 || n.y < 0 || n.x >= BOARD || n.y >= BOARD || board->type[n.y][n.x] < 0) {
            continue;
        }
        if (edge_at(sheet, choice / 4, choice % 4, edge) != edge_at(sheet, board->type[n.y][n.x],
                                                                board->rotation[n.y][n.x],
                                                                carc_opposite_edge(edge))) {
            return false;
        }
    }
    return true;
}

static void lay_board(const struct sheet *sheet, struct board *board, struct rng *rng)
{
    memset(board->type, -1, sizeof board->type);
    for (int y = 0; y < BOARD; y++) {
        for (int x = 0; x < BOARD; x++) {
            for (int i = 0; i < 3000 && board->type[y][x] < 0; i++) {
                int choice = (int)rng_below(rng, (uint32_t)sheet->tile_count * 4);
                bool rare = sheet->tiles[choice / 4].count < 2 && rng_below(rng, 3) > 0;
                if (!rare && fits(sheet, board, x, y, choice)) {
                    board->type[y][x] = choice / 4;
                    board->rotation[y][x] = choice % 4;
                    board->variant[y][x] = (int)rng_below(rng, ART_VARIANTS);
                }
            }
        }
    }
}

static void draw_towers(struct sheet *sheet, const struct board *board)
{
    static const int corner_x[] = {0, 1, 1, 0};
    static const int corner_y[] = {0, 0, 1, 1};
    bool tower[BOARD + 1][BOARD + 1] = {{false}};
    int px = sheet->px;
    for (int i = 0; i < BOARD * BOARD; i++) {
        int x = i % BOARD;
        int y = i / BOARD;
        unsigned ends = board->type[y][x] < 0 ? 0
                                              : art_wall_ends(&sheet->tiles[board->type[y][x]],
                                                    board->rotation[y][x]);
        for (int corner = 0; corner < 4; corner++) {
            if (ends >> corner & 1) {
                tower[y + corner_y[corner]][x + corner_x[corner]] = true;
            }
        }
    }
    for (int y = 0; y <= BOARD; y++) {
        for (int x = 0; x <= BOARD; x++) {
            struct text svg;
            text_init(&svg);
            SDL_Rect place = {px / 2 + x * px - 24 * px / 256, px / 2 + y * px - 40 * px / 256,
                48 * px / 256, 56 * px / 256};
            if (tower[y][x]) {
                art_compose_tower(art_tower_kind(x, y), px > 64, &svg);
                picture_paste(sheet->surface, &svg, place);
            }
            text_finish(&svg);
        }
    }
}

static void draw_growth(struct sheet *sheet, const struct board *board)
{
    int px = sheet->px;
    for (int i = 0; i < (BOARD + 1) * (BOARD + 1); i++) {
        int x = i % (BOARD + 1);
        int y = i / (BOARD + 1);
        struct art_laid around[4];
        for (int k = 0; k < 4; k++) {
            int column = x - (k == 0 || k == 3);
            int row = y - (k < 2);
            bool there = column >= 0 && row >= 0 && column < BOARD && row < BOARD &&
                         board->type[row][column] >= 0;
            around[k] = there ? (struct art_laid){&sheet->tiles[board->type[row][column]],
                                    board->rotation[row][column]}
                              : (struct art_laid){NULL, 0};
        }
        struct art_growth growth[ART_MAX_GROWTH];
        int count = art_growth_find(around, x, y, growth);
        for (int g = 0; g < count; g++) {
            struct text svg;
            text_init(&svg);
            art_compose_growth(growth[g].kind, px > 64, &svg);
            double unit = px / 256.0;
            SDL_Rect place = {px / 2 + x * px + (int)((growth[g].at.x - ART_GROWTH_X) * unit),
                px / 2 + y * px + (int)((growth[g].at.y - ART_GROWTH_Y) * unit),
                (int)(ART_GROWTH_WIDTH * unit), (int)(ART_GROWTH_HEIGHT * unit)};
            picture_paste(sheet->surface, &svg, place);
            text_finish(&svg);
        }
    }
}

static void draw_board(struct sheet *sheet, uint64_t seed)
{
    struct rng rng;
    struct board board;
    int px = sheet->px;
    rng_seed(&rng, seed);
    lay_board(sheet, &board, &rng);
    new_sheet(sheet, (BOARD + 1) * px, (BOARD + 1) * px);
    for (int layer = 0; layer < 2; layer++) {
        for (int i = 0; i < BOARD * BOARD; i++) {
            int x = i % BOARD;
            int y = i / BOARD;
            if (board.type[y][x] >= 0) {
                struct art_tile_request request = {
                    board.rotation[y][x], board.variant[y][x], art_lod_for(px)};
                paste_layers(sheet, &sheet->tiles[board.type[y][x]], request,
                    (SDL_Rect){px / 2 + x * px, px / 2 + y * px, px, px}, layer);
            }
        }
    }
    draw_growth(sheet, &board);
    draw_towers(sheet, &board);
}

static void invent_tiles(struct sheet *sheet, uint64_t seed)
{
    struct rng rng;
    rng_seed(&rng, seed);
    while (sheet->tile_count < 36) {
        bool flat;
        tiles_random(&rng, &sheet->tiles[sheet->tile_count], &flat);
        sheet->tile_count += flat;
    }
}

int main(int count, char **words)
{
    struct sheet *sheet = calloc(1, sizeof *sheet);
    if (count < 5 || sheet == NULL) {
        fprintf(stderr, "usage: tile_sheet OUT.png PIXELS ROTATION VARIANT SET.yaml...\n"
                        "       tile_sheet OUT.png PIXELS board SEED SET.yaml...\n"
                        "       tile_sheet OUT.png PIXELS each ID,ID,... SET.yaml...\n"
                        "       tile_sheet OUT.png PIXELS random SEED\n");
        return 2;
    }
    sheet->px = atoi(words[2]);
    read_sets(sheet, words + 5, count - 5);
    uint64_t seed = strtoull(words[4], NULL, 10);
    if (strcmp(words[3], "board") == 0) {
        draw_board(sheet, seed);
    } else if (strcmp(words[3], "each") == 0) {
        draw_each(sheet, words[4]);
    } else if (strcmp(words[3], "random") == 0) {
        invent_tiles(sheet, seed);
        draw_types(sheet, 0, 0);
    } else {
        draw_types(sheet, atoi(words[3]) & 3, atoi(words[4]) % ART_VARIANTS);
    }
    bool good = IMG_SavePNG(sheet->surface, words[1]) == 0;
    SDL_FreeSurface(sheet->surface);
    free(sheet);
    return good ? 0 : 1;
}
