#include "record/record.h"

#include <inttypes.h>
#include <string.h>

#include "notation/words.h"

#define WRAP 90 /* `sets` lines are broken at about this column; several of them add up */

static void write_sets(const struct load_request *request, struct text *out)
{
    size_t column = 0;
    for (size_t i = 0; i < request->set_count; i++) {
        const struct load_use *use = &request->sets[i];
        for (int copy = 0; copy < use->copies; copy++) {
            if (column == 0 || column + strlen(use->name) > WRAP) {
                text_add(out, column == 0 ? "sets" : "\nsets");
                column = 4;
            }
            text_printf(out, " %s", use->name);
            column += 1 + strlen(use->name);
        }
    }
    if (column > 0) {
        text_add_char(out, '\n');
    }
}

static void write_seat(const struct record_seat *seat, int number, struct text *out)
{
    text_printf(out, "seat %d ", number);
    notation_write_quoted(seat->name, out);
    text_add(out, seat->computer ? " computer" : " human");
    if (seat->computer && seat->level[0] != 0) {
        text_printf(out, " %s", seat->level);
    }
    if (seat->colour[0] != 0) {
        text_printf(out, " colour=%s", seat->colour);
    }
    if (seat->thought > 0) {
        text_printf(out, " thought=%" PRIu64, seat->thought);
    }
    if (seat->extra[0] != 0) {
        text_printf(out, " %s", seat->extra);
    }
    text_add_char(out, '\n');
}

static void write_header(const struct record *record, struct text *out)
{
    const struct load_request *request = &record->request;
    text_printf(out, "carcassonne record %d\n", RECORD_VERSION);
    write_sets(request, out);
    text_printf(out, "rules %s\n", request->rules);
    for (size_t i = 0; i < request->option_count; i++) {
        text_printf(out, "option %s %s\n", request->options[i].name, request->options[i].value);
    }
    for (size_t i = 0; i < request->start_count; i++) {
        const struct load_start *start = &request->start[i];
        text_printf(out, "start %s %d,%d r%d\n", start->tile, start->cell.x, start->cell.y,
            start->rotation);
    }
    for (int i = 0; i < record->seat_count; i++) {
        write_seat(&record->seats[i], i + 1, out);
    }
    if (record->seeded) {
        text_printf(out, "seed %" PRIu64 "\n", record->seed);
    }
    if (record->draws_free) {
        text_add(out, "draws free\n");
    }
    for (size_t i = 0; i < record->note_count; i++) {
        const struct record_note *note = &record->notes[i];
        text_printf(out, "note %d,%d ", note->cell.x, note->cell.y);
        notation_write_quoted(note->text, out);
        text_add_char(out, '\n');
    }
    if (record->id != 0) {
        text_printf(out, "id %016" PRIx64 "\n", record->id);
    }
    if (record->unknown != NULL) {
        text_add(out, record->unknown);
    }
}

void record_write(const struct record *record, struct text *out)
{
    write_header(record, out);
    for (size_t i = 0; i < record->step_count; i++) {
        const struct record_step *step = &record->steps[i];
        text_add(out, step->text);
        if (step->comment != NULL) {
            text_printf(out, " #%s", step->comment);
        }
        text_add_char(out, '\n');
        if (step->checked) {
            text_printf(out, "check %016" PRIx64 "\n", step->check);
        }
        if (step->after != NULL) {
            text_add(out, step->after);
        }
    }
    if (record->finished) {
        text_add(out, "result");
        for (int i = 0; i < record->result_count; i++) {
            text_printf(out, " %d", record->result[i]);
        }
        text_add_char(out, '\n');
    }
}
