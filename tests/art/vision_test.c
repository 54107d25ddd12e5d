/* Whose a drawn meeple is can be told with every kind of colour vision: its pixels, as the client
 * draws them on the board, are filtered and compared. */
#include <criterion/criterion.h>
#include <math.h>

#include "art/meeples.h"
#include "picture.h"
#include "vision.h"

/* The least height on the board, the usual one, and a large one. */
static const double tile_sizes[] = {30, 120, 240};

#define SIZES (int)(sizeof tile_sizes / sizeof tile_sizes[0])
#define SOLID 200 /* opacity from which a pixel belongs to the figure */

struct figure {
    enum art_pose pose;
    double tile; /* pixels of a tile of the board it stands on */
};

static SDL_Surface *draw(const struct art_player *player, struct figure figure)
{
    const struct art_meeple_box *box = art_meeple_box(figure.pose);
    double height = art_meeple_height(figure.pose, figure.tile);
    struct text svg;
    text_init(&svg);
    art_meeple(&svg, player, figure.pose, height);
    SDL_Surface *picture =
        picture_draw(&svg, (int)lround(height * box->width / box->height), (int)lround(height));
    cr_assert_not_null(picture);
    text_finish(&svg);
    return picture;
}

static bool solid(Uint32 pixel)
{
    return pixel >> 24 >= SOLID;
}

/* Mean distance of what is seen of two figures, over the pixels that both cover. */
static double apart(SDL_Surface *a, SDL_Surface *b, enum vision vision)
{
    double sum = 0;
    int count = 0;
    for (int i = 0; i < a->w * a->h; i++) {
        Uint32 p = picture_pixel(a, i % a->w, i / a->w);
        Uint32 q = picture_pixel(b, i % a->w, i / a->w);
        if (solid(p) && solid(q)) {
            sum +=
                vision_distance(vision_see(p & 0xFFFFFF, vision), vision_see(q & 0xFFFFFF, vision));
            count++;
        }
    }
    cr_assert_gt(count, a->w * a->h / 4);
    return sum / count;
}

/* The distance of the two players that look most alike. */
static double least_apart(enum art_player_set set, struct figure figure, enum vision vision)
{
    SDL_Surface *pictures[ART_PLAYERS];
    for (int i = 0; i < ART_PLAYERS; i++) {
        pictures[i] = draw(art_player(set, i), figure);
    }
    double least = INFINITY;
    for (int a = 0; a < ART_PLAYERS; a++) {
        for (int b = 0; b < a; b++) {
            least = fmin(least, apart(pictures[a], pictures[b], vision));
        }
    }
    for (int i = 0; i < ART_PLAYERS; i++) {
        SDL_FreeSurface(pictures[i]);
    }
    return least;
}

/* The measured distances, which must not get smaller. 2.3 can just be told side by side; who sees
 * no colour at all is told by the emblems. */
static const double standard_least[VISION_COUNT] = {33, 24, 18.5, 13, 4.7};
static const double classic_least[VISION_COUNT] = {37.5, 12.9, 12, 11, 2.4};

static void expect_apart(enum art_player_set set, const double least[VISION_COUNT])
{
    for (int i = 0; i < ART_POSE_COUNT * SIZES; i++) {
        struct figure figure = {i % ART_POSE_COUNT, tile_sizes[i / ART_POSE_COUNT]};
        for (enum vision vision = 0; vision < VISION_COUNT; vision++) {
            double found = least_apart(set, figure, vision);
            cr_expect_geq(found, least[vision], "%s, pose %d, tiles of %g: %.2f",
                vision_name(vision), figure.pose, figure.tile, found);
        }
    }
}

Test(vision, standard_colours_tell_the_owner_of_a_meeple)
{
    expect_apart(ART_COLOURS_STANDARD, standard_least);
}

Test(vision, classic_colours_with_their_emblems_tell_the_owner)
{
    expect_apart(ART_COLOURS_CLASSIC, classic_least);
}

/* How many pixels of two figures are told apart by lightness at a glance. */
static int differ(SDL_Surface *a, SDL_Surface *b)
{
    int count = 0;
    for (int i = 0; i < a->w * a->h; i++) {
        Uint32 p = picture_pixel(a, i % a->w, i / a->w);
        Uint32 q = picture_pixel(b, i % a->w, i / a->w);
        count += vision_distance(vision_see(p & 0xFFFFFF, VISION_GREY),
                     vision_see(q & 0xFFFFFF, VISION_GREY)) > 20;
    }
    return count;
}

/* Two players of one colour: the least pixels that tell them apart, for each size of tiles. */
static const int emblem_least[SIZES] = {3, 8, 25};

Test(vision, emblems_alone_tell_the_owner)
{
    for (int i = 0; i < ART_POSE_COUNT * SIZES; i++) {
        struct figure figure = {i % ART_POSE_COUNT, tile_sizes[i / ART_POSE_COUNT]};
        struct art_player twin = *art_player(ART_COLOURS_STANDARD, 0);
        SDL_Surface *first = draw(&twin, figure);
        for (int emblem = 1; emblem < ART_PLAYERS; emblem++) {
            twin.emblem = art_player(ART_COLOURS_STANDARD, emblem)->emblem;
            SDL_Surface *second = draw(&twin, figure);
            int found = differ(first, second);
            cr_expect_geq(found, emblem_least[i / ART_POSE_COUNT],
                "emblem %d, pose %d, tiles of %g: %d of %d pixels", emblem, figure.pose,
                figure.tile, found, first->w * first->h);
            SDL_FreeSurface(second);
        }
        SDL_FreeSurface(first);
    }
}
