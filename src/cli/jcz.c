/* `carc jcz`: stands where JCloisterZone's engine stands. */
#include <arpa/inet.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/macros.h"
#include "base/say.h"
#include "cli/command.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "jcz/protocol.h"

#define CHUNK ((size_t)1 << 16)

/* Two ends of a talk, and what came in and was not used yet. */
struct talk {
    int in;
    int out;
    struct text input;
    size_t used;
    bool ended; /* nothing more comes in */
};

/* How a talk came to its end. */
enum talk_end {
    TALK_DONE,    /* the game is over, or the input */
    TALK_REFUSED, /* a line was wrong */
    TALK_LOST     /* nobody takes the answers any more */
};

static bool send_all(int to, const struct text *text)
{
    size_t sent = 0;
    while (sent < text->size) {
        ssize_t count = write(to, text->data + sent, text->size - sent);
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count <= 0) {
            return false;
        }
        sent += (size_t)count;
    }
    return true;
}

static void receive(struct talk *talk)
{
    char bytes[CHUNK];
    ssize_t count = read(talk->in, bytes, sizeof bytes);
    if (count > 0) {
        size_t left = talk->input.size - talk->used;
        if (left > 0) {
            memmove(talk->input.data, talk->input.data + talk->used, left);
        }
        talk->input.size = left;
        talk->used = 0;
        text_add_bytes(&talk->input, bytes, (size_t)count);
    } else if (count == 0) {
        talk->ended = true;
    } else if (errno != EINTR) {
        talk->ended = true; /* the line that was broken off counts as none */
        talk->input.size = talk->used;
    }
}

/* The next line; at the end of the input what is left of it. A line that is far too long is given
 * as far as it came. False when there is none. */
static bool next_line(struct talk *talk, const char **line, size_t *size)
{
    size_t looked = 0;
    for (;;) {
        const char *begin = text_string(&talk->input) + talk->used;
        size_t left = talk->input.size - talk->used;
        const char *end = left > looked ? memchr(begin + looked, '\n', left - looked) : NULL;
        if (end != NULL || left > JCZ_MAX_LINE || (talk->ended && left > 0)) {
            *line = begin;
            *size = end == NULL ? left : (size_t)(end - begin);
            talk->used += *size + (end != NULL);
            return true;
        }
        if (talk->ended) {
            return false;
        }
        looked = left;
        receive(talk);
    }
}

/* One game. */
static enum talk_end converse(struct talk *talk, struct jcz_protocol *protocol)
{
    struct text out = {0};
    struct text notes = {0};
    enum talk_end end = TALK_DONE;
    enum jcz_outcome outcome = JCZ_GO_ON;
    const char *line;
    size_t size;
    while (outcome == JCZ_GO_ON && end == TALK_DONE && next_line(talk, &line, &size)) {
        outcome = jcz_protocol_line(protocol, line, size, &out, &notes);
        say(stderr, "%s", text_string(&notes));
        if (!send_all(talk->out, &out)) {
            say(stderr, "# cannot answer: %s\n", strerror(errno));
            end = TALK_LOST;
        }
        text_clear(&out);
        text_clear(&notes);
    }
    text_finish(&out);
    text_finish(&notes);
    return outcome == JCZ_REFUSE ? TALK_REFUSED : end;
}

/* The client shall read the last answer: a socket that is closed with unread input may drop it. */
static void hang_up(int client)
{
    char bytes[CHUNK];
    struct pollfd wait = {.fd = client, .events = POLLIN};
    shutdown(client, SHUT_WR);
    while (poll(&wait, 1, 1000) == 1 && read(client, bytes, sizeof bytes) > 0) {
    }
    close(client);
}

static int listen_on(int port)
{
    int server = socket(AF_INET, SOCK_STREAM, 0);
    int yes = 1;
    struct sockaddr_in address = {.sin_family = AF_INET,
        .sin_port = htons((uint16_t)port),
        .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    if (server < 0 || setsockopt(server, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) != 0 ||
        bind(server, (struct sockaddr *)&address, sizeof address) != 0 || listen(server, 1) != 0) {
        say(stderr, "# cannot listen on port %d: %s\n", port, strerror(errno));
        if (server >= 0) {
            close(server);
        }
        return -1;
    }
    return server;
}

/* One game of one client. */
static enum talk_end serve_client(int client, struct jcz_protocol *protocol)
{
    struct talk talk = {.in = client, .out = client};
    jcz_protocol_again(protocol);
    enum talk_end end = converse(&talk, protocol);
    hang_up(client);
    text_finish(&talk.input);
    return end;
}

/* One client after the other if `again`; what went wrong with one is not the next one's fault. */
static int serve(int port, bool again, struct jcz_protocol *protocol)
{
    int server = listen_on(port);
    if (server < 0) {
        return COMMAND_BAD_INPUT;
    }
    enum talk_end end;
    do {
        printf("Listening on port %d\n", port);
        fflush(stdout);
        int client = accept(server, NULL, NULL);
        if (client < 0) {
            say(stderr, "# cannot accept: %s\n", strerror(errno));
            close(server);
            return COMMAND_BAD_INPUT;
        }
        if (!again) {
            close(server);
            server = -1;
        }
        end = serve_client(client, protocol);
    } while (again);
    return end == TALK_DONE ? COMMAND_FINE : COMMAND_BAD_INPUT;
}

static int serve_console(bool again, struct jcz_protocol *protocol)
{
    struct talk console = {.in = STDIN_FILENO, .out = STDOUT_FILENO};
    enum talk_end end;
    do {
        jcz_protocol_again(protocol);
        end = converse(&console, protocol);
    } while (again && end == TALK_DONE && (console.used < console.input.size || !console.ended));
    text_finish(&console.input);
    return end == TALK_DONE ? COMMAND_FINE : COMMAND_BAD_INPUT;
}

static int run(int argc, char **argv)
{
    long long port = 0;
    bool again = false;
    bool version = false;
    const struct option options[] = {
        {.name = "port", .type = OPTION_NUMBER, .target = &port, .smallest = 1, .largest = 65535},
        {.name = "rerun", .type = OPTION_FLAG, .target = &again},
        {.name = "version", .type = OPTION_FLAG, .target = &version},
    };
    char port_name[] = "--port";
    char rerun_name[] = "--rerun";
    for (int i = 1; i < argc; i++) { /* as the original spells them */
        argv[i] = strcmp(argv[i], "-p") == 0   ? port_name
                  : strcmp(argv[i], "-r") == 0 ? rerun_name
                                               : argv[i];
    }
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count != 0) {
        return count < 0 ? COMMAND_USAGE : options_fault(argv[0], "expected options only");
    }
    if (version) {
        puts("carc " CARC_VERSION);
        return COMMAND_FINE;
    }
    signal(SIGPIPE, SIG_IGN); /* a client that is gone is told like any other fault */
    struct jcz_protocol protocol;
    jcz_protocol_init(&protocol);
    int status = port == 0 ? serve_console(again, &protocol) : serve((int)port, again, &protocol);
    jcz_protocol_finish(&protocol);
    return status;
}

const struct command command_jcz = {
    .name = "jcz",
    .arguments = "[-p PORT] [-r] [--version]",
    .summary = "speak the engine protocol of JCloisterZone",
    .help =
        "Reads the lines of JCloisterZone's engine protocol from the standard input and answers\n"
        "each message with the whole state as one line of JSON: the base game and both sets\n"
        "of crop circles. src/jcz/README.md tells what is supported. What is not legal is\n"
        "refused with a line on the standard error that begins with `#`, and ends the\n"
        "program with exit status 1.\n"
        "\n"
        "  -p PORT, --port PORT    serve one client on this port of 127.0.0.1 instead\n"
        "  -r, --rerun             begin again after a game, and wait for the next client\n"
        "  --version               print the version\n",
    .run = run,
};
