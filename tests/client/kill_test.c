/* The plug is pulled at any moment: after Continue nothing is missing that had been decided (client
 * behaviour, 8 and 14.6). */
#include <criterion/criterion.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../support/proof.h"
#include "base/paths.h"
#include "screens.h"
#include "ui/shown.h"

TestSuite(kill, .init = screens_begin, .fini = screens_end, .timeout = 3600);

/* What the program that is to be killed tells after each decision. */
struct report {
    size_t position;
    uint64_t hash;
    bool over; /* what comes after is another game */
};

static struct report report_of(const struct player *player)
{
    const struct session *session = player->app.session;
    const struct carc_state *state = session_state(session);
    return (struct report){session_position(session), carc_hash(session_rules(session), state),
        state->phase == CARC_PHASE_OVER};
}

/* Goes on with the unfinished game, or begins one. */
static void open_game(struct player *player, uint64_t seed)
{
    player_open_window(player, SCREENS_USUAL);
    player->app.autosave = true;
    screens_go(player, &scene_title);
    if (ui_shown_find(player->app.ui, "continue") == NULL) {
        player_begin(player, 2, "base,crop-circles", seed);
        return;
    }
    player_click(player, "continue");
    rng_seed(&player->rng, seed);
}

/* Until somebody kills it. */
static void play_and_tell(uint64_t seed, int out)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (bool heard = true; heard; seed++) {
        struct player player;
        bool more = true;
        open_game(&player, seed);
        while (more && heard) {
            struct report report = report_of(&player);
            heard = write(out, &report, sizeof report) == sizeof report;
            more = player_decide(&player);
        }
        player_close(&player);
    }
}

/* Lets it play some decisions and a moment more, and kills it; returns what it told last. */
static struct report kill_one(uint64_t seed, struct rng *rng)
{
    int ends[2];
    cr_assert_eq(pipe(ends), 0);
    pid_t child = fork();
    cr_assert_geq(child, 0);
    if (child == 0) {
        close(ends[0]);
        play_and_tell(seed, ends[1]);
        _exit(0);
    }
    close(ends[1]);
    struct report report = {0, 0, false};
    for (uint32_t left = 1 + rng_below(rng, 12); left > 0; left--) {
        cr_assert_eq(read(ends[0], &report, sizeof report), sizeof report);
    }
    usleep(rng_below(rng, 4000));
    kill(child, SIGKILL);
    int status;
    cr_assert_eq(waitpid(child, &status, 0), child);
    cr_assert(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL, "it must not end by itself");
    while (read(ends[0], &report, sizeof report) == sizeof report) {
    }
    close(ends[0]);
    return report;
}

/* Looks for the finished game that `last` is a moment of. */
struct look {
    struct report last;
    bool found;
};

static void look_into(const char *path, void *context)
{
    struct look *look = context;
    struct diag diag;
    diag_init(&diag, path);
    struct session *session = session_open(path, NULL, 0, &diag);
    cr_assert_not_null(session, "%s", diag.messages[0].text);
    size_t position = look->last.position;
    look->found = look->found || (session_state(session)->phase == CARC_PHASE_OVER &&
                                     position > 0 && session_length(session) > position &&
                                     session_length(session) <= position + 6 &&
                                     session_step(session, position - 1).hash == look->last.hash);
    session_destroy(session);
}

/* Whether the decision that was made and not told has ended the game. */
static bool has_ended(struct report last)
{
    struct look look = {.last = last};
    struct text folder = {0};
    paths_user_data("games", &folder);
    cr_assert(paths_list(text_string(&folder), ".carc", look_into, &look));
    text_finish(&folder);
    return look.found;
}

static void check_continue(struct report last)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    player.app.autosave = true;
    screens_go(&player, &scene_title);
    bool offered = ui_shown_find(player.app.ui, "continue") != NULL;
    if (!offered && (last.position <= 1 || has_ended(last))) {
        player_close(&player); /* nothing was decided yet, or there is nothing left to decide */
        return;
    }
    cr_assert(offered, "it was saved: %zu steps", last.position);
    cr_assert_not_null(ui_shown_find(player.app.ui, "discard"), "it was interrupted");
    player_click(&player, "continue");
    struct report now = report_of(&player);
    cr_assert_geq(now.position, last.position, "%zu steps were lost", last.position - now.position);
    cr_assert(now.position > last.position || now.hash == last.hash);
    cr_assert_leq(now.position, last.position + 6, "a decision at most was made and not told");
    player_close(&player);
}

Test(kill, nothing_is_lost)
{
    struct rng rng;
    rng_seed(&rng, proof_seed(9));
    unsigned long rounds = proof_count_plain(25, 500);
    for (unsigned long i = 0; i < rounds; i++) {
        struct report last = kill_one(proof_seed(9) * 1000 + i, &rng);
        if (!last.over) {
            check_continue(last);
        }
    }
}
