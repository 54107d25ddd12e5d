/* The game's sounds, rendered once when the program starts. */
#ifndef CLIENT_SOUNDS_H
#define CLIENT_SOUNDS_H

#include <stdbool.h>

#include "client/synth.h"

struct sounds;

/* With `silent` nothing is opened and nothing will be heard (tests). Never NULL. */
struct sounds *sounds_create(bool silent);
void sounds_destroy(struct sounds *sounds);

/* 0 to 1; 0 is off. */
void sounds_volume(struct sounds *sounds, float volume);

/* `pan` from -1 (left) to 1 (right). */
void sounds_play(struct sounds *sounds, enum synth_sound sound, float pan);

#endif
