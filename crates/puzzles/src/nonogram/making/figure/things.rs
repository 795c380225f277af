//! Figures of things.

use super::super::brush::{Brush, PAPER, disc, polygon, rectangle, stroke};
use super::{cloud, ground, sun};

pub(super) fn house(brush: &mut Brush<'_>) {
    let (left, right) = (brush.between(0.1, 0.22), brush.between(0.72, 0.9));
    let (eaves, top) = (brush.between(0.4, 0.5), brush.between(0.06, 0.2));
    let chimney = brush.between(0.6, 0.7);
    let ground_at = brush.between(0.86, 0.93);
    ground(brush, 3, ground_at);
    brush.fill(4, rectangle((chimney, top), (chimney + 0.1, eaves)));
    brush.fill(1, rectangle((left, eaves), (right, ground_at)));
    let ridge = (left + right) / 2.0 + brush.between(-0.08, 0.08);
    brush.fill(2, polygon([(left - 0.08, eaves), (ridge, top), (right + 0.08, eaves)]));
    let door = left + brush.between(0.08, 0.14);
    let doors_top = eaves + brush.between(0.12, 0.18);
    brush.join(PAPER, rectangle((door, doors_top), (door + 0.15, ground_at)));
    let window = door + 0.15 + brush.between(0.06, 0.1);
    let (high, wide) = (brush.between(0.14, 0.2), brush.between(0.16, 0.24));
    brush.join(PAPER, rectangle((window, doors_top), (window + wide, doors_top + high)));
    let bar = 0.8 * brush.cell();
    if brush.cell() < 0.06 {
        let (x, y) = (window + wide / 2.0, doors_top + high / 2.0);
        brush.join(1, stroke([(x, doors_top), (x, doors_top + high)], bar));
        brush.join(1, stroke([(window, y), (window + wide, y)], bar));
    }
    if brush.percent(50) {
        sun(brush, 5);
    }
}

pub(super) fn boat(brush: &mut Brush<'_>) {
    let (deck, keel) = (brush.between(0.62, 0.68), brush.between(0.8, 0.86));
    let mast = brush.between(0.42, 0.52);
    let (bow, stern) = (brush.between(0.05, 0.12), brush.between(0.88, 0.96));
    let top = brush.between(0.03, 0.1);
    brush.join(1, stroke([(mast, top), (mast, deck)], 1.5 * brush.cell()));
    let gap = 1.2 * brush.cell();
    let foot = deck - brush.between(0.04, 0.08);
    let right = brush.between(0.8, 0.9);
    brush.fill(2, polygon([(mast + gap, top + 0.03), (mast + gap, foot), (right, foot)]));
    let left = brush.between(0.12, 0.2);
    let lower = top + brush.between(0.08, 0.2);
    brush.fill(3, polygon([(mast - gap, lower), (mast - gap, foot), (left, foot)]));
    brush.fill(1, polygon([(bow, deck), (stern, deck), (stern - 0.14, keel), (bow + 0.14, keel)]));
    let (beyond, below) = brush.beyond();
    let (wave, long) = (brush.between(0.02, 0.045), brush.between(0.12, 0.2));
    brush.fill(4, move |(x, y)| {
        let place = (x + beyond + 2.0) / long;
        let part = place - place.floor() - 0.5;
        y >= keel + 0.06 + wave * (1.0 - 8.0 * part * part) && y <= 1.0 + below
    });
    if brush.percent(40) {
        sun(brush, 5);
    }
}

pub(super) fn car(brush: &mut Brush<'_>) {
    let (belt, low) = (brush.between(0.46, 0.52), brush.between(0.7, 0.76));
    let (front, back) = (brush.between(0.02, 0.06), brush.between(0.93, 0.98));
    let roof = brush.between(0.24, 0.32);
    let (a, b) = (brush.between(0.2, 0.3), brush.between(0.68, 0.78));
    ground(brush, 4, low + 0.12);
    brush.join(1, polygon([(a - 0.1, belt), (a + 0.06, roof), (b, roof), (b + 0.14, belt)]));
    brush.join(1, rectangle((front, belt), (back, low)));
    let (pillar, edge) = (brush.between(0.44, 0.54), 0.05);
    let glass = belt - 0.01;
    brush.join(
        PAPER,
        polygon([(a, glass), (a + 0.09, roof + edge), (pillar, roof + edge), (pillar, glass)]),
    );
    let pillar = pillar + 0.05;
    brush.join(
        PAPER,
        polygon([
            (pillar, glass),
            (pillar, roof + edge),
            (b - 0.03, roof + edge),
            (b + 0.05, glass),
        ]),
    );
    let wheel = brush.between(0.095, 0.12);
    for x in [front + 0.2, back - 0.2] {
        brush.fill(2, disc((x, low), (wheel, wheel)));
        brush.join(PAPER, disc((x, low), (0.45 * wheel, 0.45 * wheel)));
    }
    brush.join(3, rectangle((front, belt + 0.06), (front + 0.05, belt + 0.12)));
    if brush.percent(50) {
        let x = brush.between(0.5, 0.8);
        cloud(brush, 5, (x, 0.1));
    }
}

pub(super) fn rocket(brush: &mut Brush<'_>) {
    let wide = brush.between(0.13, 0.18);
    let (top, shoulder, base) = (0.02, brush.between(0.24, 0.32), brush.between(0.72, 0.78));
    brush.join(1, polygon([(0.5, top), (0.5 + wide, shoulder), (0.5 - wide, shoulder)]));
    brush.join(1, rectangle((0.5 - wide, shoulder), (0.5 + wide, base)));
    let fin = brush.between(0.14, 0.2);
    let from = brush.between(0.5, 0.58);
    for side in [-1.0, 1.0] {
        let (hull, tip) = (0.5 + side * wide, 0.5 + side * (wide + fin));
        brush.fill(2, polygon([(hull, from), (tip, base), (tip, base + 0.1), (hull, base)]));
    }
    let window = brush.between(0.06, 0.085);
    brush.join(PAPER, disc((0.5, shoulder + 0.1), (window, window)));
    brush.join(PAPER, rectangle((0.5 - wide, base - 0.08), (0.5 + wide, base - 0.04)));
    let flame = brush.between(0.92, 0.99);
    brush.fill(
        3,
        polygon([(0.5 - 0.7 * wide, base + 0.03), (0.5, flame), (0.5 + 0.7 * wide, base + 0.03)]),
    );
    let star = brush.cell().max(0.03);
    for _ in 0..brush.seed.below(5) {
        let (x, y) = (brush.between(0.04, 0.26), brush.between(0.05, 0.9));
        brush.fill(4, rectangle((x, y), (x + star, y + star)));
    }
}

pub(super) fn castle(brush: &mut Brush<'_>) {
    let base = brush.between(0.86, 0.92);
    let (wall, tower) = (brush.between(0.46, 0.54), brush.between(0.28, 0.36));
    let wide = brush.between(0.17, 0.21);
    ground(brush, 3, base);
    brush.join(1, rectangle((0.1, wall), (0.9, base)));
    let tooth = brush.between(0.05, 0.07);
    let battlements = move |from: f32, to: f32, top: f32| {
        move |(x, y): (f32, f32)| {
            let place = (x - from) / tooth;
            let is_tooth = place - 2.0 * (place / 2.0).floor() < 1.0;
            from <= x && x <= to && top - tooth <= y && y <= top && is_tooth
        }
    };
    brush.join(1, battlements(0.1 + wide, 0.9 - wide, wall));
    for x in [0.06, 0.94 - wide] {
        brush.fill(2, rectangle((x, tower), (x + wide, base)));
        brush.join(2, battlements(x, x + wide, tower));
        let middle = x + wide / 2.0;
        brush.join(PAPER, rectangle((middle - 0.03, tower + 0.1), (middle + 0.03, tower + 0.2)));
    }
    let gate = brush.between(0.09, 0.13);
    let arch = base - brush.between(0.16, 0.22);
    brush.join(PAPER, rectangle((0.5 - gate, arch), (0.5 + gate, base)));
    brush.join(PAPER, disc((0.5, arch), (gate, gate)));
    let pole = brush.between(0.06, 0.12);
    brush.join(4, stroke([(0.5, pole), (0.5, wall - tooth)], 1.1 * brush.cell()));
    let flag = [(0.5, pole), (0.5 + 0.2, pole + 0.06), (0.5, pole + 0.13)];
    brush.join(5, polygon(flag));
}

pub(super) fn cup(brush: &mut Brush<'_>) {
    let (rim, base) = (brush.between(0.34, 0.42), brush.between(0.8, 0.86));
    let (top, foot) = (brush.between(0.28, 0.33), brush.between(0.2, 0.26));
    let handle = brush.between(0.12, 0.15);
    let thick = 0.055_f32.max(1.1 * brush.cell());
    let middle = (0.44 + top, rim + 0.19);
    brush.join(1, disc(middle, (handle + thick, handle + thick)));
    brush.join(PAPER, disc(middle, (handle, handle)));
    brush.join(
        1,
        polygon([(0.44 - top, rim), (0.44 + top, rim), (0.44 + foot, base), (0.44 - foot, base)]),
    );
    brush.fill(2, rectangle((0.08, base + 0.04), (0.84, base + 0.1)));
    let band = brush.between(0.08, 0.14);
    brush.join(PAPER, rectangle((0.44 - top, rim + band), (0.44 + top, rim + band + 0.05)));
    let lean = brush.between(0.03, 0.06);
    for x in [0.3, 0.44, 0.58] {
        let (low, high) = (rim - 0.06, rim - 0.28);
        let middle = (low + high) / 2.0;
        brush.join(3, stroke([(x, low), (x + lean, middle), (x, high)], 1.2 * brush.cell()));
    }
}

pub(super) fn umbrella(brush: &mut Brush<'_>) {
    let (edge, top) = (brush.between(0.48, 0.54), brush.between(0.06, 0.12));
    let wide = brush.between(0.42, 0.47);
    let high = edge - top;
    brush.join(1, move |(x, y)| y <= edge && disc((0.5, edge), (wide, high))((x, y)));
    let ribs = 4.0;
    let step = 2.0 * wide / ribs;
    for rib in 0..4 {
        let middle = 0.5 - wide + step * (rib as f32 + 0.5);
        brush.join(PAPER, disc((middle, edge), (0.5 * step - 0.5 * brush.cell(), 0.07)));
    }
    let stick = 1.4 * brush.cell();
    let hook = brush.between(0.84, 0.9);
    brush.join(2, stroke([(0.5, top - 0.06), (0.5, hook)], stick));
    let bend = [(0.5, hook), (0.45, hook + 0.06), (0.39, hook + 0.06), (0.36, hook)];
    brush.join(2, stroke(bend, stick));
    for _ in 0..brush.seed.below(6) {
        let (x, y) = (brush.between(0.55, 0.95), brush.between(0.62, 0.9));
        brush.fill(3, stroke([(x, y), (x - 0.03, y + 0.08)], 1.1 * brush.cell()));
    }
}

pub(super) fn balloon(brush: &mut Brush<'_>) {
    let (wide, high) = (brush.between(0.3, 0.38), brush.between(0.32, 0.36));
    let middle = (0.5, high + 0.03);
    brush.join(1, disc(middle, (wide, high)));
    let low = middle.1 + high;
    brush.join(
        1,
        polygon([
            (0.5 - 0.75 * wide, middle.1 + 0.6 * high),
            (0.5 + 0.75 * wide, middle.1 + 0.6 * high),
            (0.58, low + 0.05),
            (0.42, low + 0.05),
        ]),
    );
    let stripe = brush.between(0.2, 0.32);
    let ring = move |at: (f32, f32)| {
        let (outer, inner) = (wide * (stripe + 0.3), wide * stripe);
        disc(middle, (outer, high))(at) && !disc(middle, (inner, high))(at)
    };
    brush.join(PAPER, ring);
    let basket = brush.between(0.84, 0.88);
    for side in [-0.07, 0.07] {
        brush.join(2, stroke([(0.5 + side, low + 0.05), (0.5 + side, basket)], brush.cell()));
    }
    brush.fill(3, rectangle((0.41, basket), (0.59, 0.98)));
    if brush.percent(60) {
        cloud(brush, 4, (0.12, 0.75));
    }
    if brush.percent(60) {
        cloud(brush, 4, (0.86, 0.86));
    }
}

pub(super) fn mountains(brush: &mut Brush<'_>) {
    let (beyond, below) = brush.beyond();
    let base = brush.between(0.78, 0.86);
    let peaks = [
        (brush.between(0.2, 0.32), brush.between(0.28, 0.4), brush.between(0.32, 0.42)),
        (brush.between(0.62, 0.78), brush.between(0.14, 0.28), brush.between(0.36, 0.48)),
    ];
    for (ink, (x, top, wide)) in (1..).zip(peaks) {
        brush.fill(ink, polygon([(x - wide, base), (x, top), (x + wide, base)]));
        let snow = brush.between(0.28, 0.4);
        let low = top + snow * (base - top);
        let (left, right) = (x - snow * wide, x + snow * wide);
        let notch = brush.between(0.03, 0.06);
        let edge = 1.1 * brush.cell();
        brush.join(
            PAPER,
            polygon([
                (x, top + 1.6 * edge),
                (right - edge, low),
                (x + 0.04, low - notch),
                (x - 0.04, low + notch),
                (left + edge, low),
            ]),
        );
    }
    brush.fill(3, rectangle((-beyond, base), (1.0 + beyond, 1.0 + below)));
    let shore = brush.between(0.04, 0.08);
    brush.join(PAPER, stroke([(0.1, base + shore), (0.55, base + shore)], brush.cell()));
    brush.join(PAPER, stroke([(0.4, base + 2.0 * shore), (0.9, base + 2.0 * shore)], brush.cell()));
    sun(brush, 4);
}

pub(super) fn snowman(brush: &mut Brush<'_>) {
    let edge = 0.035_f32.max(1.2 * brush.cell());
    let sizes = [brush.between(0.24, 0.27), brush.between(0.17, 0.19), brush.between(0.12, 0.14)];
    let mut low = 0.97;
    for size in sizes {
        brush.join(1, disc((0.5, low - size), (1.1 * size, size)));
        brush.join(PAPER, disc((0.5, low - size), (1.1 * size - edge, size - edge)));
        low -= 1.85 * size;
    }
    let head = low + 0.85 * sizes[2];
    let eye = 0.018_f32.max(0.5 * brush.cell());
    for side in [-0.05, 0.05] {
        brush.join(
            2,
            rectangle((0.5 + side - eye, head - eye - 0.02), (0.5 + side + eye, head + eye - 0.02)),
        );
    }
    brush.join(3, polygon([(0.5, head + 0.01), (0.5, head + 0.05), (0.66, head + 0.04)]));
    let brim = head - 0.75 * sizes[2];
    brush.join(2, rectangle((0.5 - 0.17, brim - 0.04), (0.5 + 0.17, brim)));
    brush.join(2, rectangle((0.5 - 0.1, brim - hat_height(brim)), (0.5 + 0.1, brim)));
    let arm = 0.97 - 1.85 * sizes[0] - 0.9 * sizes[1];
    for side in [-1.0, 1.0] {
        let lift = brush.between(0.08, 0.18);
        let from = (0.5 + side * sizes[1], arm);
        brush.join(3, stroke([from, (0.5 + side * 0.45, arm - lift)], 1.1 * brush.cell()));
    }
    for y in [0.0, 0.1] {
        brush.join(2, disc((0.5, arm + y - 0.03), (1.4 * eye, 1.4 * eye)));
    }
}

/// How high a hat is above its brim, as far as there is room.
fn hat_height(brim: f32) -> f32 {
    if brim < 0.17 { brim } else { 0.17 }
}

pub(super) fn heart(brush: &mut Brush<'_>) {
    let lobe = brush.between(0.23, 0.26);
    let y = brush.between(0.3, 0.34);
    let tip = brush.between(0.9, 0.96);
    for side in [-1.0, 1.0] {
        brush.join(1, disc((0.5 + side * 0.9 * lobe, y), (lobe, lobe)));
    }
    let wide = 1.78 * lobe;
    brush.join(
        1,
        polygon([(0.5 - wide, y + 0.12), (0.5, y - 0.05), (0.5 + wide, y + 0.12), (0.5, tip)]),
    );
    if brush.percent(60) {
        let shine = brush.between(0.05, 0.08);
        brush.join(PAPER, disc((0.5 - lobe, y - 0.05), (shine, 1.3 * shine)));
    }
    if brush.percent(60) {
        let (from, to) = (brush.between(0.7, 0.8), brush.between(0.2, 0.28));
        let thick = 1.3 * brush.cell();
        brush.fill(2, stroke([(0.03, from), (0.97, to)], thick));
        brush.join(2, polygon([(0.99, to - 0.02), (0.88, to - 0.05), (0.91, to + 0.1)]));
        brush.join(2, polygon([(0.0, from - 0.03), (0.1, from - 0.06), (0.04, from + 0.09)]));
    }
}
