//! Takuzu: never three equal side by side, as many 0 as 1, no equal lines unless they are allowed.

use super::{check, check_solutions, filling, fillings, lines};
use crate::common::agreement::{solutions, solver};
use crate::common::{Seed, Sheet, rows};

/// An empty cell.
const OPEN: usize = 2;

fn is_fair(line: &[usize]) -> bool {
    let ones = line.iter().filter(|&&value| value == 1).count();
    2 * ones == line.len() && line.windows(3).all(|three| three != [0; 3] && three != [1; 3])
}

/// The boards with fair lines; those without equal lines come second.
struct Full {
    width: usize,
    all: Vec<Vec<usize>>,
    different: Vec<Vec<usize>>,
}

impl Full {
    fn new(width: usize, height: usize) -> Self {
        let row: Vec<Vec<usize>> = fillings(2, width).filter(|row| is_fair(row)).collect();
        let board = |choice: Vec<usize>| choice.into_iter().flat_map(|i| row[i].clone()).collect();
        let line = |board: &[usize], cells: &[usize]| -> Vec<usize> {
            cells.iter().map(|&cell| board[cell]).collect()
        };
        let lines = lines(width, height);
        let fair = |board: &Vec<usize>| lines.iter().all(|cells| is_fair(&line(board, cells)));
        let boards = fillings(row.len(), height).map(board);
        let mut all: Vec<Vec<usize>> = boards.filter(fair).collect();
        all.sort();
        let unequal = |board: &Vec<usize>, lines: &[Vec<usize>]| {
            let mut seen: Vec<Vec<usize>> = lines.iter().map(|cells| line(board, cells)).collect();
            seen.sort();
            seen.windows(2).all(|pair| pair[0] != pair[1])
        };
        let (across, down) = lines.split_at(height);
        let different = all.iter().filter(|board| unequal(board, across) && unequal(board, down));
        Self { width, different: different.cloned().collect(), all }
    }

    fn check(&self, form: usize, givens: &[usize]) {
        for (word, boards) in [("forbidden", &self.different), ("allowed", &self.all)] {
            let expected = boards.iter().filter(|board| keeps(board, givens)).count();
            check(&sheet(form, self.width, givens).with("equal-lines", word), expected);
        }
    }

    /// Of all patterns of givens every so many-th: the family's own method finds the full boards
    /// that keep them, each once.
    fn check_patterns(&self, step: usize) {
        let cells = self.all[0].len();
        for number in (0..3usize.pow(cells as u32)).step_by(step) {
            let givens = filling(3, cells, number);
            let mut puzzle = sheet(0, self.width, &givens).puzzle();
            for (word, boards) in [("forbidden", &self.different), ("allowed", &self.all)] {
                puzzle.set("equal-lines", word).expect("takuzu have this rule");
                let (_, found) = solutions(&solver(puzzle.as_ref(), "fast"), usize::MAX);
                let expected = boards.iter().filter(|board| keeps(board, &givens));
                let found = found.iter().map(|board| board.iter().map(|&value| value.into()));
                assert!(
                    found.map(Iterator::collect::<Vec<usize>>).eq(expected.cloned()),
                    "{givens:?} with equal lines {word}"
                );
            }
        }
    }

    /// Some givens of a full board, or any numbers at all.
    fn check_random(&self, seed: &mut Seed, rounds: usize) {
        for round in 0..rounds {
            let board = seed.pick(&self.all);
            let (shown, wrong) = ([15, 30, 50][round % 3], [0, 10, 50][round / 3 % 3]);
            let givens: Vec<usize> = board
                .iter()
                .map(|&value| match seed.percent(shown) {
                    true if seed.percent(wrong) => seed.below(2),
                    true => value,
                    false => OPEN,
                })
                .collect();
            self.check(round, &givens);
        }
    }
}

fn keeps(board: &[usize], givens: &[usize]) -> bool {
    board.iter().zip(givens).all(|(value, given)| *given == OPEN || value == given)
}

fn sheet(form: usize, width: usize, givens: &[usize]) -> Sheet {
    let words: Vec<&str> = givens.iter().map(|&given| ["0", "1", "."][given]).collect();
    let (height, board) = (givens.len() / width, rows(width, &words));
    let table = |row: &[&str]| format!("| {} |\n", row.join(" | ").replace('.', " "));
    match form % 5 {
        0 => Sheet::new("takuzu", "rows", board),
        1 => Sheet::new("takuzu", "rows", board.replace(' ', "")),
        2 => Sheet::new("takuzu", "rows", words.chunks(width).map(table).collect::<String>()),
        3 => Sheet::new("takuzu", "grid", format!("{width} {height}\n{board}")),
        _ => Sheet::new("takuzu", "grille", format!("grille 1 takuzu\nboard\n{board}")),
    }
}

#[test]
fn all_boards_of_8_cells_and_less() {
    for (width, height) in [(2, 2), (2, 4), (4, 2)] {
        let full = Full::new(width, height);
        for (number, givens) in fillings(3, width * height).enumerate() {
            full.check(number, &givens);
        }
    }
}

/// There are 3^16 of them, and 3^12.
#[test]
fn one_in_many_of_all_boards_of_12_and_16_cells() {
    Full::new(4, 4).check_patterns(4001);
    Full::new(2, 6).check_patterns(101);
    Full::new(6, 2).check_patterns(101);
}

#[test]
#[ignore = "takes minutes: cargo test --release -p grille -- --ignored"]
fn all_boards_of_12_and_16_cells() {
    Full::new(4, 4).check_patterns(1);
    Full::new(2, 6).check_patterns(1);
    Full::new(6, 2).check_patterns(1);
}

#[test]
fn random_boards_of_16_and_24_cells() {
    let mut seed = Seed(2);
    Full::new(4, 4).check_random(&mut seed, 300);
    Full::new(4, 6).check_random(&mut seed, 150);
    Full::new(6, 4).check_random(&mut seed, 150);
}

#[test]
fn the_numbers_of_empty_boards_are_the_known_ones() {
    for (side, forbidden, allowed) in [(2, 2, 2), (4, 72, 90), (6, 4140, 11222)] {
        let empty = sheet(0, side, &vec![OPEN; side * side]);
        check(&empty, forbidden);
        check(&empty.with("equal-lines", "allowed"), allowed);
    }
}

#[test]
fn solutions_can_be_read_again() {
    for (width, height) in [(2, 2), (4, 2), (2, 4), (4, 4)] {
        check_solutions(&sheet(0, width, &vec![OPEN; width * height]));
    }
}
