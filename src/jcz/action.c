/* What the player who must decide may do. */
#include "jcz/put.h"

static void put_cell_options(
    struct text *out, const struct jcz_game *game, struct carc_cell cell, bool *first)
{
    const struct jcz_tile *tile = jcz_tile(game->view.drawn);
    int fits = carc_fits_at(game->rules, game->state, game->ours[game->view.drawn], cell);
    if (fits == 0) {
        return;
    }
    put_text(out, *first ? "{\"position\":" : ",{\"position\":");
    *first = false;
    put_cell(out, cell);
    PUT(out, ",\"rotations\":[");
    const char *before = "";
    for (int turn = 0; turn < CARC_ROTATIONS; turn++) {
        if (fits >> (turn + tile->turned) % CARC_ROTATIONS & 1) {
            put_text(out, before);
            put_number(out, turn * 90);
            before = ",";
        }
    }
    PUT(out, "]}");
}

static void put_placements(struct text *out, const struct jcz_game *game)
{
    PUT(out, "{\"type\":\"TilePlacement\",\"tileId\":\"");
    put_text(out, jcz_tile(game->view.drawn)->id);
    PUT(out, "\",\"options\":[");
    bool first = true;
    for (int i = 0; i < game->state->open; i++) {
        put_cell_options(out, game, carc_open_cell(game->rules, game->state, i), &first);
    }
    PUT(out, "]}");
}

static void put_spot(struct text *out, const struct jcz_game *game, carc_node node, bool *first)
{
    put_text(out, *first ? "{" : ",{");
    *first = false;
    put_pointer(out, game, node);
    PUT(out, "}");
}

static void put_claims(struct text *out, const struct jcz_game *game)
{
    struct carc_placement last = carc_placement(game->rules, game->state, game->state->placed - 1);
    bool first = true;
    PUT(out, "{\"type\":\"Meeple\",\"meeple\":\"SmallFollower\",\"options\":[");
    for (int segment = 0; segment < CARC_MAX_SEGMENTS; segment++) {
        if (game->state->claims >> segment & 1) {
            put_spot(out, game, carc_node_at(game->rules, game->state, last.cell, segment), &first);
        }
    }
    PUT(out, "]}");
}

/* Whether the meeple is of the player and of the kind that the crop circle is about. */
static bool takes_part(const struct jcz_game *game, const struct jcz_meeple *meeple)
{
    enum carc_symbol symbol = carc_crop_symbol(game->rules, game->state);
    return meeple->player == game->view.player && meeple->kind == carc_symbol_kind(symbol);
}

/* The places where own meeples stand, each once. */
static void put_adds(struct text *out, const struct jcz_game *game)
{
    const struct jcz_view *view = &game->view;
    bool first = true;
    PUT(out, "{\"type\":\"Meeple\",\"meeple\":\"SmallFollower\",\"options\":[");
    for (int i = 0; i < view->meeple_count; i++) {
        bool known = false;
        for (int j = 0; j < i; j++) {
            known |= view->meeples[j].node == view->meeples[i].node &&
                     view->meeples[j].player == view->meeples[i].player;
        }
        if (!known && takes_part(game, &view->meeples[i])) {
            put_spot(out, game, view->meeples[i].node, &first);
        }
    }
    PUT(out, "]}");
}

/* Each own meeple. */
static void put_returns(struct text *out, const struct jcz_game *game)
{
    const struct jcz_view *view = &game->view;
    const char *before = "{\"featurePointer\":{";
    PUT(out, "{\"type\":\"ReturnMeeple\",\"source\":\"CORN_CIRCLE\",\"options\":[");
    for (int i = 0; i < view->meeple_count; i++) {
        const struct jcz_meeple *meeple = &view->meeples[i];
        if (takes_part(game, meeple)) {
            put_text(out, before);
            put_pointer(out, game, meeple->node);
            PUT(out, "},\"meepleId\":");
            put_meeple(out, meeple->player, meeple->number);
            PUT(out, "}");
            before = ",{\"featurePointer\":{";
        }
    }
    PUT(out, "]}");
}

static void put_circle(struct text *out, const struct jcz_game *game)
{
    if (game->view.crop == CARC_CROP_A) {
        put_adds(out, game);
    } else if (game->view.crop == CARC_CROP_B) {
        put_returns(out, game);
    } else {
        enum carc_symbol symbol = carc_crop_symbol(game->rules, game->state);
        PUT(out, "{\"type\":\"CornCircleSelectDeployOrRemove\",\"featureType\":\"");
        put_text(out, jcz_kind_name(carc_symbol_kind(symbol)));
        PUT(out, "\"}");
    }
}

void put_action(struct text *out, const struct jcz_game *game)
{
    const struct jcz_view *view = &game->view;
    bool circle = view->phase == JCZ_PHASE_CIRCLE;
    PUT(out, "{\"player\":");
    put_number(out, view->player);
    PUT(out, ",\"canPass\":");
    put_text(out, jcz_game_can_pass(game) ? "true" : "false");
    PUT(out, ",\"items\":[");
    if (view->phase == JCZ_PHASE_TILE) {
        put_placements(out, game);
    } else if (view->phase == JCZ_PHASE_ACTION) {
        put_claims(out, game);
    } else if (circle && !view->confirm) {
        put_circle(out, game);
    } else {
        PUT(out, "{\"type\":\"Confirm\"}");
    }
    PUT(out, "]}");
}
