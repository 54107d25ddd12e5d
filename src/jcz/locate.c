#include "jcz/locate.h"

#include <string.h>

struct diag_place jcz_place_at(const struct jcz_document *document, size_t offset)
{
    struct diag_place place = {document->first_line, 1};
    for (size_t i = 0; i < offset && i < document->size; i++) {
        unsigned char c = (unsigned char)document->bytes[i];
        if (c == '\n') {
            place.line++;
            place.column = 1;
        } else if ((c & 0xc0) != 0x80) {
            place.column++;
        }
    }
    return place;
}

/* The text is known to be JSON, so that skipping can be simple. */
struct walk {
    const char *bytes;
    size_t size;
    size_t at;
};

static char peek(struct walk *walk)
{
    while (walk->at < walk->size && strchr(" \t\r\n,:", walk->bytes[walk->at]) != NULL) {
        walk->at++;
    }
    return walk->at < walk->size ? walk->bytes[walk->at] : '\0';
}

static void skip_string(struct walk *walk)
{
    for (walk->at++; walk->at < walk->size && walk->bytes[walk->at] != '"'; walk->at++) {
        walk->at += walk->bytes[walk->at] == '\\';
    }
    walk->at++;
}

static void skip_value(struct walk *walk)
{
    int depth = 0;
    do {
        char c = peek(walk);
        if (c == '"') {
            skip_string(walk);
        } else if (c == '{' || c == '[') {
            depth++;
            walk->at++;
        } else if (c == '}' || c == ']') {
            depth--;
            walk->at++;
        } else {
            while (
                walk->at < walk->size && strchr(" \t\r\n,:{}[]\"", walk->bytes[walk->at]) == NULL) {
                walk->at++;
            }
        }
    } while (depth > 0 && walk->at < walk->size);
}

/* Whether the string at this place is the key; moves past it. Keys with escapes are not found,
 * which makes the place a little less exact. */
static bool is_key(struct walk *walk, const char *key)
{
    size_t begin = walk->at + 1;
    skip_string(walk);
    size_t length = strlen(key);
    return walk->at - begin == length + 1 && memcmp(walk->bytes + begin, key, length) == 0;
}

/* Into the member or item of the object or list at this place. */
static bool enter(struct walk *walk, const struct jcz_value *step)
{
    walk->at++;
    if (step->key == NULL) {
        for (size_t i = 0; i < step->index; i++) {
            skip_value(walk);
        }
        peek(walk);
        return true;
    }
    while (peek(walk) == '"') {
        if (is_key(walk, step->key)) {
            peek(walk);
            return true;
        }
        skip_value(walk);
    }
    return false;
}

struct diag_place jcz_locate(const struct jcz_value *value)
{
    const struct jcz_value *path[JCZ_MAX_PATH];
    size_t count = 0;
    for (; value->up != NULL && count < JCZ_MAX_PATH; value = value->up) {
        path[count++] = value;
    }
    struct walk walk = {value->document->bytes, value->document->size, 0};
    peek(&walk);
    while (count > 0 && path[count - 1]->json != NULL) {
        size_t before = walk.at;
        if (!enter(&walk, path[--count])) {
            walk.at = before;
            break;
        }
    }
    return jcz_place_at(value->document, walk.at);
}
