/* What the prompt says: what the actor can do now, as far as it can be seen. */
#ifndef CLIENT_PROMPT_WORDS_H
#define CLIENT_PROMPT_WORDS_H

struct game;

/* Of the step of the actor. True of what is shown: gold is only spoken of where a space is gold.
 * Until the pass ends, as all texts here. */
const char *prompt_text(struct game *game);

/* The width of the widest text that the turn can have, so that the button behind the words keeps its
 * place while the turn goes on; 0 in other steps. */
float prompt_room(const struct game *game);

/* The main button; NULL: the step has none. */
const char *prompt_action(struct game *game);

#endif
