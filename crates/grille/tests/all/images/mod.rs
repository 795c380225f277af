//! Nonograms from images: one solution, few changes, and what is told of them.

mod drawings;

use drawings::{IMAGES, image};
use grille::{
    Content, Dither, Grading, Level, Limits, MethodId, Pictured, Puzzle, Size, Standing, Tracing,
    Unmade, Wish, family, make_from_picture,
};

fn traced(
    number: usize,
    tracing: &Tracing,
    level: Option<Level>,
    colours: u32,
) -> Result<Pictured, Unmade> {
    let nonogram = family("nonogram").expect("it is a family");
    let size = tracing.size.expect("a size is said");
    let wish = Wish { level, colours: Some(colours), ..Wish::new(size) };
    let pixels = image(IMAGES[number].1);
    make_from_picture(nonogram, &pixels, tracing, &wish, Grading::IfNeeded, 1, Limits::NONE)
}

fn within(side: u32) -> Tracing {
    Tracing { size: Some(Size::square(side)), ..Tracing::default() }
}

/// One solution by clauses, which no part of the maker has used, and it is the picture.
#[track_caller]
fn check_unique(pictured: Pictured) {
    let puzzle = Puzzle::new(pictured.traced.puzzle);
    let solver = puzzle.solver(MethodId::SAT).expect("it is a method");
    let verdict = solver.judge(Limits::NONE).0;
    assert_eq!(verdict.standing(), Standing::Unique);
    assert_eq!(puzzle.solve(), Some(pictured.traced.after));
}

#[test]
fn ten_images_become_puzzles_with_few_changes() {
    for (number, (name, _)) in IMAGES.iter().enumerate() {
        let pictured = traced(number, &within(60), None, 1).expect(name);
        let (changed, all) = (pictured.traced.changed.len(), pictured.traced.after.len());
        assert_eq!(all, 3600, "{name}");
        assert!(100 * changed <= 3 * all, "{name}: {changed}");
        let differ = |cell: &grille::Cell| {
            pictured.traced.before[cell.index()] != pictured.traced.after[cell.index()]
        };
        assert!(pictured.traced.changed.iter().all(differ), "{name}");
        check_unique(pictured);
    }
}

/// `cargo run -p grille --example images docs/pictures/images` writes them.
#[test]
fn the_images_of_the_documents_are_these() {
    let folder =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures/images");
    for (name, paint) in IMAGES {
        let Ok(bytes) = std::fs::read(folder.join(format!("{name}.png"))) else { continue };
        assert_eq!(grille::decode(&bytes), Ok(Content::Picture(image(paint))), "{name}");
    }
    assert!(folder.join("cat.png").exists());
}

#[test]
fn colours_and_dots_too() {
    for (number, colours, dither) in [
        (1, 3, Dither::None),
        (6, 4, Dither::None),
        (5, 1, Dither::Ordered),
        (9, 1, Dither::Diffusion),
    ] {
        let tracing = Tracing { dither, ..within(20) };
        check_unique(traced(number, &tracing, None, colours).expect(IMAGES[number].0));
    }
}

#[test]
fn the_level_is_the_one_that_was_asked_for() {
    for number in [3, 4, 7] {
        let pictured = traced(number, &within(20), Some(Level::Easy), 1).expect("such a puzzle");
        assert_eq!(pictured.grade.expect("it was wished").level(), Level::Easy);
    }
}

#[test]
fn a_picture_with_two_solutions_is_settled_by_one_cell() {
    // Two dots on a diagonal could as well lie on the other one.
    let paint = |x: f64, y: f64| {
        let is_dot = (x < 0.5) == (y < 0.5);
        if is_dot { (0, 0, 0) } else { (255, 255, 255) }
    };
    let nonogram = family("nonogram").expect("it is a family");
    let tracing = within(2);
    let wish = Wish::new(Size::square(2));
    let pictured = make_from_picture(
        nonogram,
        &image(paint),
        &tracing,
        &wish,
        Grading::IfNeeded,
        1,
        Limits::NONE,
    )
    .expect("one cell is changed");
    assert_eq!(pictured.traced.before, [1, 0, 0, 1]);
    assert_eq!(pictured.traced.changed.len(), 1);
    assert_eq!(pictured.traced.settling.len(), 4);
    check_unique(pictured);
}

#[test]
fn black_and_white_change_places() {
    let [as_is, inverted] = [false, true].map(|is_inverted| {
        let tracing = Tracing { is_inverted, threshold: Some(128), ..within(24) };
        traced(2, &tracing, None, 1).expect("a letter").traced.before
    });
    assert!(as_is.iter().zip(&inverted).all(|(one, other)| one + other == 1));
}
