//! The count in shares: boards with a few queens on them, each for some of its images too.

use grille_engine::{Count, Counted, Counter, Counters, Limits, Shares};

use super::board::Board;
use super::cross::{self, Class};
use super::lanes;
use super::turned::{self, Turn};

/// Every solution of a puzzle.
pub(super) struct All(Vec<Class>);

impl All {
    /// All solutions of a board without queens. Wider ones than this nobody counts.
    pub(super) fn of_empty(side: u32) -> Self {
        if (2..=32).contains(&side) {
            Self(cross::classes(side))
        } else {
            Self::of(Some(Board::empty(side)))
        }
    }

    /// All solutions of a board with queens on it; of no board there are none.
    pub(super) fn of(board: Option<Board>) -> Self {
        const SHARES: usize = 256;
        let mut boards: Vec<Board> = board.into_iter().collect();
        while boards.len() < SHARES && boards.iter().any(|board| board.rows != 0) {
            let next = |board: &Board| match board.rows {
                0 => vec![*board],
                _ => board.next().collect(),
            };
            boards = boards.iter().flat_map(next).collect();
        }
        Self(boards.into_iter().map(|board| (board, 1)).collect())
    }
}

impl Shares for All {
    fn number(&self) -> usize {
        self.0.len()
    }

    fn count(&self, share: usize, limits: Limits<'_>) -> Counted {
        let (board, images) = &self.0[share];
        let mut steps = 0;
        let found = u128::from(count(board, limits, &mut steps)) * images;
        counted(found, steps, limits)
    }
}

/// The solutions of a board without queens, those that are images of each other as one.
///
/// By the lemma of Burnside: the number of classes is the mean, over all eight symmetries, of the
/// number of solutions that the symmetry leaves as they are. Beside the turns no symmetry leaves
/// any, but on the board of one square.
pub(super) struct Classes {
    side: u32,
    all: All,
}

const TURNS: [Turn; 2] = [Turn::Half, Turn::Quarter];

impl Classes {
    pub(super) fn of_empty(side: u32) -> Self {
        Self { side, all: All::of_empty(side) }
    }
}

impl Shares for Classes {
    fn number(&self) -> usize {
        TURNS.len() + self.all.number()
    }

    fn count(&self, share: usize, limits: Limits<'_>) -> Counted {
        let Some(&turn) = TURNS.get(share) else {
            return self.all.count(share - TURNS.len(), limits);
        };
        let (found, steps) = turned::count(self.side, turn, limits);
        counted(found.into(), steps, limits)
    }

    fn total(&self, counts: &[Count]) -> Count {
        let (turned, all) = counts.split_at(TURNS.len());
        match (self.all.total(all), turned) {
            (Count::Exactly(all), [Count::Exactly(half), Count::Exactly(quarter)]) => {
                let mirrored = u128::from(self.side == 1);
                Count::Exactly((all + half + 2 * quarter + 4 * mirrored) / 8)
            }
            // No class has more than eight.
            (all, _) => Count::AtLeast(all.number().div_ceil(8)),
        }
    }
}

fn count(board: &Board, limits: Limits<'_>, steps: &mut u64) -> u64 {
    if limits.reached() {
        return 0;
    }
    if board.rows.count_ones() > lanes::MOST {
        return board.next().map(|next| count(&next, limits, steps)).sum();
    }
    let (found, more) = lanes::count(board, limits);
    *steps += more;
    found
}

/// What was counted under limits that stay reached once they are.
fn counted(found: u128, steps: u64, limits: Limits<'_>) -> Counted {
    let count = if limits.reached() { Count::AtLeast(found) } else { Count::Exactly(found) };
    (count, Counters::default().with(Counter::Guesses, steps))
}
