//! What is seen to be wrong with a puzzle is a proof: random boards with faults have no solution.

use std::collections::BTreeMap;

use crate::common::agreement::{solutions, solver};
use crate::common::{Seed, Sheet};
use grille::{
    Bridges, Cell, EqualLines, Instance, Nonogram, Palette, Queens, Run, Singles, Size, Sudoku,
    Takuzu,
};

/// Boards of each kind.
const ROUNDS: usize = 3000;

/// Boards with faults have no solution; every one of these rules is seen broken often enough.
#[track_caller]
fn check(rules: &[&str], mut board: impl FnMut(&mut Seed) -> Box<dyn Instance>) {
    let mut seed = Seed(17);
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut solvable = 0;
    for _ in 0..ROUNDS {
        let puzzle = board(&mut seed);
        let faults = puzzle.faults();
        let (_, found) = solutions(&solver(puzzle.as_ref(), "search"), 1);
        assert!(faults.is_empty() || found.is_empty(), "{faults:?} of {puzzle:?}");
        solvable += found.len();
        faults.iter().for_each(|fault| *seen.entry(fault.rule.id).or_default() += 1);
    }
    assert_eq!(seen.keys().copied().collect::<Vec<_>>(), rules);
    assert!(
        solvable > ROUNDS / 50 && seen.values().all(|&times| times > 20),
        "{seen:?} {solvable}"
    );
}

fn times<T>(number: usize, mut make: impl FnMut() -> T) -> Vec<T> {
    (0..number).map(|_| make()).collect()
}

#[test]
fn twins_of_a_sudoku() {
    check(&["sudoku-given-twice"], |seed| {
        let (rows, columns) = *seed.pick(&[(2, 2), (2, 3), (3, 2)]);
        let side = rows * columns;
        let empty = 85 + seed.below(10);
        let cells = times(side * side, || match seed.percent(empty) {
            true => 0,
            false => 1 + seed.below(side) as u8,
        });
        let sudoku = Sudoku::from_cells(&cells).expect("a square");
        Box::new(sudoku.with_blocks(rows as u32, columns as u32).expect("they fit"))
    });
}

#[test]
fn crowds_and_twins_of_a_takuzu() {
    let rules = ["balanced-three", "takuzu-crowded", "takuzu-equal", "takuzu-too-many"];
    check(&rules, |seed| {
        let (width, height) = *seed.pick(&[(2, 4), (4, 4), (4, 2), (4, 6), (6, 4), (8, 4)]);
        let empty = *seed.pick(&[30, 75, 95]);
        let givens =
            times(height, || times(width, || (!seed.percent(empty)).then(|| seed.below(2) as u8)));
        let takuzu = Takuzu::from_givens(givens).expect("even sides");
        let equal_lines = *seed.pick(&[EqualLines::Forbidden, EqualLines::Allowed]);
        Box::new(takuzu.with_equal_lines(equal_lines))
    });
}

#[test]
fn islands_that_nobody_feeds() {
    check(&["bridges-alone", "bridges-cut-off", "bridges-hungry", "bridges-odd"], |seed| {
        let size = Size::new(1 + seed.below(5) as u32, 2 + seed.below(3) as u32);
        let (land, most) = (20 + seed.below(60), 1 + seed.below(3) as u32);
        let mut islands: Vec<(Cell, u32)> = Vec::new();
        for cell in size.cells() {
            if seed.percent(land) || islands.is_empty() {
                islands.push((cell, 1 + seed.below(2 * most as usize) as u32));
            }
        }
        let bridges = Bridges::from_islands(size, islands).expect("some islands");
        Box::new(bridges.with_most(most).expect("few bridges"))
    });
}

#[test]
fn equal_numbers_too_close_to_each_other() {
    check(&["singles-crowded", "singles-must-touch"], |seed| {
        let (width, height) = (1 + seed.below(6), 1 + seed.below(5));
        let numbers = 2 + seed.below(5);
        let rows = times(height, || times(width, || 1 + seed.below(numbers) as u32));
        Box::new(Singles::from_numbers(rows).expect("a board"))
    });
}

#[test]
fn queens_in_reach_of_each_other() {
    let rules = ["queens-column", "queens-diagonal", "queens-no-room", "queens-row"];
    check(&rules, |seed| {
        let side = 1 + seed.below(7);
        let placed = times(seed.below(4), || Cell(seed.below(side * side) as u32));
        Box::new(Queens::with_queens(side as u32, placed).expect("a board"))
    });
}

#[test]
fn lines_of_a_nonogram_that_do_not_add_up() {
    check(&["nonogram-adds-up", "nonogram-adds-up-in"], |seed| {
        let (width, height) = (1 + seed.below(4), 1 + seed.below(4));
        let colours = 1 + seed.below(2);
        let mut clues = |lines: usize, length: usize| {
            times(lines, || {
                let run = (seed.below(3) > 0).then(|| Run {
                    length: 1 + seed.below(length) as u32,
                    colour: 1 + seed.below(colours) as u8,
                });
                run.into_iter().collect::<Vec<_>>()
            })
        };
        let (rows, columns) = (clues(height, width), clues(width, height));
        let paints = [('a', (9, 9, 9)), ('b', (99, 9, 9))];
        let palette = match colours {
            1 => Palette::plain(),
            _ => Palette::new((255, 255, 255), &paints).expect("two colours"),
        };
        let nonogram = Nonogram::from_coloured_clues(palette, rows, columns);
        Box::new(nonogram.expect("one run fits every line"))
    });
}

/// Faults in English.
#[track_caller]
fn says(family: &'static str, form: &'static str, text: &str, expected: &[&str]) {
    let puzzle = Sheet::new(family, form, text).puzzle();
    let said: Vec<String> = puzzle.faults().iter().map(ToString::to_string).collect();
    assert_eq!(said, expected, "{text}");
}

#[test]
fn faults_are_said_in_a_sentence_with_their_places() {
    says("sudoku", "line", "1....1..........", &["block 1: 1 stands twice (r1c1, r2c2)"]);
    let thrice = "row 1: 4 stands 3 times (r1c1, r1c3, r1c4)";
    let block = "block 2: 4 stands twice (r1c3, r1c4)";
    says("sudoku", "line", "4.44............", &[thrice, block]);
    let sums = "the rows ask for 3 cells, the columns for 2 (row 1, row 2, column 1, column 2)";
    says("nonogram", "clues", "2 2\n2\n1\n1\n1\n", &[sums]);
    let three = "row 1: three equal side by side (r1c1, r1c2, r1c3)";
    let many = "row 1: 3 times 0, where 2 is the most (r1c1, r1c2, r1c3)";
    says("takuzu", "rows", "0 0 0 .\n. . . .\n. . . .\n. . . .\n", &[three, many]);
    let hungry = "island 3 at (1,1): its neighbours take 2 bridges at most (r1c1)";
    let odd = "the numbers of the islands add up to 5, which is odd, and every bridge has two ends";
    says("bridges", "rows", "3 . 1\n. . .\n1 . .\n", &[hungry, odd]);
    let cut_off = "its bridges would cut it off with a neighbour from the others (r1c1)";
    let cut_off = format!("island 1 at (1,1): {cut_off}");
    let hungry = "island 2 at (1,5): its neighbours take 1 bridge at most (r1c5)";
    says("bridges", "rows", "1 . 1 . 2\n", &[&cut_off, hungry]);
    let diagonal = "two queens share a diagonal (r1c1, r3c3)";
    says("queens", "board", "Q . . .\n. . . .\n. . Q .\n. . . .\n", &[diagonal]);
    let crowded = "row 1: 5 stands so often side by side that two shaded cells would touch";
    let places = "(r1c1, r1c2, r1c4, r1c5)";
    says("singles", "rows", "5 5 1 5 5\n1 2 3 4 5\n", &[&format!("{crowded} {places}")]);
}

#[test]
fn a_mistake_of_one_number_is_enough() {
    says("bridges", "rows", "2 . 2\n. . .\n2 . 2\n", &[]);
    says("singles", "rows", "5 5 1 5 4\n1 2 3 4 5\n", &[]);
    says("queens", "board", "Q . . .\n. . . .\n. . . Q\n. . . .\n", &[]);
    says("queens", "number", "1\n", &[]);
}
