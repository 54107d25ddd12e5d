#include "cli/bench_jcz.h"

#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "base/clock.h"
#include "base/macros.h"
#include "base/rng.h"
#include "cli/game_options.h"
#include "cli/report.h"
#include "jcz/file.h"
#include "jcz/protocol.h"
#include "session/session.h"

#define GAMES 100 /* that differ; they are played again and again */

struct row {
    const char *sets;
    bool bulk;
};

static const struct row rows[] = {
    {"base", false},
    {"base", true},
    {"base,crop-circles", false},
    {"base,crop-circles", true},
};

struct measured {
    double seconds;
    double processor; /* seconds of its time */
    double bare;      /* of its seconds for a random game without a protocol */
    size_t games;
    size_t messages;
    size_t bytes; /* that were answered */
};

/* A random game of two players as lines of the protocol. */
static bool add_game(const char *sets, uint64_t seed, struct text *lines, struct diag *diag)
{
    struct record record;
    struct rng rng;
    rng_seed(&rng, seed);
    record_init(&record);
    record_add_seat(&record, "Ann", false, NULL);
    record_add_seat(&record, "Bob", false, NULL);
    record.seeded = true;
    record.seed = seed;
    struct session *session = NULL;
    if (load_request_sets(&record.request, sets, diag)) {
        session = session_create(&record, diag);
    }
    record_finish(&record);
    if (session == NULL) {
        return false;
    }
    const struct carc_state *state = session_state(session);
    while (state->phase != CARC_PHASE_OVER) {
        uint32_t number = (uint32_t)(rng_next(&rng) >> 32);
        session_apply(session, carc_choose_action(session_rules(session), state, number, NULL));
    }
    bool fine = jcz_export_lines(session_record(session), lines, diag);
    session_destroy(session);
    return fine;
}

static void play(
    const struct row *row, const struct text *lines, size_t rounds, struct measured *measured)
{
    struct jcz_protocol protocol;
    struct text out = {0};
    struct text notes = {0};
    jcz_protocol_init(&protocol);
    double begin = clock_seconds(CLOCK_WALL);
    double cpu = clock_seconds(CLOCK_PROCESS);
    for (size_t round = 0; round < rounds; round++) {
        jcz_protocol_again(&protocol);
        protocol.bulk = row->bulk;
        const char *line = lines->data;
        const char *end = lines->data + lines->size;
        while (line < end) {
            size_t size = (size_t)((char *)memchr(line, '\n', (size_t)(end - line)) - line);
            text_clear(&out);
            enum jcz_outcome outcome = jcz_protocol_line(&protocol, line, size, &out, &notes);
            measured->messages++;
            measured->bytes += out.size;
            line += size + 1;
            if (outcome == JCZ_STOP) {
                measured->games++;
                jcz_protocol_again(&protocol);
                protocol.bulk = row->bulk;
            }
        }
    }
    measured->seconds = clock_seconds(CLOCK_WALL) - begin;
    measured->processor = clock_seconds(CLOCK_PROCESS) - cpu;
    text_finish(&out);
    text_finish(&notes);
    jcz_protocol_finish(&protocol);
}

/* What `carc simulate` needs for a game. */
static bool play_bare(const struct row *row, uint64_t games, struct measured *measured)
{
    struct game_options game = {.sets = row->sets, .rules = "hig"};
    struct carc_rules *rules = game_options_load(&game);
    if (rules == NULL) {
        return false;
    }
    struct ai_tally tally = {0};
    double cpu = clock_seconds(CLOCK_PROCESS);
    ai_play_games(&(struct ai_games){rules, 2, 1, 0, games}, &tally);
    measured->bare = (clock_seconds(CLOCK_PROCESS) - cpu) / (double)games;
    free(rules);
    return true;
}

static void tell(
    const struct row *row, const struct measured *measured, bool json, struct text *out)
{
    const char *line = json ? "%s{\"sets\":\"%s\",\"answers\":\"%s\",\"games_per_s\":%.0f,"
                              "\"messages_per_s\":%.0f,\"mb_per_s\":%.0f,\"part_of_simulate\":%.3f}"
                            : "%s%-42s %7s %9.0f %11.0f %9.0f %12.3f\n";
    const char *before = json && out->data[out->size - 1] == '}' ? "," : "";
    text_printf(out, line, before, row->sets, row->bulk ? "bulk" : "full",
        (double)measured->games / measured->seconds, (double)measured->messages / measured->seconds,
        (double)measured->bytes / measured->seconds / 1e6,
        measured->bare / (measured->processor / (double)measured->games));
}

static bool measure(const struct row *row, long long games, bool json, struct text *out)
{
    struct text lines = {0};
    struct diag diag;
    bool fine = true;
    diag_init(&diag, "");
    for (uint64_t i = 0; fine && i < GAMES; i++) {
        fine = add_game(row->sets, i + 1, &lines, &diag);
    }
    if (fine) {
        struct measured measured = {0};
        long long rounds = games / (row->bulk ? 1 : 10) / GAMES;
        play(row, &lines, rounds > 0 ? (size_t)rounds : 1, &measured);
        fine = play_bare(row, (uint64_t)games, &measured);
        tell(row, &measured, json, out);
    }
    report_diag(&diag);
    text_finish(&lines);
    return fine;
}

bool bench_jcz(long long games, bool json, struct text *out)
{
    if (json) {
        text_add(out, "\"protocol\":[");
    } else {
        text_printf(out, "\n%-42s %7s %9s %11s %9s %12s\n", "protocol of JCloisterZone, 2 players",
            "answers", "games/s", "messages/s", "MB/s", "of simulate");
    }
    bool fine = true;
    for (size_t i = 0; fine && i < ARRAY_LENGTH(rows); i++) {
        fine = measure(&rows[i], games, json, out);
    }
    text_add(out, json ? "]" : "");
    return fine;
}
