#include "client/circle_words.h"

#include "client/words.h"

enum { MUST, MAY };
enum { BESIDE, ON_TILE, ANYWHERE };

static const char *const texts[2][3][CARC_SYMBOL_COUNT] = {
    [MAY][BESIDE] = {[CARC_SHIELD] =
                         N_("Each player *may* place one meeple from the supply beside one of "
                            "their own knights, in the same city."),
        [CARC_CLUB] = N_("Each player *may* place one meeple from the supply beside one of "
                         "their own highwaymen, on the same road."),
        [CARC_RAKE] = N_("Each player *may* place one meeple from the supply beside one of "
                         "their own farmers, in the same field.")},
    [MUST][BESIDE] = {[CARC_SHIELD] =
                          N_("Each player *must* place one meeple from the supply beside one of "
                             "their own knights, in the same city, if possible."),
        [CARC_CLUB] = N_("Each player *must* place one meeple from the supply beside one of "
                         "their own highwaymen, on the same road, if possible."),
        [CARC_RAKE] = N_("Each player *must* place one meeple from the supply beside one of "
                         "their own farmers, in the same field, if possible.")},
    [MAY][ON_TILE] =
        {[CARC_SHIELD] = N_("Each player *may* place one meeple from the supply on a tile with "
                            "one of their own knights, in the same city."),
            [CARC_CLUB] = N_("Each player *may* place one meeple from the supply on a tile with "
                             "one of their own highwaymen, on the same road."),
            [CARC_RAKE] = N_("Each player *may* place one meeple from the supply on a tile with "
                             "one of their own farmers, in the same field.")},
    [MUST][ON_TILE] =
        {[CARC_SHIELD] = N_("Each player *must* place one meeple from the supply on a tile with "
                            "one of their own knights, in the same city, if possible."),
            [CARC_CLUB] = N_("Each player *must* place one meeple from the supply on a tile with "
                             "one of their own highwaymen, on the same road, if possible."),
            [CARC_RAKE] = N_("Each player *must* place one meeple from the supply on a tile with "
                             "one of their own farmers, in the same field, if possible.")},
    [MAY][ANYWHERE] =
        {[CARC_SHIELD] = N_("Each player *may* place one meeple from the supply anywhere in a "
                            "city with one of their own knights."),
            [CARC_CLUB] =
                N_("Each player *may* place one meeple from the supply anywhere on a road "
                   "with one of their own highwaymen."),
            [CARC_RAKE] =
                N_("Each player *may* place one meeple from the supply anywhere in a field "
                   "with one of their own farmers.")},
    [MUST][ANYWHERE] =
        {[CARC_SHIELD] =
                N_("Each player *must* place one meeple from the supply anywhere in a "
                   "city with one of their own knights, if possible."),
            [CARC_CLUB] =
                N_("Each player *must* place one meeple from the supply anywhere on a road "
                   "with one of their own highwaymen, if possible."),
            [CARC_RAKE] =
                N_("Each player *must* place one meeple from the supply anywhere in a field "
                   "with one of their own farmers, if possible.")},
};

const char *circle_words_add(const struct carc_options *options, enum carc_symbol symbol)
{
    int where = options->cc_add_scope == CARC_FEATURE ? ANYWHERE
                : options->cc_add_scope == CARC_TILE  ? ON_TILE
                                                      : BESIDE;
    enum carc_symbol kind = symbol == CARC_SHIELD || symbol == CARC_CLUB ? symbol : CARC_RAKE;
    return _(texts[options->cc_add_optional ? MAY : MUST][where][kind]);
}

const char *circle_words_rule(const struct carc_options *options)
{
    return options->cc_add_optional && options->cc_add_scope != CARC_FEATURE ? "X-8" : "X-12";
}
