#include "ai/limit.h"

#include "base/clock.h"

static double seconds(const struct ai_limit *limit)
{
    return clock_seconds(limit->processor ? CLOCK_THREAD : CLOCK_WALL);
}

struct ai_limit ai_limit_begin(const struct ai_budget *budget, uint32_t milliseconds)
{
    struct ai_limit limit = {
        .stop = budget->stop, .nodes = budget->nodes, .processor = budget->processor_time};
    bool own = budget->nodes == 0 && budget->milliseconds == 0;
    uint32_t time = own ? milliseconds : budget->milliseconds;
    if (time) {
        limit.timed = true;
        limit.begin = seconds(&limit);
        limit.end = limit.begin + time * 1e-3;
    }
    return limit;
}

bool ai_limit_called(const struct ai_limit *limit)
{
    return (limit->stop && atomic_load_explicit(limit->stop, memory_order_relaxed)) ||
           (limit->timed && seconds(limit) >= limit->end);
}

bool ai_limit_over(const struct ai_limit *limit, uint64_t nodes)
{
    return (limit->nodes && nodes >= limit->nodes) || ai_limit_called(limit);
}

bool ai_limit_spent(const struct ai_limit *limit, uint64_t nodes, double part)
{
    return (limit->nodes && (double)nodes >= (double)limit->nodes * part) ||
           (limit->timed && seconds(limit) >= limit->begin + (limit->end - limit->begin) * part) ||
           ai_limit_called(limit);
}

void ai_limit_pause(struct ai_limit *limit)
{
    if (limit->processor) {
        double now = seconds(limit);
        limit->begin -= now;
        limit->end -= now;
    }
}

void ai_limit_go_on(struct ai_limit *limit)
{
    if (limit->processor) {
        double now = seconds(limit);
        limit->begin += now;
        limit->end += now;
    }
}
