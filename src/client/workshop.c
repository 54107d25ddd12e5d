#include "client/workshop.h"

#include <SDL_cpuinfo.h>
#include <SDL_thread.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "ui/window.h"

#define MOST_THREADS 4

struct order_list {
    struct workshop_order *items;
    size_t count, room;
};

struct workshop {
    struct ui *ui;
    workshop_make *make;
    void *context;
    SDL_Thread *threads[MOST_THREADS];
    int thread_count;
    SDL_mutex *mutex; /* guards what follows */
    SDL_cond *wake;
    struct order_list urgent, waiting, done; /* the last one waiting is made first */
    bool quit;
};

static void add(struct order_list *list, const struct workshop_order *order)
{
    if (list->count == list->room) {
        list->room = list->room ? 2 * list->room : 64;
        list->items = base_realloc(list->items, list->room * sizeof *list->items);
    }
    list->items[list->count++] = *order;
}

static void take_out(struct order_list *list, size_t index)
{
    list->count--;
    memmove(
        &list->items[index], &list->items[index + 1], (list->count - index) * sizeof *list->items);
}

static void finish_order(struct workshop_order *order)
{
    for (int i = 0; i < WORKSHOP_PICTURES; i++) {
        SDL_FreeSurface(order->pictures[i]);
    }
    free(order->svg);
}

static void finish_list(struct order_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        finish_order(&list->items[i]);
    }
    free(list->items);
}

static int work(void *data)
{
    struct workshop *workshop = data;
    SDL_LockMutex(workshop->mutex);
    while (!workshop->quit) {
        struct order_list *list =
            workshop->urgent.count > 0 ? &workshop->urgent : &workshop->waiting;
        if (list->count == 0) {
            SDL_CondWait(workshop->wake, workshop->mutex);
            continue;
        }
        struct workshop_order order = list->items[--list->count];
        SDL_UnlockMutex(workshop->mutex);
        workshop->make(workshop->context, &order);
        SDL_LockMutex(workshop->mutex);
        add(&workshop->done, &order);
        ui_post_user(workshop->ui, 0, NULL); /* wakes the loop, which fetches */
    }
    SDL_UnlockMutex(workshop->mutex);
    return 0;
}

struct workshop *workshop_create(struct ui *ui, workshop_make *make, void *context)
{
    struct workshop *workshop = base_alloc(sizeof *workshop);
    *workshop = (struct workshop){.ui = ui, .make = make, .context = context};
    workshop->mutex = SDL_CreateMutex();
    workshop->wake = SDL_CreateCond();
    return workshop;
}

void workshop_destroy(struct workshop *workshop)
{
    if (workshop == NULL) {
        return;
    }
    SDL_LockMutex(workshop->mutex);
    workshop->quit = true;
    SDL_CondBroadcast(workshop->wake);
    SDL_UnlockMutex(workshop->mutex);
    for (int i = 0; i < workshop->thread_count; i++) {
        SDL_WaitThread(workshop->threads[i], NULL);
    }
    finish_list(&workshop->urgent);
    finish_list(&workshop->waiting);
    finish_list(&workshop->done);
    SDL_DestroyCond(workshop->wake);
    SDL_DestroyMutex(workshop->mutex);
    free(workshop);
}

static void employ(struct workshop *workshop)
{
    int most = SDL_GetCPUCount();
    most = most < 1 ? 1 : most > MOST_THREADS ? MOST_THREADS : most;
    while (workshop->thread_count < most) {
        SDL_Thread *thread = SDL_CreateThread(work, "workshop", workshop);
        if (thread == NULL) {
            return;
        }
        workshop->threads[workshop->thread_count++] = thread;
    }
}

static int drop_same(struct order_list *list, const char *key)
{
    for (size_t i = 0; i < list->count; i++) {
        if (strcmp(list->items[i].key, key) == 0) {
            finish_order(&list->items[i]);
            take_out(list, i);
            return 1;
        }
    }
    return 0;
}

int workshop_order(struct workshop *workshop, const struct workshop_order *order)
{
    struct order_list *list = order->urgent ? &workshop->urgent : &workshop->waiting;
    SDL_LockMutex(workshop->mutex);
    int fewer = order->key[0] != 0 ? drop_same(list, order->key) : 0;
    add(list, order);
    SDL_CondSignal(workshop->wake);
    SDL_UnlockMutex(workshop->mutex);
    employ(workshop);
    return 1 - fewer;
}

void workshop_drop(struct workshop *workshop, int pixels,
    void (*dropped)(void *context, const struct workshop_order *order))
{
    SDL_LockMutex(workshop->mutex);
    for (size_t i = workshop->waiting.count; i-- > 0;) {
        struct workshop_order *order = &workshop->waiting.items[i];
        if (order->pixels == pixels) {
            dropped(workshop->context, order);
            finish_order(order);
            take_out(&workshop->waiting, i);
        }
    }
    SDL_UnlockMutex(workshop->mutex);
}

bool workshop_fetch(struct workshop *workshop, struct workshop_order *out)
{
    SDL_LockMutex(workshop->mutex);
    bool found = workshop->done.count > 0;
    if (found) {
        *out = workshop->done.items[0];
        take_out(&workshop->done, 0);
    }
    SDL_UnlockMutex(workshop->mutex);
    return found;
}
