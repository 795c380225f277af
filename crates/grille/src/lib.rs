//! Logic puzzles on a grid: read them or make them from numbers, solve, count, draw, convert.
//!
//! ```
//! use grille::{Puzzle, Sudoku, Verdict};
//!
//! // A puzzle is read from a text, whose family and form are recognised, …
//! let puzzle: Puzzle = "1.....2......3.4".parse()?;
//! // … or made from numbers.
//! let cells = [1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 3, 0, 4];
//! let same = Puzzle::from(Sudoku::from_cells(&cells)?);
//!
//! let Verdict::Unique(solution) = puzzle.judge() else { panic!("it has one solution") };
//! assert_eq!(puzzle.solution_text(&solution), "1 2 4 3\n3 4 2 1\n4 1 3 2\n2 3 1 4\n");
//! assert_eq!(same.numbers(&solution).cells().unwrap()[0], [1, 2, 4, 3]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | I want to … | |
//! |---|---|
//! | make a puzzle from numbers | [`Sudoku::from_cells`], [`Nonogram::from_clues`], [`Bridges::from_islands`], [`Singles::from_numbers`], [`Takuzu::from_givens`], [`Queens::empty`] |
//! | read one puzzle, or all of a text | `text.parse::<Puzzle>()`, [`Puzzle::read`], [`read`], [`Feed`] for a text that comes in pieces, [`Lines`] for one a line |
//! | know whether there is one solution | [`Puzzle::judge`] |
//! | have a solution, all of them, or their number | [`Puzzle::solve`], [`Puzzle::solutions`], [`Puzzle::count`] |
//! | watch a method at work, step by step | [`film`], then a [`Cursor`] and a [`Narrator`] |
//! | stop in time | [`Deadline`], or any [`Limits`] |
//! | choose a method | [`Puzzle::solver`] with a [`MethodId`]; [`Methods`] lists them |
//! | ask as the command does, and get data | [`Puzzle::ask`] with a [`Request`]; [`tell`] for very many solutions |
//! | see what is wrong at sight, or which clues contradict each other | [`Puzzle::faults`], [`Puzzle::clash`] |
//! | know what would mend a puzzle, or which clues could be left out | [`Puzzle::diagnose`] |
//! | follow the way of a person, have the next step, know how hard it is | [`Puzzle::explain`], [`Mind`], [`Puzzle::grade`] |
//! | have a new puzzle | [`make`] with a [`Wish`] and a seed; [`make_from_picture`] |
//! | change clues and judge again | [`Puzzle::draft`] |
//! | let somebody play it | [`Table`] |
//! | draw | [`Puzzle::draw`], then `grille-paint` for text and SVG |
//! | write, or convert | [`Puzzle::write`] with a [`FormId`]; [`Family::formats`] lists them |
//!
//! Errors are data: each has a `message` for every language, and says it in English itself. The
//! folder `examples` of this crate has a program for most of these lines.
//!
//! [`Puzzle`] is a value that can be cloned and sent to another thread. What is behind it, an
//! [`Instance`], is what all functions here take; a family of one's own is a type with the trait
//! `Puzzle` of `grille-puzzles`, and becomes one by `Puzzle::from`.

/// The program in the README of the project is a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct ReadmeOfTheProject;

mod answer;
mod ask;
mod bytes;
mod checked;
mod clash;
mod complaint;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
mod deadline;
mod diagnosis;
mod draft;
mod feed;
mod film;
mod found;
mod heading;
mod known;
mod lines;
mod logic;
mod making;
mod mending;
mod methods;
mod objection;
mod pieces;
mod places;
mod progress;
mod puzzle;
mod reading;
mod reasons;
mod solutions;
mod table;
mod tracing;
mod weigh;

pub use answer::{Refused, Solver};
pub use ask::{Answer, Question, Request, ask, tell};
pub use bytes::{Content, Decoder, Stranger, Unreadable, decode, read_picture};
pub use clash::{Clash, clash};
pub use complaint::complaints;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub use deadline::Deadline;
pub use diagnosis::{Diagnosis, Fill, diagnose};
pub use draft::Draft;
pub use feed::{Batch, Feed};
pub use film::{
    Branch, Cursor, Difference, Event, Film, Frame, Narrator, Recorder, Sight, Splice, Stack,
    Tally, film, film_by,
};
pub use grille_engine::Clue as Written;
pub use grille_engine::{
    Area, Auto, Bond, By, Change, Count, Counted, Counter, Counters, Cue, Domains, Drawing, Edge,
    Ended, Flow, Highlight, Inference, Ink, Known, Lattice, Level, Limits, Listener, Mark, Method,
    MethodId, Model, Outcome, Place, Point, Posted, Promise, Reason, RuleId, Sat, Search, Shape,
    Solution, Spread, StackEvent, Stacks, Standing, Step, Strength, Value, Values, Var, Verdict,
    in_turn, stack_examples,
};
pub use grille_engine::{
    Argument, Catalogue, Joint, Language, Message, Scope, Spot, catalogue, message,
};
pub use grille_grid::{Axis, Cell, Line, Size};
pub use grille_puzzles::bridges::Bridges;
pub use grille_puzzles::nonogram::{Colour, Nonogram, Palette, Run};
pub use grille_puzzles::queens::Queens;
pub use grille_puzzles::singles::Singles;
pub use grille_puzzles::sudoku::Sudoku;
pub use grille_puzzles::takuzu::{EqualLines, Takuzu};
pub use grille_puzzles::text::{ParseError, Titles};
pub use grille_puzzles::{
    Clue, Complaint, Dither, Filling, Hand, Link, Loops, Maker, Marks, Misfit, Numbers, OneLiner,
    Part, Pen, Places, Player, Quest, Revised, Settled, Symmetry, Traced, Tracing, Untraced,
    Wanted, Way as MakersWay, Which, Wish,
};
pub use grille_puzzles::{
    FAMILIES, Family, FormId, FormatInfo, Info, Instance, Item, Paint, Pixels, ReadAs, TooLarge,
    family,
};
pub use grille_puzzles::{
    Rated, Rating, Reasoner, RestsOn, RuleInfo, Switch, catalogues, form_words, words,
};
pub use grille_words::Words;
pub use lines::Lines;
pub use making::{Grading, Made, Unmade, make, maker_for};
pub use mending::{Edit, Remedies, Spare};
pub use methods::{Methods, methods};
pub use objection::Objection;
pub use places::{differences, place_name};
pub use progress::{first_mistake, keeps_givens};
pub use puzzle::{Puzzle, Unread};
pub use reading::{Form, Reading, Unrecognised, find_family, find_form, read, recognise};
pub use reasons::{
    Allowed, Case, Chain, DIRECT, End, Grade, Mind, Mistaken, News, Shown, TOGETHER, TRIAL, Told,
    Unexplained, Way, cases, cells_of, explain, grade, place_word, ratings, rule_words, rules,
};
pub use solutions::Solutions;
pub use table::{Entries, Entry, Seat, Table};
pub use tracing::{Pictured, make_from_picture};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
