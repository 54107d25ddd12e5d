#include <criterion/criterion.h>
#include <string.h>

#include "base/macros.h"
#include "base/suggest.h"

static const char *nearest(const char *word)
{
    static const char *const known[] = {"count", "cities", "city", "halves", "name", "id"};
    struct suggest suggest;
    suggest_init(&suggest, word);
    for (size_t i = 0; i < ARRAY_LENGTH(known); i++) {
        suggest_offer(&suggest, known[i]);
    }
    return suggest_best(&suggest);
}

Test(suggest, one_slip)
{
    cr_expect_str_eq(nearest("cout"), "count");   /* left out */
    cr_expect_str_eq(nearest("countt"), "count"); /* twice */
    cr_expect_str_eq(nearest("coumt"), "count");  /* another letter */
    cr_expect_str_eq(nearest("coutn"), "count");  /* two swapped */
    cr_expect_str_eq(nearest("COUNT"), "count");  /* capitals do not count */
    cr_expect_str_eq(nearest("citties"), "cities");
}

Test(suggest, nothing_near)
{
    cr_expect_null(nearest("kingdom"));
    cr_expect_null(nearest(""));
    cr_expect_null(nearest("xy"));
    cr_expect_null(nearest("a-word-that-is-longer-than-any-key-could-ever-be"));
}

Test(suggest, nothing_offered)
{
    struct suggest suggest;
    suggest_init(&suggest, "count");
    cr_expect_null(suggest_best(&suggest));
}

Test(suggest, of_equally_near_ones_the_first)
{
    struct suggest suggest;
    suggest_init(&suggest, "road-x");
    suggest_offer(&suggest, "road-a");
    suggest_offer(&suggest, "road-b");
    cr_expect_str_eq(suggest_best(&suggest), "road-a");
}
