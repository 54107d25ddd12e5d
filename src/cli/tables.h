/* What a game looks like in lines of text. */
#ifndef CLI_TABLES_H
#define CLI_TABLES_H

#include "rules/query.h"
#include "session/session.h"

/* "Turn 12: Bob places CC-A", "Turn 3: Ann chooses A or B", "The game is over: Ann wins". */
void table_heading(const struct session *session, struct text *out);

/* A line for each player: score, points if the game ended now, meeples in the supply. */
void table_players(const struct session *session, struct text *out);

/* A line for each feature with meeples on it, or for all: kind, place, size, owners, points. */
void table_features(const struct session *session, bool all, struct text *out);

/* The line of the feature that a segment belongs to, named by that segment. */
void table_feature(const struct session *session, carc_node node, struct text *out);

/* Points of each player by kind of feature, and who won. */
void table_points(const struct session *session, struct text *out);

/* The same as a JSON array: {"name":"Ann","city":12,"road":3,"monastery":9,"field":6,"total":30}. */
void table_points_json(const struct session *session, struct text *out);

/* Adds the string and blanks up to `width` characters. */
void table_pad(struct text *out, const char *string, size_t width);

#endif
