/* Threads that turn SVG text into pixels while the program goes on. Orders given last are carried
 * out first, urgent ones before all others; the program fetches what is done. */
#ifndef CLIENT_WORKSHOP_H
#define CLIENT_WORKSHOP_H

#include <SDL_surface.h>
#include <stdbool.h>
#include <stddef.h>

struct ui;
struct workshop;

#define WORKSHOP_PICTURES 2
#define WORKSHOP_KEY 64

/* What is to be made; the meaning is the maker's. */
struct workshop_order {
    size_t subject;
    int pixels;
    bool urgent;
    char *svg;              /* freed with the order; or NULL */
    char key[WORKSHOP_KEY]; /* under which the picture is wanted; "": the maker knows */
    SDL_Surface *pictures[WORKSHOP_PICTURES]; /* when it is done; NULL: there is none */
};

/* Makes the pictures of an order. Several threads call it at the same time. */
typedef void workshop_make(void *context, struct workshop_order *order);

/* No thread runs until something is ordered; then as many as there are processors, four at most.
 * Each finished order wakes the loop of `ui`. */
struct workshop *workshop_create(struct ui *ui, workshop_make *make, void *context);
void workshop_destroy(struct workshop *workshop); /* waits for what is being made; accepts NULL */

/* Takes the order over; an order that waits under the same key, if that is not "", is dropped.
 * Returns how many orders are on their way fewer or more now: 0 or 1. */
int workshop_order(struct workshop *workshop, const struct workshop_order *order);

/* Drops what waits and is not urgent, of that many pixels, and tells which subjects those were:
 * `dropped` is called for each. */
void workshop_drop(struct workshop *workshop, int pixels,
    void (*dropped)(void *context, const struct workshop_order *order));

/* Fetches one finished order; its text and pictures are the caller's. False: nothing is done. */
bool workshop_fetch(struct workshop *workshop, struct workshop_order *out);

#endif
