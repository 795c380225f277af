//! The form of `.mk` files: `ROWS COLUMNS`, clues of the rows, a line `#`, clues of the columns.

use grille_engine::message;

use super::super::Nonogram;
use super::clues::{plain_clue, side};
use super::counted;
use super::parted::{Head, Parting, clues, read, write};
use crate::puzzle::{Entry, Extent, Fit, FormId, Format};
use crate::text::{ParseError, Row, Titles, Token, rows};

pub(super) const MK: Format<Nonogram> = Format {
    id: FormId::new("mk"),
    extent: Extent::Own(|text| counted::end(text, lines(text), |_| true)),
    fits,
    read: |text| {
        vec![Entry::new(
            Titles::default(),
            parts(text).and_then(|parts| read(parts, &PARTING, text)),
        )]
    },
    write: Some(|nonogram| write(nonogram, ' ', "#")),
};

const PARTING: Parting =
    Parting { is: |row| row.text.trim() == "#", name: || message!("nonogram-hash-line") };

/// How many lines there are, with the first and the one that parts.
fn lines(text: &str) -> Option<u32> {
    let head = counted::head(text)?;
    let [height, width] = head[..] else { return None };
    height.checked_add(width)?.checked_add(2)
}

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
    let Ok((_, mut lines)) = parts(text) else { return Fit::No };
    let rows = lines.by_ref().take_while(|row| plain_clue(*row).is_ok()).count() as u32;
    let rest = parts(text).ok().and_then(|(_, mut lines)| lines.nth(rows as usize));
    let columns = lines.filter(|row| !row.is_blank()).count() as u32;
    let is_near = rows.abs_diff(head.height) + columns.abs_diff(head.width) <= 2;
    match rest.is_some_and(|row| (PARTING.is)(&row)) {
        true if is_near && head.height + head.width > 4 => Fit::Sure,
        true => Fit::Weak,
        false => Fit::No,
    }
}
