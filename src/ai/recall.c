#include "ai/recall.h"

struct ai_recall_row *ai_recall_row(struct ai_recall *recall, uint64_t key)
{
    struct ai_recall_row *row = &recall->rows[key % AI_RECALL_ROWS];
    if (row->key != key) {
        row->key = key;
        row->count = 0;
    }
    return row;
}

uint64_t ai_recall_count(const struct ai_recall_row *row)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < row->count; i++) {
        sum += row->tried[i].count;
    }
    return sum;
}
