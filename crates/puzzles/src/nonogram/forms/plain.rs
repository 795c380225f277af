//! The plainest forms: two numbers, then one line of clues a line of the board.
//!
//! The source document has rows before columns in its header (`rows columns`), `.nin` files have
//! `width height`. Where the header does not tell, the clues do: they must fit their lines.

use grille_engine::{Message, message};

use super::super::numbers::room_needed;
use super::super::{Nonogram, Palette};
use super::clues::{Clue, black_only, checked, plain_clue, plain_clues, side};
use super::{counted, mk};
use crate::puzzle::{Entry, Extent, Fit, FormId, Format};
use crate::text::{ParseError, Row, Titles, Token, rows};

pub(super) const SOURCE: Format<Nonogram> = Format {
    id: FormId::new("clues"),
    extent: Extent::Own(end),
    fits: |text| fits(text, Header::RowsFirst),
    read: |text| read(text, Header::RowsFirst),
    write: Some(|nonogram| write(nonogram, Header::RowsFirst)),
};

pub(super) const NIN: Format<Nonogram> = Format {
    id: FormId::new("nin"),
    extent: Extent::Own(end),
    fits: |text| fits(text, Header::WidthFirst),
    read: |text| read(text, Header::WidthFirst),
    write: Some(|nonogram| write(nonogram, Header::WidthFirst)),
};

/// What the two numbers of the first line mean.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Header {
    RowsFirst,
    WidthFirst,
}

/// The header and as many lines of clues as it asks for, or what is wrong.
struct Parts<'a> {
    head: Row<'a>,
    height: usize,
    width: usize,
    lines: Vec<Row<'a>>,
}

fn parts(text: &str, header: Header) -> Result<Parts<'_>, ParseError> {
    let mut all = rows(text).skip_while(|row| row.is_blank() || row.comment().is_some());
    let nothing = || {
        let expected = message!("nonogram-two-numbers-of-lines");
        ParseError::new(0..text.len(), message!("nothing"), expected)
    };
    let head = all.next().ok_or_else(nothing)?;
    let words: Vec<Token> = head.words().collect();
    let [first, second] = words[..] else {
        let found = message!("words", words = words.len());
        return Err(ParseError::new(head.span(), found, message!("nonogram-two-numbers")));
    };
    let (first, second) = (side(&first)? as usize, side(&second)? as usize);
    let (height, width) = match header {
        Header::RowsFirst => (first, second),
        Header::WidthFirst => (second, first),
    };
    let mut lines: Vec<Row> = Vec::with_capacity(height + width + 1);
    lines.extend(all.filter(|row| row.comment().is_none()));
    // Blank lines at the end are clues only while clues are missing.
    while lines.len() > height + width && lines.last().is_some_and(Row::is_blank) {
        lines.pop();
    }
    // The last lines of a file may be empty clues that an editor has cut off.
    let end = Row { text: &text[text.len()..], start: text.len() };
    if text.ends_with('\n') && lines.len() + 1 == height + width && are_balanced(&lines, height) {
        lines.push(end);
    }
    Ok(Parts { head, height, width, lines })
}

/// Where a header and so many lines of clues end.
fn end(text: &str) -> usize {
    let lines = counted::head(text).and_then(|head| match head[..] {
        [one, other] => one.checked_add(other)?.checked_add(1),
        _ => None,
    });
    counted::end(text, lines, |row| row.comment().is_none())
}

/// Do rows and columns ask for as many cells?
fn are_balanced(lines: &[Row], height: usize) -> bool {
    let Some((rows, columns)) = lines.split_at_checked(height) else { return false };
    let sum = |rows: &[Row]| plain_clues(rows).ok().map(|clues| sum(&clues));
    sum(rows) == sum(columns)
}

fn read(text: &str, header: Header) -> Vec<Entry<Nonogram>> {
    let read = || {
        let Parts { head, height, width, lines } = parts(text, header)?;
        if lines.len() != height + width {
            let found = message!("nonogram-lines-of-clues", lines = lines.len());
            let expected = message!("nonogram-for-both", rows = height, columns = width);
            return Err(ParseError::new(head.span(), found, expected));
        }
        let (rows, columns) = lines.split_at(height);
        checked(Palette::plain(), plain_clues(rows)?, plain_clues(columns)?)
    };
    vec![Entry::new(Titles::default(), read())]
}

fn fits(text: &str, header: Header) -> Fit {
    // A line `#` between rows and columns would pass for a comment here, but it means more.
    if mk::fits(text) != Fit::No {
        return Fit::No;
    }
    let Ok(Parts { height, width, lines, .. }) = parts(text, header) else { return Fit::No };
    let wrong = lines.iter().filter(|&&row| plain_clue(row).is_err()).count();
    let missing = lines.len().abs_diff(height + width);
    // One word or one line may be wrong where all others make it plain what is meant.
    if wrong + missing > 0 {
        let few = wrong + missing == 1 && lines.len() > 4 && lines.len() >= 2 * missing;
        return if few { Fit::Fair } else { Fit::No };
    }
    let Ok(clues) = plain_clues(&lines) else { return Fit::No };
    let (rows, columns) = clues.split_at(height);
    let fit = |clues: &[Clue], room: usize| clues.iter().all(|c| room_needed(&c.runs) <= room);
    if fit(rows, width) && fit(columns, height) && sum(rows) == sum(columns) {
        return Fit::Sure;
    }
    if lines.len() > 4 { Fit::Fair } else { Fit::Weak }
}

fn sum(clues: &[Clue]) -> u64 {
    clues.iter().flat_map(|clue| &clue.runs).map(|run| u64::from(run.length)).sum()
}

fn write(nonogram: &Nonogram, header: Header) -> Result<String, Message> {
    black_only(nonogram)?;
    let (width, height) = (nonogram.size.width, nonogram.size.height);
    let (first, second) = match header {
        Header::RowsFirst => (height, width),
        Header::WidthFirst => (width, height),
    };
    let mut text = format!("{first} {second}\n");
    for line in nonogram.size.lines() {
        text.push_str(&nonogram.clue_text(nonogram.runs(line)));
        text.push('\n');
    }
    Ok(text)
}
