//! What the library finds in a text, to be compared with what a table says.

use std::fmt;

use grille::{FormId, Instance, Item, Reading, Titles, read};

use super::table::Expected;

/// One puzzle, or one mistake.
pub enum Found {
    /// A puzzle and what is said of it at a glance.
    Puzzle(Box<dyn Instance>, Vec<String>),
    /// A mistake, and the family it was found in, if one was recognised.
    Mistake(Option<&'static str>, String),
}

/// Everything in a text.
pub fn all(text: &str) -> Vec<Found> {
    match read(text, &Reading::default()) {
        Ok(items) => items.into_iter().map(found).collect(),
        Err(why) => vec![Found::Mistake(None, why.to_string())],
    }
}

fn found(item: Item) -> Found {
    match item.puzzle {
        Ok(puzzle) => {
            let faults = puzzle.faults().iter().map(ToString::to_string).collect();
            Found::Puzzle(puzzle, faults)
        }
        Err(why) => Found::Mistake(item.read_as.map(|read| read.family), why.to_string()),
    }
}

impl Found {
    pub fn family(&self) -> Option<&'static str> {
        match self {
            Self::Puzzle(puzzle, _) => Some(puzzle.info().id),
            Self::Mistake(family, _) => *family,
        }
    }

    pub fn is(&self, expected: &Expected) -> bool {
        match (self, expected) {
            (Self::Puzzle(puzzle, _), Expected::Puzzle(family, size, rows)) => {
                let same = puzzle.info().id == *family && puzzle.size() == *size;
                same && rows.as_ref().is_none_or(|rows| are_rows(puzzle.as_ref(), rows))
            }
            (Self::Puzzle(_, faults), Expected::Mistake(family, words)) => {
                self.family() == *family && faults.iter().any(|fault| says(fault, words))
            }
            (Self::Mistake(found, message), Expected::Mistake(family, words)) => {
                found == family && says(message, words)
            }
            (Self::Mistake(..), Expected::Puzzle(..)) => false,
        }
    }
}

/// Do all parts occur?
fn says(message: &str, words: &[String]) -> bool {
    let message = message.to_lowercase();
    words.iter().all(|part| message.contains(part))
}

/// Are these the rows of a puzzle? One may leave out the blanks of a row.
fn are_rows(puzzle: &dyn Instance, expected: &str) -> bool {
    let found = rows(puzzle);
    let bare = |row: &str| row.split_whitespace().collect::<String>();
    let expected: Vec<&str> = expected.split('/').map(str::trim).collect();
    let same = |(found, expected): (&String, &&str)| {
        if expected.contains(' ') { found == expected } else { bare(found) == **expected }
    };
    found.len() == expected.len() && found.iter().zip(&expected).all(same)
}

/// The rows of a puzzle as our own form writes them, without head, keys and the word `board`.
pub fn rows(puzzle: &dyn Instance) -> Vec<String> {
    let text = own(puzzle);
    let lines = text.lines().skip(1).filter(|line| !line.contains(" = ") && *line != "board");
    lines.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

/// A puzzle in our own form.
pub fn own(puzzle: &dyn Instance) -> String {
    puzzle.write(FormId::OWN, &Titles::default()).expect("our own form can say everything")
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Puzzle(puzzle, faults) => {
                let (family, size) = (puzzle.info().id, puzzle.size());
                write!(f, "{family} {}x{}", size.width, size.height)?;
                write!(f, " {}", rows(puzzle.as_ref()).join(" / "))?;
                faults.iter().try_for_each(|fault| write!(f, "; {fault}"))
            }
            Self::Mistake(family, message) => {
                write!(f, "{}: {message}", family.unwrap_or("refused"))
            }
        }
    }
}
