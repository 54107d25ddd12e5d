#include "notation/board.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation/picture.h"

#define WIDTH NOTATION_TILE_WIDTH
#define HEIGHT NOTATION_TILE_HEIGHT

/* The part of the grid that is shown, in cells, and its characters: `columns` * WIDTH a line. */
struct canvas {
    int left, top, columns, rows;
    char *at;
};

void notation_tile_picture(
    const struct carc_tile *tile, int rotation, bool unicode, struct text *out)
{
    struct picture picture;
    picture_tile(&picture, tile, rotation);
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
            picture_add(picture.at[y][x], unicode, out);
        }
        text_add_char(out, '\n');
    }
}

static void include(int *first, int *last, int value)
{
    *first = value < *first ? value : *first;
    *last = value > *last ? value : *last;
}

/* The smallest part of the grid with all tiles and marks. False when there are none. */
static bool measure(const struct carc_rules *rules, const struct carc_state *state,
    const struct notation_style *style, struct canvas *canvas)
{
    int left = CARC_MAX_COORDINATE;
    int right = -CARC_MAX_COORDINATE;
    int top = CARC_MAX_COORDINATE;
    int bottom = -CARC_MAX_COORDINATE;
    for (int i = 0; i < state->placed; i++) {
        struct carc_cell cell = carc_placement(rules, state, i).cell;
        include(&left, &right, cell.x);
        include(&top, &bottom, cell.y);
    }
    for (size_t i = 0; i < style->mark_count; i++) {
        include(&left, &right, style->marks[i].cell.x);
        include(&top, &bottom, style->marks[i].cell.y);
    }
    if (left > right) {
        return false;
    }
    *canvas = (struct canvas){left, top, right - left + 1, bottom - top + 1, NULL};
    return true;
}

static char *cell_line(const struct canvas *canvas, struct carc_cell cell, int line)
{
    size_t row = (size_t)((cell.y - canvas->top) * HEIGHT + line);
    size_t column = (size_t)((cell.x - canvas->left) * WIDTH);
    return canvas->at + row * (size_t)(canvas->columns * WIDTH) + column;
}

/* "A", "B2", "AB3": who stands on a segment, with numbers above one. */
static void meeple_word(const struct carc_rules *rules, const struct carc_state *state,
    carc_node node, char *out, size_t size)
{
    size_t length = 0;
    out[0] = '\0';
    for (int player = 0; player < state->players && length + 4 < size; player++) {
        int count = carc_meeples_on(rules, state, player, node);
        if (count > 1) {
            length += (size_t)snprintf(out + length, size - length, "%c%d", 'A' + player, count);
        } else if (count == 1) {
            length += (size_t)snprintf(out + length, size - length, "%c", 'A' + player);
        }
    }
}

static void draw_placement(const struct carc_rules *rules, const struct carc_state *state,
    int number, const struct canvas *canvas)
{
    struct carc_placement placement = carc_placement(rules, state, number);
    const struct carc_tile *tile = &rules->set.tiles[placement.tile];
    struct picture picture;
    picture_tile(&picture, tile, placement.rotation);
    for (int i = 0; i < tile->segment_count; i++) {
        char word[WIDTH + 1];
        carc_node node = carc_node_at(rules, state, placement.cell, i);
        meeple_word(rules, state, node, word, sizeof word);
        picture_write(&picture, i, word);
    }
    for (int y = 0; y < HEIGHT; y++) {
        memcpy(cell_line(canvas, placement.cell, y), picture.at[y], WIDTH);
    }
}

static void draw_mark(const struct notation_mark *mark, const struct canvas *canvas)
{
    size_t size = strlen(mark->text);
    char *line = cell_line(canvas, mark->cell, HEIGHT / 2);
    memcpy(line + (WIDTH - size) / 2, mark->text, size);
}

static void write_rim(const struct canvas *canvas, struct text *out)
{
    text_add(out, "     ");
    for (int i = 0; i < canvas->columns; i++) {
        char label[16];
        int size = snprintf(label, sizeof label, "%d", canvas->left + i);
        int before = (WIDTH - size) / 2;
        text_printf(out, "%*s%s", before, "", label);
        if (i + 1 < canvas->columns) {
            text_printf(out, "%*s", WIDTH - size - before, "");
        }
    }
    text_add_char(out, '\n');
}

static void write_lines(const struct canvas *canvas, bool unicode, struct text *out)
{
    int width = canvas->columns * WIDTH;
    for (int line = 0; line < canvas->rows * HEIGHT; line++) {
        const char *from = canvas->at + (size_t)line * (size_t)width;
        int size = width;
        while (size > 0 && from[size - 1] == ' ') {
            size--;
        }
        if (line % HEIGHT == HEIGHT / 2) {
            text_printf(out, "%4d ", canvas->top + line / HEIGHT);
        } else if (size > 0) {
            text_add(out, "     ");
        }
        for (int i = 0; i < size; i++) {
            picture_add(from[i], unicode, out);
        }
        text_add_char(out, '\n');
    }
}

void notation_board_picture(const struct carc_rules *rules, const struct carc_state *state,
    const struct notation_style *style, struct text *out)
{
    static const struct notation_style plain = {false, NULL, 0};
    style = style != NULL ? style : &plain;
    struct canvas canvas;
    if (!measure(rules, state, style, &canvas)) {
        text_add(out, "(no tile lies on the table)\n");
        return;
    }
    size_t size = (size_t)(canvas.columns * WIDTH) * (size_t)(canvas.rows * HEIGHT);
    canvas.at = base_alloc(size);
    memset(canvas.at, ' ', size);
    for (int i = 0; i < state->placed; i++) {
        draw_placement(rules, state, i, &canvas);
    }
    for (size_t i = 0; i < style->mark_count; i++) {
        draw_mark(&style->marks[i], &canvas);
    }
    write_rim(&canvas, out);
    write_lines(&canvas, style->unicode, out);
    write_rim(&canvas, out);
    free(canvas.at);
}
