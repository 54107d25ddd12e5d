/* The pages of the settings that are mostly switches. */
#include <math.h>
#include <string.h>

#include "client/language.h"
#include "client/pictures.h"
#include "client/settings_page.h"
#include "client/words.h"
#include "ui/draw.h"

void page_access(struct pages *pages)
{
    struct app *app = pages->app;
    page_switch(pages, "large-text", _("Large text"), _("All letters a quarter larger"),
        offsetof(struct settings, large_text));
    page_switch(pages, "large-targets", _("Large targets"),
        _("For fingers: what is pressed is also met a little beside it"),
        offsetof(struct settings, large_targets));
    page_switch(pages, "high-contrast", _("High contrast"),
        _("Pale land, solid colours on it, thick edges"), offsetof(struct settings, high_contrast));
    page_switch(pages, "less-motion", _("Less motion"), _("Fades instead of flights, no pulsing"),
        offsetof(struct settings, less_motion));
    const char *sets[] = {_("Easy to tell apart"), _("As in old boxes")};
    page_choice(pages, "colours",
        (const char *const[]){_("Colours of the players"),
            _("The first set suits every kind of colour vision; each player has an emblem, too")},
        &(struct ui_choices){sets, ART_PLAYER_SET_COUNT}, offsetof(struct settings, colours));
    struct ui_rect line = ui_cut_top(&pages->rest, 64, 0);
    for (int i = 0; i < ART_PLAYERS; i++) {
        struct ui_rect square = ui_cut_left(&line, 40, 12);
        picture_badge_of(app, ui_centre(square, 40, 40), art_player(app->settings.colours, i));
    }
    ui_divider(app->ui, pages->rest.x, pages->rest.y - 1, pages->rest.w);
    page_switch(pages, "hover-cards", _("Cards under the pointer"),
        _("What a feature is worth now and when finished"), offsetof(struct settings, hover_cards));
    page_switch(pages, "hand-over", _("Banner between turns"), _("Says whose turn begins"),
        offsetof(struct settings, hand_over));
    page_switch(pages, "turn-board", _("Turn the board to each player"),
        _("As if it lay between you: the side of whoever decides is below"),
        offsetof(struct settings, turn_board));
    page_switch(pages, "large-turn", _("Whose turn it is, in large letters"),
        _("A band below the board, to be read from across the table"),
        offsetof(struct settings, large_turn));
}

static void tips_row(struct pages *pages)
{
    struct settings *settings = &pages->app->settings;
    page_switch(pages, "tips", _("Tips for the first game"),
        settings->tips_seen ? _("Switch off and on to see them all again")
                            : _("Four short notes, each can be closed"),
        offsetof(struct settings, tips));
    if (!settings->tips) {
        settings->tips_seen = 0;
    }
}

void page_game(struct pages *pages)
{
    page_switch(pages, "confirm-turn", _("Confirm each turn"),
        _("End turn must be pressed; otherwise a meeple or Skip ends the turn at once"),
        offsetof(struct settings, confirm_turn));
    const char *undo[] = {_("Casual"), _("Strict")};
    page_two(pages,
        &(struct page_row){.id = "strict",
            .title = _("Undo"),
            .help =
                _("Casual goes back to earlier turns; strict ends where the next tile was seen")},
        undo, offsetof(struct settings, strict));
    const char *counts[] = {_("Never"), _("On key"), _("3 or fewer"), _("Always")};
    page_choice(pages, "counts",
        (const char *const[]){_("How many tiles fit"),
            _("Numbers on the empty spaces: tiles in the bag that would fit there")},
        &(struct ui_choices){counts, 4}, offsetof(struct settings, counts));
    page_switch(pages, "purist", _("For purists"),
        _("No counts at all: neither on the board nor of the bag"),
        offsetof(struct settings, purist));
    const char *pads[] = {_("Shared"), _("One each")};
    page_choice(pages, "pads",
        (const char *const[]){_("Gamepads"),
            _("One each: the first plays for the first person, and so on round the table")},
        &(struct ui_choices){pads, 2}, offsetof(struct settings, pads));
    const char *paces[] = {_("Calm"), _("Brisk"), _("At once")};
    page_choice(pages, "pace",
        (const char *const[]){
            _("Pace of computer players"), _("How long each of their steps stays to be seen")},
        &(struct ui_choices){paces, 3}, offsetof(struct settings, pace));
    page_switch(pages, "think-ahead", _("Think on your time"),
        _("Strong computer players also think while you decide"),
        offsetof(struct settings, think_ahead));
    page_switch(pages, "clocks", _("Clocks"),
        _("How long each player has had the word; pauses do not count"),
        offsetof(struct settings, clocks));
    page_switch(pages, "skip-idle-circles", _("Skip choices that change nothing"),
        _("When no crop circle choice matters, it is made by itself"),
        offsetof(struct settings, skip_idle_circles));
    page_switch(pages, "auto-take", _("Take forced meeples back"),
        _("When only one meeple can be taken back, it is taken by itself"),
        offsetof(struct settings, auto_take));
    tips_row(pages);
}

void page_sound(struct pages *pages)
{
    struct app *app = pages->app;
    struct ui *ui = app->ui;
    page_switch(pages, "sound", _("Sound"), _("Wood and paper; all of it can be seen, too"),
        offsetof(struct settings, sound));
    float *volume = &app->settings.volume;
    struct page_row row = {"volume", _("Volume"), _("Of all sounds"), 320,
        fabsf(*volume - pages->usual.volume) > 0.004f};
    struct ui_rect place;
    if (page_row(pages, &row, &place)) {
        *volume = pages->usual.volume;
    }
    struct ui_rect number = ui_cut_right(&place, 56, 12);
    if (ui_slider(ui, "volume", place, &(struct ui_range){0, 1, 0.05f, _("Volume")}, volume)) {
        pages->changed = true;
    }
    ui_text(ui, number, kit_aligned(ui, UI_BODY_BOLD, UI_INK, UI_END),
        ui_format(ui, "%d %%", (int)lrintf(*volume * 100)));
    struct ui_rect line = ui_cut_top(&pages->rest, 72, 0);
    line = ui_centre(line, line.w, 44);
    static const struct {
        const char *id, *title;
        enum synth_sound sound;
    } samples[] = {{"hear-tile", N_("A tile"), SYNTH_TILE},
        {"hear-meeple", N_("A meeple"), SYNTH_MEEPLE},
        {"hear-points", N_("Points"), SYNTH_SCORE_LARGE},
        {"hear-circle", N_("A crop circle"), SYNTH_CIRCLE}};
    for (size_t i = 0; i < ARRAY_LENGTH(samples); i++) {
        struct ui_button look = {.label = _(samples[i].title), .icon = UI_ICON_SOUND};
        if (ui_button(
                ui, samples[i].id, ui_cut_left(&line, ui_button_width(ui, &look), 10), &look)) {
            sounds_play(app->sounds, samples[i].sound, 0);
        }
    }
}

static void language_card(
    struct pages *pages, struct ui_rect card, const char *code, const char *name)
{
    struct ui *ui = pages->app->ui;
    char *chosen = pages->app->settings.language;
    bool on = strcmp(chosen, code) == 0;
    const char *id = ui_format(ui, "language-%s", *code ? code : "system");
    if (ui_card(ui, id, card, &(struct ui_card){.label = name, .on = on})) {
        memcpy(chosen, code, strlen(code) + 1);
        pages->changed = true;
    }
    struct ui_rect inside = {card.x + 20, card.y, card.w - 40, card.h};
    if (on) {
        struct ui_rect mark = kit_right(inside, 24, 24);
        ui_disc(ui, (struct ui_point){mark.x + 12, mark.y + 12}, 12, ui_color(ui, UI_TERRACOTTA));
        ui_icon(ui, ui_inset(mark, 4), UI_ICON_CHECK, ui_color(ui, UI_ON_TERRACOTTA));
        inside.w -= 32;
    }
    kit_text(ui, inside, UI_NAME, UI_INK, name);
}

void page_language(struct pages *pages)
{
    struct ui *ui = pages->app->ui;
    size_t count;
    const struct language *languages = language_list(&count);
    if (page_label(pages, "language", _("Language"), pages->app->settings.language[0] != 0)) {
        pages->app->settings.language[0] = 0;
    }
    float width = (pages->rest.w - 14) / 2;
    struct ui_rect line = ui_cut_top(&pages->rest, 64, 12);
    language_card(pages, ui_cut_left(&line, width, 14), "", _("As the system"));
    for (size_t i = 0; i < count; i++) {
        if (i % 2 == 1) {
            line = ui_cut_top(&pages->rest, 64, 12);
        }
        language_card(pages, ui_cut_left(&line, width, 14), languages[i].code, languages[i].name);
    }
    ui_paragraph(ui, ui_cut_top(&pages->rest, 60, 0), kit_type(ui, UI_SMALL, UI_INK2),
        _("Names of players may be written in any of these languages."));
}
