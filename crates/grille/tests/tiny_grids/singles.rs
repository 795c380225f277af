//! Singles: no number twice in a line, no two shaded cells side by side, the others hang together.

use crate::common::{Seed, Sheet, rows};
use crate::{check, check_solutions, fillings, hang_together, lines};

/// The ways to shade a board that the numbers may still forbid.
struct Shadings {
    width: usize,
    height: usize,
    lines: Vec<Vec<usize>>,
    fair: Vec<Vec<usize>>,
}

impl Shadings {
    fn new(width: usize, height: usize) -> Self {
        let touch = |a: usize, b: usize| {
            let (across, down) = ((a % width).abs_diff(b % width), (a / width).abs_diff(b / width));
            across + down == 1
        };
        let fair = |shaded: &Vec<usize>| {
            let cells = |shade: usize| (0..shaded.len()).filter(move |&cell| shaded[cell] == shade);
            let apart = cells(1).all(|a| cells(1).all(|b| !touch(a, b)));
            apart && hang_together(&cells(0).collect::<Vec<_>>(), touch)
        };
        let fair = fillings(2, width * height).filter(fair).collect();
        Self { width, height, lines: lines(width, height), fair }
    }

    fn check(&self, form: usize, numbers: &[usize]) {
        let seen_once = |shaded: &&Vec<usize>| {
            self.lines.iter().all(|cells| {
                let white: Vec<usize> =
                    cells.iter().filter(|&&cell| shaded[cell] == 0).copied().collect();
                white.iter().all(|&a| white.iter().all(|&b| a == b || numbers[a] != numbers[b]))
            })
        };
        let expected = self.fair.iter().filter(seen_once).count();
        check(&self.sheet(form, numbers), expected);
    }

    /// The board in one of its forms.
    fn sheet(&self, form: usize, numbers: &[usize]) -> Sheet {
        let header = format!("{} {}", self.width, self.height);
        let board = rows(self.width, numbers);
        match form % 3 {
            0 => Sheet::new("singles", "grid", format!("{header}\n{board}")),
            1 => Sheet::new("singles", "rows", board.replace(' ', ", ")),
            _ => Sheet::new("singles", "grille", format!("grille 1 singles\nboard\n{board}")),
        }
    }
}

fn numbers(filling: Vec<usize>) -> Vec<usize> {
    filling.into_iter().map(|value| value + 1).collect()
}

#[test]
fn all_boards_of_6_cells_and_less() {
    let sizes = [(1, 1), (2, 1), (1, 3), (5, 1), (2, 2), (2, 3), (3, 2)];
    for (width, height) in sizes {
        let shadings = Shadings::new(width, height);
        for (number, filling) in fillings(3, width * height).enumerate() {
            shadings.check(number, &numbers(filling));
        }
    }
}

#[test]
fn all_boards_of_3_by_3() {
    let shadings = Shadings::new(3, 3);
    for (number, filling) in fillings(3, 9).enumerate() {
        shadings.check(number, &numbers(filling));
    }
}

#[test]
fn random_boards_of_12_cells() {
    let mut seed = Seed(5);
    for (width, height) in [(4, 3), (3, 4), (6, 2)] {
        let shadings = Shadings::new(width, height);
        for round in 0..500 {
            let most = 2 + round % 4;
            let numbers: Vec<usize> = (0..12).map(|_| 1 + seed.below(most)).collect();
            shadings.check(round, &numbers);
        }
    }
}

#[test]
fn solutions_can_be_read_again() {
    for (width, height) in [(1, 1), (2, 1), (1, 3), (2, 2), (3, 2), (2, 3)] {
        let shadings = Shadings::new(width, height);
        for filling in fillings(2, width * height) {
            check_solutions(&shadings.sheet(0, &numbers(filling)));
        }
    }
}
