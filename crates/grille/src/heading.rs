//! Headings: words and labels right above a puzzle, of which one is its title.

use std::ops::Range;

use grille_puzzles::text::{Row, ends_block, is_sentence, rows};

/// A heading of a puzzle.
pub struct Heading {
    pub title: String,
    /// The line of the title.
    pub place: Range<usize>,
    /// Its other lines.
    pub others: Vec<Range<usize>>,
}

/// A longer line, in bytes, is no title.
const LONGEST: usize = 100;

/// The heading in a part of a text, if it stands right above the puzzle that starts there: the comment
/// in it is the title, as elsewhere, or else its last line.
pub fn above(text: &str, span: Range<usize>, start: usize) -> Option<Heading> {
    let first = rows(&text[start..]).find(|row| !row.is_blank())?;
    let between = &text[span.end..start + first.start];
    let is_above = between.bytes().filter(|&byte| byte == b'\n').count() <= 1;
    if !is_above || first.comment().is_some() {
        return None;
    }
    let shift = |row: Row<'_>| span.start + row.start..span.start + row.span().end;
    let lines: Vec<Row> = rows(&text[span.clone()]).filter(|row| !row.is_blank()).collect();
    let comment = lines.iter().position(|row| row.comment().is_some());
    let chosen = comment.or(lines.len().checked_sub(1))?;
    let line = lines[chosen];
    if line.text.len() > LONGEST {
        return None;
    }
    let others = lines.iter().enumerate().filter(|(i, row)| *i != chosen && !ends_block(row));
    Some(Heading {
        title: bare(line.comment().unwrap_or(line.text)).to_owned(),
        place: shift(line),
        others: others.map(|(_, row)| shift(*row)).collect(),
    })
}

/// Signs that set a heading off.
const SIGNS: &[char] = &['*', '=', '~', '-', '[', ']', '<', '>', ' ', '\t'];

/// A heading without what sets it off.
fn bare(heading: &str) -> &str {
    let bare = heading.trim_end_matches([':', ' ', '\u{a0}', '\u{202f}']).trim_matches(SIGNS);
    if bare.is_empty() { heading.trim() } else { bare }
}

/// Is a line that is no puzzle meant to be read by people: words, or a label as `[Easy]`, `N° 3`, `12)`?
pub fn is_heading(line: &str) -> bool {
    let line = line.trim();
    let is_set_off = line.starts_with(SIGNS) && line.ends_with(SIGNS);
    let letters = |text: &str| text.chars().filter(|sign| sign.is_alphabetic()).count();
    let inner = line.trim_matches(SIGNS);
    let is_name = inner.chars().all(|sign| sign.is_alphanumeric() || sign.is_whitespace());
    let number = line.trim_start_matches(['N', 'n', 'o', '°', 'º', '.', ' ', '(']);
    let digits = number.trim_end_matches([')', '.', ':', '°', 'º', ' ']);
    let is_number = !line.starts_with('.')
        && digits.len() < line.len()
        && (1..=6).contains(&digits.len())
        && digits.bytes().all(|byte| byte.is_ascii_digit())
        && !line.ends_with("..");
    is_sentence(line) || is_set_off && is_name && letters(inner) >= 3 || is_number
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_labels_are_headings() {
        for line in ["Easy :", "hello world", "[Easy]", "=== HARD ===", "**Facile**", "N° 12", "3)"]
        {
            assert!(is_heading(line), "{line}");
        }
        for line in ["12345", "12..", "..3", "1.2", "53..7....6..195", "x", "---", "[1, 2, 3]", "1"]
        {
            assert!(!is_heading(line), "{line}");
        }
    }

    #[test]
    fn a_title_has_no_signs_around_it() {
        assert_eq!(
            ["Easy :", "[Easy]", "== A b ==", "N° 3", "---"].map(bare),
            ["Easy", "Easy", "A b", "N° 3", "---"]
        );
    }
}
