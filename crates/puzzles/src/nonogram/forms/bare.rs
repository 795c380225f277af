//! Clues without a size: rows and columns parted by a blank line, a line `#`, words, or brackets.
//!
//! ```text
//! rows        1 1        {"rows": [[1, 1], [2]], "columns": [[2], [1], [1]]}
//! 1 1         2
//! 2                      rows = [[1, 1], [2]]
//! columns     2          columns = [[2], [1], [1]]
//! 2           1
//! 1           1
//! 1
//! ```

use std::ops::Range;

use grille_engine::constraints::Run;
use grille_engine::{Message, message};
use grille_grid::Axis;

use super::super::numbers::{room_needed, run_range};
use super::super::{LONGEST, Nonogram, Palette};
use super::clues::{Clue, black_only, check_count, checked, clue_lines, is_clue, plain_clues};
use crate::puzzle::{Entry, Extent, Fit, FormId, Format};
use crate::text::lists::{self, List};
use crate::text::{ParseError, Row, Titles, ends_block, rows};

pub(super) const BARE: Format<Nonogram> = Format {
    id: FormId::new("bare"),
    extent: Extent::Own(end),
    fits,
    read: |text| vec![Entry::new(Titles::default(), read(text))],
    write: Some(write),
};

/// The clues of both sides as they stand in a text.
enum Sides<'a> {
    /// One line of clues a line.
    Lines { rows: Vec<Row<'a>>, columns: Vec<Row<'a>>, is_named: bool, end: usize },
    /// Lists in brackets.
    Lists { rows: List<'a>, columns: Option<List<'a>>, is_closed: bool, end: usize },
    /// Lines of clues, and nothing says where the rows end.
    Unparted { lines: Vec<Row<'a>>, end: usize },
}

/// What people write before the rows, and before the columns.
const NAMES: [&[&str]; 2] = [
    &["rows", "row", "lignes", "horizontal"],
    &["columns", "column", "cols", "colonnes", "vertical"],
];

/// Which side a word names: 0 for the rows, 1 for the columns.
fn side(word: &str) -> Option<usize> {
    let word = word.trim().trim_end_matches(':').to_lowercase();
    NAMES.iter().position(|names| names.contains(&word.as_str()))
}

fn sides(text: &str) -> Option<Sides<'_>> {
    listed(text).or_else(|| lined(text))
}

/// Clues as lists: of both sides in one, or two lists with names.
fn listed(text: &str) -> Option<Sides<'_>> {
    let start = rows(text).find(|row| !ends_block(row))?.start;
    let first = lists::first(&text[start..])?;
    let names: Vec<usize> = first.words.iter().filter_map(|word| side(word.text)).collect();
    let is_closed = first.is_closed;
    if !first.words.is_empty() && names.len() != first.words.len() || first.lists.is_empty() {
        return None;
    }
    let end = start + lists::end(&text[start..])?;
    let is_side =
        |list: &List| list.words.is_empty() && list.lists.iter().all(|l| l.lists.is_empty());
    let nested = first.lists.iter().any(|list| !list.lists.is_empty());
    if nested && first.lists.len() <= 2 && first.lists.iter().all(is_side) {
        let mut both = first.lists.into_iter().map(|list| moved(list, start));
        let (mut one, mut other) = (both.next()?, both.next());
        if names.first() == Some(&1)
            && let Some(other) = &mut other
        {
            std::mem::swap(&mut one, other);
        }
        return Some(Sides::Lists { rows: one, columns: other, is_closed, end });
    }
    // Two lists, each with its name.
    let name = |text: &str| side(text.trim_start().split(['=', ' ', ':']).next()?);
    let rest = &text[end..];
    let skip = rest.len() - rest.trim_start().len();
    let second = lists::first(&rest[skip..])?;
    let (one, other) = (name(&text[start..])?, name(rest)?);
    if !is_side(&first) || !is_side(&second) || one == other {
        return None;
    }
    let is_closed = second.is_closed;
    let last = end + skip + lists::end(&rest[skip..])?;
    let (first, second) = (moved(first, start), moved(second, end + skip));
    let (rows, columns) = if one == 0 { (first, second) } else { (second, first) };
    Some(Sides::Lists { rows, columns: Some(columns), is_closed, end: last })
}

/// The same list, further on in a text.
fn moved(mut list: List<'_>, by: usize) -> List<'_> {
    list.span = list.span.start + by..list.span.end + by;
    list.words.iter_mut().for_each(|word| word.start += by);
    list.lists = list.lists.into_iter().map(|inner| moved(inner, by)).collect();
    list
}

/// Clues one line a line.
fn lined(text: &str) -> Option<Sides<'_>> {
    let mut lines = rows(text).skip_while(ends_block).peekable();
    let first = *lines.peek()?;
    if let Some(named) = side(first.text) {
        lines.next();
        let is_last = |row: &Row| side(row.text) == Some(1 - named);
        let one: Vec<Row> = std::iter::from_fn(|| lines.next_if(|row| !is_last(row)))
            .filter(|r| !r.is_blank())
            .collect();
        lines.next().filter(|row| is_last(row))?;
        let other: Vec<Row> = lines.take_while(|row| !ends_block(row)).collect();
        let end = other.last().or(one.last())?.span().end;
        let (rows, columns) = if named == 0 { (one, other) } else { (other, one) };
        return Some(Sides::Lines { rows, columns, is_named: true, end });
    }
    let one: Vec<Row> = std::iter::from_fn(|| lines.next_if(|row| !ends_block(row))).collect();
    let end = one.last()?.span().end;
    let parting = lines.next().filter(|row| row.is_blank() || row.comment() == Some(""));
    let other: Vec<Row> = match parting {
        Some(_) => lines.take_while(|row| !ends_block(row)).collect(),
        None => Vec::new(),
    };
    let are_clues = |rows: &[Row]| !rows.is_empty() && rows.iter().all(|&row| is_clue(row));
    match (are_clues(&one), are_clues(&other)) {
        (true, true) => {
            let end = other.last()?.span().end;
            Some(Sides::Lines { rows: one, columns: other, is_named: false, end })
        }
        (true, false) => Some(Sides::Unparted { lines: one, end }),
        _ => None,
    }
}

fn end(text: &str) -> usize {
    match sides(text) {
        Some(Sides::Lines { end, .. } | Sides::Lists { end, .. } | Sides::Unparted { end, .. }) => {
            end
        }
        None => text.len(),
    }
}

fn fits(text: &str) -> Fit {
    match sides(text) {
        Some(Sides::Lines { is_named: true, .. } | Sides::Lists { .. }) => Fit::Sure,
        Some(Sides::Lines { rows, columns, .. }) => {
            match (plain_clues(&rows), plain_clues(&columns)) {
                (Ok(rows), Ok(columns))
                    if agree(&rows, &columns) && rows.len() + columns.len() > 3 =>
                {
                    Fit::Fair
                }
                _ => Fit::No,
            }
        }
        Some(Sides::Unparted { lines, .. }) => {
            let words: Vec<usize> = lines.iter().map(|row| row.words().count()).collect();
            let ragged = words.iter().any(|&count| count != words[0]);
            let Ok(clues) = plain_clues(&lines) else { return Fit::No };
            match ragged && lines.len() > 5 {
                true if can_be_parted(&clues) => Fit::Fair,
                true => Fit::Weak,
                _ => Fit::No,
            }
        }
        None => Fit::No,
    }
}

/// Do the clues of rows and columns fit each other?
fn agree(rows: &[Clue], columns: &[Clue]) -> bool {
    let fit = |clues: &[Clue], room: usize| clues.iter().all(|c| room_needed(&c.runs) <= room);
    fit(rows, columns.len()) && fit(columns, rows.len()) && sum(rows) == sum(columns)
}

/// How many cells all clues fill.
fn sum(clues: &[Clue]) -> u64 {
    clues.iter().flat_map(|clue| &clue.runs).map(|run| u64::from(run.length)).sum()
}

/// Is there a place where the rows may end, two of them or more, and as many columns begin? Rows and
/// columns fill as many cells there, so that few places need a closer look.
fn can_be_parted(clues: &[Clue]) -> bool {
    if clues.len() > 2 * LONGEST as usize {
        return false;
    }
    let all = sum(clues);
    let mut before = 0;
    (1..clues.len().saturating_sub(1)).any(|at| {
        before += sum(&clues[at - 1..at]);
        at > 1 && 2 * before == all && agree(&clues[..at], &clues[at..])
    })
}

fn read(text: &str) -> Result<Nonogram, ParseError> {
    let whole = 0..text.trim_end().len();
    let wrong = |at: Range<usize>, found: Message| {
        ParseError::new(at, found, message!("nonogram-rows-and-columns"))
    };
    match sides(text) {
        Some(Sides::Lines { rows, columns, .. }) => {
            both(plain_clues(&rows)?, plain_clues(&columns)?, whole)
        }
        Some(Sides::Lists { is_closed: false, .. }) => {
            let end = text.trim_end().len();
            Err(ParseError::new(end..end, message!("the-end"), message!("closing-bracket")))
        }
        Some(Sides::Lists { rows, columns: Some(columns), .. }) => {
            both(list_clues(&rows)?, list_clues(&columns)?, whole)
        }
        Some(Sides::Lists { .. }) => Err(wrong(whole, message!("nonogram-one-side"))),
        Some(Sides::Unparted { lines, .. }) => {
            let span = lines[0].start..lines[lines.len() - 1].span().end;
            Err(wrong(span, message!("nonogram-lines-of-clues", lines = lines.len())))
        }
        None => Err(wrong(whole, message!("no-puzzle"))),
    }
}

fn both(rows: Vec<Clue>, columns: Vec<Clue>, at: Range<usize>) -> Result<Nonogram, ParseError> {
    check_count(rows.len(), Axis::Row, at.clone())?;
    check_count(columns.len(), Axis::Column, at)?;
    checked(Palette::plain(), rows, columns)
}

/// The clues of a side in brackets.
fn list_clues(side: &List) -> Result<Vec<Clue>, ParseError> {
    let clue = |list: &List| -> Result<Clue, ParseError> {
        let mut runs = Vec::new();
        for word in &list.words {
            let length = word.number(0, LONGEST, run_range)?;
            if length > 0 {
                runs.push(Run { length, colour: 1 });
            }
        }
        Ok(Clue { runs, span: list.span.clone() })
    };
    side.lists.iter().map(clue).collect()
}

fn write(nonogram: &Nonogram) -> Result<String, Message> {
    black_only(nonogram)?;
    let [rows, columns] = [Axis::Row, Axis::Column].map(|axis| clue_lines(nonogram, axis));
    Ok(format!("rows\n{rows}columns\n{columns}"))
}
