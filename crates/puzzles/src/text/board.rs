//! A board written as rows of cells, in the notations people use.

use std::ops::Range;

use grille_engine::{Message, message};
use grille_grid::Size;

use super::block::Header;
use super::notation::Notation;
use super::sight::usual;
use super::{ParseError, Row, Token};
use crate::misfit;

/// Boards are at most so wide and so high.
pub const LONGEST_SIDE: u32 = 1000;

/// No row of a board takes more bytes than this.
pub(super) const LONGEST_LINE: usize = 20 * LONGEST_SIDE as usize;

/// A rectangle of cells, each with what is written in it. A blank cell has an empty text.
#[derive(Clone, Debug)]
pub struct Board<'a> {
    /// Width and height.
    pub size: Size,
    /// The cells in reading order.
    pub cells: Vec<Token<'a>>,
    /// Where the board stands in the text.
    pub span: Range<usize>,
    /// What a line before it says of it, if there is one.
    pub header: Option<Header>,
}

/// What a word is that stands alone in its row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lone {
    /// A number, as on a board of one column.
    Number,
    /// Cells, one sign each.
    Signs,
}

impl<'a> Board<'a> {
    /// The board on these lines, without a header.
    pub fn from_rows(rows: &[Row<'a>], lone: Lone) -> Result<Self, ParseError> {
        let (Some(&first), Some(last)) = (rows.first(), rows.last()) else {
            return Err(ParseError::new(0..0, message!("nothing"), message!("a-board")));
        };
        check_size(first, 1, u32::try_from(rows.len()).unwrap_or(u32::MAX))?;
        if let Some(long) = rows.iter().find(|row| row.text.len() > LONGEST_LINE) {
            let found = message!("line-of-bytes", bytes = long.text.len());
            return Err(ParseError::new(long.span(), found, message!("row-of-cells")));
        }
        let notation = match lone == Lone::Number && rows.iter().all(is_lone) {
            true => Notation::Words,
            false => Notation::of(rows),
        };
        let cells = rows.iter().map(|&row| notation.cells(row)).collect();
        Self::from_cells(cells, first.start..last.span().end)
    }

    /// A board of these rows of cells, which must be equally long.
    pub(super) fn from_cells(
        rows: Vec<Vec<Token<'a>>>,
        span: Range<usize>,
    ) -> Result<Self, ParseError> {
        let width = usual(rows.iter().map(Vec::len));
        if let Some(odd) = rows.iter().find(|row| row.len() != width) {
            let at = match (odd.first(), odd.last()) {
                (Some(first), Some(last)) => first.start..last.span().end,
                _ => span,
            };
            let found = message!("row-length", cells = odd.len());
            return Err(ParseError::new(at, found, message!("cells", cells = width)));
        }
        let size = Size::new(width as u32, u32::try_from(rows.len()).unwrap_or(u32::MAX));
        let checked = misfit::check_size(size);
        checked.map_err(|misfit| misfit.in_text(span.clone()))?;
        Ok(Board { size, cells: rows.concat(), span, header: None })
    }

    /// The board without its last column, if nothing stands there: a comma may end a row.
    pub fn without_last_column(&self) -> Option<Self> {
        let width = self.size.width as usize;
        let rows = || self.cells.chunks(width);
        if width < 2 || !rows().all(|row| row[width - 1].text.is_empty()) {
            return None;
        }
        let cells = rows().flat_map(|row| &row[..width - 1]).copied().collect();
        let size = Size::new(self.size.width - 1, self.size.height);
        Some(Self { size, cells, span: self.span.clone(), header: self.header })
    }
}

/// Is a word of a few digits, or an empty cell, all that stands in a row?
fn is_lone(row: &Row) -> bool {
    let mut words = row.words();
    let is_number = |word: Token| {
        word.text.len() <= 4 && word.text.bytes().all(|b| b.is_ascii_digit()) || is_blank(word.text)
    };
    words.next().is_some_and(is_number) && words.next().is_none()
}

/// Is the size within bounds?
pub(super) fn check_size(at: Row, width: u32, height: u32) -> Result<(), ParseError> {
    let checked = misfit::check_size(Size::new(width, height));
    checked.map(drop).map_err(|misfit| misfit.in_text(at.span()))
}

/// "a board of 4 by 3"
pub(crate) fn size_words(size: Size) -> Message {
    message!("board-size", width = size.width, height = size.height)
}

/// Is this what people write into an empty cell?
pub fn is_blank(text: &str) -> bool {
    matches!(text, "" | "." | "_" | "*" | "-")
}

/// A board as text, so that it reads back as the same cells.
pub fn write_rows(size: Size, cell: impl Fn(usize) -> String) -> String {
    write_lone(size, Lone::Signs, cell)
}

/// The same where a word alone in its row is a number.
pub fn write_numbers(size: Size, cell: impl Fn(usize) -> String) -> String {
    write_lone(size, Lone::Number, cell)
}

fn write_lone(size: Size, lone: Lone, cell: impl Fn(usize) -> String) -> String {
    let words: Vec<String> = (0..size.area()).map(cell).collect();
    let width = |word: &String| word.chars().count();
    let widest = words.iter().map(width).max().unwrap_or(1);
    let first = &words[..size.width as usize];
    // A lone word would be taken apart, and so would long words in a row.
    let bars = size.width == 1 && widest > 1 && lone == Lone::Signs;
    let commas = size.width > 1 && first.iter().all(|word| width(word) > 2);
    let mut text = String::new();
    for row in words.chunks(size.width as usize) {
        let padded: Vec<String> = row.iter().map(|word| format!("{word:>widest$}")).collect();
        let line = padded.join(if commas { ", " } else { " " });
        text.push_str(&if bars { format!("|{line}|\n") } else { line + "\n" });
    }
    text
}

/// A board as text with a line for width and height above its rows.
pub fn write_with_header(size: Size, cell: impl Fn(usize) -> String) -> String {
    format!("{} {}\n{}", size.width, size.height, write_rows(size, cell))
}
