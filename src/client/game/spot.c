#include "client/game/spot.h"

#include <math.h>

#include "client/game/parts.h"
#include "client/words.h"
#include "ui/draw.h"

#define BADGE 18.0f

struct spot game_claim(const struct game *game, const struct carc_tile *tile, size_t i)
{
    return (struct spot){.action = (int)i,
        .number = (int)i + 1,
        .kind = tile->segments[game->turn.actions[i].item].kind,
        .picked = game->turn.picked == (int)i};
}

/* How bad a place for a number is: over another number or figure, or nearer to that than to its
 * own, or under the prompt. */
static float badness(const struct game *game, const struct spot *spot, struct ui_point at)
{
    struct ui_rect disc = {at.x - BADGE / 2, at.y - BADGE / 2, BADGE, BADGE};
    float sum = game_under_main(game, disc) ? 4000 : 0;
    for (size_t i = 0; i < game->badge_count; i++) {
        float far = hypotf(at.x - game->badges[i].x, at.y - game->badges[i].y);
        sum += fmaxf(0, BADGE + 3 - far) * 100;
    }
    for (size_t i = 0; i < game->figure_count; i++) {
        struct ui_rect both = ui_overlap(disc, game->figures[i]);
        bool own = (int)i == spot->action;
        if (!own && both.w > 0 && both.h > 0) {
            sum += 4 * both.w * both.h;
        }
    }
    return sum;
}

/* On the edge of its figure, wherever that is clearest; at a corner above, if it makes no odds. */
static struct ui_point badge_at(
    struct game *game, const struct spot *spot, struct ui_rect figure, bool left)
{
    static const float ways[][2] = {
        {1, -1}, {-1, -1}, {1, 1}, {-1, 1}, {1, 0}, {-1, 0}, {0, -1}, {0, 1}};
    struct ui_point centre = {figure.x + figure.w / 2, figure.y + figure.h / 2};
    struct ui_point best = centre;
    float least = INFINITY;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        float across = left ? -ways[i][0] : ways[i][0];
        bool corner = across != 0 && ways[i][1] != 0;
        float out = corner ? 0 : BADGE / 4; /* the corners of a figure are empty */
        struct ui_point at = {
            centre.x + across * (figure.w / 2 + out), centre.y + ways[i][1] * (figure.h / 2 + out)};
        float bad = badness(game, spot, at) + (float)i;
        best = bad < least ? at : best;
        least = fminf(least, bad);
    }
    if (game->badge_count < GAME_BADGES) {
        game->badges[game->badge_count++] = best;
    }
    return best;
}

void game_spot_number(struct game *game, const struct spot *spot, struct ui_rect figure)
{
    struct ui *ui = game->app->ui;
    if (spot->number == 0) {
        return;
    }
    bool left = game_step(game) == GAME_ACTOR; /* the plus stands at the right */
    struct ui_point centre = badge_at(game, spot, figure, left);
    ui_disc(ui, centre, BADGE / 2 + 1.5f, ui_rgb(0x26221E));
    ui_disc(ui, centre, BADGE / 2, spot->picked ? ui_color(ui, UI_TERRACOTTA) : ui_rgb(0xFFF8EA));
    struct ui_rect box = {centre.x - BADGE / 2, centre.y - BADGE / 2, BADGE, BADGE};
    struct ui_type type = {
        UI_SMALL_BOLD, spot->picked ? ui_rgb(0xFFF8EA) : ui_rgb(0x26221E), UI_MIDDLE, false};
    ui_text(ui, box, type, ui_format(ui, "%d", spot->number));
}

const char *game_spot_role(enum carc_kind kind)
{
    static const char *const roles[] = {[CARC_FIELD] = N_("Farmer"),
        [CARC_ROAD] = N_("Highwayman"),
        [CARC_CITY] = N_("Knight"),
        [CARC_MONASTERY] = N_("Monk")};
    return _(roles[kind]);
}
