/* Who played how often, and how well. */
#include <stdlib.h>
#include <string.h>

#include "client/lifetime.h"

/* "hard" and "hard-builder" are one level. */
static bool is_level(const char *a, const char *b)
{
    size_t size = strcspn(a, "-");
    return size == strcspn(b, "-") && strncmp(a, b, size) == 0;
}

bool lifetime_is(const struct lifetime_person *person, const struct lifetime_seat *seat)
{
    return is_level(person->who, seat->who) &&
           (person->computer || strcmp(person->name, seat->name) == 0);
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

static void add(struct lifetime_sum *sum, const struct lifetime_seat *seat, bool alone)
{
    sum->best = sum->games == 0 ? seat->points : larger(sum->best, seat->points);
    sum->games++;
    sum->wins += seat->won && !alone; /* nobody is beaten by playing alone */
    sum->points += seat->points;
}

static void add_seat(struct lifetime_person *person, const struct lifetime_game *game,
    const struct lifetime_seat *seat)
{
    add(&person->all, seat, game->seats == 1);
    add(&person->by_size[game->seats], seat, game->seats == 1);
    person->city = larger(person->city, seat->city);
    person->road = larger(person->road, seat->road);
    person->field = larger(person->field, seat->field);
    if (seat->thought > 0) {
        person->thought += seat->thought;
        person->timed_turns += larger(game->turns / game->seats, 1);
    }
}

/* Persons before computers, then who played more, then by name. */
static int by_games(const void *a, const void *b)
{
    const struct lifetime_person *p = a;
    const struct lifetime_person *q = b;
    if (p->computer != q->computer) {
        return p->computer ? 1 : -1;
    }
    if (p->all.games != q->all.games) {
        return p->all.games > q->all.games ? -1 : 1;
    }
    return p->computer ? strcmp(p->who, q->who) : strcmp(p->name, q->name);
}

struct lifetime_person *lifetime_people(const struct lifetime *lifetime, size_t *count)
{
    struct lifetime_person *people = NULL;
    *count = 0;
    for (size_t i = 0; i < lifetime->count; i++) {
        const struct lifetime_game *game = &lifetime->games[i];
        for (int k = 0; k < game->seats; k++) {
            const struct lifetime_seat *seat = &game->seat[k];
            size_t at = 0;
            while (at < *count && !lifetime_is(&people[at], seat)) {
                at++;
            }
            if (at == *count && seat->who[0] != 0) {
                people = base_realloc(people, (*count + 1) * sizeof *people);
                people[(*count)++] = (struct lifetime_person){.name = seat->name,
                    .who = seat->who,
                    .computer = strcmp(seat->who, "human") != 0};
            }
            if (at < *count) {
                add_seat(&people[at], game, seat);
            }
        }
    }
    if (*count > 0) {
        qsort(people, *count, sizeof *people, by_games);
    }
    return people;
}
