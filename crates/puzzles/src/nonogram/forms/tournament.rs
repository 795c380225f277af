//! The form of the computer tournaments: many square puzzles, each after a line `$1`, `$2`, ….
//!
//! ```text
//! $1
//! 2       clues of the columns, with tabs between the numbers
//! 1
//! 1 1     clues of the rows, as many
//! 1
//! ```

use std::ops::Range;

use grille_engine::{Message, message};
use grille_grid::Axis;

use super::super::{Nonogram, Palette};
use super::clues::{black_only, check_count, checked, clue_lines, plain_clue};
use crate::puzzle::{Entry, Extent, Fit, FormId, Format};
use crate::text::{ParseError, Row, Titles, rows};

pub(super) const TOURNAMENT: Format<Nonogram> =
    Format { id: FormId::new("tournament"), extent: Extent::Rest, fits, read, write: Some(write) };

/// The number after `$`, if the line is one that starts a puzzle.
fn number<'a>(row: &Row<'a>) -> Option<&'a str> {
    row.text.trim().strip_prefix('$')
}

fn fits(text: &str) -> Fit {
    let mut lines = rows(text).filter(|row| !row.is_blank());
    let starts = lines.next().is_some_and(|row| number(&row).is_some());
    if starts && lines.next().is_some_and(|row| plain_clue(row).is_ok()) {
        return Fit::Sure;
    }
    Fit::No
}

fn read(text: &str) -> Vec<Entry<Nonogram>> {
    let mut entries = Vec::new();
    let mut lines = rows(text).skip_while(Row::is_blank).peekable();
    while let Some(head) = lines.next() {
        let mut body = Vec::new();
        while let Some(row) = lines.next_if(|row| number(row).is_none()) {
            body.push(row);
        }
        entries.push(match number(&head) {
            Some(title) => Entry::new(Titles::title(title), read_one(head.span(), &body)),
            None => {
                let found = message!("nonogram-no-puzzle-number");
                let expected = message!("nonogram-puzzle-number");
                let error = ParseError::new(head.span(), found, expected);
                Entry::new(Titles::default(), Err(error))
            }
        });
    }
    entries
}

/// The lines that are clues. A blank line is an empty clue, but at the end of a puzzle it is one
/// only if a clue is missing.
fn clues<'a, 'text>(body: &'a [Row<'text>]) -> &'a [Row<'text>] {
    let filled = body.iter().rposition(|row| !row.is_blank()).map_or(0, |last| last + 1);
    let even = filled + filled % 2;
    &body[..even.min(body.len())]
}

fn read_one(head: Range<usize>, body: &[Row]) -> Result<Nonogram, ParseError> {
    let body = clues(body);
    let side = body.len() / 2;
    check_count(side, Axis::Row, head.clone())?;
    if body.len() % 2 == 1 {
        let found = message!("nonogram-lines-of-clues", lines = body.len());
        return Err(ParseError::new(head, found, message!("nonogram-equal-clues")));
    }
    let read = |rows: &[Row]| rows.iter().map(|&row| plain_clue(row)).collect::<Result<_, _>>();
    let (columns, rows) = body.split_at(side);
    let (columns, rows) = (read(columns)?, read(rows)?);
    checked(Palette::plain(), rows, columns)
}

fn write(nonogram: &Nonogram) -> Result<String, Message> {
    black_only(nonogram)?;
    if nonogram.size.width != nonogram.size.height {
        return Err(message!("nonogram-square-only"));
    }
    let [columns, rows] = [Axis::Column, Axis::Row].map(|axis| clue_lines(nonogram, axis));
    Ok(format!("$1\n{columns}{rows}").replace(' ', "\t"))
}
