/* Why an action was refused. */
#ifndef RULES_RESULT_H
#define RULES_RESULT_H

/* name, text for people */
#define CARC_RESULTS(X)                                                                            \
    X(OK, "fine")                                                                                  \
    X(GAME_OVER, "the game is over")                                                               \
    X(DRAW_FIRST, "the next tile must be drawn first")                                             \
    X(PLACE_FIRST, "the drawn tile must be placed first")                                          \
    X(CLAIM_FIRST, "claim a feature or pass first")                                                \
    X(CROP_FIRST, "the turn player must choose A or B first")                                      \
    X(CROP_TURN_FIRST, "the crop circle action is not finished")                                   \
    X(NO_DRAW_NOW, "a tile is drawn only at the beginning of a turn")                              \
    X(UNKNOWN_VERB, "no such verb")                                                                \
    X(UNUSED_FIELD, "the action sets a field that its verb does not use")                          \
    X(NO_SUCH_TILE, "no such tile")                                                                \
    X(NOT_IN_BAG, "no such tile is left in the bag")                                               \
    X(BAD_ROTATION, "a rotation is 0, 1, 2 or 3")                                                  \
    X(CELL_TAKEN, "a tile lies there already")                                                     \
    X(NO_NEIGHBOUR, "no tile lies beside that cell")                                               \
    X(NORTH_EDGE, "the north edge does not match its neighbour")                                   \
    X(EAST_EDGE, "the east edge does not match its neighbour")                                     \
    X(SOUTH_EDGE, "the south edge does not match its neighbour")                                   \
    X(WEST_EDGE, "the west edge does not match its neighbour")                                     \
    X(NO_SUCH_SEGMENT, "the tile has no such segment")                                             \
    X(NO_TILE_THERE, "no tile lies there")                                                         \
    X(SUPPLY_EMPTY, "the supply is empty")                                                         \
    X(FIELDS_OFF, "fields are not used in this game")                                              \
    X(FIELD_HELD, "the field already holds a farmer")                                              \
    X(ROAD_HELD, "the road already holds a highwayman")                                            \
    X(CITY_HELD, "the city already holds a knight")                                                \
    X(MONASTERY_HELD, "the monastery already holds a monk")                                        \
    X(BAD_CROP_CHOICE, "the choice is A or B")                                                     \
    X(CHOICE_WAS_A, "the choice was A: a meeple is added, none returns")                           \
    X(CHOICE_WAS_B, "the choice was B: a meeple returns, none is added")                           \
    X(MUST_ADD, "action A is compulsory in this game")                                             \
    X(MUST_RETURN, "action B is compulsory")                                                       \
    X(WRONG_KIND_FIELD, "this crop circle is about farmers")                                       \
    X(WRONG_KIND_ROAD, "this crop circle is about highwaymen")                                     \
    X(WRONG_KIND_CITY, "this crop circle is about knights")                                        \
    X(NO_FARMER, "no farmer of yours there")                                                       \
    X(NO_HIGHWAYMAN, "no highwayman of yours there")                                               \
    X(NO_KNIGHT, "no knight of yours there")

enum carc_result {
#define X(name, text) CARC_##name,
    CARC_RESULTS(X)
#undef X
        CARC_RESULT_COUNT
};

/* The text above. */
const char *carc_result_text(enum carc_result result);

#endif
