/* Who played how often, and how well. */
#include <stdlib.h>
#include <string.h>

#include "client/lifetime.h"

/* "hard" and "hard-builder" are one level. */
static int by_level(const char *a, const char *b)
{
    size_t first = strcspn(a, "-");
    size_t second = strcspn(b, "-");
    int order = strncmp(a, b, first < second ? first : second);
    return order != 0 ? order : (first > second) - (first < second);
}

bool lifetime_is(const struct lifetime_person *person, const struct lifetime_seat *seat)
{
    return by_level(person->who, seat->who) == 0 &&
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

/* Somebody's part in a game; `number` of all parts, the oldest first. */
struct part {
    const struct lifetime_game *game;
    const struct lifetime_seat *seat;
    size_t number;
};

/* 0 for two seats of one person, or of one level of computers. */
static int by_owner(const struct lifetime_seat *a, const struct lifetime_seat *b)
{
    int order = by_level(a->who, b->who);
    return order == 0 && strcmp(a->who, "human") == 0 ? strcmp(a->name, b->name) : order;
}

/* The parts of a person stand together, the oldest first. */
static int by_person(const void *a, const void *b)
{
    const struct part *p = a;
    const struct part *q = b;
    int order = by_owner(p->seat, q->seat);
    return order != 0 ? order : (p->number > q->number) - (p->number < q->number);
}

/* Of all who are not forgotten; to be freed. */
static struct part *list_parts(const struct lifetime *lifetime, size_t *count)
{
    struct part *parts = base_alloc((lifetime->count * CARC_MAX_PLAYERS + 1) * sizeof *parts);
    *count = 0;
    for (size_t i = 0; i < lifetime->count; i++) {
        const struct lifetime_game *game = &lifetime->games[i];
        for (int k = 0; k < game->seats; k++) {
            if (game->seat[k].who[0] != 0) {
                parts[*count] = (struct part){game, &game->seat[k], *count};
                ++*count;
            }
        }
    }
    qsort(parts, *count, sizeof *parts, by_person);
    return parts;
}

/* Whether somebody's first part stands here. */
static bool begins(const struct part *parts, size_t i)
{
    return i == 0 || by_owner(parts[i - 1].seat, parts[i].seat) != 0;
}

struct lifetime_person *lifetime_people(const struct lifetime *lifetime, size_t *count)
{
    size_t part_count = 0;
    struct part *parts = list_parts(lifetime, &part_count);
    size_t room = 0;
    for (size_t i = 0; i < part_count; i++) {
        room += begins(parts, i);
    }
    struct lifetime_person *people = room > 0 ? base_alloc(room * sizeof *people) : NULL;
    *count = 0;
    for (size_t i = 0; i < part_count; i++) {
        const struct lifetime_seat *seat = parts[i].seat;
        if (begins(parts, i)) {
            people[(*count)++] = (struct lifetime_person){
                .name = seat->name, .who = seat->who, .computer = strcmp(seat->who, "human") != 0};
        }
        add_seat(&people[*count - 1], parts[i].game, seat);
    }
    free(parts);
    if (*count > 0) {
        qsort(people, *count, sizeof *people, by_games);
    }
    return people;
}
