//! The slow and obvious twin: try each digit in the next empty cell.

use std::collections::BTreeSet;

use grille_chance::Seed;

type Grid = [u8; 81];

/// Are two cells in the same row, column or box?
pub fn see(one: usize, other: usize) -> bool {
    let of = |cell: usize| (cell / 9, cell % 9, (cell / 27, cell % 9 / 3));
    let (a, b) = (of(one), of(other));
    one != other && (a.0 == b.0 || a.1 == b.1 || a.2 == b.2)
}

/// Does a grid follow the rules, and agree with the givens?
pub fn solves(grid: &Grid, givens: &Grid) -> bool {
    let agrees = grid.iter().zip(givens).all(|(digit, given)| *given == 0 || digit == given);
    agrees && (0..81).all(|cell| (1..=9).contains(&grid[cell]) && fits(grid, cell, grid[cell]))
}

/// All solutions up to a limit; nothing if that takes more than a number of steps.
pub fn solutions(givens: &Grid, limit: usize, steps: u32) -> Option<BTreeSet<Grid>> {
    let mut found = BTreeSet::new();
    let consistent = (0..81).all(|cell| givens[cell] == 0 || fits(givens, cell, givens[cell]));
    let (mut grid, mut left) = (*givens, steps);
    if consistent {
        fill(&mut grid, limit, &mut left, &mut found);
    }
    (left > 0).then_some(found)
}

/// A solved grid of seed.
pub fn filled(seed: &mut Seed) -> Grid {
    loop {
        let mut grid = [0; 81];
        for box_ in [0, 30, 60] {
            let mut digits: Vec<u8> = (1..=9).collect();
            seed.shuffle(&mut digits);
            for (i, digit) in digits.into_iter().enumerate() {
                grid[box_ + i / 3 * 9 + i % 3] = digit;
            }
        }
        let cell = 3 + seed.below(6);
        grid[cell] = 1 + seed.below(9) as u8;
        let found = solutions(&grid, 1, 100_000).unwrap_or_default();
        if let Some(grid) = found.into_iter().next() {
            return grid;
        }
    }
}

fn fits(grid: &Grid, cell: usize, digit: u8) -> bool {
    (0..81).all(|other| !see(cell, other) || grid[other] != digit)
}

fn fill(grid: &mut Grid, limit: usize, steps: &mut u32, found: &mut BTreeSet<Grid>) {
    if found.len() >= limit || *steps == 0 {
        return;
    }
    *steps -= 1;
    let Some((cell, choices)) = tightest(grid) else {
        found.insert(*grid);
        return;
    };
    for digit in (1..=9).filter(|digit| choices >> digit & 1 == 1) {
        grid[cell] = digit;
        fill(grid, limit, steps, found);
    }
    grid[cell] = 0;
}

/// The empty cell into which the fewest digits fit, and these digits as bits.
fn tightest(grid: &Grid) -> Option<(usize, u32)> {
    let (mut rows, mut columns, mut boxes) = ([0; 9], [0; 9], [0; 9]);
    let box_of = |cell: usize| cell / 27 * 3 + cell % 9 / 3;
    for cell in 0..81 {
        let bit = 1u32 << grid[cell];
        rows[cell / 9] |= bit;
        columns[cell % 9] |= bit;
        boxes[box_of(cell)] |= bit;
    }
    let choices =
        |cell: usize| !(rows[cell / 9] | columns[cell % 9] | boxes[box_of(cell)]) & 0b11_1111_1110;
    let empty = (0..81).filter(|&cell| grid[cell] == 0);
    empty.map(|cell| (cell, choices(cell))).min_by_key(|(_, choices)| choices.count_ones())
}
