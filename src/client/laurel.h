/* The wreath round the winner. */
#ifndef CLIENT_LAUREL_H
#define CLIENT_LAUREL_H

#include "ui/geometry.h"

struct app;

/* A gold disc in a wreath of wheat, filling the square. */
void laurel_draw(struct app *app, struct ui_rect square);

#endif
