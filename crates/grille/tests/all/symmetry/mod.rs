//! A puzzle that is turned, mirrored or renamed has as many solutions as before, by every method.

mod nonogram;

use crate::common::table::{self, IMAGES, Table};
use crate::common::{Seed, Sheet, makers};
use grille::Count;

/// Counting stops here: what has more solutions is told apart no further.
const MOST: u128 = 200;

/// All sheets have as many solutions, whatever the method. How many is the answer.
#[track_caller]
fn check_same(sheets: &[Sheet]) -> Count {
    let (_, expected) = sheets[0].counts(MOST)[0];
    for sheet in sheets {
        for (method, count) in sheet.counts(MOST) {
            assert_eq!(count, expected, "by {method}:\n{sheet:?}\nis an image of\n{:?}", sheets[0]);
        }
    }
    expected
}

/// The same test over many puzzles. Some of them must have a number of solutions that says much:
/// at least one, and few enough to be counted.
#[track_caller]
fn check_many(puzzles: usize, mut images: impl FnMut(usize) -> Vec<Sheet>) {
    let counts: Vec<Count> = (0..puzzles).map(|round| check_same(&images(round))).collect();
    let telling = |count: &&Count| matches!(count, Count::Exactly(1..));
    let number = counts.iter().filter(telling).count();
    assert!(2 * number > puzzles, "{number} of {puzzles} can be counted: {counts:?}");
}

/// A table as it is and in all its images.
fn images(table: &Table, sheet: impl Fn(&Table, usize) -> Sheet) -> Vec<Sheet> {
    (0..IMAGES).map(|image| sheet(&table.image(image), image)).collect()
}

#[test]
fn sudoku() {
    let mut seed = Seed(1);
    let sizes = [((3, 3), 34), ((2, 3), 30), ((2, 4), 34), ((3, 2), 25), ((2, 5), 36)];
    check_many(30, |round| {
        let ((block_rows, block_columns), shown) = sizes[round % sizes.len()];
        let puzzle = makers::sudoku(&mut seed, block_rows, block_columns, shown);
        let blocks = |image: usize| match table::is_transposed(image) {
            true => format!("{block_columns}x{block_rows}"),
            false => format!("{block_rows}x{block_columns}"),
        };
        let sheet = |table: &Table, image: usize| {
            Sheet::new("sudoku", "rows", table.rows()).with("blocks", blocks(image))
        };
        let mut all = images(&puzzle, sheet);
        let names = seed.order(puzzle.width);
        let renamed = puzzle.renamed(|number| names[number - 1] + 1);
        all.push(sheet(&renamed, 0));
        all
    });
}

#[test]
fn takuzu() {
    let mut seed = Seed(2);
    let sizes = [(6, 6), (8, 6), (4, 6), (8, 8)];
    check_many(24, |round| {
        let (width, height) = sizes[round % sizes.len()];
        let equal_lines = ["forbidden", "allowed"][round / sizes.len() % 2];
        let puzzle = makers::takuzu(&mut seed, width, height, equal_lines, 30);
        let sheet = |table: &Table, _| {
            Sheet::new("takuzu", "rows", table.rows()).with("equal-lines", equal_lines)
        };
        let mut all = images(&puzzle, sheet);
        all.push(sheet(&puzzle.renamed(|value| 1 - value), 0));
        all
    });
}

#[test]
fn singles() {
    let mut seed = Seed(3);
    let sizes = [(4, 4), (5, 4), (3, 6), (5, 5)];
    check_many(64, |round| {
        let (width, height) = sizes[round % sizes.len()];
        let puzzle = makers::singles(&mut seed, width, height);
        let sheet = |table: &Table, _| Sheet::new("singles", "grid", table.headed_rows());
        let mut all = images(&puzzle, sheet);
        let names = seed.order(20);
        all.push(sheet(&puzzle.renamed(|number| names[number] + 1), 0));
        all
    });
}

#[test]
fn bridges() {
    let mut seed = Seed(4);
    let sizes = [(6, 6), (9, 7), (5, 11), (12, 10)];
    check_many(64, |round| {
        let (width, height) = sizes[round % sizes.len()];
        let most = 1 + round / sizes.len() % 3;
        let puzzle = makers::bridges(&mut seed, width, height, most);
        images(&puzzle, |table, _| {
            Sheet::new("bridges", "grid", table.headed_rows()).with("most", most)
        })
    });
}

#[test]
fn queens() {
    let mut seed = Seed(5);
    check_many(16, |round| {
        let side = 7 + round % 4;
        let puzzle = makers::queens(&mut seed, side, round % 3);
        images(&puzzle, |table, _| Sheet::new("queens", "board", table.rows()))
    });
}

#[test]
fn nonogram_in_black() {
    let mut seed = Seed(6);
    let sizes = [(6, 6), (9, 7), (5, 10), (12, 10)];
    check_many(64, |round| {
        let (width, height) = sizes[round % sizes.len()];
        let clues = nonogram::Clues::random(&mut seed, width, height, 1);
        (0..IMAGES).map(|image| clues.image(image).sheet()).collect()
    });
}

#[test]
fn nonogram_in_colours() {
    let mut seed = Seed(7);
    let sizes = [(5, 5), (8, 6), (4, 9)];
    check_many(60, |round| {
        let (width, height) = sizes[round % sizes.len()];
        let colours = 2 + round % 2;
        let clues = nonogram::Clues::random(&mut seed, width, height, colours);
        let mut all: Vec<Sheet> = (0..IMAGES).map(|image| clues.image(image).sheet()).collect();
        let names = seed.order(colours);
        all.push(clues.renamed(|colour| names[colour - 1] + 1).sheet());
        all
    });
}

#[test]
fn the_images_of_a_table_are_all_different() {
    let table = Table::new(3, 2, |cell| cell.to_string());
    assert_eq!(table.image(1).rows(), "0 3\n1 4\n2 5\n");
    assert_eq!(table.image(2).rows(), "2 1 0\n5 4 3\n");
    assert_eq!(table.image(4).rows(), "3 4 5\n0 1 2\n");
    assert_eq!(table.image(3).rows(), "2 5\n1 4\n0 3\n");
    let all: Vec<Table> = (0..IMAGES).map(|image| table.image(image)).collect();
    assert!((0..IMAGES).all(|a| (0..a).all(|b| all[a] != all[b])));
}
