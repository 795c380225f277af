//! Olšák's form of `.g` files, with colours.
//!
//! ```text
//! Any text.
//! #d                    colours: a sign, `:`, a sign for printing, a word or digits
//!   0:   white          the background
//!   1:*  black          runs without a sign
//!   r:%  #ff0000
//! : rows
//! 3 1r
//! : columns
//! 1
//! : end
//! ```
//!
//! A triangle such as `black/orange` is a colour of its own.

use grille_engine::message;
use grille_grid::Axis;

use super::super::{Nonogram, Palette};
use super::clues::{Clue, check_count, checked, coloured_clue, is_clue, plain_clue};
use super::declared::Declared;
use super::paint::{self, Paint};
use crate::puzzle::{Entry, Extent, Fit, FormId, Format};
use crate::text::{ParseError, Row, Titles, Token, rows};

pub(super) const OLSAK: Format<Nonogram> = Format {
    id: FormId::new("olsak"),
    extent: Extent::Rest,
    fits,
    read: |text| vec![read(text)],
    write: Some(|nonogram| Ok(write(nonogram))),
};

/// The signs of the background and of the colour of runs without a sign.
const BACKGROUND: char = '0';
const DEFAULT: char = '1';

/// What the lines of a file are. Lines that start with `#d` or `:` lead from one to the next.
#[derive(Clone, Copy)]
enum Part {
    Words,
    Colours,
    Rows,
    Columns,
}

fn is_colon(row: &Row) -> bool {
    row.text.starts_with(':')
}

/// A nonogram cannot be before the first `:`, so only so much of a text without one is looked at.
fn fits(text: &str) -> Fit {
    let mut lines = rows(text);
    if !lines.by_ref().take(200).any(|row| is_colon(&row)) {
        return Fit::No;
    }
    let other = lines.by_ref().find(|row| is_colon(row) || !is_clue(*row));
    if other.is_some_and(|row| is_colon(&row)) { Fit::Sure } else { Fit::No }
}

fn read(text: &str) -> Entry<Nonogram> {
    match parts(text) {
        Err(error) => Entry::new(Titles::default(), Err(error)),
        Ok([words, colours, rows, columns]) => {
            let mut words = words.iter().filter(|row| !row.is_blank());
            let titles = match (words.next(), words.next()) {
                (Some(only), None) => Titles::title(only.text),
                _ => Titles::default(),
            };
            Entry::new(titles, nonogram(&colours, [&rows, &columns]))
        }
    }
}

/// The lines of a file, by [`Part`].
fn parts(text: &str) -> Result<[Vec<Row<'_>>; 4], ParseError> {
    let mut lines = [const { Vec::new() }; 4];
    let mut part = Part::Words;
    for row in rows(text) {
        part = match (part, row.text.as_bytes()) {
            (Part::Words, [b'#', b'd' | b'D', ..]) => Part::Colours,
            (Part::Words, [b'#', b't' | b'T', ..]) => {
                let (found, expected) =
                    (message!("nonogram-triddler"), message!("nonogram-squares"));
                return Err(ParseError::new(row.span(), found, expected));
            }
            (Part::Words | Part::Colours, [b':', ..]) => Part::Rows,
            (Part::Rows, [b':', ..]) => Part::Columns,
            (Part::Columns, [b':', ..]) => return Ok(lines),
            _ => {
                lines[part as usize].push(row);
                part
            }
        };
    }
    let end = text.len()..text.len();
    match part {
        Part::Words | Part::Colours => {
            Err(ParseError::new(end, message!("the-end"), message!("nonogram-colon-rows")))
        }
        Part::Rows => {
            Err(ParseError::new(end, message!("the-end"), message!("nonogram-colon-columns")))
        }
        Part::Columns => {
            let last = lines[part as usize].iter().rposition(|row| !row.is_blank());
            lines[part as usize].truncate(last.map_or(0, |last| last + 1));
            Ok(lines)
        }
    }
}

fn nonogram(colours: &[Row], lines: [&[Row]; 2]) -> Result<Nonogram, ParseError> {
    let at = lines.iter().flat_map(|lines| lines.first()).next().map_or(0..0, Row::span);
    check_count(lines[0].len(), Axis::Row, at.clone())?;
    check_count(lines[1].len(), Axis::Column, at.clone())?;
    let filled: Vec<Row> = colours.iter().copied().filter(|row| !row.is_blank()).collect();
    if filled.is_empty() {
        let [rows, columns] = lines.map(|lines| all(lines, plain_clue));
        return checked(Palette::plain(), rows?, columns?);
    }
    let (declared, signs) = declare(&filled)?;
    let number = |sign: Option<char>| {
        let place = signs.iter().position(|&known| known == sign.unwrap_or(DEFAULT))?;
        u8::try_from(place + 1).ok()
    };
    let [rows, columns] = lines.map(|lines| all(lines, |row| coloured_clue(row, number)));
    let clues = [rows?, columns?];
    let numbers = declared.numbers(&clues[0], &clues[1]);
    declared.nonogram(&numbers, clues, filled[0].span())
}

fn all(
    lines: &[Row],
    read: impl Fn(Row) -> Result<Clue, ParseError>,
) -> Result<Vec<Clue>, ParseError> {
    lines.iter().map(|&row| read(row)).collect()
}

/// The colours, and the sign that each has in the clues.
fn declare(lines: &[Row]) -> Result<(Declared, Vec<char>), ParseError> {
    let mut declared = Declared::new();
    let mut signs = Vec::new();
    for &row in lines {
        let colour = read_colour(row)?;
        if colour.sign == BACKGROUND {
            declared.background = colour.paint;
            continue;
        }
        let wishes = [colour.sign, colour.print, colour.initial];
        let wish = wishes.into_iter().find(char::is_ascii_alphabetic);
        declared.add(wish.unwrap_or(' '), colour.paint, row.span())?;
        signs.push(colour.sign);
    }
    Ok((declared, signs))
}

/// A line such as `r:%  red`.
struct Colour {
    sign: char,
    /// What stands for it in a printed board.
    print: char,
    initial: char,
    paint: Paint,
}

fn read_colour(row: Row) -> Result<Colour, ParseError> {
    let trimmed = row.text.trim();
    let whole = Token { text: trimmed, start: row.start + row.text.find(trimmed).unwrap_or(0) };
    let wrong = || whole.error(message!("nonogram-olsak-colour"));
    let mut characters = whole.text.chars();
    let (Some(sign), Some(':'), Some(print)) =
        (characters.next(), characters.next(), characters.next())
    else {
        return Err(wrong());
    };
    let word = characters.as_str().split_whitespace().next().ok_or_else(wrong)?;
    let paint = match word.strip_prefix('#') {
        Some(digits) => paint::from_digits(digits).ok_or_else(wrong)?,
        None => paint::from_word(word),
    };
    Ok(Colour { sign, print, initial: word.chars().next().unwrap_or(' '), paint })
}

fn write(nonogram: &Nonogram) -> String {
    let mut text = String::new();
    if !nonogram.palette.is_plain() {
        let background = nonogram.palette.colour(0);
        text = format!("#d\n  {BACKGROUND}:.  #{}\n", paint::digits(background.paint));
        for (_, colour) in nonogram.palette.runs() {
            let (sign, digits) = (colour.sign, paint::digits(colour.paint));
            text.push_str(&format!("  {sign}:{sign}  #{digits}\n"));
        }
    }
    for (name, axis) in [("rows", Axis::Row), ("columns", Axis::Column)] {
        text.push_str(&format!(": {name}\n"));
        for runs in nonogram.along(axis) {
            // The program for which the form was made takes no `0`: an empty clue is an empty line.
            let clue = if runs.is_empty() { String::new() } else { nonogram.clue_text(runs) };
            text.push_str(&clue);
            text.push('\n');
        }
    }
    text.push_str(": end\n");
    text
}
