//! Our own drawings of nonograms, pasted back: clues above and beside the board.
//!
//! ```text
//!      2 1 1       the clues of the columns, each above its cells
//!    ┌──────       as wide as all cells together, with a sign more after every fifth
//!  1 1│██  ██      the clues of a row; what stands in the cells is left alone
//! ```

use grille_engine::message;

use super::super::Nonogram;
use super::super::Palette;
use super::clues::{Clue, checked, coloured_clue, plain_clue};
use super::declared::Declared;
use super::paint;
use crate::puzzle::{Entry, Extent, Fit, FormId, Format};
use crate::text::{ParseError, Row, Titles, Token, is_sentence, rows};

pub(super) const DRAWING: Format<Nonogram> = Format {
    id: FormId::new("drawing"),
    extent: Extent::Own(end),
    fits: |text| if picture(text).is_some() { Fit::Sure } else { Fit::No },
    read: |text| vec![Entry::new(Titles::default(), read(text))],
    write: None,
};

/// A drawing taken apart.
struct Picture<'a> {
    /// Lines of column clues, the topmost first.
    above: Vec<Row<'a>>,
    /// What stands before the bar in each row.
    beside: Vec<Row<'a>>,
    /// Where the cells of each column stand, in characters.
    columns: Vec<std::ops::Range<usize>>,
    end: usize,
}

fn picture(text: &str) -> Option<Picture<'_>> {
    let is_before = |row: &Row| row.is_blank() || row.comment().is_some();
    let lines: Vec<Row> =
        rows(text).skip_while(is_before).take_while(|row| !row.is_blank()).collect();
    let at = lines.iter().position(|line| is_top(line.text))?;
    let above: Vec<Row> =
        lines[..at].iter().copied().filter(|row| !is_sentence(row.text)).collect();
    let top = lines[at].text;
    let corner = top.chars().position(|sign| sign == '+')?;
    let rule: String =
        top.chars().skip(corner + 1).take_while(|sign| !sign.is_whitespace()).collect();
    let mut beside = Vec::new();
    let mut end = lines[at].span().end;
    for line in &lines[at + 1..] {
        match line.text.chars().nth(corner) {
            Some('|') => {
                let stop = line.text.char_indices().nth(corner).map_or(0, |(i, _)| i);
                beside.push(Row { text: &line.text[..stop], start: line.start });
            }
            Some('+') => {}
            _ => break,
        }
        end = line.span().end;
    }
    let columns = (2..=5).find_map(|pitch| columns(&above, corner + 1, &rule, pitch))?;
    (!above.is_empty() && !beside.is_empty()).then_some(Picture { above, beside, columns, end })
}

/// Is this the line above the cells: a corner after blanks, and then a rule?
fn is_top(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("+-")
        && line.chars().all(|sign| matches!(sign, '+' | '-' | ' '))
        && !line.trim_end().ends_with('+')
}

/// Where the columns stand if each is so wide, and every number above has its own.
fn columns(
    above: &[Row],
    start: usize,
    rule: &str,
    pitch: usize,
) -> Option<Vec<std::ops::Range<usize>>> {
    let mut places = Vec::new();
    let mut place = start;
    for group in rule.split('+') {
        let width = group.chars().count();
        if !width.is_multiple_of(pitch) {
            return None;
        }
        places.extend((0..width / pitch).map(|i| place + i * pitch..place + (i + 1) * pitch));
        place += width + 1;
    }
    let last = above.last()?;
    let is_inside = |row: &Row| {
        let words = row.words().map(|word| {
            let from = row.text[..word.start - row.start].chars().count();
            from..from + word.text.chars().count()
        });
        words.take_while(|word| word.start < place).all(|word| {
            places.iter().any(|place| place.start <= word.start && word.end <= place.end)
        })
    };
    let fits = above.iter().all(is_inside)
        && places.iter().all(|place| !slot(*last, place).text.is_empty());
    fits.then_some(places)
}

/// What stands at a place of a line.
fn slot<'a>(row: Row<'a>, place: &std::ops::Range<usize>) -> Token<'a> {
    let at = |place: usize| row.text.char_indices().nth(place).map_or(row.text.len(), |(i, _)| i);
    let (start, end) = (at(place.start), at(place.end));
    let text = &row.text[start..end];
    let lead = text.len() - text.trim_start().len();
    Token { text: text.trim(), start: row.start + start + lead }
}

fn end(text: &str) -> usize {
    picture(text).map_or(text.len(), |picture| picture.end)
}

fn read(text: &str) -> Result<Nonogram, ParseError> {
    let wrong = || {
        ParseError::new(0..text.len(), message!("no-puzzle"), message!("nonogram-drawing-expected"))
    };
    let picture = picture(text).ok_or_else(wrong)?;
    let columns: Vec<Vec<Token>> = picture
        .columns
        .iter()
        .map(|place| {
            picture
                .above
                .iter()
                .map(|&row| slot(row, place))
                .filter(|t| !t.text.is_empty())
                .collect()
        })
        .collect();
    let rows: Vec<Vec<Token>> = picture.beside.iter().map(|row| row.words().collect()).collect();
    let all = || rows.iter().chain(&columns).flatten();
    let signs: Vec<char> = all().filter_map(sign).collect();
    if signs.is_empty() {
        let clues =
            |words: Vec<Vec<Token>>| words.iter().map(|words| joined(words, plain_clue)).collect();
        let (rows, columns): (Result<_, _>, Result<_, _>) = (clues(rows), clues(columns));
        return checked(Palette::plain(), rows?, columns?);
    }
    coloured(rows, columns, signs)
}

/// A nonogram in colours of which only the signs are known.
fn coloured(
    rows: Vec<Vec<Token>>,
    columns: Vec<Vec<Token>>,
    mut signs: Vec<char>,
) -> Result<Nonogram, ParseError> {
    signs.sort_unstable();
    signs.dedup();
    let mut declared = Declared::new();
    for &sign in &signs {
        declared.add(sign, paint::from_sign(sign), 0..0)?;
    }
    let number = |sign: Option<char>| {
        let place = signs.iter().position(|known| Some(*known) == sign)?;
        u8::try_from(place + 1).ok()
    };
    let clues = |words: Vec<Vec<Token>>| -> Result<Vec<Clue>, ParseError> {
        words.iter().map(|words| joined(words, |row| coloured_clue(row, number))).collect()
    };
    let (rows, columns) = (clues(rows)?, clues(columns)?);
    let numbers = declared.numbers(&rows, &columns);
    declared.nonogram(&numbers, [rows, columns], 0..0)
}

/// The sign behind a number.
fn sign(word: &Token) -> Option<char> {
    word.text.chars().next_back().filter(|sign| !sign.is_ascii_digit())
}

/// The runs of some words, each of which is read as a line of its own.
fn joined(
    words: &[Token],
    read: impl Fn(Row) -> Result<Clue, ParseError>,
) -> Result<Clue, ParseError> {
    let mut all = Clue { runs: Vec::new(), span: 0..0 };
    for word in words {
        let clue = read(Row { text: word.text, start: word.start })?;
        let start = if all.runs.is_empty() { word.start } else { all.span.start };
        all.span = start..word.span().end;
        all.runs.extend(clue.runs);
    }
    Ok(all)
}
