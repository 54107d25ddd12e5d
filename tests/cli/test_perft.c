/* `carc perft` on the command line; the numbers themselves are proved in tests/rules. */
#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

#include "carc.h"

TestSuite(perft, .init = carc_folder_begin, .fini = carc_folder_end);

static void expect(const char *const *arguments, int status, const char *out, const char *err)
{
    struct carc_run run = carc_run(arguments, "", 0);
    cr_assert(eq(int, run.status, status));
    cr_assert(eq(str, (char *)text_string(&run.out), (char *)out));
    cr_assert(ne(ptr, strstr(text_string(&run.err), err), NULL), "%s", text_string(&run.err));
    carc_run_finish(&run);
}

Test(perft, one_line_a_depth)
{
    const char *const plain[] = {"perft", "--order", "U,V,W", NULL};
    expect(plain, 0, "depth 1 12\ndepth 2 426\ndepth 3 32434\n", "");
    const char *const json[] = {"perft", "--json", "--order=E,F", NULL};
    expect(json, 0, "[{\"depth\":1,\"count\":12},{\"depth\":2,\"count\":180}]\n", "");
}

Test(perft, faults)
{
    const char *const no_order[] = {"perft", NULL};
    expect(no_order, 2, "", "--order");
    const char *const unknown[] = {"perft", "--order", "U,Nix", NULL};
    expect(unknown, 1, "", "found \"Nix\", expected the name of a tile");
    const char *const used_up[] = {"perft", "--order", "C,C", NULL};
    expect(used_up, 1, "", "found \"C\", expected a tile that is still in the bag");
    const char *const rules[] = {"perft", "--order", "U", "--rules", "none", NULL};
    expect(rules, 1, "", "unknown rule set \"none\"");
}
