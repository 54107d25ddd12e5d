#include "habits.h"

#include <criterion/criterion.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ui/shown.h"

/* ---- What was done last, for whoever must find out why the program ended. */

static struct monkey *witness;

static void tell(void)
{
    const struct monkey *monkey = witness;
    if (monkey == NULL) {
        return;
    }
    size_t first = monkey->events > MONKEY_HISTORY ? monkey->events - MONKEY_HISTORY : 0;
    dprintf(STDERR_FILENO, "WALLS_AND_WHEAT_SEED=%llu, event %zu; the last ones:\n",
        (unsigned long long)monkey->seed, monkey->events);
    for (size_t i = first; i < monkey->events; i++) {
        dprintf(STDERR_FILENO, "  %zu %s\n", i, monkey->history[i % MONKEY_HISTORY]);
    }
}

static void tell_and_die(int number)
{
    tell();
    signal(number, SIG_DFL);
    raise(number);
}

/* The sanitizers end a program without a signal; they have this one hook. */
void __sanitizer_set_death_callback(void (*callback)(void)) __attribute__((weak));

static void listen(struct monkey *monkey)
{
    witness = monkey;
    if (__sanitizer_set_death_callback != NULL) {
        __sanitizer_set_death_callback(tell);
    } else {
        signal(SIGSEGV, tell_and_die);
    }
    signal(SIGABRT, tell_and_die);
}

void monkey_note(struct monkey *monkey, const char *format, ...)
{
    char *line = monkey->history[monkey->events++ % MONKEY_HISTORY];
    va_list args;
    va_start(args, format);
    vsnprintf(line, MONKEY_LINE, format, args);
    va_end(args);
    if (monkey->trace) {
        fprintf(stderr, "%zu %s\n", monkey->events - 1, line);
    }
}

/* ---- What must be true whatever was done. */

static int by_id(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Ids are unique on a screen. */
static void check_ids(struct monkey *monkey)
{
    struct ui *ui = monkey->player.app.ui;
    size_t count = ui_shown_count(ui);
    const char **ids = base_alloc((count + 1) * sizeof *ids);
    for (size_t i = 0; i < count; i++) {
        ids[i] = ui_shown_at(ui, i)->id;
    }
    qsort(ids, count, sizeof *ids, by_id);
    for (size_t i = 1; i < count; i++) {
        bool twice = *ids[i] && strcmp(ids[i - 1], ids[i]) == 0;
        if (twice) {
            tell();
        }
        cr_assert(!twice, "two things are called %s", ids[i]);
    }
    free(ids);
}

static void check(struct monkey *monkey)
{
    struct app *app = &monkey->player.app;
    cr_assert_gt(app->scenes.depth, 0, "no scene is left");
    cr_assert_gt(ui_shown_count(app->ui), 0, "nothing is shown");
    check_ids(monkey);
    if (app->session != NULL) {
        const char *fault = carc_check(session_rules(app->session), session_state(app->session));
        cr_assert_null(fault, "%s", fault);
    }
}

static void open_client(struct monkey *monkey)
{
    player_open_window(&monkey->player,
        &(struct player_window){.width = 1024, .height = 640, .drawn = monkey->drawn});
    struct app *app = &monkey->player.app;
    app->autosave = true;
    app->settings.less_motion = rng_below(&monkey->rng, 2) == 0;
    app->settings.tips = rng_below(&monkey->rng, 2) == 0;
    rng_seed(&monkey->player.rng, rng_next(&monkey->rng));
    scene_go(app, &scene_title);
    player_rest_briefly(&monkey->player);
}

static void close_client(struct monkey *monkey)
{
    if (monkey->drawn) {
        monkey_pull_all(monkey);
    }
    player_close(&monkey->player);
}

void monkey_play(uint64_t seed, size_t events, bool drawn)
{
    struct monkey *monkey = base_alloc(sizeof *monkey);
    memset(monkey, 0, sizeof *monkey);
    monkey->seed = seed;
    monkey->drawn = drawn;
    monkey->trace = getenv("WALLS_AND_WHEAT_TRACE") != NULL;
    rng_seed(&monkey->rng, seed);
    listen(monkey);
    open_client(monkey);
    while (monkey->events < events) {
        for (uint32_t burst = rng_below(&monkey->rng, 5) == 0 ? 3 : 1; burst > 0; burst--) {
            monkey_act(monkey);
        }
        player_rest_briefly(&monkey->player);
        if (ui_quitting(monkey->player.app.ui)) {
            close_client(monkey);
            open_client(monkey);
        }
        check(monkey);
    }
    close_client(monkey);
    witness = NULL;
    free(monkey);
}
