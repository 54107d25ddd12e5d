#include "client/player_words.h"

#include "client/words.h"
#include "ui/window.h"

/* Those of art/players.c, for the translators. */
const char *const player_words_known[] = {N_("vermilion"), N_("blue"), N_("yellow"), N_("charcoal"),
    N_("rose"), N_("ivory"), N_("red"), N_("green"), N_("black"), N_("disc"), N_("triangle"),
    N_("diamond"), N_("cross"), N_("star"), N_("bars"), NULL};

const char *player_words(struct ui *ui, const char *name, const struct art_player *look)
{
    return ui_format(ui, _("%s (%s, %s)"), name, _(look->name), _(look->shape));
}
