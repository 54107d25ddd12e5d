#include "ai/limit.h"

#include "base/clock.h"

struct ai_limit ai_limit_begin(const struct ai_budget *budget, uint32_t milliseconds)
{
    struct ai_limit limit = {.stop = budget->stop, .nodes = budget->nodes};
    bool own = budget->nodes == 0 && budget->milliseconds == 0;
    uint32_t time = own ? milliseconds : budget->milliseconds;
    if (time) {
        limit.begin = clock_seconds(CLOCK_WALL);
        limit.end = limit.begin + time * 1e-3;
    }
    return limit;
}

bool ai_limit_called(const struct ai_limit *limit)
{
    return (limit->stop && atomic_load_explicit(limit->stop, memory_order_relaxed)) ||
           (limit->end > 0 && clock_seconds(CLOCK_WALL) >= limit->end);
}

bool ai_limit_over(const struct ai_limit *limit, uint64_t nodes)
{
    return (limit->nodes && nodes >= limit->nodes) || ai_limit_called(limit);
}

bool ai_limit_spent(const struct ai_limit *limit, uint64_t nodes, double part)
{
    return (limit->nodes && (double)nodes >= (double)limit->nodes * part) ||
           (limit->end > 0 &&
               clock_seconds(CLOCK_WALL) >= limit->begin + (limit->end - limit->begin) * part) ||
           ai_limit_called(limit);
}
