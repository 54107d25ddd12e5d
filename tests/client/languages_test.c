/* Every screen in every language: no word is cut off or lies over another where windows are small
 * or letters large. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "../support/proof.h"
#include "client/language.h"
#include "client/words.h"
#include "layout.h"
#include "screens.h"

TestSuite(languages, .init = screens_begin, .fini = screens_end);

/* All screens; a sample begins with the one of number `first`. */
static void check_screens(const char *code, const struct player_window *window, size_t first)
{
    for (size_t i = 0; i < screens_count; i++) {
        if (proof_passes_over(first + i)) {
            continue;
        }
        struct player player;
        char what[96];
        snprintf(what, sizeof what, "%s in %s at %dx%d", screens_all[i].name, code, window->width,
            window->height);
        player_open_window(&player, window);
        language_start(&player.app.language);
        language_use(&player.app.language, code);
        screens_all[i].open(&player);
        cr_expect(strcmp(_("Settings"), "Settings") != 0 || strcmp(code, "en") == 0, "%s", code);
        layout_check(&player, what);
        player_close(&player);
    }
}

Test(languages, no_word_is_cut_off)
{
    size_t count;
    const struct language *languages = language_list(&count);
    for (size_t i = 0; i < count; i++) {
        check_screens(languages[i].code, SCREENS_SMALLEST, i);
        check_screens(languages[i].code, SCREENS_LARGE_TEXT, i + 1);
    }
}
