//! Two cells side by side are not both shaded, so of their equals in line with them one is.

use grille_engine::{Domains, Reason, Spot, Step, message};
use grille_grid::Cell;

use super::{Board, FLANKED, OFFSET, Repeat, is_open, list, shaded, white};

/// Two cells side by side, and of each another one with the same number in a line with it.
struct Offset {
    near: [Cell; 2],
    far: [Cell; 2],
}

impl Board {
    /// Every two cells side by side with their equals.
    fn offsets(&self) -> impl Iterator<Item = Offset> {
        self.size().touching().flat_map(move |(one, other)| {
            let far = self.twins(one).iter().filter(move |&&far| far != other);
            far.flat_map(move |&far_one| {
                let far = self.twins(other).iter();
                let far = far.filter(move |&&far| far != one && far != far_one);
                far.map(move |&far| Offset { near: [one, other], far: [far_one, far] })
            })
        })
    }
}

/// Offset pairs: of two cells one is shaded, so what touches both is white.
///
/// ```text
/// 5 . o 5     one of the 5 and 3 on the left stays white: the 5 on the right is shaded, or the 3,
/// 3 . 3 o     and both o touch it
/// ```
pub(super) fn offset(board: &Board, known: &Domains) -> Vec<Step> {
    let size = board.size();
    let mut steps = Vec::new();
    for Offset { near, far } in board.offsets() {
        let touches = |cell: &Cell| board.are_touching(*cell, far[1]);
        let changes = white(size.around(far[0]).filter(touches), known);
        if changes.is_empty() {
            continue;
        }
        let (near, far) = (board.spots(&near), board.spots(&far));
        let why =
            message!("singles-offset-why", near = list(&near), first = far[0], second = far[1]);
        let reason = Reason::cells(near).and(Reason::cells(far));
        steps.extend(Step::new(OFFSET, reason, why, changes));
    }
    steps
}

/// Flanked pairs: the equals touch as well, so of each number exactly one of the two stays white,
/// and all others of the line are shaded.
///
/// ```text
/// 5 3 3 5 . 5     5 . . 5 . 5
///                 3 . . 3 . .     the last 5 is shaded
/// ```
pub(super) fn flanked(board: &Board, known: &Domains) -> Vec<Step> {
    let mut steps = Vec::new();
    for repeat in board.repeats.iter().filter(|repeat| repeat.cells.len() > 2) {
        if !repeat.cells.iter().any(|&cell| is_open(known, cell)) {
            continue;
        }
        for (i, &one) in repeat.cells.iter().enumerate() {
            for &other in &repeat.cells[i + 1..] {
                steps.extend(flanked_pair(board, known, repeat, [one, other]));
            }
        }
    }
    steps
}

fn flanked_pair(board: &Board, known: &Domains, repeat: &Repeat, pair: [Cell; 2]) -> Option<Step> {
    let others = repeat.cells.iter().copied().filter(|cell| !pair.contains(cell));
    let changes = shaded(others, known);
    if changes.is_empty() {
        return None;
    }
    let is_beside =
        |cell: Cell, near: Cell| board.are_touching(cell, near) && !pair.contains(&cell);
    let beside = board.size().around(pair[0]).filter(|cell| !pair.contains(cell));
    let mut flanks = beside.flat_map(|near| board.twins(near).iter().map(move |&far| [near, far]));
    let flank = flanks.find(|&[_, far]| is_beside(far, pair[1]))?;
    let (spots, flank, line) = (board.spots(&pair), board.spots(&flank), Spot::from(repeat.line));
    let why = message!(
        "singles-flanked-why",
        cells = list(&spots),
        number = repeat.number,
        others = list(&flank),
        line = line
    );
    let reason = Reason::cells(spots).and(Reason::cells(flank)).and(Reason::lines([line]));
    Step::new(FLANKED, reason, why, changes)
}
