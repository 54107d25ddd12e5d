#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <pwd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "base/paths.h"

static char folder[64];

static const char *in_folder(const char *leaf)
{
    static char paths[4][128];
    static size_t next;
    char *path = paths[next++ % 4];
    snprintf(path, sizeof paths[0], "%s/%s", folder, leaf);
    return path;
}

static void begin(void)
{
    strcpy(folder, "/tmp/file-test-XXXXXX");
    cr_assert_not_null(mkdtemp(folder));
}

static int remove_one(const char *path, const struct stat *about, int flag, struct FTW *ftw)
{
    (void)about;
    (void)flag;
    (void)ftw;
    return remove(path);
}

static void end(void)
{
    nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

#define FOLDER .init = begin, .fini = end

static void expect_content(const char *path, const char *content)
{
    struct text text = {0};
    cr_expect(file_read(path, 1000, &text, NULL));
    cr_expect_str_eq(text_string(&text), content);
    text_finish(&text);
}

static void expect_fault(bool fine, const struct diag *diag, const char *message)
{
    char line[DIAG_FILE + DIAG_TEXT];
    cr_expect_not(fine, "no fault: %s", message);
    cr_assert_eq(diag->kept, 1);
    diag_format(&diag->messages[0], line, sizeof line);
    cr_expect_not_null(strstr(line, message), "%s, not %s", line, message);
}

static void expect_unreadable(const char *path, const char *message)
{
    struct diag diag;
    struct text text = {0};
    text_add(&text, "before");
    diag_init(&diag, "");
    expect_fault(file_read(path, 10, &text, &diag), &diag, message);
    cr_expect_str_eq(text_string(&text), "before");
    text_finish(&text);
}

static void expect_unwritable(const char *path, const char *message)
{
    struct diag diag;
    diag_init(&diag, "");
    expect_fault(file_write(path, "new", 3, &diag), &diag, message);
}

static void count(const char *path, void *context)
{
    (void)path;
    ++*(size_t *)context;
}

static size_t entries(void)
{
    size_t found = 0;
    cr_expect(paths_list(folder, "", count, &found));
    return found;
}

Test(file, refuses_to_read_what_is_no_file, FOLDER)
{
    cr_assert_eq(mkfifo(in_folder("pipe"), 0600), 0);
    cr_assert_eq(symlink("loop", in_folder("loop")), 0);
    cr_assert(file_write(in_folder("long"), "0123456789a", 11, NULL));
    expect_unreadable("", "found an empty file name, expected the name of a file");
    expect_unreadable(folder, "found a folder, expected a file");
    expect_unreadable(in_folder("pipe"), "found a device or pipe, expected a file");
    expect_unreadable("/dev/zero", "found a device or pipe, expected a file");
    expect_unreadable(in_folder("loop"), "loop: cannot be opened");
    expect_unreadable(in_folder("missing"), "missing: cannot be opened");
    expect_unreadable(in_folder("long/x"), "long/x: cannot be opened");
    expect_unreadable(in_folder("long"), "found more than 10 bytes, expected at most that many");
}

static void expect_without_mark(const char *bytes, const char *content)
{
    const char *path = in_folder("marked");
    FILE *stream = fopen(path, "wb");
    fputs(bytes, stream);
    fclose(stream);
    expect_content(path, content);
}

/* Editors of other systems put U+FEFF before the first letter. */
Test(file, a_mark_before_the_text_is_no_text, FOLDER)
{
    expect_without_mark("\xEF\xBB\xBFtext", "text");
    expect_without_mark("\xEF\xBB\xBF", "");
    expect_without_mark("\xEF\xBB\xBF\xEF\xBB\xBFx", "\xEF\xBB\xBFx");
    expect_without_mark("\xEF\xBBx", "\xEF\xBBx");
    expect_without_mark("x\xEF\xBB\xBF", "x\xEF\xBB\xBF");
    struct text text = {0};
    text_add(&text, "before ");
    FILE *stream = fopen(in_folder("marked"), "wb");
    fputs("\xEF\xBB\xBFtext", stream);
    fclose(stream);
    cr_expect(file_read(in_folder("marked"), 1000, &text, NULL));
    cr_expect_str_eq(text_string(&text), "before text");
    cr_expect_eq(text.size, strlen("before text"));
    text_finish(&text);
}

Test(file, refuses_to_write_where_no_file_can_be, FOLDER)
{
    cr_assert_eq(mkfifo(in_folder("pipe"), 0600), 0);
    cr_assert_eq(symlink("loop", in_folder("loop")), 0);
    expect_unwritable("", "found an empty file name, expected the name of a file");
    expect_unwritable(folder, "cannot be written: Is a directory");
    expect_unwritable(in_folder("none/x"), "none/x: cannot be written");
    expect_unwritable(in_folder("pipe"), "pipe: cannot be written"); /* nobody reads */
    cr_expect_eq(entries(), 2);
}

Test(file, a_failed_write_leaves_the_old_file, FOLDER)
{
    const char *path = in_folder("old");
    cr_assert(file_write(path, "old", 3, NULL));
    char temporary[64];
    snprintf(temporary, sizeof temporary, "old.%ld.tmp", (long)getpid());
    cr_assert_eq(mkdir(in_folder(temporary), 0700), 0);
    expect_unwritable(path, "old: cannot be written");
    expect_content(path, "old");
}

Test(file, links_and_permissions_stay, FOLDER)
{
    struct stat about;
    cr_assert_eq(mkdir(in_folder("elsewhere"), 0700), 0);
    const char *target = in_folder("elsewhere/settings");
    cr_assert(file_write(target, "a much longer text", 18, NULL));
    cr_assert_eq(chmod(target, 0600), 0);
    const char *link = in_folder("settings");
    cr_assert_eq(symlink("elsewhere/settings", link), 0);
    cr_expect(file_write(link, "new", 3, NULL));
    cr_expect_eq(lstat(link, &about), 0);
    cr_expect(S_ISLNK(about.st_mode));
    expect_content(target, "new");
    cr_expect_eq(stat(target, &about), 0);
    cr_expect_eq(about.st_mode & 0777, 0600);
    cr_expect_eq(entries(), 2);
}

/* Else whoever saves to /dev/null as root has none any more. A pipe stands for all of them: a test
 * that fails must not do that. */
Test(file, devices_and_pipes_stay_what_they_are, FOLDER)
{
    struct stat about;
    const char *path = in_folder("pipe");
    cr_assert_eq(mkfifo(path, 0600), 0);
    int reader = open(path, O_RDONLY | O_NONBLOCK);
    cr_assert_geq(reader, 0);
    cr_expect(file_write(path, "through", 7, NULL));
    char bytes[16];
    cr_expect_eq(read(reader, bytes, sizeof bytes), 7);
    cr_expect_eq(memcmp(bytes, "through", 7), 0);
    close(reader);
    cr_expect_eq(lstat(path, &about), 0);
    cr_expect(S_ISFIFO(about.st_mode));
}

/* ---- Where a user's own files lie. */

static const char *home_with(const char *value)
{
    static struct text home;
    text_finish(&home);
    home = (struct text){0};
    if (value != NULL) {
        setenv("HOME", value, 1);
    } else {
        unsetenv("HOME");
    }
    unsetenv("XDG_DATA_HOME");
    paths_user_data("games", &home);
    return text_string(&home);
}

/* Never in the folder that the program happens to be started in. */
Test(paths, a_home_is_found_without_its_variable)
{
    cr_expect_str_eq(home_with("/x"), "/x/.local/share/walls-and-wheat/games");
    const struct passwd *user = getpwuid(getuid());
    char expected[512];
    snprintf(expected, sizeof expected, "%s/.local/share/walls-and-wheat/games",
        user != NULL ? user->pw_dir : "/");
    cr_expect_str_eq(home_with(NULL), expected);
    cr_expect_str_eq(home_with(""), expected);
    cr_expect_str_eq(home_with("beside/here"), expected);
}

Test(stamp, tells_when_a_file_was_written_anew, FOLDER)
{
    char path[128];
    snprintf(path, sizeof path, "%s", in_folder("watched"));
    struct file_stamp missing = file_stamp(path);
    cr_expect_not(missing.there);
    cr_assert(file_write(path, "one", 3, NULL));
    struct file_stamp first = file_stamp(path);
    cr_expect(first.there);
    cr_expect_eq(first.size, 3);
    cr_expect_not(file_stamp_same(first, missing));
    cr_expect(file_stamp_same(first, file_stamp(path)));
    const struct timespec later[2] = {{.tv_sec = 1741536000}, {.tv_sec = 1741536000}};
    cr_assert_eq(utimensat(AT_FDCWD, path, later, 0), 0);
    cr_expect_not(file_stamp_same(first, file_stamp(path)), "as long, but of another time");
    cr_assert(file_write(path, "three", 5, NULL));
    cr_expect_not(file_stamp_same(first, file_stamp(path)));
    cr_assert_eq(symlink(path, in_folder("link")), 0);
    cr_assert(file_write(in_folder("other"), "three", 5, NULL));
    struct file_stamp third = file_stamp(path);
    cr_assert_eq(chmod(path, 0), 0);
    cr_expect_not(file_stamp_same(third, file_stamp(path)), "nobody may read it any more");
    third = file_stamp(path);
    cr_assert_eq(chmod(path, 0644), 0);
    cr_expect_not(file_stamp_same(third, file_stamp(path)), "now it can be read");
    char old[128];
    snprintf(old, sizeof old, "%s", in_folder("old"));
    cr_assert(file_write(old, "tests", 5, NULL));
    cr_assert_eq(utimensat(AT_FDCWD, old, later, 0), 0);
    cr_assert_eq(utimensat(AT_FDCWD, path, later, 0), 0);
    third = file_stamp(path);
    cr_assert_eq(rename(old, path), 0);
    cr_expect_not(file_stamp_same(third, file_stamp(path)), "another one, as old and as long");
    cr_expect(file_is_same(path, in_folder("link")));
    cr_expect_not(file_is_same(path, in_folder("other")));
    cr_expect_not(file_is_same(in_folder("none"), in_folder("none")));
}
