#include "cli/new_game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/macros.h"
#include "notation/action.h"

static const struct diag_place nowhere = {0, 0};

void new_game_init(struct new_game *game)
{
    memset(game, 0, sizeof *game);
    record_init(&game->record);
}

void new_game_finish(struct new_game *game)
{
    record_finish(&game->record);
}

static bool fault(struct diag *diag, const char *found, const char *expected)
{
    diag_error(diag, nowhere, "found \"%.60s\", expected %s", found, expected);
    return false;
}

static bool set_players(struct new_game *game, const char *value, struct diag *diag)
{
    return notation_number(value, CARC_MIN_PLAYERS, CARC_MAX_PLAYERS, &game->players) ||
           fault(diag, value, "1 to 6 players");
}

static bool set_names(struct new_game *game, const char *value, struct diag *diag)
{
    game->record.seat_count = 0;
    for (const char *name = value;;) {
        size_t size = strcspn(name, ",");
        char word[4 * RECORD_NAME];
        snprintf(word, sizeof word, "%.*s", (int)size, name);
        if (!record_add_seat(&game->record, word, false, NULL)) {
            return fault(diag, value, "at most 6 names");
        }
        if (name[size] == 0) {
            return true;
        }
        name += size + 1;
    }
}

static bool set_sets(struct new_game *game, const char *value, struct diag *diag)
{
    return load_request_sets(&game->record.request, value, diag);
}

static bool set_rules(struct new_game *game, const char *value, struct diag *diag)
{
    return load_request_rules(&game->record.request, value, nowhere, diag);
}

static bool set_seed(struct new_game *game, const char *value, struct diag *diag)
{
    size_t length = strlen(value);
    if (length == 0 || length > 20 || strspn(value, "0123456789") != length ||
        (length == 20 && strcmp(value, "18446744073709551615") > 0)) {
        return fault(diag, value, "a seed from 0 to 2^64 - 1");
    }
    game->record.seed = strtoull(value, NULL, 10);
    game->record.seeded = true;
    return true;
}

static bool set_draws(struct new_game *game, const char *value, struct diag *diag)
{
    if (strcmp(value, "free") != 0) {
        return fault(diag, value, "draws=free");
    }
    game->record.draws_free = true;
    return true;
}

static bool set_tiles(struct new_game *game, const char *value, struct diag *diag)
{
    if (game->files_barred) {
        return fault(diag, value, "no files here");
    }
    return load_request_file(&game->record.request, value, diag);
}

static bool set_start(struct new_game *game, const char *value, struct diag *diag)
{
    char text[128];
    snprintf(text, sizeof text, "%s", value);
    char *cell = strchr(text, '@');
    char *rotation = cell == NULL ? NULL : strchr(cell + 1, '@');
    if (rotation == NULL || (size_t)(cell - text) >= 2 * CARC_ID_SIZE) {
        return fault(diag, value, "TILE@X,Y@rN, such as D@0,0@r0");
    }
    *cell++ = 0;
    *rotation++ = 0;
    struct load_start start;
    memset(&start, 0, sizeof start);
    memcpy(start.tile, text, strlen(text));
    int turns = 0;
    if (!notation_read_cell(&(struct notation_word){.text = cell}, &start.cell, diag) ||
        !notation_read_rotation(&(struct notation_word){.text = rotation}, &turns, diag)) {
        return false;
    }
    start.rotation = (uint8_t)turns;
    return load_request_start(&game->record.request, &start, diag);
}

static const struct {
    const char *key;
    bool (*set)(struct new_game *game, const char *value, struct diag *diag);
} settings[] = {
    {"players", set_players},
    {"names", set_names},
    {"sets", set_sets},
    {"rules", set_rules},
    {"seed", set_seed},
    {"draws", set_draws},
    {"tiles", set_tiles},
    {"start", set_start},
};

bool new_game_set(struct new_game *game, const char *key, const char *value, struct diag *diag)
{
    for (size_t i = 0; i < ARRAY_LENGTH(settings); i++) {
        if (strcmp(key, settings[i].key) == 0) {
            return settings[i].set(game, value, diag);
        }
    }
    return load_request_option(&game->record.request, key, value, nowhere, diag);
}

bool new_game_setting(struct new_game *game, const char *setting, struct diag *diag)
{
    const char *equals = strchr(setting, '=');
    char key[64];
    if (equals == NULL || equals == setting || (size_t)(equals - setting) >= sizeof key) {
        return fault(diag, setting, "key=value");
    }
    snprintf(key, sizeof key, "%.*s", (int)(equals - setting), setting);
    return new_game_set(game, key, equals + 1, diag);
}

bool new_game_complete(struct new_game *game, struct diag *diag)
{
    int named = game->record.seat_count;
    int players = game->players > 0 ? (int)game->players : named > 0 ? named : 2;
    if (named > players) {
        diag_error(diag, nowhere, "found %d names, expected at most %d", named, players);
        return false;
    }
    for (int i = named; i < players; i++) {
        char name[RECORD_NAME];
        snprintf(name, sizeof name, "Player %d", i + 1);
        record_add_seat(&game->record, name, false, NULL);
    }
    return true;
}
