#include "ai/elo.h"

#include <math.h>

void ai_elo(size_t count, const double *wins, size_t zero, double *ratings)
{
    for (size_t i = 0; i < count; i++) {
        ratings[i] = 1;
    }
    for (int round = 0; round < 2000; round++) {
        for (size_t i = 0; i < count; i++) {
            double won = 0;
            double weight = 0;
            for (size_t j = 0; j < count; j++) {
                double games = wins[i * count + j] + wins[j * count + i];
                if (j == i || games <= 0) {
                    continue;
                }
                won += wins[i * count + j] + 0.5;
                weight += (games + 1) / (ratings[i] + ratings[j]);
            }
            ratings[i] = weight > 0 ? won / weight : ratings[i];
        }
    }
    double base = ratings[zero];
    for (size_t i = 0; i < count; i++) {
        ratings[i] = 400 * log10(ratings[i] / base);
    }
}
