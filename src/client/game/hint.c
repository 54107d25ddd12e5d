#include "client/game/parts.h"
#include "client/words.h"
#include "ui/overlay.h"
#include "ui/widget.h"

void hint_close(struct game *game)
{
    struct hint *hint = &game->hint;
    if (hint->stage == HINT_ASKED) {
        ai_thinker_cancel(game->computers.thinker);
    }
    if (hint->stage != HINT_NONE) {
        game->refit = true;
        ui_repaint(game->app->ui);
    }
    hint->stage = HINT_NONE;
}

static void ask(struct game *game)
{
    struct hint *hint = &game->hint;
    *hint = (struct hint){.stage = HINT_ASKED, .since = ui_now(game->app->ui)};
    computers_ask(game, ai_find_player("expert"));
    game->peek = game_step(game) == GAME_CHOICE; /* the card of the circle gives way */
    game->refit = true;
    ui_repaint(game->app->ui);
}

void hint_press(struct game *game)
{
    struct hint *hint = &game->hint;
    if (ui_input(game->app->ui)->repeat) {
        return;
    }
    if (!computers_person_acts(game)) {
        game_refuse_turn(game);
        return;
    }
    switch (hint->stage) {
    case HINT_NONE: ask(game); break;
    case HINT_ASKED: ai_thinker_stop(game->computers.thinker); break;
    case HINT_SHOWN: hint_apply(game, 0); break;
    }
}

void hint_follow(struct game *game)
{
    struct hint *hint = &game->hint;
    struct ai_answer answer;
    if (hint->stage != HINT_ASKED || !ai_thinker_poll(game->computers.thinker, &answer)) {
        return;
    }
    const struct ai_question question = computers_question(game);
    ai_hint_explain(&question, &answer, &hint->advice);
    hint->stage = HINT_SHOWN;
    game->refit = true;
    ui_repaint(game->app->ui);
    if (hint->advice.count == 0) {
        hint_close(game);
        ui_toast(game->app->ui, UI_WARN, _("There is no hint for this."));
    }
}

static void pick(struct game *game, struct carc_action action)
{
    int number = turn_find_pick(&game->turn, action);
    if (number >= 0 && number != game->turn.picked) {
        game_put(game, number);
    }
}

/* The tile as advised, and the meeple if the rules now wait for one. */
static void lay(struct game *game, const struct ai_advice *advice)
{
    struct turn *turn = &game->turn;
    game_lift(game); /* it may lie elsewhere, not final */
    turn->ghost = turn_find_cell(turn, advice->step[0].cell);
    turn->rotation = advice->step[0].rotation;
    game_place(game);
    if (advice->steps > 1 && advice->step[1].verb == CARC_CLAIM) {
        pick(game, advice->step[1]);
    }
}

void hint_apply(struct game *game, int number)
{
    struct ai_advice advice = game->hint.advice.advice[number];
    struct carc_action action = advice.step[0];
    hint_close(game);
    game->peek = false;
    switch (action.verb) {
    case CARC_PLACE: lay(game, &advice); break;
    case CARC_CROP:
        game->turn.choice = (enum carc_crop)action.item;
        ui_focus(game->app->ui, game->turn.choice == CARC_CROP_A ? "choose-a" : "choose-b");
        break;
    case CARC_PASS:
        game->turn.picked = -1;
        game->turn.none = game_step(game) == GAME_MEEPLE;
        break;
    default: pick(game, action); break;
    }
    ui_repaint(game->app->ui);
}
