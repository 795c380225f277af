//! Many boards in one text: titles, headers with width and height, lines drawn between blocks.

use grille_engine::message;
use grille_grid::Size;

use super::board::{Board, check_size, count_cells, count_islands, size_words};
use super::{ParseError, Row, Titles, rows};
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
            let board = read_block(block, headers).and_then(|board| from(&board));
            entries.push(Entry::new(std::mem::take(titles), board));
            block.clear();
        }
    };
    for row in rows(text) {
        let comment = row.comment();
        if row.is_blank() || comment.is_some() {
            if headers == Headers::Never || comment.is_some() {
                finish(&mut titles, &mut block);
            }
            if let Some(comment) = comment.filter(|_| titles.title.is_none()) {
                titles = Titles::title(comment);
            }
            continue;
        }
        if is_rule(&block, row) {
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

fn read_block<'a>(block: &[Row<'a>], headers: Headers) -> Result<Board<'a>, ParseError> {
    match headers {
        Headers::Never => Board::from_rows(block),
        Headers::Always => with_header(block),
    }
}

/// A line with width and height, then the rows.
fn with_header<'a>(block: &[Row<'a>]) -> Result<Board<'a>, ParseError> {
    let head = block[0];
    let Some([width, height]) = numbers(head).and_then(|n| n.first_chunk().copied()) else {
        let text: String = head.text.trim().chars().take(30).collect();
        let found = message!("quoted", text = text);
        return Err(ParseError::new(head.span(), found, message!("size-line")));
    };
    check_size(head, width, height)?;
    let rows = &block[1..];
    if rows.len() != height as usize {
        let found = message!("rows", rows = rows.len());
        return Err(ParseError::new(head.span(), found, message!("rows", rows = height)));
    }
    let board = Board::from_rows(rows)?;
    if board.size.width != width {
        let found = message!("row-length", cells = board.size.width);
        return Err(ParseError::new(rows[0].span(), found, message!("cells", cells = width)));
    }
    Ok(Board { has_header: true, ..board })
}

/// The first board of a text, if it is one, with a header if there seems to be one.
pub fn first_board(text: &str) -> Option<Board<'_>> {
    let mut block: Vec<Row> = Vec::new();
    for row in rows(text) {
        let ends = row.is_blank() || row.comment().is_some();
        if ends && !block.is_empty() {
            break;
        }
        if !ends && !is_rule(&block, row) {
            block.push(row);
        }
        if block.len() > MANY_ROWS {
            break;
        }
    }
    if block.is_empty() {
        return None;
    }
    let board = match header_height(&block) {
        Some(height) => with_header(block.get(..=height)?),
        None => Board::from_rows(&block),
    };
    board.ok()
}

/// More rows than any board has, with its header.
const MANY_ROWS: usize = super::board::LONGEST_SIDE as usize + 1;

/// How many rows a header asks for, if the first line is one and the lines below bear it out.
///
/// A line that could as well be a row of the board is a header only if enough rows follow, with
/// just as many islands as a third number says.
fn header_height(block: &[Row]) -> Option<usize> {
    let numbers = numbers(*block.first()?)?;
    let (width, height, islands) = match numbers[..] {
        [width, height] => (width as usize, height as usize, None),
        [width, height, islands] => (width as usize, height as usize, Some(islands as usize)),
        _ => return None,
    };
    let second = *block.get(1)?;
    if count_cells(second, second)? != width {
        return None;
    }
    if numbers.len() == width {
        let rows = block.get(1..=height)?;
        let found: usize = rows.iter().map(|&row| count_islands(row, second)).sum();
        islands.is_none_or(|islands| islands == found).then_some(())?;
    }
    Some(height)
}

/// The two or three numbers of a line that holds nothing else.
fn numbers(row: Row) -> Option<Vec<u32>> {
    let words: Vec<_> = row.words().take(4).collect();
    if !(2..=3).contains(&words.len()) {
        return None;
    }
    words.iter().map(|word| word.text.parse().ok()).collect()
}

/// Is this a line drawn between rows: `|:-:|:-:|`, `---+---`?
///
/// A line of dashes alone may be a row of empty cells: it is, if it has as many as the row before.
fn is_rule(block: &[Row], row: Row) -> bool {
    let text = row.text.trim();
    let drawn = |signs: &str| text.contains('-') && text.chars().all(|c| signs.contains(c));
    if !drawn("|:-+= ") {
        return false;
    }
    let before = block.last().filter(|last| block.len() > 1 || numbers(**last).is_none());
    match before {
        _ if text.contains(['+', ':', '=']) => true,
        Some(&before) => count_cells(row, before) != count_cells(before, before),
        None => !drawn("- "),
    }
}

/// These lines without blank ones and lines drawn between rows.
pub(super) fn bare_rows<'a>(lines: impl Iterator<Item = Row<'a>>) -> Vec<Row<'a>> {
    let mut bare: Vec<Row> = Vec::new();
    for row in lines.filter(|row| !row.is_blank()) {
        if !is_rule(&bare, row) {
            bare.push(row);
        }
    }
    bare
}

/// The board of a solution, which must have the size of its puzzle.
///
/// A row may begin with `#`, which here is a shaded or filled cell; lines with `#` are comments
/// only as far as they come first and are too many.
pub fn solution_board(text: &str, size: Size) -> Result<Board<'_>, ParseError> {
    let lines = bare_rows(rows(text));
    let comments = lines.iter().take_while(|row| row.comment().is_some()).count();
    if lines.is_empty() {
        return Err(ParseError::new(0..text.len(), message!("nothing"), size_words(size)));
    }
    let rows_alone = lines.len().checked_sub(size.height as usize).filter(|&n| n <= comments);
    let board = match rows_alone {
        Some(skip) => Board::from_rows(&lines[skip..])?,
        None if header_height(&lines).is_some() => with_header(&lines)?,
        None => Board::from_rows(&lines)?,
    };
    if board.size == size {
        return Ok(board);
    }
    Err(ParseError::new(board.span, size_words(board.size), size_words(size)))
}
