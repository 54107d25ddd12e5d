#include "cli/named_player.h"

#include <stdio.h>
#include <string.h>

#include "ai/levels.h"
#include "base/say.h"
#include "base/suggest.h"

/* Characters are told once for all levels. */
static void list_players(void)
{
    size_t count;
    const struct ai_player *players = ai_players(&count);
    for (size_t i = 0; i < count; i++) {
        if (strchr(players[i].name, '-') == NULL) {
            say(stderr, "%s %s", i ? "," : "", players[i].name);
        }
    }
    const struct ai_character *characters = ai_characters(&count);
    fputs("; the levels also with", stderr);
    for (size_t i = 1; i < count; i++) {
        say(stderr, "%s -%s", i == 1 ? "" : i + 1 == count ? " or" : ",", characters[i].name);
    }
}

const struct ai_player *named_player(const char *command, const char *name)
{
    const struct ai_player *player = ai_find_player(name);
    if (player) {
        return player;
    }
    struct suggest suggest;
    suggest_init(&suggest, name);
    size_t count;
    const struct ai_player *players = ai_players(&count);
    for (size_t i = 0; i < count; i++) {
        suggest_offer(&suggest, players[i].name);
    }
    const char *best = suggest_best(&suggest);
    say(stderr, "carc %s: found player \"%.40s\", expected one of", command, name);
    list_players();
    say(stderr, best ? "; did you mean \"%s\"?\n" : "\n", best);
    return NULL;
}
