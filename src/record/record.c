#include "record/record.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"

void record_init(struct record *record)
{
    memset(record, 0, sizeof *record);
    load_request_init(&record->request);
}

static void drop_steps(struct record *record, size_t count)
{
    for (size_t i = count; i < record->step_count; i++) {
        free(record->steps[i].comment);
        free(record->steps[i].after);
    }
    if (record->step_count > count) {
        record->step_count = count;
    }
}

void record_finish(struct record *record)
{
    drop_steps(record, 0);
    free(record->steps);
    free(record->unknown);
    free(record->notes);
    record_init(record);
}

static char *copy_text(const char *text)
{
    return text == NULL ? NULL : base_strdup(text);
}

void record_copy(struct record *to, const struct record *from, size_t steps)
{
    assert(steps <= from->step_count);
    *to = *from;
    to->unknown = copy_text(from->unknown);
    to->notes = NULL;
    to->note_room = to->note_count;
    if (to->note_count > 0) {
        to->notes = base_alloc(to->note_count * sizeof *to->notes);
        memcpy(to->notes, from->notes, to->note_count * sizeof *to->notes);
    }
    to->steps = NULL;
    to->step_count = 0;
    to->step_room = 0;
    for (size_t i = 0; i < steps; i++) {
        struct record_step *step = record_add_step(to);
        *step = from->steps[i];
        step->comment = copy_text(from->steps[i].comment);
        step->after = copy_text(from->steps[i].after);
    }
    if (steps < from->step_count) {
        to->finished = false;
        for (int i = 0; i < to->seat_count; i++) {
            to->seats[i].thought = 0;
        }
    }
}

/* Copies as much of a text as there is room for, without cutting a character in two. */
static void copy_cut(char *out, size_t size, const char *text)
{
    size_t length = strlen(text);
    if (length >= size) {
        length = size - 1;
        while (length > 0 && ((unsigned char)text[length] & 0xc0) == 0x80) {
            length--;
        }
    }
    memcpy(out, text, length);
    out[length] = 0;
}

bool record_add_seat(struct record *record, const char *name, bool computer, const char *level)
{
    if (record->seat_count == CARC_MAX_PLAYERS) {
        return false;
    }
    struct record_seat *seat = &record->seats[record->seat_count++];
    memset(seat, 0, sizeof *seat);
    copy_cut(seat->name, sizeof seat->name, name);
    utf8_clean(seat->name);
    seat->computer = computer;
    copy_cut(seat->level, sizeof seat->level, level == NULL ? "" : level);
    return true;
}

static size_t find_note(const struct record *record, struct carc_cell cell)
{
    size_t i = 0;
    while (i < record->note_count && !carc_same_cell(record->notes[i].cell, cell)) {
        i++;
    }
    return i;
}

const char *record_note(const struct record *record, struct carc_cell cell)
{
    size_t i = find_note(record, cell);
    return i < record->note_count ? record->notes[i].text : NULL;
}

bool record_set_note(struct record *record, struct carc_cell cell, const char *text)
{
    size_t i = find_note(record, cell);
    if (text == NULL) {
        if (i < record->note_count) { /* the others keep their order */
            record->note_count--;
            memmove(&record->notes[i], &record->notes[i + 1],
                (record->note_count - i) * sizeof record->notes[0]);
        }
        return true;
    }
    if (i == RECORD_NOTES) {
        return false;
    }
    if (i == record->note_room) {
        record->note_room = record->note_room == 0 ? 16 : 2 * record->note_room;
        record->notes = base_realloc(record->notes, record->note_room * sizeof record->notes[0]);
    }
    struct record_note *note = &record->notes[i];
    memset(note, 0, sizeof *note);
    note->cell = cell;
    copy_cut(note->text, sizeof note->text, text);
    utf8_clean(note->text);
    record->note_count += i == record->note_count;
    return true;
}

void record_drop_notes(struct record *record)
{
    free(record->notes);
    record->notes = NULL;
    record->note_count = record->note_room = 0;
}

struct record_step *record_add_step(struct record *record)
{
    if (record->step_count == record->step_room) {
        record->step_room = record->step_room == 0 ? 256 : 2 * record->step_room;
        record->steps = base_realloc(record->steps, record->step_room * sizeof record->steps[0]);
    }
    struct record_step *step = &record->steps[record->step_count++];
    memset(step, 0, sizeof *step);
    return step;
}

void record_cut(struct record *record, size_t count)
{
    drop_steps(record, count);
    record->finished = false;
}
