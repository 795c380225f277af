//! Where a form ends that says how many lines it has.

use super::super::LONGEST;
use crate::text::{Row, ends_block, rows};

/// The end of so many lines from the first one that counts on, and of those that follow them without
/// a blank line: if they are too many, that is a mistake.
pub(super) fn end(text: &str, lines: Option<u32>, counts: fn(&Row) -> bool) -> usize {
    let Some(lines) = lines.filter(|&lines| lines <= 2 * LONGEST + 3) else { return text.len() };
    let mut all = rows(text).skip_while(|row| row.is_blank() || !counts(row)).peekable();
    let mut left = lines;
    while left > 0 {
        let Some(row) = all.next() else { return text.len() };
        left -= u32::from(counts(&row));
    }
    while all.next_if(|row| !ends_block(row)).is_some() {}
    // With the line end: the last clue may be empty.
    all.peek().map_or(text.len(), |next| next.start)
}

/// The numbers of the first line that is neither blank nor a comment.
pub(super) fn head(text: &str) -> Option<Vec<u32>> {
    let row = rows(text).find(|row| !ends_block(row))?;
    row.words().take(4).map(|word| word.text.parse().ok()).collect()
}
