//! Every family as text and as SVG: unsolved, with candidates, solved, pointed at, compared.
//!
//! `SNAPSHOTS=overwrite cargo test -p grille-paint pictures::` draws the pictures again; then
//! look at them.

use std::path::PathBuf;

use grille::{
    Cell, Cue, Domains, Drawing, Flow, Instance, Known, Lattice, Limits, MethodId, Place, Reading,
    Shape, Solution, Solver, Values,
};
use grille_paint::text::Colours;
use grille_paint::{svg, text};
use snapbox::data::DataFormat;
use snapbox::{Data, assert_data_eq};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/pictures")
}

/// A puzzle of the examples or the corpus, or one of one line.
pub(crate) fn puzzle(name: &str) -> Box<dyn Instance> {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    let text = std::fs::read_to_string(file).unwrap_or_else(|_| name.to_owned());
    let items = grille::read(&text, &Reading::default()).expect("a known form");
    items.into_iter().next().expect("a puzzle").puzzle.expect("it has no mistake")
}

/// The first two solutions, or the only one.
pub(crate) fn solutions(puzzle: &dyn Instance) -> Vec<Solution> {
    let mut found = Vec::new();
    let solver = Solver::new(puzzle, MethodId::SEARCH).expect("a general method");
    solver.each(Limits::NONE, &mut |solution| {
        found.push(solution);
        if found.len() == 2 { Flow::Enough } else { Flow::More }
    });
    found
}

/// The values of a solution, every third with others beside it.
pub(crate) fn half_known(puzzle: &dyn Instance, solution: &Solution) -> Domains {
    let all = puzzle.model().expect("a small puzzle").domains();
    let values = all.vars().map(|var| match var.0 % 3 {
        0 => Values::one(solution[var.index()]),
        1 => all.get(var),
        _ => Values(all.get(var).0 & !1).or(Values::one(solution[var.index()])),
    });
    Domains::new(values.collect())
}

/// Every cue in turn on the places that have marks, and one on a line.
fn pointed_at(puzzle: &dyn Instance, drawing: Drawing) -> Drawing {
    let mut places: Vec<Place> = drawing.marks.iter().filter_map(|mark| mark.place).collect();
    places.sort();
    places.dedup();
    let row = puzzle.size().line(grille::Axis::Row, 1);
    let cell = |place: &&Place| !matches!(place, Place::Line(_));
    let step = (places.len() / 10).max(1);
    let chosen = places.iter().filter(cell).step_by(step).zip(Cue::ALL.iter().cycle());
    let mut lights: Vec<_> = chosen.map(|(&place, &cue)| (place, cue)).collect();
    lights.push((Place::Line(row), Cue::Where));
    drawing.lit(&lights)
}

/// A picture is a document, and each cell one can point at has one area that takes the pointer.
fn check_places(picture: &str, drawing: &Drawing) {
    let document = roxmltree::Document::parse(picture).expect("a document");
    let areas = document.descendants().filter(|node| node.attribute("class") == Some("hit"));
    let mut cells: Vec<&str> = areas.filter_map(|node| node.attribute("data-cell")).collect();
    let count = match drawing.lattice {
        Lattice::Points => {
            drawing.marks.iter().filter(|m| matches!(m.shape, Shape::Word { .. })).count()
        }
        Lattice::Cells | Lattice::Squares => drawing.size().area(),
    };
    assert_eq!(cells.len(), count);
    cells.sort();
    cells.dedup();
    assert_eq!(cells.len(), count);
}

/// Compare all pictures of a family with those that were looked at.
#[track_caller]
fn check(family: &str, unique: &str, several: &str) {
    let mut texts = String::new();
    let mut draw = |name: &str, drawing: &Drawing| {
        let plain = text::paint(drawing).text(Colours::None);
        texts += &format!("{name}\n\n{plain}\n");
        let file = folder().join(format!("{family}-{name}.svg"));
        let picture = svg::inline(drawing, &format!("{family}, {name}"));
        check_places(&picture, drawing);
        assert_data_eq!(picture, Data::read_from(&file, None).raw());
    };
    let one = puzzle(unique);
    let solution = &solutions(one.as_ref())[0];
    let half = half_known(one.as_ref(), solution);
    draw("unsolved", &one.draw(Known::Nothing));
    draw("candidates", &one.draw(Known::Candidates(&half)));
    draw("solved", &one.draw(Known::Solution(solution)));
    draw("lit", &pointed_at(one.as_ref(), one.draw(Known::Domains(&half))));
    let two = puzzle(several);
    let both = solutions(two.as_ref());
    let [left, right] = [0, 1].map(|i| two.draw(Known::Solution(&both[i])));
    let [left, right] = Drawing::told_apart(left, right).map(Drawing::numbered);
    draw("one", &left);
    draw("other", &right);
    let file = Data::read_from(&folder().join(format!("{family}.txt")), None);
    assert_data_eq!(texts, file.raw());
}

#[test]
fn sudokus() {
    check("sudoku", "1.....2......3.4", "1.....2.........");
}

#[test]
fn nonograms() {
    check("nonogram", "corpus/nonogram/colours-7x5.txt", "corpus/nonogram/colours-several-5x4.txt");
    check("picross", "examples/boat.txt", "2 2\n1\n1\n1\n1");
}

#[test]
fn bridges() {
    check("bridges", "examples/bridges.txt", "3 3\n3 . 3\n. . .\n3 . 3");
}

#[test]
fn singles() {
    check("singles", "examples/singles.txt", "1 1 2\n2 3 1\n3 2 3");
}

#[test]
fn takuzu() {
    check("takuzu", "examples/takuzu.txt", "corpus/takuzu/several-8x6.txt");
}

#[test]
fn queens() {
    check("queens", "6", "6");
}

#[test]
fn a_board_too_wide_for_a_model_is_drawn_with_and_without_its_queens() {
    let queens = puzzle("65");
    let mut found = None;
    let solver = Solver::new(queens.as_ref(), MethodId::AUTO).expect("a method of queens");
    solver.each(Limits::NONE, &mut |solution| {
        found = Some(solution);
        Flow::Enough
    });
    let solution = found.expect("65 queens have places");
    let rows_with_one = |known| {
        let picture = text::paint(&queens.draw(known)).text(Colours::None);
        picture.lines().filter(|line| line.matches('Q').count() == 1).count()
    };
    assert_eq!(rows_with_one(Known::Nothing), 0);
    assert_eq!(rows_with_one(Known::Solution(&solution)), 65);
}

#[test]
fn cues_have_colours_on_a_terminal() {
    let puzzle = puzzle("examples/sudoku.txt");
    let solution = &solutions(puzzle.as_ref())[0];
    let drawing = pointed_at(puzzle.as_ref(), puzzle.draw(Known::Solution(solution)));
    let file = Data::read_from(&folder().join("cues.term.svg"), Some(DataFormat::TermSvg));
    assert_data_eq!(text::paint(&drawing).text(Colours::All), file.raw());
}

#[test]
fn the_style_sheet() {
    assert_data_eq!(svg::style(), Data::read_from(&folder().join("style.css"), None).raw());
}

#[test]
fn a_document_stands_for_itself_and_says_what_it_shows() {
    let drawing = puzzle("1.....2......3.4").draw(Known::Nothing);
    let picture = svg::document(&drawing, "<a> & \"b\"\u{1b}");
    assert!(picture.contains("<title>&lt;a&gt; &amp; &quot;b&quot;\u{fffd}</title>"), "{picture}");
    assert!(picture.contains("role=\"img\"") && picture.contains("prefers-color-scheme:dark"));
}

#[test]
fn what_does_not_differ_is_not_lit() {
    let queens = puzzle("6");
    let solutions = solutions(queens.as_ref());
    let [one, other] = [0, 1].map(|i| queens.draw(Known::Solution(&solutions[i])));
    assert_eq!(one.differences(&one.clone()), []);
    let differ: Vec<Place> = (0..6u32)
        .filter(|&row| solutions[0][row as usize] != solutions[1][row as usize])
        .flat_map(|row| [0, 1].map(|i| Cell(row * 6 + u32::from(solutions[i][row as usize]))))
        .map(Place::Cell)
        .collect();
    let found = one.differences(&other);
    assert!(found.len() == differ.len() && differ.iter().all(|place| found.contains(place)));
}
