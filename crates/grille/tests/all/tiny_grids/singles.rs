//! Singles: no number twice in a line, no two shaded cells side by side, the others hang together.

use super::{check, check_solutions, filling, fillings, hang_together, lines};
use crate::common::agreement::{solutions, solver};
use crate::common::{Seed, Sheet, rows};

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

/// The fair shadings as bits: quick enough for millions of boards.
struct Masks {
    shadings: Shadings,
    fair: Vec<u32>,
}

impl Masks {
    fn new(width: usize, height: usize) -> Self {
        let shadings = Shadings::new(width, height);
        let mut fair: Vec<u32> = shadings.fair.iter().map(|shaded| mask(shaded)).collect();
        fair.sort();
        Self { shadings, fair }
    }

    /// The family's own method finds every fair shading that leaves no number twice, each once.
    fn check(&self, numbers: &[usize]) {
        let lines = self.shadings.lines.iter();
        let pairs =
            lines.flat_map(|cells| cells.iter().flat_map(|&a| cells.iter().map(move |&b| (a, b))));
        let equal = |&(a, b): &(usize, usize)| a < b && numbers[a] == numbers[b];
        let pairs: Vec<u32> = pairs.filter(equal).map(|(a, b)| 1 << a | 1 << b).collect();
        let seen_once = |shaded: &u32| pairs.iter().all(|pair| shaded & pair != 0);
        let expected: Vec<u32> = self.fair.iter().copied().filter(seen_once).collect();
        let puzzle = self.shadings.sheet(0, numbers).puzzle();
        let (_, found) = solutions(&solver(puzzle.as_ref(), "fast"), usize::MAX);
        let mut found: Vec<u32> = found.iter().map(|shaded| mask(shaded)).collect();
        found.sort();
        assert_eq!(found, expected, "{numbers:?}");
    }

    /// Every board of numbers up to `most`, its numbers named as they come, and no image of
    /// another one.
    fn check_all(&self, most: usize) {
        let images = images(self.shadings.width, self.shadings.height);
        each_naming(
            &mut Vec::new(),
            self.shadings.width * self.shadings.height,
            most,
            &mut |board| {
                if images.iter().all(|image| !comes_before(image, board)) {
                    self.check(board);
                }
            },
        );
    }
}

/// The shaded cells as bits.
fn mask<T: Copy + Into<usize>>(shaded: &[T]) -> u32 {
    (0..).zip(shaded).map(|(cell, &shade)| (shade.into() << cell) as u32).sum()
}

/// All boards in which a new number is always the next one.
fn each_naming(board: &mut Vec<usize>, cells: usize, most: usize, visit: &mut dyn FnMut(&[usize])) {
    if board.len() == cells {
        return visit(board);
    }
    let known = board.iter().max().copied().unwrap_or(0);
    for number in 1..=most.min(known + 1) {
        board.push(number);
        each_naming(board, cells, most, visit);
        board.pop();
    }
}

/// Where the cells of a board come from when it is turned or mirrored.
fn images(width: usize, height: usize) -> Vec<Vec<usize>> {
    let image = |turn: usize| {
        let from = |cell: usize| {
            let (row, column) = (cell / width, cell % width);
            let (row, column) = if turn & 1 == 1 { (column, row) } else { (row, column) };
            let row = if turn & 2 == 2 { height - 1 - row } else { row };
            let column = if turn & 4 == 4 { width - 1 - column } else { column };
            row * width + column
        };
        (0..width * height).map(from).collect()
    };
    // Only a square can be transposed.
    (1..8).filter(|turn| turn & 1 == 0 || width == height).map(image).collect()
}

/// Does the image of a board, its numbers named anew as they come, stand before the board?
fn comes_before(image: &[usize], board: &[usize]) -> bool {
    let mut names = [0; 17];
    let mut known = 0;
    for (&from, &number) in image.iter().zip(board) {
        let name = &mut names[board[from]];
        if *name == 0 {
            known += 1;
            *name = known;
        }
        if *name != number {
            return *name < number;
        }
    }
    false
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

/// There are 4^16 of them, and 4^12.
#[test]
fn one_in_many_of_all_boards_of_12_and_16_cells() {
    for (width, height, step) in [(4, 4, 214_741), (4, 3, 1009), (3, 4, 1009)] {
        let masks = Masks::new(width, height);
        for number in (0..4usize.pow((width * height) as u32)).step_by(step) {
            masks.check(&numbers(filling(4, width * height, number)));
        }
    }
}

#[test]
#[ignore = "takes minutes: cargo test --release -p grille -- --ignored"]
fn all_boards_of_12_and_16_cells_up_to_names_and_images() {
    for (width, height) in [(4, 4), (4, 3), (3, 4)] {
        Masks::new(width, height).check_all(4);
    }
}

/// The first images and their images are all boards of 3 by 3 with numbers up to 3.
#[test]
fn every_board_is_named_once_and_has_one_first_image() {
    let (mut named, mut covered) = (0, std::collections::HashSet::new());
    let images = images(3, 3);
    each_naming(&mut Vec::new(), 9, 3, &mut |board| {
        named += 1;
        if images.iter().all(|image| !comes_before(image, board)) {
            covered.insert(board.to_vec());
            covered.extend(images.iter().map(|image| renamed(image, board)));
        }
    });
    // All boards, those with fewer numbers among them, by the order in which numbers come.
    assert_eq!(named, (3usize.pow(9) - 3 * 2usize.pow(9) + 3) / 6 + (2usize.pow(9) - 2) / 2 + 1);
    assert_eq!(covered.len(), named);
}

fn renamed(image: &[usize], board: &[usize]) -> Vec<usize> {
    let mut names: Vec<usize> = Vec::new();
    let mut name = |&from: &usize| {
        let place = names.iter().position(|&number| number == board[from]);
        1 + place.unwrap_or_else(|| {
            names.push(board[from]);
            names.len() - 1
        })
    };
    image.iter().map(&mut name).collect()
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
