/* The assertions of a test file of JCloisterZone. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "jcz/file.h"
#include "jcz/put.h"
#include "jcz/save.h"

/* What follows `word` in the text, or NULL. */
static const char *after(const char *text, const char *word)
{
    size_t size = strlen(word);
    return strncmp(text, word, size) == 0 ? text + size : NULL;
}

/* The player whose name the text begins with, or -1; `*rest` is what follows a blank. */
static int find_player(const struct jcz_save *save, const char *text, const char **rest)
{
    for (int player = 0; player < save->setup.players; player++) {
        const char *end = after(text, save->names[player]);
        if (save->names[player][0] != '\0' && end != NULL && *end == ' ') {
            *rest = end + 1;
            return player;
        }
    }
    return -1;
}

/* "10 points" up to the end of the text. */
static bool read_points(const char *text, long *points)
{
    char *end;
    *points = strtol(text, &end, 10);
    return end != text && (strcmp(end, " points") == 0 || strcmp(end, " point") == 0);
}

static bool judge_points(
    const struct jcz_save *save, const struct jcz_value *assertion, int player, long points)
{
    int has = save->game.view.points[player];
    return has == points || jcz_fault(assertion, "found %d points, expected %ld", has, points);
}

/* "city for 10 points": an event of this kind and number, whatever its second name. */
static bool judge_scored(
    const struct jcz_save *save, const struct jcz_value *assertion, int player, const char *text)
{
    const char *end = strstr(text, " for ");
    long points;
    if (end == NULL || !read_points(end + 5, &points)) {
        return jcz_unexpected(assertion, "\"NAME scored FEATURE for N points\"");
    }
    struct text found = {0};
    bool met = false;
    for (size_t i = 0; i < save->game.view.events; i++) {
        const struct jcz_event *event = &save->game.events[i];
        if (event->kind == JCZ_EVENT_POINTS && (event->winners >> player & 1)) {
            const char *name = put_event_name(event);
            size_t size = strcspn(name, ".");
            met |= size == (size_t)(end - text) && memcmp(name, text, size) == 0 &&
                   event->points == points;
            text_printf(&found, "%s%.*s for %d", found.size > 0 ? ", " : "", (int)size, name,
                event->points);
        }
    }
    if (!met) {
        jcz_fault(assertion, "found %.200s, expected %.80s",
            found.size > 0 ? text_string(&found) : "no points scored", text);
    }
    text_finish(&found);
    return met;
}

static bool judge_phase(
    const struct jcz_save *save, const struct jcz_value *assertion, const char *phase)
{
    const char *is = jcz_phase_name((enum jcz_phase)save->game.view.phase);
    return strcmp(is, phase) == 0 || jcz_fault(assertion, "found %s, expected %.80s", is, phase);
}

static bool judge_pass(const struct jcz_save *save, const struct jcz_value *assertion, bool can)
{
    return jcz_game_can_pass(&save->game) == can ||
           jcz_fault(assertion, "found that the player %s pass, expected the opposite",
               can ? "cannot" : "can");
}

static bool judge(const struct jcz_save *save, const struct jcz_value *assertion)
{
    const char *text;
    const char *rest;
    long points;
    if (!jcz_read_text(assertion, &text)) {
        return false;
    }
    if (strcmp(text, "Player can pass") == 0 || strcmp(text, "Player can't pass") == 0) {
        return judge_pass(save, assertion, strcmp(text, "Player can pass") == 0);
    }
    if (after(text, "phase is ") != NULL) {
        return judge_phase(save, assertion, after(text, "phase is "));
    }
    int player = find_player(save, text, &rest);
    if (player >= 0 && after(rest, "has ") != NULL && read_points(after(rest, "has "), &points)) {
        return judge_points(save, assertion, player, points);
    }
    if (player >= 0 && after(rest, "scored ") != NULL) {
        return judge_scored(save, assertion, player, after(rest, "scored "));
    }
    return jcz_unexpected(assertion, "\"NAME has N points\", \"NAME scored FEATURE for N points\", "
                                     "\"Player can pass\", \"Player can't pass\" or "
                                     "\"phase is PHASE\"");
}

static bool judge_all(struct jcz_save *save, struct jcz_test *test)
{
    struct jcz_value root = jcz_root(&save->document);
    struct jcz_value about = jcz_member(&root, "test");
    struct jcz_value title = jcz_member(&about, "description");
    struct jcz_value list = jcz_member(&about, "assertions");
    size_t count;
    if (json_is_string(title.json)) {
        snprintf(test->title, sizeof test->title, "%s", json_string_value(title.json));
    }
    if (!jcz_is_object(&about) || !jcz_is_array(&list, &count)) {
        return false;
    }
    if (count == 0) {
        return jcz_fault(&list, "found no assertion, expected one at least");
    }
    if (!jcz_save_play(save)) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        struct jcz_value assertion = jcz_item(&list, i);
        bool met = judge(save, &assertion);
        test->met += met;
        test->failed += !met;
    }
    return true;
}

bool jcz_test_file(const char *path, struct jcz_test *test, struct diag *diag)
{
    struct text bytes = {0};
    struct jcz_save save;
    memset(test, 0, sizeof *test);
    snprintf(test->title, sizeof test->title, "%s", path);
    if (!file_read(path, JCZ_MAX_FILE, &bytes, diag)) {
        text_finish(&bytes);
        return false;
    }
    diag_set_file(diag, path);
    bool fine =
        jcz_save_read(&save, text_string(&bytes), bytes.size, diag) && judge_all(&save, test);
    jcz_save_finish(&save);
    text_finish(&bytes);
    return fine;
}
