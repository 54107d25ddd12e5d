#include "jcz/save.h"

#include <stdlib.h>
#include <string.h>

#include "base/macros.h"
#include "base/text.h"
#include "jcz/locate.h"

/* Older files write ids and random numbers in other ways. */
static const int oldest[3] = {5, 7, 0};

static bool check_version(const struct jcz_value *version)
{
    const char *text;
    if (!jcz_read_text(version, &text)) {
        return false;
    }
    const char *at = text;
    int order = 0;
    for (int i = 0; i < 3; i++) {
        char *end;
        long part = strtol(at, &end, 10);
        if (end == at || *at == '-' || *at == '+' || (i < 2 && *end != '.')) {
            return jcz_unexpected(version, "a version such as \"5.7.0\"");
        }
        if (order == 0) {
            order = part < oldest[i] ? -1 : part > oldest[i];
        }
        at = end + 1;
    }
    return order >= 0 || jcz_unexpected(version, "5.7.0 or newer");
}

static bool check_addons(const struct jcz_value *addons)
{
    if (json_object_size(addons->json) == 0) {
        return !jcz_present(addons) || jcz_is_object(addons);
    }
    struct text names = {0};
    const char *key;
    json_t *unused;
    json_object_foreach(addons->json, key, unused)
    {
        text_printf(&names, "%saddon %.40s", names.size > 0 ? ", " : "", key);
    }
    jcz_fault(addons, "not supported: %s", text_string(&names));
    text_finish(&names);
    return false;
}

static bool read_players(struct jcz_save *save, const struct jcz_value *players)
{
    size_t count = 0;
    if (!jcz_is_array(players, &count)) {
        return false;
    }
    if (count < CARC_MIN_PLAYERS || count > CARC_MAX_PLAYERS) {
        return jcz_fault(players, "found %zu players, expected %d to %d", count, CARC_MIN_PLAYERS,
            CARC_MAX_PLAYERS);
    }
    for (size_t i = 0; i < count; i++) {
        struct jcz_value player = jcz_item(players, i);
        struct jcz_value name = jcz_member(&player, "name");
        struct jcz_value slot = jcz_member(&player, "slot");
        long number = 0;
        save->names[i] = "";
        if (!jcz_is_object(&player) ||
            (jcz_present(&name) && !jcz_read_text(&name, &save->names[i])) ||
            !jcz_read_integer(&slot, 0, JCZ_SLOTS - 1, &number)) {
            return false;
        }
        save->slots[i] = (int)number;
    }
    save->setup.players = (int)count;
    return true;
}

/* A file without these is a set-up, unless it is a test. */
static bool is_game(const struct jcz_value *root)
{
    static const char *const keys[] = {"players", "initialRandom", "replay", "clock", "gameId"};
    struct jcz_value test = jcz_member(root, "test");
    bool all = true;
    for (size_t i = 0; i < ARRAY_LENGTH(keys); i++) {
        struct jcz_value value = jcz_member(root, keys[i]);
        all = all && jcz_present(&value);
    }
    return all || jcz_present(&test);
}

static bool read_clock(const struct jcz_value *clock, long long *out)
{
    double number = json_number_value(clock->json);
    *out = -1;
    if (!jcz_present(clock)) {
        return true;
    }
    if (!json_is_number(clock->json) || !(number >= 0 && number < 9e15)) {
        return jcz_unexpected(clock, "milliseconds");
    }
    *out = (long long)number;
    return true;
}

static bool read_game(struct jcz_save *save, const struct jcz_value *root)
{
    struct jcz_value players = jcz_member(root, "players");
    struct jcz_value random = jcz_member(root, "initialRandom");
    struct jcz_value clock = jcz_member(root, "clock");
    struct jcz_value replay = jcz_member(root, "replay");
    struct jcz_value annotations = jcz_member(root, "gameAnnotations");
    long long unused;
    size_t count;
    return read_players(save, &players) &&
           (!jcz_present(&random) || jcz_read_random(&random, &save->setup.random)) &&
           read_clock(&clock, &unused) && jcz_is_array(&replay, &count) &&
           (!jcz_present(&annotations) ||
               jcz_setup_read_draws(&save->setup, &annotations, "endTurn"));
}

static bool read_all(struct jcz_save *save)
{
    struct jcz_value root = jcz_root(&save->document);
    struct jcz_value version = jcz_member(&root, "appVersion");
    struct jcz_value setup = jcz_member(&root, "setup");
    struct jcz_value addons = jcz_member(&setup, "addons");
    if (!jcz_is_object(&root) || !check_version(&version) || !jcz_is_object(&setup) ||
        !check_addons(&addons) || !jcz_setup_read_game(&save->setup, &setup, true)) {
        return false;
    }
    save->has_game = is_game(&root);
    return !save->has_game || read_game(save, &root);
}

bool jcz_save_read(struct jcz_save *save, const char *bytes, size_t size, struct diag *diag)
{
    memset(save, 0, sizeof *save);
    jcz_game_init(&save->game);
    jcz_setup_init(&save->setup);
    return jcz_document_read(&save->document, bytes, size, 1, diag) && read_all(save);
}

void jcz_save_finish(struct jcz_save *save)
{
    jcz_document_finish(&save->document);
    jcz_game_finish(&save->game);
    free(save->clocks);
    save->clocks = NULL;
}

/* The tile of the next PLACE_TILE from message `from` on, or -1. */
static int next_placed(const struct jcz_value *replay, size_t from)
{
    for (size_t i = from; i < json_array_size(replay->json); i++) {
        const json_t *message = json_array_get(replay->json, i);
        const char *type = json_string_value(json_object_get(message, "type"));
        if (type != NULL && strcmp(type, "PLACE_TILE") == 0) {
            const json_t *payload = json_object_get(message, "payload");
            const char *id = json_string_value(json_object_get(payload, "tileId"));
            return id == NULL ? -1 : jcz_find_tile(id, strlen(id));
        }
    }
    return -1;
}

/* The clock belongs to the first step that the message brought. */
static void note_clock(struct jcz_save *save, size_t before, long long clock)
{
    size_t steps = save->game.view.steps;
    if (steps > save->clock_room) {
        save->clock_room = 2 * steps;
        save->clocks = base_realloc(save->clocks, save->clock_room * sizeof save->clocks[0]);
    }
    for (size_t i = before; i < steps; i++) {
        save->clocks[i] = i == before ? clock : -1;
    }
}

/* Our own member of a message: what a record says of a circle that the original does not ask
 * about. It has no effect but in the record. */
static bool is_void_return(const struct jcz_value *message)
{
    struct jcz_value circle = jcz_member(message, JCZ_VOID_CIRCLE);
    const char *text = json_string_value(circle.json);
    return text != NULL && strcmp(text, "REMOVE") == 0;
}

static bool play_message(struct jcz_save *save, const struct jcz_value *replay, size_t index)
{
    struct jcz_value item = jcz_item(replay, index);
    struct jcz_value clock = jcz_member(&item, "clock");
    struct jcz_message message;
    struct diag why;
    long long time;
    if (!jcz_message_read(&message, &item) || !read_clock(&clock, &time)) {
        return false;
    }
    diag_init(&why, "");
    save->game.void_return = is_void_return(&item);
    save->game.wanted = next_placed(replay, index + 1);
    size_t before = save->game.view.steps;
    int turn = save->game.view.turn;
    if (!jcz_game_apply(&save->game, &message, &why)) {
        return jcz_fault(&item, "%s (turn %d)", why.messages[0].text, turn);
    }
    note_clock(save, before, time);
    return true;
}

bool jcz_save_play(struct jcz_save *save)
{
    struct jcz_value root = jcz_root(&save->document);
    struct jcz_value replay = jcz_member(&root, "replay");
    struct diag *diag = save->document.diag;
    if (!jcz_game_begin(&save->game, &save->setup, next_placed(&replay, 0), diag)) {
        return false;
    }
    note_clock(save, 0, -1);
    for (size_t i = 0; i < json_array_size(replay.json); i++) {
        if (!play_message(save, &replay, i)) {
            return false;
        }
    }
    if (save->game.unexpected_turn > 0) {
        diag_warning(diag, jcz_place_at(&save->document, 0),
            "the tile of turn %d is not the one that the random numbers draw",
            save->game.unexpected_turn);
    }
    return true;
}
