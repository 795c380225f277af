//! Reading text: places in it, errors that point at them, and boards written as rows of cells.

mod block;
mod board;
mod boards;
mod error;
pub mod lists;
mod margin;
mod notation;
pub mod own;
mod plain;
mod sight;
mod source;

pub use block::{Block, Header, block_end, ends_block, headed_end, header, is_sentence};
use board::LONGEST_LINE;
pub(crate) use board::size_words;
pub use board::{
    Board, LONGEST_SIDE, Lone, is_blank, write_numbers, write_rows, write_with_header,
};
pub use boards::{Headers, read_entries, solution_board};
pub use error::{ParseError, Parts};
pub use plain::Plain;
pub use sight::Sight;
pub use source::{Row, Token, number_range, rows};
pub(crate) use source::{column_range, row_range};

/// What people write into a cell of a solution that is open, where a blank is an answer.
pub const OPEN: &str = "?";

/// Title and author of a puzzle, where a file has them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Titles {
    /// What the puzzle is called.
    pub title: Option<String>,
    /// Who made it.
    pub author: Option<String>,
}

impl Titles {
    /// A title alone; nothing if it is empty.
    pub fn title(text: &str) -> Self {
        let text = text.trim();
        Self { title: (!text.is_empty()).then(|| text.to_owned()), author: None }
    }
}
