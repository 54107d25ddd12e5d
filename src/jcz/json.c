#include "jcz/json.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "base/utf8.h"
#include "jcz/json_fault.h"
#include "jcz/locate.h"

/* The place of a byte, and the first one where the nesting is too deep, or `size`. */
static size_t too_deep(const char *bytes, size_t size)
{
    int depth = 0;
    bool quoted = false;
    for (size_t i = 0; i < size; i++) {
        char c = bytes[i];
        if (quoted) {
            i += c == '\\';
            quoted = c != '"';
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            if (++depth > JCZ_MAX_DEPTH) {
                return i;
            }
        } else if (c == '}' || c == ']') {
            depth--;
        }
    }
    return size;
}

static bool refuse(struct jcz_document *document, size_t offset, const char *what)
{
    struct diag_place place = jcz_place_at(document, offset);
    diag_error(document->diag, place, "%s", what);
    return false;
}

bool jcz_document_read(struct jcz_document *document, const char *bytes, size_t size,
    int first_line, struct diag *diag)
{
    *document = (struct jcz_document){NULL, bytes, size, first_line, diag};
    size_t deep = too_deep(bytes, size);
    if (deep < size) {
        char what[96];
        snprintf(what, sizeof what, "found values nested too deeply, expected at most %d levels",
            JCZ_MAX_DEPTH);
        return refuse(document, deep, what);
    }
    json_error_t error;
    document->root = json_loadb(bytes, size, JSON_REJECT_DUPLICATES, &error);
    if (document->root == NULL) {
        jcz_tell_fault(document, &error);
        return false;
    }
    return true;
}

void jcz_document_finish(struct jcz_document *document)
{
    json_decref(document->root);
    document->root = NULL;
}

struct jcz_value jcz_root(const struct jcz_document *document)
{
    return (struct jcz_value){.document = document, .json = document->root};
}

struct jcz_value jcz_member(const struct jcz_value *object, const char *key)
{
    return (struct jcz_value){.document = object->document,
        .up = object,
        .key = key,
        .json = json_object_get(object->json, key)};
}

struct jcz_value jcz_item(const struct jcz_value *array, size_t index)
{
    return (struct jcz_value){.document = array->document,
        .up = array,
        .index = index,
        .json = json_array_get(array->json, index)};
}

/* "replay[3].payload" */
static void write_path(const struct jcz_value *value, struct text *out)
{
    if (value->up == NULL) {
        return;
    }
    write_path(value->up, out);
    if (value->key == NULL) {
        text_printf(out, "[%zu]", value->index);
    } else {
        text_printf(out, "%s%.40s", out->size > 0 ? "." : "", value->key);
    }
}

bool jcz_fault(const struct jcz_value *value, const char *format, ...)
{
    char what[DIAG_TEXT];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    struct text path = {0};
    write_path(value, &path);
    diag_error(value->document->diag, jcz_locate(value), "%s%s%s", text_string(&path),
        path.size > 0 ? ": " : "", what);
    text_finish(&path);
    return false;
}

/* The value in few words. */
static void describe(const json_t *json, char *out, size_t size)
{
    static const char *const kinds[] = {[JSON_OBJECT] = "an object",
        [JSON_ARRAY] = "a list",
        [JSON_TRUE] = "true",
        [JSON_FALSE] = "false",
        [JSON_NULL] = "null"};
    if (json == NULL) {
        snprintf(out, size, "nothing");
    } else if (json_is_string(json)) {
        snprintf(out, size, "\"%.60s\"", json_string_value(json));
        utf8_clean(out);
    } else if (json_is_integer(json)) {
        snprintf(out, size, "%" JSON_INTEGER_FORMAT, json_integer_value(json));
    } else if (json_is_real(json)) {
        snprintf(out, size, "%.17g", json_real_value(json));
    } else {
        snprintf(out, size, "%s", kinds[json_typeof(json)]);
    }
}

bool jcz_unexpected(const struct jcz_value *value, const char *expected)
{
    char found[80];
    describe(value->json, found, sizeof found);
    return jcz_fault(value, "found %s, expected %s", found, expected);
}

bool jcz_is_object(const struct jcz_value *value)
{
    return json_is_object(value->json) || jcz_unexpected(value, "an object");
}

bool jcz_is_array(const struct jcz_value *value, size_t *count)
{
    *count = json_array_size(value->json);
    return json_is_array(value->json) || jcz_unexpected(value, "a list");
}

bool jcz_read_text(const struct jcz_value *value, const char **out)
{
    *out = json_string_value(value->json);
    if (*out != NULL && strlen(*out) != json_string_length(value->json)) {
        *out = NULL; /* a 0 in the middle */
    }
    return *out != NULL || jcz_unexpected(value, "a text");
}

bool jcz_whole(const json_t *json, long *out)
{
    if (json_is_integer(json)) {
        json_int_t whole = json_integer_value(json);
        *out = (long)whole;
        return whole >= -1000000000 && whole <= 1000000000;
    }
    double real = json_real_value(json);
    if (!json_is_real(json) || !(fabs(real) <= 1e9) || real != floor(real)) {
        return false;
    }
    *out = (long)real;
    return true;
}

bool jcz_read_integer(const struct jcz_value *value, long smallest, long largest, long *out)
{
    if (jcz_whole(value->json, out) && *out >= smallest && *out <= largest) {
        return true;
    }
    char expected[80];
    snprintf(expected, sizeof expected, "a whole number from %ld to %ld", smallest, largest);
    return jcz_unexpected(value, expected);
}

bool jcz_read_random(const struct jcz_value *value, double *out)
{
    *out = json_number_value(value->json);
    if (json_is_number(value->json) && *out >= 0 && *out < 1) {
        return true;
    }
    return jcz_unexpected(value, "a number from 0 up to 1, without 1");
}

bool jcz_present(const struct jcz_value *value)
{
    return value->json != NULL && !json_is_null(value->json);
}
