#include "art/stage.h"

#include <stdlib.h>

void art_stage_init(struct art_stage *stage, struct art_svg *ground, int rotation, bool fine)
{
    stage->ground = ground;
    text_init(&stage->scratch);
    stage->prop = (struct art_svg){.out = &stage->scratch};
    stage->prop_count = 0;
    stage->rotation = rotation;
    stage->fine = fine;
}

void art_stage_finish(struct art_stage *stage)
{
    text_finish(&stage->scratch);
}

static void end_last(struct art_stage *stage)
{
    if (stage->prop_count > 0) {
        stage->props[stage->prop_count - 1].to = stage->scratch.size;
    }
}

struct art_svg *art_stage_prop(struct art_stage *stage, double key)
{
    end_last(stage);
    if (stage->prop_count < ART_MAX_PROPS) {
        struct art_prop *prop = &stage->props[stage->prop_count];
        *prop = (struct art_prop){.key = key, .number = stage->prop_count};
        stage->prop_count++;
    }
    stage->props[stage->prop_count - 1].from = stage->scratch.size;
    return &stage->prop;
}

static int compare_props(const void *a, const void *b)
{
    const struct art_prop *p = a;
    const struct art_prop *q = b;
    if (p->key != q->key) {
        return p->key < q->key ? -1 : 1;
    }
    return (p->number > q->number) - (p->number < q->number);
}

void art_stage_write(struct art_stage *stage, struct art_svg *to)
{
    end_last(stage);
    qsort(stage->props, (size_t)stage->prop_count, sizeof stage->props[0], compare_props);
    for (int i = 0; i < stage->prop_count; i++) {
        const struct art_prop *prop = &stage->props[i];
        text_add_bytes(to->out, stage->scratch.data + prop->from, prop->to - prop->from);
    }
}
