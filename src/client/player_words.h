/* Colours and emblems in words, for whoever cannot tell the colours. */
#ifndef CLIENT_PLAYER_WORDS_H
#define CLIENT_PLAYER_WORDS_H

#include "art/players.h"

struct ui;

/* "Ann (blue, triangle)" in the user's language; kept until the picture is drawn. */
const char *player_words(struct ui *ui, const char *name, const struct art_player *look);

/* The words for colours and emblems that are translated, in English; NULL ends them. */
extern const char *const player_words_known[];

#endif
