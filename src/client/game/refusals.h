/* Why a running game does not do what it was asked to do. Every refusal stands here: none is without
 * its words, and a test has to know each of them. */
#ifndef CLIENT_REFUSALS_H
#define CLIENT_REFUSALS_H

#include "client/words.h"
#include "rules/query.h"
#include "ui/geometry.h"

/* name, words; %s is a name, a number or a key */
/* clang-format off */
#define REFUSALS(X) \
    X(PLACE_FIRST, N_("Place the tile first.")) \
    X(CHOOSE_FIRST, N_("Choose A or B first.")) \
    X(CHOOSE_WITH, N_("The choice is for the whole table: press %s to confirm it.")) \
    X(PICK_FIRST, N_("Pick one of the ringed meeples first.")) \
    X(CONFIRM_WITH, N_("Press %s to confirm.")) \
    X(END_WITH, N_("Press %s to end the turn.")) \
    X(HOLD_TO_END, N_("Hold to end the turn.")) \
    X(NOT_YOUR_TURN, N_("%s decides now.")) \
    X(OTHERS_PAD, N_("This gamepad plays for %s.")) \
    X(GAME_OVER, N_("The game is over.")) \
    X(CELL_TAKEN, N_("A tile lies there already.")) \
    X(CELL_ALONE, N_("A tile must lie beside another one.")) \
    X(CELL_UNFIT, N_("This tile does not fit there, however it is turned.")) \
    X(ONE_WAY, N_("The tile fits there in this way only.")) \
    X(TILE_LIES, N_("The tile lies already.")) \
    X(NO_TILE_TO_LIFT, N_("There is no tile to pick up.")) \
    X(NO_NUMBER, N_("There is no number %s here.")) \
    X(SUPPLY_EMPTY, N_("There is no meeple left in your supply.")) \
    X(NOTHING_TO_CLAIM, N_("There is nothing to claim here.")) \
    X(FIELD_HELD, N_("Field: held by %s")) \
    X(ROAD_HELD, N_("Road: held by %s")) \
    X(CITY_HELD, N_("City: held by %s")) \
    X(MONASTERY_HELD, N_("Monastery: held by %s")) \
    X(NO_CIRCLE, N_("No crop circle waits for a choice.")) \
    X(CHOICE_WAS_A, N_("A was chosen: meeples are added.")) \
    X(CHOICE_WAS_B, N_("B was chosen: meeples are taken back.")) \
    X(MUST_ADD, N_("Who can add a meeple must do so.")) \
    X(MUST_RETURN, N_("Who has such a meeple must take one back.")) \
    X(ONLY_FARMERS, N_("This crop circle is about farmers.")) \
    X(ONLY_HIGHWAYMEN, N_("This crop circle is about highwaymen.")) \
    X(ONLY_KNIGHTS, N_("This crop circle is about knights.")) \
    X(NO_FARMER, N_("You have no farmer there.")) \
    X(NO_HIGHWAYMAN, N_("You have no highwayman there.")) \
    X(NO_KNIGHT, N_("You have no knight there.")) \
    X(NOTHING_TO_UNDO, N_("Nothing has happened yet.")) \
    X(STRICT, N_("A strict game: no way back once the next tile was seen.")) \
    X(NOTHING_TO_REDO, N_("There is nothing to redo.")) \
    X(NOBODY_MOVED, N_("Nobody has moved yet.")) \
    X(NO_QUICK_SAVE, N_("There is no quick save yet.")) \
    X(PURIST, N_("A game for purists shows no counts.")) \
    X(COUNTS_HIDDEN, N_("The settings hide these counts."))
/* clang-format on */

enum refusal {
#define X(name, words) REFUSAL_##name,
    REFUSALS(X)
#undef X
        REFUSAL_COUNT
};

struct game;

/* The words in the user's language. */
const char *refusal_words(enum refusal why);

/* Says it, with a thud. `word` takes the place of %s. */
void game_refuse(struct game *game, enum refusal why);
void game_refuse_with(struct game *game, enum refusal why, const char *word);

/* The reason is looked for. */
void game_refuse_turn(struct game *game);                     /* a computer player decides */
void game_refuse_cell(struct game *game, struct ui_point at); /* the tile is not laid there */
void game_refuse_pick(struct game *game, int number);         /* there is nothing so numbered */
void game_refuse_choice(struct game *game);                   /* A or B when it is not asked */
void game_refuse_ending(struct game *game);                   /* a turn that waits for A or B */
void game_refuse_meeple(struct game *game, carc_node node);   /* it is no candidate */

#endif
