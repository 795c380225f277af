//! New boards of queens: a random solution, and the few of its queens that leave no other.

use grille_chance::Seed;
use grille_engine::{Limits, Message, Solution, Var, message};
use grille_grid::Size;

use super::rules::Board;
use super::{Queens, WIDEST_MODEL};
use crate::making::{Givens, Making, Missed, Wanted, Wish, is_unique};
use crate::misfit::Misfit;

pub(super) const MAKING: Making<Queens> = Making {
    heeds: &[Wanted::Minimal, Wanted::Givens],
    usual: Size::square(8),
    motifs: &[],
    check: |wish| blank(wish).map(|_| ()),
    attempt,
    prove: None,
};

/// Boards of two and three have no solution; on those of one there is nothing to do.
const NARROWEST: u32 = 4;

/// An empty board.
fn blank(wish: &Wish) -> Result<Queens, Message> {
    let Size { width, height, .. } = wish.size;
    if width != height || !(NARROWEST..=WIDEST_MODEL).contains(&width) {
        let expected = message!("queens-squares", least = NARROWEST, most = WIDEST_MODEL);
        return Err(Misfit::Size { size: wish.size, expected }.message());
    }
    wish.settle(Queens { side: width, placed: Vec::new() })
}

fn attempt(wish: &Wish, seed: &mut Seed, limits: Limits<'_>) -> Result<Queens, Missed> {
    let blank = blank(wish).map_err(|_| Missed::NotThisTime)?;
    let solution = random_solution(blank.side as usize, seed, limits);
    let solution = solution.ok_or(Missed::NotThisTime)?;
    let give = |rows: &[Var]| {
        let size = Size::square(blank.side);
        let cell = |row: &Var| size.cell(row.0, solution[row.index()].into());
        let mut placed: Vec<_> = rows.iter().map(cell).collect();
        placed.sort();
        Queens { placed, ..blank.clone() }
    };
    let givens = Givens {
        view: &Board::new(&blank),
        solution: &solution,
        orbits: (0..blank.side).map(|row| vec![Var(row)]).collect(),
        is_unique: &|rows| is_unique(&give(rows), limits),
    };
    // Few queens make the puzzle: as few as can be, unless a level or a number is wished.
    let fewest = Wish { is_minimal: wish.level.is_none(), ..wish.clone() };
    givens.choose(&fewest, seed, limits).map(|rows| give(&rows))
}

/// Queens in any order of columns, then two rows at a time change places while that leaves fewer
/// attacks (local search, as Sosič and Gu do it).
fn random_solution(side: usize, seed: &mut Seed, limits: Limits<'_>) -> Option<Solution> {
    loop {
        if limits.reached() {
            return None;
        }
        let mut columns = seed.order(side);
        let mut attacks = attacks_of(&columns);
        for _ in 0..side * side * 4 {
            if attacks == 0 {
                return Some(columns.into_iter().map(|column| column as u8).collect());
            }
            let (one, other) = (seed.below(side), seed.below(side));
            columns.swap(one, other);
            let now = attacks_of(&columns);
            if now <= attacks {
                attacks = now;
            } else {
                columns.swap(one, other);
            }
        }
    }
}

/// How many queens stand on a diagonal beside the first of it.
fn attacks_of(columns: &[usize]) -> usize {
    let side = columns.len();
    let mut diagonals = vec![[0usize; 2]; 2 * side];
    for (row, &column) in columns.iter().enumerate() {
        diagonals[row + column][0] += 1;
        diagonals[row + side - column][1] += 1;
    }
    diagonals.iter().flatten().map(|number| number.saturating_sub(1)).sum()
}
