/* Reading the header lines of a record. Only for src/record. */
#ifndef RECORD_HEADER_H
#define RECORD_HEADER_H

#include "notation/words.h"
#include "record/record.h"

struct record_reader {
    struct record *record;
    struct diag *diag;
    const char *line; /* as it stands in the file, without its end */
    size_t size;
    int number;     /* of the line, from 1 */
    int rules_line; /* where a header line that stands once was read, or 0 */
    int draws_line;
    struct notation_words words;
};

/* "found WORD, expected EXPECTED" at word `index` of the line, or at the end of the line when
 * there is no such word. Always false. */
bool record_reader_fault(struct record_reader *reader, size_t index, const char *expected);

/* Reads the words of a header line; `*known` is false for one that no version 1 knows. False
 * after a message. */
bool record_header_line(struct record_reader *reader, bool *known);

/* Whether the header says enough for a game. */
bool record_header_end(struct record_reader *reader);

/* Decimal digits only, at most 2^64 - 1; exactly 16 digits 0-9 a-f. */
bool record_parse_number(const char *text, uint64_t *out);
bool record_parse_hash(const char *text, uint64_t *out);

#endif
