#include "cli/options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/say.h"
#include "base/suggest.h"
#include "cli/command.h"

/* One option on the command line: `name` is followed by '=' or the end. */
struct given {
    const char *name;
    size_t size;
    const char *value; /* after '=', or NULL */
};

static struct given split(const char *argument)
{
    const char *name = argument + 2;
    size_t size = strcspn(name, "=");
    return (struct given){name, size, name[size] == '=' ? name + size + 1 : NULL};
}

static const struct option *find(
    const struct option *options, size_t count, const struct given *given)
{
    for (size_t i = 0; i < count; i++) {
        if (strlen(options[i].name) == given->size &&
            memcmp(options[i].name, given->name, given->size) == 0) {
            return &options[i];
        }
    }
    return NULL;
}

static void complain_unknown(
    const struct option *options, size_t count, const struct given *given, const char *command)
{
    char word[64];
    snprintf(word, sizeof word, "%.*s", (int)given->size, given->name);
    struct suggest suggest;
    suggest_init(&suggest, word);
    for (size_t i = 0; i < count; i++) {
        suggest_offer(&suggest, options[i].name);
    }
    char what[160];
    const char *best = suggest_best(&suggest);
    if (best != NULL) {
        snprintf(what, sizeof what, "unknown option --%s; did you mean --%s?", word, best);
    } else {
        snprintf(what, sizeof what, "unknown option --%s", word);
    }
    options_fault(command, what);
}

bool options_number(const char *text, long long smallest, long long largest, long long *out)
{
    const char *digits = *text == '-' ? text + 1 : text;
    size_t count = strspn(digits, "0123456789");
    errno = 0;
    long long number = strtoll(text, NULL, 10);
    if (count == 0 || digits[count] != '\0' || errno != 0 || number < smallest ||
        number > largest) {
        return false;
    }
    *out = number;
    return true;
}

static void complain_number(const struct option *option, const char *value, const char *command)
{
    char what[256];
    snprintf(what, sizeof what, "--%s needs a number from %lld to %lld, not \"%.60s\"",
        option->name, option->smallest, option->largest, value);
    options_fault(command, what);
}

static bool set_number(const struct option *option, const char *value, const char *command)
{
    if (options_number(value, option->smallest, option->largest, option->target)) {
        return true;
    }
    complain_number(option, value, command);
    return false;
}

bool options_within(const struct option *option, const char *command)
{
    const long long *number = option->target;
    if (*number >= option->smallest && *number <= option->largest) {
        return true;
    }
    char value[32];
    snprintf(value, sizeof value, "%lld", *number);
    complain_number(option, value, command);
    return false;
}

static bool add_to_list(const struct option *option, const char *value, const char *command)
{
    struct option_list *list = option->target;
    if (list->count == OPTION_LIST_MAX) {
        char what[128];
        snprintf(what, sizeof what, "--%s can be given %d times", option->name, OPTION_LIST_MAX);
        options_fault(command, what);
        return false;
    }
    list->items[list->count++] = value;
    return true;
}

static bool set_value(const struct option *option, const char *value, const char *command)
{
    switch (option->type) {
    case OPTION_NUMBER: return set_number(option, value, command);
    case OPTION_LIST: return add_to_list(option, value, command);
    case OPTION_TEXT: *(const char **)option->target = value; return true;
    case OPTION_FLAG: break;
    }
    return false;
}

/* Handles the option at `*argument` and moves on past its value. */
static bool take(const struct option *options, size_t count, char **argv, int *argument)
{
    struct given given = split(argv[*argument]);
    const struct option *option = find(options, count, &given);
    if (option == NULL) {
        complain_unknown(options, count, &given, argv[0]);
        return false;
    }
    char what[128];
    if (option->type == OPTION_FLAG) {
        if (given.value != NULL) {
            snprintf(what, sizeof what, "--%s takes no value", option->name);
            options_fault(argv[0], what);
            return false;
        }
        *(bool *)option->target = true;
        return true;
    }
    if (given.value == NULL) {
        given.value = argv[*argument + 1];
        if (given.value == NULL) {
            snprintf(what, sizeof what, "--%s needs a value", option->name);
            options_fault(argv[0], what);
            return false;
        }
        ++*argument;
    }
    return set_value(option, given.value, argv[0]);
}

int options_read(const struct option *options, size_t count, int argc, char **argv)
{
    int plain = 0;
    bool options_end = false;
    for (int i = 1; i < argc; i++) {
        if (!options_end && strcmp(argv[i], "--") == 0) {
            options_end = true;
        } else if (!options_end && strncmp(argv[i], "--", 2) == 0) {
            if (!take(options, count, argv, &i)) {
                return -1;
            }
        } else if (!options_end && argv[i][0] == '-' && argv[i][1] != '\0') {
            char what[128];
            snprintf(what, sizeof what, "options have two dashes: \"%.60s\"", argv[i]);
            options_fault(argv[0], what);
            return -1;
        } else {
            argv[++plain] = argv[i];
        }
    }
    return plain;
}

int options_fault(const char *command, const char *what)
{
    say(stderr, "carc %s: %s\n`carc help %s` tells how to use it\n", command, what, command);
    return COMMAND_USAGE;
}
