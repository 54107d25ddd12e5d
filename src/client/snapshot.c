#include "client/snapshot.h"

#include <SDL_image.h>
#include <SDL_thread.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "art/compose.h"
#include "art/growth.h"
#include "art/meeples.h"
#include "art/spots.h"
#include "art/towers.h"
#include "base/text.h"
#include "ui/picture.h"
#include "ui/window.h"

enum { GROUND, PROPS, PARTS };

/* A tile as it lies, drawn once for all its copies that look the same. */
struct face {
    int tile, rotation, variant;
    SDL_Surface *parts[PARTS];
};

struct easel {
    const struct snapshot *what;
    SDL_atomic_t *stop; /* or NULL */
    SDL_Surface *to;
    int west, north, columns, rows;
    struct face *faces;
    size_t face_count;
};

static void measure(struct easel *easel)
{
    const struct snapshot *what = easel->what;
    int east = 0, south = 0;
    for (int i = 0; i < what->state->placed; i++) {
        struct carc_cell cell = carc_placement(what->rules, what->state, i).cell;
        easel->west = i == 0 || cell.x < easel->west ? cell.x : easel->west;
        easel->north = i == 0 || cell.y < easel->north ? cell.y : easel->north;
        east = i == 0 || cell.x > east ? cell.x : east;
        south = i == 0 || cell.y > south ? cell.y : south;
    }
    easel->columns = east - easel->west + 1;
    easel->rows = south - easel->north + 1;
}

int snapshot_tile_for(
    const struct carc_rules *rules, const struct carc_state *state, int tile, const int size[2])
{
    struct easel easel = {.what = &(struct snapshot){.rules = rules, .state = state}};
    measure(&easel);
    int wide = size[0] / easel.columns;
    int high = size[1] / easel.rows;
    int most = wide < high ? wide : high;
    return most < 8 ? 8 : most < tile ? most : tile;
}

static bool stopped(const struct easel *easel)
{
    return easel->stop != NULL && SDL_AtomicGet(easel->stop);
}

/* Where a point of a cell (in 256ths of a tile) lies in the picture. */
static SDL_Point spot(const struct easel *easel, struct carc_cell cell, double x, double y)
{
    int tile = easel->what->tile;
    int left = easel->what->margin + (cell.x - easel->west) * tile;
    int top = easel->what->margin + (cell.y - easel->north) * tile;
    return (SDL_Point){left + (int)lrint(x * tile / 256), top + (int)lrint(y * tile / 256)};
}

static void put(struct easel *easel, SDL_Surface *picture, SDL_Point at)
{
    SDL_Rect to = {at.x, at.y, 0, 0};
    if (picture != NULL) {
        SDL_BlitSurface(picture, NULL, easel->to, &to);
    }
}

static void put_svg(struct easel *easel, struct text *svg, SDL_Point at, int width, int height)
{
    SDL_Surface *picture = ui_svg_raster(text_string(svg), width, height);
    put(easel, picture, at);
    SDL_FreeSurface(picture);
    text_finish(svg);
}

static struct face *find_face(struct easel *easel, struct carc_placement placed, int variant)
{
    for (size_t i = 0; i < easel->face_count; i++) {
        struct face *face = &easel->faces[i];
        if (face->tile == placed.tile && face->rotation == placed.rotation &&
            face->variant == variant) {
            return face;
        }
    }
    struct face *face = &easel->faces[easel->face_count++];
    *face = (struct face){placed.tile, placed.rotation, variant, {NULL, NULL}};
    struct text svg[PARTS] = {{0}};
    struct art_tile_request request = {
        .rotation = placed.rotation, .variant = variant, .lod = art_lod_for(easel->what->tile)};
    art_compose_tile(
        &easel->what->rules->set.tiles[placed.tile], request, &svg[GROUND], &svg[PROPS]);
    for (int part = 0; part < PARTS; part++) {
        const char *text = text_string(&svg[part]);
        face->parts[part] =
            *text ? ui_svg_raster(text, easel->what->tile, easel->what->tile) : NULL;
        text_finish(&svg[part]);
    }
    return face;
}

static int copy_of(const struct snapshot *what, int number)
{
    int tile = carc_placement(what->rules, what->state, number).tile;
    int copy = 0;
    for (int i = 0; i < number; i++) {
        copy += carc_placement(what->rules, what->state, i).tile == tile;
    }
    return copy;
}

static void draw_tiles(struct easel *easel, int part)
{
    const struct snapshot *what = easel->what;
    for (int y = 0; y < easel->rows; y++) { /* what stands in front is drawn later */
        for (int x = 0; x < easel->columns && !stopped(easel); x++) {
            struct carc_cell cell = {(int16_t)(x + easel->west), (int16_t)(y + easel->north)};
            int number = carc_placement_at(what->rules, what->state, cell);
            if (number >= 0) {
                struct face *face =
                    find_face(easel, carc_placement(what->rules, what->state, number),
                        copy_of(what, number) % ART_VARIANTS);
                put(easel, face->parts[part], spot(easel, cell, 0, 0));
            }
        }
    }
}

static struct art_laid laid_at(const struct snapshot *what, int x, int y)
{
    struct carc_cell cell = {(int16_t)x, (int16_t)y};
    int number = carc_placement_at(what->rules, what->state, cell);
    if (number < 0) {
        return (struct art_laid){NULL, 0};
    }
    struct carc_placement at = carc_placement(what->rules, what->state, number);
    return (struct art_laid){&what->rules->set.tiles[at.tile], at.rotation};
}

static void draw_growth(struct easel *easel)
{
    const struct snapshot *what = easel->what;
    double unit = (double)what->tile / 256;
    for (int y = easel->north; y <= easel->north + easel->rows; y++) {
        for (int x = easel->west; x <= easel->west + easel->columns && !stopped(easel); x++) {
            const struct art_laid around[] = {laid_at(what, x - 1, y - 1), laid_at(what, x, y - 1),
                laid_at(what, x, y), laid_at(what, x - 1, y)};
            struct art_growth growth[ART_MAX_GROWTH];
            int count = art_growth_find(around, x, y, growth);
            for (int i = 0; i < count; i++) {
                struct text svg = {0};
                art_compose_growth(growth[i].kind, what->tile > 64, &svg);
                struct carc_cell cell = {(int16_t)x, (int16_t)y};
                put_svg(easel, &svg,
                    spot(easel, cell, growth[i].at.x - ART_GROWTH_X, growth[i].at.y - ART_GROWTH_Y),
                    (int)lrint(ART_GROWTH_WIDTH * unit), (int)lrint(ART_GROWTH_HEIGHT * unit));
            }
        }
    }
}

static bool has_tower(const struct snapshot *what, int x, int y)
{
    static const struct {
        int dx, dy, corner;
    } around[] = {{0, 0, 0}, {-1, 0, 1}, {-1, -1, 2}, {0, -1, 3}};
    for (int i = 0; i < 4; i++) {
        struct carc_cell cell = {(int16_t)(x + around[i].dx), (int16_t)(y + around[i].dy)};
        int number = carc_placement_at(what->rules, what->state, cell);
        if (number >= 0) {
            struct carc_placement at = carc_placement(what->rules, what->state, number);
            const struct carc_tile *tile = &what->rules->set.tiles[at.tile];
            if (art_wall_ends(tile, at.rotation) >> around[i].corner & 1) {
                return true;
            }
        }
    }
    return false;
}

static void draw_towers(struct easel *easel)
{
    double unit = (double)easel->what->tile / 256;
    for (int y = easel->north; y <= easel->north + easel->rows; y++) {
        for (int x = easel->west; x <= easel->west + easel->columns; x++) {
            if (!has_tower(easel->what, x, y)) {
                continue;
            }
            struct text svg = {0};
            art_compose_tower(art_tower_kind(x, y), easel->what->tile > 64, &svg);
            struct carc_cell cell = {(int16_t)x, (int16_t)y};
            put_svg(easel, &svg, spot(easel, cell, -ART_TOWER_X, -ART_TOWER_Y),
                (int)lrint(ART_TOWER_WIDTH * unit), (int)lrint(ART_TOWER_HEIGHT * unit));
        }
    }
}

/* How many of the player's earlier meeples stand on the same segment. */
static int place_of(const struct snapshot *what, int player, int number)
{
    carc_node node = carc_meeple(what->rules, what->state, player, number);
    int place = 0;
    for (int i = 0; i < number; i++) {
        place += carc_meeple(what->rules, what->state, player, i) == node;
    }
    return place < ART_SPOT_PLACES ? place : ART_SPOT_PLACES - 1;
}

static void draw_meeple(struct easel *easel, int player, int number)
{
    const struct snapshot *what = easel->what;
    carc_node node = carc_meeple(what->rules, what->state, player, number);
    struct carc_node_info info = carc_node_info(what->rules, what->state, node);
    struct carc_placement placed = carc_placement(what->rules, what->state, info.placement);
    struct art_spots spots;
    art_spots_find(&spots, &what->rules->set.tiles[placed.tile], placed.rotation);
    const struct art_spot *at = &spots.segment[info.segment];
    enum art_pose pose = at->lying ? ART_LYING : ART_STANDING;
    const struct art_meeple_box *box = art_meeple_box(pose);
    double height = what->tile * box->tile_share;
    double width = height * box->width / box->height;
    struct art_point point = at->at[place_of(what, player, number)];
    SDL_Point corner = spot(easel, placed.cell, point.x, point.y);
    corner.x -= (int)lrint(width / 2);
    corner.y -= (int)lrint(height * box->anchor);
    struct text svg = {0};
    art_meeple(&svg, what->looks[player], pose, height);
    put_svg(easel, &svg, corner, (int)ceil(width), (int)ceil(height));
}

static void draw_board(struct easel *easel)
{
    const struct carc_state *state = easel->what->state;
    draw_tiles(easel, GROUND);
    draw_tiles(easel, PROPS);
    if (easel->what->tile > 28) {
        draw_growth(easel);
        draw_towers(easel);
    }
    for (int player = 0; player < state->players; player++) {
        for (int i = 0; i < state->on_board[player] && !stopped(easel); i++) {
            draw_meeple(easel, player, i);
        }
    }
}

static SDL_Surface *draw(const struct snapshot *what, SDL_atomic_t *stop)
{
    struct easel easel = {.what = what, .stop = stop};
    measure(&easel);
    int width = easel.columns * what->tile + 2 * what->margin;
    int height = easel.rows * what->tile + 2 * what->margin;
    easel.to = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
    if (easel.to == NULL) {
        return NULL;
    }
    SDL_FillRect(easel.to, NULL,
        SDL_MapRGBA(easel.to->format, what->table >> 16 & 255, what->table >> 8 & 255,
            what->table & 255, what->clear ? 0 : 255));
    easel.faces = base_alloc((size_t)what->state->placed * sizeof *easel.faces);
    draw_board(&easel);
    for (size_t i = 0; i < easel.face_count; i++) {
        SDL_FreeSurface(easel.faces[i].parts[GROUND]);
        SDL_FreeSurface(easel.faces[i].parts[PROPS]);
    }
    free(easel.faces);
    return easel.to;
}

SDL_Surface *snapshot_draw(const struct snapshot *what)
{
    return draw(what, NULL);
}

bool snapshot_save(const struct snapshot *what, const char *path, struct diag *diag)
{
    SDL_Surface *picture = snapshot_draw(what);
    bool good = picture != NULL && IMG_SavePNG(picture, path) == 0;
    if (!good) {
        diag_set_file(diag, path);
        diag_error(diag, (struct diag_place){0, 0}, "the picture cannot be written");
    }
    SDL_FreeSurface(picture);
    return good;
}

struct snapshot_job {
    struct ui *ui;
    struct snapshot what;
    void *state;
    SDL_Thread *thread;
    SDL_atomic_t stop, done;
    SDL_Surface *picture;
};

static int work(void *data)
{
    struct snapshot_job *job = data;
    job->picture = draw(&job->what, &job->stop);
    SDL_AtomicSet(&job->done, 1);
    ui_post_user(job->ui, 0, NULL);
    return 0;
}

struct snapshot_job *snapshot_start(struct ui *ui, const struct snapshot *what)
{
    struct snapshot_job *job = base_alloc(sizeof *job);
    *job = (struct snapshot_job){.ui = ui, .what = *what};
    size_t size = carc_state_size(what->rules);
    job->state = base_alloc(size);
    memcpy(job->state, what->state, size);
    job->what.state = job->state;
    job->thread = SDL_CreateThread(work, "snapshot", job);
    return job;
}

SDL_Surface *snapshot_take(struct snapshot_job *job)
{
    if (job == NULL || !SDL_AtomicGet(&job->done)) {
        return NULL;
    }
    SDL_Surface *picture = job->picture;
    job->picture = NULL;
    return picture;
}

void snapshot_end(struct snapshot_job *job)
{
    if (job == NULL) {
        return;
    }
    SDL_AtomicSet(&job->stop, 1);
    if (job->thread != NULL) {
        SDL_WaitThread(job->thread, NULL);
    }
    SDL_FreeSurface(job->picture);
    free(job->state);
    free(job);
}
