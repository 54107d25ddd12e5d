/* `carc play`: a whole game at the terminal. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ai/player.h"
#include "base/say.h"
#include "cli/command.h"
#include "cli/commands.h"
#include "cli/hotseat.h"
#include "cli/new_game.h"
#include "cli/options.h"
#include "cli/report.h"
#include "notation/words.h"
#include "session/autosave.h"

#define LONGEST_LINE (1 << 20) /* far beyond what is refused for its length */

struct play_options {
    const char *players, *names, *sets, *rules, *seed;
    struct option_list tiles, settings, seats;
    bool resume, ascii;
};

/* A seed that nobody knows before. */
static uint64_t fresh_seed(void)
{
    struct timespec now = {0, 0};
    clock_gettime(CLOCK_REALTIME, &now);
    uint64_t mixed = (uint64_t)now.tv_sec * 1000003u + (uint64_t)now.tv_nsec;
    return (mixed ^ (uint64_t)getpid() << 20) % 1000000000u; /* short enough to be told */
}

/* Who sits where: computer players by their names, after those who have names of their own. */
static bool set_seats(struct record *record, const struct option_list *seats, struct diag *diag)
{
    for (size_t i = 0; i < seats->count; i++) {
        const char *name = seats->items[i];
        bool person = strcmp(name, "person") == 0;
        const struct ai_player *player = person ? NULL : ai_find_player(name);
        if (!person && !player) {
            diag_error(diag, (struct diag_place){0, 0},
                "found seat \"%.40s\", expected person or a computer player such as easy, medium, "
                "hard or expert",
                name);
            return false;
        }
        char title[RECORD_NAME];
        snprintf(title, sizeof title, "%s %zu", person ? "Player" : player->title, i + 1);
        if ((int)i >= record->seat_count && !record_add_seat(record, title, false, NULL)) {
            diag_error(diag, (struct diag_place){0, 0}, "found too many seats");
            return false;
        }
        struct record_seat *seat = &record->seats[i];
        seat->computer = !person;
        snprintf(seat->level, sizeof seat->level, "%s", person ? "" : name);
    }
    return true;
}

static bool set_game(struct new_game *game, const struct play_options *options, struct diag *diag)
{
    const struct {
        const char *key, *value;
    } pairs[] = {{"players", options->players}, {"names", options->names}, {"sets", options->sets},
        {"rules", options->rules}, {"seed", options->seed}};
    for (size_t i = 0; i < ARRAY_LENGTH(pairs); i++) {
        if (pairs[i].value != NULL && !new_game_set(game, pairs[i].key, pairs[i].value, diag)) {
            return false;
        }
    }
    for (size_t i = 0; i < options->tiles.count; i++) {
        if (!new_game_set(game, "tiles", options->tiles.items[i], diag)) {
            return false;
        }
    }
    for (size_t i = 0; i < options->settings.count; i++) {
        if (!new_game_setting(game, options->settings.items[i], diag)) {
            return false;
        }
    }
    if (!set_seats(&game->record, &options->seats, diag)) {
        return false;
    }
    if (!game->record.seeded && !game->record.draws_free) {
        game->record.seed = fresh_seed();
        game->record.seeded = true;
    }
    return new_game_complete(game, diag);
}

static struct session *begin(const struct play_options *options, struct diag *diag)
{
    struct new_game game;
    new_game_init(&game);
    struct session *session =
        set_game(&game, options, diag) ? session_create(&game.record, diag) : NULL;
    new_game_finish(&game);
    if (session != NULL) {
        session_autosave(session, NULL, NULL);
    }
    return session;
}

/* The game that was left last; one that is broken is told, and the one before it is taken. */
static struct session *resume_latest(
    const struct play_options *options, struct text *path, struct diag *diag)
{
    bool interrupted = false;
    struct session *session = NULL;
    while (!session && autosave_latest(NULL, path, &interrupted)) {
        session = session_open(text_string(path), options->tiles.items, options->tiles.count, diag);
    }
    if (!session) {
        diag_set_file(diag, "");
        diag_error(diag, (struct diag_place){0, 0}, "found no unfinished game, expected one");
    }
    return session;
}

/* Goes on with a record, or with the game that was left last when `file` is NULL. */
static struct session *resume(
    const char *file, const struct play_options *options, struct diag *diag)
{
    struct text path;
    text_init(&path);
    struct session *session = NULL;
    if (file != NULL) {
        session = session_open(file, options->tiles.items, options->tiles.count, diag);
    } else {
        session = resume_latest(options, &path, diag);
    }
    if (session != NULL) {
        session_autosave(session, NULL, file == NULL ? text_string(&path) : NULL);
    }
    text_finish(&path);
    return session;
}

static bool speaks_unicode(void)
{
    const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && value[0] != 0) {
            return strstr(value, "UTF-8") != NULL || strstr(value, "utf8") != NULL;
        }
    }
    return false;
}

/* The computer player who is to decide, or NULL. Levels that are not known here are played by the
 * expert. */
static const struct ai_player *computer_of(const struct session *session)
{
    int actor = carc_actor(session_state(session));
    const struct record *record = session_record(session);
    if (actor < 0 || actor >= record->seat_count || !record->seats[actor].computer) {
        return NULL;
    }
    const struct ai_player *player = ai_find_player(record->seats[actor].level);
    return player ? player : ai_find_player("expert");
}

static bool let_computer_play(struct hotseat *hotseat, struct text *out)
{
    const struct ai_player *player = computer_of(hotseat->session);
    if (!player) {
        return false;
    }
    struct ai_question question = {.rules = session_rules(hotseat->session),
        .state = session_state(hotseat->session),
        .seed = session_position(hotseat->session),
        .budget = {.threads = 1}};
    struct ai_answer answer;
    player->choose(player, &question, &answer);
    return hotseat_act(hotseat, answer.action, out);
}

/* Reads a line into `line`, without its end; what is beyond LONGEST_LINE is skipped. False when there
 * is none. */
static bool read_line(struct text *line)
{
    text_clear(line);
    int c;
    while ((c = getc(stdin)) != EOF && c != '\n') {
        if (line->size < LONGEST_LINE) {
            text_add_char(line, (char)c);
        }
    }
    if (line->size > 0 && line->data[line->size - 1] == '\r') {
        line->data[--line->size] = 0;
    }
    return c != EOF || line->size > 0;
}

static void play(struct session *session, bool unicode)
{
    struct hotseat hotseat;
    hotseat_init(&hotseat, session, unicode);
    struct text out;
    text_init(&out);
    bool echo = !isatty(STDIN_FILENO);
    struct text line;
    text_init(&line);
    while (!hotseat.ended) {
        if (let_computer_play(&hotseat, &out)) {
            report_text(&out);
            fflush(stdout);
            continue;
        }
        hotseat_ask(&hotseat, &out);
        report_text(&out);
        fflush(stdout);
        if (!read_line(&line)) {
            puts("");
            break;
        }
        if (echo) {
            say(stdout, "%s\n", text_string(&line));
        }
        hotseat_answer(&hotseat, text_string(&line), line.size, &out);
        report_text(&out);
    }
    text_finish(&line);
    text_finish(&out);
    hotseat_finish(&hotseat);
}

static int run(int argc, char **argv)
{
    struct play_options given;
    memset(&given, 0, sizeof given);
    const struct option options[] = {
        {"players", OPTION_TEXT, &given.players, 0, 0},
        {"names", OPTION_TEXT, &given.names, 0, 0},
        {"sets", OPTION_TEXT, &given.sets, 0, 0},
        {"rules", OPTION_TEXT, &given.rules, 0, 0},
        {"seed", OPTION_TEXT, &given.seed, 0, 0},
        {"tiles", OPTION_LIST, &given.tiles, 0, 0},
        {"option", OPTION_LIST, &given.settings, 0, 0},
        {"seat", OPTION_LIST, &given.seats, 0, 0},
        {"continue", OPTION_FLAG, &given.resume, 0, 0},
        {"ascii", OPTION_FLAG, &given.ascii, 0, 0},
    };
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count < 0) {
        return COMMAND_USAGE;
    }
    if (count > 1 || (count == 1 && given.resume)) {
        return options_fault(argv[0], "name at most one record to go on with");
    }
    struct diag diag;
    diag_init(&diag, "");
    struct session *session = count == 1 || given.resume
                                  ? resume(count == 1 ? argv[1] : NULL, &given, &diag)
                                  : begin(&given, &diag);
    report_diag(&diag);
    if (session == NULL) {
        return COMMAND_BAD_INPUT;
    }
    if (!session_record(session)->draws_free) {
        printf("The seed of this game is %llu; type help for what can be typed.\n",
            (unsigned long long)session_record(session)->seed);
    }
    play(session, !given.ascii && isatty(STDOUT_FILENO) && speaks_unicode());
    session_destroy(session);
    return COMMAND_FINE;
}

const struct command command_play = {
    .name = "play",
    .arguments = "[RECORD] [OPTION...]",
    .summary = "play at the terminal, two to six people in turn",
    .help =
        "Shows the board, asks whoever must decide, and lists the choices by number; `help` in\n"
        "the game tells what else can be typed. Each step is saved at once.\n\n"
        "  RECORD              go on with this game\n"
        "  --continue          go on with the game that was left last\n"
        "  --players N         how many (2)\n"
        "  --names Ann,Bob     who\n"
        "  --seat WHO          person, or a computer player: easy, medium, hard, expert, each "
        "also\n"
        "                      as hard-calm, -builder, -joiner, -farmer; once for each seat\n"
        "  --sets A,B,...      tile sets, such as base,crop-circles (base)\n"
        "  --rules NAME        rule set (hig)\n"
        "  --option KEY=VALUE  a single option over the rule set, such as small_city=2;\n"
        "                      also draws=free and start=TILE@X,Y@rN\n"
        "  --seed N            deal as in another game with this seed\n"
        "  --tiles FILE        a tile file of your own\n"
        "  --ascii             no line characters\n",
    .run = run,
};
