//! What can be asked.

use std::collections::BTreeMap;

use grille::Language;
use serde::{Deserialize, Deserializer};

/// A question in a language.
#[derive(Debug, Deserialize)]
pub struct Request {
    /// The language of all sentences.
    #[serde(default, deserialize_with = "language")]
    pub lang: Language,
    /// What is asked.
    #[serde(flatten)]
    pub ask: Ask,
}

fn language<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
    let code = String::deserialize(deserializer)?;
    Ok(Language::of(&code).unwrap_or_default())
}

/// What is asked, by its name.
#[derive(Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "lowercase")]
pub enum Ask {
    /// Which families are there?
    Families,
    /// Which puzzles are there from the start?
    Collections,
    /// Which puzzles are in this text or file?
    Open(Open),
    /// What does this puzzle look like?
    Sheet(Puzzle),
    /// What does an empty board look like?
    Blank(Blank),
    /// What does the puzzle look like after these changes?
    Edit(Box<Edit>),
    /// How is it written in another form?
    Convert(Convert),
    /// How is it drawn?
    Picture(State),
    /// How far is a player?
    Progress(State),
    /// Is everything right so far?
    Check(State),
    /// What is the solution?
    Solve(Puzzle),
    /// Which step is next?
    Hint(State),
    /// What is the whole way?
    Explain(Puzzle),
    /// How hard is it?
    Grade(Puzzle),
    /// Is it a good puzzle?
    Judge(Puzzle),
    /// Make a new one.
    Make(Make),
    /// Make one from an image.
    Trace(Trace),
    /// Which rules does a family have?
    Rules(OfFamily),
    /// Which method is quicker?
    Race(Race),
    /// What does a method do, step by step?
    Film(Film),
}

/// A puzzle as text.
#[derive(Debug, Deserialize)]
pub struct Puzzle {
    /// In any form.
    pub puzzle: String,
}

/// A family by name.
#[derive(Debug, Deserialize)]
pub struct OfFamily {
    /// Its name.
    pub family: String,
}

/// A text or a file.
#[derive(Debug, Deserialize)]
pub struct Open {
    /// The text.
    pub text: Option<String>,
    /// The bytes of a file, in base 64.
    pub bytes: Option<String>,
}

/// A puzzle and what a player has written.
#[derive(Debug, Deserialize)]
pub struct State {
    /// The puzzle, in any form.
    pub puzzle: String,
    /// A value, or nothing, for each seat.
    #[serde(default)]
    pub entries: Vec<Option<u8>>,
    /// Pencil marks, or nothing, for each seat.
    #[serde(default)]
    pub marks: Option<Vec<Option<Vec<u8>>>>,
    /// Values that are known to be impossible.
    #[serde(default)]
    pub struck: Vec<Struck>,
}

/// A value that cannot be at a seat.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Struck {
    /// The seat.
    pub seat: usize,
    /// The value.
    pub value: u8,
}

/// An empty board.
#[derive(Debug, Deserialize)]
pub struct Blank {
    /// Its family.
    pub family: String,
    /// Columns.
    pub width: u32,
    /// Rows.
    pub height: u32,
}

/// Changes of a puzzle.
#[derive(Debug, Deserialize)]
pub struct Edit {
    /// The puzzle, in any form.
    pub puzzle: String,
    /// Clues that change.
    #[serde(default)]
    pub clues: Vec<EditedClue>,
    /// Rules that change.
    #[serde(default)]
    pub settings: BTreeMap<String, String>,
    /// Another title.
    pub title: Option<String>,
    /// Another author.
    pub author: Option<String>,
    /// Another number of columns.
    pub width: Option<u32>,
    /// Another number of rows.
    pub height: Option<u32>,
}

/// A clue that changes.
#[derive(Debug, Deserialize)]
pub struct EditedClue {
    /// Where it stands.
    pub place: String,
    /// What it says; nothing to take it away.
    pub text: String,
}

/// Another form.
#[derive(Debug, Deserialize)]
pub struct Convert {
    /// The puzzle, in any form.
    pub puzzle: String,
    /// The name of the form.
    pub form: String,
}

/// A new puzzle.
#[derive(Debug, Deserialize)]
pub struct Make {
    /// Its family.
    pub family: String,
    /// Columns; the usual number, if nothing is said.
    pub width: Option<u32>,
    /// Rows.
    pub height: Option<u32>,
    /// How hard.
    pub level: Option<String>,
    /// The number from which it is made.
    pub seed: Option<Seed>,
    /// What turns its clues onto themselves.
    pub symmetry: Option<String>,
    /// The share of cells that have something.
    pub density: Option<f64>,
    /// So many colours.
    pub colours: Option<u32>,
    /// Can no clue be left out?
    #[serde(default)]
    pub minimal: bool,
    /// Rules that are changed.
    #[serde(default)]
    pub settings: BTreeMap<String, String>,
}

/// A number, which may be too large for the numbers of a browser.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Seed {
    /// As a number.
    Number(u64),
    /// As a text.
    Text(String),
}

/// A puzzle from an image.
#[derive(Debug, Deserialize)]
pub struct Trace {
    /// The family, or the first that is made of pictures.
    pub family: Option<String>,
    /// The bytes of the image, in base 64.
    pub bytes: String,
    /// At most so many columns.
    pub width: Option<u32>,
    /// At most so many rows.
    pub height: Option<u32>,
    /// How light is white.
    pub threshold: Option<u8>,
    /// So many colours.
    pub colours: Option<u32>,
    /// How shades are shown.
    pub dither: Option<String>,
    /// Does white become black?
    #[serde(default)]
    pub inverted: bool,
}

/// Methods side by side.
#[derive(Debug, Deserialize)]
pub struct Race {
    /// The puzzle, in any form.
    pub puzzle: String,
    /// The methods by name; all, if there are none.
    #[serde(default)]
    pub methods: Vec<String>,
}

/// A method at work.
#[derive(Debug, Deserialize)]
pub struct Film {
    /// The puzzle, in any form.
    pub puzzle: String,
    /// The method by name.
    pub method: String,
}
