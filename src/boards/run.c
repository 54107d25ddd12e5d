#include "boards/run.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "boards/names.h"
#include "boards/test.h"
#include "notation/board.h"

#define MAX_FILE (1 << 20)

const char *const board_player_names[CARC_MAX_PLAYERS] = {"Ann", "Bob", "Cid", "Dan", "Eve", "Fay"};

/* Whole lines of a file. */
struct block {
    const char *bytes;
    size_t size;
    int line; /* number of the first */
};

static void init_test(struct test *test, const char *file)
{
    memset(test, 0, sizeof *test);
    diag_init(&test->diag, file);
    load_request_init(&test->request);
    test->players = 2;
}

static void finish_test(struct test *test)
{
    free(test->rules);
    free(test->state);
    free(test->scratch);
    free(test->actions);
    free(test->events.items);
}

/* Loads the rules that the test asked for and lays the start tiles out. */
static bool begin_game(struct test *test)
{
    if (test->request.set_count == 0) {
        struct diag_place nowhere = {0, 0};
        load_request_set(&test->request, "base", nowhere, NULL);
        load_request_set(&test->request, "crop-circles", nowhere, NULL);
    }
    test->rules = load_game(&test->request, &test->diag);
    if (test->rules == NULL) {
        return false;
    }
    size_t size = carc_state_size(test->rules);
    test->state = base_alloc(size);
    test->scratch = base_alloc(size);
    test->actions = base_alloc(carc_max_actions(test->rules) * sizeof *test->actions);
    test->events.capacity = carc_max_events(test->rules);
    test->events.items = base_alloc(test->events.capacity * sizeof *test->events.items);
    memset(test->state, 0, size);
    carc_start(test->rules, test->players, test->state);
    return true;
}

/* What holds in every position, whatever the test is about. */
static bool check_position(struct test *test, const struct notation_word *word)
{
    const char *broken = carc_check(test->rules, test->state);
    if (broken != NULL) {
        diag_error(
            &test->diag, word->place, "found a broken position: %s; expected a sound one", broken);
        return false;
    }
    size_t count = carc_actions(test->rules, test->state, test->actions);
    for (size_t i = 0; i < count; i++) {
        if (carc_try(test->rules, test->state, test->actions[i]) != CARC_OK) {
            diag_error(&test->diag, word->place,
                "found that listed action %zu is refused, expected it to be legal", i + 1);
            return false;
        }
    }
    if ((count == 0) != (test->state->phase == CARC_PHASE_OVER)) {
        diag_error(&test->diag, word->place, "found %zu actions when the game is%s over", count,
            test->state->phase == CARC_PHASE_OVER ? "" : " not");
        return false;
    }
    return true;
}

static bool run_action(struct test *test, struct words words)
{
    struct carc_action action;
    if (!notation_read_action(test->rules, test->state,
            (struct notation_span){words.items, words.count}, &action, &test->diag)) {
        return false;
    }
    test->playing = true;
    test->events.count = 0;
    test->events.lost = 0;
    enum carc_result result = carc_apply(test->rules, test->state, action, &test->events);
    if (result != CARC_OK) {
        diag_error(&test->diag, words.items[0].place,
            "found an action that is refused: %s; expected a legal one", carc_result_text(result));
        return false;
    }
    return check_position(test, &words.items[0]);
}

/* Lines that are no set-up; of these only the names count. */
static const struct line_kind other_kinds[] = {
#define X(name, text) {text, 0, NOTATION_MAX_WORDS, text, NULL},
    CARC_VERBS(X)
#undef X
        {"expect", 0, NOTATION_MAX_WORDS, "expect", NULL},
    {"test", 0, NOTATION_MAX_WORDS, "test", NULL},
};

/* A message with a suggestion out of all lines that there are. */
static bool unknown_line(struct test *test, struct words words)
{
    struct line_kind kinds[48];
    size_t total = ARRAY_LENGTH(other_kinds);
    memcpy(kinds, other_kinds, sizeof other_kinds);
    static const struct line_kind *(*const groups[])(size_t *) = {
        setup_rules_kinds, setup_position_kinds};
    for (size_t i = 0; i < ARRAY_LENGTH(groups); i++) {
        size_t count = 0;
        const struct line_kind *group = groups[i](&count);
        assert(total + count <= ARRAY_LENGTH(kinds));
        memcpy(kinds + total, group, count * sizeof *group);
        total += count;
    }
    return line_unknown(test, kinds, total, "a line of a board test", &words.items[0]);
}

static bool run_position_line(struct test *test, struct words words)
{
    const char *name = words.items[0].text;
    size_t count = 0;
    const struct line_kind *kinds = setup_position_kinds(&count);
    if (line_find(kinds, count, name) == NULL) {
        bool verb = line_find(other_kinds, CARC_VERB_COUNT, name) != NULL;
        return verb ? run_action(test, words) : unknown_line(test, words);
    }
    if (test->playing) {
        diag_error(&test->diag, words.items[0].place,
            "found \"%s\" after the first move, expected it before", name);
        return false;
    }
    return line_run(test, kinds, count, "a line of a board test", words);
}

/* The rules are read in a first pass, since a game begins with them; all else in a second. */
static bool run_line(struct test *test, const struct notation_words *line, bool rules_pass)
{
    struct words words = {line->items, line->count, line->end};
    size_t count = 0;
    const struct line_kind *kinds = setup_rules_kinds(&count);
    bool about_rules = line_find(kinds, count, words.items[0].text) != NULL;
    if (about_rules != rules_pass) {
        return true;
    }
    if (rules_pass) {
        return line_run(test, kinds, count, "a line of a board test", words);
    }
    if (strcmp(words.items[0].text, "expect") == 0) {
        return expect_run(test, (struct words){words.items + 1, words.count - 1, words.end});
    }
    return run_position_line(test, words);
}

static bool run_block(struct test *test, struct block block, bool rules_pass)
{
    struct notation_words *words = base_alloc(sizeof *words);
    bool fine = true;
    struct diag_place place = {block.line, 1};
    const char *line = NULL;
    size_t size = 0;
    while (fine && notation_next_line(&block.bytes, &block.size, &line, &size)) {
        fine = notation_split(line, size, place, words, &test->diag) &&
               (words->count == 0 || run_line(test, words, rules_pass));
        place.line++;
    }
    free(words);
    return fine;
}

static void picture_of(const struct test *test, struct text *out)
{
    if (test->state == NULL) {
        return;
    }
    notation_board_picture(test->rules, test->state, NULL, out);
    for (int player = 0; player < test->players; player++) {
        text_printf(out, "%c = player %d: %d points, %d in supply\n", 'A' + player, player + 1,
            (int)test->state->score[player], test->state->supply[player]);
    }
}

static void add_failure(struct boards_report *report, const struct test *test, const char *title)
{
    size_t size = (report->failed + 1) * sizeof *report->failures;
    report->failures = base_realloc(report->failures, size);
    struct text board;
    text_init(&board);
    picture_of(test, &board);
    report->failures[report->failed++] = (struct boards_failure){
        test->diag.messages[0], base_strdup(title), base_strdup(text_string(&board))};
    text_finish(&board);
}

/* The lines that all tests of the file begin with, then those of the test itself. */
static void run_test(struct block shared, struct block own, const char *title, const char *file,
    struct boards_report *report)
{
    struct test *test = base_alloc(sizeof *test);
    init_test(test, file);
    bool fine = run_block(test, shared, true) && run_block(test, own, true) && begin_game(test) &&
                run_block(test, shared, false) && run_block(test, own, false);
    if (fine && test->expectations == 0) {
        struct diag_place place = {own.line, 1};
        diag_error(
            &test->diag, place, "found a test that expects nothing, expected a line \"expect\"");
        fine = false;
    }
    report->tests++;
    report->expectations += test->expectations;
    if (!fine) {
        add_failure(report, test, title);
    }
    finish_test(test);
    free(test);
}

/* Whether the line is `test "title"`; what is wrong with one is found when it is read. */
static bool is_title(const char *line, size_t size)
{
    while (size > 0 && (*line == ' ' || *line == '\t')) {
        line++;
        size--;
    }
    return size >= 4 && memcmp(line, "test", 4) == 0 &&
           (size == 4 || line[4] == ' ' || line[4] == '\t');
}

/* Cuts off the lines up to the next title or the end. */
static struct block cut_block(const char **rest, size_t *size, int *line_number)
{
    struct block block = {*rest, 0, *line_number};
    const char *line = NULL;
    size_t line_size = 0;
    while (*size > 0) {
        const char *before = *rest;
        size_t before_size = *size;
        notation_next_line(rest, size, &line, &line_size);
        if (is_title(line, line_size)) {
            *rest = before;
            *size = before_size;
            break;
        }
        block.size += (size_t)(*rest - before);
        ++*line_number;
    }
    return block;
}

/* Reads a title line. False after a failure was added to the report. */
static bool read_title(
    struct block line, const char *file, struct boards_report *report, char *title)
{
    struct notation_words *words = base_alloc(sizeof *words);
    struct test *test = base_alloc(sizeof *test);
    init_test(test, file);
    struct diag_place place = {line.line, 1};
    bool fine = notation_split(line.bytes, line.size, place, words, &test->diag);
    if (fine && (words->count != 2 || !words->items[1].quoted)) {
        diag_error(&test->diag, words->items[0].place,
            "found a title without quotes, expected: test \"TITLE\"");
        fine = false;
    }
    if (fine) {
        memcpy(title, words->items[1].text, strlen(words->items[1].text) + 1);
    } else {
        report->tests++;
        add_failure(report, test, "");
    }
    finish_test(test);
    free(test);
    free(words);
    return fine;
}

void boards_run_text(const char *bytes, size_t size, const char *file, struct boards_report *report)
{
    int number = 1;
    struct block shared = cut_block(&bytes, &size, &number);
    if (size == 0) {
        run_test(shared, (struct block){NULL, 0, 1}, file, file, report);
        return;
    }
    char *title = base_alloc(NOTATION_MAX_LINE);
    while (size > 0) {
        struct block line = {NULL, 0, number++};
        notation_next_line(&bytes, &size, &line.bytes, &line.size);
        struct block own = cut_block(&bytes, &size, &number);
        if (read_title(line, file, report, title)) {
            run_test(shared, own, title, file, report);
        }
    }
    free(title);
}

void boards_run_file(const char *path, struct boards_report *report)
{
    struct text bytes;
    text_init(&bytes);
    struct test *test = base_alloc(sizeof *test);
    init_test(test, path);
    if (file_read(path, MAX_FILE, &bytes, &test->diag)) {
        boards_run_text(text_string(&bytes), bytes.size, path, report);
    } else {
        report->tests++;
        add_failure(report, test, path);
    }
    finish_test(test);
    free(test);
    text_finish(&bytes);
}

void boards_report_init(struct boards_report *report)
{
    *report = (struct boards_report){0};
}

void boards_report_finish(struct boards_report *report)
{
    for (size_t i = 0; i < report->failed; i++) {
        free(report->failures[i].title);
        free(report->failures[i].board);
    }
    free(report->failures);
    boards_report_init(report);
}
