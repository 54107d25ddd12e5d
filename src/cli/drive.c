/* `carc drive`: the line protocol for programs. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/commands.h"
#include "cli/driver.h"
#include "cli/options.h"
#include "cli/report.h"

#define WAITING 16

/* A line without its newline. What goes beyond DRIVER_MAX_LINE bytes is dropped; `size` then says
 * how much there was. */
struct line {
    char text[DRIVER_MAX_LINE];
    size_t size;
    bool stopped; /* a `go` whose `stop` was read already */
};

/* Lines that were read and not obeyed yet. A thread of its own reads them, so that `stop` is heard
 * while the program thinks. */
struct input {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    struct line lines[WAITING];
    unsigned first, count;
    bool ended;
    atomic_bool stop; /* for the line at work */
};

/* False at the end of the input. */
static bool read_line(FILE *from, struct line *line)
{
    line->size = 0;
    line->stopped = false;
    int byte = getc(from);
    if (byte == EOF) {
        return false;
    }
    for (; byte != EOF && byte != '\n'; byte = getc(from)) {
        if (line->size < DRIVER_MAX_LINE) {
            line->text[line->size] = (char)byte;
        }
        line->size++;
    }
    if (line->size > 0 && line->size <= DRIVER_MAX_LINE && line->text[line->size - 1] == '\r') {
        line->size--;
    }
    return true;
}

static bool is_word(const struct line *line, const char *word)
{
    size_t size = strlen(word);
    return line->size >= size && memcmp(line->text, word, size) == 0 &&
           (line->size == size || line->text[size] == ' ');
}

/* `stop` is for the last `go` before it, which waits among the lines or is at work: programs that
 * send much at a time get the same answers as those that wait. */
static void stop_last(struct input *input)
{
    for (unsigned i = input->count; i-- > 0;) {
        struct line *line = &input->lines[(input->first + i) % WAITING];
        if (is_word(line, "go")) {
            line->stopped = true;
            return;
        }
    }
    atomic_store(&input->stop, true);
}

/* Nobody waits for more: whatever thinks, or would, answers at once. */
static void stop_all(struct input *input)
{
    for (unsigned i = 0; i < input->count; i++) {
        input->lines[(input->first + i) % WAITING].stopped = true;
    }
    atomic_store(&input->stop, true);
}

/* Ends with the input, or when `quit` has been read. */
static void *read_input(void *context)
{
    struct input *input = context;
    struct line line;
    bool more = true;
    while (more && read_line(stdin, &line)) {
        more = line.size != 4 || memcmp(line.text, "quit", 4) != 0;
        pthread_mutex_lock(&input->lock);
        while (input->count == WAITING) {
            pthread_cond_wait(&input->changed, &input->lock);
        }
        if (is_word(&line, "stop")) {
            stop_last(input);
        }
        input->lines[(input->first + input->count++) % WAITING] = line;
        input->ended = !more;
        pthread_cond_signal(&input->changed);
        pthread_mutex_unlock(&input->lock);
    }
    pthread_mutex_lock(&input->lock);
    input->ended = true;
    if (more) {
        stop_all(input);
    }
    pthread_cond_signal(&input->changed);
    pthread_mutex_unlock(&input->lock);
    return NULL;
}

/* Waits for the next line; false when there is none. */
static bool take_line(struct input *input, struct line *line)
{
    pthread_mutex_lock(&input->lock);
    while (input->count == 0 && !input->ended) {
        pthread_cond_wait(&input->changed, &input->lock);
    }
    bool more = input->count > 0;
    if (more) {
        *line = input->lines[input->first];
        input->first = (input->first + 1) % WAITING;
        input->count--;
        atomic_store(&input->stop, line->stopped);
        pthread_cond_signal(&input->changed);
    }
    pthread_mutex_unlock(&input->lock);
    return more;
}

static void obey(struct input *input)
{
    struct driver driver;
    driver_init(&driver);
    driver.stop = &input->stop;
    struct text answer;
    text_init(&answer);
    struct line line;
    while (!driver.ended && take_line(input, &line)) {
        if (line.size >= DRIVER_MAX_LINE) {
            text_printf(&answer, "err found a line of %zu bytes, expected fewer than %d", line.size,
                DRIVER_MAX_LINE);
        } else {
            driver_line(&driver, line.text, line.size, &answer);
        }
        text_add_char(&answer, '\n');
        report_text(&answer);
        if (fflush(stdout) != 0) {
            break; /* nobody listens any more */
        }
    }
    text_finish(&answer);
    driver_finish(&driver);
}

/* When the answers could not be written, the thread may still wait for a line; it then keeps the
 * memory until the program ends. */
static void finish(struct input *input, pthread_t reader)
{
    pthread_mutex_lock(&input->lock);
    bool ended = input->ended;
    pthread_mutex_unlock(&input->lock);
    if (!ended) {
        pthread_detach(reader);
        return;
    }
    pthread_join(reader, NULL);
    pthread_cond_destroy(&input->changed);
    pthread_mutex_destroy(&input->lock);
    free(input);
}

static int run(int argc, char **argv)
{
    int count = options_read(NULL, 0, argc, argv);
    if (count < 0) {
        return COMMAND_USAGE;
    }
    if (count > 0) {
        return options_fault(argv[0], "it takes no arguments");
    }
    struct input *input = base_alloc_zero(sizeof *input);
    pthread_mutex_init(&input->lock, NULL);
    pthread_cond_init(&input->changed, NULL);
    pthread_t reader;
    if (pthread_create(&reader, NULL, read_input, input) != 0) {
        fputs("carc drive: no thread could be had\n", stderr);
        free(input);
        return COMMAND_BAD_INPUT;
    }
    obey(input);
    finish(input, reader);
    return COMMAND_FINE;
}

const struct command command_drive = {
    .name = "drive",
    .arguments = "",
    .summary = "play by a line protocol, for programs and tests",
    .help = "Reads commands from the standard input, one a line, and answers each with one line:\n"
            "ok ... or err REASON. What is refused changes nothing.\n\n"
            "  new [players=2] [names=Ann,Bob] [sets=base,crop-circles] [rules=hig] [seed=7]\n"
            "      [draws=free] [tiles=FILE] [start=D@0,0@r0] [OPTION=VALUE]\n"
            "  tiles, legal, state, score     as JSON objects; hash\n"
            "  do ACTION                      such as: do place 1,0 r2\n"
            "  undo, redo\n"
            "  go [time MS] [nodes N] [player NAME] [seed N] [threads N]\n"
            "                                 what a computer player would do; stop ends it\n"
            "  save [FILE], load FILE         records\n"
            "  help, quit                     when the input ends without quit, thinking ends at "
            "once\n\n"
            "src/cli/README.md describes it, with an example.\n",
    .run = run,
};
