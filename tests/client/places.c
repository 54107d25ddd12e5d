#include "places.h"

#include <criterion/criterion.h>
#include <string.h>

#include "table.h"
#include "ui/shown.h"

#define GAMES 40

static const struct ai_player sleeper = {.name = "sleeper", .choose = table_wait_for_stop};

static const struct carc_state *state_of(const struct player *player)
{
    return session_state(player->app.session);
}

struct game *places_game(const struct player *player)
{
    const struct scene_stack *scenes = &player->app.scenes;
    cr_assert_eq(scenes->open[scenes->depth - 1].scene, &scene_game);
    return scenes->open[scenes->depth - 1].memory;
}

bool places_over(const struct player *player)
{
    return state_of(player)->phase == CARC_PHASE_OVER;
}

/* Plays at random until it is so, in one game after another. */
static void search(struct player *player, const char *rules, bool (*is_so)(struct player *))
{
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        player_open_window(player, &(struct player_window){1280, 800, 1, false, false});
        player_begin_by(player, 2, "base,crop-circles", seed, rules);
        bool more = true;
        while (more && !places_over(player)) {
            if (is_so(player)) {
                return;
            }
            more = player_decide(player);
        }
        player_close(player);
    }
    cr_assert_fail("not met in %d games", GAMES);
}

static bool in_meeple(struct player *player)
{
    return state_of(player)->phase == CARC_PHASE_MEEPLE;
}

static bool in_choice(struct player *player)
{
    return state_of(player)->phase == CARC_PHASE_CROP_CHOICE;
}

static bool is_added(struct player *player)
{
    return state_of(player)->phase == CARC_PHASE_CROP_TURN && state_of(player)->crop == CARC_CROP_A;
}

static bool is_returned(struct player *player)
{
    return state_of(player)->phase == CARC_PHASE_CROP_TURN &&
           state_of(player)->crop == CARC_CROP_B && turn_pick_count(&places_game(player)->turn) > 1;
}

void places_tile(struct player *player)
{
    player_open(player, 2, "base,crop-circles", 8);
}

void places_meeple(struct player *player)
{
    search(player, "hig", in_meeple);
}

void places_picked(struct player *player)
{
    places_meeple(player);
    player_key(player, "1");
}

void places_choice(struct player *player)
{
    search(player, "hig", in_choice);
}

void places_chosen(struct player *player)
{
    places_choice(player);
    player_key(player, "A");
}

void places_added(struct player *player)
{
    search(player, "zmg", is_added);
}

void places_returned(struct player *player)
{
    search(player, "hig", is_returned);
}

void places_answered(struct player *player)
{
    places_returned(player);
    player_key(player, "1");
}

void places_second(struct player *player)
{
    places_tile(player);
    while (state_of(player)->turn == 1) {
        cr_assert(player_decide(player));
    }
    player->app.settings.strict = true;
}

void places_other_pad(struct player *player)
{
    places_second(player);
    player->app.settings.pads = SETTINGS_PADS_SEATS;
    ui_post(player->app.ui, &(struct ui_input){.kind = UI_AXIS, .pad = 1});
    player_rest(player);
}

void places_computer(struct player *player)
{
    const struct table table = {.seats = {"easy", "person"},
        .count = 2,
        .sets = "base",
        .seed = 3,
        .nodes = 10,
        .stand_in = &sleeper};
    table_open(player, &table);
    table_tick(player);
    ui_script_key(player->app.ui, "P");
    table_tick(player);
    player_rest(player);
}

/* Whether a click there would be for something that lies above the board. */
bool places_covered(const struct player *player, struct ui_point at)
{
    for (size_t i = 0; i < ui_shown_count(player->app.ui); i++) {
        const struct ui_shown *shown = ui_shown_at(player->app.ui, i);
        bool board = strcmp(shown->id, "board") == 0;
        if (!board && shown->id[0] != 0 && ui_rect_has(shown->visible, at)) {
            return true;
        }
    }
    return false;
}

static bool turns_one_way(struct player *player)
{
    struct turn *turn = &places_game(player)->turn;
    for (size_t i = 0; state_of(player)->phase == CARC_PHASE_TILE && i < turn->cell_count; i++) {
        int fits = turn->cells[i].rotations;
        if ((fits & (fits - 1)) == 0) {
            turn->ghost = (int)i;
            return true;
        }
    }
    return false;
}

void places_one_way(struct player *player)
{
    search(player, "hig", turns_one_way);
}

bool places_find_unfit(const struct player *player, int nth, struct carc_cell *cell)
{
    const struct game *game = places_game(player);
    const struct carc_state *state = state_of(player);
    for (int i = 0; state->phase == CARC_PHASE_TILE && i < state->open; i++) {
        *cell = carc_open_cell(game_rules(game), state, i);
        struct ui_rect rect = camera_cell(&game->camera, *cell);
        struct ui_point middle = {rect.x + rect.w / 2, rect.y + rect.h / 2};
        bool seen = ui_rect_has(game->layout.viewport, middle) && !places_covered(player, middle);
        if (seen && turn_find_cell(&game->turn, *cell) < 0 && nth-- == 0) {
            return true;
        }
    }
    return false;
}

static bool has_unfit(struct player *player)
{
    struct carc_cell cell;
    return places_find_unfit(player, 0, &cell);
}

void places_unfit(struct player *player)
{
    search(player, "hig", has_unfit);
}

/* Lays the tile where that ends no turn, if it can. */
static bool lies_held(struct player *player, bool empty)
{
    struct game *game = places_game(player);
    if (state_of(player)->phase != CARC_PHASE_TILE ||
        (state_of(player)->supply[game_actor(game)] == 0) != empty) {
        return false;
    }
    for (size_t i = 0; i < game->turn.cell_count; i++) {
        game->turn.ghost = (int)i;
        player_key(player, "Return");
        if (game->turn.held) {
            return true;
        }
        player_key(player, "U");
        cr_assert_eq(state_of(player)->phase, CARC_PHASE_TILE);
    }
    return false;
}

static bool lies_without_meeples(struct player *player)
{
    return lies_held(player, true);
}

static bool lies_on_taken(struct player *player)
{
    return state_of(player)->placed > 40 && lies_held(player, false);
}

void places_empty(struct player *player)
{
    search(player, "hig", lies_without_meeples);
}

void places_nothing(struct player *player)
{
    search(player, "hig", lies_on_taken);
}

void places_purist(struct player *player)
{
    player_open_window(player, &(struct player_window){1280, 800, 1, false, false});
    player->app.settings.purist = true;
    player_begin(player, 2, "base", 3);
}

void places_hidden(struct player *player)
{
    places_tile(player);
    player->app.settings.counts = SETTINGS_COUNTS_NEVER;
}

/* ---- Somebody is there already. */

static const struct ui_shown *find_taken(const struct player *player, const char *label)
{
    for (size_t i = 0; i < ui_shown_count(player->app.ui); i++) {
        const struct ui_shown *shown = ui_shown_at(player->app.ui, i);
        if (strncmp(shown->id, "taken:", 6) == 0 &&
            strncmp(shown->label, label, strlen(label)) == 0) {
            return shown;
        }
    }
    return NULL;
}

static bool field_held(struct player *player)
{
    return find_taken(player, "Field: ") != NULL;
}

static bool road_held(struct player *player)
{
    return find_taken(player, "Road: ") != NULL;
}

static bool city_held(struct player *player)
{
    return find_taken(player, "City: ") != NULL;
}

void places_field_held(struct player *player)
{
    search(player, "hig", field_held);
}

void places_road_held(struct player *player)
{
    search(player, "hig", road_held);
}

void places_city_held(struct player *player)
{
    search(player, "hig", city_held);
}

/* ---- The hands. */

void places_click_at(struct player *player, struct ui_point at, int button)
{
    ui_advance(player->app.ui, 500);
    ui_script_click_at(player->app.ui, at, button);
    player_rest(player);
}

static struct ui_point middle_of(const struct player *player, struct carc_cell cell)
{
    struct ui_rect rect = camera_cell(&places_game(player)->camera, cell);
    return (struct ui_point){rect.x + rect.w / 2, rect.y + rect.h / 2};
}

void places_click_unfit(struct player *player)
{
    struct carc_cell cell;
    cr_assert(places_find_unfit(player, 0, &cell));
    places_click_at(player, middle_of(player, cell), UI_LEFT_BUTTON);
}

void places_click_open(struct player *player)
{
    struct carc_cell cell = carc_open_cell(session_rules(player->app.session), state_of(player), 0);
    places_click_at(player, middle_of(player, cell), UI_LEFT_BUTTON);
}

void places_right_click(struct player *player)
{
    places_click_at(player, middle_of(player, (struct carc_cell){0, 0}), UI_RIGHT_BUTTON);
}

static void drop_at(struct player *player, struct ui_point at)
{
    const struct ui_shown *tile = ui_shown_find(player->app.ui, "carry");
    cr_assert_not_null(tile);
    struct ui_input input = {.kind = UI_PRESS, .button = UI_LEFT_BUTTON, .clicks = 1};
    input.at = (struct ui_point){
        tile->visible.x + tile->visible.w / 2, tile->visible.y + tile->visible.h / 2};
    ui_advance(player->app.ui, 500);
    ui_post(player->app.ui, &input);
    for (int step = 1; step <= 4; step++) {
        input.kind = UI_MOVE;
        input.at.x += (at.x - input.at.x) * (float)step / 4;
        input.at.y += (at.y - input.at.y) * (float)step / 4;
        ui_post(player->app.ui, &input);
    }
    input.kind = UI_RELEASE;
    ui_post(player->app.ui, &input);
    player_rest(player);
}

void places_drop_on_tile(struct player *player)
{
    drop_at(player, middle_of(player, (struct carc_cell){0, 0}));
}

void places_drop_far_away(struct player *player)
{
    struct ui_rect view = places_game(player)->layout.viewport;
    drop_at(player, (struct ui_point){view.x + view.w / 2, view.y + view.h - 30});
}

static void click_taken(struct player *player, const char *label)
{
    const struct ui_shown *taken = find_taken(player, label);
    cr_assert_not_null(taken);
    struct ui_point at = {
        taken->visible.x + taken->visible.w / 2, taken->visible.y + taken->visible.h / 2};
    places_click_at(player, at, UI_LEFT_BUTTON);
}

void places_click_field(struct player *player)
{
    click_taken(player, "Field: ");
}

void places_click_road(struct player *player)
{
    click_taken(player, "Road: ");
}

void places_click_city(struct player *player)
{
    click_taken(player, "City: ");
}

void places_click_undo(struct player *player)
{
    player_click(player, "undo");
}
