#include "client/settings.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/paths.h"
#include "client/words.h"
#include "notation/words.h"

#define MAX_BYTES (1u << 20)

struct settings settings_default(void)
{
    return (struct settings){
        .theme = UI_CLASSIC,
        .tile_lines = true,
        .owner_tint = true,
        .colours = ART_COLOURS_STANDARD,
        .confirm_turn = true,
        .hover_cards = true,
        .hand_over = true,
        .counts = SETTINGS_COUNTS_FEW,
        .think_ahead = true,
        .tips = true,
        .sound = true,
        .volume = 0.6f,
        .keys = keys_default(),
    };
}

/* One line of the file: `theme dark`. Choices are enums, written by their names. */
enum kind { SWITCH, CHOICE, PERCENT, BITS, WORD };

static const struct row {
    const char *name;
    enum kind kind;
    size_t offset;
    const char *choices[4];
} rows[] = {
    {"theme", CHOICE, offsetof(struct settings, theme), {"classic", "light", "dark"}},
    {"scale", PERCENT, offsetof(struct settings, scale), {NULL}},
    {"large_text", SWITCH, offsetof(struct settings, large_text), {NULL}},
    {"large_targets", SWITCH, offsetof(struct settings, large_targets), {NULL}},
    {"high_contrast", SWITCH, offsetof(struct settings, high_contrast), {NULL}},
    {"full_screen", SWITCH, offsetof(struct settings, full_screen), {NULL}},
    {"less_motion", SWITCH, offsetof(struct settings, less_motion), {NULL}},
    {"tile_lines", SWITCH, offsetof(struct settings, tile_lines), {NULL}},
    {"owner_tint", SWITCH, offsetof(struct settings, owner_tint), {NULL}},
    {"speed", CHOICE, offsetof(struct settings, speed), {"normal", "fast"}},
    {"colours", CHOICE, offsetof(struct settings, colours), {"standard", "classic"}},
    {"confirm_turn", SWITCH, offsetof(struct settings, confirm_turn), {NULL}},
    {"strict", SWITCH, offsetof(struct settings, strict), {NULL}},
    {"skip_idle_circles", SWITCH, offsetof(struct settings, skip_idle_circles), {NULL}},
    {"auto_take", SWITCH, offsetof(struct settings, auto_take), {NULL}},
    {"hover_cards", SWITCH, offsetof(struct settings, hover_cards), {NULL}},
    {"turn_board", SWITCH, offsetof(struct settings, turn_board), {NULL}},
    {"hand_over", SWITCH, offsetof(struct settings, hand_over), {NULL}},
    {"large_turn", SWITCH, offsetof(struct settings, large_turn), {NULL}},
    {"clocks", SWITCH, offsetof(struct settings, clocks), {NULL}},
    {"purist", SWITCH, offsetof(struct settings, purist), {NULL}},
    {"pads", CHOICE, offsetof(struct settings, pads), {"shared", "seats"}},
    {"counts", CHOICE, offsetof(struct settings, counts), {"never", "key", "few", "always"}},
    {"pace", CHOICE, offsetof(struct settings, pace), {"calm", "brisk", "at-once"}},
    {"think_ahead", SWITCH, offsetof(struct settings, think_ahead), {NULL}},
    {"tips", SWITCH, offsetof(struct settings, tips), {NULL}},
    {"welcomed", SWITCH, offsetof(struct settings, welcomed), {NULL}},
    {"tips_seen", BITS, offsetof(struct settings, tips_seen), {NULL}},
    {"sound", SWITCH, offsetof(struct settings, sound), {NULL}},
    {"volume", PERCENT, offsetof(struct settings, volume), {NULL}},
    {"language", WORD, offsetof(struct settings, language), {NULL}},
};

static bool set_choice(const struct row *row, unsigned *field, const char *value)
{
    for (unsigned i = 0; i < ARRAY_LENGTH(row->choices) && row->choices[i]; i++) {
        if (strcmp(row->choices[i], value) == 0) {
            *field = i;
            return true;
        }
    }
    return false;
}

static bool set_switch(bool *field, const char *value)
{
    bool on = strcmp(value, "on") == 0;
    if (!on && strcmp(value, "off") != 0) {
        return false;
    }
    *field = on;
    return true;
}

/* False when the value is none of the row. */
static bool set_row(struct settings *settings, const struct row *row, const char *value)
{
    void *field = (char *)settings + row->offset;
    long number;
    switch (row->kind) {
    case SWITCH: return set_switch(field, value);
    case CHOICE: return set_choice(row, field, value);
    case PERCENT:
        if (!notation_number(value, 0, 300, &number)) {
            return false;
        }
        *(float *)field = (float)number / 100;
        return true;
    case BITS:
        if (!notation_number(value, 0, 65535, &number)) {
            return false;
        }
        *(unsigned *)field = (unsigned)number;
        return true;
    case WORD: return snprintf(field, SETTINGS_LANGUAGE, "%s", value) < SETTINGS_LANGUAGE;
    }
    return false;
}

static void write_row(const struct settings *settings, const struct row *row, struct text *out)
{
    const void *field = (const char *)settings + row->offset;
    text_printf(out, "%s ", row->name);
    switch (row->kind) {
    case SWITCH: text_add(out, *(const bool *)field ? "on" : "off"); break;
    case CHOICE: text_add(out, row->choices[*(const unsigned *)field]); break;
    case PERCENT: text_printf(out, "%d", (int)(*(const float *)field * 100 + 0.5f)); break;
    case BITS: text_printf(out, "%u", *(const unsigned *)field); break;
    case WORD: notation_write_quoted(field, out); break;
    }
    text_add_char(out, '\n');
}

/* `key undo "Ctrl+Z" "Backspace"` */
static bool set_key(struct settings *settings, const struct notation_words *words)
{
    for (int command = 0; command < KEYS_COUNT && words->count == 2 + KEYS_EACH; command++) {
        if (strcmp(words->items[1].text, keys_word(command)) != 0) {
            continue;
        }
        for (size_t i = 0; i < KEYS_EACH; i++) {
            const char *name = words->items[2 + i].text;
            name = strcmp(name, "Return") == 0 ? "Enter" : name; /* one name for one key */
            snprintf(settings->keys.name[command][i], KEYS_NAME, "%.31s", name);
        }
        return true;
    }
    return false;
}

static void write_key(const struct settings *settings, int command, struct text *out)
{
    text_printf(out, "key %s", keys_word(command));
    for (int i = 0; i < KEYS_EACH; i++) {
        text_add_char(out, ' ');
        notation_write_quoted(settings->keys.name[command][i], out);
    }
    text_add_char(out, '\n');
}

/* What a line of the file is about: the number of its row, ROWS + a command, or -1. */
#define ROWS ((int)ARRAY_LENGTH(rows))

static int subject_of(const struct notation_words *words)
{
    const char *name = words->count > 0 ? words->items[0].text : "";
    for (int i = 0; i < ROWS; i++) {
        if (strcmp(rows[i].name, name) == 0) {
            return i;
        }
    }
    bool key = words->count > 1 && strcmp(name, "key") == 0;
    for (int command = 0; key && command < KEYS_COUNT; command++) {
        if (strcmp(words->items[1].text, keys_word(command)) == 0) {
            return ROWS + command;
        }
    }
    return -1;
}

static void add_expected(int subject, struct text *out)
{
    if (subject >= ROWS) {
        text_printf(out, "%d names of keys", KEYS_EACH);
        return;
    }
    const struct row *row = &rows[subject];
    switch (row->kind) {
    case SWITCH: text_add(out, "on or off"); break;
    case PERCENT: text_add(out, "a number from 0 to 300"); break;
    case BITS: text_add(out, "a number from 0 to 65535"); break;
    case WORD: text_add(out, "the code of a language"); break;
    case CHOICE:
        for (unsigned i = 0; i < ARRAY_LENGTH(row->choices) && row->choices[i]; i++) {
            bool last = i + 1 == ARRAY_LENGTH(row->choices) || !row->choices[i + 1];
            text_add(out, i == 0 ? "" : last ? " or " : ", ");
            text_add(out, row->choices[i]);
        }
        break;
    }
}

/* Points at the value, which follows the name; of a key, behind the command. */
static void complain(const struct notation_words *words, int subject, struct diag *diag)
{
    size_t at = subject >= ROWS ? 2 : 1;
    bool there = at < words->count;
    struct text expected = {0};
    add_expected(subject, &expected);
    diag_warning(diag, there ? words->items[at].place : words->end, "found \"%.60s\", expected %s",
        there ? words->items[at].text : "", text_string(&expected));
    text_finish(&expected);
}

static void read_line(
    struct settings *settings, const struct notation_words *words, struct diag *diag)
{
    int subject = subject_of(words);
    bool good = subject < 0;
    if (subject >= ROWS) {
        good = set_key(settings, words);
    } else if (subject >= 0) {
        good = words->count == 2 && set_row(settings, &rows[subject], words->items[1].text);
    }
    if (!good) {
        complain(words, subject, diag);
    }
}

static bool read_file(struct text *path, struct text *bytes, struct diag *diag)
{
    paths_user_config("settings", path);
    if (diag != NULL) {
        diag_set_file(diag, text_string(path));
    }
    return !paths_missing(text_string(path)) &&
           file_read(text_string(path), MAX_BYTES, bytes, diag);
}

void settings_load(struct settings *settings, struct diag *diag)
{
    struct text path = {0};
    struct text bytes = {0};
    struct notation_words *words = base_alloc(sizeof *words);
    if (read_file(&path, &bytes, diag)) {
        const char *rest = text_string(&bytes);
        const char *line;
        size_t size = bytes.size;
        size_t length;
        for (int number = 1; notation_next_line(&rest, &size, &line, &length); number++) {
            struct diag_place place = {number, 1};
            if (notation_split(line, length, place, words, diag) && words->count > 0) {
                read_line(settings, words, diag);
            }
        }
    }
    free(words);
    text_finish(&bytes);
    text_finish(&path);
}

static void write_subject(const struct settings *settings, int subject, struct text *out)
{
    if (subject < ROWS) {
        write_row(settings, &rows[subject], out);
    } else {
        write_key(settings, subject - ROWS, out);
    }
}

/* The old text with the lines that are known replaced; those that it lacked follow. */
static void rewrite(const struct settings *settings, const struct text *old, struct text *out)
{
    bool done[ARRAY_LENGTH(rows) + KEYS_COUNT] = {false};
    struct notation_words *words = base_alloc(sizeof *words);
    const char *rest = text_string(old);
    const char *line;
    size_t size = old->size;
    size_t length;
    while (notation_next_line(&rest, &size, &line, &length)) {
        bool split = notation_split(line, length, (struct diag_place){0, 0}, words, NULL);
        int subject = split ? subject_of(words) : -1;
        if (subject < 0) {
            text_add_bytes(out, line, length);
            text_add_char(out, '\n');
        } else if (!done[subject]) {
            write_subject(settings, subject, out);
            done[subject] = true;
        }
    }
    for (int subject = 0; subject < (int)ARRAY_LENGTH(done); subject++) {
        if (!done[subject]) {
            write_subject(settings, subject, out);
        }
    }
    free(words);
}

bool settings_save(const struct settings *settings, struct diag *diag)
{
    struct text path = {0};
    struct text old = {0};
    struct text out = {0};
    struct text folder = {0};
    read_file(&path, &old, NULL);
    paths_user_config("", &folder);
    rewrite(settings, &old, &out);
    bool good = paths_make_folder(text_string(&folder)) &&
                file_write(text_string(&path), text_string(&out), out.size, diag);
    if (!good && diag->kept == 0) {
        diag_error(
            diag, (struct diag_place){0, 0}, "the folder %s cannot be made", text_string(&folder));
    }
    text_finish(&folder);
    text_finish(&out);
    text_finish(&old);
    text_finish(&path);
    return good;
}
