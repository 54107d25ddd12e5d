/* One message of a player, as in the protocol and in the replay of a file. */
#ifndef JCZ_MESSAGE_H
#define JCZ_MESSAGE_H

#include "base/diag.h"
#include "jcz/names.h"

#define JCZ_MESSAGES(X)                                                                            \
    X(PLACE_TILE)                                                                                  \
    X(DEPLOY_MEEPLE)                                                                               \
    X(PASS)                                                                                        \
    X(COMMIT)                                                                                      \
    X(CIRCLE_REMOVE_OR_DEPLOY)                                                                     \
    X(RETURN_MEEPLE)                                                                               \
    X(UNDO)

enum jcz_message_type {
#define X(name) JCZ_##name,
    JCZ_MESSAGES(X)
#undef X
        JCZ_MESSAGE_COUNT
};

struct jcz_message {
    uint8_t type;          /* enum jcz_message_type */
    uint8_t rotation;      /* PLACE_TILE: quarter turns as they count them */
    int16_t tile;          /* PLACE_TILE: of jcz_tile */
    struct carc_cell cell; /* PLACE_TILE, DEPLOY_MEEPLE, RETURN_MEEPLE */
    uint8_t kind;          /* DEPLOY_MEEPLE, RETURN_MEEPLE: enum carc_kind */
    uint8_t player;        /* of the meeple, from 0 */
    uint8_t number;        /* of the meeple, from 1 */
    bool deploy;           /* CIRCLE_REMOVE_OR_DEPLOY: action A, not B */
    bool has_random;       /* COMMIT */
    jcz_place place;       /* DEPLOY_MEEPLE, RETURN_MEEPLE */
    double random;         /* COMMIT: from 0 up to 1 */
};

const char *jcz_message_name(enum jcz_message_type type);

/* Reads one line of the protocol. `number` is the line's, for messages. False with one located
 * message in `diag`. */
bool jcz_message_parse(
    struct jcz_message *message, const char *bytes, size_t size, int number, struct diag *diag);

struct jcz_value;

/* The same from a value that was read already. */
bool jcz_message_read(struct jcz_message *message, const struct jcz_value *value);

/* The words of messages. */
bool jcz_parse_rotation(const char *text, size_t size, uint8_t *out);
bool jcz_parse_meeple(const char *text, size_t size, uint8_t *player, uint8_t *number);

#endif
