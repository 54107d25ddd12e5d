#include "table.h"

#include <criterion/criterion.h>
#include <string.h>
#include <time.h>

void table_open(struct player *player, const struct table *table)
{
    static const char *const names[] = {"Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"};
    struct record record;
    struct diag diag;
    diag_init(&diag, "");
    player_open_window(player, &(struct player_window){.width = 1280, .height = 800});
    rng_seed(&player->rng, table->seed);
    player->app.settings.pace = SETTINGS_AT_ONCE;
    player->app.nodes = table->nodes;
    player->app.stand_in = table->stand_in;
    record_init(&record);
    record.seeded = true;
    record.seed = table->seed;
    cr_assert(load_request_sets(&record.request, table->sets, &diag));
    for (int i = 0; i < table->count; i++) {
        bool person = strcmp(table->seats[i], "person") == 0;
        record_add_seat(&record, names[i], !person, person ? NULL : table->seats[i]);
    }
    cr_assert(app_play(&player->app, &record, &diag), "%s", diag.messages[0].text);
    record_finish(&record);
}

void table_tick(struct player *player)
{
    struct ui *ui = player->app.ui;
    do {
        scene_settle(&player->app);
        for (ui_busy(ui, false); ui_next(ui); ui_busy(ui, false)) {
            scene_pass(&player->app);
            scene_settle(&player->app);
        }
    } while (player->app.scenes.move != SCENE_STAY);
    ui_repaint(ui); /* whoever waits for them later hears of them again */
}

void table_wait_for_stop(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer)
{
    (void)player;
    while (!atomic_load(question->budget.stop)) {
        nanosleep(&(struct timespec){0, 200000}, NULL);
    }
    *answer =
        (struct ai_answer){.action = carc_choose_action(question->rules, question->state, 0, NULL)};
}
