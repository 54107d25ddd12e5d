/* All screens: each opens, all of it can be reached by the keyboard, nothing is cut off in the
 * smallest window, also in a language with long words. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "../support/proof.h"
#include "layout.h"
#include "pseudo.h"
#include "screens.h"
#include "ui/shown.h"
#include "ui/widget.h"

static void end(void)
{
    screens_end();
    pseudo_finish();
}

TestSuite(screens, .init = screens_begin, .fini = end);

static bool focusable(const struct ui_shown *shown, int layer)
{
    return *shown->id && shown->layer == layer && shown->state & UI_FOCUSABLE &&
           !(shown->state & (UI_DISABLED | UI_UNDER));
}

/* Goes round with Tab and meets every control; those of long lists as they come into view. */
static void check_keyboard(struct player *player, const char *what)
{
    enum { MOST = 400 };
    struct ui *ui = player->app.ui;
    static char met[MOST][UI_ID_SIZE];
    size_t count = 0;
    for (; count < MOST; count++) {
        player_key(player, "Tab");
        const char *id = ui_focused(ui);
        cr_assert(*id, "%s: Tab leads nowhere", what);
        if (count > 0 && strcmp(met[0], id) == 0) {
            break;
        }
        snprintf(met[count], UI_ID_SIZE, "%s", id);
    }
    int layer = 0; /* the topmost */
    for (size_t i = 0; i < ui_shown_count(ui); i++) {
        int other = ui_shown_at(ui, i)->layer;
        layer = other > layer ? other : layer;
    }
    for (size_t i = 0; i < ui_shown_count(ui); i++) {
        const struct ui_shown *shown = ui_shown_at(ui, i);
        bool found = !focusable(shown, layer);
        for (size_t k = 0; k < count && !found; k++) {
            found = strcmp(met[k], shown->id) == 0;
        }
        cr_expect(found, "%s: Tab never comes to %s", what, shown->id);
    }
}

static void check_all(bool pseudo)
{
    pseudo_switch(pseudo);
    for (size_t w = 0; w < SCREENS_WINDOWS; w++) {
        for (size_t i = 0; i < screens_count; i++) {
            if (proof_passes_over(w + i + pseudo)) {
                continue;
            }
            struct player player;
            char what[96];
            snprintf(what, sizeof what, "%s at %dx%d", screens_all[i].name,
                screens_windows[w].width, screens_windows[w].height);
            player_open_window(&player, &screens_windows[w]);
            screens_all[i].open(&player);
            layout_check(&player, what);
            player_close(&player);
        }
    }
}

Test(screens, nothing_is_cut_off)
{
    check_all(false);
}

Test(screens, long_words_are_not_cut_off)
{
    check_all(true);
}

Test(screens, keyboard_reaches_everything)
{
    for (size_t i = 0; i < screens_count; i++) {
        struct player player;
        if (screens_all[i].keys_of_its_own) {
            continue;
        }
        player_open_window(&player, SCREENS_SMALLEST);
        screens_all[i].open(&player);
        check_keyboard(&player, screens_all[i].name);
        player_close(&player);
    }
}
