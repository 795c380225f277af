//! Queens by a method of their own: sets of bits, the symmetry of the square, and a pattern for
//! boards of any width.

mod board;
mod construct;
mod counting;
mod cross;
mod lanes;
mod turned;

use board::{Board, Square, bits};
use counting::{All, Classes};
use grille_engine::{
    Counters, Ended, Flow, Limits, Method, MethodId, Outcome, Sat, Shares, Solution, Value, Values,
};

use super::{Queens, columns, large, symmetry};
use crate::puzzle::{Puzzle, Special, Which};
use crate::told::Told;

/// Rows as sets of bits, the tightest first; counts up to symmetry; wide boards by construction.
#[derive(Debug)]
pub(super) struct Fast;

/// Steps between two looks at the limits.
const ASK: u64 = 1 << 12;

/// On wider boards than this the pattern comes before the search.
const NARROW: u32 = 20;

/// With more open rows than this a count listens to the search, which may hand over to learning.
const COUNTABLE: u32 = 24;

/// Steps without a solution before clause learning takes over, if few solutions are known.
const PATIENCE: u64 = 2_000_000;

/// So many solutions can be known and told from new ones.
const FEW: usize = 100;

impl Special<Queens> for Fast {
    fn name(&self) -> MethodId {
        MethodId::new("fast")
    }

    fn each(
        &self,
        puzzle: &Queens,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        limits.latched(|limits| {
            let mut walk = Walk {
                queens: vec![0; puzzle.side.min(Values::MOST) as usize],
                told: Told::at_most(FEW),
                last: 0,
                counters: Counters::default(),
                limits,
                found,
            };
            let ended = match walk.run(puzzle) {
                Ok(()) => Ended::Exhausted,
                Err(Halt::Enough) => Ended::Enough,
                Err(Halt::Limit) => Ended::Limit,
                Err(Halt::Patience) => walk.learn(puzzle),
            };
            Outcome { ended, counters: walk.counters }
        })
    }

    fn shares<'p>(&self, puzzle: &'p Queens, which: Which) -> Option<Box<dyn Shares + 'p>> {
        let side = puzzle.side;
        match (puzzle.placed.is_empty(), which) {
            _ if side > Values::MOST => None,
            (true, Which::All) => Some(Box::new(All::of_empty(side))),
            (true, Which::UpToSymmetry) => Some(Box::new(Classes::of_empty(side))),
            (false, Which::All) => {
                let board = Board::empty(side).with(squares(puzzle));
                let countable = board.is_none_or(|board| board.rows.count_ones() <= COUNTABLE);
                countable.then(|| Box::new(All::of(board)) as _)
            }
            (false, Which::UpToSymmetry) => None,
        }
    }
}

/// The squares of the queens that are there from the start.
fn squares(puzzle: &Queens) -> impl Iterator<Item = Square> {
    let size = puzzle.size();
    puzzle.placed.iter().map(move |&cell| (size.row(cell), size.column(cell)))
}

/// Why a walk ends before its end.
enum Halt {
    Enough,
    Limit,
    Patience,
}

/// One puzzle being solved.
struct Walk<'a> {
    queens: Vec<Value>,
    /// Solutions that may come again.
    told: Told,
    /// The step of the last solution.
    last: u64,
    counters: Counters,
    limits: Limits<'a>,
    found: &'a mut dyn FnMut(Solution) -> Flow,
}

impl Walk<'_> {
    fn run(&mut self, puzzle: &Queens) -> Result<(), Halt> {
        self.look()?;
        if puzzle.placed.is_empty() && puzzle.side > NARROW {
            self.tell_pattern(puzzle.side)?;
        }
        if puzzle.side > Values::MOST {
            return Err(Halt::Limit);
        }
        let Some(board) = Board::empty(puzzle.side).with(squares(puzzle)) else { return Ok(()) };
        for (row, column) in squares(puzzle) {
            self.queens[row as usize] = column as Value;
        }
        self.walk(&board)
    }

    /// The solution that needs no search, and its images. On wide boards each step takes a while.
    fn tell_pattern(&mut self, side: u32) -> Result<(), Halt> {
        let Some(mut image) = construct::columns(side) else { return Ok(()) };
        self.look()?;
        if !large::clashes(&image).is_empty() {
            return Ok(());
        }
        for number in 0..symmetry::IMAGES {
            self.look()?;
            self.tell(columns::solution(&image))?;
            self.look()?;
            image = symmetry::after(number, &image);
        }
        Ok(())
    }

    /// Look at the limits.
    fn look(&self) -> Result<(), Halt> {
        if self.limits.reached() { Err(Halt::Limit) } else { Ok(()) }
    }

    fn walk(&mut self, board: &Board) -> Result<(), Halt> {
        if board.rows == 0 {
            return self.tell(self.queens.clone());
        }
        let Some((row, places)) = board.tightest() else {
            self.counters.conflicts += 1;
            return Ok(());
        };
        for column in bits(places) {
            self.step()?;
            self.queens[row as usize] = column as Value;
            self.walk(&board.place(row, column))?;
        }
        Ok(())
    }

    fn step(&mut self) -> Result<(), Halt> {
        self.counters.guesses += 1;
        if !self.counters.guesses.is_multiple_of(ASK) {
            return Ok(());
        }
        self.look()?;
        let patient = self.counters.guesses - self.last < PATIENCE || !self.told.is_complete();
        if patient { Ok(()) } else { Err(Halt::Patience) }
    }

    fn tell(&mut self, solution: Solution) -> Result<(), Halt> {
        self.last = self.counters.guesses;
        if self.told.has(&solution) {
            return Ok(());
        }
        self.told.add(&solution);
        match (self.found)(solution) {
            Flow::More => Ok(()),
            Flow::Enough => Err(Halt::Enough),
        }
    }

    /// All solutions that are not told yet, by clause learning.
    fn learn(&mut self, puzzle: &Queens) -> Ended {
        let mut hear = |solution| self.told.pass(solution, self.found);
        let outcome = Sat.each(&puzzle.model(), self.limits, &mut hear);
        self.counters = self.counters + outcome.counters;
        outcome.ended
    }
}
