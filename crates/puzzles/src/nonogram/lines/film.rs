//! Lines settled for whoever watches: one at a time, and each cell that changes is told.

use grille_engine::{By, Conflict, Listener, Values, Var};

use super::super::Nonogram;
use super::board::{Board, Method};
use super::line::Rule;
use super::state::State;

impl Method<'_> {
    /// What the next waiting line implies, if lines are solved one by one. A call of its own: the
    /// lanes, called from one place only, become a part of it.
    fn narrow_one(&mut self, state: &mut State) -> Result<u64, Conflict> {
        match self {
            Self::Words(words) => words.narrow(state),
            Self::Short(_) | Self::Long(_) => unreachable!("boards for films have no lanes"),
        }
    }
}

impl<'p> Board<'p> {
    /// A board whose lines are solved one by one, so that it is known which of them says what.
    /// All that is struck can be told, for nothing is struck without a level to undo.
    pub fn for_a_film(nonogram: &'p Nonogram, rule: Rule, listener: &mut dyn Listener) -> Self {
        let mut board = Self::new(nonogram, rule);
        board.methods = [0, 1].map(|axis| Method::one_by_one(nonogram, rule, axis));
        board.mark();
        for cell in 0..board.cells() {
            board.tell_start(cell, listener);
        }
        board
    }

    /// Tell which colours of a cell its lines do not have.
    fn tell_start(&self, cell: usize, listener: &mut dyn Listener) {
        let mut left = Values::below(self.values() as u32);
        for line in self.lines_of(cell) {
            let both = left.and(self.nonogram.values(line));
            if std::mem::replace(&mut left, both) != both && !both.is_empty() {
                listener.deduced(Var(cell as u32), left, By::Constraint(line));
            }
        }
    }

    /// Solve waiting lines until none is left, or `stop` says so; tell what each line leaves.
    ///
    /// The lines have the numbers of their constraints in the model; the last one there says that
    /// the sums of rows and columns differ.
    pub fn settle_watched(
        &mut self,
        stop: &dyn Fn() -> bool,
        listener: &mut dyn Listener,
    ) -> Result<(), Conflict> {
        if !self.adds_up {
            listener.clashed(Some(self.lines()));
            return Err(Conflict);
        }
        let next = |board: &Self| {
            [0, 1].into_iter().find_map(|axis| Some((axis, board.state.waiting.first(axis)?)))
        };
        while let Some((axis, number)) = next(self) {
            if stop() {
                return Ok(());
            }
            let line = self.nonogram.first(axis) + number;
            let before = self.state.trail.len();
            let result = self.methods[axis].narrow_one(&mut self.state);
            self.lines_solved += 1;
            for cell in self.struck_since(before) {
                listener.deduced(Var(cell as u32), self.get(cell), By::Constraint(line));
            }
            if result.is_err() {
                listener.clashed(Some(line));
                return Err(Conflict);
            }
        }
        Ok(())
    }

    /// The cells from which something was struck since the trail was so long, each once.
    fn struck_since(&self, length: usize) -> Vec<usize> {
        let mut cells: Vec<usize> = self
            .state
            .struck_since(length)
            .map(|(line, place, _)| self.cell(line, place))
            .collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}
