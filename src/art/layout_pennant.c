/* Places for pennants: the first of a city has its usual place, further ones come as near to it as
 * the shields, the square and the walls allow. */
#include "art/layout.h"

#define APART 40.0
#define TIGHTEST 14.0

static bool suits(
    const struct art_layout *layout, int c, int count, struct art_point p, double room)
{
    const struct art_city *city = &layout->cities[c];
    if (!art_layout_in_city(layout, c, p) ||
        art_layout_wall_distance(layout, c, p) < fmin(18, room / 2) ||
        art_distance(p, city->spot) < room - 4) {
        return false;
    }
    for (int i = 0; i < count; i++) {
        if (art_distance(p, city->pennant[i]) < room) {
            return false;
        }
    }
    return true;
}

static struct art_point find_place(const struct art_layout *layout, int c, int count)
{
    struct art_point first = layout->cities[c].pennant[0];
    for (double room = APART; room >= TIGHTEST; room -= 5) {
        struct art_point best = first;
        double nearest = 1e9;
        for (int y = 24; y <= 232; y += 6) {
            for (int x = 20; x <= 236; x += 6) {
                double d = art_distance(art_at(x, y), first);
                if (d < nearest && suits(layout, c, count, art_at(x, y), room)) {
                    nearest = d;
                    best = art_at(x, y);
                }
            }
        }
        if (nearest < 1e9) {
            return best;
        }
    }
    return art_shift(first, 8 * count, 4 * count);
}

void art_layout_pennants(struct art_layout *layout)
{
    for (int c = 0; c < layout->city_count; c++) {
        for (int i = 1; i < layout->cities[c].pennants && i < CARC_MAX_PENNANTS; i++) {
            layout->cities[c].pennant[i] = find_place(layout, c, i);
        }
    }
}
