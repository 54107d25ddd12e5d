/* Setups are kept as records without steps: the last one, and favourites by name. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/paths.h"
#include "base/utf8.h"
#include "client/setup.h"
#include "ui/overlay.h"

#define LAST "last-setup.carc"
#define ANY_SEED "seed-by-chance\n"
#define SHUFFLED "seats-by-chance\n"

static const struct diag_place nowhere;

static void add_options(const struct setup *setup, struct load_request *request)
{
    int count;
    const struct carc_option_row *rows = carc_option_rows(&count);
    for (int i = 0; i < count; i++) {
        char was[8];
        char now[8];
        const char *basis = carc_option_text(&setup->basis, &rows[i], was);
        const char *value = carc_option_text(&setup->options, &rows[i], now);
        if (strcmp(basis, value) != 0) {
            load_request_option(request, rows[i].name, value, nowhere, NULL);
        }
    }
}

static void add_sets(const struct setup *setup, struct load_request *request)
{
    for (size_t i = 0; i < setup->set_count; i++) {
        const struct setup_set *set = &setup->sets[i];
        if (set->on && set->file != NULL) {
            load_request_file(request, set->file, NULL);
        }
        if (set->on) {
            load_request_set(request, set->id, nowhere, NULL);
        }
    }
}

void setup_to_record(const struct setup *setup, struct record *record)
{
    record_init(record);
    for (int i = 0; i < setup->seat_count; i++) {
        const struct setup_seat *from = &setup->seats[i];
        char word[RECORD_WORD] = "";
        if (from->kind > 0) {
            opponent_word(&(struct opponent){true, from->kind - 1, from->character}, word);
        }
        record_add_seat(record, from->name.text, from->kind > 0, word);
        struct record_seat *seat = &record->seats[i];
        seat->colour[0] = (char)('A' + setup->seats[i].colour);
        seat->colour[1] = 0;
    }
    add_sets(setup, &record->request);
    if (setup->rulesets.count > 0) { /* the program's data may be missing */
        const char *rules = setup->rulesets.entries[setup->ruleset].id;
        load_request_rules(&record->request, rules, nowhere, NULL);
    }
    add_options(setup, &record->request);
    record->seeded = true;
    record->seed = strtoull(setup->seed.text, NULL, 10);
    struct text unknown = {0};
    text_add(&unknown, setup->seed.text[0] ? "" : ANY_SEED);
    text_add(&unknown, setup->shuffle_seats ? SHUFFLED : "");
    record->unknown = unknown.size > 0 ? unknown.data : NULL;
    if (unknown.size == 0) {
        text_finish(&unknown);
    }
}

static bool has_set(const struct load_request *request, const char *id)
{
    size_t size = strlen(id);
    for (size_t i = 0; i < request->set_count; i++) {
        const char *name = request->sets[i].name;
        if (strncmp(name, id, size) == 0 && (name[size] == 0 || name[size] == '@')) {
            return true;
        }
    }
    return false;
}

static void take_rules(struct setup *setup, const struct load_request *request)
{
    for (size_t i = 0; i < setup->rulesets.count; i++) {
        const struct load_entry *entry = &setup->rulesets.entries[i];
        if (entry->errors == 0 && strcmp(entry->id, request->rules) == 0) {
            setup_choose_ruleset(setup, i);
        }
    }
    for (size_t i = 0; i < request->option_count; i++) {
        const struct load_option *option = &request->options[i];
        const char *expected;
        carc_set_option(&setup->options, option->name, option->value, &expected);
    }
}

static void take_opponent(struct setup_seat *seat, const struct record_seat *from)
{
    struct opponent opponent = opponent_of(from);
    bool known = opponent.level < opponent_levels();
    if (opponent.computer) {
        seat->kind = known ? opponent.level + 1 : opponent_levels(); /* else the strongest */
        seat->character = opponent.character;
    }
}

void setup_from_record(struct setup *setup, const struct record *record)
{
    setup->seat_count = 0;
    for (int i = 0; i < record->seat_count; i++) {
        setup_add_seat(setup, record->seats[i].name);
        take_opponent(&setup->seats[i], &record->seats[i]);
        int colour = record->seats[i].colour[0] - 'A';
        if (colour >= 0 && colour < ART_PLAYERS && !record->seats[i].colour[1]) {
            setup->seats[i].colour = ART_PLAYERS; /* no one's, while it is looked for */
            setup->seats[i].colour = setup_free_colour(setup, colour);
        }
    }
    for (int i = record->seat_count; i < SETUP_MIN_SEATS; i++) {
        setup_add_seat(setup, i == 0 ? "Ann" : "Bob");
    }
    for (size_t i = 0; i < setup->set_count && record->request.set_count > 0; i++) {
        struct setup_set *set = &setup->sets[i];
        set->on = !set->fault[0] && (set->file != NULL || has_set(&record->request, set->id));
    }
    take_rules(setup, &record->request);
    const char *unknown = record->unknown ? record->unknown : "";
    char seed[24] = "";
    if (strstr(unknown, ANY_SEED) == NULL && record->seeded) {
        snprintf(seed, sizeof seed, "%llu", (unsigned long long)record->seed);
    }
    ui_edit_set(&setup->seed, seed);
    setup->shuffle_seats = strstr(unknown, SHUFFLED) != NULL;
    setup->changed = true;
}

static void path_of(const char *leaf, struct text *path)
{
    paths_user_config("", path);
    text_add_char(path, '/');
    text_add(path, leaf);
}

static void load(struct setup *setup, const char *leaf)
{
    struct text path = {0};
    struct record record;
    struct diag diag;
    diag_init(&diag, "");
    path_of(leaf, &path);
    if (paths_exists(text_string(&path)) && record_read_file(&record, text_string(&path), &diag)) {
        setup_from_record(setup, &record);
        record_finish(&record);
    }
    text_finish(&path);
}

static void save(struct setup *setup, const char *leaf)
{
    struct text path = {0};
    struct text out = {0};
    struct text folder = {0};
    struct record record;
    struct diag diag;
    diag_init(&diag, "");
    setup_to_record(setup, &record);
    record_write(&record, &out);
    record_finish(&record);
    path_of("favourites", &folder); /* its parent, too, is made by this */
    path_of(leaf, &path);
    paths_make_folder(text_string(&folder));
    if (!file_write(text_string(&path), text_string(&out), out.size, &diag)) {
        ui_toast(setup->app->ui, UI_WARN, app_fault(setup->app, &diag));
    }
    text_finish(&folder);
    text_finish(&out);
    text_finish(&path);
}

void setup_load_last(struct setup *setup)
{
    load(setup, LAST);
}

void setup_save_last(struct setup *setup)
{
    save(setup, LAST);
}

static void add_favourite(const char *path, void *context)
{
    struct setup *setup = context;
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    size_t size = strlen(name) - strlen(".carc");
    if (setup->favourite_count < SETUP_FAVOURITES && size < sizeof setup->favourites[0]) {
        memcpy(setup->favourites[setup->favourite_count], name, size);
        setup->favourites[setup->favourite_count++][size] = 0;
    }
}

void setup_list_favourites(struct setup *setup)
{
    struct text folder = {0};
    path_of("favourites", &folder);
    setup->favourite_count = 0;
    paths_list(text_string(&folder), ".carc", add_favourite, setup);
    text_finish(&folder);
}

static const char *leaf_of(struct setup *setup, const char *name)
{
    return ui_format(setup->app->ui, "favourites/%s.carc", name);
}

void setup_load_favourite(struct setup *setup, size_t number)
{
    load(setup, leaf_of(setup, setup->favourites[number]));
}

void setup_save_favourite(struct setup *setup, const char *name)
{
    char clean[60];
    snprintf(clean, sizeof clean, "%s", name);
    for (char *c = clean; *c; c++) {
        *c = *c == '/' || *c == '\\' || (c == clean && *c == '.') ? '-' : *c;
    }
    utf8_clean(clean);
    save(setup, leaf_of(setup, clean));
    setup_list_favourites(setup);
    for (size_t i = 0; i < setup->favourite_count; i++) {
        if (strcmp(setup->favourites[i], clean) == 0) {
            setup->favourite = i + 1;
        }
    }
}

void setup_drop_favourite(struct setup *setup, size_t number)
{
    struct text path = {0};
    path_of(leaf_of(setup, setup->favourites[number]), &path);
    remove(text_string(&path));
    text_finish(&path);
    setup->favourite = 0;
    setup_list_favourites(setup);
}
