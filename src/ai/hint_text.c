/* Reasons as English sentences. */
#include "ai/hint.h"

static int percent(double chance)
{
    return (int)(chance * 100 + 0.5);
}

static const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

static void write_field(const struct ai_reason *reason, struct text *out)
{
    text_printf(
        out, " beside %d finished %s", reason->complete, reason->complete == 1 ? "city" : "cities");
}

static void write_built(const struct ai_reason *reason, struct text *out)
{
    text_printf(out, ": %d point%s at %d %%", reason->complete, plural(reason->complete),
        percent(reason->chance));
    if (reason->before > 0 && percent(reason->before) != percent(reason->chance)) {
        text_printf(out, " instead of %d %%", percent(reason->before));
    }
    if (reason->left > 0) {
        text_printf(out, ", because %d of %d tiles fit%s its gap at %d,%d", reason->fitting,
            reason->left, reason->fitting == 1 ? "s" : "", reason->gap.x, reason->gap.y);
    }
}

static void write_feature(
    const struct ai_reason *reason, const char *const *names, struct text *out)
{
    const char *kind = carc_kind_name(reason->feature);
    if (reason->kind == AI_REASON_OWN) {
        bool done = reason->feature != CARC_FIELD;
        text_printf(out, "%s the %s at %d,%d", done ? "finishing" : "owning", kind, reason->cell.x,
            reason->cell.y);
    } else {
        text_printf(out, "the %s of %s at %d,%d", kind, names[reason->player], reason->cell.x,
            reason->cell.y);
    }
    if (reason->feature == CARC_FIELD) {
        write_field(reason, out);
    } else {
        write_built(reason, out);
    }
}

void ai_reason_text(const struct ai_reason *reason, const char *const *names, struct text *out)
{
    int meeples = reason->meeples < 0 ? -reason->meeples : reason->meeples;
    switch (reason->kind) {
    case AI_REASON_SCORED:
        text_printf(out, "%s %s %d point%s at once", names[reason->player], "scores",
            reason->complete, plural(reason->complete));
        break;
    case AI_REASON_MEEPLES:
        text_printf(out, "%d meeple%s %s", meeples, plural(meeples),
            reason->meeples > 0 ? "more at home"
            : meeples == 1      ? "less at home"
                                : "fewer at home");
        break;
    case AI_REASON_KEPT: text_add(out, "a meeple stays at home"); break;
    case AI_REASON_LITTLE: text_add(out, "little changes for anybody"); break;
    default: write_feature(reason, names, out); break;
    }
}
