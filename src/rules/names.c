#include <stddef.h>

#include "rules/action.h"
#include "rules/event.h"
#include "rules/names.h"
#include "rules/result.h"
#include "rules/state.h"
#include "rules/tile.h"

static const char *const kind_names[] = {
#define X(name, text, role) text,
    CARC_KINDS(X)
#undef X
};

static const char *const role_names[] = {
#define X(name, text, role) role,
    CARC_KINDS(X)
#undef X
};

static const char *const symbol_names[] = {
#define X(name, text, kind) text,
    CARC_SYMBOLS(X)
#undef X
};

static const enum carc_kind symbol_kinds[] = {
#define X(name, text, kind) kind,
    CARC_SYMBOLS(X)
#undef X
};

static const char *const verb_names[] = {
#define X(name, text) text,
    CARC_VERBS(X)
#undef X
};

static const char *const result_texts[] = {
#define X(name, text) text,
    CARC_RESULTS(X)
#undef X
};

static const char *const event_names[] = {
#define X(name, text) text,
    CARC_EVENTS(X)
#undef X
};

static const char *const phase_names[] = {
#define X(name, text) text,
    CARC_PHASES(X)
#undef X
};

const char *carc_kind_name(enum carc_kind kind)
{
    return kind_names[kind];
}

const char *carc_role_name(enum carc_kind kind)
{
    return role_names[kind];
}

const char *carc_symbol_name(enum carc_symbol symbol)
{
    return symbol_names[symbol];
}

enum carc_kind carc_symbol_kind(enum carc_symbol symbol)
{
    return symbol_kinds[symbol];
}

const char *carc_verb_name(enum carc_verb verb)
{
    return verb_names[verb];
}

const char *carc_result_text(enum carc_result result)
{
    return result_texts[result];
}

const char *carc_event_name(enum carc_event_kind kind)
{
    return event_names[kind];
}

const char *carc_phase_name(enum carc_phase phase)
{
    return phase_names[phase];
}

const char *carc_edge_name(int edge)
{
    static const char *const names[] = {"N", "E", "S", "W"};
    return names[edge];
}

const char *carc_half_name(int half)
{
    static const char *const names[] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
    return names[half];
}
