//! How a puzzle is played and set by hand: what one writes and where, and which clues are done with.

use std::any::Any;
use std::fmt::Debug;

use grille_engine::{Message, Place, Solution, Value, Var, message};
use grille_grid::Size;

use crate::abilities::Filling;
use crate::family::Instance;
use crate::puzzle::Puzzle;

/// What a hand does on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// It paints cells with one of a few values.
    Paint,
    /// It writes one of many values, and small ones to remember.
    Write,
    /// It joins cells.
    Join,
}

/// A value that one writes.
#[derive(Clone, PartialEq, Debug)]
pub struct Pen {
    /// The value.
    pub value: Value,
    /// What a place is that has it: "filled".
    pub name: Message,
    /// What one does who writes it: "Fill".
    pub act: Message,
    /// The key that writes it.
    pub key: char,
}

impl Pen {
    /// A value that is a word by itself, such as a number, and is typed as one.
    pub(crate) fn word(value: Value, word: &str) -> Self {
        let name = message!("value-word", word = word);
        Self { value, name: name.clone(), act: name, key: word.chars().next().unwrap_or(' ') }
    }
}

/// Clues that are done with, and places that have too much.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settled {
    /// Clues that need nobody's eye any more: where each stands, and which it is of those there.
    pub done: Vec<(Place, u32)>,
    /// Places with more than their clue says.
    pub over: Vec<Place>,
}

/// How a family is played and set.
#[derive(Debug)]
pub struct Play<P> {
    /// What a hand does.
    pub hand: Hand,
    /// What it writes, the usual value first.
    pub pens: fn(&P) -> Vec<Pen>,
    /// What an empty place counts as once the board is finished.
    pub rest: Option<Value>,
    /// Where every value of a variable has a place of its own, that place: there one writes 1 where
    /// the variable has this value, and 0 where it has not.
    pub apart: Option<fn(&P, Var, Value) -> Place>,
    /// Which clues are done with.
    pub settled: fn(&P, &Filling) -> Settled,
    /// Sizes to choose from: width and height.
    pub sizes: &'static [(u32, u32)],
    /// A small board that shows at a glance what the family is.
    pub emblem: &'static str,
    /// A board of a size without clues, or with as few as there must be.
    pub blank: fn(Size) -> Result<P, Message>,
    /// What can be written as a clue into a cell; nothing where clues stand at the border.
    pub words: fn(&P) -> Option<Vec<String>>,
    /// Write a clue, or take it away by an empty text; the error says what was expected.
    pub put: fn(&mut P, Place, &str) -> Result<(), Message>,
    /// All that can be written at a place if the board is to have this solution, which keeps every rule
    /// that asks for no clues. The most telling comes first; an empty text is no clue.
    pub suits: fn(&P, Place, &Solution) -> Vec<String>,
}

/// The same with the type forgotten. Puzzles are of the family that was asked for the player.
pub trait Player: Debug + Sync {
    /// What a hand does.
    fn hand(&self) -> Hand;

    /// What it writes, the usual value first.
    fn pens(&self, puzzle: &dyn Instance) -> Vec<Pen>;

    /// What an empty place counts as once the board is finished.
    fn rest(&self) -> Option<Value>;

    /// The place of a value of a variable, where each has one of its own.
    fn apart(&self, puzzle: &dyn Instance, var: Var, value: Value) -> Option<Place>;

    /// Which clues are done with.
    fn settled(&self, puzzle: &dyn Instance, filling: &Filling) -> Settled;

    /// Sizes to choose from.
    fn sizes(&self) -> &'static [(u32, u32)];

    /// A small board that shows at a glance what the family is.
    fn emblem(&self) -> &'static str;

    /// A board without clues, or with as few as there must be.
    fn blank(&self, size: Size) -> Result<Box<dyn Instance>, Message>;

    /// What can be written as a clue into a cell; nothing where clues stand at the border.
    fn words(&self, puzzle: &dyn Instance) -> Option<Vec<String>>;

    /// All that can be written at a place if the board is to have this solution; see [`Play::suits`].
    fn suits(&self, puzzle: &dyn Instance, place: Place, solution: &Solution) -> Vec<String>;

    /// The puzzle with another clue; the error says what was expected.
    fn put(
        &self,
        puzzle: &dyn Instance,
        place: Place,
        text: &str,
    ) -> Result<Box<dyn Instance>, Message>;
}

fn of<P: Puzzle>(puzzle: &dyn Instance) -> &P {
    let any: &dyn Any = puzzle;
    any.downcast_ref().expect("puzzles are of the family that was asked for the player")
}

impl<P: Puzzle> Player for Play<P> {
    fn hand(&self) -> Hand {
        self.hand
    }

    fn pens(&self, puzzle: &dyn Instance) -> Vec<Pen> {
        (self.pens)(of(puzzle))
    }

    fn rest(&self) -> Option<Value> {
        self.rest
    }

    fn apart(&self, puzzle: &dyn Instance, var: Var, value: Value) -> Option<Place> {
        self.apart.map(|apart| apart(of(puzzle), var, value))
    }

    fn settled(&self, puzzle: &dyn Instance, filling: &Filling) -> Settled {
        (self.settled)(of(puzzle), filling)
    }

    fn sizes(&self) -> &'static [(u32, u32)] {
        self.sizes
    }

    fn emblem(&self) -> &'static str {
        self.emblem
    }

    fn blank(&self, size: Size) -> Result<Box<dyn Instance>, Message> {
        (self.blank)(size).map(|blank| Box::new(blank) as Box<dyn Instance>)
    }

    fn words(&self, puzzle: &dyn Instance) -> Option<Vec<String>> {
        (self.words)(of(puzzle))
    }

    fn suits(&self, puzzle: &dyn Instance, place: Place, solution: &Solution) -> Vec<String> {
        (self.suits)(of(puzzle), place, solution)
    }

    fn put(
        &self,
        puzzle: &dyn Instance,
        place: Place,
        text: &str,
    ) -> Result<Box<dyn Instance>, Message> {
        let mut changed: P = of::<P>(puzzle).clone();
        (self.put)(&mut changed, place, text.trim())?;
        Ok(Box::new(changed))
    }
}

/// A given says what a solution has in its cell, or nothing.
pub(crate) fn given_or_nothing(
    place: Place,
    solution: &Solution,
    word: impl Fn(Value) -> String,
) -> Vec<String> {
    let Place::Cell(cell) = place else { return Vec::new() };
    let value = solution.get(cell.index());
    value.map(|&value| vec![word(value), String::new()]).unwrap_or_default()
}

/// Write a number into a cell of a family whose clues are such; an empty text takes it away.
pub(crate) fn put_number<P: Puzzle>(
    puzzle: &mut P,
    place: Place,
    text: &str,
) -> Result<(), Message> {
    let Place::Cell(cell) = place else { return Err(message!("cell-of-board")) };
    let number = match text {
        "" => None,
        _ => Some(text.parse().map_err(|_| message!("a-number"))?),
    };
    Instance::put(puzzle, cell, number)
}
