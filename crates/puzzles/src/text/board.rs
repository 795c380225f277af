//! A board written as rows of cells, in the notations people use.

use std::ops::Range;

use grille_engine::{Message, message};
use grille_grid::Size;

use super::{ParseError, Row, Token};
use crate::misfit;

/// Boards are at most so wide and so high.
pub const LONGEST_SIDE: u32 = 1000;

/// No row of a board takes more bytes than this.
const LONGEST_LINE: usize = 20 * LONGEST_SIDE as usize;

/// A rectangle of cells, each with what is written in it. A blank cell has an empty text.
#[derive(Clone, Debug)]
pub struct Board<'a> {
    /// Width and height.
    pub size: Size,
    /// The cells in reading order.
    pub cells: Vec<Token<'a>>,
    /// Where the board stands in the text.
    pub span: Range<usize>,
    /// Did a line with width and height come first?
    pub has_header: bool,
}

impl<'a> Board<'a> {
    /// The board on these lines, of which there is at least one, without a header.
    pub fn from_rows(rows: &[Row<'a>]) -> Result<Self, ParseError> {
        let first = rows[0];
        check_size(first, 1, u32::try_from(rows.len()).unwrap_or(u32::MAX))?;
        if let Some(long) = rows.iter().find(|row| row.text.len() > LONGEST_LINE) {
            let found = message!("line-of-bytes", bytes = long.text.len());
            return Err(ParseError::new(long.span(), found, message!("row-of-cells")));
        }
        let notation = Notation::of(first);
        let mut cells = Vec::new();
        add_cells(first, notation, &mut cells);
        let width = cells.len();
        cells.reserve_exact(width * (rows.len() - 1));
        for &row in &rows[1..] {
            let before = cells.len();
            add_cells(row, notation, &mut cells);
            if cells.len() - before != width {
                let found = message!("row-length", cells = cells.len() - before);
                return Err(ParseError::new(row.span(), found, message!("cells", cells = width)));
            }
        }
        check_size(first, width as u32, rows.len() as u32)?;
        let size = Size::new(width as u32, rows.len() as u32);
        let span = first.start..rows[rows.len() - 1].span().end;
        Ok(Board { size, cells, span, has_header: false })
    }
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

/// How the cells of a row are parted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Notation {
    /// `| 1 | | 0 |`
    Bars,
    /// `1, , 0`
    Commas,
    /// `1 . 0`
    Words,
    /// `1.0`
    Packed,
}

impl Notation {
    /// Long words in a row are cells without anything between them, in groups: `530 070 000`;
    /// but nobody groups more than three digits.
    fn of(row: Row) -> Self {
        let text = row.text.trim();
        let digits = |word: Token| word.text.chars().all(|c| c.is_ascii_digit());
        let numbers = row.words().all(digits) && row.words().any(|word| word.text.len() > 3);
        let short = row.words().any(|word| word.text.len() <= 2);
        if text.starts_with('|') {
            Self::Bars
        } else if text.contains(',') {
            Self::Commas
        } else if text.contains(char::is_whitespace) && (short || numbers) {
            Self::Words
        } else {
            Self::Packed
        }
    }
}

/// Adds the cells of a row to those before.
fn add_cells<'a>(row: Row<'a>, notation: Notation, cells: &mut Vec<Token<'a>>) {
    match notation {
        Notation::Bars => {
            let before = cells.len();
            cells.extend(row.split('|').skip(1));
            if cells.len() > before && cells[cells.len() - 1].text.is_empty() {
                cells.pop();
            }
        }
        Notation::Commas => cells.extend(row.split(',')),
        Notation::Words => cells.extend(row.words().filter(|word| word.text != "|")),
        Notation::Packed => cells.extend(row.characters().filter(|token| token.text != "|")),
    }
}

/// The cells of a row, read like the row `like`.
fn cells_like<'a>(row: Row<'a>, like: Row) -> Vec<Token<'a>> {
    let mut cells = Vec::new();
    add_cells(row, Notation::of(like), &mut cells);
    cells
}

/// How many cells a row has, read like the row `like`; nothing if it is too long to be one.
pub(super) fn count_cells(row: Row, like: Row) -> Option<usize> {
    let short = [row, like].iter().all(|row| row.text.len() <= LONGEST_LINE);
    short.then(|| cells_like(row, like).len())
}

/// How many cells of a row, read like the row `like`, are not empty and not 0.
pub(super) fn count_islands(row: Row, like: Row) -> usize {
    let cells = cells_like(row, like);
    cells.iter().filter(|cell| !is_blank(cell.text) && cell.text != "0").count()
}

/// A board as text, so that it reads back as the same cells.
pub fn write_rows(size: Size, cell: impl Fn(usize) -> String) -> String {
    let words: Vec<String> = (0..size.area()).map(cell).collect();
    let width = |word: &String| word.chars().count();
    let widest = words.iter().map(width).max().unwrap_or(1);
    let first = &words[..size.width as usize];
    // A lone word would be taken apart, and so would long words in a row.
    let bars = size.width == 1 && widest > 1;
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
