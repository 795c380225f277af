//! What all forms of nonograms share: lines of clues, checked against the length of the line.

use std::ops::Range;

use grille_engine::constraints::Run;
use grille_engine::{Message, message};
use grille_grid::Axis;

use super::super::numbers::{check_lines, check_room, run_range};
use super::super::{LONGEST, Nonogram, Palette};
use crate::text::{ParseError, Row, Token};

/// A line of clues and where it stands.
pub(super) struct Clue {
    pub runs: Vec<Run>,
    pub span: Range<usize>,
}

/// As many runs of one colour as the longest line can have.
const MOST_RUNS: usize = LONGEST.div_ceil(2) as usize;

/// The runs of a line in black: numbers parted by blanks or commas; `0` or nothing is empty.
pub(super) fn plain_clue(row: Row) -> Result<Clue, ParseError> {
    // A word and the blank behind it take two bytes at the least.
    let mut runs = Vec::with_capacity(row.text.len().div_ceil(2).min(MOST_RUNS));
    for word in words(row) {
        let length = word.number(0, LONGEST, run_range)?;
        if length > 0 {
            runs.push(Run { length, colour: 1 });
        }
    }
    Ok(Clue { runs, span: row.span() })
}

/// The runs of many lines in black.
pub(super) fn plain_clues(rows: &[Row]) -> Result<Vec<Clue>, ParseError> {
    let mut clues = Vec::with_capacity(rows.len());
    for &row in rows {
        clues.push(plain_clue(row)?);
    }
    Ok(clues)
}

/// The runs of a line in colours, as in `3a 1b`; `0` or nothing is empty.
///
/// `colour` knows the number of a sign, and of a length without a sign if it may stand so.
pub(super) fn coloured_clue(
    row: Row,
    colour: impl Fn(Option<char>) -> Option<u8>,
) -> Result<Clue, ParseError> {
    let mut runs = Vec::new();
    for word in words(row).filter(|word| word.text != "0") {
        let parts = length_and_sign(word);
        let known = parts.and_then(|(length, sign)| Some((length, colour(sign)?)));
        let wrong = || word.error(message!("nonogram-coloured-run"));
        let (length, colour) = known.ok_or_else(wrong)?;
        runs.push(Run { length: length.number(1, LONGEST, run_range)?, colour });
    }
    Ok(Clue { runs, span: row.span() })
}

/// Could this be a line of clues, in colours or not?
pub(super) fn is_clue(row: Row) -> bool {
    let is_run = |word: Token| {
        let length = length_and_sign(word).map(|(length, _)| length);
        length.is_some_and(|length| length.number(0, LONGEST, run_range).is_ok())
    };
    words(row).all(is_run)
}

fn words<'a>(row: Row<'a>) -> impl Iterator<Item = Token<'a>> {
    row.split_any(|c| c.is_whitespace() || c == ',')
}

/// `3a` is `3` and `a`.
fn length_and_sign<'a>(word: Token<'a>) -> Option<(Token<'a>, Option<char>)> {
    let digits = word.text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let mut rest = word.text[digits.len()..].chars();
    let sign = rest.next();
    rest.next().is_none().then_some((Token { text: digits, start: word.start }, sign))
}

/// A whole number of lines, before any memory is taken for them.
pub(super) fn side(word: &Token) -> Result<u32, ParseError> {
    let expected = |low, high| message!("nonogram-number-of-lines", low = low, high = high);
    word.number(1, LONGEST, expected)
}

/// So many rows, or columns.
pub(super) fn counted(count: usize, axis: Axis) -> Message {
    match axis {
        Axis::Row => message!("rows", rows = count),
        Axis::Column => message!("columns", columns = count),
    }
}

/// Are these as many lines as a board can have?
pub(super) fn check_count(count: usize, axis: Axis, at: Range<usize>) -> Result<(), ParseError> {
    check_lines(count, axis).map_err(|misfit| misfit.in_text(at))
}

/// A nonogram, if every clue fits its line.
pub(super) fn checked(
    palette: Palette,
    rows: Vec<Clue>,
    columns: Vec<Clue>,
) -> Result<Nonogram, ParseError> {
    let sides = [(&rows, Axis::Row, columns.len()), (&columns, Axis::Column, rows.len())];
    for (clues, axis, room) in sides {
        for (index, clue) in (0..).zip(clues) {
            let fits = check_room(&clue.runs, (axis, index), room);
            fits.map_err(|misfit| misfit.in_text(clue.span.clone()))?;
        }
    }
    let runs = |clues: Vec<Clue>| clues.into_iter().map(|clue| clue.runs).collect();
    Ok(Nonogram::new(palette, runs(rows), runs(columns)))
}

/// Refuse what forms without colours cannot say.
pub(super) fn black_only(nonogram: &Nonogram) -> Result<(), Message> {
    match nonogram.palette.is_plain() {
        true => Ok(()),
        false => Err(message!("nonogram-no-colours")),
    }
}

/// The clues along an axis, one a line.
pub(super) fn clue_lines(nonogram: &Nonogram, axis: Axis) -> String {
    nonogram.along(axis).iter().map(|runs| nonogram.clue_text(runs) + "\n").collect()
}
