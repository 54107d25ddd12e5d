#include "client/options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/macros.h"
#include "base/suggest.h"
#include "client/app.h"
#include "client/opponent.h"
#include "notation/words.h"

static const struct diag_place nowhere = {0, 0};

static bool fault(struct diag *diag, const char *found, const char *expected)
{
    diag_error(diag, nowhere, "found \"%.60s\", expected %s", found, expected);
    return false;
}

static bool set_players(struct options *options, const char *value, struct diag *diag)
{
    return notation_number(value, CARC_MIN_PLAYERS, CARC_MAX_PLAYERS, &options->players) ||
           fault(diag, value, "1 to 6 players");
}

static bool set_names(struct options *options, const char *value, struct diag *diag)
{
    options->record.seat_count = 0;
    for (const char *name = value;;) {
        size_t size = strcspn(name, ",");
        char word[4 * RECORD_NAME];
        snprintf(word, sizeof word, "%.*s", (int)size, name);
        if (!record_add_seat(&options->record, word, false, NULL)) {
            return fault(diag, value, "at most 6 names");
        }
        if (name[size] == 0) {
            return true;
        }
        name += size + 1;
    }
}

static bool set_seat(struct options *options, const char *value, struct diag *diag)
{
    if (strcmp(value, "person") != 0 && ai_find_player(value) == NULL) {
        return fault(
            diag, value, "person or a computer player such as easy, medium, hard or expert");
    }
    if (options->seat_count == CARC_MAX_PLAYERS) {
        return fault(diag, value, "at most 6 seats");
    }
    options->seats[options->seat_count++] = value;
    return true;
}

static bool set_nodes(struct options *options, const char *value, struct diag *diag)
{
    return notation_number(value, 1, 1000000000, &options->nodes) ||
           fault(diag, value, "a number from 1 to 1000000000");
}

static bool set_pace(struct options *options, const char *value, struct diag *diag)
{
    static const char *const paces[] = {"calm", "brisk", "at-once"};
    for (size_t i = 0; i < ARRAY_LENGTH(paces); i++) {
        if (strcmp(value, paces[i]) == 0) {
            options->settings.pace = (enum settings_pace)i;
            return options->pace_given = true;
        }
    }
    return fault(diag, value, "calm, brisk or at-once");
}

static bool set_sets(struct options *options, const char *value, struct diag *diag)
{
    return load_request_sets(&options->record.request, value, diag);
}

static bool set_tiles(struct options *options, const char *value, struct diag *diag)
{
    return load_request_file(&options->record.request, value, diag);
}

static bool set_rules(struct options *options, const char *value, struct diag *diag)
{
    return load_request_rules(&options->record.request, value, nowhere, diag);
}

static bool set_option(struct options *options, const char *value, struct diag *diag)
{
    const char *equals = strchr(value, '=');
    char name[64];
    if (equals == NULL || (size_t)(equals - value) >= sizeof name) {
        return fault(diag, value, "NAME=VALUE");
    }
    snprintf(name, sizeof name, "%.*s", (int)(equals - value), value);
    return load_request_option(&options->record.request, name, equals + 1, nowhere, diag);
}

static bool set_seed(struct options *options, const char *value, struct diag *diag)
{
    size_t length = strlen(value);
    if (length == 0 || length > 20 || strspn(value, "0123456789") != length ||
        (length == 20 && strcmp(value, "18446744073709551615") > 0)) {
        return fault(diag, value, "a seed from 0 to 2^64 - 1");
    }
    options->record.seed = strtoull(value, NULL, 10);
    options->record.seeded = true;
    return true;
}

static bool set_size(struct options *options, const char *value, struct diag *diag)
{
    char text[32];
    long width, height;
    bool cut = snprintf(text, sizeof text, "%s", value) >= (int)sizeof text;
    char *x = strchr(text, 'x');
    if (x != NULL) {
        *x = 0;
    }
    if (x == NULL || cut || !notation_number(text, 320, 16384, &width) ||
        !notation_number(x + 1, 240, 16384, &height)) {
        return fault(diag, value, "WIDTHxHEIGHT, such as 1280x800");
    }
    options->width = (int)width;
    options->height = (int)height;
    return true;
}

static bool set_theme(struct options *options, const char *value, struct diag *diag)
{
    for (int theme = 0; theme < UI_THEMES; theme++) {
        if (strcmp(value, ui_theme_name(theme)) == 0) {
            options->settings.theme = theme;
            return options->theme_given = true;
        }
    }
    return fault(diag, value, "classic, light or dark");
}

static bool set_scale(struct options *options, const char *value, struct diag *diag)
{
    long percent;
    if (!notation_number(value, 75, 300, &percent)) {
        return fault(diag, value, "75 to 300 percent");
    }
    options->settings.scale = (float)percent / 100;
    return options->scale_given = true;
}

static bool set_script(struct options *options, const char *value, struct diag *diag)
{
    (void)diag;
    options->script = value;
    return true;
}

static bool set_null(struct options *options, const char *value, struct diag *diag)
{
    (void)value;
    (void)diag;
    return options->null_backend = true;
}

static bool set_software(struct options *options, const char *value, struct diag *diag)
{
    (void)value;
    (void)diag;
    return options->software = true;
}

static bool set_trace(struct options *options, const char *value, struct diag *diag)
{
    (void)value;
    (void)diag;
    return options->trace = true;
}

static bool set_large_text(struct options *options, const char *value, struct diag *diag)
{
    (void)value;
    (void)diag;
    return options->settings.large_text = true;
}

static bool set_high_contrast(struct options *options, const char *value, struct diag *diag)
{
    (void)value;
    (void)diag;
    return options->settings.high_contrast = true;
}

static bool set_less_motion(struct options *options, const char *value, struct diag *diag)
{
    (void)value;
    (void)diag;
    options->settings.less_motion = true;
    return options->motion_given = true;
}

static bool set_welcome(struct options *options, const char *value, struct diag *diag)
{
    (void)value;
    (void)diag;
    return options->welcome = true;
}

static bool set_no_autosave(struct options *options, const char *value, struct diag *diag)
{
    (void)value;
    (void)diag;
    options->autosave = false;
    return true;
}

static bool set_help(struct options *options, const char *value, struct diag *diag)
{
    (void)value;
    (void)diag;
    return options->help = true;
}

static const struct {
    const char *name;
    const char *value; /* NULL: takes none */
    bool game;         /* asks for a game */
    bool (*set)(struct options *options, const char *value, struct diag *diag);
    const char *help;
} rows[] = {
    {"players", "N", true, set_players, "a new game for N players, 1 to 6"},
    {"names", "A,B,...", true, set_names, "with these names"},
    {"seat", "WHO", true, set_seat, "person, or easy, medium, hard, expert, each also as"},
    {"sets", "A,B,...", true, set_sets, "with these tile sets (base)"},
    {"tiles", "FILE", true, set_tiles, "with the tiles of a file"},
    {"rules", "NAME", true, set_rules, "by this rule set (hig)"},
    {"option", "NAME=VALUE", true, set_option, "with an option of the rules changed"},
    {"seed", "NUMBER", true, set_seed, "with the tiles shuffled by this number"},
    {"nodes", "NUMBER", false, set_nodes, "computer players think so much, not by the clock"},
    {"pace", "NAME", false, set_pace, "of computer players: calm, brisk or at-once"},
    {"size", "WxH", false, set_size, "size of the window"},
    {"theme", "NAME", false, set_theme, "classic, light or dark"},
    {"scale", "PERCENT", false, set_scale, "75 to 300"},
    {"large-text", NULL, false, set_large_text, "all letters a quarter larger"},
    {"high-contrast", NULL, false, set_high_contrast, "pale land, solid colours, thick edges"},
    {"less-motion", NULL, false, set_less_motion, "nothing flies, pulses or slides"},
    {"software", NULL, false, set_software, "draw without the graphics card"},
    {"welcome", NULL, false, set_welcome, "begin with the first screen, as on the first day"},
    {"no-autosave", NULL, false, set_no_autosave, "do not save the game by itself"},
    {"script", "FILE", false, set_script, "do what the file says, then end"},
    {"null", NULL, false, set_null, "without a window (for scripts)"},
    {"trace", NULL, false, set_trace, "tell on the output what is shown"},
    {"help", NULL, false, set_help, "this text"},
};

void options_help(void)
{
    puts(
        "walls-and-wheat [RECORD] [OPTIONS]\n"
        "walls-and-wheat TILES.yaml [OPTIONS]\n\n"
        "A tile file is shown with all its tiles and faults. Without a file and without an option\n"
        "of a game the title screen opens.\n");
    for (size_t i = 0; i < ARRAY_LENGTH(rows); i++) {
        char name[40];
        snprintf(name, sizeof name, "--%s %s", rows[i].name, rows[i].value ? rows[i].value : "");
        printf("  %-20s  %s\n", name, rows[i].help);
        if (rows[i].set == set_seat) {
            printf("  %-20s  hard-calm, -builder, -joiner, -farmer; once for each seat\n", "");
        }
    }
}

static bool read_one(struct options *options, int *index, char **argv, struct diag *diag)
{
    const char *name = argv[*index] + 2;
    size_t size = strcspn(name, "=");
    struct suggest suggest;
    suggest_init(&suggest, name);
    for (size_t i = 0; i < ARRAY_LENGTH(rows); i++) {
        suggest_offer(&suggest, rows[i].name);
        if (strlen(rows[i].name) != size || strncmp(rows[i].name, name, size) != 0) {
            continue;
        }
        const char *value = name[size] == '=' ? name + size + 1 : NULL;
        if (rows[i].value != NULL && value == NULL) {
            value = argv[*index + 1];
            ++*index;
        }
        if ((rows[i].value != NULL) != (value != NULL)) {
            diag_error(diag, nowhere, "--%s: found %s, expected %s", rows[i].name,
                value ? value : "nothing", rows[i].value ? rows[i].value : "no value");
            return false;
        }
        options->new_game |= rows[i].game;
        return rows[i].set(options, value, diag);
    }
    const char *best = suggest_best(&suggest);
    diag_error(diag, nowhere, "found --%.40s, expected %s%s", name, best ? "--" : "an option",
        best ? best : "");
    return false;
}

static bool read_all(struct options *options, int argc, char **argv, struct diag *diag)
{
    for (int i = 1; i < argc; i++) {
        if (strncmp(argv[i], "--", 2) == 0) {
            if (!read_one(options, &i, argv, diag)) {
                return false;
            }
        } else if (argv[i][0] == '-' && argv[i][1] != 0) {
            return fault(diag, argv[i], "options with two dashes");
        } else if (options->file == NULL) {
            options->file = argv[i];
        } else {
            return fault(diag, argv[i], "one file only");
        }
    }
    return true;
}

static void take_seat(struct record *record, int seat, const char *word, bool unnamed)
{
    struct record_seat *to = &record->seats[seat];
    to->computer = strcmp(word, "person") != 0;
    if (to->computer) {
        snprintf(to->level, sizeof to->level, "%s", word);
    }
    if (to->computer && unnamed) {
        opponent_name_seat(record, seat, opponent_of(to).character);
    }
}

/* Names for the seats that got none, and a seed. */
static bool complete(struct options *options, struct diag *diag)
{
    struct record *record = &options->record;
    int named = record->seat_count;
    int told = named > options->seat_count ? named : options->seat_count;
    int players = options->players > 0 ? (int)options->players : told > 0 ? told : 2;
    if (told > players) {
        diag_error(diag, nowhere, "found %d %s, expected at most %d", told,
            told == named ? "names" : "seats", players);
        return false;
    }
    static const char *const names[] = {"Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"};
    for (int i = 0; i < players; i++) {
        if (i >= named) {
            record_add_seat(record, names[i], false, NULL);
        }
        if (i < options->seat_count) {
            take_seat(record, i, options->seats[i], i >= named);
        }
    }
    if (!record->seeded) {
        record->seed = app_chance();
        record->seeded = true;
    }
    return true;
}

bool options_read(struct options *options, int argc, char **argv)
{
    memset(options, 0, sizeof *options);
    options->settings = settings_default();
    options->autosave = true;
    record_init(&options->record);
    struct diag diag;
    diag_init(&diag, "");
    if (read_all(options, argc, argv, &diag) && complete(options, &diag)) {
        return true;
    }
    char line[DIAG_TEXT + DIAG_FILE];
    diag_format(&diag.messages[0], line, sizeof line);
    fprintf(stderr, "walls-and-wheat: %s\nwalls-and-wheat --help lists the options\n", line);
    return false;
}

void options_finish(struct options *options)
{
    record_finish(&options->record);
}
