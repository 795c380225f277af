//! Sudokus of any width to 64: candidates and places as sets of bits, then clause learning (CDCL).

mod board;
mod hall;
mod learner;
mod locked;
mod search;
mod shape;

use board::Board;
use grille_engine::{Counters, Ended, Flow, Limits, Outcome, Solution};
use search::Search;
use shape::Shape;

use super::Sudoku;
use crate::clues::Quest;

/// Hand every solution, or every one that is asked for, to `found`, each one once, until it has
/// enough.
pub(super) fn each(
    puzzle: &Sudoku,
    quest: Option<Quest<'_>>,
    limits: Limits<'_>,
    found: &mut dyn FnMut(Solution) -> Flow,
) -> Outcome {
    each_after(PATIENCE, puzzle, quest, limits, found)
}

/// The same, and how many failed guesses without a solution it takes before clauses are learnt.
fn each_after(
    patience: u64,
    puzzle: &Sudoku,
    quest: Option<Quest<'_>>,
    limits: Limits<'_>,
    found: &mut dyn FnMut(Solution) -> Flow,
) -> Outcome {
    let shape = Shape::new(puzzle.block_rows as usize, puzzle.block_columns as usize);
    let mut board = Board::new(&shape);
    let kept = quest.map_or(Ok(()), |Quest { part, .. }| board.keep(part.var.index(), part.among));
    if kept.and_then(|()| board.give(&puzzle.givens)).is_err() {
        return Outcome { ended: Ended::Exhausted, counters: Counters::default() };
    }
    limits.latched(|limits| Search::new(board, patience, limits).run(found))
}

/// Fewer, and puzzles that need few guesses would pay for a learner.
const PATIENCE: u64 = 40;

#[cfg(test)]
mod tests {
    use grille_chance::Seed;

    use super::*;

    /// Solutions in order, at most so many.
    fn solutions(patience: u64, puzzle: &Sudoku, most: usize) -> Vec<Solution> {
        let mut found = Vec::new();
        each_after(patience, puzzle, None, Limits::NONE, &mut |solution| {
            found.push(solution);
            if found.len() == most { Flow::Enough } else { Flow::More }
        });
        found.sort();
        found
    }

    /// The pattern with holes, and now and then with a given that does not fit.
    fn random(seed: &mut Seed) -> Sudoku {
        let shape = Shape::new(2, 3);
        let (holes, spoilt) = (50 + seed.below(40), seed.one_in(4));
        let mut given = |cell| match seed.below(100) {
            0 if spoilt => 1 + seed.below(6) as u8,
            number if number < holes => 0,
            _ => 1 + shape.pattern(cell) as u8,
        };
        Sudoku::new(6, (0..36).map(&mut given).collect())
    }

    #[test]
    fn learning_finds_what_guessing_finds() {
        let mut seed = Seed(1);
        let mut verdicts = [0; 3];
        for case in 0..500 {
            let puzzle = random(&mut seed);
            let by_guessing = solutions(u64::MAX, &puzzle, 300);
            for patience in 0..2 {
                let by_learning = solutions(patience, &puzzle, 300);
                assert_eq!(by_learning.len(), by_guessing.len(), "case {case}: {puzzle:?}");
                assert!(by_learning.windows(2).all(|pair| pair[0] != pair[1]), "case {case}");
                if by_guessing.len() < 300 {
                    assert_eq!(by_learning, by_guessing, "case {case}: {puzzle:?}");
                }
            }
            verdicts[by_guessing.len().min(2)] += 1;
        }
        assert!(verdicts.iter().all(|&number| number > 10), "{verdicts:?}");
    }

    #[test]
    fn learning_counts_all_full_boards_of_four() {
        let puzzle = Sudoku::new(4, vec![0; 16]);
        assert_eq!(solutions(0, &puzzle, usize::MAX).len(), 288);
    }
}
