#include "jcz/protocol.h"

#include <string.h>

#include "base/paths.h"
#include "jcz/json.h"

void jcz_protocol_init(struct jcz_protocol *protocol)
{
    memset(protocol, 0, sizeof *protocol);
    jcz_game_init(&protocol->game);
    jcz_answer_init(&protocol->answer);
}

void jcz_protocol_finish(struct jcz_protocol *protocol)
{
    jcz_game_finish(&protocol->game);
    jcz_answer_finish(&protocol->answer);
}

void jcz_protocol_again(struct jcz_protocol *protocol)
{
    protocol->begun = false;
    protocol->bulk = false;
    protocol->line = 0;
}

/* `null` before there is a game, as the original. */
static void tell_state(struct jcz_protocol *protocol, struct text *out)
{
    if (protocol->begun) {
        jcz_answer_write(&protocol->answer, &protocol->game, out);
    } else {
        text_add(out, "null");
    }
    text_add_char(out, '\n');
}

static void note(struct jcz_protocol *protocol, struct text *notes, const struct diag *diag)
{
    for (size_t i = 0; i < diag->kept; i++) {
        char line[DIAG_FILE + DIAG_TEXT + 64];
        struct diag_message message = diag->messages[i];
        if (message.place.line == 0 && message.file[0] == '\0') {
            message.place.line = protocol->line;
        }
        diag_format(&message, line, sizeof line);
        text_printf(notes, "# %s%s\n", message.file[0] == '\0' ? "line " : "", line);
    }
}

/* The word, and what follows it after blanks. */
static bool directive(const char *line, size_t size, const char *word, struct text *value)
{
    size_t length = strlen(word);
    if (size < length || memcmp(line, word, length) != 0 ||
        (size > length && line[length] != ' ' && line[length] != '\t')) {
        return false;
    }
    while (length < size && (line[length] == ' ' || line[length] == '\t')) {
        length++;
    }
    text_clear(value);
    text_add_bytes(value, line + length, size - length);
    return true;
}

static void obey(struct jcz_protocol *protocol, const char *line, size_t size, struct text *out,
    struct text *notes)
{
    struct text value = {0};
    if (directive(line, size, "%bulk", &value)) {
        protocol->bulk = strcmp(text_string(&value), "on") == 0;
        if (!protocol->bulk) {
            tell_state(protocol, out);
        }
    } else if (directive(line, size, "%state", &value)) {
        tell_state(protocol, out);
    } else if (directive(line, size, "%load", &value)) {
        /* Our tiles are our own; clients load the files of every expansion. */
        if (!paths_exists(text_string(&value))) {
            text_printf(notes, "# no such file: %.200s\n", text_string(&value));
        }
    } else if (!directive(line, size, "%compat", &value)) {
        text_printf(notes, "# unknown directive: %.*s\n", size < 200 ? (int)size : 200, line);
    }
    text_finish(&value);
}

static bool read_setup(struct jcz_setup *setup, const struct jcz_value *root)
{
    struct jcz_value type = jcz_member(root, "type");
    struct jcz_value payload = jcz_member(root, "payload");
    const char *name;
    if (!jcz_is_object(root) || !jcz_read_text(&type, &name)) {
        return false;
    }
    if (strcmp(name, "GAME_SETUP") != 0) {
        return jcz_unexpected(&type, "\"GAME_SETUP\" first");
    }
    return jcz_setup_read(setup, &payload);
}

static bool set_up(struct jcz_protocol *protocol, const char *line, size_t size, struct diag *diag)
{
    struct jcz_setup setup;
    struct jcz_document document;
    bool fine = jcz_document_read(&document, line, size, protocol->line, diag);
    if (fine) {
        struct jcz_value root = jcz_root(&document);
        fine = read_setup(&setup, &root);
    }
    jcz_document_finish(&document);
    return fine && jcz_game_begin(&protocol->game, &setup, -1, diag);
}

static bool take(struct jcz_protocol *protocol, const char *line, size_t size, struct diag *diag)
{
    struct jcz_message message;
    if (size > JCZ_MAX_LINE) {
        diag_error(diag, (struct diag_place){0, 0},
            "found %zu bytes in a line, expected at most %zu", size, JCZ_MAX_LINE);
        return false;
    }
    if (protocol->begun) {
        return jcz_message_parse(&message, line, size, protocol->line, diag) &&
               jcz_game_apply(&protocol->game, &message, diag);
    }
    protocol->begun = set_up(protocol, line, size, diag);
    return protocol->begun;
}

enum jcz_outcome jcz_protocol_line(struct jcz_protocol *protocol, const char *line, size_t size,
    struct text *out, struct text *notes)
{
    protocol->line++;
    if (size > 0 && line[size - 1] == '\r') {
        size--;
    }
    if (size == 0) {
        return JCZ_STOP;
    }
    if (line[0] == '%') {
        obey(protocol, line, size, out, notes);
        return JCZ_GO_ON;
    }
    struct diag diag;
    diag.kept = 0;
    diag.errors = 0;
    diag.warnings = 0;
    diag.file[0] = '\0';
    if (!take(protocol, line, size, &diag)) {
        note(protocol, notes, &diag);
        return JCZ_REFUSE;
    }
    bool over = jcz_game_over(&protocol->game);
    if (!protocol->bulk || over) {
        tell_state(protocol, out);
    }
    return over ? JCZ_STOP : JCZ_GO_ON;
}
