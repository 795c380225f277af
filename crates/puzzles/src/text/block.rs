//! Blocks of a text: the lines of one board, without what people write around it.

use std::ops::RangeInclusive;

use super::notation::Notation;
use super::sight::usual;
use super::{LONGEST_SIDE, Row, own, rows};

/// The lines of one board.
#[derive(Debug, Default)]
pub struct Block<'a> {
    /// The rows, with a line for width and height if there is one.
    pub rows: Vec<Row<'a>>,
    /// Were lines drawn between the rows?
    pub is_ruled: bool,
}

impl<'a> Block<'a> {
    /// The first block of a text: up to a blank line or a comment.
    pub fn first(text: &'a str) -> Self {
        let lines = rows(text).skip_while(ends_block).take_while(|row| !ends_block(row));
        Self::of(&lines.take(MANY).collect::<Vec<_>>())
    }

    /// These lines, blank ones among them or not, without headings, drawn lines and a solution that
    /// stands beside the board.
    pub fn of(lines: &[Row<'a>]) -> Self {
        Self::bare(without_prose(lines))
    }

    /// The same where words may be rows of cells.
    pub(super) fn bare(lines: &[Row<'a>]) -> Self {
        let mut block = Self::default();
        for &row in lines.iter().filter(|row| !row.is_blank()) {
            match is_rule(&block.rows, row) {
                true => block.is_ruled = true,
                false => block.rows.push(row),
            }
        }
        if let Some(left) = left_half(&block.rows) {
            block.rows = left;
        }
        block
    }
}

/// More lines than any board has, rules among them.
const MANY: usize = 2 * LONGEST_SIDE as usize + 4;

/// Does a line end the block before it?
pub fn ends_block(row: &Row) -> bool {
    row.is_blank() || row.comment().is_some()
}

/// Where the first block of a text ends, with the comments and the heading before it. A heading below
/// its rows begins the next, but in our own form, where lines of words say what the rows are.
pub fn block_end(text: &str) -> usize {
    let first = rows(text).find(|row| !ends_block(row));
    let is_own = first.is_some_and(|row| own::is_head(&row));
    let mut has_cells = false;
    let lines = rows(text).skip_while(ends_block).take_while(|row| {
        let is_heading = is_sentence(row.text) && !row.text.trim().chars().all(char::is_alphabetic);
        let ends = ends_block(row) || has_cells && is_heading && !is_own;
        has_cells |= !is_heading;
        !ends
    });
    lines.last().map_or(text.len(), |row| row.span().end)
}

/// Where a board with a line for width and height ends: its rows may be parted by blank lines.
pub fn headed_end(text: &str) -> usize {
    let mut end = block_end(text);
    let height = header_numbers(text).map_or(0, |numbers| numbers[1] as usize);
    loop {
        let so_far = text_rows(&text[..end]).saturating_sub(1);
        let next = end + block_end(&text[end..]);
        let more = text_rows(&text[end..next]);
        let has_comment = rows(&text[end..next]).any(|row| row.comment().is_some());
        if more == 0 || has_comment || so_far + more > height {
            return end;
        }
        end = next;
    }
}

/// How many lines of a text are neither blank nor comments.
fn text_rows(text: &str) -> usize {
    rows(text).filter(|row| !ends_block(row)).count()
}

/// The two or three numbers of the first line that is one.
fn header_numbers(text: &str) -> Option<Vec<u32>> {
    numbers(rows(text).find(|row| !ends_block(row))?)
}

/// The two or three numbers of a line that holds nothing else.
pub(super) fn numbers(row: Row) -> Option<Vec<u32>> {
    let words: Vec<_> = row.words().take(4).collect();
    if !(2..=3).contains(&words.len()) {
        return None;
    }
    words.iter().map(|word| word.text.parse().ok()).collect()
}

/// What a line before a board says of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Header {
    /// Cells of a row.
    pub width: u32,
    /// How many rows.
    pub height: u32,
    /// How many cells are not empty, if it says so.
    pub islands: Option<u32>,
}

impl Header {
    /// How many numbers it has.
    pub(super) fn numbers(self) -> u32 {
        if self.islands.is_some() { 3 } else { 2 }
    }
}

/// The header of a block, if the first line is one and the lines below bear it out.
///
/// A line that could as well be a row of the board is a header only if just so many rows follow,
/// with just as many islands as a third number says.
pub fn header(block: &[Row]) -> Option<Header> {
    let (first, rest) = block.split_first()?;
    let numbers = numbers(*first)?;
    let header = Header { width: numbers[0], height: numbers[1], islands: numbers.get(2).copied() };
    let short = rest.iter().take(MANY).all(|row| row.text.len() <= super::LONGEST_LINE);
    if rest.is_empty() || !short {
        return None;
    }
    if header.width == 1 && rest.iter().all(|row| row.words().count() == 1) {
        return (rest.len() == header.height as usize).then_some(header);
    }
    let notation = Notation::of(rest);
    let width = usual(rest.iter().map(|&row| notation.cells(row).len()));
    let (same_width, same_height) =
        (width == header.width as usize, rest.len() == header.height as usize);
    let is_header = match numbers.len() == width {
        true => same_width && same_height && has_islands(&notation, rest, header.islands),
        false => same_width || same_height,
    };
    is_header.then_some(header)
}

/// Are so many cells neither empty nor 0?
fn has_islands(notation: &Notation, rows: &[Row], islands: Option<u32>) -> bool {
    let Some(islands) = islands else { return true };
    let cells = rows.iter().flat_map(|&row| notation.cells(row));
    let found = cells.filter(|cell| !super::is_blank(cell.text) && cell.text != "0").count();
    found == islands as usize
}

/// Is this a line drawn between rows: `|:-:|:-:|`, `---+---`?
///
/// A line of dashes alone may be a row of empty cells: it is, if it has as many as the row before.
fn is_rule(block: &[Row], row: Row) -> bool {
    let text = row.text.trim();
    let drawn = |signs: &str| text.contains('-') && text.chars().all(|c| signs.contains(c));
    if text.starts_with('[') && text.ends_with(']') && text.chars().any(char::is_alphabetic) {
        return !text.contains([',', '"', '\'']);
    }
    if !drawn("|:-+= ") {
        return text == "=" || (text.len() > 2 && text.chars().all(|c| "=+ ".contains(c)));
    }
    let before = block.last().filter(|last| block.len() > 1 || numbers(**last).is_none());
    match before {
        _ if text.contains(['+', ':', '=']) => true,
        Some(&before) => {
            let notation = Notation::of(&[before]);
            let cells = notation.cells(row);
            let dashes = notation == Notation::Bars && cells.iter().any(|cell| cell.text.len() > 1);
            dashes || cells.len() != notation.cells(before).len()
        }
        None => !drawn("- "),
    }
}

/// Lines without the sentences before and after them.
fn without_prose<'b, 'a>(lines: &'b [Row<'a>]) -> &'b [Row<'a>] {
    let is_row = |row: &Row| !row.is_blank() && !is_sentence(row.text);
    let Some(first) = lines.iter().position(is_row) else { return &[] };
    let last = lines.iter().rposition(is_row).unwrap_or(first);
    &lines[first..=last]
}

/// Words of people have so many letters.
const WORD: RangeInclusive<usize> = 3..=40;

/// Is a line made of words, and not of cells? The head of our own form is none: what stands below it
/// is not to be read as anything else.
pub fn is_sentence(line: &str) -> bool {
    let line = line.trim();
    let is_head = own::is_head(&Row { text: line, start: 0 });
    if is_head || line.starts_with(['[', '{', '|', '"', '\'']) {
        return false;
    }
    let is_word = |word: &&str| {
        let letters = word.trim_matches(|c: char| c.is_ascii_punctuation());
        let has_small = letters.chars().any(char::is_lowercase);
        let length = letters.chars().take(WORD.end() + 1).count();
        WORD.contains(&length) && letters.chars().all(char::is_alphabetic) && has_small
    };
    if line.split_whitespace().any(is_date) {
        return true;
    }
    let words = line.split_whitespace().filter(is_word).count();
    let is_all_letters = || line.chars().all(char::is_alphabetic);
    words > 0 && (line.contains(char::is_whitespace) || line.ends_with(':') || is_all_letters())
}

/// Is a word a day: `2026-11-18`?
fn is_date(word: &str) -> bool {
    let parts: Vec<&str> = word.split(['-', '/']).collect();
    let digits = |part: &&str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let lengths: Vec<usize> = parts.iter().map(|part| part.len()).collect();
    parts.iter().all(digits) && (lengths == [4, 2, 2] || lengths == [2, 2, 4])
}

/// The left one of two boards side by side, as `grille solve` draws them: three blanks stand
/// between two halves of one width, and the right one has what the left one has, and more.
fn left_half<'a>(rows: &[Row<'a>]) -> Option<Vec<Row<'a>>> {
    const GAP: usize = 3;
    let length = |row: &Row| row.text.trim_end().chars().count();
    let whole = rows.iter().map(length).max()?;
    let width = whole.checked_sub(GAP).filter(|both| both.is_multiple_of(2))? / 2;
    let mut left = Vec::with_capacity(rows.len());
    for row in rows {
        let at = |place: usize| row.text.char_indices().nth(place).map(|(i, _)| i);
        let (end, start) = (at(width)?, at(width + GAP)?);
        if width == 0 || !row.text[end..start].trim().is_empty() {
            return None;
        }
        let (one, other) = (&row.text[..end], &row.text[start..]);
        if !is_filled_in(one, other) {
            return None;
        }
        left.push(Row { text: one, start: row.start });
    }
    Some(left)
}

/// Has the second row all that the first one has?
fn is_filled_in(one: &str, other: &str) -> bool {
    let split = |c: char| c.is_whitespace() || c == '█' || c == '|';
    let [one, other] = [one, other]
        .map(|row| row.split(split).filter(|word| !word.is_empty()).collect::<Vec<&str>>());
    let same = |(a, b): (&&str, &&str)| super::is_blank(a) || a == b;
    one.len() == other.len() && !one.is_empty() && one.iter().zip(&other).all(same)
}
