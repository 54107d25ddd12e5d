#include "jcz/json_fault.h"

#include <stdio.h>
#include <string.h>

#include "base/macros.h"
#include "base/utf8.h"
#include "jcz/locate.h"

#define SHOWN 24 /* bytes of what was found */

/* By the beginning of the library's message: what was found, unless it is what stands there, and
 * what was expected. */
static const struct {
    const char *begins, *found, *expected;
} faults[] = {
    {"'[' or '{' expected", NULL, "\"{\" or \"[\""},
    {"string or '}' expected", NULL, "a key in quotes or \"}\""},
    {"':' expected", NULL, "\":\""},
    {"'}' expected", NULL, "\",\" or \"}\""},
    {"']' expected", NULL, "\",\" or \"]\""},
    {"end of file expected", NULL, "the end of the JSON text"},
    {"unexpected token", NULL, "a value"},
    {"invalid token", NULL, "a value"},
    {"real number overflow", NULL, "a smaller number"},
    {"too big", NULL, "a smaller number"},
    {"duplicate object key", "a key again", "each key once"},
    {"premature end of input", "the end", "the quotes that end a text"},
    {"unexpected newline", "a line end in a text", "\\n"},
    {"control character", "a control character in a text", "its \\u escape"},
    {"invalid escape", "an unknown escape in a text", "one of JSON"},
    {"invalid Unicode", "half of a pair of \\u escapes", "both"},
    {"unable to decode", "bytes that are not UTF-8", "UTF-8"},
    {"\\u0000", "\\u0000", "text without it"},
    {"NUL byte", "\\u0000", "text without it"},
};

/* What stands where the library stopped: ...near 'TOKEN'. Its size; 0: the end. */
static size_t token_of(const char *message, char token[JSON_ERROR_TEXT_LENGTH])
{
    const char *near = strstr(message, " near '");
    snprintf(token, JSON_ERROR_TEXT_LENGTH, "%s", near == NULL ? "" : near + strlen(" near '"));
    size_t size = strlen(token);
    if (size > 0 && token[size - 1] == '\'') {
        token[--size] = 0;
    }
    return size;
}

static struct diag_place place_of(
    const struct jcz_document *document, const json_error_t *error, const char *token, size_t size)
{
    size_t end = error->position > 0 ? (size_t)error->position : 0;
    end = end > document->size ? document->size : end;
    bool known = size <= end && memcmp(document->bytes + end - size, token, size) == 0;
    return jcz_place_at(document, known ? end - size : end);
}

/* `"TOKEN"`, shortened between characters. */
static void quote(char *token, size_t size, char *out, size_t room)
{
    bool cut = size > SHOWN;
    if (cut) {
        token[SHOWN] = 0;
        token[utf8_check(token, SHOWN)] = 0;
    }
    bool quoted = token[0] == '"';
    snprintf(out, room, quoted ? "%s%s" : "\"%s%s\"", token, cut ? "..." : "");
}

void jcz_tell_fault(const struct jcz_document *document, const json_error_t *error)
{
    char token[JSON_ERROR_TEXT_LENGTH];
    char found[JSON_ERROR_TEXT_LENGTH + 8] = "the end";
    const char *expected = "JSON";
    size_t size = token_of(error->text, token);
    struct diag_place place = place_of(document, error, token, size);
    if (size > 0) {
        quote(token, size, found, sizeof found);
    }
    for (size_t i = 0; i < ARRAY_LENGTH(faults); i++) {
        if (strncmp(error->text, faults[i].begins, strlen(faults[i].begins)) == 0) {
            expected = faults[i].expected;
            if (faults[i].found != NULL) {
                snprintf(found, sizeof found, "%s", faults[i].found);
            }
            break;
        }
    }
    diag_error(document->diag, place, "found %s, expected %s", found, expected);
}
