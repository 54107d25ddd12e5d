/* Inputs waiting for their pass. Any thread may add. */
#ifndef UI_QUEUE_H
#define UI_QUEUE_H

#include <stdbool.h>

#include "ui/input.h"

struct ui_queue;

struct ui_queue *ui_queue_create(void);
void ui_queue_destroy(struct ui_queue *queue); /* accepts NULL */

/* A UI_MOVE right behind another replaces it: only the last place matters. */
void ui_queue_add(struct ui_queue *queue, const struct ui_input *input);
bool ui_queue_take(struct ui_queue *queue, struct ui_input *out); /* false when empty */
bool ui_queue_empty(struct ui_queue *queue);
void ui_queue_wait(struct ui_queue *queue); /* until it is not empty */

#endif
