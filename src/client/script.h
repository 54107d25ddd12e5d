/* A script plays the program: one command a line, each when the screen has come to rest.
 *
 *     click ID          rclick ID         hover ID          at X,Y (a left click)
 *     key NAME          type TEXT         wheel ID STEPS    pad NUMBER
 *     expect TEXT       refuse ID         wait ID           save FILE
 *     shot FILE         dump              pictures          frames WORDS
 *     # comment
 *
 * A command waits for its widget to be there, `expect` for the text; `refuse` fails if ID can be
 * clicked; `pictures` waits until all tile pictures are made; `frames` tells how long the pictures
 * since the last such line took (frames.h). A command that fails, or waits for
 * too long, ends the program with status 1 and a message. */
#ifndef CLIENT_SCRIPT_H
#define CLIENT_SCRIPT_H

#include <stdbool.h>

#include "base/text.h"

struct app;

struct script {
    const char *file;
    struct text bytes;
    const char *rest;
    size_t size;
    int line;
    bool failed;
    bool windowless; /* time does not go by of itself */
    int waits;       /* passes spent waiting for the same line */
};

/* False after a message on stderr. */
bool script_open(struct script *script, const char *file);
void script_close(struct script *script);

/* Carries out the next lines up to one that makes something happen. False at the end of the script
 * or when a line failed. */
bool script_step(struct script *script, struct app *app);

#endif
