//! What is expected of a puzzle of the corpus, as its file says it.

use std::fmt;

/// What is known of a puzzle.
#[derive(Debug)]
pub enum Expected {
    /// One solution, as text.
    Unique(String),
    /// No solution.
    None,
    /// So many solutions, if anybody has counted them.
    Several(Option<u128>),
}

impl Expected {
    /// As the file has it.
    pub fn parse(text: &str) -> Option<Self> {
        let (first, rest) = text.split_once('\n')?;
        match (first.split_once(' '), first) {
            (None, "unique") => Some(Self::Unique(rest.to_owned())),
            (None, "none") => Some(Self::None),
            (None, "several") => Some(Self::Several(None)),
            (Some(("several", count)), _) => Some(Self::Several(Some(count.parse().ok()?))),
            _ => None,
        }
    }

    /// The verdict in a word.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Unique(_) => "unique",
            Self::None => "none",
            Self::Several(_) => "several",
        }
    }

    /// How many solutions, if anybody has counted them.
    pub fn count(&self) -> Option<u128> {
        match self {
            Self::Unique(_) => Some(1),
            Self::None => Some(0),
            Self::Several(count) => *count,
        }
    }

    /// The same verdict and the same solution, if there is one. A verdict does not count.
    pub fn agrees(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Unique(one), Self::Unique(other)) => one == other,
            _ => self.word() == other.word(),
        }
    }
}

/// As the file has it.
impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unique(solution) => write!(f, "unique\n{solution}"),
            Self::Several(Some(count)) => writeln!(f, "several {count}"),
            Self::None | Self::Several(None) => writeln!(f, "{}", self.word()),
        }
    }
}
