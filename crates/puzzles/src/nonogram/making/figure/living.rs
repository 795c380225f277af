//! Figures of living beings.

use super::super::brush::{Brush, PAPER, Point, disc, polygon, rectangle, stroke};
use super::{ground, sun};

pub(super) fn tree(brush: &mut Brush<'_>) {
    let base = brush.between(0.86, 0.92);
    let trunk = brush.between(0.05, 0.08);
    ground(brush, 3, base);
    brush.join(
        2,
        polygon([
            (0.5 - trunk, 0.5),
            (0.5 + trunk, 0.5),
            (0.5 + 1.7 * trunk, base),
            (0.5 - 1.7 * trunk, base),
        ]),
    );
    let crown = brush.between(0.2, 0.25);
    let middle = (0.5, brush.between(0.28, 0.34));
    brush.fill(1, disc(middle, (1.2 * crown, crown)));
    let leaves = [(-0.2, 0.06), (0.2, 0.05), (-0.1, -0.1), (0.12, -0.11)];
    for (x, y) in leaves {
        let size = brush.between(0.13, 0.19);
        brush.join(1, disc((middle.0 + x, middle.1 + y), (size, size)));
    }
    let apple = 0.03_f32.max(0.7 * brush.cell());
    for (x, y) in leaves.into_iter().take(1 + brush.seed.below(4)) {
        let at = (middle.0 + 0.8 * x, middle.1 + 0.8 * y);
        brush.join(if brush.cell() > 0.08 { PAPER } else { 4 }, disc(at, (apple, apple)));
        brush.fill(PAPER, disc(at, (apple, apple)));
    }
    if brush.percent(40) {
        sun(brush, 5);
    }
}

pub(super) fn fir(brush: &mut Brush<'_>) {
    let base = brush.between(0.86, 0.92);
    ground(brush, 3, base);
    let trunk = brush.between(0.05, 0.07);
    brush.join(2, rectangle((0.5 - trunk, 0.7), (0.5 + trunk, base)));
    let layers = 3 + brush.seed.below(2);
    let (top, low) = (0.03, brush.between(0.72, 0.78));
    let wide = brush.between(0.32, 0.42);
    for layer in 0..layers {
        let share = (layer + 1) as f32 / layers as f32;
        let up = top + (low - top) * (layer as f32 / layers as f32) * 0.85;
        let down = top + (low - top) * share;
        let half = wide * (0.35 + 0.65 * share);
        brush.join(1, polygon([(0.5, up), (0.5 + half, down), (0.5 - half, down)]));
    }
    let ball = 0.028_f32.max(0.7 * brush.cell());
    for (x, y) in [(-0.08, 0.4), (0.1, 0.52), (-0.14, 0.64), (0.02, 0.27)] {
        if brush.percent(60) {
            brush.join(PAPER, disc((0.5 + x, y), (ball, ball)));
        }
    }
    if brush.percent(50) {
        sun(brush, 4);
    }
}

pub(super) fn face(brush: &mut Brush<'_>) {
    let (wide, high) = (brush.between(0.4, 0.46), brush.between(0.42, 0.47));
    brush.join(1, disc((0.5, 0.5), (wide, high)));
    let is_hollow = brush.percent(50);
    let edge = 0.045_f32.max(1.3 * brush.cell());
    if is_hollow {
        brush.join(PAPER, disc((0.5, 0.5), (wide - edge, high - edge)));
    }
    let ink = if is_hollow { 2 } else { PAPER };
    let apart = brush.between(0.14, 0.18);
    let eye = (brush.between(0.05, 0.08), brush.between(0.06, 0.1));
    let line = brush.between(0.36, 0.42);
    for side in [-apart, apart] {
        brush.join(ink, disc((0.5 + side, line), eye));
    }
    let (mouth, smile) = (brush.between(0.62, 0.66), brush.between(0.2, 0.27));
    let deep = brush.between(0.12, 0.18);
    let is_laughing = brush.percent(50);
    let thick = 1.5 * brush.cell();
    brush.join(ink, move |at: Point| {
        let outer = at.1 >= mouth && disc((0.5, mouth), (smile, deep))(at);
        let inner = disc((0.5, mouth), (smile - thick, deep - thick))(at);
        outer && (is_laughing || !inner)
    });
    if brush.percent(50) {
        let nose = brush.between(0.03, 0.05);
        brush.join(ink, polygon([(0.5, 0.44), (0.5 + nose, 0.57), (0.5 - nose, 0.57)]));
    }
    if brush.percent(50) {
        let brim = 0.5 - high + brush.between(0.1, 0.14);
        brush.fill(3, rectangle((0.5 - wide, brim), (0.5 + wide, brim + 0.07)));
        brush.join(3, rectangle((0.5 - 0.6 * wide, 0.0), (0.5 + 0.6 * wide, brim)));
    }
}

pub(super) fn fish(brush: &mut Brush<'_>) {
    let middle = (brush.between(0.4, 0.46), brush.between(0.46, 0.54));
    let (long, high) = (brush.between(0.34, 0.38), brush.between(0.2, 0.28));
    let tail = middle.0 + 0.75 * long;
    let spread = brush.between(0.18, 0.26);
    let notch = brush.between(0.86, 0.9);
    brush.join(
        2,
        polygon([
            (tail, middle.1),
            (0.97, middle.1 - spread),
            (notch, middle.1),
            (0.97, middle.1 + spread),
        ]),
    );
    let fin = brush.between(0.08, 0.14);
    brush.join(
        2,
        polygon([
            (middle.0 - 0.1, middle.1 - 0.8 * high),
            (middle.0 + 0.16, middle.1 - high - fin),
            (middle.0 + 0.18, middle.1 - 0.5 * high),
        ]),
    );
    brush.join(
        2,
        polygon([
            (middle.0, middle.1 + 0.8 * high),
            (middle.0 + 0.14, middle.1 + high + fin),
            (middle.0 + 0.16, middle.1 + 0.5 * high),
        ]),
    );
    brush.fill(1, disc(middle, (long, high)));
    let eye = 0.05_f32.max(0.9 * brush.cell());
    let at = (middle.0 - 0.6 * long, middle.1 - 0.25 * high);
    brush.join(PAPER, disc(at, (eye, eye)));
    if brush.cell() < 0.045 {
        brush.join(3, disc(at, (0.4 * eye, 0.4 * eye)));
    }
    let stripes = 1 + brush.seed.below(3);
    for stripe in 0..stripes {
        let x = middle.0 - 0.1 * long + 0.3 * long * stripe as f32;
        let body = disc(middle, (long, high));
        let line = stroke([(x, 0.0), (x, 1.0)], 1.2 * brush.cell());
        brush.join(PAPER, move |at| body(at) && line(at));
    }
    let bubble = 0.035_f32.max(0.8 * brush.cell());
    for step in 0..brush.seed.below(4) {
        let at = (0.04 + 0.02 * step as f32, middle.1 - 0.12 - 0.13 * step as f32);
        brush.fill(4, disc(at, (bubble, bubble)));
    }
}

/// The cosine and the sine of a twelfth of a turn, and so on around.
const TWELFTHS: [Point; 12] = [
    (1.0, 0.0),
    (0.866, 0.5),
    (0.5, 0.866),
    (0.0, 1.0),
    (-0.5, 0.866),
    (-0.866, 0.5),
    (-1.0, 0.0),
    (-0.866, -0.5),
    (-0.5, -0.866),
    (0.0, -1.0),
    (0.5, -0.866),
    (0.866, -0.5),
];

pub(super) fn flower(brush: &mut Brush<'_>) {
    let base = brush.between(0.9, 0.95);
    ground(brush, 4, base);
    let middle = (0.5, brush.between(0.28, 0.32));
    let (lean, thick) = (brush.between(-0.06, 0.06), 0.045_f32.max(1.2 * brush.cell()));
    brush.join(3, stroke([middle, (0.5 + lean, 0.65), (0.5, base)], thick));
    for side in [-1.0, 1.0] {
        let y = brush.between(0.66, 0.76);
        let tip = 0.5 + side * brush.between(0.22, 0.32);
        let half = (0.5 + tip) / 2.0;
        brush.join(
            3,
            polygon([(0.5, y + 0.08), (half, y - 0.07), (tip, y - 0.06), (half, y + 0.06)]),
        );
    }
    let far = brush.between(0.16, 0.19);
    let petal = brush.between(0.08, 0.1);
    let petals = *brush.seed.pick(&[4, 6]);
    let wide = if petals == 4 { 1.4 * petal } else { petal };
    for step in 0..petals {
        let (cosine, sine) = TWELFTHS[(12 / petals * step + 12 / petals / 2) % 12];
        let at = (middle.0 + far * cosine, middle.1 + far * sine);
        brush.fill(1, disc(at, (wide, wide)));
    }
    let heart = brush.between(0.08, 0.1);
    brush.fill(2, disc(middle, (heart, heart)));
}

pub(super) fn cat(brush: &mut Brush<'_>) {
    let (wide, high) = (brush.between(0.36, 0.42), brush.between(0.3, 0.34));
    let middle = (0.5, brush.between(0.58, 0.62));
    let ear = brush.between(0.03, 0.1);
    for side in [-1.0, 1.0] {
        let at = |x: f32| 0.5 + side * x;
        brush.join(
            1,
            polygon([
                (at(wide), middle.1 - 0.1),
                (at(0.9 * wide), ear),
                (at(0.12), middle.1 - 0.8 * high),
            ]),
        );
    }
    brush.join(1, disc(middle, (wide, high)));
    let (apart, eye) = (brush.between(0.14, 0.19), brush.between(0.055, 0.085));
    for side in [-apart, apart] {
        let at = (0.5 + side, middle.1 - 0.05);
        brush.join(PAPER, disc(at, (eye, eye)));
        if brush.cell() < 0.05 {
            brush.join(3, disc(at, (0.35 * eye, 0.8 * eye)));
        }
    }
    let nose = 0.05_f32.max(brush.cell());
    brush.join(
        PAPER,
        polygon([
            (0.5 - nose, middle.1 + 0.07),
            (0.5 + nose, middle.1 + 0.07),
            (0.5, middle.1 + 0.07 + nose),
        ]),
    );
    let mouth = middle.1 + brush.between(0.17, 0.2);
    let line = brush.cell();
    brush.join(
        PAPER,
        stroke(
            [
                (0.38, mouth),
                (0.44, mouth + 0.03),
                (0.5, mouth - 0.02),
                (0.56, mouth + 0.03),
                (0.62, mouth),
            ],
            line,
        ),
    );
    if brush.cell() < 0.05 {
        for (side, y) in [(-1.0, 0.0), (1.0, 0.0), (-1.0, 0.08), (1.0, 0.08)] {
            let from = (0.5 + side * wide, middle.1 + 0.05 + y);
            brush.join(2, stroke([from, (0.5 + side * 0.49, from.1 + y - 0.03)], line));
        }
    }
}

pub(super) fn mushroom(brush: &mut Brush<'_>) {
    let base = brush.between(0.88, 0.93);
    ground(brush, 3, base);
    let edge = brush.between(0.48, 0.54);
    let (wide, top) = (brush.between(0.38, 0.45), brush.between(0.06, 0.12));
    let stem = brush.between(0.1, 0.14);
    brush.join(
        2,
        polygon([
            (0.5 - stem, edge),
            (0.5 + stem, edge),
            (0.5 + 1.4 * stem, base),
            (0.5 - 1.4 * stem, base),
        ]),
    );
    brush.fill(1, move |at: Point| at.1 <= edge && disc((0.5, edge), (wide, edge - top))(at));
    let dots = [(-0.22, -0.1), (0.02, -0.25), (0.22, -0.14), (-0.03, -0.09)];
    for (x, y) in dots {
        let size = brush.between(0.04, 0.07).max(0.7 * brush.cell());
        brush.join(PAPER, disc((0.5 + x, edge + y), (size, size)));
    }
    if brush.percent(50) {
        brush.fill(2, rectangle((0.5 - 1.5 * stem, edge + 0.1), (0.5 + 1.5 * stem, edge + 0.15)));
    }
}

pub(super) fn butterfly(brush: &mut Brush<'_>) {
    let upper = (brush.between(0.2, 0.24), brush.between(0.2, 0.25));
    let lower = (brush.between(0.15, 0.19), brush.between(0.16, 0.2));
    let spot = brush.between(0.06, 0.09);
    for side in [-1.0, 1.0] {
        let at = |x: f32, y: f32| (0.5 + side * x, y);
        brush.join(2, disc(at(0.21, 0.7), lower));
        brush.fill(1, disc(at(0.25, 0.36), upper));
        brush.join(PAPER, disc(at(0.27, 0.35), (spot, spot)));
        brush.join(PAPER, disc(at(0.21, 0.71), (0.7 * spot, 0.7 * spot)));
        let feeler = [(0.5, 0.2), at(0.06, 0.08), at(0.14, 0.02)];
        brush.join(3, stroke(feeler, brush.cell()));
    }
    brush.fill(3, disc((0.5, 0.52), (0.045_f32.max(0.6 * brush.cell()), 0.34)));
}

pub(super) fn bird(brush: &mut Brush<'_>) {
    let body = (0.5, brush.between(0.52, 0.58));
    let (long, high) = (brush.between(0.26, 0.3), brush.between(0.19, 0.23));
    brush.join(
        1,
        polygon([
            (body.0 + 0.6 * long, body.1 - 0.08),
            (0.98, body.1 - tail_height(high)),
            (0.96, body.1 + 0.08),
        ]),
    );
    brush.join(1, disc(body, (long, high)));
    let head = (body.0 - 0.72 * long, body.1 - 0.95 * high);
    let size = brush.between(0.12, 0.15);
    brush.join(1, disc(head, (size, size)));
    let beak = brush.between(0.1, 0.16);
    brush.join(
        3,
        polygon([
            (head.0 - 0.9 * size, head.1 - 0.05),
            (head.0 - size - beak, head.1 + 0.03),
            (head.0 - 0.9 * size, head.1 + 0.06),
        ]),
    );
    let eye = 0.03_f32.max(0.7 * brush.cell());
    brush.join(PAPER, disc((head.0 - 0.25 * size, head.1 - 0.2 * size), (eye, eye)));
    let wing = brush.between(0.12, 0.18);
    brush.fill(
        2,
        polygon([
            (body.0 - 0.1, body.1 - 0.05),
            (body.0 + 0.28, body.1 - 0.08),
            (body.0 + 0.12, body.1 + wing),
        ]),
    );
    let foot = brush.between(0.86, 0.9);
    for x in [-0.05, 0.07] {
        brush
            .join(3, stroke([(body.0 + x, body.1 + 0.9 * high), (body.0 + x, foot)], brush.cell()));
    }
    let branch = 0.05_f32.max(1.5 * brush.cell());
    let right = foot + brush.between(0.02, 0.08);
    brush.fill(4, stroke([(0.02, foot + 0.06), (0.98, right)], branch));
}

/// How far a tail is raised.
fn tail_height(high: f32) -> f32 {
    0.5 * high + 0.04
}
