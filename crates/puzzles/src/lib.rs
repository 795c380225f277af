//! The families of puzzles, one folder each, and the one list of them all.
//!
//! A family says what its puzzles mean (a model), how they are read and written, and how they are
//! drawn. It names no method; methods and faces name no family: they read [`FAMILIES`].

mod abilities;
mod bits;
mod bound;
mod by_rules;
mod clues;
mod complaint;
mod family;
pub mod links;
mod making;
mod misfit;
mod one_liner;
mod path;
mod pixels;
mod play;
mod puzzle;
mod rules;
mod stacked;
pub mod text;
mod told;
mod too_large;
mod walk;
mod words;

pub mod bridges;
pub mod nonogram;
pub mod queens;
pub mod singles;
pub mod sudoku;
pub mod takuzu;

pub use abilities::{
    Abilities, Answers, Filling, FromPicture, IsLarge, Large, Link, Marks, Numbers, OwnForm, Set,
    Trace,
};
pub use bound::{Bound, General};
pub use by_rules::{Led, follow_rules, solve_by_rules};
pub use clues::{Clue, Clued, Clues, Part, Quest, Revised};
pub use complaint::Complaint;
pub use family::{Family, Images, Instance, Item, Kind};
pub use making::{
    Dither, Loops, Maker, Making, Missed, Symmetry, Traced, Tracing, Untraced, Wanted, Way, Wish,
};
pub use misfit::Misfit;
pub use one_liner::OneLiner;
pub use pixels::{Paint, Pixels};
pub use play::{Hand, Pen, Play, Player, Settled};
pub use puzzle::{
    Entry, Extent, Fit, Fitting, FormId, Format, FormatInfo, Info, Pull, Puzzle, ReadAs, Special,
    Switch, Which, Write,
};
pub use rules::{Rated, Rating, Reasoner, Reasoning, RestsOn, Rule, RuleInfo, View, rules_of};
pub use stacked::{Choices, Places};
pub use too_large::TooLarge;
pub use words::{catalogues, words};

/// Every family there is.
pub const FAMILIES: &[&dyn Family] = &[
    &Kind::<sudoku::Sudoku>::NEW,
    &Kind::<nonogram::Nonogram>::NEW,
    &Kind::<bridges::Bridges>::NEW,
    &Kind::<singles::Singles>::NEW,
    &Kind::<takuzu::Takuzu>::NEW,
    &Kind::<queens::Queens>::NEW,
];

/// The id of what is said of a form: our own is the same for all families.
pub fn form_words(family: &dyn Family, form: FormId) -> String {
    match form {
        FormId::OWN => format!("form-{form}"),
        _ => format!("{}-form-{form}", family.info().id),
    }
}

/// The family of this name or alias, in small or capital letters.
pub fn family(name: &str) -> Option<&'static dyn Family> {
    let name = name.to_lowercase();
    let is = |family: &&dyn Family| {
        let info = family.info();
        info.id == name || info.aliases.contains(&name.as_str())
    };
    FAMILIES.iter().copied().find(is)
}
