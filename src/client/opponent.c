#include "client/opponent.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "ai/levels.h"
#include "base/macros.h"
#include "client/words.h"

/* In the order of ai_levels() and ai_characters(). Here, so that they are translated. */
static const struct {
    const char *title, *line;
} levels[] = {
    {N_("Easy"), N_("Sees the points at hand, forgets the fields and often errs.")},
    {N_("Medium"), N_("Looks at the whole board, but errs at times.")},
    {N_("Hard"), N_("Thinks a moment ahead; beats most people.")},
    {N_("Expert"), N_("Tries every good move out before it decides.")},
};

static const struct {
    const char *name, *title, *line;
} characters[] = {
    {"", N_("Plain"), N_("Plays as well as it can.")},
    {"Carla", N_("Carla the calm"), N_("Keeps meeples at hand and takes what is sure.")},
    {"Bruno", N_("Bruno the builder"), N_("Loves large cities and long roads.")},
    {"Jana", N_("Jana the joiner"), N_("Squeezes into what others have built.")},
    {"Frida", N_("Frida the farmer"), N_("Lies down in the fields early.")},
};

/* One for each seat, for those who are nobody in particular. */
static const char *const plain[] = {"Cid", "Merlin", "Greta", "Otto", "Wanda", "Hugo"};

size_t opponent_levels(void)
{
    size_t count;
    ai_levels(&count);
    assert(count == ARRAY_LENGTH(levels));
    return count;
}

size_t opponent_characters(void)
{
    size_t count;
    ai_characters(&count);
    assert(count == ARRAY_LENGTH(characters));
    return count;
}

const char *opponent_level(size_t level)
{
    return _(levels[level].title);
}

const char *opponent_level_line(size_t level)
{
    return _(levels[level].line);
}

const char *opponent_character(size_t character)
{
    return _(characters[character].title);
}

const char *opponent_character_line(size_t character)
{
    return _(characters[character].line);
}

void opponent_name(size_t character, int number, char name[RECORD_NAME])
{
    if (character == 0) {
        snprintf(name, RECORD_NAME, "%s", plain[(size_t)number % ARRAY_LENGTH(plain)]);
    } else if (number == 0) {
        snprintf(name, RECORD_NAME, "%s", characters[character].name);
    } else {
        snprintf(name, RECORD_NAME, "%s %d", characters[character].name, number + 1);
    }
}

bool opponent_is_name(const char *name)
{
    for (size_t character = 0; character < opponent_characters(); character++) {
        for (int number = 0; number < CARC_MAX_PLAYERS; number++) {
            char known[RECORD_NAME];
            opponent_name(character, number, known);
            if (strcmp(name, known) == 0) {
                return true;
            }
        }
    }
    return false;
}

static bool is_taken(const struct record *record, int but, const char *name)
{
    for (int i = 0; i < record->seat_count; i++) {
        if (i != but && strcmp(record->seats[i].name, name) == 0) {
            return true;
        }
    }
    return false;
}

void opponent_name_seat(struct record *record, int seat, size_t character)
{
    char *name = record->seats[seat].name;
    int number = 0;
    do {
        opponent_name(character, number++, name);
    } while (number < CARC_MAX_PLAYERS && is_taken(record, seat, name));
}

void opponent_word(const struct opponent *opponent, char word[RECORD_WORD])
{
    const char *name = ai_level_player(opponent->level, opponent->character)->name;
    snprintf(word, RECORD_WORD, "%s", name);
}

struct opponent opponent_of(const struct record_seat *seat)
{
    struct opponent opponent = {seat->computer, opponent_levels(), 0};
    for (size_t level = 0; level < opponent_levels(); level++) {
        for (size_t character = 0; character < opponent_characters(); character++) {
            if (strcmp(ai_level_player(level, character)->name, seat->level) == 0) {
                opponent.level = level;
                opponent.character = character;
            }
        }
    }
    return opponent;
}

const struct ai_player *opponent_player(const struct record_seat *seat)
{
    if (!seat->computer) {
        return NULL;
    }
    const struct ai_player *player = ai_find_player(seat->level);
    return player ? player : ai_find_player("expert");
}
