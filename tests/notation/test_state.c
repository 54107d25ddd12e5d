#include <criterion/criterion.h>
#include <string.h>

#include "notation/event.h"
#include "notation/state.h"
#include "position.h"

static void expect_in(const struct text *text, const char *part)
{
    cr_expect_not_null(
        strstr(text_string(text), part), "%s\nis not in\n%s", part, text_string(text));
}

Test(state, json)
{
    static const char *const names[] = {"Ann", "B\"b"};
    struct position position;
    position_begin(&position, "base", 2);
    position_play(&position, "draw F;place 0,-1 r1;claim city");
    struct text out;
    text_init(&out);
    notation_state_json(position.rules, position.state, names, &out);
    expect_in(&out, "{\"phase\":\"draw\",\"actor\":0,\"turn\":2,\"turn_player\":2,\"drawn\":null");
    expect_in(&out, "\"players\":[{\"player\":1,\"name\":\"Ann\",\"score\":0,\"standing\":3,"
                    "\"supply\":6},{\"player\":2,\"name\":\"B\\\"b\"");
    expect_in(&out, "\"bag\":{\"left\":70,\"set_aside\":0,\"tiles\":{\"A\":2,");
    expect_in(&out, "\"placements\":[{\"x\":0,\"y\":0,\"rotation\":0,\"tile\":\"D\"},"
                    "{\"x\":0,\"y\":-1,\"rotation\":1,\"tile\":\"F\"}]");
    expect_in(&out, "\"meeples\":[{\"player\":1,\"x\":0,\"y\":-1,\"segment\":\"city\","
                    "\"role\":\"knight\"}]");
    expect_in(&out,
        "{\"kind\":\"city\",\"complete\":false,\"tiles\":2,\"pennants\":1,\"open\":1,\"cities\":0,"
        "\"points\":3,\"owners\":[1],\"meeples\":[1,0],\"segments\":[{\"x\":0,\"y\":0,\"segment\":"
        "\"city\"},{\"x\":0,\"y\":-1,\"segment\":\"city\"}]}");
    expect_in(&out, "\"circle\":null,\"hash\":\"");
    text_finish(&out);
    position_end(&position);
}

Test(state, circle)
{
    struct position position;
    position_begin(&position, "base,crop-circles", 3);
    position_play(&position, "draw F;place 0,-1 r1;claim city;draw U;place 1,0 r1;pass;"
                             "draw CC-E;place 0,1 r1;claim north");
    struct text out;
    text_init(&out);
    notation_state_json(position.rules, position.state, NULL, &out);
    expect_in(&out, "\"circle\":{\"symbol\":\"shield\",\"chosen\":null,\"actor\":3,\"queue\":[],"
                    "\"candidates\":[]}");
    position_play(&position, "crop A");
    text_clear(&out);
    notation_state_json(position.rules, position.state, NULL, &out);
    expect_in(&out, "\"phase\":\"crop-turn\",\"actor\":1");
    expect_in(&out,
        "\"circle\":{\"symbol\":\"shield\",\"chosen\":\"A\",\"actor\":1,\"queue\":[1,3],"
        "\"candidates\":[{\"x\":0,\"y\":-1,\"segment\":\"city\"}]}");
    text_clear(&out);
    notation_actions_json(position.rules, position.state, &out);
    cr_expect_str_eq(text_string(&out),
        "[{\"action\":\"add 0,-1 city\",\"verb\":\"add\",\"x\":0,\"y\":-1,\"segment\":\"city\"},"
        "{\"action\":\"pass\",\"verb\":\"pass\"}]");
    text_finish(&out);
    position_end(&position);
}

Test(state, actions_mark_look_alikes)
{
    struct position position;
    position_begin(&position, "base", 2);
    position_play(&position, "draw B");
    struct text out;
    text_init(&out);
    notation_actions_json(position.rules, position.state, &out);
    expect_in(&out, "\"verb\":\"place\",\"x\":0,\"y\":1,\"rotation\":0}");
    expect_in(&out, "\"verb\":\"place\",\"x\":0,\"y\":1,\"rotation\":3,\"lookalike\":true}");
    text_finish(&out);
    position_end(&position);
}

Test(state, events_json)
{
    struct position position;
    position_begin(&position, "base", 2);
    position_play(&position, "draw E;place 0,-1 r2;claim city");
    struct text out;
    text_init(&out);
    for (size_t i = 0; i < position.events.count; i++) {
        notation_event_json(position.rules, position.state, &position.events.items[i], &out);
        text_add_char(&out, '\n');
    }
    cr_expect_str_eq(text_string(&out),
        "{\"event\":\"claimed\",\"player\":1,\"x\":0,\"y\":-1,\"segment\":\"city\"}\n"
        "{\"event\":\"scored\",\"x\":0,\"y\":-1,\"segment\":\"city\",\"winners\":[1],\"feature\":"
        "\"city\",\"final\":false,\"why\":\"majority\",\"tiles\":2,\"pennants\":0,\"cities\":0,"
        "\"small\":false,\"meeples\":[1,0],\"points\":[4,0]}\n"
        "{\"event\":\"returned\",\"player\":1,\"x\":0,\"y\":-1,\"segment\":\"city\"}\n"
        "{\"event\":\"turn\",\"player\":2}\n");
    text_finish(&out);
    position_end(&position);
}
