//! Ten images of our own, as one would feed them: smooth, shaded, coloured, larger than the puzzle.

use grille::{Paint, Pixels, Size};

/// The colour at a place of a square of side 1.
pub type Draw = fn(f64, f64) -> Paint;

/// What each is called, and how it is drawn.
pub const IMAGES: [(&str, Draw); 10] = [
    ("face", face),
    ("boat", boat),
    ("letter", letter),
    ("map", map),
    ("noise", noise),
    ("scene", scene),
    ("tree", tree),
    ("cat", cat),
    ("target", target),
    ("planet", planet),
];

/// The side of an image, in pixels.
const SIDE: u32 = 300;

/// An image as pixels.
pub fn image(paint: Draw) -> Pixels {
    let size = Size::square(SIDE);
    let of = |place: u32| (f64::from(place) + 0.5) / f64::from(SIDE);
    let paints = size.cells().map(|cell| Some(paint(of(size.column(cell)), of(size.row(cell)))));
    Pixels::new(size, paints.collect()).expect("a colour for every pixel")
}

fn grey(light: f64) -> Paint {
    let light = (255.0 * light.clamp(0.0, 1.0)) as u8;
    (light, light, light)
}

fn disc(x: f64, y: f64, middle: (f64, f64), wide: f64, high: f64) -> bool {
    let (x, y) = ((x - middle.0) / wide, (y - middle.1) / high);
    x * x + y * y <= 1.0
}

/// Noise between 0 and 1 with features of a size, smooth.
fn smooth_noise(x: f64, y: f64, features: f64, seed: u64) -> f64 {
    let (x, y) = (x * features, y * features);
    let at = |column: f64, row: f64| {
        let mut word = seed ^ (column as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        word ^= (row as u64).wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
        word = (word ^ (word >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 32)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((word >> 40) as f64) / (1_u64 << 24) as f64
    };
    let (column, row) = (x.floor(), y.floor());
    let ease = |part: f64| part * part * (3.0 - 2.0 * part);
    let (right, down) = (ease(x - column), ease(y - row));
    let top = at(column, row) * (1.0 - right) + at(column + 1.0, row) * right;
    let low = at(column, row + 1.0) * (1.0 - right) + at(column + 1.0, row + 1.0) * right;
    top * (1.0 - down) + low * down
}

fn face(x: f64, y: f64) -> Paint {
    let is_eye = disc(x, y, (0.36, 0.42), 0.06, 0.08) || disc(x, y, (0.64, 0.42), 0.06, 0.08);
    let is_mouth =
        y > 0.6 && disc(x, y, (0.5, 0.6), 0.24, 0.2) && !disc(x, y, (0.5, 0.57), 0.22, 0.14);
    let is_hair = disc(x, y, (0.5, 0.42), 0.44, 0.4) && y < 0.3 + 0.3 * (x - 0.5) * (x - 0.5);
    match (is_eye || is_mouth || is_hair, disc(x, y, (0.5, 0.52), 0.4, 0.44)) {
        (true, _) => (40, 30, 30),
        (_, true) => (250, 215, 180),
        _ => (90, 120, 170),
    }
}

fn boat(x: f64, y: f64) -> Paint {
    let is_hull = (0.68..0.84).contains(&y) && x > 0.1 + (y - 0.68) && x < 0.9 - (y - 0.68);
    let is_mast = (0.49..0.52).contains(&x) && (0.08..0.68).contains(&y);
    let is_sail = (y > 0.12 && y < 0.62)
        && (x > 0.54 && x - 0.54 < 0.7 * (y - 0.12) || x < 0.47 && 0.47 - x < 0.55 * (y - 0.12));
    match () {
        () if is_hull || is_mast => (110, 60, 30),
        () if is_sail => (220, 70, 60),
        () if y > 0.82 => (40, 90, 170),
        () => (215, 235, 250),
    }
}

/// An R.
fn letter(x: f64, y: f64) -> Paint {
    let is_stem = (0.2..0.36).contains(&x) && (0.08..0.92).contains(&y);
    let bowl = |wide: f64, high: f64| disc(x, y, (0.46, 0.31), wide, high) && x > 0.36;
    let is_bowl = bowl(0.33, 0.23) && !bowl(0.17, 0.1);
    let leg = x - (0.4 + 0.72 * (y - 0.5));
    let is_leg = y > 0.5 && y < 0.92 && leg > 0.0 && leg < 0.18;
    grey(if is_stem || is_bowl || is_leg { 0.1 } else { 0.96 })
}

fn map(x: f64, y: f64) -> Paint {
    let height = 0.6 * smooth_noise(x, y, 5.0, 5) + 0.4 * smooth_noise(x, y, 22.0, 8);
    let (x, y) = (x - 0.5, y - 0.5);
    let height = height + 0.35 - 1.1 * (x * x + y * y);
    match () {
        () if height < 0.62 => (190, 215, 245),
        () if height < 0.68 => (160, 140, 80),
        () if height < 0.85 => (70, 120, 50),
        () => (90, 70, 60),
    }
}

fn noise(x: f64, y: f64) -> Paint {
    grey(0.5 * smooth_noise(x, y, 14.0, 3) + 0.5 * smooth_noise(x, y, 28.0, 4))
}

/// Hills one behind the other in haze, and a low sun.
fn scene(x: f64, y: f64) -> Paint {
    let hill = |seed: u64, features: f64| smooth_noise(x, 0.5, features, seed);
    let is_fir = |left: f64, foot: f64| {
        (foot - 0.34..foot).contains(&y) && (x - left).abs() < 0.3 * (y - foot + 0.34) % 0.07
    };
    if is_fir(0.2, 0.85) || is_fir(0.34, 0.8) || is_fir(0.87, 0.84) {
        return grey(0.08);
    }
    if y > 0.72 + 0.16 * hill(21, 5.0) {
        return grey(0.15 + 0.7 * smooth_noise(x, y, 26.0, 2));
    }
    if y > 0.46 + 0.26 * hill(4, 4.0) {
        return grey(0.34 + 0.12 * (y - 0.5));
    }
    if disc(x, y, (0.7, 0.3), 0.12, 0.12) {
        return (255, 250, 225);
    }
    grey(0.58 + 0.35 * y)
}

fn tree(x: f64, y: f64) -> Paint {
    let is_leaf = [(0.5, 0.28, 0.24), (0.32, 0.4, 0.18), (0.68, 0.4, 0.18), (0.5, 0.46, 0.2)]
        .iter()
        .any(|&(left, top, size)| disc(x, y, (left, top), size, size));
    let is_trunk = (x - 0.5).abs() < 0.05 + 0.05 * (y - 0.6) && (0.55..0.9).contains(&y);
    match () {
        () if is_leaf => (30, 90 + (60.0 * (1.0 - y)) as u8, 40),
        () if is_trunk => (90, 60, 40),
        () if y > 0.88 => (70, 110, 50),
        () => (235, 240, 250),
    }
}

fn cat(x: f64, y: f64) -> Paint {
    let side = (x - 0.5).abs();
    let is_ear =
        (0.14..0.4).contains(&side) && y > 0.08 && y < 0.5 && y - 0.08 > 3.4 * (0.3 - side).abs();
    let is_head = disc(x, y, (0.5, 0.56), 0.38, 0.32);
    let is_eye = disc(side, y, (0.16, 0.5), 0.07, 0.09) && !disc(side, y, (0.16, 0.5), 0.022, 0.08);
    let is_nose = y > 0.62 && y < 0.68 && side < 0.7 * (0.68 - y);
    let is_mouth = (y - 0.74 - 0.5 * (side - 0.07).abs()).abs() < 0.014 && side < 0.14;
    let is_light = is_eye || is_nose || is_mouth;
    grey(if (is_head || is_ear) && !is_light { 0.15 } else { 0.9 })
}

fn target(x: f64, y: f64) -> Paint {
    let (x, y) = (x - 0.5, y - 0.5);
    let ring = ((x * x + y * y).sqrt() * 11.0) as u32;
    if ring < 5 && ring.is_multiple_of(2) { (200, 30, 30) } else { (245, 245, 245) }
}

/// A sphere with a ring, lit from the left, among stars.
fn planet(x: f64, y: f64) -> Paint {
    let tilt = y + 0.35 * (x - 0.5);
    let is_ring = disc(x, tilt, (0.5, 0.5), 0.47, 0.12) && !disc(x, tilt, (0.5, 0.5), 0.38, 0.07);
    let is_ball = disc(x, y, (0.5, 0.5), 0.28, 0.28);
    if is_ring && (!is_ball || tilt > 0.5) {
        return (235, 220, 170);
    }
    if is_ball {
        let light = 0.9 - 0.75 * ((x - 0.28) * (x - 0.28) + (y - 0.3) * (y - 0.3)).sqrt() / 0.5;
        return grey(light);
    }
    let star = [(0.12, 0.15), (0.85, 0.12), (0.2, 0.85), (0.8, 0.88), (0.6, 0.08)];
    let is_star = star.iter().any(|&(left, top)| disc(x, y, (left, top), 0.025, 0.025));
    grey(if is_star { 0.95 } else { 0.05 })
}
