/* The page of all finished games. Private to its scene. */
#ifndef CLIENT_LIFETIME_VIEW_H
#define CLIENT_LIFETIME_VIEW_H

#include "client/app.h"
#include "client/kit.h"
#include "client/lifetime.h"

struct lifetime_view {
    struct app *app;
    struct lifetime lifetime;
    struct lifetime_person *people;
    size_t count;
    size_t chosen;                      /* 0: everybody, else a person + 1 */
    bool ask;                           /* whether to forget */
    char unread[DIAG_FILE + DIAG_TEXT]; /* why the file cannot be read; "" */
    struct ui_rect rest;                /* room for what comes next on the page */
    float height;                       /* of the page */
};

/* "Ann", or "Computer, hard". Until the pass ends. */
const char *lifetime_view_name(
    const struct lifetime_view *view, const struct lifetime_person *person);

/* lifetime_page.c: the two pages, from the top of `rest` on, which they cut. */
void lifetime_show_all(struct lifetime_view *view);
void lifetime_show_person(struct lifetime_view *view, const struct lifetime_person *person);

#endif
