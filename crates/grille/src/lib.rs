//! The library people use: read a puzzle of any family, and ask about it.
//!
//! ```
//! use grille::{Limits, MethodId, Reading, Solver, Verdict, read};
//!
//! let puzzles = read("1.....2......3.4", &Reading::default()).expect("a sudoku of 4 by 4");
//! let puzzle = puzzles[0].puzzle.as_ref().expect("it has no mistake");
//! let solver = Solver::new(puzzle.as_ref(), MethodId::AUTO).expect("auto is a method");
//! let (verdict, _) = solver.judge(Limits::NONE);
//! assert!(matches!(verdict, Verdict::Unique(_)));
//! ```

mod answer;
mod ask;
mod clash;
mod complaint;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
mod deadline;
mod draft;
mod feed;
mod methods;
mod places;
mod puzzle;
mod reading;
mod solutions;

pub use answer::{Refused, Solver};
pub use ask::{Answer, Question, Request, ask};
pub use clash::{Clash, clash};
pub use complaint::{Complaint, complaints};
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub use deadline::Deadline;
pub use draft::Draft;
pub use feed::{Batch, Feed};
pub use grille_engine::Clue as Written;
pub use grille_engine::{Argument, Catalogue, Joint, Language, Message, Scope, Spot, message};
pub use grille_engine::{
    Auto, Count, Counted, Counter, Counters, Cue, Domains, Drawing, Ended, Flow, Highlight, Ink,
    Known, Lattice, Limits, Listener, Mark, Method, MethodId, Model, Outcome, Place, Point, Sat,
    Search, Shape, Solution, Spread, Standing, Value, Values, Var, Verdict, in_turn,
};
pub use grille_grid::{Axis, Cell, Line, Size};
pub use grille_puzzles::bridges::Bridges;
pub use grille_puzzles::nonogram::{Colour, Nonogram, Palette, Run};
pub use grille_puzzles::queens::Queens;
pub use grille_puzzles::singles::Singles;
pub use grille_puzzles::sudoku::Sudoku;
pub use grille_puzzles::takuzu::{EqualLines, Takuzu};
pub use grille_puzzles::text::{ParseError, Titles};
pub use grille_puzzles::{Clue, Lines, Link, Misfit, Numbers, Part, Quest, Revised, Which};
pub use grille_puzzles::{
    FAMILIES, Family, FormId, FormatInfo, Info, Instance, Item, TooLarge, family,
};
pub use grille_puzzles::{Switch, catalogues, form_words, words};
pub use grille_words::Words;
pub use methods::{Methods, methods};
pub use places::{differences, place_name};
pub use puzzle::{Puzzle, Unread};
pub use reading::{Form, Reading, Unrecognised, find_family, find_form, read, recognise};
pub use solutions::Solutions;
