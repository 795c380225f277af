//! Drawings where there is little room: without what can be left out, and in half blocks.

use grille::{Drawing, Known, Puzzle};
use grille_paint::text::{self, Colours};

fn puzzle(name: &str) -> Puzzle {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    let text = std::fs::read_to_string(file).unwrap_or_else(|_| name.to_owned());
    text.parse().expect("it has no mistake")
}

/// Without what is known, and solved.
fn drawings(name: &str) -> [Drawing; 2] {
    let puzzle = puzzle(name);
    let solution = puzzle.solve().expect("it can be solved");
    [Known::Nothing, Known::Solution(&solution)].map(|known| puzzle.draw(known))
}

/// Which cells of a picture in half blocks are full, row by row; below the last there may be one more.
fn cells(picture: &str, width: usize) -> Vec<Vec<bool>> {
    let half = |line: &str, signs: [char; 2]| {
        let mut row: Vec<bool> = line.chars().map(|sign| signs.contains(&sign)).collect();
        row.resize(width, false);
        row
    };
    picture.lines().flat_map(|line| [half(line, ['█', '▀']), half(line, ['█', '▄'])]).collect()
}

/// The cells of the picture are those of the solution's text in which there is one of these signs.
#[track_caller]
fn check_halves(name: &str, full: &[char]) {
    let puzzle = puzzle(name);
    let solution = puzzle.solve().expect("it can be solved");
    let picture = text::halves(&puzzle.draw(Known::Solution(&solution)), Colours::None);
    let picture = picture.expect("some cells are full");
    let width = puzzle.size().width as usize;
    assert_eq!(picture.width(), width);
    let text = puzzle.solution_text(&solution);
    let row = |line: &str| -> Vec<bool> {
        line.chars().filter(|sign| !sign.is_whitespace()).map(|sign| full.contains(&sign)).collect()
    };
    let mut rows: Vec<Vec<bool>> = text.lines().map(row).collect();
    if rows.len() % 2 == 1 {
        rows.push(vec![false; width]);
    }
    assert_eq!(cells(&picture.text(Colours::None), width), rows, "{text}");
}

#[test]
fn half_blocks_are_the_cells_of_the_solution() {
    check_halves("examples/boat.txt", &['#']);
    check_halves("corpus/nonogram/grille-20x15.txt", &['#']);
    check_halves("corpus/nonogram/colours-7x5.txt", &['r', 'b']);
    check_halves("examples/takuzu.txt", &['1']);
    check_halves("examples/singles.txt", &['#']);
}

#[test]
fn half_blocks_have_the_colours_of_the_puzzle() {
    let [_, solved] = drawings("corpus/nonogram/colours-7x5.txt");
    let picture = text::halves(&solved, Colours::All).expect("some cells are full");
    // ..r....
    // ....rrr
    let first = picture.line(0, Colours::All);
    let (white, red) = ("2;255;255;255m", "2;208;32;32m");
    let blank = format!("\u{1b}[38;{white}\u{1b}[48;{white}");
    let upper = format!("\u{1b}[38;{red}\u{1b}[48;{white}▀");
    let lower = format!("\u{1b}[38;{white}\u{1b}[48;{red}▀▀▀");
    let end = "\u{1b}[0m";
    assert_eq!(first, format!("{blank}  {end}{upper}{end}{blank} {end}{lower}{end}"));
}

#[test]
fn what_is_not_filled_has_no_half_blocks() {
    let solved_without = ["examples/sudoku.txt", "examples/bridges.txt", "6"];
    for name in solved_without {
        assert!(
            drawings(name).iter().all(|it| text::halves(it, Colours::None).is_none()),
            "{name}"
        );
    }
    for name in ["examples/boat.txt", "examples/takuzu.txt", "examples/singles.txt"] {
        let [unsolved, solved] = drawings(name);
        assert!(text::halves(&unsolved, Colours::None).is_none(), "{name}");
        assert!(text::halves(&solved, Colours::None).is_some(), "{name}");
    }
}

#[test]
fn what_can_be_left_out_is_before_a_board_is_too_wide() {
    for (name, whole, tight) in [
        ("examples/sudoku.txt", 25, 13),
        ("examples/boat.txt", 41, 39),
        ("examples/bridges.txt", 26, 14),
        ("examples/takuzu.txt", 12, 6),
        ("6", 12, 6),
    ] {
        let [unsolved, _] = drawings(name);
        let within = |width| text::paint_within(&unsolved, width).map(|picture| picture.width());
        assert_eq!(text::paint(&unsolved).width(), whole, "{name}");
        assert_eq!(within(whole), Ok(whole), "{name}");
        assert_eq!(within(whole - 1), Ok(tight), "{name}");
        assert_eq!(within(tight), Ok(tight), "{name}");
        assert_eq!(within(tight - 1), Err(tight), "{name}");
    }
}

#[test]
fn a_tight_board_says_what_a_wide_one_says() {
    for name in ["examples/sudoku.txt", "examples/takuzu.txt", "examples/bridges.txt", "6"] {
        for drawing in drawings(name) {
            let words = |picture: text::Picture| -> String {
                let text = picture.text(Colours::None);
                text.chars().filter(|c| c.is_alphanumeric() || ".·".contains(*c)).collect()
            };
            let wide = text::paint(&drawing);
            let tight = text::paint_within(&drawing, wide.width() - 1).expect("it is narrower");
            assert_eq!(words(tight), words(wide), "{name}");
        }
    }
}

#[test]
fn without_its_lines_to_count_by_a_board_is_the_tight_one() {
    for name in
        ["examples/boat.txt", "corpus/nonogram/grille-20x15.txt", "corpus/nonogram/colours-7x5.txt"]
    {
        for drawing in drawings(name) {
            let wide = text::paint(&drawing);
            let tight = text::paint_within(&drawing, wide.width() - 1).expect("it is narrower");
            let wide = wide.text(Colours::None);
            let border = wide.lines().find(|line| line.contains('┌')).expect("a line above");
            let is_line = |column: usize| border.chars().nth(column) == Some('┬');
            let without = |line: &str| -> String {
                let signs = line.chars().enumerate().filter(|&(column, _)| !is_line(column));
                signs.map(|(_, sign)| sign).collect::<String>().trim_end().to_owned() + "\n"
            };
            let rows = wide.lines().filter(|line| !line.contains('├'));
            assert_eq!(rows.map(without).collect::<String>(), tight.text(Colours::None), "{name}");
        }
    }
}
