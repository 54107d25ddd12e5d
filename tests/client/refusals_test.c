/* Every refusal shows its reason (client behaviour, 14.8): all that the rules and the client can
 * refuse, by each hand that can ask for it, or why nobody can. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "places.h"
#include "screens.h"
#include "ui/shown.h"

TestSuite(refusals, .init = screens_begin, .fini = screens_end, .timeout = 600);

#define TOAST 6000 /* ms after which it is gone */
#define PAD(button) (1 + SDL_CONTROLLER_BUTTON_##button)
#define MOST 16

/* ---- What the client refuses. */

static const struct row {
    const char *never; /* why it cannot come up */
    void (*reach)(struct player *player);
    const char *keys[MOST];
    int pads[4];                             /* pressed shortly */
    bool hold;                               /* and Start, held */
    void (*hands[3])(struct player *player); /* by mouse */
} rows[REFUSAL_COUNT] = {
    [REFUSAL_PLACE_FIRST] = {NULL, places_tile, {"Space", "X", "1"}, {0}, true, {NULL}},
    [REFUSAL_CHOOSE_FIRST] = {NULL, places_choice, {"Return", "Space", "X", "1"}, {PAD(A)}, true,
        {NULL}},
    [REFUSAL_CHOOSE_WITH] = {NULL, places_chosen, {"Space"}, {0}, true, {NULL}},
    [REFUSAL_PICK_FIRST] = {NULL, places_returned, {"Space"}, {0}, true, {NULL}},
    [REFUSAL_CONFIRM_WITH] = {NULL, places_answered, {"Return"}, {0}, false, {NULL}},
    [REFUSAL_END_WITH] = {NULL, places_picked, {"Return"}, {0}, false, {NULL}},
    [REFUSAL_HOLD_TO_END] = {NULL, places_picked, {NULL}, {PAD(START), PAD(A)}, false, {NULL}},
    [REFUSAL_NOT_YOUR_TURN] = {NULL, places_computer,
        {"Return", "X", "R", "Shift+R", "U", "A", "B", "1", "9", "I"},
        {PAD(A), PAD(X), PAD(LEFTSHOULDER), PAD(RIGHTSHOULDER)}, true,
        {places_click_open, places_right_click}},
    [REFUSAL_OTHERS_PAD] = {NULL, places_other_pad, {NULL},
        {PAD(A), PAD(B), PAD(BACK), PAD(DPAD_LEFT)}, true, {NULL}},
    [REFUSAL_GAME_OVER] = {.never = "the result takes the place of a game that is over"},
    [REFUSAL_CELL_TAKEN] = {NULL, places_tile, {NULL}, {0}, false, {places_drop_on_tile}},
    [REFUSAL_CELL_ALONE] = {NULL, places_tile, {NULL}, {0}, false, {places_drop_far_away}},
    [REFUSAL_CELL_UNFIT] = {NULL, places_unfit, {NULL}, {0}, false, {places_click_unfit}},
    [REFUSAL_ONE_WAY] = {NULL, places_one_way, {"R", "Shift+R"},
        {PAD(LEFTSHOULDER), PAD(RIGHTSHOULDER)}, false, {places_right_click}},
    [REFUSAL_TILE_LIES] = {NULL, places_returned, {"R", "Shift+R"},
        {PAD(LEFTSHOULDER), PAD(RIGHTSHOULDER)}, false, {places_click_open, places_right_click}},
    [REFUSAL_NO_TILE_TO_LIFT] = {NULL, places_tile, {"U"}, {0}, false, {NULL}},
    [REFUSAL_NO_NUMBER] = {NULL, places_meeple, {"9"}, {0}, false, {NULL}},
    [REFUSAL_SUPPLY_EMPTY] = {NULL, places_empty, {"1"}, {PAD(A)}, false, {NULL}},
    [REFUSAL_NOTHING_TO_CLAIM] = {NULL, places_nothing, {"1"}, {PAD(A)}, false, {NULL}},
    [REFUSAL_FIELD_HELD] = {NULL, places_field_held, {NULL}, {0}, false, {places_click_field}},
    [REFUSAL_ROAD_HELD] = {NULL, places_road_held, {NULL}, {0}, false, {places_click_road}},
    [REFUSAL_CITY_HELD] = {NULL, places_city_held, {NULL}, {0}, false, {places_click_city}},
    [REFUSAL_MONASTERY_HELD] = {.never = "the monastery of a tile that was just laid is new"},
    [REFUSAL_NO_CIRCLE] = {NULL, places_meeple, {"A", "B"}, {0}, false, {NULL}},
    [REFUSAL_CHOICE_WAS_A] = {NULL, places_added, {"A", "B"}, {0}, false, {NULL}},
    [REFUSAL_CHOICE_WAS_B] = {NULL, places_returned, {"A", "B"}, {0}, false, {NULL}},
    [REFUSAL_MUST_ADD] = {NULL, places_added, {"X"}, {PAD(X)}, false, {NULL}},
    [REFUSAL_MUST_RETURN] = {NULL, places_returned, {"X"}, {PAD(X)}, false, {NULL}},
    [REFUSAL_ONLY_FARMERS] = {.never =
                                  "keys and pads go from candidate to candidate; by mouse: below"},
    [REFUSAL_ONLY_HIGHWAYMEN] = {.never = "the same"},
    [REFUSAL_ONLY_KNIGHTS] = {.never = "the same"},
    [REFUSAL_NO_FARMER] = {.never = "the same"},
    [REFUSAL_NO_HIGHWAYMAN] = {.never = "the same"},
    [REFUSAL_NO_KNIGHT] = {.never = "the same"},
    [REFUSAL_NOTHING_TO_UNDO] = {NULL, places_tile, {"Ctrl+Z", "Backspace"}, {PAD(B)}, false,
        {NULL}},
    [REFUSAL_STRICT] = {NULL, places_second, {"Ctrl+Z"}, {PAD(B)}, false, {places_click_undo}},
    [REFUSAL_NOTHING_TO_REDO] = {NULL, places_tile, {"Ctrl+Y"}, {0}, false, {NULL}},
    [REFUSAL_NOBODY_MOVED] = {NULL, places_tile, {"L"}, {0}, false, {NULL}},
    [REFUSAL_NO_QUICK_SAVE] = {NULL, places_tile, {"F9"}, {0}, false, {NULL}},
    [REFUSAL_PURIST] = {NULL, places_purist, {"G"}, {0}, false, {NULL}},
    [REFUSAL_COUNTS_HIDDEN] = {NULL, places_hidden, {"G"}, {0}, false, {NULL}},
};

static const char *const names[] = {
#define X(name, words) #name,
    REFUSALS(X)
#undef X
};

/* How often all of its words but the name, number or key are to be read. */
static size_t times_said(const struct player *player, enum refusal why)
{
    char words[200];
    snprintf(words, sizeof words, "%s", refusal_words(why));
    char *after = strstr(words, "%s");
    const char *part = words;
    if (after != NULL) {
        *after = 0;
        part = strlen(after + 2) > strlen(words) ? after + 2 : words;
    }
    size_t times = 0;
    for (size_t i = 0; i < ui_shown_count(player->app.ui); i++) {
        times += strstr(ui_shown_at(player->app.ui, i)->label, part) != NULL;
    }
    return times;
}

static uint64_t hash_of(const struct player *player)
{
    return carc_hash(session_rules(player->app.session), session_state(player->app.session));
}

static void let_toasts_go(struct player *player)
{
    ui_advance(player->app.ui, TOAST);
    player_rest(player);
}

/* What a hand did was refused with these words, which go again, and nothing else. */
static void check(struct player *player, enum refusal why, uint64_t before, const char *what)
{
    size_t said = times_said(player, why);
    cr_expect_eq(hash_of(player), before, "%s by %s: something was done", names[why], what);
    let_toasts_go(player);
    cr_expect_gt(said, times_said(player, why), "%s by %s: it must say \"%s\"", names[why], what,
        refusal_words(why));
}

static void check_pad(struct player *player, enum refusal why, int button, unsigned ms)
{
    uint64_t before = hash_of(player);
    char what[20];
    snprintf(what, sizeof what, "button %d", button);
    player_pad(player, button, ms);
    check(player, why, before, what);
}

static void check_row(enum refusal why)
{
    const struct row *row = &rows[why];
    struct player player;
    row->reach(&player);
    let_toasts_go(&player);
    for (int i = 0; row->keys[i] != NULL; i++) {
        uint64_t before = hash_of(&player);
        player_key(&player, row->keys[i]);
        check(&player, why, before, row->keys[i]);
    }
    for (int i = 0; i < 4 && row->pads[i] != 0; i++) {
        check_pad(&player, why, row->pads[i] - 1, 20);
    }
    if (row->hold) {
        check_pad(&player, why, SDL_CONTROLLER_BUTTON_START, 500);
    }
    for (int i = 0; i < 3 && row->hands[i] != NULL; i++) {
        uint64_t before = hash_of(&player);
        row->hands[i](&player);
        check(&player, why, before, "mouse");
    }
    player_close(&player);
}

Test(refusals, by_every_hand)
{
    for (int why = 0; why < REFUSAL_COUNT; why++) {
        const struct row *row = &rows[why];
        bool asked = row->keys[0] != NULL || row->pads[0] != 0 || row->hands[0] != NULL;
        cr_assert((row->never != NULL) != (row->reach != NULL && asked),
            "%s: tell how it comes up, or why it cannot", names[why]);
        if (row->reach != NULL) {
            check_row((enum refusal)why);
        }
    }
}

/* ---- What the rules refuse. */

#define NEVER(why)                                                                                 \
    {                                                                                              \
        .never = why                                                                               \
    }

static const struct law {
    const char *never;
    enum refusal says;
    bool tried; /* in the position of that row, the law refuses this with that code: */
    struct carc_action action;
} laws[CARC_RESULT_COUNT] = {
    [CARC_OK] = NEVER("nothing is refused"),
    [CARC_GAME_OVER] = NEVER("the result takes the place of a game that is over"),
    [CARC_DRAW_FIRST] = NEVER("the session draws at once"),
    [CARC_PLACE_FIRST] = {NULL, REFUSAL_PLACE_FIRST, true, {.verb = CARC_PASS}},
    [CARC_CLAIM_FIRST] = {NULL, REFUSAL_NO_CIRCLE, true, {.verb = CARC_CROP, .item = CARC_CROP_A}},
    [CARC_CROP_FIRST] = {NULL, REFUSAL_CHOOSE_FIRST, true, {.verb = CARC_PASS}},
    [CARC_CROP_TURN_FIRST] = {NULL, REFUSAL_TILE_LIES, true, {.verb = CARC_PLACE}},
    [CARC_NO_DRAW_NOW] = NEVER("nobody draws but the session"),
    [CARC_UNKNOWN_VERB] = NEVER("the client knows the verbs"),
    [CARC_UNUSED_FIELD] = NEVER("the client fills in what a verb uses"),
    [CARC_NO_SUCH_TILE] = NEVER("nobody draws but the session"),
    [CARC_NOT_IN_BAG] = NEVER("nobody draws but the session"),
    [CARC_BAD_ROTATION] = NEVER("a tile is turned by quarter turns"),
    [CARC_CELL_TAKEN] = {NULL, REFUSAL_CELL_TAKEN, true, {.verb = CARC_PLACE}},
    [CARC_NO_NEIGHBOUR] = {NULL, REFUSAL_CELL_ALONE, true, {.verb = CARC_PLACE, .cell = {0, 40}}},
    [CARC_NORTH_EDGE] = {NULL, REFUSAL_CELL_UNFIT, false, {0}},
    [CARC_EAST_EDGE] = {NULL, REFUSAL_CELL_UNFIT, false, {0}},
    [CARC_SOUTH_EDGE] = {NULL, REFUSAL_CELL_UNFIT, false, {0}},
    [CARC_WEST_EDGE] = {NULL, REFUSAL_CELL_UNFIT, false, {0}},
    [CARC_NO_SUCH_SEGMENT] = {NULL, REFUSAL_NO_NUMBER, true, {.verb = CARC_CLAIM, .item = 60}},
    [CARC_NO_TILE_THERE] = NEVER("only meeples on tiles can be pointed at"),
    [CARC_SUPPLY_EMPTY] = {NULL, REFUSAL_SUPPLY_EMPTY, false, {0}},
    [CARC_FIELDS_OFF] = NEVER("without fields no number stands on one"),
    [CARC_FIELD_HELD] = {NULL, REFUSAL_FIELD_HELD, false, {0}},
    [CARC_ROAD_HELD] = {NULL, REFUSAL_ROAD_HELD, false, {0}},
    [CARC_CITY_HELD] = {NULL, REFUSAL_CITY_HELD, false, {0}},
    [CARC_MONASTERY_HELD] = NEVER("the monastery of a tile that was just laid is new"),
    [CARC_BAD_CROP_CHOICE] = NEVER("there is no third card"),
    [CARC_CHOICE_WAS_A] = {NULL, REFUSAL_CHOICE_WAS_A, true, {.verb = CARC_RETURN}},
    [CARC_CHOICE_WAS_B] = {NULL, REFUSAL_CHOICE_WAS_B, true, {.verb = CARC_ADD}},
    [CARC_MUST_ADD] = {NULL, REFUSAL_MUST_ADD, true, {.verb = CARC_PASS}},
    [CARC_MUST_RETURN] = {NULL, REFUSAL_MUST_RETURN, true, {.verb = CARC_PASS}},
    [CARC_WRONG_KIND_FIELD] = {NULL, REFUSAL_ONLY_FARMERS, false, {0}},
    [CARC_WRONG_KIND_ROAD] = {NULL, REFUSAL_ONLY_HIGHWAYMEN, false, {0}},
    [CARC_WRONG_KIND_CITY] = {NULL, REFUSAL_ONLY_KNIGHTS, false, {0}},
    [CARC_NO_FARMER] = {NULL, REFUSAL_NO_FARMER, false, {0}},
    [CARC_NO_HIGHWAYMAN] = {NULL, REFUSAL_NO_HIGHWAYMAN, false, {0}},
    [CARC_NO_KNIGHT] = {NULL, REFUSAL_NO_KNIGHT, false, {0}},
};

Test(refusals, every_code_of_the_rules_has_its_words)
{
    for (int code = 0; code < CARC_RESULT_COUNT; code++) {
        const struct law *law = &laws[code];
        const char *text = carc_result_text((enum carc_result)code);
        cr_assert((law->never != NULL) != (law->says != 0 || law->tried),
            "\"%s\": tell what the client says, or why it need not", text);
        if (law->tried) {
            struct player player;
            rows[law->says].reach(&player);
            enum carc_result result = carc_try(
                session_rules(player.app.session), session_state(player.app.session), law->action);
            cr_expect_eq((int)result, code, "\"%s\", not \"%s\"", carc_result_text(result), text);
            player_close(&player);
        }
    }
}

/* ---- Clicks that the law refuses for several reasons: all of them are met, and each is told. */

struct hunt {
    bool met[CARC_RESULT_COUNT];
    int left;
};

static bool is_hunted(const struct hunt *hunt, enum carc_result code)
{
    return !hunt->met[code] && laws[code].never == NULL;
}

static void click(
    struct player *player, struct hunt *hunt, enum carc_result code, struct ui_point at)
{
    uint64_t before = hash_of(player);
    places_click_at(player, at, UI_LEFT_BUTTON);
    check(player, laws[code].says, before, carc_result_text(code));
    hunt->met[code] = true;
    hunt->left--;
}

static void click_unfit(struct player *player, struct hunt *hunt)
{
    struct carc_cell cell;
    for (int i = 0; places_find_unfit(player, i, &cell); i++) {
        const struct game *game = places_game(player);
        struct carc_action action = {
            .verb = CARC_PLACE, .rotation = (uint8_t)game->turn.rotation, .cell = cell};
        enum carc_result code = carc_try(game_rules(game), game_state(game), action);
        if (is_hunted(hunt, code)) {
            struct ui_rect rect = camera_cell(&game->camera, cell);
            click(player, hunt, code, (struct ui_point){rect.x + rect.w / 2, rect.y + rect.h / 2});
        }
    }
}

static void click_meeples(struct player *player, struct hunt *hunt)
{
    const struct game *game = places_game(player);
    const struct carc_rules *rules = game_rules(game);
    const struct carc_state *state = game_state(game);
    for (int i = 0; state->phase == CARC_PHASE_CROP_TURN && i < state->players * 8; i++) {
        int owner = i / 8;
        if (i % 8 >= rules->options.meeples - state->supply[owner]) {
            continue;
        }
        carc_node node = carc_meeple(rules, state, owner, i % 8);
        struct carc_node_info info = carc_node_info(rules, state, node);
        struct carc_action action = {.verb = state->crop == CARC_CROP_A ? CARC_ADD : CARC_RETURN,
            .item = (uint16_t)info.segment,
            .cell = carc_placement(rules, state, info.placement).cell};
        enum carc_result code = carc_try(rules, state, action);
        struct ui_point at = game_spot(game, info.placement, info.segment, 0);
        if (is_hunted(hunt, code) && game_node_at(game, at) == node &&
            !places_covered(player, at)) {
            click(player, hunt, code, at);
        }
    }
}

static void hunt_for(void (*look)(struct player *, struct hunt *), const enum carc_result *codes,
    int count, const char *rules)
{
    struct hunt hunt = {.left = count};
    memset(hunt.met, 1, sizeof hunt.met);
    for (int i = 0; i < count; i++) {
        hunt.met[codes[i]] = false;
    }
    for (uint64_t seed = 1; hunt.left > 0 && seed < 20; seed++) {
        struct player player;
        player_open_window(&player, SCREENS_USUAL);
        player_begin_by(&player, 3, "base,crop-circles", seed, rules);
        do {
            look(&player, &hunt);
        } while (hunt.left > 0 && player_decide(&player) && !places_over(&player));
        player_close(&player);
    }
    for (int i = 0; i < count; i++) {
        cr_expect(hunt.met[codes[i]], "not met: %s", carc_result_text(codes[i]));
    }
}

Test(refusals, edges_that_do_not_match)
{
    static const enum carc_result codes[] = {
        CARC_NORTH_EDGE, CARC_EAST_EDGE, CARC_SOUTH_EDGE, CARC_WEST_EDGE};
    hunt_for(click_unfit, codes, 4, "hig");
}

Test(refusals, meeples_that_are_no_candidates)
{
    static const enum carc_result codes[] = {CARC_WRONG_KIND_FIELD, CARC_WRONG_KIND_ROAD,
        CARC_WRONG_KIND_CITY, CARC_NO_FARMER, CARC_NO_HIGHWAYMAN, CARC_NO_KNIGHT};
    hunt_for(click_meeples, codes, 6, "hig");
}
