/* The expectations, by what they are about. Private to this room. */
#ifndef BOARDS_EXPECT_H
#define BOARDS_EXPECT_H

#include "boards/test.h"

/* Rows for the table of expectations. */
const struct line_kind *expect_position_kinds(size_t *count);
const struct line_kind *expect_feature_kinds(size_t *count);
const struct line_kind *expect_action_kinds(size_t *count);
const struct line_kind *expect_event_kinds(size_t *count);
const struct line_kind *expect_tile_kinds(size_t *count);

#endif
