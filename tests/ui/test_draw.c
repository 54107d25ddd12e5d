/* What the software renderer makes of it. */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "gallery.h"
#include "harness.h"
#include "ui/draw.h"
#include "ui/mask.h"
#include "ui/overlay.h"
#include "ui/picture.h"
#include "ui/raster.h"

TestSuite(draw, .timeout = 60);

static const struct ui_color red = {200, 0, 0, 255};
static const struct ui_color blue = {0, 0, 200, 255};

static void shapes(struct ui *ui, void *data)
{
    (void)data;
    ui_fill(ui, ui_screen(ui), (struct ui_color){255, 255, 255, 255});
    ui_round(ui, (struct ui_rect){100, 100, 200, 100}, 20, red);
    ui_frame(ui, (struct ui_rect){400, 100, 200, 100}, 20, (struct ui_pen){4, blue, 0, 0});
    ui_clip_push(ui, (struct ui_rect){700, 100, 50, 50});
    ui_fill(ui, (struct ui_rect){650, 50, 400, 400}, red);
    ui_clip_push(ui, (struct ui_rect){0, 0, 10, 10});
    ui_fill(ui, ui_screen(ui), blue);
    ui_clip_pop(ui);
    ui_clip_pop(ui);
    ui_opacity_push(ui, 0.5f);
    ui_fill(ui, (struct ui_rect){100, 300, 50, 50}, red);
    ui_opacity_pop(ui);
    const struct ui_point bay[] = {
        {200, 300}, {300, 300}, {300, 400}, {280, 400}, {280, 320}, {200, 320}};
    ui_polygon(ui, bay, 6, red);
    const struct ui_point outer[] = {{200, 450}, {300, 450}, {300, 550}, {200, 550}};
    const struct ui_point hole[] = {{220, 470}, {280, 470}, {280, 530}, {220, 530}};
    ui_area_fill(ui, (const struct ui_contour[]){{outer, 4}, {hole, 4}}, 2, blue);
    ui_line(ui, (struct ui_point){400, 300}, (struct ui_point){500, 300},
        (struct ui_pen){6, blue, 10, 10});
    ui_svg(ui, (struct ui_rect){600, 300, 40, 40}, "square",
        "<svg viewBox='0 0 10 10'><rect width='10' height='10' fill='#00c800'/></svg>", UI_PLAIN);
    if (ui_layer_begin(ui, "layer", (struct ui_rect){700, 300, 60, 60}, 1)) {
        ui_fill(ui, (struct ui_rect){700, 300, 60, 60}, blue);
        ui_fill(ui, (struct ui_rect){700, 300, 20, 20}, red);
        ui_layer_end(ui);
    }
}

static void expect_color(struct harness *harness, int x, int y, struct ui_color wanted)
{
    struct ui_color got = harness_pixel(harness, x, y);
    bool near =
        abs(got.r - wanted.r) <= 3 && abs(got.g - wanted.g) <= 3 && abs(got.b - wanted.b) <= 3;
    cr_expect(near, "at %d, %d: %d %d %d instead of %d %d %d", x, y, got.r, got.g, got.b, wanted.r,
        wanted.g, wanted.b);
}

Test(draw, shapes_land_on_their_pixels)
{
    static const struct ui_color white = {255, 255, 255, 255};
    struct harness harness;
    harness_start_painting(&harness, shapes, NULL);
    for (int pass = 0; pass < 2; pass++) { /* made, then from the stores */
        expect_color(&harness, 200, 150, red);
        expect_color(&harness, 101, 101, white);
        expect_color(&harness, 100, 150, red);
        expect_color(&harness, 299, 150, red);
        expect_color(&harness, 300, 150, white);
        expect_color(&harness, 402, 150, blue);
        expect_color(&harness, 405, 150, white);
        expect_color(&harness, 500, 150, white);
        expect_color(&harness, 725, 125, red);
        expect_color(&harness, 751, 125, white);
        expect_color(&harness, 5, 5, white);
        expect_color(&harness, 120, 320, (struct ui_color){228, 128, 128, 255});
        expect_color(&harness, 290, 380, red);
        expect_color(&harness, 240, 380, white);
        expect_color(&harness, 210, 500, blue);
        expect_color(&harness, 250, 500, white);
        expect_color(&harness, 405, 300, blue);
        expect_color(&harness, 415, 300, white);
        expect_color(&harness, 620, 320, (struct ui_color){0, 200, 0, 255});
        expect_color(&harness, 710, 310, red);
        expect_color(&harness, 750, 350, blue);
    }
    ui_destroy(harness.ui);
}

Test(draw, corners_are_smooth)
{
    int between = 0;
    for (int x = 0; x < 20; x++) {
        float cover = ui_mask_cover(100, 100, 20, (float)x + 0.5f, 5.5f);
        between += cover > 0.02f && cover < 0.98f;
    }
    cr_expect_geq(between, 1);
    cr_expect_float_eq(ui_mask_cover(100, 100, 20, 50, 50), 1, 1e-4);
    cr_expect_float_eq(ui_mask_cover(100, 100, 20, 1, 1), 0, 1e-4);
}

/* The alpha values of an area add up to its size, whatever its position in the pixels. */
Test(draw, areas_cover_what_they_measure)
{
    for (int turn = 0; turn < 12; turn++) {
        float shift = (float)turn / 12;
        const struct ui_point kite[] = {
            {30 + shift, 5}, {55, 30 + shift}, {30, 55.5f}, {5.25f, 30}};
        float size = 0;
        for (int i = 0; i < 4; i++) {
            struct ui_point a = kite[i], b = kite[(i + 1) % 4];
            size += (a.x * b.y - b.x * a.y) / 2;
        }
        struct ui_edges edges;
        ui_edges_init(&edges);
        ui_edges_contour(&edges, kite, 4);
        SDL_Surface *surface = ui_raster(&edges, (SDL_Rect){0, 0, 64, 64}, turn % 2);
        float covered = 0;
        for (int y = 0; y < 64; y++) {
            const uint8_t *row = (const uint8_t *)surface->pixels + y * surface->pitch;
            for (int x = 0; x < 64; x++) {
                covered += (float)row[4 * x + 3] / 255;
            }
        }
        cr_expect_float_eq(covered, size, 4);
        SDL_FreeSurface(surface);
        ui_edges_finish(&edges);
    }
}

Test(draw, a_shadow_fades_outwards)
{
    struct ui_mask mask = {UI_MASK_SHADOW, 80, 80, 10, 20};
    SDL_Surface *surface = ui_mask_surface(&mask);
    const uint8_t *row = (const uint8_t *)surface->pixels + surface->h / 2 * surface->pitch;
    cr_expect_eq(surface->w, 80 + 2 * ui_mask_reach(&mask));
    for (int x = 1; x < surface->w / 2; x++) {
        cr_expect_geq(row[4 * x + 3], row[4 * (x - 1) + 3]);
    }
    cr_expect_lt(row[3], 8);
    SDL_FreeSurface(surface);
}

static void page(struct ui *ui, void *data)
{
    gallery_draw(ui, data);
}

Test(draw, every_page_in_every_theme_and_scale)
{
    struct gallery gallery;
    gallery_init(&gallery);
    struct harness harness;
    harness_start_painting(&harness, page, &gallery);
    for (int theme = 0; theme < UI_THEMES; theme++) {
        ui_set_theme(harness.ui, (enum ui_theme)theme);
        for (gallery.page = 0; gallery.page < GALLERY_PAGES; gallery.page++) {
            ui_set_scale(harness.ui, gallery.page % 2 ? 1.25f : 1);
            harness_run(&harness);
        }
        gallery.page = 0;
        ui_set_scale(harness.ui, 1);
        harness_run(&harness);
        struct ui_rect card = ui_shown_find(harness.ui, "page")->rect;
        struct ui_color paper = ui_theme_color((enum ui_theme)theme, UI_PAPER);
        expect_color(&harness, (int)card.x - 10, (int)(card.y + card.h / 2), paper);
    }
    ui_destroy(harness.ui);
    gallery_finish(&gallery);
}

Test(draw, screenshots_fail_with_a_reason)
{
    struct harness harness;
    struct diag diag;
    diag_init(&diag, "");
    harness_start_painting(&harness, shapes, NULL);
    ui_screenshot_next(harness.ui, "/nowhere/at/all.png");
    harness_run(&harness);
    cr_expect_not(ui_screenshot_result(harness.ui, &diag));
    cr_expect_eq(diag.errors, 1);
    ui_destroy(harness.ui);
}

Test(draw, all_icons_are_pictures)
{
    for (int icon = 1; icon < UI_ICON_COUNT; icon++) {
        SDL_Surface *surface = ui_svg_raster(ui_icon_svg((enum ui_icon)icon), 48, 48);
        cr_assert_not_null(surface, "icon %d", icon);
        int inked = 0;
        for (int y = 0; y < surface->h; y++) {
            const uint8_t *row = (const uint8_t *)surface->pixels + y * surface->pitch;
            for (int x = 0; x < surface->w; x++) {
                inked += row[4 * x + 3] > 128;
            }
        }
        cr_expect_geq(inked, 60, "icon %d is nearly empty", icon);
        SDL_FreeSurface(surface);
    }
}
