/* What was scored last is told for a moment, with its sum. */
#include <criterion/criterion.h>
#include <string.h>

#include "client/game/parts.h"
#include "places.h"
#include "screens.h"
#include "ui/shown.h"

TestSuite(captions, .init = screens_begin, .fini = screens_end);

/* Plays until a turn brings points; returns the line of the log that tells of them. */
static const struct log_line *play_until_scored(struct player *player)
{
    player_open(player, 3, "base,crop-circles", 4);
    for (;;) {
        const struct log *log = &places_game(player)->log;
        if (log->count > 0 && log->lines[log->count - 1].points > 0) {
            return &log->lines[log->count - 1];
        }
        cr_assert(player_decide(player));
    }
}

/* The last turn, shown again, and no time to read it. */
static void again(struct player *player)
{
    ui_script_key(player->app.ui, "L");
    player_rest_briefly(player);
}

static bool told(const struct player *player, const struct log_line *line)
{
    return ui_shown_text(player->app.ui, line->why);
}

Test(captions, say_why_the_points_moved_and_go_by_themselves)
{
    struct player player;
    const struct log_line *line = play_until_scored(&player);
    player_wait(&player, 6000);
    player_rest_briefly(&player);
    cr_expect_not(told(&player, line), "it was shown long ago");
    again(&player);
    cr_expect(told(&player, line), "%s: %s", line->text, line->why);
    player_wait(&player, 1500);
    player_rest_briefly(&player);
    cr_expect(told(&player, line), "there is time to read it");
    player_wait(&player, 4000);
    player_rest_briefly(&player);
    cr_expect_not(told(&player, line), "it is gone");
    player_close(&player);
}

Test(captions, come_with_the_turn_that_scores)
{
    struct player player;
    const struct log_line *line = play_until_scored(&player);
    char why[LOG_TEXT];
    snprintf(why, sizeof why, "%s", line->why);
    player_key(&player, "Ctrl+Z");
    if (ui_shown_find(player.app.ui, "undo-yes") != NULL) {
        player_click(&player, "undo-yes");
    }
    cr_expect_eq(places_game(&player)->captions.shown.until, 0, "what was taken back is not told");
    ui_script_key(player.app.ui, "Ctrl+Y");
    player_rest_briefly(&player);
    cr_expect(ui_shown_text(player.app.ui, why), "%s", why);
    player_close(&player);
}

Test(captions, hide_no_dialog)
{
    struct player player;
    const struct log_line *line = play_until_scored(&player);
    again(&player);
    ui_script_key(player.app.ui, "F1");
    player_rest_briefly(&player);
    cr_expect_not(told(&player, line));
    player_close(&player);
}
