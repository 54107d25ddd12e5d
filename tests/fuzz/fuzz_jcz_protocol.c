/* Talks anything to the engine protocol. What is refused changes nothing, every answer is one line,
 * and the quick reader of messages agrees with the slow one. */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "jcz/json.h"
#include "jcz/protocol.h"
#include "jcz/scan.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void compare_readers(const char *line, size_t size)
{
    struct jcz_message quick;
    struct jcz_message slow;
    struct jcz_document document;
    if (!jcz_scan(&quick, line, size)) {
        return;
    }
    bool read = jcz_document_read(&document, line, size, 1, NULL);
    assert(read);
    struct jcz_value root = jcz_root(&document);
    bool fine = jcz_message_read(&slow, &root);
    assert(fine && memcmp(&quick, &slow, sizeof quick) == 0);
    jcz_document_finish(&document);
}

/* Says a line; true while the talk goes on. */
static bool say(struct jcz_protocol *protocol, const char *line, size_t size)
{
    struct text out = {0};
    struct text notes = {0};
    struct text state = {0};
    bool known = protocol->begun;
    if (known) {
        jcz_answer_write(&protocol->answer, &protocol->game, &state);
    }
    enum jcz_outcome outcome = jcz_protocol_line(protocol, line, size, &out, &notes);
    assert(out.size == 0 || strchr(out.data, '\n') == out.data + out.size - 1);
    assert(notes.size == 0 || notes.data[0] == '#');
    if (outcome == JCZ_REFUSE) {
        assert(notes.size > 0 && out.size == 0);
    }
    if (outcome == JCZ_REFUSE && known && strstr(notes.data, "the draw order asks for") == NULL) {
        jcz_answer_write(&protocol->answer, &protocol->game, &out);
        assert(strcmp(text_string(&out), text_string(&state)) == 0);
    }
    text_finish(&out);
    text_finish(&notes);
    text_finish(&state);
    return outcome == JCZ_GO_ON;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct jcz_protocol protocol;
    char *text = base_alloc(size + 1);
    memcpy(text, bytes, size);
    jcz_protocol_init(&protocol);
    bool more = true;
    for (size_t at = 0; more && at < size;) {
        char *end = memchr(text + at, '\n', size - at);
        size_t length = end == NULL ? size - at : (size_t)(end - (text + at));
        compare_readers(text + at, length);
        /* No look-ups of file names that were made up. */
        bool load = length >= 5 && memcmp(text + at, "%load", 5) == 0;
        more = load || say(&protocol, text + at, length);
        at += length + 1;
    }
    jcz_protocol_finish(&protocol);
    free(text);
    return 0;
}
