//! Singles by a heuristic: corners first, then numbers by how often they occur, and never back.

use std::collections::HashMap;

use grille_engine::{
    By, Counter, Counters, Ended, Flow, Limits, Listener, Message, MethodId, Outcome, Promise,
    Solution, Unwatched, Values, Var, message,
};
use grille_grid::{Axis, Cell, Line, Size};

use super::{SHADED, Singles, WHITE};
use crate::puzzle::Special;

/// Shade what repeats, as long as no two shaded cells touch and the others stay connected.
///
/// It is there to be compared with: it may be left with numbers that repeat and cannot be shaded any
/// more, and then it gives up. What it finds is a solution; whether it is the only one it cannot say.
#[derive(Debug)]
pub(super) struct Greedy;

impl Special<Singles> for Greedy {
    fn name(&self) -> MethodId {
        MethodId::new("greedy")
    }

    fn promise(&self) -> Promise {
        Promise::Attempt
    }

    fn keeps(&self, _: &Singles) -> &'static [Counter] {
        &[Counter::Guesses]
    }

    fn each(
        &self,
        puzzle: &Singles,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        self.watched(puzzle, limits, &mut Unwatched(found))
    }

    fn watched(
        &self,
        puzzle: &Singles,
        limits: Limits<'_>,
        listener: &mut dyn Listener,
    ) -> Outcome {
        let mut board = Board::new(puzzle);
        let ended = match board.shade_all(limits, listener) {
            Err(Late) => Ended::Limit,
            Ok(()) if !board.is_solved() => {
                listener.clashed(None);
                Ended::GaveUp
            }
            Ok(()) => match listener.found(board.shades) {
                Flow::More => Ended::GaveUp,
                Flow::Enough => Ended::Enough,
            },
        };
        let counters = Counters::default().with(Counter::Guesses, board.shaded);
        Outcome { ended, counters }
    }
}

/// A limit was reached.
struct Late;

/// Where a number must repeat to be shaded.
#[derive(Clone, Copy)]
enum Repeats {
    InBothLines,
    InOneLine,
}

/// Why a cell is shaded: no proof.
static CORNER: Message = message!("singles-greedy-corner");
static BOTH: Message = message!("singles-greedy-both");
static ONE: Message = message!("singles-greedy-one");

struct Board<'p> {
    puzzle: &'p Singles,
    shades: Solution,
    shaded: u64,
}

impl<'p> Board<'p> {
    fn new(puzzle: &'p Singles) -> Self {
        Self { puzzle, shades: vec![WHITE; puzzle.numbers.len()], shaded: 0 }
    }

    /// Corners whose number repeats in both lines, then all others of that kind, then those whose
    /// number repeats in one line.
    fn shade_all(&mut self, limits: Limits<'_>, listener: &mut dyn Listener) -> Result<(), Late> {
        let (corners, by_frequency) = (corners(self.puzzle.size), self.by_frequency());
        for (cells, asked, why) in [
            (&corners, Repeats::InBothLines, &CORNER),
            (&by_frequency, Repeats::InBothLines, &BOTH),
            (&by_frequency, Repeats::InOneLine, &ONE),
        ] {
            self.shade(cells, asked, limits, &mut |cell| {
                listener.deduced(Var(cell.0), Values::one(SHADED), By::Said(why));
            })?;
        }
        Ok(())
    }

    /// All cells, those first whose number is the most frequent on the board.
    fn by_frequency(&self) -> Vec<Cell> {
        let mut counts: HashMap<u32, usize> = HashMap::new();
        for &number in &self.puzzle.numbers {
            *counts.entry(number).or_default() += 1;
        }
        let mut cells: Vec<Cell> = self.puzzle.size.cells().collect();
        cells.sort_by_key(|cell| {
            let number = self.puzzle.numbers[cell.index()];
            (std::cmp::Reverse(counts[&number]), number, *cell)
        });
        cells
    }

    fn shade(
        &mut self,
        cells: &[Cell],
        asked: Repeats,
        limits: Limits<'_>,
        tell: &mut dyn FnMut(Cell),
    ) -> Result<(), Late> {
        for &cell in cells {
            if limits.reached() {
                return Err(Late);
            }
            let repeats = self.lines(cell).map(|line| self.repeats(cell, line));
            let is_asked = match asked {
                Repeats::InBothLines => repeats == [true, true],
                Repeats::InOneLine => repeats != [false, false],
            };
            if self.is_white(cell) && is_asked && self.can_be_shaded(cell) {
                self.shades[cell.index()] = SHADED;
                self.shaded += 1;
                tell(cell);
            }
        }
        Ok(())
    }

    fn lines(&self, cell: Cell) -> [Line; 2] {
        let size = self.puzzle.size;
        [size.line(Axis::Row, size.row(cell)), size.line(Axis::Column, size.column(cell))]
    }

    fn is_white(&self, cell: Cell) -> bool {
        self.shades[cell.index()] == WHITE
    }

    /// Is the number of a cell seen elsewhere in a line?
    fn repeats(&self, cell: Cell, line: Line) -> bool {
        let number = |cell: Cell| self.puzzle.numbers[cell.index()];
        let mut others = line.cells().filter(|&other| other != cell && self.is_white(other));
        others.any(|other| number(other) == number(cell))
    }

    fn can_be_shaded(&mut self, cell: Cell) -> bool {
        if !self.puzzle.size.around(cell).all(|other| self.is_white(other)) {
            return false;
        }
        self.shades[cell.index()] = SHADED;
        let is_connected = self.is_connected();
        self.shades[cell.index()] = WHITE;
        is_connected
    }

    /// Do the cells that are not shaded hang together?
    fn is_connected(&self) -> bool {
        let size = self.puzzle.size;
        let Some(first) = size.cells().find(|&cell| self.is_white(cell)) else { return false };
        let mut seen = vec![false; self.shades.len()];
        seen[first.index()] = true;
        let mut waiting = vec![first];
        while let Some(cell) = waiting.pop() {
            for other in size.around(cell) {
                if self.is_white(other) && !std::mem::replace(&mut seen[other.index()], true) {
                    waiting.push(other);
                }
            }
        }
        size.cells().all(|cell| seen[cell.index()] || !self.is_white(cell))
    }

    /// Does no number repeat any more?
    fn is_solved(&self) -> bool {
        let repeats = |cell: Cell| self.lines(cell).iter().any(|&line| self.repeats(cell, line));
        !self.puzzle.size.cells().any(|cell| self.is_white(cell) && repeats(cell))
    }
}

/// The four corners; fewer of a narrow board.
fn corners(size: Size) -> Vec<Cell> {
    let (bottom, right) = (size.height - 1, size.width - 1);
    let mut corners: Vec<Cell> =
        [(0, 0), (0, right), (bottom, 0), (bottom, right)].map(|(r, c)| size.cell(r, c)).into();
    corners.dedup();
    corners
}
