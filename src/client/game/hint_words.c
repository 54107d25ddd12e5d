/* Reasons in words. */
#include "client/game/parts.h"
#include "client/words.h"

static const char *const own_words[CARC_KIND_COUNT] = {[CARC_FIELD] = N_("Your field"),
    [CARC_ROAD] = N_("Your road"),
    [CARC_CITY] = N_("Your city"),
    [CARC_MONASTERY] = N_("Your monastery")};

static const char *const other_words[CARC_KIND_COUNT] = {[CARC_FIELD] = N_("The field of %s"),
    [CARC_ROAD] = N_("The road of %s"),
    [CARC_CITY] = N_("The city of %s"),
    [CARC_MONASTERY] = N_("The monastery of %s")};

static int percent(double chance)
{
    return (int)(chance * 100 + 0.5);
}

static const char *scored_text(struct game *game, const struct ai_reason *reason)
{
    struct ui *ui = game->app->ui;
    int points = reason->complete;
    if (reason->player == game_actor(game)) {
        return ui_format(
            ui, _n("You score %d point at once", "You score %d points at once", points), points);
    }
    return ui_format(ui, _n("%s scores %d point at once", "%s scores %d points at once", points),
        game_name(game, reason->player), points);
}

static const char *meeples_text(struct game *game, const struct ai_reason *reason)
{
    struct ui *ui = game->app->ui;
    int more = reason->meeples;
    if (more > 0) {
        return ui_format(ui, _n("%d meeple comes home", "%d meeples come home", more), more);
    }
    return ui_format(
        ui, _n("%d meeple leaves the supply", "%d meeples leave the supply", -more), -more);
}

static const char *chance_text(struct game *game, const struct ai_reason *reason)
{
    struct ui *ui = game->app->ui;
    int now = percent(reason->chance);
    int before = percent(reason->before);
    int points = reason->complete;
    if (now >= 100) {
        return ui_format(ui, _n("%d point for certain", "%d points for certain", points), points);
    }
    if (reason->before > 0 && before != now) {
        return ui_format(ui,
            _n("%d point at %d %% instead of %d %%", "%d points at %d %% instead of %d %%", points),
            points, now, before);
    }
    return ui_format(ui, _n("%d point at %d %%", "%d points at %d %%", points), points, now);
}

static const char *built_text(struct game *game, const struct ai_reason *reason)
{
    struct ui *ui = game->app->ui;
    const char *chance = chance_text(game, reason);
    if (reason->left == 0 || reason->chance >= 1) {
        return chance;
    }
    return ui_format(ui,
        _n("%s; %d of %d tiles fits the gap", "%s; %d of %d tiles fit the gap", reason->fitting),
        chance, reason->fitting, reason->left);
}

static const char *feature_text(struct game *game, const struct ai_reason *reason)
{
    struct ui *ui = game->app->ui;
    const char *what =
        reason->kind == AI_REASON_OWN
            ? _(own_words[reason->feature])
            : ui_format(ui, _(other_words[reason->feature]), game_name(game, reason->player));
    const char *worth =
        reason->feature == CARC_FIELD
            ? ui_format(ui,
                  _n("beside %d finished city", "beside %d finished cities", reason->complete),
                  reason->complete)
            : built_text(game, reason);
    return ui_format(ui, "%s: %s", what, worth);
}

const char *hint_reason_text(struct game *game, const struct ai_reason *reason)
{
    switch (reason->kind) {
    case AI_REASON_SCORED: return scored_text(game, reason);
    case AI_REASON_MEEPLES: return meeples_text(game, reason);
    case AI_REASON_KEPT: return _("A meeple stays in the supply");
    case AI_REASON_LITTLE: return _("Little changes for anybody");
    default: return feature_text(game, reason);
    }
}
