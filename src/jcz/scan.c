#include "jcz/scan.h"

#include <stdlib.h>
#include <string.h>

#include "base/macros.h"
#include "jcz/decimal.h"

/* The object in which a member stands. */
enum level { LEVEL_MESSAGE, LEVEL_PAYLOAD, LEVEL_POINTER, LEVEL_FEATURE };

/* A name for the code, level, name in the text, what to do with it */
#define MEMBERS(X)                                                                                 \
    X(TYPE, LEVEL_MESSAGE, "type", USE_TYPE)                                                       \
    X(PAYLOAD, LEVEL_MESSAGE, "payload", USE_PAYLOAD)                                              \
    X(PLAYER, LEVEL_MESSAGE, "player", USE_NOT)                                                    \
    X(CLOCK, LEVEL_MESSAGE, "clock", USE_NOT)                                                      \
    X(ID, LEVEL_MESSAGE, "id", USE_NOT)                                                            \
    X(SEQ, LEVEL_MESSAGE, "seq", USE_NOT)                                                          \
    X(TILE, LEVEL_PAYLOAD, "tileId", USE_TILE)                                                     \
    X(ROTATION, LEVEL_PAYLOAD, "rotation", USE_ROTATION)                                           \
    X(POSITION, LEVEL_PAYLOAD, "position", USE_POSITION)                                           \
    X(RANDOM, LEVEL_PAYLOAD, "random", USE_RANDOM)                                                 \
    X(VALUE, LEVEL_PAYLOAD, "value", USE_VALUE)                                                    \
    X(POINTER, LEVEL_PAYLOAD, "pointer", USE_POINTER)                                              \
    X(MEEPLE_PLACE, LEVEL_POINTER, "featurePointer", USE_FEATURE_POINTER)                          \
    X(MEEPLE_POSITION, LEVEL_FEATURE, "position", USE_POSITION)                                    \
    X(MEEPLE_FEATURE, LEVEL_FEATURE, "feature", USE_FEATURE)                                       \
    X(MEEPLE_LOCATION, LEVEL_FEATURE, "location", USE_LOCATION)                                    \
    X(MEEPLE_ID, LEVEL_POINTER, "meepleId", USE_MEEPLE)                                            \
    X(SOURCE, LEVEL_PAYLOAD, "source", USE_SOURCE)                                                 \
    X(PLACE_POSITION, LEVEL_POINTER, "position", USE_POSITION)                                     \
    X(PLACE_FEATURE, LEVEL_POINTER, "feature", USE_FEATURE)                                        \
    X(PLACE_LOCATION, LEVEL_POINTER, "location", USE_LOCATION)                                     \
    X(MEEPLE, LEVEL_PAYLOAD, "meepleId", USE_MEEPLE)                                               \
    X(GAME, LEVEL_PAYLOAD, "gameId", USE_NOT)

enum member {
#define X(name, level, text, use) MEMBER_##name,
    MEMBERS(X)
#undef X
        MEMBER_COUNT
};

enum use {
    USE_NOT,
    USE_TYPE,
    USE_PAYLOAD,
    USE_TILE,
    USE_ROTATION,
    USE_POSITION,
    USE_POINTER,
    USE_FEATURE_POINTER,
    USE_FEATURE,
    USE_LOCATION,
    USE_MEEPLE,
    USE_RANDOM,
    USE_VALUE,
    USE_SOURCE
};

static const struct {
    const char *text;
    uint8_t size;
    uint8_t level;
    uint8_t use;
} members[] = {
#define X(name, level, text, use) {text, sizeof text - 1, level, use},
    MEMBERS(X)
#undef X
};

#define BIT(name) (1u << MEMBER_##name)

/* The members of a payload that need no slow reader: exactly these. */
static const unsigned needed[JCZ_MESSAGE_COUNT] = {
    [JCZ_PLACE_TILE] = BIT(TILE) | BIT(ROTATION) | BIT(POSITION),
    [JCZ_DEPLOY_MEEPLE] =
        BIT(POINTER) | BIT(PLACE_POSITION) | BIT(PLACE_FEATURE) | BIT(PLACE_LOCATION) | BIT(MEEPLE),
    [JCZ_CIRCLE_REMOVE_OR_DEPLOY] = BIT(VALUE),
    [JCZ_RETURN_MEEPLE] = BIT(POINTER) | BIT(MEEPLE_PLACE) | BIT(MEEPLE_ID) | BIT(MEEPLE_POSITION) |
                          BIT(MEEPLE_FEATURE) | BIT(MEEPLE_LOCATION) | BIT(SOURCE),
};

/* Those that any message may have. */
static const unsigned usual =
    BIT(TYPE) | BIT(PAYLOAD) | BIT(ID) | BIT(SEQ) | BIT(PLAYER) | BIT(CLOCK) | BIT(GAME);

struct scan {
    const char *at;
    const char *end;
    struct jcz_message *message;
    unsigned seen;
};

struct word {
    const char *text;
    size_t size;
};

static char peek(struct scan *scan)
{
    while (scan->at < scan->end && *scan->at <= ' ' &&
           (*scan->at == ' ' || *scan->at == '\t' || *scan->at == '\r')) {
        scan->at++;
    }
    return scan->at < scan->end ? *scan->at : '\0';
}

static bool take(struct scan *scan, char c)
{
    bool there = peek(scan) == c;
    scan->at += there;
    return there;
}

/* The bytes of a string. Its end may be a quote that is escaped; then they end in a backslash, and
 * are no word that anybody looks for. */
static bool take_word(struct scan *scan, struct word *word)
{
    if (!take(scan, '"')) {
        return false;
    }
    const char *end = memchr(scan->at, '"', (size_t)(scan->end - scan->at));
    if (end == NULL) {
        return false;
    }
    word->text = scan->at;
    word->size = (size_t)(end - scan->at);
    scan->at = end + 1;
    return true;
}

/* Whether these are characters that stand for themselves, of one byte each. */
static bool is_plain(struct word word)
{
    for (size_t i = 0; i < word.size; i++) {
        unsigned char c = (unsigned char)word.text[i];
        if (c < ' ' || c == '\\' || c >= 127) {
            return false;
        }
    }
    return true;
}

static bool is(struct word word, const char *text)
{
    return strlen(text) == word.size && memcmp(text, word.text, word.size) == 0;
}

static bool take_small(struct scan *scan, int16_t *out)
{
    peek(scan);
    bool minus = take(scan, '-');
    int value = 0;
    const char *begin = scan->at;
    while (scan->at < scan->end && *scan->at >= '0' && *scan->at <= '9' && scan->at - begin < 4) {
        value = 10 * value + (*scan->at++ - '0');
    }
    *out = (int16_t)(minus ? -value : value);
    return scan->at > begin && (*begin != '0' || scan->at - begin == 1);
}

static bool is_digit(const struct scan *scan)
{
    return scan->at < scan->end && *scan->at >= '0' && *scan->at <= '9';
}

/* A number from 0 up to 1 as it is mostly written: 0, or 0. and digits. */
static bool take_random(struct scan *scan, double *out)
{
    char digits[40];
    peek(scan);
    const char *begin = scan->at;
    if (!take(scan, '0')) {
        return false;
    }
    if (scan->at < scan->end && *scan->at == '.') {
        scan->at++;
        if (!is_digit(scan)) {
            return false;
        }
        while (is_digit(scan)) {
            scan->at++;
        }
    }
    size_t size = (size_t)(scan->at - begin);
    if (size >= sizeof digits || (scan->at < scan->end && strchr("0123456789eE", *scan->at))) {
        return false;
    }
    size_t fraction = size < 2 ? 0 : size - 2;
    if (!jcz_decimal(begin + size - fraction, fraction, out)) {
        memcpy(digits, begin, size);
        digits[size] = '\0';
        *out = strtod(digits, NULL);
    }
    return *out < 1;
}

/* A member that says nothing here: a word or a whole number. */
static bool skip(struct scan *scan)
{
    struct word word;
    if (peek(scan) == '"') {
        return take_word(scan, &word) && is_plain(word);
    }
    take(scan, '-');
    const char *begin = scan->at;
    while (scan->at < scan->end && *scan->at >= '0' && *scan->at <= '9') {
        scan->at++;
    }
    return scan->at > begin && (*begin != '0' || scan->at - begin == 1) && scan->at - begin <= 15;
}

static enum member find_member(struct word word, enum level level)
{
    int i = 0;
    while (i < MEMBER_COUNT && (members[i].level != level || members[i].size != word.size ||
                                   memcmp(members[i].text, word.text, word.size) != 0)) {
        i++;
    }
    return (enum member)i;
}

/* Moves past the name of a member. MEMBER_COUNT when it is not one for this level. */
static enum member take_member(struct scan *scan, enum level level)
{
    struct word word;
    return take_word(scan, &word) ? find_member(word, level) : MEMBER_COUNT;
}

static bool take_object(struct scan *scan, enum level level);

static bool take_type(struct jcz_message *message, struct word word)
{
    for (int type = 0; type < JCZ_MESSAGE_COUNT; type++) {
        if (is(word, jcz_message_name((enum jcz_message_type)type))) {
            message->type = (uint8_t)type;
            return true;
        }
    }
    return false;
}

static bool use_word(struct jcz_message *message, enum use use, struct word word)
{
    switch (use) {
    case USE_TYPE: return take_type(message, word);
    case USE_TILE:
        message->tile = (int16_t)jcz_find_tile(word.text, word.size);
        return message->tile >= 0;
    case USE_ROTATION: return jcz_parse_rotation(word.text, word.size, &message->rotation);
    case USE_FEATURE:
        message->kind = (uint8_t)jcz_find_kind(word.text, word.size);
        return message->kind != CARC_KIND_COUNT;
    case USE_LOCATION: return jcz_parse_place(word.text, word.size, &message->place);
    case USE_MEEPLE:
        return jcz_parse_meeple(word.text, word.size, &message->player, &message->number);
    case USE_VALUE:
        message->deploy = is(word, "DEPLOY");
        return message->deploy || is(word, "REMOVE");
    default: return use == USE_SOURCE && is(word, "CORN_CIRCLE");
    }
}

static bool use_member(struct scan *scan, enum use use)
{
    struct jcz_message *message = scan->message;
    struct word word;
    switch (use) {
    case USE_NOT: return skip(scan);
    case USE_PAYLOAD: return take_object(scan, LEVEL_PAYLOAD);
    case USE_POINTER: return take_object(scan, LEVEL_POINTER);
    case USE_FEATURE_POINTER: return take_object(scan, LEVEL_FEATURE);
    case USE_POSITION:
        return take(scan, '[') && take_small(scan, &message->cell.x) && take(scan, ',') &&
               take_small(scan, &message->cell.y) && take(scan, ']');
    case USE_RANDOM: message->has_random = true; return take_random(scan, &message->random);
    default: return take_word(scan, &word) && use_word(message, use, word);
    }
}

/* Members up to the end of the object. */
static bool take_members(struct scan *scan, enum level level)
{
    do {
        enum member member = take_member(scan, level);
        if (member == MEMBER_COUNT || (scan->seen >> member & 1) || !take(scan, ':')) {
            return false;
        }
        scan->seen |= 1u << member;
        if (!use_member(scan, (enum use)members[member].use)) {
            return false;
        }
    } while (take(scan, ','));
    return take(scan, '}');
}

static bool take_object(struct scan *scan, enum level level)
{
    return take(scan, '{') && (take(scan, '}') || take_members(scan, level));
}

/* A piece of a line, and what follows it; USE_NOT: the payload ends with it. */
struct piece {
    const char *text;
    size_t size;
    enum use use;
};

#define PIECE(text, use)                                                                           \
    {                                                                                              \
        text, sizeof(text) - 1, use                                                                \
    }
#define MAX_PIECES 5

/* How clients write the most frequent messages: their members in this order, without blanks. */
static const struct {
    uint8_t type;
    struct piece pieces[MAX_PIECES];
} usual_lines[] = {
    {JCZ_PLACE_TILE, {PIECE("{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":", USE_TILE),
                         PIECE(",\"rotation\":", USE_ROTATION),
                         PIECE(",\"position\":", USE_POSITION), PIECE("}", USE_NOT)}},
    {JCZ_COMMIT,
        {PIECE("{\"type\":\"COMMIT\",\"payload\":{\"random\":", USE_RANDOM), PIECE("}", USE_NOT)}},
    {JCZ_DEPLOY_MEEPLE,
        {PIECE("{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"pointer\":{\"position\":", USE_POSITION),
            PIECE(",\"feature\":", USE_FEATURE), PIECE(",\"location\":", USE_LOCATION),
            PIECE("},\"meepleId\":", USE_MEEPLE), PIECE("}", USE_NOT)}},
    {JCZ_PASS, {PIECE("{\"type\":\"PASS\",\"payload\":{}", USE_NOT)}},
};

static bool take_piece(struct scan *scan, const struct piece *piece)
{
    bool here = (size_t)(scan->end - scan->at) >= piece->size &&
                memcmp(scan->at, piece->text, piece->size) == 0;
    scan->at += here ? piece->size : 0;
    return here;
}

/* Takes a usual line up to the end of its payload. */
static bool take_usual(struct scan *scan)
{
    size_t line = 0;
    const struct piece *piece = NULL;
    do {
        if (line == ARRAY_LENGTH(usual_lines)) {
            return false;
        }
        piece = usual_lines[line++].pieces;
    } while (!take_piece(scan, piece));
    scan->message->type = usual_lines[line - 1].type;
    while (piece->use != USE_NOT) {
        if (!use_member(scan, piece->use) || !take_piece(scan, ++piece)) {
            return false;
        }
    }
    scan->seen = BIT(TYPE) | BIT(PAYLOAD) | needed[scan->message->type];
    return true;
}

/* The seat of a player, who is known without it. */
static bool take_usual_end(struct scan *scan)
{
    static const char before[] = ",\"player\":";
    const size_t size = sizeof before - 1;
    bool here = scan->end - scan->at == (ptrdiff_t)size + 2 &&
                memcmp(scan->at, before, size) == 0 && scan->at[size] >= '0' &&
                scan->at[size] <= '9' && scan->at[size + 1] == '}';
    scan->at = here ? scan->end : scan->at;
    return here;
}

static bool take_line(struct scan *scan)
{
    const char *begin = scan->at;
    if (take_usual(scan)) {
        return take_usual_end(scan) ||
               (take(scan, ',') ? take_members(scan, LEVEL_MESSAGE) : take(scan, '}'));
    }
    scan->at = begin;
    scan->seen = 0;
    memset(scan->message, 0, sizeof *scan->message);
    return take_object(scan, LEVEL_MESSAGE);
}

bool jcz_scan(struct jcz_message *message, const char *bytes, size_t size)
{
    memset(message, 0, sizeof *message);
    struct scan scan = {bytes, bytes + size, message, 0};
    if (!take_line(&scan) || peek(&scan) != '\0' || scan.at < scan.end) {
        return false;
    }
    unsigned random = message->type == JCZ_COMMIT ? BIT(RANDOM) : 0;
    unsigned rest = scan.seen & ~usual & ~random;
    return (scan.seen & BIT(TYPE)) && (scan.seen & BIT(PAYLOAD)) && rest == needed[message->type];
}
