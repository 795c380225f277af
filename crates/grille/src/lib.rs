//! The library people use: read a puzzle of any family, and ask about it.
//!
//! ```
//! use grille::{Limits, Reading, Solver, Verdict, read};
//!
//! let puzzles = read("1.....2......3.4", &Reading::default()).expect("a sudoku of 4 by 4");
//! let puzzle = puzzles[0].puzzle.as_ref().expect("it has no mistake");
//! let solver = Solver::new(puzzle.as_ref(), "auto").expect("auto is a method");
//! let (verdict, _) = solver.judge(Limits::NONE);
//! assert!(matches!(verdict, Verdict::Unique(_)));
//! ```

mod answer;
mod clash;
mod complaint;
mod draft;
mod places;
mod reading;
mod solutions;

pub use answer::{Refused, Solver, methods};
pub use clash::{Clash, clash};
pub use complaint::{Complaint, complaints};
pub use draft::Draft;
pub use grille_engine::Clue as Written;
pub use grille_engine::{
    Count, Counted, Counters, Domains, Drawing, Ended, Flow, Ink, Lattice, Limits, Mark, Model,
    Outcome, Place, Point, Solution, Spread, Values, Var, Verdict,
};
pub use grille_grid::{Cell, Size};
pub use grille_puzzles::text::{ParseError, Titles};
pub use grille_puzzles::{Clue, Lines, Part, Quest, Revised, Said};
pub use grille_puzzles::{FAMILIES, Family, FormatInfo, Info, Instance, Item, TooLarge, family};
pub use places::{differences, place_name};
pub use reading::{Form, Reading, Unrecognised, read, recognise};
pub use solutions::Solutions;
