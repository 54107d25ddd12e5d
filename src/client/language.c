#include "client/language.h"

#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/macros.h"
#include "base/paths.h"

#define DOMAIN "walls-and-wheat"

#ifndef LOCALE_FOLDER
#define LOCALE_FOLDER "/usr/local/share/locale"
#endif

static const struct language languages[] = {
    {"en", "English"},
    {"de", "Deutsch"},
    {"it", "Italiano"},
    {"pl", "Polski"},
    {"ru", "Русский"},
};

const struct language *language_list(size_t *count)
{
    *count = ARRAY_LENGTH(languages);
    return languages;
}

/* Catalogues lie beside a program that was not installed. */
static void bind_catalogues(void)
{
    struct text folder = {0};
    if (!paths_catalogues(&folder)) {
        text_add(&folder, LOCALE_FOLDER);
    }
    bindtextdomain(DOMAIN, text_string(&folder));
    bind_textdomain_codeset(DOMAIN, "UTF-8");
    textdomain(DOMAIN);
    text_finish(&folder);
}

/* What the locale variables say: "pl" for pl_PL.UTF-8. */
static void read_wish(char wish[LANGUAGE_WISH])
{
    static const char *const variables[] = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"};
    wish[0] = 0;
    for (size_t i = 0; i < ARRAY_LENGTH(variables) && !*wish; i++) {
        const char *value = getenv(variables[i]);
        if (value != NULL && strcmp(value, "C") != 0 && strncmp(value, "C.", 2) != 0 &&
            strcmp(value, "POSIX") != 0) {
            snprintf(wish, LANGUAGE_WISH, "%s", value);
            wish[i == 0 ? LANGUAGE_WISH - 1 : strcspn(wish, ".@")] = 0;
        }
    }
}

void language_start(struct language_system *system)
{
    read_wish(system->wish);
    /* Without the locale itself any that is not "C" will do: glibc then heeds LANGUAGE. */
    const char *now = setlocale(LC_ALL, "");
    if (now == NULL || strcmp(setlocale(LC_MESSAGES, NULL), "C") == 0 ||
        strcmp(setlocale(LC_MESSAGES, NULL), "POSIX") == 0) {
        setlocale(LC_CTYPE, "C.UTF-8");
        setlocale(LC_MESSAGES, "C.UTF-8");
    }
    setlocale(LC_NUMERIC, "C");
    bind_catalogues();
    language_use(system, "");
}

void language_use(const struct language_system *system, const char *code)
{
    const char *wish = *code ? code : system->wish;
    if (*wish) {
        setenv("LANGUAGE", wish, 1);
    } else {
        unsetenv("LANGUAGE");
    }
    textdomain(DOMAIN); /* makes gettext look again */
}
