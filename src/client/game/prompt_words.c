#include "client/game/prompt_words.h"

#include <math.h>

#include "base/macros.h"
#include "client/game/parts.h"
#include "client/words.h"

/* Texts that name the meeple, by the symbol of the circle. */
static const struct {
    const char *add, *must_add, *take, *add_label, *take_label;
} actor_words[CARC_SYMBOL_COUNT] = {
    [CARC_SHIELD] = {N_("%s: add one knight beside a ringed one, or pass."),
        N_("%s: add one knight beside a ringed one."), N_("%s: take back one ringed knight."),
        N_("Add knight"), N_("Return knight")},
    [CARC_CLUB] = {N_("%s: add one highwayman beside a ringed one, or pass."),
        N_("%s: add one highwayman beside a ringed one."),
        N_("%s: take back one ringed highwayman."), N_("Add highwayman"), N_("Return highwayman")},
    [CARC_RAKE] = {N_("%s: add one farmer beside a ringed one, or pass."),
        N_("%s: add one farmer beside a ringed one."), N_("%s: take back one ringed farmer."),
        N_("Add farmer"), N_("Return farmer")},
};

static const char *actor_text(struct game *game)
{
    enum carc_symbol symbol = carc_crop_symbol(game_rules(game), game_state(game));
    const char *text = actor_words[symbol].take;
    if (game_state(game)->crop == CARC_CROP_A) {
        text = turn_may_pass(&game->turn) ? actor_words[symbol].add : actor_words[symbol].must_add;
    }
    return ui_format(game->app->ui, _(text), game_name(game, game_actor(game)));
}

/* ---- A tile in hand. */

enum tile_text {
    TEXT_GOLD,
    TEXT_GOLD_AND_DASHED,
    TEXT_DASHED,
    TEXT_GHOST,
    TEXT_ONLY_GHOST,
    TEXT_OUT_OF_SIGHT,
};

static const struct words {
    const char *text;
    const char *brief; /* in a compact layout; NULL: the same */
} tile_texts[] = {
    [TEXT_GOLD] = {N_("Click a gold space."), NULL},
    [TEXT_GOLD_AND_DASHED] = {N_("Click a gold space. Dashed ones fit when turned."),
        N_("Click a gold space.")},
    [TEXT_DASHED] = {N_("Click a dashed space. The tile turns to fit."),
        N_("Click a dashed space.")},
    [TEXT_GHOST] = {N_("Here, or on another space?"), NULL},
    [TEXT_ONLY_GHOST] = {N_("Here? It fits nowhere else."), NULL},
    [TEXT_OUT_OF_SIGHT] = {N_("The spaces are out of sight."), NULL},
};

/* With a gamepad in hand nothing is clicked. */
static const struct words pad_texts[] = {
    [TEXT_GOLD] = {N_("Pick a gold space."), NULL},
    [TEXT_GOLD_AND_DASHED] = {N_("Pick a gold space. Dashed ones fit when turned."),
        N_("Pick a gold space.")},
    [TEXT_DASHED] = {N_("Pick a dashed space. The tile turns to fit."), N_("Pick a dashed space.")},
};

static bool in_sight(const struct game *game, int cell)
{
    struct ui_rect seen =
        ui_overlap(camera_cell(&game->camera, game->turn.cells[cell].cell), game->layout.viewport);
    return seen.w > 0 && seen.h > 0;
}

static enum tile_text tile_text(const struct game *game)
{
    const struct turn *turn = &game->turn;
    bool gold = false;
    bool dashed = false;
    for (int i = 0; i < (int)turn->cell_count; i++) {
        bool now = turn->cells[i].rotations >> turn->rotation & 1;
        gold |= now && in_sight(game, i);
        dashed |= !now && in_sight(game, i);
    }
    if (turn->ghost >= 0 && in_sight(game, turn->ghost)) {
        return turn->cell_count > 1 ? TEXT_GHOST : TEXT_ONLY_GHOST;
    }
    if (!gold && !dashed) {
        return TEXT_OUT_OF_SIGHT;
    }
    return !gold ? TEXT_DASHED : dashed ? TEXT_GOLD_AND_DASHED : TEXT_GOLD;
}

static const char *say_tile(const struct game *game, enum tile_text text, bool by_pad)
{
    by_pad &= text < (int)ARRAY_LENGTH(pad_texts);
    const struct words *words = by_pad ? &pad_texts[text] : &tile_texts[text];
    return _(game->layout.compact && words->brief != NULL ? words->brief : words->text);
}

/* ---- All steps. */

static const char *const meeple_texts[] = {N_("End the turn?"),
    N_("Claim a feature, or end the turn."), N_("Nothing to claim here."),
    N_("No meeple. End the turn?")};

static const char *meeple_text(const struct turn *turn)
{
    bool offered = turn_pick_count(turn) > 0 && !turn->held;
    return _(meeple_texts[turn->none ? 3 : turn->picked >= 0 ? 0 : offered ? 1 : 2]);
}

const char *prompt_text(struct game *game)
{
    switch (game_step(game)) {
    case GAME_TILE: return say_tile(game, tile_text(game), ui_hand(game->app->ui) == UI_BY_PAD);
    case GAME_MEEPLE: return meeple_text(&game->turn);
    case GAME_CHOICE:
        return ui_format(game->app->ui, _("%s chooses A or B."), game_name(game, game_actor(game)));
    case GAME_ACTOR: return actor_text(game);
    default: return _("The game is over.");
    }
}

static float room_for(const struct game *game, float room, const char *text)
{
    return fmaxf(room, ui_text_width(game->app->ui, UI_BODY, text) + 2);
}

float prompt_room(const struct game *game)
{
    float room = 0;
    if (game_step(game) != GAME_TILE && game_step(game) != GAME_MEEPLE) {
        return 0;
    }
    for (int text = 0; text < (int)ARRAY_LENGTH(tile_texts); text++) {
        room = room_for(game, room, say_tile(game, (enum tile_text)text, false));
        room = room_for(game, room, say_tile(game, (enum tile_text)text, true));
    }
    for (size_t i = 0; i < ARRAY_LENGTH(meeple_texts); i++) {
        room = room_for(game, room, _(meeple_texts[i]));
    }
    return room;
}

const char *prompt_action(struct game *game)
{
    enum carc_symbol symbol = carc_crop_symbol(game_rules(game), game_state(game));
    switch (game_step(game)) {
    case GAME_TILE: return _("Place here");
    case GAME_MEEPLE: return _("End turn");
    case GAME_ACTOR:
        return game_state(game)->crop == CARC_CROP_A ? _(actor_words[symbol].add_label)
                                                     : _(actor_words[symbol].take_label);
    default: return NULL;
    }
}
