/* The hand-over (client, 3: T0): a banner says whose turn begins. It never waits for anybody: an
 * input ends it, and does what it does. */
#include <math.h>

#include "client/game/parts.h"
#include "client/words.h"
#include "ui/animation.h"
#include "ui/draw.h"
#include "ui/text.h"

#define LASTS 900
#define LASTS_FAST 400
#define STRIP_LASTS 700
#define COMES 120
#define GOES 160
#define LATER 700 /* when points rise or figures go home, which are looked at first */
#define LATER_FAST 300
#define GUARD 250     /* ms in which a press was still meant by the player before */
#define DEAD_TIME 150 /* ms; what makes something final is dead for the first moments of a state */
#define BADGE 76.0f

static int persons(const struct game *game)
{
    int count = 0;
    for (int player = 0; player < game_state(game)->players; player++) {
        count += game_person(game, player);
    }
    return count;
}

void game_hand_over(struct game *game, int before)
{
    struct app *app = game->app;
    int now = carc_actor(game_state(game));
    if (now < 0 || now == before || !game_person(game, now)) {
        return;
    }
    uint64_t time = ui_now(app->ui);
    bool strip = game_state(game)->phase == CARC_PHASE_CROP_TURN;
    game->banner = (struct game_banner){.strip = strip};
    game->banner.guarded = app->driven ? 0 : time + GUARD;
    ui_flash(app->ui);
    sounds_play(app->sounds, SYNTH_YOUR_TURN, 0);
    if (app->settings.hand_over && persons(game) > 1) {
        bool fast = app->settings.speed == SETTINGS_FAST;
        game->banner.shown.since = time + (game->effect_count > 0 ? fast ? LATER_FAST : LATER : 0);
        game->banner.shown.until = game->banner.shown.since + (strip     ? STRIP_LASTS
                                                                  : fast ? LASTS_FAST
                                                                         : LASTS);
    }
}

bool game_guarded(const struct game *game)
{
    return ui_now(game->app->ui) < game->banner.guarded;
}

bool game_slips(const struct game *game)
{
    bool dead = !game->app->driven && ui_now(game->app->ui) < game->turn.since + DEAD_TIME;
    return ui_input(game->app->ui)->repeat || dead || game_guarded(game);
}

void game_end_banner(struct game *game)
{
    struct ui *ui = game->app->ui;
    enum ui_input_kind kind = ui_input(ui)->kind;
    bool ends = kind == UI_PRESS || kind == UI_KEY || kind == UI_PAD || kind == UI_WHEEL;
    if (ends || ui_now(ui) >= game->banner.shown.until) {
        game->banner.shown.until = 0;
    }
}

float game_fade(const struct game *game, struct game_while shown, float comes, float goes)
{
    uint64_t now = ui_now(game->app->ui);
    float in = (float)(now - shown.since) / comes;
    float out = (float)(shown.until - now) / goes;
    return game->app->settings.less_motion ? 1 : fminf(1, fminf(in, out));
}

static void draw_banner(struct game *game, struct ui_rect box, const char *text)
{
    struct ui *ui = game->app->ui;
    int player = game_actor(game);
    ui_card_shadow(ui, box, 24);
    ui_round(ui, box, 24, ui_color(ui, UI_PAPER));
    game_player_frame(game, player, box, 24, 5);
    struct ui_rect badge = {box.x + 26, box.y + (box.h - BADGE) / 2, BADGE, BADGE};
    picture_badge(game->app, badge, player);
    struct ui_rect words = {badge.x + BADGE + 22, box.y, box.w - BADGE - 74, box.h};
    ui_text(ui, words, (struct ui_type){UI_H1, ui_color(ui, UI_INK), UI_START, false}, text);
}

static void draw_strip(struct game *game, struct ui_rect box, const char *text)
{
    struct ui *ui = game->app->ui;
    ui_round(ui, box, box.h / 2, ui_color(ui, UI_NIGHT)); /* no bar: clicks go through it */
    game_player_frame(game, game_actor(game), box, box.h / 2, 3);
    picture_badge(game->app, (struct ui_rect){box.x + 9, box.y + 9, 38, 38}, game_actor(game));
    struct ui_rect words = {box.x + 60, box.y, box.w - 80, box.h};
    ui_text(
        ui, words, (struct ui_type){UI_NAME, ui_color(ui, UI_NIGHT_TEXT), UI_START, false}, text);
}

void game_banner(struct game *game)
{
    struct ui *ui = game->app->ui;
    if (game->banner.shown.until == 0) {
        return;
    }
    if (ui_now(ui) < game->banner.shown.since) {
        ui_repaint_at(ui, game->banner.shown.since);
        return;
    }
    const struct ui_rect view = game->layout.viewport;
    bool strip = game->banner.strip;
    const char *name =
        ui_shorten(ui, strip ? UI_NAME : UI_H1, view.w - 360, game_name(game, game_actor(game)));
    const char *text = ui_format(ui, strip ? _("%s acts") : _("%s's turn"), name);
    float width = ui_text_width(ui, strip ? UI_NAME : UI_H1, text) + 4;
    struct ui_point size =
        strip ? (struct ui_point){width + 84, 56} : (struct ui_point){width + BADGE + 78, 128};
    struct ui_rect box = {
        view.x + (view.w - size.x) / 2, view.y + view.h * 0.56f - size.y / 2, size.x, size.y};
    ui_opacity_push(ui, game_fade(game, game->banner.shown, COMES, GOES));
    (strip ? draw_strip : draw_banner)(game, box, text);
    ui_opacity_pop(ui);
    ui_repaint_at(ui, game->app->settings.less_motion ? game->banner.shown.until : ui_now(ui) + 16);
}
