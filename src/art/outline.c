/* Reads outlines that are written as path text in the source and sends them, moved and scaled, to
 * the path that is being written. */
#include <assert.h>
#include <string.h>

#include "art/svg.h"

struct reader {
    const char *rest;
    struct art_point at;
    double scale;
};

/* Skips to the next number and reads it. */
static double take_number(struct reader *reader)
{
    const char *p = reader->rest;
    while (*p == ' ' || *p == ',') {
        p++;
    }
    double sign = 1;
    if (*p == '-') {
        sign = -1;
        p++;
    }
    double value = 0;
    while (*p >= '0' && *p <= '9') {
        value = value * 10 + (*p++ - '0');
    }
    if (*p == '.') {
        double unit = 0.1;
        for (p++; *p >= '0' && *p <= '9'; p++) {
            value += (*p - '0') * unit;
            unit /= 10;
        }
    }
    assert(p != reader->rest);
    reader->rest = p;
    return sign * value;
}

static struct art_point take_point(struct reader *reader)
{
    double x = take_number(reader);
    double y = take_number(reader);
    return art_at(reader->at.x + x * reader->scale, reader->at.y + y * reader->scale);
}

static void take_arc(struct reader *reader, struct art_svg *svg)
{
    double rx = take_number(reader) * reader->scale;
    double ry = take_number(reader) * reader->scale;
    double turn = take_number(reader);
    assert(turn == 0);
    bool large = take_number(reader) != 0;
    bool sweep = take_number(reader) != 0;
    art_svg_arc(svg, art_at(rx, ry), large, sweep, take_point(reader));
}

static void take_command(struct reader *reader, char command, struct art_svg *svg)
{
    struct art_point last = art_at(svg->x / 10.0, svg->y / 10.0);
    struct art_point p;
    struct art_point q;
    switch (command) {
    case 'M':
        p = take_point(reader);
        art_svg_move(svg, p.x, p.y);
        break;
    case 'L':
        p = take_point(reader);
        art_svg_line(svg, p.x, p.y);
        break;
    case 'H': art_svg_line(svg, reader->at.x + take_number(reader) * reader->scale, last.y); break;
    case 'V': art_svg_line(svg, last.x, reader->at.y + take_number(reader) * reader->scale); break;
    case 'Q':
        p = take_point(reader);
        art_svg_quad(svg, p, take_point(reader));
        break;
    case 'C':
        p = take_point(reader);
        q = take_point(reader);
        art_svg_cubic(svg, p, q, take_point(reader));
        break;
    case 'A': take_arc(reader, svg); break;
    case 'Z': art_svg_shut(svg); break;
    default: assert(!"a path command that outlines do not use");
    }
}

void art_svg_outline(struct art_svg *svg, const char *path, struct art_point at, double scale)
{
    struct reader reader = {path, at, scale};
    char command = 'M';
    for (;;) {
        while (*reader.rest == ' ' || *reader.rest == ',') {
            reader.rest++;
        }
        if (*reader.rest == 0) {
            return;
        }
        if (strchr("MLHVCQAZ", *reader.rest) != NULL) {
            command = *reader.rest++;
        } else if (command == 'M') {
            command = 'L';
        }
        take_command(&reader, command, svg);
    }
}
