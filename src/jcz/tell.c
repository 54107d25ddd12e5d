/* A record as messages: the game of the original is played along. */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "jcz/inside.h"
#include "jcz/luck.h"
#include "jcz/replay.h"
#include "jcz/save.h"

struct teller {
    const struct jcz_story *story;
    struct diag diag; /* the story was judged before, so that nobody reads it */
    struct jcz_game game;
    json_t *replay;
    size_t next;                 /* the action to come */
    int16_t ours[JCZ_TILES];     /* their tiles in the record's tile set; -1: not there */
    int16_t tiles[CARC_MAX_BAG]; /* of all draws, in their order */
    int tile_count;
};

/* Their tile for one of ours: one that is left, plain ones first. */
static int tile_for(const struct teller *teller, const struct jcz_pack *pack, int ours)
{
    for (int tile = 0; tile < JCZ_TILES; tile++) {
        if (teller->ours[tile] == ours && pack->left[tile] > 0) {
            return tile;
        }
    }
    return -1;
}

/* All draws of the story as their tiles; where the set-up has an order that says the same, its
 * tiles are kept. */
static void list_tiles(struct teller *teller, struct jcz_setup *setup)
{
    struct jcz_pack pack;
    jcz_pack_init(&pack, setup);
    bool agrees = true;
    for (size_t i = 0; i < teller->story->count; i++) {
        struct carc_action action = teller->story->actions[i];
        if (action.verb != CARC_DRAW) {
            continue;
        }
        int at = teller->tile_count++;
        int tile = tile_for(teller, &pack, action.item);
        int asked = at < setup->order_count ? setup->order[at] : -1;
        if (asked >= 0 && teller->ours[asked] == action.item && pack.left[asked] > 0) {
            tile = asked;
        } else {
            agrees = agrees && asked < 0;
        }
        jcz_pack_take(&pack, tile);
        teller->tiles[at] = (int16_t)tile;
    }
    if (!agrees) {
        setup->order_count = 0;
        setup->order_ends = false;
    }
}

/* The draws that come with one random number: up to the first tile that is placed. */
static struct luck_draws coming(const struct teller *teller)
{
    size_t count = 0;
    size_t i = teller->next;
    const struct jcz_story *story = teller->story;
    while (i < story->count && story->actions[i].verb != CARC_DRAW) {
        i++;
    }
    for (; i < story->count && story->actions[i].verb == CARC_DRAW; i++) {
        count++;
    }
    return (struct luck_draws){count, teller->tiles + teller->game.pack.drawn_count};
}

static json_t *pointer_of(const struct jcz_game *game, carc_node node)
{
    struct carc_node_info info = carc_node_info(game->rules, game->state, node);
    struct carc_placement placed = carc_placement(game->rules, game->state, info.placement);
    const struct carc_segment *segment =
        &game->rules->set.tiles[placed.tile].segments[info.segment];
    char place[JCZ_PLACE_SIZE];
    jcz_place_text(jcz_place_of(segment, placed.rotation), place);
    return json_pack("{s:[i,i],s:s,s:s}", "position", placed.cell.x, placed.cell.y, "feature",
        jcz_kind_name(info.kind), "location", place);
}

static json_t *meeple_id(int player, int number)
{
    return json_sprintf("%d.small.%d", player, number);
}

/* Carries the message out and writes it down. */
static bool say(
    struct teller *teller, const struct jcz_message *message, json_t *payload, long long clock)
{
    const char *name = jcz_message_name((enum jcz_message_type)message->type);
    int player = teller->game.view.player;
    json_t *json = json_pack("{s:s,s:o,s:i}", "type", name, "payload", payload, "player", player);
    if (clock >= 0) {
        json_object_set_new(json, "clock", json_integer(clock));
    }
    json_array_append_new(teller->replay, json);
    return jcz_game_apply(&teller->game, message, &teller->diag);
}

static bool say_place(struct teller *teller, struct carc_action action, long long clock)
{
    const struct jcz_tile *tile = jcz_tile(teller->game.view.drawn);
    int rotation = (action.rotation + CARC_ROTATIONS - tile->turned) % CARC_ROTATIONS;
    struct jcz_message message = {.type = JCZ_PLACE_TILE,
        .rotation = (uint8_t)rotation,
        .tile = teller->game.view.drawn,
        .cell = action.cell};
    char turn[8];
    snprintf(turn, sizeof turn, "R%d", 90 * rotation);
    return say(teller, &message,
        json_pack("{s:s,s:s,s:[i,i]}", "tileId", tile->id, "rotation", turn, "position",
            action.cell.x, action.cell.y),
        clock);
}

/* The segment that a claim, an add or a return is about. */
static carc_node node_of(const struct jcz_game *game, struct carc_action action)
{
    struct carc_cell cell = action.cell;
    if (action.verb == CARC_CLAIM) {
        cell = carc_placement(game->rules, game->state, game->state->placed - 1).cell;
    }
    return carc_node_at(game->rules, game->state, cell, action.item);
}

static void set_pointer(const struct jcz_game *game, carc_node node, struct jcz_message *message)
{
    struct carc_node_info info = carc_node_info(game->rules, game->state, node);
    struct carc_placement placed = carc_placement(game->rules, game->state, info.placement);
    const struct carc_segment *segment =
        &game->rules->set.tiles[placed.tile].segments[info.segment];
    message->cell = placed.cell;
    message->kind = (uint8_t)info.kind;
    message->place = jcz_place_of(segment, placed.rotation);
}

static bool say_meeple(struct teller *teller, struct carc_action action, long long clock)
{
    const struct jcz_game *game = &teller->game;
    carc_node node = node_of(game, action);
    int player = game->view.player;
    int number = jcz_game_free_meeple(game, player);
    struct jcz_message message = {.type = JCZ_DEPLOY_MEEPLE, .player = (uint8_t)player};
    set_pointer(game, node, &message);
    json_t *pointer = pointer_of(game, node);
    if (action.verb != CARC_RETURN) {
        message.number = (uint8_t)number;
        return say(teller, &message,
            json_pack("{s:o,s:o}", "pointer", pointer, "meepleId", meeple_id(player, number)),
            clock);
    }
    message.type = JCZ_RETURN_MEEPLE;
    for (int i = game->view.meeple_count; i-- > 0;) {
        const struct jcz_meeple *meeple = &game->view.meeples[i];
        if (meeple->player == player && meeple->node == node) {
            message.number = meeple->number;
        }
    }
    return say(teller, &message,
        json_pack("{s:{s:o,s:o},s:s}", "pointer", "featurePointer", pointer, "meepleId",
            meeple_id(player, message.number), "source", "CORN_CIRCLE"),
        clock);
}

static bool say_commit(struct teller *teller, long long clock)
{
    struct jcz_message message = {.type = JCZ_COMMIT, .has_random = true};
    struct luck_draws draws = coming(teller);
    return luck_find(&teller->game.pack, &draws, &message.random) &&
           say(teller, &message, json_pack("{s:f}", "random", message.random), clock);
}

static bool say_action(struct teller *teller, struct carc_action action, long long clock)
{
    switch ((enum carc_verb)action.verb) {
    case CARC_PLACE: return say_place(teller, action, clock);
    case CARC_CLAIM:
    case CARC_ADD:
    case CARC_RETURN: return say_meeple(teller, action, clock);
    case CARC_CROP: {
        bool deploy = action.item == CARC_CROP_A;
        struct jcz_message message = {.type = JCZ_CIRCLE_REMOVE_OR_DEPLOY, .deploy = deploy};
        return say(
            teller, &message, json_pack("{s:s}", "value", deploy ? "DEPLOY" : "REMOVE"), clock);
    }
    default: return say(teller, &(struct jcz_message){.type = JCZ_PASS}, json_object(), clock);
    }
}

/* The choice of a circle that the original does not ask about is noted at the message before. */
static void note_void_circle(struct teller *teller, struct carc_action action)
{
    json_t *last = json_array_get(teller->replay, json_array_size(teller->replay) - 1);
    if (action.verb == CARC_CROP && action.item == CARC_CROP_B) {
        json_object_set_new(last, JCZ_VOID_CIRCLE, json_string("REMOVE"));
    }
}

static long long clock_at(const struct teller *teller, size_t action)
{
    return action < teller->story->count ? teller->story->clocks[action] : -1;
}

/* Whether the original waits for a COMMIT now. */
static bool commit_due(const struct jcz_game *game)
{
    return game->view.phase == JCZ_PHASE_COMMIT || game->view.confirm;
}

static bool tell_all(struct teller *teller)
{
    const struct jcz_story *story = teller->story;
    bool fine = true;
    while (fine && !jcz_game_over(&teller->game)) {
        bool rest = teller->next < story->count;
        if (commit_due(&teller->game)) {
            /* Without the draw that would follow, the last turn is left open. */
            if (!rest && story->ends_with_draw && !jcz_pack_empty(&teller->game.pack)) {
                break;
            }
            fine = say_commit(teller, clock_at(teller, teller->next));
            continue;
        }
        if (!rest) {
            break;
        }
        struct carc_action action = story->actions[teller->next++];
        /* The original draws by itself, and does not ask about a circle without meeples. */
        bool skipped = action.verb == CARC_DRAW ||
                       (action.verb == CARC_CROP && teller->game.view.phase != JCZ_PHASE_CIRCLE);
        if (skipped) {
            note_void_circle(teller, action);
        }
        fine = skipped || say_action(teller, action, clock_at(teller, teller->next - 1));
    }
    for (; fine && teller->next < story->count; teller->next++) {
        note_void_circle(teller, story->actions[teller->next]); /* of the last turn */
    }
    return fine;
}

static bool try_to_tell(struct teller *teller, struct jcz_setup *setup)
{
    teller->next = 0;
    teller->tile_count = 0;
    list_tiles(teller, setup);
    struct jcz_pack pack;
    jcz_pack_init(&pack, setup);
    teller->game.pack.drawn_count = 0;
    struct luck_draws first = coming(teller);
    return luck_find(&pack, &first, &setup->random) &&
           jcz_game_begin(&teller->game, setup, -1, &teller->diag) && tell_all(teller);
}

void jcz_story_tell(const struct jcz_story *story, const struct carc_rules *rules,
    struct jcz_setup *setup, json_t *replay)
{
    struct teller teller = {.story = story, .replay = replay};
    diag_init(&teller.diag, "");
    jcz_game_init(&teller.game);
    for (int tile = 0; tile < JCZ_TILES; tile++) {
        teller.ours[tile] = (int16_t)carc_find_tile(&rules->set, jcz_tile(tile)->ours);
    }
    if (!try_to_tell(&teller, setup)) {
        json_array_clear(replay);
        memcpy(setup->order, teller.tiles, sizeof setup->order);
        setup->order_count = teller.tile_count;
        bool told = try_to_tell(&teller, setup);
        assert(told);
    }
    jcz_game_finish(&teller.game);
}
