#include "ui/queue.h"

#include <SDL_mutex.h>
#include <stdlib.h>

#include "base/text.h"

struct ui_queue {
    SDL_mutex *mutex;
    SDL_cond *filled;
    struct ui_input *inputs; /* a ring */
    size_t room, first, count;
};

struct ui_queue *ui_queue_create(void)
{
    struct ui_queue *queue = base_alloc(sizeof *queue);
    *queue = (struct ui_queue){.mutex = SDL_CreateMutex(), .filled = SDL_CreateCond(), .room = 64};
    queue->inputs = base_alloc(queue->room * sizeof *queue->inputs);
    return queue;
}

void ui_queue_destroy(struct ui_queue *queue)
{
    if (queue) {
        SDL_DestroyCond(queue->filled);
        SDL_DestroyMutex(queue->mutex);
        free(queue->inputs);
        free(queue);
    }
}

static void grow(struct ui_queue *queue)
{
    struct ui_input *inputs = base_alloc(queue->room * 2 * sizeof *inputs);
    for (size_t i = 0; i < queue->count; i++) {
        inputs[i] = queue->inputs[(queue->first + i) % queue->room];
    }
    free(queue->inputs);
    queue->inputs = inputs;
    queue->first = 0;
    queue->room *= 2;
}

void ui_queue_add(struct ui_queue *queue, const struct ui_input *input)
{
    SDL_LockMutex(queue->mutex);
    if (queue->count == queue->room) {
        grow(queue);
    }
    size_t last = (queue->first + queue->count + queue->room - 1) % queue->room;
    bool merge = queue->count && input->kind == UI_MOVE && queue->inputs[last].kind == UI_MOVE;
    if (!merge) {
        last = (queue->first + queue->count++) % queue->room;
    }
    queue->inputs[last] = *input;
    SDL_CondSignal(queue->filled);
    SDL_UnlockMutex(queue->mutex);
}

bool ui_queue_take(struct ui_queue *queue, struct ui_input *out)
{
    SDL_LockMutex(queue->mutex);
    bool any = queue->count > 0;
    if (any) {
        *out = queue->inputs[queue->first];
        queue->first = (queue->first + 1) % queue->room;
        queue->count--;
    }
    SDL_UnlockMutex(queue->mutex);
    return any;
}

bool ui_queue_empty(struct ui_queue *queue)
{
    SDL_LockMutex(queue->mutex);
    bool empty = queue->count == 0;
    SDL_UnlockMutex(queue->mutex);
    return empty;
}

void ui_queue_wait(struct ui_queue *queue)
{
    SDL_LockMutex(queue->mutex);
    while (queue->count == 0) {
        SDL_CondWait(queue->filled, queue->mutex);
    }
    SDL_UnlockMutex(queue->mutex);
}
