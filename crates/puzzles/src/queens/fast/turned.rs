//! Solutions that a turn of the board carries to themselves. Counting up to symmetry needs them
//! (Burnside's lemma).

use grille_engine::Limits;

use super::board::{Board, Square, bits};

/// A turn of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    Quarter,
    Half,
}

impl Turn {
    fn of(self, side: u32, (row, column): Square) -> Square {
        let last = side - 1;
        match self {
            Self::Quarter => (column, last - row),
            Self::Half => (last - row, last - column),
        }
    }

    /// The squares that one is carried to, itself first.
    fn orbit(self, side: u32, square: Square) -> impl Iterator<Item = Square> {
        let next = move |&last: &Square| Some(self.of(side, last)).filter(|next| *next != square);
        std::iter::successors(Some(square), next)
    }
}

/// How many solutions of a board without queens the turn leaves as they are, and in how many
/// steps. Fewer if the limits are reached.
pub(super) fn count(side: u32, turn: Turn, limits: Limits<'_>) -> (u64, u64) {
    let mut steps = 0;
    (walk(side, turn, &Board::empty(side), limits, &mut steps), steps)
}

fn walk(side: u32, turn: Turn, board: &Board, limits: Limits<'_>, steps: &mut u64) -> u64 {
    *steps += 1;
    if board.rows == 0 {
        return 1;
    }
    let Some((row, places)) = board.tightest() else { return 0 };
    let mut found = 0;
    for column in bits(places) {
        if steps.is_multiple_of(super::ASK) && limits.reached() {
            break;
        }
        let Some(next) = board.with(turn.orbit(side, (row, column))) else { continue };
        found += walk(side, turn, &next, limits, steps);
    }
    found
}
