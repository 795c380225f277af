//! The form of `.cwd` files: height and width on two lines, rows, a blank line, columns.

use grille_engine::{Message, message};

use super::super::Nonogram;
use super::clues::side;
use super::counted;
use super::parted::{Head, Parting, black, clues, read, write};
use crate::puzzle::{Entry, Extent, Fit, FormId, Format};
use crate::text::{ParseError, Row, Titles, Token, rows};

pub(super) const CWD: Format<Nonogram> = Format {
    id: FormId::new("cwd"),
    extent: Extent::Own(|text| counted::end(text, line_count(text), |_| true)),
    fits,
    read: |text| {
        vec![Entry::new(
            Titles::default(),
            parts(text).and_then(|parts| read(parts, &PARTING, text)),
        )]
    },
    write: Some(|nonogram| write(nonogram, '\n', "")),
};

const PARTING: Parting =
    Parting { is: |row| row.is_blank(), name: || message!("nonogram-blank-line") };

/// How many lines there are, with the first two and the one that parts.
fn line_count(text: &str) -> Option<u32> {
    let (head, _) = parts(text).ok()?;
    head.height.checked_add(head.width)?.checked_add(3)
}

/// The head, and the lines after it.
fn parts(text: &str) -> Result<(Head, impl Iterator<Item = Row<'_>>), ParseError> {
    let mut lines = rows(text).skip_while(Row::is_blank);
    let height = alone(lines.next(), || message!("nonogram-height-alone"), text.len())?;
    let width = alone(lines.next(), || message!("nonogram-width-alone"), text.len())?;
    Ok((Head { height, width }, lines))
}

/// The number of lines that stands alone on its line.
fn alone(row: Option<Row>, expected: fn() -> Message, end: usize) -> Result<u32, ParseError> {
    let row = row.ok_or_else(|| ParseError::new(end..end, message!("the-end"), expected()))?;
    let words: Vec<Token> = row.words().collect();
    match words[..] {
        [word] => side(&word),
        _ => {
            let found = message!("words", words = words.len());
            Err(ParseError::new(row.span(), found, expected()))
        }
    }
}

/// A list of sizes of boards of queens could look so too, but it would hardly make a nonogram.
fn fits(text: &str) -> Fit {
    let read = || {
        let (head, lines) = parts(text)?;
        clues(head, &PARTING, lines, text.len())
    };
    let Ok(clues) = read() else { return Fit::No };
    let several = clues.iter().flatten().any(|clue| clue.runs.len() > 1);
    if several || black(clues).is_ok() { Fit::Sure } else { Fit::Weak }
}
