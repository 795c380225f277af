//! Many boards in one text: titles, headers with width and height, and the board of a solution.

use grille_engine::message;
use grille_grid::Size;

use super::block::{Block, Header, ends_block, header, is_sentence, numbers};
use super::board::{Board, Lone, check_size, size_words};
use super::{ParseError, Row, Titles, lists, rows};
use crate::puzzle::Entry;

/// Does a line with width and height come before each board?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Headers {
    /// Always: it says where the board ends.
    Always,
    /// Never: a blank line or a comment ends the board.
    Never,
}

/// Every puzzle of a text whose puzzles are boards.
///
/// ```text
/// # a title
/// 3 2        width and height, perhaps with a third number
/// 1 . 2
/// . 3 .
/// ```
pub fn read_entries<P>(
    text: &str,
    headers: Headers,
    from: impl Fn(&Board<'_>) -> Result<P, ParseError>,
) -> Vec<Entry<P>> {
    let mut entries = Vec::new();
    let mut titles = Titles::default();
    let mut block: Vec<Row> = Vec::new();
    let mut left = 0;
    let mut finish = |titles: &mut Titles, block: &mut Vec<Row>| {
        if !block.is_empty() {
            let board = read_block(text, block, headers).and_then(|board| from(&board));
            entries.push(Entry::new(std::mem::take(titles), board));
            block.clear();
        }
    };
    for row in rows(text) {
        let comment = row.comment();
        if ends_block(&row) {
            if headers == Headers::Never || comment.is_some() {
                finish(&mut titles, &mut block);
            }
            if let Some(comment) = comment.filter(|_| titles.title.is_none()) {
                titles = Titles::title(comment);
            }
            continue;
        }
        let is_heading = block.is_empty() && is_sentence(row.text);
        if is_heading && headers == Headers::Always {
            continue;
        }
        if block.is_empty() {
            left = numbers(row).and_then(|numbers| numbers.get(1).copied()).unwrap_or(0);
        } else {
            left = left.saturating_sub(1);
        }
        block.push(row);
        if headers == Headers::Always && left == 0 {
            finish(&mut titles, &mut block);
        }
    }
    finish(&mut titles, &mut block);
    entries
}

fn read_block<'a>(
    text: &'a str,
    lines: &[Row<'a>],
    headers: Headers,
) -> Result<Board<'a>, ParseError> {
    let span = lines[0].start..lines[lines.len() - 1].span().end;
    if let Some(cells) = lists::rows_in(text, span.clone()) {
        return Board::from_cells(cells, span);
    }
    let rows = Block::of(lines).rows;
    if rows.is_empty() {
        return Err(ParseError::new(span, message!("nothing"), message!("a-board")));
    }
    // What could be a row is one, unless a header must be there.
    let is_row = |header: Header| header.numbers() == header.width;
    match (headers, header(&rows)) {
        (Headers::Never, found) if found.is_none_or(is_row) => Board::from_rows(&rows, Lone::Signs),
        (_, found) => with_header(&rows, found),
    }
}

/// A line with width and height, then the rows; what was seen in that line.
fn with_header<'a>(block: &[Row<'a>], header: Option<Header>) -> Result<Board<'a>, ParseError> {
    let head = block[0];
    let Some(numbers) = numbers(head) else {
        let text: String = head.text.trim().chars().take(30).collect();
        let found = message!("quoted", text = text);
        return Err(ParseError::new(head.span(), found, message!("size-line")));
    };
    let (width, height) = (numbers[0], numbers[1]);
    check_size(head, width, height)?;
    let rows = &block[1..];
    if rows.len() != height as usize {
        let found = message!("rows", rows = rows.len());
        return Err(ParseError::new(head.span(), found, message!("rows", rows = height)));
    }
    let board = Board::from_rows(rows, if width == 1 { Lone::Number } else { Lone::Signs })?;
    if board.size.width != width {
        let found = message!("row-length", cells = board.size.width);
        return Err(ParseError::new(rows[0].span(), found, message!("cells", cells = width)));
    }
    Ok(Board { header, ..board })
}

/// The rows of a section as a board.
pub(super) fn section_board<'a>(
    lines: &[Row<'a>],
    lone: Lone,
) -> Option<Result<Board<'a>, ParseError>> {
    let rows = Block::of(lines).rows;
    (!rows.is_empty()).then(|| Board::from_rows(&rows, lone))
}

/// The board of a solution, which must have the size of its puzzle.
///
/// A row may begin with `#`, which here is a shaded or filled cell; lines with `#` are comments
/// only as far as they come first and are too many.
pub fn solution_board(text: &str, size: Size) -> Result<Board<'_>, ParseError> {
    let lines = Block::bare(&rows(text).collect::<Vec<_>>()).rows;
    let comments = lines.iter().take_while(|row| row.comment().is_some()).count();
    if lines.is_empty() {
        return Err(ParseError::new(0..text.len(), message!("nothing"), size_words(size)));
    }
    let lone = if size.width == 1 { Lone::Number } else { Lone::Signs };
    let rows_alone = lines.len().checked_sub(size.height as usize).filter(|&n| n <= comments);
    let header = header(&lines);
    let board = match rows_alone {
        Some(skip) => Board::from_rows(&lines[skip..], lone)?,
        None if header.is_some() => with_header(&lines, header)?,
        None => Board::from_rows(&lines, lone)?,
    };
    if board.size == size {
        return Ok(board);
    }
    Err(ParseError::new(board.span, size_words(board.size), size_words(size)))
}
