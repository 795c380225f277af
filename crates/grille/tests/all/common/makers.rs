//! Puzzles at random, of a size that no one tries out by hand and with few solutions.

use grille::{Flow, Limits, MethodId, Solver};

use super::table::Table;
use super::{Seed, Sheet, full_sudoku};

/// A board with so many of a hundred numbers left.
pub fn sudoku(seed: &mut Seed, block_rows: usize, block_columns: usize, shown: usize) -> Table {
    let full = full_sudoku(seed, block_rows, block_columns);
    let side = block_rows * block_columns;
    Table::new(side, side, |cell| match seed.percent(shown) {
        true => full[cell].to_string(),
        false => ".".to_owned(),
    })
}

/// Part of a full board that a method finds from a few numbers.
pub fn takuzu(
    seed: &mut Seed,
    width: usize,
    height: usize,
    equal_lines: &str,
    shown: usize,
) -> Table {
    loop {
        let start = Table::new(width, height, |_| match seed.below(20) {
            value @ (0 | 1) => value.to_string(),
            _ => ".".to_owned(),
        });
        let sheet = Sheet::new("takuzu", "rows", start.rows()).with("equal-lines", equal_lines);
        let puzzle = sheet.puzzle();
        let solver = Solver::new(puzzle.as_ref(), MethodId::AUTO).expect("auto is a method");
        let mut full = None;
        solver.each(Limits::NONE, &mut |solution| {
            full = Some(solution);
            Flow::Enough
        });
        if let Some(full) = full {
            let word = |value: u8| value.to_string();
            return Table::new(width, height, |cell| match seed.percent(shown) {
                true => word(full[cell]),
                false => ".".to_owned(),
            });
        }
    }
}

/// Different numbers in each line, but some cells that do not touch repeat one of their line.
pub fn singles(seed: &mut Seed, width: usize, height: usize) -> Table {
    let side = width.max(height);
    let (rows, columns, names) = (seed.order(side), seed.order(side), seed.order(side));
    let number = |row: usize, column: usize| names[(rows[row] + columns[column]) % side] + 1;
    let mut repeats = vec![false; width * height];
    Table::new(width, height, |cell| {
        let (row, column) = (cell / width, cell % width);
        let beside = column > 0 && repeats[cell - 1] || row > 0 && repeats[cell - width];
        repeats[cell] = !beside && seed.percent(40);
        match repeats[cell] {
            true if seed.percent(50) => number(row, seed.below(width)),
            true => number(seed.below(height), column),
            false => number(row, column),
        }
        .to_string()
    })
}

/// What lies on a cell while a board of bridges is built.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Land {
    Water,
    Bridge,
    Island(usize),
}

/// Islands that hang together by bridges, of which only the numbers are shown.
pub fn bridges(seed: &mut Seed, width: usize, height: usize, most: usize) -> Table {
    let mut land = vec![Land::Water; width * height];
    land[seed.below(width * height)] = Land::Island(0);
    for _ in 0..8 * width * height {
        let from = seed.below(width * height);
        let (axis, length) = (seed.below(2), 2 + seed.below(3));
        let (step, room) = match axis {
            0 => (1, width - 1 - from % width),
            _ => (width, height - 1 - from / width),
        };
        let to = from + step * length;
        if length > room {
            continue;
        }
        // One end must be an island; a bridge may also end at one that is there already.
        let between: Vec<usize> = (1..length).map(|i| from + step * i).collect();
        let ends = [land[from], land[to]];
        let islands = ends.iter().filter(|end| matches!(end, Land::Island(_))).count();
        let free = between.iter().all(|&cell| land[cell] == Land::Water);
        if islands == 0 || ends.contains(&Land::Bridge) || !free {
            continue;
        }
        let count = 1 + seed.below(most);
        between.into_iter().for_each(|cell| land[cell] = Land::Bridge);
        for cell in [from, to] {
            let before = if let Land::Island(bridges) = land[cell] { bridges } else { 0 };
            land[cell] = Land::Island(before + count);
        }
    }
    Table::new(width, height, |cell| match land[cell] {
        Land::Island(bridges) if bridges > 0 => bridges.to_string(),
        _ => ".".to_owned(),
    })
}

/// A board with some queens on it, which may be in reach of each other.
pub fn queens(seed: &mut Seed, side: usize, placed: usize) -> Table {
    let cells = seed.order(side * side);
    let word = |cell| if cells[..placed].contains(&cell) { "Q" } else { "." };
    Table::new(side, side, |cell| word(cell).to_owned())
}
