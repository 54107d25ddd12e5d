#include "cli/match_report.h"

static void add_numbers(
    struct text *out, const char *name, const double *values, int count, int digits)
{
    text_printf(out, ",\"%s\":[", name);
    for (int i = 0; i < count; i++) {
        text_printf(out, "%s%.*f", i ? "," : "", digits, values[i]);
    }
    text_add(out, "]");
}

void match_game_json(const struct ai_game_result *result, int players, struct text *out)
{
    double points[CARC_MAX_PLAYERS];
    double seats[CARC_MAX_PLAYERS];
    double nodes[CARC_MAX_PLAYERS];
    double moves[CARC_MAX_PLAYERS];
    for (int i = 0; i < players; i++) {
        points[i] = result->points[i];
        seats[i] = result->seat[i];
        nodes[i] = (double)result->nodes[i];
        moves[i] = (double)result->moves[i];
    }
    text_printf(out, "{\"game\":%llu", (unsigned long long)result->game);
    add_numbers(out, "points", points, players, 0);
    add_numbers(out, "seats", seats, players, 0);
    add_numbers(out, "nodes", nodes, players, 0);
    add_numbers(out, "moves", moves, players, 0);
    add_numbers(out, "cpu_s", result->cpu_seconds, players, 4);
    text_add(out, "}\n");
}

/* Milliseconds of processor time, and nodes, a move. */
static double cpu_ms(const struct ai_match_sum *sum, int player)
{
    return sum->moves[player] ? 1000 * sum->cpu_seconds[player] / (double)sum->moves[player] : 0;
}

static double nodes_a_move(const struct ai_match_sum *sum, int player)
{
    return sum->moves[player] ? (double)sum->nodes[player] / (double)sum->moves[player] : 0;
}

static void add_list(struct text *out, const char *name, const struct option_list *list)
{
    text_printf(out, ",\"%s\":[", name);
    for (size_t i = 0; i < list->count; i++) {
        text_add(out, i ? "," : "");
        text_add_json(out, list->items[i]);
    }
    text_add(out, "]");
}

void match_setting_json(
    const struct ai_match *match, const struct game_options *game, uint64_t games, struct text *out)
{
    text_printf(out, "\"decks\":%llu,\"nodes\":%llu,\"time_ms\":%u,\"clock\":\"%s\",\"sets\":",
        (unsigned long long)match->decks, (unsigned long long)match->budget.nodes,
        match->budget.milliseconds, match->budget.processor_time ? "processor" : "wall");
    text_add_json(out, game->sets);
    text_add(out, ",\"rules\":");
    text_add_json(out, game->rules);
    add_list(out, "options", &game->options);
    add_list(out, "tiles", &game->tiles);
    text_printf(out, ",\"match_games\":%llu}", (unsigned long long)games);
}

void match_sum_json(const struct ai_match *match, const struct ai_match_sum *sum,
    const char *setting, struct text *out)
{
    struct ai_match_figures figures = ai_match_figures(sum);
    text_add(out, "{\"players\":[");
    for (int i = 0; i < match->players; i++) {
        text_add(out, i ? "," : "");
        text_add_json(out, match->player[i]->name);
    }
    text_printf(out, "],\"games\":%llu,\"score_rate\":%.4f,\"low\":%.4f,\"high\":%.4f",
        (unsigned long long)sum->games, figures.score_rate, figures.low, figures.high);
    text_printf(out, ",\"margin\":%.3f,\"margin_se\":%.3f,\"winner_mean\":%.2f,\"loser_mean\":%.2f",
        figures.margin, figures.margin_se, figures.winner_mean, figures.loser_mean);
    double points[CARC_MAX_PLAYERS];
    double cpu[CARC_MAX_PLAYERS];
    double nodes[CARC_MAX_PLAYERS];
    for (int i = 0; i < match->players; i++) {
        points[i] = sum->games ? sum->points[i] / (double)sum->games : 0;
        cpu[i] = cpu_ms(sum, i);
        nodes[i] = nodes_a_move(sum, i);
    }
    add_numbers(out, "points_mean", points, match->players, 2);
    add_numbers(out, "cpu_ms_a_move", cpu, match->players, 3);
    add_numbers(out, "nodes_a_move", nodes, match->players, 0);
    text_printf(out, ",%s\n", setting);
}

void match_sum_text(const struct ai_match *match, const struct ai_match_sum *sum, struct text *out)
{
    struct ai_match_figures figures = ai_match_figures(sum);
    text_printf(out, "%llu games, decks %llu\n", (unsigned long long)sum->games,
        (unsigned long long)match->decks);
    text_printf(out, "%s: score rate %.3f (95 %%: %.3f to %.3f), margin %+.1f (+-%.1f)\n",
        match->player[0]->name, figures.score_rate, figures.low, figures.high, figures.margin,
        figures.margin_se);
    text_printf(out, "best of each game %.1f points on average, last %.1f\n", figures.winner_mean,
        figures.loser_mean);
    for (int i = 0; i < match->players; i++) {
        text_printf(out, "  %-12s %6.1f points  %9.3f ms and %9.0f nodes a move\n",
            match->player[i]->name, sum->games ? sum->points[i] / (double)sum->games : 0,
            cpu_ms(sum, i), nodes_a_move(sum, i));
    }
}
