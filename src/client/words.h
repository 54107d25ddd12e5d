/* What the program says goes through here on its way to the screen, so that it can be translated.
 * `_("End turn")` is the text in the user's language; `N_("End turn")` marks one in a table;
 * `_n("%d tile", "%d tiles", n)` is the form for that number. */
#ifndef CLIENT_WORDS_H
#define CLIENT_WORDS_H

#include <libintl.h>

#define _(text) gettext(text)
#define N_(text) text
#define _n(one, many, count) ngettext(one, many, (unsigned long)(count))

#endif
