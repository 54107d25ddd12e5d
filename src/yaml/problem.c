#include "yaml/problem.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "base/utf8.h"

struct wording {
    const char *problem; /* libyaml's */
    const char *ours;
};

static const struct wording wordings[] = {
    {"mapping values are not allowed in this context",
        "found a second \": \" in the line, expected one key a line or quotes around the text"},
    {"found character that cannot start any token",
        "found a character that cannot begin a value (a tab?), expected spaces or quotes"},
    {"found a tab character that violates indentation", "found a tab, expected spaces"},
    {"could not find expected ':'", "found a line without \":\", expected \"key: value\""},
    {"did not find expected key",
        "found a line that does not fit those above, expected a key with their indentation"},
    {"did not find expected '-' indicator",
        "found a line that does not fit the list above, expected \"- \" with its indentation"},
    {"did not find expected ',' or ']'", "found a list without its end, expected \",\" or \"]\""},
    {"did not find expected ',' or '}'",
        "found a mapping without its end, expected \",\" or \"}\""},
    {"block sequence entries are not allowed in this context",
        "found \"- \" inside a line, expected the list to begin in a new line"},
    {"found unexpected end of stream", "found the end of the file, expected a closing quote"},
    {"found unknown escape character",
        "found an unknown escape after \"\\\", expected single quotes or a known one"},
    {"did not find expected node content", "found no value, expected one"},
    {"did not find expected <document start>",
        "found more after the end of the document, expected nothing"},
    {"control characters are not allowed", "found a control character, expected text"},
};

struct diag_place problem_place(const char *bytes, size_t offset)
{
    struct diag_place place = {1, 1};
    for (size_t i = 0; i < offset;) {
        size_t length = utf8_decode(bytes + i, offset - i, NULL);
        place.column++;
        if (bytes[i] == '\n') {
            place.line++;
            place.column = 1;
        }
        i += length > 0 ? length : 1;
    }
    return place;
}

void problem_report(const yaml_parser_t *parser, const char *bytes, size_t size, struct diag *diag)
{
    struct diag_place place = {
        (int)parser->problem_mark.line + 1, (int)parser->problem_mark.column + 1};
    if (parser->error == YAML_READER_ERROR) {
        size_t offset = parser->problem_offset < size ? parser->problem_offset : size;
        place = problem_place(bytes, offset);
    }
    char where[40] = "";
    bool scanned = parser->error == YAML_SCANNER_ERROR || parser->error == YAML_PARSER_ERROR;
    if (scanned && parser->context && (int)parser->context_mark.line + 1 != place.line) {
        snprintf(where, sizeof where, " (see line %d)", (int)parser->context_mark.line + 1);
    }
    const char *problem = parser->problem ? parser->problem : "out of memory";
    for (size_t i = 0; i < ARRAY_LENGTH(wordings); i++) {
        if (strcmp(wordings[i].problem, problem) == 0) {
            diag_error(diag, place, "%s%s", wordings[i].ours, where);
            return;
        }
    }
    diag_error(diag, place, "found what is no YAML (%s)%s, expected YAML", problem, where);
}
