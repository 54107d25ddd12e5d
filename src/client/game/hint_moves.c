/* Moves in words: no two of a hint read the same. */
#include <math.h>
#include <string.h>

#include "base/macros.h"
#include "client/game/parts.h"
#include "client/words.h"

static const char *const with_words[CARC_KIND_COUNT] = {[CARC_FIELD] = N_("With a farmer"),
    [CARC_ROAD] = N_("With a highwayman"),
    [CARC_CITY] = N_("With a knight"),
    [CARC_MONASTERY] = N_("With a monk")};

static const char *const add_words[CARC_SYMBOL_COUNT] = {[CARC_SHIELD] = N_("Add a knight"),
    [CARC_CLUB] = N_("Add a highwayman"),
    [CARC_RAKE] = N_("Add a farmer")};

static const char *const take_words[CARC_SYMBOL_COUNT] = {[CARC_SHIELD] = N_("Take back a knight"),
    [CARC_CLUB] = N_("Take back a highwayman"),
    [CARC_RAKE] = N_("Take back a farmer")};

/* What the claim makes of a meeple: on the tile in hand, or the one laid last. */
static const char *claim_text(const struct game *game, struct carc_action claim)
{
    const struct carc_tile *tile = &game_rules(game)->set.tiles[game_turn_face(game).tile];
    return _(with_words[tile->segments[claim.item].kind]);
}

/* What it is about; several moves can have the same. */
static const char *plain_text(const struct game *game, const struct ai_advice *advice)
{
    struct carc_action first = advice->step[0];
    struct carc_action action =
        advice->steps > 1 && first.verb == CARC_PLACE ? advice->step[1] : first;
    enum carc_symbol symbol = carc_crop_symbol(game_rules(game), game_state(game));
    switch (action.verb) {
    case CARC_CLAIM: return claim_text(game, action);
    case CARC_CROP:
        return action.item == CARC_CROP_A ? _("A: everybody adds") : _("B: everybody takes back");
    case CARC_ADD: return _(add_words[symbol]);
    case CARC_RETURN: return _(take_words[symbol]);
    case CARC_PASS:
        return first.verb == CARC_PASS && game_step(game) == GAME_ACTOR ? _("Add nothing")
                                                                        : _("Without a meeple");
    default: return _("Without a meeple");
    }
}

/* ---- Where, if another move reads the same. */

static const char *const where_words[3][3] = {
    {N_("top left"), N_("at the top"), N_("top right")},
    {N_("on the left"), N_("in the middle"), N_("on the right")},
    {N_("bottom left"), N_("at the bottom"), N_("bottom right")},
};

static const char *const turned_words[CARC_ROTATIONS] = {
    N_("as it is"), N_("turned right"), N_("upside down"), N_("turned left")};

#define APART 0.05f /* cells: what is closer is neither left nor right of the other */

/* What is to be told apart: points as they are seen, in cells. */
struct spots {
    float at[AI_MAX_CANDIDATES][2];
    int count;
};

/* Returns its number; the same point has one number. */
static int add_spot(struct spots *spots, float x, float y)
{
    for (int i = 0; i < spots->count; i++) {
        if (fabsf(spots->at[i][0] - x) < APART && fabsf(spots->at[i][1] - y) < APART) {
            return i;
        }
    }
    spots->at[spots->count][0] = x;
    spots->at[spots->count][1] = y;
    return spots->count++;
}

/* The least distance of two along an axis. */
static float gap_along(const struct spots *spots, int axis)
{
    float least = INFINITY;
    for (int i = 0; i < spots->count; i++) {
        for (int j = 0; j < i; j++) {
            least = fminf(least, fabsf(spots->at[i][axis] - spots->at[j][axis]));
        }
    }
    return least;
}

/* How many are before it and how many behind it along an axis: 0 first, 1 between, 2 last. */
static int place_along(const struct spots *spots, int axis, int number)
{
    int before = 0;
    int behind = 0;
    for (int i = 0; i < spots->count; i++) {
        float off = spots->at[i][axis] - spots->at[number][axis];
        before += off < -APART;
        behind += off > APART;
    }
    return before == 0 ? 0 : behind == 0 ? 2 : 1;
}

/* Along the axis that tells all apart; where neither does, by both. */
static const char *where_text(const struct spots *spots, int number)
{
    float gaps[2] = {gap_along(spots, 0), gap_along(spots, 1)};
    int column = place_along(spots, 0, number);
    int row = place_along(spots, 1, number);
    if (fmaxf(gaps[0], gaps[1]) > APART) {
        *(gaps[1] > gaps[0] ? &column : &row) = 1;
    }
    return _(where_words[row][column]);
}

static bool reads_alike(
    const struct game *game, const struct ai_advice *a, const struct ai_advice *b)
{
    return strcmp(plain_text(game, a), plain_text(game, b)) == 0;
}

static bool same_way(struct carc_action a, struct carc_action b)
{
    return carc_same_cell(a.cell, b.cell) && a.rotation == b.rotation;
}

static const char *joined(struct game *game, const char *text, const char *more)
{
    return ui_format(game->app->ui, "%s, %s", text, more);
}

/* Of the cells of those that read alike. */
static const char *add_place(struct game *game, int number, const char *text)
{
    const struct ai_hint *hint = &game->hint.advice;
    struct spots spots = {.count = 0};
    int mine = 0;
    for (int i = 0; i < hint->count; i++) {
        if (reads_alike(game, &hint->advice[i], &hint->advice[number])) {
            struct carc_cell seen = camera_seen(&game->camera, hint->advice[i].step[0].cell);
            int spot = add_spot(&spots, seen.x, seen.y);
            mine = i == number ? spot : mine;
        }
    }
    return spots.count > 1 ? joined(game, text, where_text(&spots, mine)) : text;
}

/* Against how it is in the hand. */
static const char *add_turn(struct game *game, int number, const char *text)
{
    const struct ai_hint *hint = &game->hint.advice;
    struct carc_action mine = hint->advice[number].step[0];
    for (int i = 0; i < hint->count; i++) {
        struct carc_action other = hint->advice[i].step[0];
        if (reads_alike(game, &hint->advice[i], &hint->advice[number]) &&
            carc_same_cell(other.cell, mine.cell) && other.rotation != mine.rotation) {
            int seen = camera_rotation(&game->camera, mine.rotation);
            int turned = (seen - game_turn_face(game).rotation + CARC_ROTATIONS) % CARC_ROTATIONS;
            return joined(game, text, _(turned_words[turned]));
        }
    }
    return text;
}

/* On the tile: where the meeples of those would stand that lay it the same way. */
static const char *add_side(struct game *game, int number, const char *text)
{
    const struct ai_hint *hint = &game->hint.advice;
    const struct ai_advice *me = &hint->advice[number];
    int seen = camera_rotation(&game->camera, me->step[0].rotation);
    const struct art_spots *places = tiles_spots(game->app->tiles, game_turn_face(game).tile, seen);
    struct spots spots = {.count = 0};
    int mine = 0;
    for (int i = 0; i < hint->count; i++) {
        const struct ai_advice *it = &hint->advice[i];
        if (it->steps > 1 && it->step[1].verb == CARC_CLAIM && reads_alike(game, it, me) &&
            same_way(it->step[0], me->step[0])) {
            struct art_point at = places->segment[it->step[1].item].at[0];
            int spot = add_spot(&spots, (float)at.x / 256, (float)at.y / 256);
            mine = i == number ? spot : mine;
        }
    }
    return spots.count > 1 ? joined(game, text, where_text(&spots, mine)) : text;
}

/* The number that its spot has on the board. */
static const char *add_number(struct game *game, int number, const char *text)
{
    const struct ai_hint *hint = &game->hint.advice;
    for (int i = 0; i < hint->count; i++) {
        if (i != number && reads_alike(game, &hint->advice[i], &hint->advice[number])) {
            int spot = turn_find_pick(&game->turn, hint->advice[number].step[0]);
            return ui_format(game->app->ui, _("%s, number %d"), text, spot + 1);
        }
    }
    return text;
}

const char *hint_move_text(struct game *game, int number)
{
    const struct ai_advice *advice = &game->hint.advice.advice[number];
    const char *text = plain_text(game, advice);
    if (advice->step[0].verb != CARC_PLACE) {
        return add_number(game, number, text);
    }
    text = add_place(game, number, text);
    text = add_turn(game, number, text);
    return add_side(game, number, text);
}
