//! A puzzle in the making: clues change one by one, and each time only what is new is asked.
//!
//! ```
//! use grille::{Cell, Draft, Limits, MethodId, Reading, Verdict, read};
//!
//! let puzzle = read("1243342141322314", &Reading::default()).expect("a full sudoku").remove(0);
//! let mut draft = Draft::new(puzzle.puzzle.expect("without a mistake"), MethodId::AUTO).expect("sudoku");
//! for cell in (0..16).map(Cell) {
//!     let given = draft.clue(cell);
//!     draft.change(cell, None).expect("a sudoku may have empty cells");
//!     if !matches!(draft.judge(Limits::NONE).0, Verdict::Unique(_)) {
//!         draft.change(cell, given).expect("it stood there before");
//!     }
//! }
//! assert!(matches!(draft.judge(Limits::NONE).0, Verdict::Unique(_)));
//! ```

use grille_engine::{Counters, Ended, Flow, Limits, MethodId, Outcome, Solution, Verdict};
use grille_grid::Cell;
use grille_puzzles::{Clue, Instance, Part, Quest, Revised};

use crate::answer::{Refused, Solver};
use crate::objection::Objection;

/// A puzzle whose clues change, and what is known of its solutions.
pub struct Draft {
    puzzle: Box<dyn Instance>,
    method: MethodId,
    clues: Vec<Clue>,
    /// When it last had no solution, when it last had one, and when it was last judged otherwise.
    known: [Known; 3],
}

/// The last of what is known: these are some solutions, not all.
const SOME: usize = 2;

/// Solutions of a puzzle with some clues.
#[derive(Default)]
struct Known {
    clues: Vec<Clue>,
    solutions: Vec<Solution>,
}

/// When new solutions may be in more parts than this, it is better to ask for all.
const PARTS: usize = 4;

impl Draft {
    /// A puzzle to be changed, and the method that judges it.
    pub fn new(puzzle: Box<dyn Instance>, method: MethodId) -> Result<Self, Refused> {
        let method = Solver::new(puzzle.as_ref(), method)?.method();
        let clues = puzzle.clues().ok_or(Refused::NoClues(puzzle.info().id))?.all();
        Ok(Self { puzzle, method, clues, known: Default::default() })
    }

    /// The puzzle as it is now.
    pub fn puzzle(&self) -> &dyn Instance {
        self.puzzle.as_ref()
    }

    /// The puzzle, its making being over.
    pub fn into_puzzle(self) -> Box<dyn Instance> {
        self.puzzle
    }

    /// The clue of a cell.
    pub fn clue(&self, cell: Cell) -> Clue {
        self.clues[cell.index()]
    }

    /// Change the clue of a cell; the error says what was expected, and nothing has changed then.
    pub fn change(&mut self, cell: Cell, clue: Clue) -> Result<(), Objection> {
        self.puzzle.put(cell, clue).map_err(Objection)?;
        self.clues[cell.index()] = clue;
        Ok(())
    }

    /// Is there one solution, none, or several? The counters say what had to be done this time.
    pub fn judge(&mut self, limits: Limits<'_>) -> (Verdict, Counters) {
        let parts = self.fresh();
        let mut found = self.kept();
        let outcome = match found.len() {
            2 => Outcome::new(Ended::Enough),
            _ => self.ask(parts.as_deref(), limits, &mut found),
        };
        let exhausted = outcome.ended == Ended::Exhausted;
        // Where nothing could be new the older proof says as much, of fewer clues.
        if parts.is_none_or(|parts| !parts.is_empty()) {
            let known = &mut self.known[if exhausted { found.len() } else { SOME }];
            known.clues.clone_from(&self.clues);
            known.solutions.clone_from(&found);
        }
        (Verdict::of(found, outcome.ended), outcome.counters)
    }

    /// Where there may be solutions that were not there when a proof was made, the proof that
    /// leaves least; `None` if they may be anywhere.
    fn fresh(&self) -> Option<Vec<Part>> {
        let clues = self.puzzle.clues()?;
        let proofs = self.known[..SOME].iter().filter_map(|proof| self.revised(proof));
        let parts = proofs.filter_map(|revised| clues.fresh(revised)).min_by_key(Vec::len)?;
        (parts.len() <= PARTS).then_some(parts)
    }

    /// What has changed since something was known; `None` if nothing ever was.
    fn revised<'a>(&'a self, known: &'a Known) -> Option<Revised<'a>> {
        let is_known = !known.clues.is_empty();
        is_known.then_some(Revised { before: &known.clues, now: &self.clues })
    }

    /// Solutions that were known and still are some, two at most.
    fn kept(&self) -> Vec<Solution> {
        let mut kept: Vec<Solution> = Vec::with_capacity(2);
        let Some(clues) = self.puzzle.clues() else { return kept };
        for known in &self.known {
            let Some(revised) = self.revised(known) else { continue };
            for solution in &known.solutions {
                let is_new = kept.len() < 2 && !kept.contains(solution);
                if is_new && clues.fits(revised, solution) {
                    kept.push(solution.clone());
                }
            }
        }
        kept
    }

    /// Look for solutions until there are two: in some parts, or everywhere.
    fn ask(&self, parts: Option<&[Part]>, limits: Limits, found: &mut Vec<Solution>) -> Outcome {
        let Ok(solver) = Solver::new(self.puzzle.as_ref(), self.method) else {
            return Outcome::new(Ended::GaveUp);
        };
        let near = found.first().cloned();
        let mut hear = |solution: Solution| {
            if !found.contains(&solution) {
                found.push(solution);
            }
            if found.len() == 2 { Flow::Enough } else { Flow::More }
        };
        let Some(parts) = parts else { return solver.each(limits, &mut hear) };
        let mut all = Outcome::new(Ended::Exhausted);
        for &part in parts {
            let quest = Quest { part, near: near.as_ref() };
            let Outcome { ended, counters } = solver.each_of(quest, limits, &mut hear);
            all = Outcome { ended, counters: all.counters + counters };
            if ended != Ended::Exhausted {
                break;
            }
        }
        all
    }
}
