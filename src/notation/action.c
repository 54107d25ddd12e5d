#include "notation/action.h"

#include <string.h>

#include "base/suggest.h"

static const char *const crop_letters[] = {"", "A", "B"};

static const struct carc_tile *tile_at(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_cell cell)
{
    int number = carc_placement_at(rules, state, cell);
    return number < 0 ? NULL : &rules->set.tiles[carc_placement(rules, state, number).tile];
}

/* The tile whose segments can be claimed: the one placed last. */
static const struct carc_tile *last_tile(
    const struct carc_rules *rules, const struct carc_state *state)
{
    return state->placed == 0
               ? NULL
               : &rules->set.tiles[carc_placement(rules, state, state->placed - 1).tile];
}

void notation_write_action(const struct carc_rules *rules, const struct carc_state *state,
    struct carc_action action, struct text *out)
{
    text_add(out, carc_verb_name(action.verb));
    const struct carc_tile *tile = NULL;
    switch ((enum carc_verb)action.verb) {
    case CARC_DRAW: {
        char name[2 * CARC_ID_SIZE];
        carc_tile_name(&rules->set, action.item, name);
        text_printf(out, " %s", name);
        break;
    }
    case CARC_PLACE:
        text_printf(out, " %d,%d r%d", action.cell.x, action.cell.y, action.rotation);
        break;
    case CARC_CLAIM:
        tile = last_tile(rules, state);
        text_printf(out, " %s", tile->segments[action.item].name);
        break;
    case CARC_CROP: text_printf(out, " %s", crop_letters[action.item]); break;
    case CARC_ADD:
    case CARC_RETURN:
        tile = tile_at(rules, state, action.cell);
        text_printf(
            out, " %d,%d %s", action.cell.x, action.cell.y, tile->segments[action.item].name);
        break;
    case CARC_PASS:
    case CARC_VERB_COUNT: break;
    }
}

bool notation_read_tile(
    const struct carc_rules *rules, const struct notation_word *word, int *tile, struct diag *diag)
{
    *tile = carc_find_tile(&rules->set, word->text);
    if (*tile >= 0) {
        return true;
    }
    if (*tile == -2) {
        diag_error(diag, word->place,
            "found tile \"%s\", which two sets have; expected set/id to tell them apart",
            word->text);
        return false;
    }
    struct suggest suggest;
    suggest_init(&suggest, word->text);
    for (int i = 0; i < rules->set.count; i++) {
        suggest_offer(&suggest, rules->set.tiles[i].id);
    }
    const char *best = suggest_best(&suggest);
    if (best != NULL) {
        diag_error(diag, word->place, "found \"%s\", expected a tile; did you mean \"%s\"?",
            word->text, best);
    } else {
        diag_error(
            diag, word->place, "found \"%s\", expected a tile of the sets in use", word->text);
    }
    return false;
}

bool notation_read_cell(const struct notation_word *word, struct carc_cell *cell, struct diag *diag)
{
    const char *comma = strchr(word->text, ',');
    char first[16];
    size_t size = comma != NULL ? (size_t)(comma - word->text) : sizeof first;
    long x = 0;
    long y = 0;
    if (size < sizeof first) {
        memcpy(first, word->text, size);
        first[size] = '\0';
        if (notation_number(first, -CARC_MAX_COORDINATE, CARC_MAX_COORDINATE, &x) &&
            notation_number(comma + 1, -CARC_MAX_COORDINATE, CARC_MAX_COORDINATE, &y)) {
            *cell = (struct carc_cell){(int16_t)x, (int16_t)y};
            return true;
        }
    }
    diag_error(diag, word->place,
        "found \"%s\", expected a cell x,y with numbers from -%d to %d, such as 1,-2", word->text,
        CARC_MAX_COORDINATE, CARC_MAX_COORDINATE);
    return false;
}

bool notation_read_rotation(const struct notation_word *word, int *rotation, struct diag *diag)
{
    const char *text = word->text;
    if (text[0] == 'r' && text[1] >= '0' && text[1] <= '3' && text[2] == '\0') {
        *rotation = text[1] - '0';
        return true;
    }
    diag_error(diag, word->place,
        "found \"%s\", expected a rotation r0, r1, r2 or r3 (quarter turns clockwise)", text);
    return false;
}

/* "north, road or city" */
static void list_segments(const struct carc_tile *tile, struct text *out)
{
    for (int i = 0; i < tile->segment_count; i++) {
        const char *before = i == 0 ? "" : i + 1 == tile->segment_count ? " or " : ", ";
        text_printf(out, "%s%s", before, tile->segments[i].name);
    }
}

bool notation_read_segment(
    const struct carc_tile *tile, const struct notation_word *word, int *segment, struct diag *diag)
{
    *segment = carc_find_segment(tile, word->text);
    if (*segment >= 0) {
        return true;
    }
    struct suggest suggest;
    suggest_init(&suggest, word->text);
    for (int i = 0; i < tile->segment_count; i++) {
        suggest_offer(&suggest, tile->segments[i].name);
    }
    const char *best = suggest_best(&suggest);
    struct text names;
    text_init(&names);
    list_segments(tile, &names);
    diag_error(diag, word->place, "found \"%s\", expected a segment of tile %s: %s%s%s%s",
        word->text, tile->id, text_string(&names), best != NULL ? "; did you mean \"" : "",
        best != NULL ? best : "", best != NULL ? "\"?" : "");
    text_finish(&names);
    return false;
}

/* What the readers of the single verbs share. */
struct reader {
    const struct carc_rules *rules;
    const struct carc_state *state;
    const struct notation_word *words; /* after the verb */
    struct carc_action *out;
    struct diag *diag;
};

static bool read_draw(const struct reader *reader)
{
    int tile = 0;
    if (!notation_read_tile(reader->rules, reader->words, &tile, reader->diag)) {
        return false;
    }
    reader->out->item = (uint16_t)tile;
    return true;
}

static bool read_place(const struct reader *reader)
{
    int rotation = 0;
    if (!notation_read_cell(&reader->words[0], &reader->out->cell, reader->diag) ||
        !notation_read_rotation(&reader->words[1], &rotation, reader->diag)) {
        return false;
    }
    reader->out->rotation = (uint8_t)rotation;
    return true;
}

static bool read_claim(const struct reader *reader)
{
    const struct carc_tile *tile = last_tile(reader->rules, reader->state);
    if (tile == NULL) {
        diag_error(reader->diag, reader->words->place,
            "found \"%s\", but no tile lies on the board to claim it on", reader->words->text);
        return false;
    }
    int segment = 0;
    if (!notation_read_segment(tile, reader->words, &segment, reader->diag)) {
        return false;
    }
    reader->out->item = (uint16_t)segment;
    return true;
}

static bool read_crop(const struct reader *reader)
{
    for (int choice = CARC_CROP_A; choice <= CARC_CROP_B; choice++) {
        if (strcmp(reader->words->text, crop_letters[choice]) == 0) {
            reader->out->item = (uint16_t)choice;
            return true;
        }
    }
    diag_error(
        reader->diag, reader->words->place, "found \"%s\", expected A or B", reader->words->text);
    return false;
}

static bool read_spot(const struct reader *reader)
{
    struct carc_cell cell;
    if (!notation_read_cell(&reader->words[0], &cell, reader->diag)) {
        return false;
    }
    const struct carc_tile *tile = tile_at(reader->rules, reader->state, cell);
    if (tile == NULL) {
        diag_error(reader->diag, reader->words[0].place,
            "found cell %s, where no tile lies; expected a cell with a tile",
            reader->words[0].text);
        return false;
    }
    int segment = 0;
    if (!notation_read_segment(tile, &reader->words[1], &segment, reader->diag)) {
        return false;
    }
    reader->out->cell = cell;
    reader->out->item = (uint16_t)segment;
    return true;
}

static bool read_nothing(const struct reader *reader)
{
    (void)reader;
    return true;
}

/* One row a verb, in the order of enum carc_verb. */
static const struct {
    size_t words;
    const char *expected;
    bool (*read)(const struct reader *reader);
} verbs[CARC_VERB_COUNT] = {
    [CARC_DRAW] = {1, "draw TILE", read_draw},
    [CARC_PLACE] = {2, "place X,Y rN", read_place},
    [CARC_CLAIM] = {1, "claim SEGMENT", read_claim},
    [CARC_PASS] = {0, "pass", read_nothing},
    [CARC_CROP] = {1, "crop A or crop B", read_crop},
    [CARC_ADD] = {2, "add X,Y SEGMENT", read_spot},
    [CARC_RETURN] = {2, "return X,Y SEGMENT", read_spot},
};

static bool unknown_verb(const struct notation_word *word, struct diag *diag)
{
    struct suggest suggest;
    suggest_init(&suggest, word->text);
    for (int i = 0; i < CARC_VERB_COUNT; i++) {
        suggest_offer(&suggest, carc_verb_name((enum carc_verb)i));
    }
    const char *best = suggest_best(&suggest);
    diag_error(diag, word->place,
        "found \"%s\", expected draw, place, claim, pass, crop, add or return%s%s%s", word->text,
        best != NULL ? "; did you mean \"" : "", best != NULL ? best : "",
        best != NULL ? "\"?" : "");
    return false;
}

bool notation_read_action(const struct carc_rules *rules, const struct carc_state *state,
    struct notation_span words, struct carc_action *out, struct diag *diag)
{
    if (words.count == 0) {
        diag_error(diag, (struct diag_place){0, 0}, "found nothing, expected an action");
        return false;
    }
    for (int verb = 0; verb < CARC_VERB_COUNT; verb++) {
        if (strcmp(words.items[0].text, carc_verb_name((enum carc_verb)verb)) != 0) {
            continue;
        }
        if (words.count - 1 != verbs[verb].words) {
            diag_error(diag, words.items[0].place, "found %zu words after \"%s\", expected: %s",
                words.count - 1, words.items[0].text, verbs[verb].expected);
            return false;
        }
        struct carc_action action;
        memset(&action, 0, sizeof action);
        action.verb = (uint8_t)verb;
        struct reader reader = {rules, state, words.items + 1, &action, diag};
        if (!verbs[verb].read(&reader)) {
            return false;
        }
        *out = action;
        return true;
    }
    return unknown_verb(&words.items[0], diag);
}

bool notation_parse_action(const struct carc_rules *rules, const struct carc_state *state,
    const char *line, struct carc_action *out, struct diag *diag)
{
    struct notation_words words;
    return notation_split(line, strlen(line), (struct diag_place){0, 1}, &words, diag) &&
           notation_read_action(
               rules, state, (struct notation_span){words.items, words.count}, out, diag);
}
