#include "client/game/computers.h"

#include <SDL_cpuinfo.h>
#include <stdlib.h>

#include "client/game/parts.h"
#include "client/words.h"
#include "ui/animation.h"
#include "ui/overlay.h"

/* Milliseconds (client, 7). */
#define SEE_TILE 600
#define SEE_MEEPLE 500
#define SEE_CIRCLE 600
#define BRISK 200
#define PATIENCE 15000 /* whoever has not decided by then is asked for what there is */
#define MOST_THREADS 8

static unsigned pace(const struct game *game, unsigned calm)
{
    const struct settings *settings = &game->app->settings;
    if (settings->pace == SETTINGS_AT_ONCE) {
        return 0;
    }
    bool brisk = settings->pace == SETTINGS_BRISK || settings->speed == SETTINGS_FAST;
    return brisk ? BRISK : calm;
}

static bool computer_acts(const struct game *game)
{
    int actor = carc_actor(game_state(game));
    return actor >= 0 && computers_player(game, actor) != NULL;
}

bool computers_person_acts(const struct game *game)
{
    int actor = carc_actor(game_state(game));
    return actor >= 0 && computers_player(game, actor) == NULL;
}

/* Called by the thread that thinks. */
static void wake(void *ui)
{
    ui_post_user(ui, 0, NULL);
}

static unsigned threads(void)
{
    int cores = SDL_GetCPUCount();
    return cores < 1 ? 1 : cores > MOST_THREADS ? MOST_THREADS : (unsigned)cores;
}

struct ai_question computers_question(const struct game *game)
{
    const struct app *app = game->app;
    uint64_t seed = session_record(app->session)->seed;
    uint64_t position = session_position(app->session);
    return (struct ai_question){.rules = game_rules(game),
        .state = game_state(game),
        .seed = (seed + 1) * 0x9e3779b97f4a7c15u ^ position,
        .budget = {.nodes = app->nodes, .threads = app->nodes > 0 ? 1 : threads()}};
}

struct ai_thinker *computers_thinker(struct game *game)
{
    struct computers *computers = &game->computers;
    if (computers->thinker == NULL) {
        computers->thinker = ai_thinker_create(wake, game->app->ui);
    }
    return computers->thinker;
}

void computers_ask(struct game *game, const struct ai_player *player)
{
    struct computers *computers = &game->computers;
    const struct ai_question question = computers_question(game);
    ai_thinker_start(computers_thinker(game), player, &question);
    computers->ponders = false;
    computers->since = ui_now(game->app->ui);
}

void computers_stop(struct game *game)
{
    struct computers *computers = &game->computers;
    if (computers->thinker != NULL) {
        ai_thinker_cancel(computers->thinker);
    }
    computers->stage = COMPUTERS_REST;
    computers->ponders = false;
    hint_close(game);
}

void computers_finish(struct game *game)
{
    ai_thinker_destroy(game->computers.thinker);
    game->computers.thinker = NULL;
}

static bool is_listed(const struct turn *turn, struct carc_action action)
{
    for (size_t i = 0; i < turn->count; i++) {
        if (carc_same_action(turn->actions[i], action)) {
            return true;
        }
    }
    return false;
}

/* How long the decision itself is to be seen. */
static unsigned show(struct game *game, struct carc_action action)
{
    struct turn *turn = &game->turn;
    switch (action.verb) {
    case CARC_CLAIM:
    case CARC_ADD:
    case CARC_RETURN:
        for (size_t i = 0; i < turn->count; i++) {
            if (carc_same_action(turn->actions[i], action)) {
                turn->picked = (int)i;
            }
        }
        ui_tween_start(ui_tweens(game->app->ui), "drop", (float[2]){0, 1},
            (struct ui_motion){260, UI_LAND, false}, 0);
        if (action.verb != CARC_RETURN) {
            sounds_play(game->app->sounds, SYNTH_MEEPLE, 0);
        }
        return pace(game, action.verb == CARC_CLAIM ? SEE_MEEPLE : SEE_CIRCLE);
    case CARC_CROP: turn->choice = (enum carc_crop)action.item; return pace(game, SEE_CIRCLE);
    case CARC_PASS:
        return game_state(game)->phase == CARC_PHASE_CROP_TURN ? pace(game, SEE_CIRCLE) : 0;
    default: return 0;
    }
}

static void receive(struct game *game)
{
    struct computers *computers = &game->computers;
    struct ui *ui = game->app->ui;
    struct ai_answer answer;
    uint64_t now = ui_now(ui);
    if (!ai_thinker_poll(computers->thinker, &answer)) {
        if (now >= computers->since + PATIENCE) {
            ai_thinker_stop(computers->thinker);
        } else {
            ui_repaint_at(ui, computers->since + PATIENCE);
        }
        return;
    }
    if (!is_listed(&game->turn, answer.action)) {
        computers->stage = COMPUTERS_FAILED;
        ui_toast(
            ui, UI_BAD, ui_format(ui, _("%s cannot decide."), game_name(game, game_actor(game))));
        return;
    }
    computers->action = answer.action;
    computers->stage = COMPUTERS_SHOW;
    uint64_t seen = now + show(game, answer.action);
    computers->due = seen > computers->due ? seen : computers->due;
    ui_repaint(ui);
}

/* What the choice of A or B was is said for longer than its step lasts. */
static void tell_choice(struct game *game, struct carc_action action)
{
    struct ui *ui = game->app->ui;
    ui_toasts_drop(ui, UI_NEWS); /* of the circle before */
    const char *format = action.item == CARC_CROP_A ? _("%s chose A: everybody adds.")
                                                    : _("%s chose B: everybody takes back.");
    ui_toast(ui, UI_NEWS, ui_format(ui, format, game_name(game, game_actor(game))));
}

static void carry_out(struct game *game)
{
    struct computers *computers = &game->computers;
    struct app *app = game->app;
    struct carc_action action = computers->action;
    int turn = game_state(game)->turn;
    if (action.verb == CARC_PLACE) {
        game_land_at(game, action.cell);
    } else if (action.verb == CARC_CROP) {
        tell_choice(game, action);
    }
    game_apply(game, action);
    bool ended = game_state(game)->turn != turn;
    unsigned calm = action.verb == CARC_PLACE || ended ? SEE_TILE : 0;
    computers->due = ui_now(app->ui) + pace(game, calm);
}

/* The question whether to go back must not be overtaken by what it is about. */
static bool may_go_on(const struct game *game)
{
    return !game->computers.paused && !game->ask_undo && computer_acts(game);
}

static void advance(struct game *game)
{
    struct computers *computers = &game->computers;
    struct ui *ui = game->app->ui;
    if (!may_go_on(game)) {
        return;
    }
    if (computers->stage == COMPUTERS_REST) {
        computers_ask(game, computers_player(game, game_actor(game)));
        computers->stage = COMPUTERS_THINK;
    }
    if (computers->stage == COMPUTERS_THINK) {
        receive(game);
    }
    if (computers->stage != COMPUTERS_SHOW) {
        return;
    }
    if (ui_now(ui) < computers->due) {
        ui_repaint_at(ui, computers->due);
    } else if (ui_painting(ui)) {
        ui_post_user(ui, 0, NULL); /* the game changes in a pass that does not paint */
    } else {
        carry_out(game);
    }
}

void computers_follow(struct game *game)
{
    struct computers *computers = &game->computers;
    hint_follow(game);
    advance(game);
    computers_ponder(game);
    bool thinks = computers->thinker != NULL && ai_thinker_busy(computers->thinker);
    ui_busy(game->app->ui, thinks);
}

/* While a person decides there is no prompt of theirs that would show it. */
static void tell_of_pause(const struct game *game)
{
    const struct record *record = session_record(game->app->session);
    bool any = false;
    for (int i = 0; i < record->seat_count; i++) {
        any |= record->seats[i].computer;
    }
    const char *text =
        game->computers.paused ? _("The clocks are stopped.") : _("The clocks go on.");
    if (any) {
        text = game->computers.paused ? _("The computer players wait when it is their turn.")
                                      : _("The computer players play on.");
    }
    if (computers_person_acts(game)) {
        ui_toast(game->app->ui, UI_NEWS, text);
    }
}

void computers_pause(struct game *game)
{
    struct computers *computers = &game->computers;
    computers->paused = !computers->paused;
    tell_of_pause(game);
    computers->due = ui_now(game->app->ui);
    if (computers->stage == COMPUTERS_THINK) {
        computers_stop(game);
    }
    ui_repaint(game->app->ui);
}

void computers_hurry(struct game *game)
{
    struct computers *computers = &game->computers;
    computers->due = ui_now(game->app->ui);
    if (computers->stage == COMPUTERS_THINK) {
        ai_thinker_stop(computers->thinker);
    }
    ui_repaint(game->app->ui);
}
