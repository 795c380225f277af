//! Where the way out is narrow: the corners of the board, and a white cell with one way out.
//!
//! ```text
//! k a      a corner k, the cells a and b beside it, and d, which touches these two:
//! b d      with a and b shaded, k would be cut off
//! ```

use grille_engine::{Domains, Reason, Step, message};
use grille_grid::Cell;

use super::{
    Board, CORNER_FOUR, CORNER_THREE, CORNER_TWO, WAY_OUT, is_open, is_shaded, is_white, list,
    shaded, white,
};

/// A corner of the board.
struct Corner {
    corner: Cell,
    beside: [Cell; 2],
    inner: Cell,
}

impl Board {
    /// The corners; there are none on a board of one line.
    fn corners(&self) -> impl Iterator<Item = Corner> {
        let size = self.size();
        let (right, bottom) = (size.width - 1, size.height - 1);
        let inwards = |place: u32| if place == 0 { 1 } else { place - 1 };
        let corner = move |(row, column): (u32, u32)| {
            let (next_row, next_column) = (inwards(row), inwards(column));
            Corner {
                corner: size.cell(row, column),
                beside: [size.cell(row, next_column), size.cell(next_row, column)],
                inner: size.cell(next_row, next_column),
            }
        };
        let all = [(0, 0), (0, right), (bottom, 0), (bottom, right)];
        let number = if right > 0 && bottom > 0 { 4 } else { 0 };
        all.into_iter().take(number).map(corner)
    }

    fn are_equal(&self, cells: &[Cell]) -> bool {
        cells.iter().all(|&cell| self.number(cell) == self.number(cells[0]))
    }
}

/// Four equal numbers, or two pairs: the corner is shaded, and the cell that does not touch it.
///
/// ```text
/// 5 5     one of each pair is shaded; the two 5 and 3 on the right would touch,
/// 3 3     and those across would touch, or cut the corner off
/// ```
pub(super) fn four(board: &Board, known: &Domains) -> Vec<Step> {
    let mut steps = Vec::new();
    for Corner { corner, beside, inner } in board.corners() {
        for (near, far) in [(beside[0], beside[1]), (beside[1], beside[0])] {
            let (one, other) = ([corner, near], [far, inner]);
            if !board.are_equal(&one) || !board.are_equal(&other) {
                continue;
            }
            let mut changes = shaded([corner, inner], known);
            changes.extend(white(beside, known));
            let (one, other) = (board.spots(&one), board.spots(&other));
            let why = message!(
                "singles-corner-four-why",
                pair = list(&one),
                other = list(&other),
                corner = board.spot(corner),
                inner = board.spot(inner)
            );
            let reason = Reason::cells(one).and(Reason::cells(other));
            steps.extend(Step::new(CORNER_FOUR, reason, why, changes));
        }
    }
    steps
}

/// Three equal numbers, two of them beside the corner: these are not both shaded, so the third is.
pub(super) fn three(board: &Board, known: &Domains) -> Vec<Step> {
    let mut steps = Vec::new();
    for Corner { corner, beside: [one, other], inner } in board.corners() {
        for cell in [corner, inner] {
            let changes = shaded([cell], known);
            if changes.is_empty() || !board.are_equal(&[cell, one, other]) {
                continue;
            }
            let beside = board.spots(&[one, other]);
            let why = message!(
                "singles-corner-three-why",
                cell = board.spot(cell),
                beside = list(&beside),
                number = board.number(cell),
                corner = board.spot(corner)
            );
            let reason = Reason::cells([board.spot(cell)]).and(Reason::cells(beside));
            steps.extend(Step::new(CORNER_THREE, reason, why, changes));
        }
    }
    steps
}

/// Two equal numbers side by side at the corner: whichever is shaded, the other cell beside the
/// corner touches it, or would cut the corner off.
pub(super) fn two(board: &Board, known: &Domains) -> Vec<Step> {
    let mut steps = Vec::new();
    for Corner { corner, beside, inner } in board.corners() {
        for (near, far) in [(beside[0], beside[1]), (beside[1], beside[0])] {
            for pair in [[corner, near], [near, inner]] {
                let changes = white([far], known);
                if changes.is_empty() || !board.are_equal(&pair) {
                    continue;
                }
                let spots = board.spots(&pair);
                let why = message!(
                    "singles-corner-two-why",
                    cells = list(&spots),
                    number = board.number(near),
                    cell = board.spot(far),
                    corner = board.spot(corner)
                );
                steps.extend(Step::new(CORNER_TWO, Reason::cells(spots), why, changes));
            }
        }
    }
    steps
}

/// A white cell with one way out, which is white.
pub(super) fn way_out(board: &Board, known: &Domains) -> Vec<Step> {
    let size = board.size();
    let mut steps = Vec::new();
    // From four cells on no cell is the only white one: two of the others touch.
    if size.area() < 4 {
        return steps;
    }
    for cell in size.cells().filter(|&cell| is_white(known, cell)) {
        let mut exits = size.around(cell).filter(|&near| !is_shaded(known, near));
        let (Some(exit), None) = (exits.next(), exits.next()) else { continue };
        if !is_open(known, exit) {
            continue;
        }
        let spot = board.spot(cell);
        let walls = size.around(cell).filter(|&near| near != exit);
        let walls = walls.map(|wall| board.spot(wall));
        let why = message!("singles-way-out-why", cell = spot, exit = board.spot(exit));
        let reason = Reason::cells([spot]).and(Reason::cells(walls));
        steps.extend(Step::new(WAY_OUT, reason, why, white([exit], known)));
    }
    steps
}
