#include "ui/edit.h"

#include <string.h>

#include "base/utf8.h"
#include "ui/letters.h"

static size_t low_end(const struct ui_edit *edit)
{
    return edit->caret < edit->anchor ? edit->caret : edit->anchor;
}

static size_t high_end(const struct ui_edit *edit)
{
    return edit->caret < edit->anchor ? edit->anchor : edit->caret;
}

static bool remove_range(struct ui_edit *edit, size_t from, size_t to)
{
    memmove(edit->text + from, edit->text + to, strlen(edit->text + to) + 1);
    edit->caret = edit->anchor = from;
    return from != to;
}

static bool insert_one(struct ui_edit *edit, const char *bytes, size_t size, size_t limit)
{
    size_t length = strlen(edit->text);
    if (length + size >= UI_EDIT_SIZE || (limit && utf8_length(edit->text) >= limit)) {
        return false;
    }
    memmove(edit->text + edit->caret + size, edit->text + edit->caret, length - edit->caret + 1);
    memcpy(edit->text + edit->caret, bytes, size);
    edit->caret += size;
    edit->anchor = edit->caret;
    return true;
}

bool ui_edit_insert(struct ui_edit *edit, const char *text, size_t limit)
{
    bool changed = remove_range(edit, low_end(edit), high_end(edit));
    size_t size = strlen(text);
    for (size_t i = 0; i < size;) {
        uint32_t code = 0;
        size_t length = utf8_decode(text + i, size - i, &code);
        if (length > 0 && code >= 32 && code != 127) {
            changed = insert_one(edit, text + i, length, limit) || changed;
        }
        i += length ? length : 1;
    }
    return changed;
}

bool ui_edit_delete(struct ui_edit *edit, size_t to)
{
    if (edit->caret != edit->anchor) {
        return remove_range(edit, low_end(edit), high_end(edit));
    }
    return to < edit->caret ? remove_range(edit, to, edit->caret)
                            : remove_range(edit, edit->caret, to);
}

void ui_edit_move(struct ui_edit *edit, size_t to, bool select)
{
    edit->caret = to;
    if (!select) {
        edit->anchor = to;
    }
}

void ui_edit_selection(const struct ui_edit *edit, char out[UI_EDIT_SIZE])
{
    size_t size = high_end(edit) - low_end(edit);
    memcpy(out, edit->text + low_end(edit), size);
    out[size] = 0;
}

void ui_edit_set(struct ui_edit *edit, const char *text)
{
    *edit = (struct ui_edit){.caret = 0};
    ui_edit_insert(edit, text ? text : "", 0);
}
