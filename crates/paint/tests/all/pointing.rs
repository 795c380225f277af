//! What pictures of steps have: numbers at the edge, heavy frames around blocks, marks that go, links.

use grille::{Area, Bond, Cell, Cue, Drawing, Known, Strength};
use grille_paint::text::Colours;
use grille_paint::{svg, text};

use crate::pictures::{half_known, puzzle, solutions};

fn unsolved(name: &str) -> Drawing {
    puzzle(name).draw(Known::Nothing)
}

#[track_caller]
fn check(drawing: &Drawing, expected: &str) {
    let picture = text::paint(drawing).text(Colours::None);
    assert_eq!(picture, expected.trim_start_matches('\n'), "\n{picture}");
}

#[test]
fn a_block_has_a_heavy_frame_and_lines_have_their_numbers() {
    let area = Area { from: Cell(2), to: Cell(7), cue: Cue::Because };
    let drawing = Drawing { areas: vec![area], ..unsolved("1.....2......3.4") };
    check(
        &drawing.numbered(),
        "
   1 2   3 4
 ┌─────┏━━━━━┓
1│ 1 . ┃ . . ┃
2│ . . ┃ 2 . ┃
 ├─────┗━━━━━┛
3│ . . │ . . │
4│ . 3 │ . 4 │
 └─────┴─────┘
",
    );
}

/// Cells may be narrower than their numbers.
#[test]
fn numbers_of_many_columns_stand_digit_below_digit() {
    let row = ". . . . . . . . . . . 1\n";
    check(
        &unsolved(&row.repeat(2)).numbered(),
        "
                     1 1 1
   1 2 3 4 5 6 7 8 9 0 1 2
 ┌────────────────────────
1│ . . . . . . . . . . . 1
2│ . . . . . . . . . . . 1
",
    );
}

#[test]
fn numbers_stand_where_no_clues_do() {
    check(
        &unsolved("2 2\n1\n1\n1\n1").numbered(),
        "
    1 1
  ┌────
 1│ · · 1
 1│ · · 2
    1 2
",
    );
}

/// A board without numbers is better than none.
#[test]
fn numbers_are_left_out_where_there_is_no_room_for_them() {
    let (plain, row) = (unsolved("1.....2......3.4"), |drawing: &Drawing, width| {
        let picture = text::paint_within(drawing, width);
        picture.map(|picture| picture.line(1, Colours::None))
    });
    let numbered = plain.clone().numbered();
    assert_eq!(row(&numbered, 8), Ok(" ┌──┬──┐".to_owned()));
    assert_eq!(row(&numbered, 7), Ok("│1.│..│".to_owned()));
    assert_eq!(row(&numbered, 6), Err(7));
}

/// Where the terminal tells the colours apart, letters would only spoil the picture.
#[test]
fn a_finished_picture_has_letters_only_where_colours_are_few() {
    let puzzle = puzzle("corpus/nonogram/colours-7x5.txt");
    let solution = &solutions(puzzle.as_ref())[0];
    let has_letters = |known: Known<'_>, colours: Colours| {
        let picture = text::paint(&puzzle.draw(known)).text(colours);
        // The clues have letters of their own, before the board.
        let cells = picture.lines().filter_map(|line| line.split_once('│'));
        cells.flat_map(|(_, cells)| cells.split('m')).any(|part| part.starts_with(['b', 'r']))
    };
    let half = half_known(puzzle.as_ref(), solution);
    assert!(!has_letters(Known::Solution(solution), Colours::All));
    assert!(!has_letters(Known::Solution(solution), Colours::TwoHundredFiftySix));
    assert!(has_letters(Known::Solution(solution), Colours::Sixteen));
    assert!(has_letters(Known::Domains(&half), Colours::All));
    let drawn = |known: Known<'_>| svg::inline(&puzzle.draw(known), "");
    assert!(!drawn(Known::Solution(solution)).contains(">b</text>"));
    assert!(drawn(Known::Domains(&half)).contains(">b</text>"));
}

#[test]
fn marks_that_go_are_struck_and_links_are_lines() {
    let sudoku = puzzle("1.....2......3.4");
    let half = half_known(sudoku.as_ref(), &solutions(sudoku.as_ref())[0]);
    let drawing = sudoku.draw(Known::Candidates(&half));
    let bond = |from, to, strength| Bond { from: (Cell(from), 0), to: (Cell(to), 1), strength };
    let bonds = vec![bond(1, 4, Strength::Strong), bond(4, 7, Strength::Weak)];
    let drawing = Drawing { bonds, struck: vec![(Cell(1), 0)], ..drawing };
    let picture = svg::inline(&drawing, "");
    for (class, number) in [("\"bond\"", 1), ("\"bond weak\"", 1), ("\"struck\"", 1)] {
        assert_eq!(picture.matches(&format!("class={class}")).count(), number, "{class}");
    }
    assert!(text::paint(&drawing).text(Colours::All).contains("\u{1b}[9m"));
}

#[test]
fn neighbouring_islands_keep_apart() {
    let radius = |name: &str| {
        let picture = svg::inline(&unsolved(name), "");
        let island = picture.split("class=\"isle\"").nth(1).expect("an island").to_owned();
        let (_, rest) = island.split_once(" r=\"").expect("a radius");
        rest.split('"').next().and_then(|r| r.parse::<f32>().ok()).expect("a number")
    };
    assert!(radius("2 1 .\n. . .\n1 . .") < radius("2 . 1\n. . .\n1 . ."));
}

#[test]
fn a_file_has_its_words_as_outlines() {
    let document = svg::document(&unsolved("1.....2......3.4"), "a title");
    assert!(!document.contains("<text"));
    // Four givens, each an outline that is used once.
    assert_eq!(document.matches("<path id=\"s").count(), 4);
    assert_eq!(document.matches("<use ").count(), 4);
    roxmltree::Document::parse(&document).expect("a document");
}
