//! The form of `.mk` files: `ROWS COLUMNS`, clues of the rows, a line `#`, clues of the columns.

use grille_engine::{Message, message};
use grille_grid::Axis;

use super::super::Nonogram;
use super::clues::{black_only, clue_lines, plain_clue, side};
use super::parted::{Head, Parting, black, clues};
use crate::puzzle::{Entry, Fit, FormId, Format};
use crate::text::{ParseError, Row, Titles, Token, rows};

pub(super) const MK: Format<Nonogram> = Format {
    id: FormId::new("mk"),
    fits,
    read: |text| vec![Entry::new(Titles::default(), read(text))],
    write: Some(write),
};

const PARTING: Parting =
    Parting { is: |row| row.text.trim() == "#", name: || message!("nonogram-hash-line") };

/// The head, and the lines after it.
fn parts(text: &str) -> Result<(Head, impl Iterator<Item = Row<'_>>), ParseError> {
    let mut lines = rows(text).skip_while(Row::is_blank);
    let expected = || message!("nonogram-two-sides");
    let nothing = || ParseError::new(0..text.len(), message!("nothing"), expected());
    let head = lines.next().ok_or_else(nothing)?;
    let words: Vec<Token> = head.words().collect();
    let [height, width] = words[..] else {
        let found = message!("words", words = words.len());
        return Err(ParseError::new(head.span(), found, expected()));
    };
    Ok((Head { height: side(&height)?, width: side(&width)? }, lines))
}

pub(super) fn fits(text: &str) -> Fit {
    let Ok((head, lines)) = parts(text) else { return Fit::No };
    if clues(head, &PARTING, lines, text.len()).is_ok() {
        return Fit::Sure;
    }
    let parted = parts(text).ok().is_some_and(|(_, mut lines)| {
        lines.find(|row| plain_clue(*row).is_err()).is_some_and(|row| (PARTING.is)(&row))
    });
    if parted { Fit::Weak } else { Fit::No }
}

fn read(text: &str) -> Result<Nonogram, ParseError> {
    let (head, lines) = parts(text)?;
    black(clues(head, &PARTING, lines, text.len())?)
}

fn write(nonogram: &Nonogram) -> Result<String, Message> {
    black_only(nonogram)?;
    let [rows, columns] = [Axis::Row, Axis::Column].map(|axis| clue_lines(nonogram, axis));
    Ok(format!("{} {}\n{rows}#\n{columns}", nonogram.size.height, nonogram.size.width))
}
