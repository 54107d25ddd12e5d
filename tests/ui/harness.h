/* Runs a screen in a test. */
#ifndef TESTS_UI_HARNESS_H
#define TESTS_UI_HARNESS_H

#include "ui/shown.h"
#include "ui/window.h"

struct harness {
    struct ui *ui;
    void (*screen)(struct ui *ui, void *data);
    void *data;
};

/* Without a window, 1280 x 800 at scale 1, after the first pass. */
void harness_start(struct harness *harness, void (*screen)(struct ui *, void *), void *data);

/* With SDL's dummy driver and the software renderer. */
void harness_start_painting(
    struct harness *harness, void (*screen)(struct ui *, void *), void *data);

void harness_run(struct harness *harness); /* until everything posted is done */

/* Finds, clicks and runs; fails the test when it cannot be clicked. */
void harness_click(struct harness *harness, const char *id);
void harness_key(struct harness *harness, const char *name);

/* Colour of a device pixel of a painted screen, by way of a screenshot. */
struct ui_color harness_pixel(struct harness *harness, int x, int y);

#endif
