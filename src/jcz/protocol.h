/* The line protocol of JCloisterZone's engine: lines in, lines out. Nothing is read or printed. */
#ifndef JCZ_PROTOCOL_H
#define JCZ_PROTOCOL_H

#include "base/text.h"
#include "jcz/answer.h"

/* A longer line is refused. */
#define JCZ_MAX_LINE ((size_t)1 << 20)

struct jcz_protocol {
    struct jcz_game game;
    struct jcz_answer answer;
    bool begun; /* GAME_SETUP was there */
    bool bulk;
    int line; /* the number of the last one */
};

enum jcz_outcome {
    JCZ_GO_ON,
    JCZ_STOP,  /* the game is over, or the input said so */
    JCZ_REFUSE /* the line was wrong */
};

void jcz_protocol_init(struct jcz_protocol *protocol);
void jcz_protocol_finish(struct jcz_protocol *protocol);

/* The next game begins; memory is kept. */
void jcz_protocol_again(struct jcz_protocol *protocol);

/* Takes one line (without its newline). What is to be answered is added to `out`, what is to be
 * told on the side to `notes`: whole lines, the latter begin with `#`. */
enum jcz_outcome jcz_protocol_line(struct jcz_protocol *protocol, const char *line, size_t size,
    struct text *out, struct text *notes);

#endif
