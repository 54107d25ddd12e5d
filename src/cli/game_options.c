#include "cli/game_options.h"

#include <stdio.h>
#include <string.h>

#include "cli/report.h"

static const struct diag_place nowhere = {0, 0};

void game_options_rows(struct game_options *game, struct option *out)
{
    *game = (struct game_options){.sets = "base", .rules = "hig"};
    out[0] = (struct option){"sets", OPTION_TEXT, &game->sets, 0, 0};
    out[1] = (struct option){"rules", OPTION_TEXT, &game->rules, 0, 0};
    out[2] = (struct option){"option", OPTION_LIST, &game->options, 0, 0};
    out[3] = (struct option){"tiles", OPTION_LIST, &game->tiles, 0, 0};
}

static bool add_option(struct load_request *request, const char *setting, struct diag *diag)
{
    const char *equals = strchr(setting, '=');
    char name[64];
    if (!equals || (size_t)(equals - setting) >= sizeof name) {
        diag_error(diag, nowhere, "found option \"%.60s\", expected NAME=VALUE", setting);
        return false;
    }
    memcpy(name, setting, (size_t)(equals - setting));
    name[equals - setting] = 0;
    return load_request_option(request, name, equals + 1, nowhere, diag);
}

static bool fill_request(
    const struct game_options *game, struct load_request *request, struct diag *diag)
{
    load_request_init(request);
    if (!load_request_sets(request, game->sets, diag) ||
        !load_request_rules(request, game->rules, nowhere, diag)) {
        return false;
    }
    for (size_t i = 0; i < game->options.count; i++) {
        if (!add_option(request, game->options.items[i], diag)) {
            return false;
        }
    }
    for (size_t i = 0; i < game->tiles.count; i++) {
        if (!load_request_file(request, game->tiles.items[i], diag)) {
            return false;
        }
    }
    return true;
}

struct carc_rules *game_options_load(const struct game_options *game)
{
    struct diag diag;
    diag_init(&diag, "");
    struct load_request request;
    struct carc_rules *rules = NULL;
    if (fill_request(game, &request, &diag)) {
        rules = load_game(&request, &diag);
    }
    report_diag(&diag);
    return rules;
}
