//! What all forms of nonograms share: lines of clues, checked against the length of the line.

use std::ops::Range;

use grille_engine::constraints::Run;
use grille_grid::Axis;

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
        let length = word.number(0, LONGEST, "a run")?;
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
        let expected = "a length and the sign of a colour, as in `3a`";
        let (length, colour) = known.ok_or_else(|| word.error(expected))?;
        runs.push(Run { length: length.number(1, LONGEST, "a run")?, colour });
    }
    Ok(Clue { runs, span: row.span() })
}

/// Could this be a line of clues, in colours or not?
pub(super) fn is_clue(row: Row) -> bool {
    let is_run = |word: Token| {
        let length = length_and_sign(word).map(|(length, _)| length);
        length.is_some_and(|length| length.number(0, LONGEST, "a run").is_ok())
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
    word.number(1, LONGEST, "a number of lines")
}

/// Are these as many lines as a board can have? `what` they are is said in the plural.
pub(super) fn check_count(count: usize, what: &str, at: Range<usize>) -> Result<(), ParseError> {
    if (1..=LONGEST as usize).contains(&count) {
        return Ok(());
    }
    Err(ParseError::new(at, format!("{count} {what}"), format!("1 to {LONGEST} {what}")))
}

/// A nonogram, if every clue fits its line.
pub(super) fn checked(
    palette: Palette,
    rows: Vec<Clue>,
    columns: Vec<Clue>,
) -> Result<Nonogram, ParseError> {
    for (clues, room) in [(&rows, columns.len()), (&columns, rows.len())] {
        for clue in clues {
            let needed = room_needed(&clue.runs);
            if needed > room {
                let found = format!("runs that need {needed} cells");
                let expected = format!("at most {room}, the length of the line");
                return Err(ParseError::new(clue.span.clone(), found, expected));
            }
        }
    }
    let runs = |clues: Vec<Clue>| clues.into_iter().map(|clue| clue.runs).collect();
    Ok(Nonogram::new(palette, runs(rows), runs(columns)))
}

/// The cells that a line's runs take at the least.
pub(super) fn room_needed(runs: &[Run]) -> usize {
    let gaps = runs.windows(2).filter(|pair| pair[0].colour == pair[1].colour).count();
    runs.iter().map(|run| run.length as usize).sum::<usize>() + gaps
}

/// Refuse what forms without colours cannot say.
pub(super) fn black_only(nonogram: &Nonogram) -> Result<(), String> {
    match nonogram.palette.is_plain() {
        true => Ok(()),
        false => Err("this form has no colours".to_owned()),
    }
}

/// The clues along an axis, one a line.
pub(super) fn clue_lines(nonogram: &Nonogram, axis: Axis) -> String {
    nonogram.along(axis).iter().map(|runs| nonogram.clue_text(runs) + "\n").collect()
}
