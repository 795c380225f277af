//! Nonograms as the students' report solves them: the outermost placements of each line, then the
//! first unknown cell black, on a copy of the board.

mod line;

use std::collections::BTreeSet;

use grille_engine::{
    By, Counter, Counters, Ended, Flow, Limits, Listener, MethodId, Outcome, Promise, Solution,
    Unwatched, Values, Var,
};

use super::Nonogram;
use crate::puzzle::Special;
use line::Mute;

/// The baseline that `edges` and exact lines are measured against, copies and all.
///
/// Lines see what [`edges`](super::edges) sees, by plain recursion; guesses are made where the report
/// makes them, and each one keeps a copy of the whole board.
#[derive(Debug)]
pub(super) struct Document;

/// It gives up before its copies of the board take more room than this, in cells.
const MOST_COPIED: usize = 1 << 25;

impl Special<Nonogram> for Document {
    fn name(&self) -> MethodId {
        MethodId::new("document")
    }

    fn promise(&self) -> Promise {
        Promise::Attempt
    }

    fn keeps(&self, _: &Nonogram) -> &'static [Counter] {
        &[Counter::Guesses, Counter::Conflicts, Counter::Lines]
    }

    fn each(
        &self,
        puzzle: &Nonogram,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        self.watched(puzzle, limits, &mut Unwatched(found))
    }

    fn watched(
        &self,
        puzzle: &Nonogram,
        limits: Limits<'_>,
        listener: &mut dyn Listener,
    ) -> Outcome {
        limits.latched(|limits| {
            let mut search = Search::new(puzzle, limits, listener);
            let ended = search.run();
            Outcome { ended, counters: search.counters }
        })
    }
}

/// A guess, and the board before it.
struct Saved {
    board: Vec<Values>,
    cell: usize,
}

struct Search<'a> {
    puzzle: &'a Nonogram,
    limits: Limits<'a>,
    listener: &'a mut dyn Listener,
    board: Vec<Values>,
    saved: Vec<Saved>,
    /// Lines to be looked at, rows first.
    waiting: BTreeSet<usize>,
    counters: Counters,
}

impl<'a> Search<'a> {
    fn new(puzzle: &'a Nonogram, limits: Limits<'a>, listener: &'a mut dyn Listener) -> Self {
        let board = vec![Values::below(puzzle.palette.len()); puzzle.size.area()];
        let waiting = (0..(puzzle.size.width + puzzle.size.height) as usize).collect();
        let (saved, counters) = (Vec::new(), Counters::default());
        Self { puzzle, limits, listener, board, saved, waiting, counters }
    }

    fn run(&mut self) -> Ended {
        loop {
            let is_sound = match self.settle() {
                Err(Mute::Late) => return Ended::Limit,
                Err(Mute::Conflict) => false,
                Ok(()) => match self.board.iter().position(|cell| cell.count() > 1) {
                    Some(_) if self.saved.len() * self.board.len() > MOST_COPIED => {
                        return Ended::GaveUp;
                    }
                    Some(cell) => {
                        self.guess(cell);
                        true
                    }
                    None if self.listener.found(self.solution()) == Flow::Enough => {
                        return Ended::Enough;
                    }
                    None => false,
                },
            };
            if !is_sound && !self.go_back() {
                return Ended::Exhausted;
            }
        }
    }

    /// Look at lines until none that was changed is left: rows and columns in turn.
    fn settle(&mut self) -> Result<(), Mute> {
        while !self.waiting.is_empty() {
            for line in std::mem::take(&mut self.waiting) {
                if self.limits.reached() {
                    return Err(Mute::Late);
                }
                self.look_at(line).inspect_err(|&mute| {
                    if mute == Mute::Conflict {
                        self.counters.conflicts += 1;
                        self.listener.clashed(Some(line));
                    }
                })?;
            }
        }
        Ok(())
    }

    fn look_at(&mut self, line: usize) -> Result<(), Mute> {
        self.counters.lines += 1;
        let places: Vec<usize> = self.places(line);
        let can: Vec<Values> = places.iter().map(|&cell| self.board[cell]).collect();
        let after = line::narrowed(&can, self.puzzle.clue(line), self.limits)?;
        for ((cell, before), after) in places.into_iter().zip(can).zip(after) {
            if before != after {
                self.board[cell] = after;
                self.listener.deduced(Var(cell as u32), after, By::Constraint(line));
                self.wake(cell, Some(line));
            }
        }
        Ok(())
    }

    /// The lines through a cell wait, but for the one that was just looked at.
    fn wake(&mut self, cell: usize, but: Option<usize>) {
        let (width, height) = (self.puzzle.size.width as usize, self.puzzle.size.height as usize);
        let lines = [cell / width, height + cell % width];
        self.waiting.extend(lines.into_iter().filter(|&line| Some(line) != but));
    }

    fn places(&self, line: usize) -> Vec<usize> {
        let (width, height) = (self.puzzle.size.width as usize, self.puzzle.size.height as usize);
        match line.checked_sub(height) {
            None => (line * width..(line + 1) * width).collect(),
            Some(column) => (0..height).map(|row| row * width + column).collect(),
        }
    }

    /// Black first: of several colours the last.
    fn guess(&mut self, cell: usize) {
        let value = self.board[cell].most();
        self.counters.guesses += 1;
        self.listener.guessed(Var(cell as u32), value);
        self.saved.push(Saved { board: self.board.clone(), cell });
        self.board[cell] = Values::one(value);
        self.wake(cell, None);
    }

    /// The board as it was before the last guess, and the cell is something else.
    fn go_back(&mut self) -> bool {
        let Some(Saved { board, cell }) = self.saved.pop() else { return false };
        let value = board[cell].most();
        self.listener.refuted(Var(cell as u32), value);
        self.board = board;
        self.board[cell] = self.board[cell].without(Values::one(value));
        self.waiting.clear();
        self.wake(cell, None);
        true
    }

    fn solution(&self) -> Solution {
        self.board.iter().map(|cell| cell.least()).collect()
    }
}
