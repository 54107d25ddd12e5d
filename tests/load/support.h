/* What the tests of this folder share. */
#ifndef TESTS_LOAD_SUPPORT_H
#define TESTS_LOAD_SUPPORT_H

#include "base/text.h"
#include "load/game.h"

/* Rules for a list of sets like "base,crop-circles"; the test fails when they cannot be loaded. */
struct carc_rules *support_load(const char *sets);

/* A request with these sets. */
struct load_request support_request(const char *sets);

/* load_game on a request that must be refused, and the messages, one a line. */
void support_refused(const struct load_request *request, struct text *messages);

/* All messages of a diag, one a line. */
void support_messages(const struct diag *diag, struct text *out);

/* The folder of the shipped data, without a final slash. */
const char *support_data(void);

/* A new empty folder that support_remove_folder removes with all that is in it. */
char *support_folder(void);
void support_remove_folder(char *folder);

/* Writes FOLDER/NAME, making the folders between, and returns the path (free it). */
char *support_write(const char *folder, const char *name, const char *content);

/* A tile file of set `id` with one type, a plain field tile with a monastery. */
void support_set_text(struct text *out, const char *id, const char *tile, const char *more);

#endif
