#include "rules/options.h"

#include <stddef.h>
#include <string.h>

static const struct carc_option_row rows[] = {
    {"small_city", "4 or 2", offsetof(struct carc_options, small_city), 0, 0, {"4", "2"}, {4, 2},
        "points of a completed city of two tiles (B-48)"},
    {"field_scoring", "F3, F2 or F1", offsetof(struct carc_options, field_scoring), 0, 0,
        {"F3", "F2", "F1"}, {CARC_F3, CARC_F2, CARC_F1}, "how fields score at the end (B-63)"},
    {"fields", "on or off", offsetof(struct carc_options, fields), 0, 0, {"on", "off"}, {1, 0},
        "whether fields can be claimed (OQ-21)"},
    {"cc_add_optional", "yes or no", offsetof(struct carc_options, cc_add_optional), 0, 0,
        {"yes", "no"}, {1, 0}, "whether action A may be declined (X-8, X-12)"},
    {"cc_add_scope", "segment, tile or feature", offsetof(struct carc_options, cc_add_scope), 0, 0,
        {"segment", "tile", "feature"}, {CARC_SEGMENT, CARC_TILE, CARC_FEATURE},
        "where action A may put the meeple (X-8, X-12, OQ-10)"},
    {"cc_rake_without_farmers", "plain or ask", offsetof(struct carc_options, cc_rake_ask), 0, 0,
        {"plain", "ask"}, {0, 1}, "what a rake tile does when fields are off (OQ-11)"},
    {"meeples", "a number from 1 to 30", offsetof(struct carc_options, meeples), 1,
        CARC_MAX_MEEPLES, {NULL}, {0}, "meeples of each player (B-2)"},
    {"first_player", "a seat from 1 to 6", offsetof(struct carc_options, first_player), 1,
        CARC_MAX_PLAYERS, {NULL}, {0}, "the seat that begins, from 1 (B-4)"},
};

const struct carc_option_row *carc_option_rows(int *count)
{
    *count = (int)(sizeof rows / sizeof rows[0]);
    return rows;
}

struct carc_options carc_default_options(void)
{
    return (struct carc_options){
        .small_city = 4,
        .field_scoring = CARC_F3,
        .fields = 1,
        .cc_add_optional = 1,
        .cc_add_scope = CARC_SEGMENT,
        .cc_rake_ask = 0,
        .meeples = 7,
        .first_player = 1,
    };
}

static const struct carc_option_row *find_row(const char *name)
{
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (strcmp(rows[i].name, name) == 0) {
            return &rows[i];
        }
    }
    return NULL;
}

static int read_number(const char *text)
{
    int number = 0;
    size_t digits = 0;
    for (; text[digits] >= '0' && text[digits] <= '9' && digits < 4; digits++) {
        number = number * 10 + (text[digits] - '0');
    }
    return digits == 0 || text[digits] ? -1 : number;
}

bool carc_set_option(
    struct carc_options *options, const char *name, const char *value, const char **expected)
{
    const struct carc_option_row *row = find_row(name);
    *expected = row ? row->expected : NULL;
    if (!row) {
        return false;
    }
    uint8_t *field = (uint8_t *)options + row->offset;
    if (!row->values[0]) {
        int number = read_number(value);
        if (number < row->smallest || number > row->largest) {
            return false;
        }
        *field = (uint8_t)number;
        return true;
    }
    for (int i = 0; i < 4 && row->values[i]; i++) {
        if (strcmp(row->values[i], value) == 0) {
            *field = row->meanings[i];
            return true;
        }
    }
    return false;
}

const char *carc_option_text(
    const struct carc_options *options, const struct carc_option_row *row, char *buffer)
{
    uint8_t value = *((const uint8_t *)options + row->offset);
    for (int i = 0; i < 4 && row->values[i]; i++) {
        if (row->meanings[i] == value) {
            return row->values[i];
        }
    }
    int at = 0;
    if (value >= 10) {
        buffer[at++] = (char)('0' + value / 10 % 10);
    }
    buffer[at++] = (char)('0' + value % 10);
    buffer[at] = 0;
    return buffer;
}
