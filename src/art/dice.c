#include "art/dice.h"

/* FNV-1a, 32 bits. */
static uint32_t hash_byte(uint32_t hash, unsigned char byte)
{
    return (hash ^ byte) * 16777619u;
}

void art_dice_start(struct art_dice *dice, const char *id, int variant, char stream)
{
    uint32_t hash = 2166136261u;
    for (const char *p = id; *p != 0; p++) {
        hash = hash_byte(hash, (unsigned char)*p);
    }
    hash = hash_byte(hash, '/');
    hash = hash_byte(hash, (unsigned char)('0' + variant));
    hash = hash_byte(hash, (unsigned char)stream);
    rng_seed(&dice->rng, hash);
}

double art_dice_unit(struct art_dice *dice)
{
    return (double)(rng_next(&dice->rng) >> 11) * (1.0 / 9007199254740992.0);
}

double art_dice_range(struct art_dice *dice, double low, double high)
{
    return low + (high - low) * art_dice_unit(dice);
}

int art_dice_below(struct art_dice *dice, int bound)
{
    return (int)rng_below(&dice->rng, (uint32_t)bound);
}

struct art_point art_dice_point(struct art_dice *dice, struct art_point low, struct art_point high)
{
    double x = art_dice_range(dice, low.x, high.x);
    double y = art_dice_range(dice, low.y, high.y);
    return art_at(x, y);
}

void art_dice_units(struct art_dice *dice, double *out, int count)
{
    for (int i = 0; i < count; i++) {
        out[i] = art_dice_unit(dice);
    }
}

double art_dice_bell(struct art_dice *dice)
{
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        sum += art_dice_unit(dice);
    }
    return (sum - 2) * 1.7320508075688772;
}

int art_id_sum(const char *id)
{
    int sum = 0;
    for (const char *p = id; *p != 0; p++) {
        sum += (unsigned char)*p;
    }
    return sum;
}
