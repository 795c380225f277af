//! Boards written as rows of cells, in the notations people use, many in one file.

use std::ops::Range;

use grille_grid::Size;

use super::{ParseError, Row, Titles, Token, rows};
use crate::puzzle::Entry;

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

/// A board of a file, or why it is none.
pub type Boards<'a> = Vec<(Titles, Result<Board<'a>, ParseError>)>;

impl<'a> Board<'a> {
    /// The board on these lines, of which there is at least one, perhaps with a header.
    pub fn read(block: &[Row<'a>]) -> Result<Self, ParseError> {
        let lone = block.len() == 1 && numbers(block[0]).is_some_and(|n| n.len() == 2);
        let Some(header) = Header::of(block) else {
            return match lone {
                true => Err(ParseError::new(block[0].span(), "no rows", "a board below its size")),
                false => Self::from_rows(block),
            };
        };
        checked_size(block[0], header.width, header.height)?;
        let rows = block.len() - 1;
        if rows != header.height as usize {
            let expected = format!("{} rows", header.height);
            return Err(ParseError::new(block[0].span(), format!("{rows} rows"), expected));
        }
        Ok(Self { has_header: true, ..Self::from_rows(&block[1..])? })
    }

    /// The board on these lines, of which there is at least one, without a header.
    pub fn from_rows(rows: &[Row<'a>]) -> Result<Self, ParseError> {
        let first = rows[0];
        checked_size(first, 1, u32::try_from(rows.len()).unwrap_or(u32::MAX))?;
        if let Some(long) = rows.iter().find(|row| row.text.len() > LONGEST_LINE) {
            let found = format!("a line of {} bytes", long.text.len());
            return Err(ParseError::new(long.span(), found, "a row of cells"));
        }
        let notation = notation(first);
        let width = cells(first, notation).len();
        let mut all = Vec::new();
        for &row in rows {
            let cells = cells(row, notation);
            if cells.len() != width {
                let found = format!("a row of {} cells", cells.len());
                return Err(ParseError::new(row.span(), found, format!("{width} cells")));
            }
            all.extend(cells);
        }
        checked_size(first, width as u32, rows.len() as u32)?;
        let size = Size::new(width as u32, rows.len() as u32);
        let span = first.start..rows[rows.len() - 1].span().end;
        Ok(Board { size, cells: all, span, has_header: false })
    }
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

/// Is this what people write into an empty cell?
pub fn is_blank(text: &str) -> bool {
    matches!(text, "" | "." | "_" | "*" | "-")
}

/// Every board of a text.
///
/// ```text
/// # a title
/// 3 2        width and height; without them a blank line ends the board
/// 1 . 2
/// . 3 .
/// ```
pub fn read_boards(text: &str) -> Boards<'_> {
    read_some(text, usize::MAX)
}

/// The first board of a text, if it is one.
pub fn first_board(text: &str) -> Option<Board<'_>> {
    read_some(text, 1).into_iter().next()?.1.ok()
}

fn read_some(text: &str, most: usize) -> Boards<'_> {
    let mut boards = Vec::new();
    let mut titles = Titles::default();
    let mut block: Vec<Row> = Vec::new();
    let mut rest = rows(text).peekable();
    while boards.len() < most && (most > 1 || block.len() <= LONGEST_SIDE as usize + 1) {
        let Some(row) = rest.next() else { break };
        if let Some(comment) = row.comment().filter(|_| block.is_empty()) {
            if titles.title.is_none() {
                titles = Titles::title(comment);
            }
            continue;
        }
        if !row.is_blank() && row.comment().is_none() && !is_rule(row) {
            block.push(row);
        }
        let ends = rest.peek().is_none_or(|next| next.is_blank() || next.comment().is_some());
        let header = Header::of(&block);
        let full = header.as_ref().is_some_and(|header| block.len() > header.height as usize);
        if !block.is_empty() && (full || (ends && header.is_none())) {
            boards.push((std::mem::take(&mut titles), Board::read(&block)));
            block.clear();
        }
    }
    if !block.is_empty() && boards.len() < most {
        boards.push((titles, Board::read(&block)));
    }
    boards
}

/// A line of a drawn table that holds no cells: `|:-:|:-:|`, `---+---`.
fn is_rule(row: Row) -> bool {
    let text = row.text.trim();
    text.contains('-') && text.len() > 2 && text.chars().all(|c| "|:-+= ".contains(c))
}

/// Width and height on the first line of a board.
struct Header {
    width: u32,
    height: u32,
}

impl Header {
    /// The header of a block, if its first line is one and the lines below bear it out.
    ///
    /// A line that could as well be a row of the board is a header only if just the right number
    /// of rows follows, with just as many islands as the third number says.
    fn of(block: &[Row]) -> Option<Self> {
        let numbers = numbers(*block.first()?)?;
        let (width, height, islands) = match numbers[..] {
            [width, height] => (width, height, None),
            [width, height, islands] => (width, height, Some(islands)),
            _ => return None,
        };
        let second = block.get(1).filter(|row| row.text.len() <= LONGEST_LINE)?;
        if cells(*second, notation(*second)).len() != width as usize {
            return None;
        }
        if numbers.len() == width as usize {
            let rows = block.get(1..=height as usize)?;
            let land = |row: &Row| {
                let cells = cells(*row, notation(*row));
                cells.iter().filter(|cell| !is_blank(cell.text) && cell.text != "0").count()
            };
            let found: usize = rows.iter().map(land).sum();
            islands.is_none_or(|islands| islands as usize == found).then_some(())?;
        }
        Some(Self { width, height })
    }
}

/// The numbers of a line that holds nothing else.
fn numbers(row: Row) -> Option<Vec<u32>> {
    if row.text.len() > LONGEST_LINE {
        return None;
    }
    row.words().map(|word| word.text.parse().ok()).collect()
}

fn notation(row: Row) -> Notation {
    let text = row.text.trim();
    if text.starts_with('|') {
        Notation::Bars
    } else if text.contains(',') {
        Notation::Commas
    } else if text.contains(char::is_whitespace) && row.words().any(|w| w.text.len() <= 2) {
        Notation::Words
    } else {
        Notation::Packed
    }
}

fn cells<'a>(row: Row<'a>, notation: Notation) -> Vec<Token<'a>> {
    match notation {
        Notation::Bars => {
            let mut parts: Vec<Token> = row.split('|').collect();
            parts.remove(0);
            if parts.last().is_some_and(|last| last.text.is_empty()) {
                parts.pop();
            }
            parts
        }
        Notation::Commas => row.split(',').collect(),
        Notation::Words => row.words().filter(|word| word.text != "|").collect(),
        Notation::Packed => row.characters().filter(|token| token.text != "|").collect(),
    }
}

/// The width, if both sides are within bounds.
fn checked_size(at: Row, width: u32, height: u32) -> Result<usize, ParseError> {
    if [width, height].iter().all(|side| (1..=LONGEST_SIDE).contains(side)) {
        return Ok(width as usize);
    }
    let expected = format!("at most {LONGEST_SIDE} by {LONGEST_SIDE}, at least 1 by 1");
    Err(ParseError::new(at.span(), format!("a board of {width} by {height}"), expected))
}

/// Every puzzle of a text whose puzzles are boards.
pub fn read_entries<P>(
    text: &str,
    from: impl Fn(&Board<'_>) -> Result<P, ParseError>,
) -> Vec<Entry<P>> {
    let read = |board: Result<Board, ParseError>| board.and_then(|board| from(&board));
    read_boards(text).into_iter().map(|(titles, board)| Entry::new(titles, read(board))).collect()
}

/// The board of a solution, which must have the size of its puzzle.
///
/// A row may begin with `#`, which here is a shaded or filled cell; lines with `#` are comments
/// only as far as they come first and are too many.
pub fn solution_board(text: &str, size: Size) -> Result<Board<'_>, ParseError> {
    let lines: Vec<Row> = rows(text).filter(|row| !row.is_blank() && !is_rule(*row)).collect();
    let comments = lines.iter().take_while(|row| row.comment().is_some()).count();
    let expected = format!("a board of {} by {}", size.width, size.height);
    if lines.is_empty() {
        return Err(ParseError::new(0..text.len(), "nothing", expected));
    }
    // The rows alone, or with a header.
    let height = size.height as usize;
    let skips = [height, height + 1].into_iter().filter_map(|rows| lines.len().checked_sub(rows));
    let mut reads = skips.filter(|&skip| skip <= comments).map(|skip| Board::read(&lines[skip..]));
    let fitting = reads.find(|board| board.as_ref().is_ok_and(|board| board.size == size));
    let board = fitting.unwrap_or_else(|| Board::read(&lines));
    let board = board?;
    if board.size == size {
        return Ok(board);
    }
    let found = format!("a board of {} by {}", board.size.width, board.size.height);
    Err(ParseError::new(board.span, found, expected))
}

/// A board as text: rows of words.
pub fn write_rows(size: Size, cell: impl Fn(usize) -> String) -> String {
    let words: Vec<String> = (0..size.area()).map(cell).collect();
    let widest = words.iter().map(|word| word.chars().count()).max().unwrap_or(1);
    let mut text = String::new();
    for row in words.chunks(size.width as usize) {
        let padded: Vec<String> = row.iter().map(|word| format!("{word:>widest$}")).collect();
        text.push_str(&padded.join(" "));
        text.push('\n');
    }
    text
}

/// A board as text with a line for width and height above its rows.
pub fn write_with_header(size: Size, cell: impl Fn(usize) -> String) -> String {
    format!("{} {}\n{}", size.width, size.height, write_rows(size, cell))
}
