/* From a file of JCloisterZone to a record. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "jcz/extra.h"
#include "jcz/file.h"
#include "jcz/locate.h"
#include "jcz/save.h"
#include "notation/action.h"

bool jcz_is_file(const char *path)
{
    size_t size = strlen(path);
    return size > 4 && strcmp(path + size - 4, ".jcz") == 0;
}

static void add_seats(struct record *record, const struct jcz_save *save)
{
    unsigned used = 0;
    for (int i = 0; i < save->setup.players; i++) {
        char name[RECORD_NAME];
        snprintf(name, sizeof name, "Player %d", i + 1);
        bool named = save->has_game && save->names[i][0] != '\0';
        record_add_seat(record, named ? save->names[i] : name, false, NULL);
        struct record_seat *seat = &record->seats[i];
        int slot = save->has_game ? save->slots[i] : i;
        seat->colour[0] = jcz_colour_of(slot, used);
        used |= 1u << (seat->colour[0] - 'A');
        snprintf(seat->extra, sizeof seat->extra, "slot=%d", slot);
    }
}

/* One decision as text, and the hash where a turn ends. */
static void add_step(
    struct record *record, const struct jcz_save *save, struct carc_state *state, size_t number)
{
    const struct carc_rules *rules = save->game.rules;
    struct carc_action action = save->game.steps[number];
    struct record_step *step = record_add_step(record);
    struct text text = {0};
    notation_write_action(rules, state, action, &text);
    snprintf(step->text, sizeof step->text, "%s", text_string(&text));
    text_clear(&text);
    if (save->clocks[number] >= 0) {
        text_printf(&text, " clock %lld", save->clocks[number]);
        step->comment = base_strdup(text_string(&text));
    }
    text_finish(&text);
    carc_apply_legal(rules, state, action, NULL);
    bool ends = state->phase == CARC_PHASE_DRAW || state->phase == CARC_PHASE_OVER;
    step->checked = ends && action.verb != CARC_DRAW;
    step->check = step->checked ? carc_hash(rules, state) : 0;
}

static void add_result(struct record *record, const struct carc_state *state)
{
    if (state->phase == CARC_PHASE_OVER) {
        record->finished = true;
        record->result_count = state->players;
        for (int player = 0; player < state->players; player++) {
            record->result[player] = state->score[player];
        }
    }
}

static void add_steps(struct record *record, const struct jcz_save *save)
{
    const struct carc_rules *rules = save->game.rules;
    struct carc_state *state = base_alloc(carc_state_size(rules));
    carc_start(rules, save->setup.players, state);
    for (size_t i = 0; i < save->game.view.steps; i++) {
        add_step(record, save, state, i);
    }
    add_result(record, state);
    free(state);
}

/* A set-up without a game must still be one that a game can begin with. */
static bool can_begin(const struct load_request *request, struct diag *diag)
{
    struct carc_rules *rules = load_game(request, diag);
    free(rules);
    return rules != NULL;
}

/* For who plays on here: the tiles that are left come by a seed that the game's first random number
 * gives, so that each game has its own, and the same one whenever it is opened. */
static void choose_seed(struct record *record, double random)
{
    record->draws_free = true;
    record->seeded = true;
    record->seed = (uint64_t)(random * 4294967296.0);
}

/* Who has the second edition on the table may look for its gardens. */
static void warn_about_gardens(const struct jcz_save *save)
{
    struct jcz_value root = jcz_root(&save->document);
    struct jcz_value setup = jcz_member(&root, "setup");
    struct jcz_value sets = jcz_member(&setup, "sets");
    struct jcz_value set = jcz_member(&sets, jcz_set_name(JCZ_BASIC_2));
    if (save->setup.copies[JCZ_BASIC_2] > 0) {
        diag_warning(save->document.diag, jcz_locate(&set),
            "the gardens of %s are not in play: their tiles are plain ones here",
            jcz_set_name(JCZ_BASIC_2));
    }
}

static bool build(struct record *record, struct jcz_save *save, struct diag *diag)
{
    if (!jcz_setup_request(&save->setup, &record->request, diag)) {
        return false;
    }
    if (save->has_game ? !jcz_save_play(save) : !can_begin(&record->request, diag)) {
        return false;
    }
    warn_about_gardens(save);
    choose_seed(record, save->setup.random);
    add_seats(record, save);
    jcz_extra_keep(record, save->document.root);
    if (save->has_game) {
        add_steps(record, save);
    }
    return true;
}

bool jcz_import(
    struct record *record, const char *bytes, size_t size, const char *file, struct diag *diag)
{
    struct jcz_save save;
    struct diag named;
    record_init(record);
    diag_set_file(diag, file);
    if (size > JCZ_MAX_FILE) {
        diag_error(diag, (struct diag_place){0, 0}, "found %zu bytes, expected at most %zu", size,
            JCZ_MAX_FILE);
        return false;
    }
    diag_init(&named, file);
    bool fine = jcz_save_read(&save, bytes, size, diag) && build(record, &save, diag);
    jcz_save_finish(&save);
    if (!fine) {
        record_finish(record);
        return false;
    }
    memcpy(record->file, named.file, sizeof record->file);
    return true;
}

bool jcz_import_file(struct record *record, const char *path, struct diag *diag)
{
    struct text bytes = {0};
    record_init(record);
    bool fine = file_read(path, JCZ_MAX_FILE, &bytes, diag) &&
                jcz_import(record, text_string(&bytes), bytes.size, path, diag);
    text_finish(&bytes);
    return fine;
}
